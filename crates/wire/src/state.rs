use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use talon_pieces::{Card, DealNumber};
use talon_rules::{
    AnyGame, AnyLayout, AnyMove, AnySeat, AnyViolation, GameOptions, Status, curse, doublets, lady_jane,
    yields,
};
use talon_table::{Origin, Sitting};

use crate::pieces::{AsText, Pairs, Pieces, Seq};

/// What stands for a card that is not known.
const HIDDEN_CARD: &str = "??";

/// What stands for a tile that is not known.
const HIDDEN_TILE: &str = "?-?";

/// With whose perspective a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// Everything lies open.
    All,
    /// Only what this seat knows.
    Seat(AnySeat),
}

impl Perspective {
    /// The usual perspective: those of the seat to move; of the player of a patience that has ended; all,
    /// where nobody in particular is to move.
    pub fn usual(game: &AnyGame) -> Perspective {
        match (game.seat_to_move(), AnySeat::of(game.name())) {
            (Some(seat), _) => Perspective::Seat(seat),
            (None, [player]) => Perspective::Seat(*player),
            (None, _) => Perspective::All,
        }
    }
}

/// A position as somebody sees it, to be written as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    layout: AnyLayout,
    deal: Option<u64>,
    status: Status,
    score: Option<u32>,
    moves_made: usize,
}

impl State {
    /// The position where a sitting stands. `moves_before` were made before the sitting began.
    pub fn of_sitting(sitting: &Sitting, moves_before: usize, perspective: Perspective) -> State {
        State::of_game(
            sitting.game(),
            deal_of(sitting),
            moves_before.saturating_add(sitting.moves_made()),
            perspective,
        )
    }

    /// The position that a legal move leads to from where a sitting stands; everything lies open.
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn after(sitting: &Sitting, moves_before: usize, wanted: AnyMove) -> Result<State, AnyViolation> {
        let mut game = sitting.game().clone();
        game.play(wanted)?;
        let moves_made = moves_before.saturating_add(sitting.moves_made()).saturating_add(1);
        Ok(State::of_game(&game, deal_of(sitting), moves_made, Perspective::All))
    }

    /// A position that this deal and so many moves led to. The deal's number is shown only to perspective
    /// that see everything, as it tells everything.
    pub fn of_game(
        game: &AnyGame,
        deal: Option<DealNumber>,
        moves_made: usize,
        perspective: Perspective,
    ) -> State {
        let (layout, deal) = match perspective {
            Perspective::All => (game.layout(), deal),
            Perspective::Seat(seat) => (game.view(seat).layout(), None),
        };
        let deal = deal.map(DealNumber::get);
        State { layout, deal, status: game.status(), score: game.score(), moves_made }
    }
}

/// The deal that a sitting began with, or that the next hands of its match come from.
fn deal_of(sitting: &Sitting) -> Option<DealNumber> {
    match sitting.start().origin() {
        Origin::Deal(number) => Some(*number),
        Origin::Position(AnyLayout::Curse(layout)) => layout.deal,
        Origin::Deck(_) | Origin::Position(_) => None,
    }
}

/// The word for a status.
pub(crate) fn status_text(status: Status) -> &'static str {
    match status {
        Status::Playing => "playing",
        Status::Won => "won",
        Status::Lost => "lost",
        Status::Over => "over",
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = match &self.layout {
            AnyLayout::Doublets(layout) => layout.options.pairs(),
            AnyLayout::Yield(layout) => layout.options.pairs(),
            AnyLayout::LadyJane(layout) => layout.options.pairs(),
            AnyLayout::Curse(layout) => layout.options.pairs(),
        };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("game", self.layout.game().as_str())?;
        map.serialize_entry("options", &Pairs(options))?;
        map.serialize_entry("deal", &self.deal)?;
        map.serialize_entry("status", status_text(self.status))?;
        map.serialize_entry("score", &self.score)?;
        map.serialize_entry("moves_made", &self.moves_made)?;
        match &self.layout {
            AnyLayout::Doublets(layout) => doublets_entries(&mut map, layout)?,
            AnyLayout::Yield(layout) => yield_entries(&mut map, layout)?,
            AnyLayout::LadyJane(layout) => lady_jane_entries(&mut map, layout)?,
            AnyLayout::Curse(layout) => curse_entries(&mut map, layout)?,
        }
        map.end()
    }
}

/// A pile of cards.
fn pile<T>(cards: &[Option<T>]) -> Pieces<'_, T> {
    Pieces(cards, HIDDEN_CARD)
}

