//! From the solver's lines to the moves of the game.

use talon_rules::Game;
use talon_rules::pieces::{Card, Rank};
use talon_rules::yields::{Move, Pair, Place, State};

use super::puzzle::{Puzzle, row_and_column};
use crate::bits;

/// Replays pairs of cards, two bits each, through the rules, turns the rest of the stock, and returns the
/// moves and the final position. Every King is removed as soon as it is available.
///
/// # Panics
/// If a move is illegal: then the solver is wrong.
pub(super) fn to_moves(from: &State, puzzle: &Puzzle, pairs: &[u64]) -> (Vec<Move>, State) {
    let moves = Vec::with_capacity(2 * from.options().cards());
    let left = puzzle.cards();
    let mut replay = Replay { puzzle, state: from.clone(), moves, left };
    replay.remove_kings();
    for pair in pairs {
        while replay.has_to_turn(*pair) {
            replay.make(Move::Flip);
            replay.remove_kings();
        }
        let places = Pair::new(replay.place_of(first_card(*pair)), replay.place_of(last_card(*pair)));
        replay.make(Move::Pair(places));
        replay.left ^= pair;
        replay.remove_kings();
    }
    while !replay.state.stock().is_empty() {
        replay.make(Move::Flip);
        replay.remove_kings();
    }
    (replay.moves, replay.state)
}

/// The number of a pair's lower bit.
fn first_card(pair: u64) -> usize {
    pair.trailing_zeros() as usize
}

/// The number of a pair's higher bit.
fn last_card(pair: u64) -> usize {
    63 - pair.leading_zeros() as usize
}

struct Replay<'a> {
    puzzle: &'a Puzzle,
    state: State,
    moves: Vec<Move>,
    left: u64,
}

impl Replay<'_> {
    fn make(&mut self, chosen: Move) {
        if let Err(violation) = self.state.play(chosen) {
            panic!("the solver's line breaks a rule: {chosen} ({violation:?})");
        }
        self.moves.push(chosen);
    }

    /// Returns true if a card of this pair has not been turned yet.
    fn has_to_turn(&self, pair: u64) -> bool {
        // The bits of the line are in the order in which its cards are turned.
        let pair = pair & self.puzzle.line;
        pair != 0 && {
            let card = self.puzzle.card[last_card(pair)].expect("a bit in use has a card");
            self.state.stock().contains(&card)
        }
    }

    /// Removes all available Kings.
    fn remove_kings(&mut self) {
        let king = Rank::new(self.state.options().ranks());
        let is_king = |card: Option<&Card>| card.map(|card| card.rank()) == king;
        loop {
            let exposed = self.puzzle.exposed(self.left) & self.puzzle.kings;
            for bit in bits::indices(exposed) {
                self.make(Move::King(place_in_pyramid(bit)));
            }
            self.left ^= exposed;
            if is_king(self.state.waste().last()) {
                self.make(Move::King(Place::Top));
            } else if is_king(self.state.waste().first()) {
                self.make(Move::King(Place::Bottom));
            } else if exposed == 0 {
                return;
            }
        }
    }

    /// The place of an available card.
    fn place_of(&self, bit: usize) -> Place {
        if self.puzzle.pyramid >> bit & 1 != 0 {
            return place_in_pyramid(bit);
        }
        let card = self.puzzle.card[bit].expect("a bit in use has a card");
        match self.state.waste() {
            [.., top] if *top == card => Place::Top,
            [bottom, ..] if *bottom == card => Place::Bottom,
            _ => Place::Second,
        }
    }
}

/// The place of a bit of the pyramid.
fn place_in_pyramid(bit: usize) -> Place {
    let (row, column) = row_and_column(bit);
    Place::Pyramid { row: row as u8 + 1, column: column as u8 + 1 }
}
