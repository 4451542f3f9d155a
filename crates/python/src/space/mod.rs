//! The action and observation spaces of a game, for programs that learn: a number for each move, and what a seat knows as bytes.
//!
//! The bytes have fixed places, so that they can be compared and learned from. They depend on nothing but the view of the
//! seat: a test deals everything hidden anew and compares them. `docs/develop/PYTHON.md` lists them.

mod curse;
mod doublets;
mod lady_jane;
mod yields;

pub(crate) use curse::{baseline, curse_hand, is_baseline, omniscient, seat_of};

use pyo3::prelude::*;
use talon_bots::worlds as worlds_of_view;
use talon_rules::pieces::{Card, Chance};
use talon_rules::{AnyGame, AnyMove, AnySeat, AnyView, Game, GameName, NoSuchSeat, Player, of_game};

use crate::text::value_error;

/// The most worlds that are listed.
const MOST_WORLDS: usize = 100_000;

/// The byte for a place without a card.
const NO_CARD: u8 = 0;

/// The byte for a card that the seat has not seen.
const HIDDEN_CARD: u8 = 1;

/// The byte for the first card of [`Card::deck`]; the others follow.
const FIRST_CARD: u8 = 2;

/// A game with numbers for its moves, and with bytes for what a seat knows.
pub(crate) trait Space:
    Game<Seat: Into<AnySeat> + TryFrom<AnySeat, Error = NoSuchSeat>> + Send + Sync
{
    /// The number of moves that have a number: all that are legal in any position.
    const MOVES: usize;
    /// The number of bytes of an observation.
    const OBSERVATION: usize;

    /// The number of a move; [`Space::MOVES`] for a move that is never legal.
    fn action(wanted: Self::Move) -> usize;

    /// The move with a number; `None` for numbers that are too high.
    fn made(action: usize) -> Option<Self::Move>;

    /// Writes what a seat knows.
    fn observe(&self, seat: Self::Seat, bytes: &mut Bytes<'_>);

    /// The points of the first seat since the start, minus those of the other.
    fn standing(&self) -> f32;

    /// All positions that look like the view, each once; `None` if there are more than [`MOST_WORLDS`].
    fn worlds(view: &Self::View) -> Option<Vec<Self>>;
}

/// The worlds of a patience.
fn worlds_of_patience<G: Game<Seat = Player>>(view: &G::View) -> Option<Vec<G>> {
    // One more than the most would be sampled if there are too many.
    let worlds = worlds_of_view::<G>(view, MOST_WORLDS + 1, &mut Chance::from_seed(0));
    if worlds.len() > MOST_WORLDS { None } else { Some(worlds) }
}

/// Writes bytes one after the other. Places that are left out are 0.
pub(crate) struct Bytes<'a> {
    bytes: &'a mut [u8],
    next: usize,
}

impl<'a> Bytes<'a> {
    /// Clears the bytes and starts with the first.
    pub(crate) fn new(bytes: &'a mut [u8]) -> Bytes<'a> {
        bytes.fill(0);
        Bytes { bytes, next: 0 }
    }

    /// Writes a byte.
    fn byte(&mut self, byte: u8) {
        self.bytes[self.next] = byte;
        self.next += 1;
    }

    /// Writes a number of pieces, at most 255.
    fn count(&mut self, count: usize) {
        self.byte(u8::try_from(count).unwrap_or(u8::MAX));
    }

    /// The next places as they are, for writing in any order.
    fn places(&mut self, count: usize) -> &mut [u8] {
        let start = self.next;
        self.next += count;
        &mut self.bytes[start..self.next]
    }

    /// Writes cards into this number of places. If there are fewer cards, the last places stay empty.
    fn cards(&mut self, cards: impl Iterator<Item = u8>, count: usize) {
        for (place, card) in self.places(count).iter_mut().zip(cards) {
            *place = card;
        }
    }
}

/// The byte for a known card.
fn card_byte(card: Card) -> u8 {
    FIRST_CARD + card.index()
}

/// The sizes of a game's spaces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spaces {
    /// The number of actions: all moves, and staying in a game that has ended.
    pub(crate) actions: usize,
    /// The number of bytes of an observation.
    pub(crate) observation: usize,
}

impl Spaces {
    /// The sizes for a game.
    pub(crate) fn of(name: GameName) -> Spaces {
        of_game!(name, GameName, State => Spaces { actions: State::MOVES + 1, observation: State::OBSERVATION })
    }
}

/// The number of a move.
pub(crate) fn action(wanted: AnyMove) -> usize {
    of_game!(wanted, AnyMove(wanted), State => State::action(wanted))
}

/// The numbers of moves, in ascending order.
pub(crate) fn actions(moves: Vec<AnyMove>) -> Vec<usize> {
    let mut actions: Vec<usize> = moves.into_iter().map(action).collect();
    actions.sort_unstable();
    actions
}

/// The move with a number.
///
/// # Errors
/// No move has this number.
pub(crate) fn move_of(name: GameName, action: usize) -> PyResult<AnyMove> {
    let wanted = of_game!(name, GameName, State => State::made(action).map(AnyMove::from));
    wanted.ok_or_else(|| {
        value_error(format!("the moves of {name} have numbers below {}", Spaces::of(name).actions - 1))
    })
}

/// Writes what a seat knows into all of the bytes.
pub(crate) fn observe(game: &AnyGame, seat: AnySeat, bytes: &mut [u8]) {
    of_game!(game, AnyGame(game), State => {
        let _: &State = game;
        let seat = seat.try_into().expect("the caller names a seat of this game");
        game.observe(seat, &mut Bytes::new(bytes));
    });
}

/// The points of the first seat since the start, minus those of the other.
pub(crate) fn standing(game: &AnyGame) -> f32 {
    of_game!(game, AnyGame(game), State => State::standing(game))
}

/// All positions that look like the view, each once; `None` if there are too many.
pub(crate) fn worlds(view: &AnyView) -> Option<Vec<AnyGame>> {
    of_game!(view, AnyView(view), State => {
        Some(State::worlds(view)?.into_iter().map(AnyGame::from).collect())
    })
}
