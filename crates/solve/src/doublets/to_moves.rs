//! From the solver's lines to the moves of the game.

use talon_rules::doublets::{Move, State};
use talon_rules::{Game, Status};

use super::puzzle::Taken;

/// Replays a line through the rules and returns its moves and the final position.
///
/// # Panics
/// If a move is illegal: then the solver is wrong.
pub(super) fn to_moves(from: &State, line: &[Taken]) -> (Vec<Move>, State) {
    let mut replay = Replay { state: from.clone(), moves: Vec::new() };
    let mut redeals = 0;
    for taken in line {
        while redeals < taken.redeals {
            replay.turn_up_to(usize::MAX);
            replay.make(Move::Redeal);
            redeals += 1;
        }
        replay.turn_up_to(taken.before as usize + 1);
        replay.play_to_foundation();
    }
    // When only Kings are left in the line, all other cards are in the reserve.
    while only_kings(&replay.state) && replay.state.status() == Status::Playing {
        replay.play_to_foundation();
    }
    (replay.moves, replay.state)
}

/// Returns true if stock and waste hold no card that can ever be played.
fn only_kings(state: &State) -> bool {
    let king = state.options().ranks();
    state.stock().iter().chain(state.waste()).all(|card| card.rank().number() == king)
}

struct Replay {
    state: State,
    moves: Vec<Move>,
}

impl Replay {
    fn make(&mut self, chosen: Move) {
        if let Err(violation) = self.state.play(chosen) {
            panic!("the solver's line breaks a rule: {chosen} ({violation:?})");
        }
        self.moves.push(chosen);
    }

    /// Turns cards until the waste has this number of cards or the stock is empty.
    fn turn_up_to(&mut self, cards: usize) {
        while self.state.waste().len() < cards && !self.state.stock().is_empty() {
            self.make(Move::Flip);
        }
    }

    /// Plays the wanted rank from the reserve if it is there, otherwise from the waste. If both have it, both
    /// moves lead to the same position except for suits.
    fn play_to_foundation(&mut self) {
        let wanted = Some(self.state.wanted());
        let pile = self.state.reserve().iter().position(|card| card.map(|card| card.rank()) == wanted);
        let chosen = match pile {
            Some(pile) => Move::Reserve(u8::try_from(pile + 1).expect("at most 7 piles")),
            None => Move::Waste,
        };
        self.make(chosen);
    }
}
