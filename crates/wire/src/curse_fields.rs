//! The fields of Curse of the Doublet in JSON, in both directions.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use talon_rules::curse::{self, UnknownSeat};

use crate::object::Object;
use crate::patience_fields::state_fields;
use crate::pieces::{HIDDEN_TILE, texts};

state_fields! {
    /// A state of Curse of the Doublet.
    Curse {
        set: Option<String>,
        branches: Vec<Object<Branch>>,
        hands: Object<BySeat<Vec<String>>>,
        aside: Vec<String>,
        turn: Option<Seat>,
        #[serde(default)]
        again: bool,
        #[serde(default)]
        passes: u8,
        leader: Option<Seat>,
        points: Option<Object<BySeat<u8>>>,
        #[serde(rename = "match")]
        game: Option<Object<Match>>,
        #[serde(default, deserialize_with = "given")]
        choosing: Option<Option<Seat>>,
        #[serde(default, deserialize_with = "ignored")]
        history: Vec<Object<Turn>>,
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Branch {
    pub(crate) from: Option<u8>,
    pub(crate) tiles: Vec<String>,
    pub(crate) end: Option<u8>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BySeat<T> {
    pub(crate) south: T,
    pub(crate) north: T,
}

impl<T> From<[T; 2]> for Object<BySeat<T>> {
    fn from([south, north]: [T; 2]) -> Object<BySeat<T>> {
        Object(BySeat { south, north })
    }
}

impl<T> From<Object<BySeat<T>>> for [T; 2] {
    fn from(Object(both): Object<BySeat<T>>) -> [T; 2] {
        [both.south, both.north]
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Match {
    pub(crate) hand: u32,
    pub(crate) score: Object<BySeat<u8>>,
    pub(crate) target: Option<u8>,
    #[serde(default, deserialize_with = "given")]
    pub(crate) winner: Option<Option<Seat>>,
}

/// `south` or `north`.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Seat(pub(crate) curse::Seat);

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        seat.0.to_string()
    }
}

impl TryFrom<String> for Seat {
    type Error = UnknownSeat;

    fn try_from(text: String) -> Result<Seat, UnknownSeat> {
        text.parse().map(Seat)
    }
}

/// A field that was given, even as `null`.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Seat>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// A field that is read elsewhere.
fn ignored<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Object<Turn>>, D::Error> {
    IgnoredAny::deserialize(deserializer)?;
    Ok(Vec::new())
}

/// The history of a hand, which only a view needs.
#[derive(Deserialize)]
pub(crate) struct Past {
    pub(crate) history: Option<Vec<Object<Turn>>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    #[serde(rename = "move")]
    pub(crate) made: String,
}

impl From<&curse::Layout> for Curse {
    fn from(layout: &curse::Layout) -> Curse {
        let branch = |branch: &curse::BranchLayout| Branch {
            from: Some(branch.from),
            tiles: branch.tiles.iter().map(ToString::to_string).collect(),
            end: Some(branch.end),
        };
        let turn = |turn: &curse::Turn| Turn { seat: Seat(turn.seat), made: turn.made.to_string() };
        Curse {
            set: layout.set.map(|tile| tile.to_string()),
            branches: layout.branches.iter().map(branch).map(Object).collect(),
            hands: layout.hands.each_ref().map(|hand| texts(hand, HIDDEN_TILE)).into(),
            aside: texts(&layout.aside, HIDDEN_TILE),
            turn: layout.turn.map(Seat),
            again: layout.again,
            passes: layout.passes,
            leader: layout.leader.map(Seat),
            points: layout.points.map(Object::from),
            game: layout.game.map(|game| Object(Match::of(layout, game))),
            choosing: Some(layout.choosing().map(Seat)),
            history: layout.history.iter().map(turn).map(Object).collect(),
            ..Curse::default()
        }
    }
}

impl Match {
    /// The match that a hand belongs to.
    fn of(layout: &curse::Layout, game: curse::MatchLayout) -> Match {
        Match {
            hand: game.hand,
            score: game.score.into(),
            target: Some(layout.options.target()),
            winner: Some(layout.match_winner().map(Seat)),
        }
    }
}