/// A list of tiles.
fn tiles<T>(tiles: &[Option<T>]) -> Pieces<'_, T> {
    Pieces(tiles, HIDDEN_TILE)
}

/// Several piles of cards.
fn piles(piles: &[Vec<Option<Card>>]) -> impl Serialize {
    Seq(piles.iter().map(|cards| pile(cards)))
}

fn doublets_entries<M: SerializeMap>(map: &mut M, layout: &doublets::Layout) -> Result<(), M::Error> {
    map.serialize_entry("stock", &pile(&layout.stock))?;
    map.serialize_entry("waste", &pile(&layout.waste))?;
    map.serialize_entry("reserve", &piles(&layout.reserve))?;
    map.serialize_entry("foundation", &pile(&layout.foundation))?;
    map.serialize_entry("redeals_left", &layout.redeals_left)
}

fn yield_entries<M: SerializeMap>(map: &mut M, layout: &yields::Layout) -> Result<(), M::Error> {
    let spot = |spot: &yields::Spot| (*spot != yields::Spot::Gone).then_some(AsText(*spot));
    map.serialize_entry("stock", &pile(&layout.stock))?;
    map.serialize_entry("waste", &pile(&layout.waste))?;
    map.serialize_entry("pyramid", &Seq(layout.pyramid.iter().map(|row| Seq(row.iter().map(spot)))))
}

fn lady_jane_entries<M: SerializeMap>(map: &mut M, layout: &lady_jane::Layout) -> Result<(), M::Error> {
    #[derive(Serialize)]
    struct TableauPile<'a> {
        down: Pieces<'a, Card>,
        up: Pieces<'a, Card>,
    }
    let tableau = layout.tableau.iter();
    let tableau = tableau.map(|cards| TableauPile { down: pile(&cards.down), up: pile(&cards.up) });
    // A spare is dealt face up, so one that is there is known.
    let spares = layout.spares.iter().map(|spare| spare.last().copied().flatten().map(AsText));
    map.serialize_entry("stock", &pile(&layout.stock))?;
    map.serialize_entry("spares", &Seq(spares))?;
    map.serialize_entry("reserve", &piles(&layout.reserve))?;
    map.serialize_entry("foundations", &piles(&layout.foundations))?;
    map.serialize_entry("tableau", &Seq(tableau))?;
    map.serialize_entry("base", &AsText(layout.base))
}

/// A value for each seat.
#[derive(Serialize)]
struct BySeat<T> {
    south: T,
    north: T,
}

impl<T> From<[T; 2]> for BySeat<T> {
    fn from([south, north]: [T; 2]) -> BySeat<T> {
        BySeat { south, north }
    }
}

#[derive(Serialize)]
struct Branch<T> {
    from: u8,
    tiles: T,
    end: u8,
}

#[derive(Serialize)]
struct Match {
    hand: u32,
    score: BySeat<u8>,
    target: u8,
    winner: Option<AsText<curse::Seat>>,
}

#[derive(Serialize)]
struct Turn {
    seat: AsText<curse::Seat>,
    #[serde(rename = "move")]
    made: AsText<curse::Move>,
}

fn curse_entries<M: SerializeMap>(map: &mut M, layout: &curse::Layout) -> Result<(), M::Error> {
    let branches = layout.branches.iter().map(|branch| {
        let branch_tiles = Seq(branch.tiles.iter().map(AsText));
        Branch { from: branch.from, tiles: branch_tiles, end: branch.end }
    });
    let game = layout.game.map(|game| Match {
        hand: game.hand,
        score: game.score.into(),
        target: layout.options.target(),
        winner: layout.match_winner().map(AsText),
    });
    let turn = |turn: &curse::Turn| Turn { seat: AsText(turn.seat), made: AsText(turn.made) };
    map.serialize_entry("set", &layout.set.map(AsText))?;
    map.serialize_entry("branches", &Seq(branches))?;
    map.serialize_entry("hands", &BySeat::from(layout.hands.each_ref().map(|hand| tiles(hand))))?;
    map.serialize_entry("aside", &tiles(&layout.aside))?;
    map.serialize_entry("turn", &layout.turn.map(AsText))?;
    map.serialize_entry("again", &layout.again)?;
    map.serialize_entry("passes", &layout.passes)?;
    map.serialize_entry("leader", &layout.leader.map(AsText))?;
    map.serialize_entry("points", &layout.points.map(BySeat::from))?;
    map.serialize_entry("match", &game)?;
    map.serialize_entry("choosing", &layout.choosing().map(AsText))?;
    map.serialize_entry("history", &Seq(layout.history.iter().map(turn)))
}
