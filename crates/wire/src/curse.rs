//! The JSON of Curse of the Doublet.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use talon_rules::AnySeat;
use talon_rules::curse::{self, UnknownSeat};
use talon_rules::pieces::{Chance, DealNumber, Tile};

use crate::games::{GameJson, state_fields};
use crate::object::Object;
use crate::pieces::{HIDDEN_TILE, Pairs, texts};
use crate::position_reader::{PositionError, Read, Reader, read_options_from, read_shape};

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
struct Branch {
    from: Option<u8>,
    tiles: Vec<String>,
    end: Option<u8>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BySeat<T> {
    south: T,
    north: T,
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
struct Match {
    hand: u32,
    score: Object<BySeat<u8>>,
    target: Option<u8>,
    #[serde(default, deserialize_with = "given")]
    winner: Option<Option<Seat>>,
}

/// `south` or `north`.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Seat(curse::Seat);

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
struct Past {
    history: Option<Vec<Object<Turn>>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Turn {
    seat: Seat,
    #[serde(rename = "move")]
    made: String,
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

impl GameJson for curse::State {
    type Fields = Curse;

    fn read_layout(reader: &mut Reader<'_>) -> Read<Option<curse::Layout>> {
        let state: Curse = read_shape(reader.json)?;
        let deal = reader
            .common
            .deal
            .map(DealNumber::new)
            .transpose()
            .map_err(|error| PositionError::Shape(error.to_string()))?;
        let faults_before = reader.faults.len();
        let options =
            read_target(reader.common.options.clone(), state.game.as_ref().map(|game| &game.0), reader);
        let set = state.set.as_deref().and_then(|text| reader.value("set", text));
        let branches = read_branches(set, &state.branches, reader);
        let Some(options) = options else { return Ok(None) };
        if reader.faults.len() > faults_before {
            return Ok(None);
        }

        let winner = state.game.as_ref().and_then(|game| game.0.winner);
        let layout = curse::Layout {
            options,
            deal: if options.is_match() { deal } else { None },
            set,
            branches,
            hands: [
                reader.pieces("hands.south", &state.hands.0.south),
                reader.pieces("hands.north", &state.hands.0.north),
            ],
            aside: reader.pieces("aside", &state.aside),
            turn: state.turn.map(|seat| seat.0),
            again: state.again,
            passes: state.passes,
            leader: state.leader.map(|seat| seat.0),
            points: state.points.map(Into::into),
            game: state
                .game
                .map(|Object(game)| curse::MatchLayout { hand: game.hand, score: game.score.into() }),
            history: Vec::new(),
        };
        check_seat("choosing", state.choosing, layout.choosing(), reader);
        check_seat("match.winner", winner, layout.match_winner(), reader);
        Ok(Some(layout))
    }

    fn read_view(
        mut layout: curse::Layout,
        seat: AnySeat,
        reader: &mut Reader<'_>,
        _chance: &mut Chance,
    ) -> Read<curse::View> {
        layout.deal = None;
        layout.history = read_history(reader)?;
        reader.finish()?;
        let seat = seat.try_into().expect("the caller reads a seat of this game");
        curse::View::read(&layout, seat).map_err(PositionError::first_of)
    }

    fn seat_to_move_in(layout: &curse::Layout) -> Option<AnySeat> {
        layout.turn.or_else(|| layout.choosing()).map(AnySeat::from)
    }
}

/// Reads the history of a hand, as far as the state has one.
fn read_history(reader: &mut Reader<'_>) -> Read<Vec<curse::Turn>> {
    let past: Past = read_shape(reader.json)?;
    let read = |(place, Object(turn)): (usize, &Object<Turn>)| {
        let played = reader.value(&format!("history[{place}]"), &turn.made)?;
        Some(curse::Turn { seat: turn.seat.0, made: played })
    };
    Ok(past.history.iter().flatten().enumerate().filter_map(read).collect())
}

/// Reads the options. If they are left out, the match gives the target.
fn read_target(
    options: Option<Pairs<String>>,
    game: Option<&Match>,
    reader: &mut Reader<'_>,
) -> Option<curse::Options> {
    let target = game.map(|game| game.target);
    let pairs = match (options, target) {
        (None, Some(target)) => {
            Some(Pairs(vec![("target".to_owned(), target.unwrap_or(curse::MATCH_TARGET))]))
        }
        (options, _) => options,
    };
    let options = read_options_from::<curse::State>(pairs.as_ref(), reader)?;
    if target.flatten().is_some_and(|target| target != options.target()) {
        reader.disagrees("match.target", options.target().to_string());
    }
    Some(options)
}

/// Reads the branches. If its side and its open end are left out, they follow from the set and the tiles.
fn read_branches(
    set: Option<Tile>,
    branches: &[Object<Branch>],
    reader: &mut Reader<'_>,
) -> Vec<curse::BranchLayout> {
    let sides = set.map_or([0; 4], curse::sides_of);
    let mut read = Vec::new();
    for (place, Object(branch)) in branches.iter().enumerate() {
        let path = format!("branches[{place}].tiles");
        let tiles: Vec<Tile> = reader.pieces(&path, &branch.tiles).into_iter().flatten().collect();
        if branch.tiles.iter().any(|text| text == "?-?" || text == "??") {
            reader.fault(&path, "must be known here".to_owned());
        }
        let from = branch.from.unwrap_or_else(|| sides.get(place).copied().unwrap_or_default());
        // The rules refuse tiles that do not join.
        let follows = tiles.iter().try_fold(from, |end, tile| tile.other_end(end));
        let end = branch.end.or(follows).unwrap_or(from);
        read.push(curse::BranchLayout { from, tiles, end });
    }
    read
}

/// Checks an optional seat that follows from the rest.
fn check_seat(
    path: &str,
    given: Option<Option<Seat>>,
    follows: Option<curse::Seat>,
    reader: &mut Reader<'_>,
) {
    if given.is_some_and(|given| given.map(|seat| seat.0) != follows) {
        reader.disagrees(path, follows.map_or("null".to_owned(), |seat| seat.to_string()));
    }
}
