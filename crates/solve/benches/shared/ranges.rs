//! Ranges of deals with known answers.

use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyMove, AnyOptions, GameName, Status, curse};
use talon_solve::AnySolver;

use super::measure::{Decided, best_score, count, solve, value};

/// A query about each deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// The goal of a win.
    Win,
    /// The most points that can be reached.
    Score,
    /// The value of a hand of Curse of the Doublet after this number of random tiles.
    Value(u32),
}

/// The deals from number 0 on, and the expected answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    pub(crate) name: &'static str,
    pub(crate) game: GameName,
    /// The options as text; empty for the usual ones.
    pub(crate) options: &'static str,
    pub(crate) ask: Ask,
    pub(crate) deals: u64,
    /// Number of deals that can be won; 0 for other queries.
    pub(crate) won: usize,
    /// The [`digest`] of the verdicts and scores.
    pub(crate) digest: u64,
}

impl Range {
    /// Decides all deals, one after the other, with one solver.
    ///
    /// # Panics
    /// If an answer is wrong.
    pub(crate) fn decide(&self) -> Vec<Decided> {
        let mut solver = AnySolver::default();
        let decided: Vec<Decided> =
            (0..self.deals).filter_map(|number| self.decide_one(&mut solver, number)).collect();
        assert_eq!(count(&decided, "unknown"), 0, "{}", self.name);
        let answers = (count(&decided, "won"), digest(&decided));
        assert_eq!(answers, (self.won, self.digest), "{}", self.name);
        decided
    }

    /// Decides one deal; `None` if the hand ends before the query.
    fn decide_one(&self, solver: &mut AnySolver, number: u64) -> Option<Decided> {
        let options = AnyOptions::from_text(self.game, self.options).expect("options");
        let mut position = AnyGame::deal(&options, DealNumber::new(number).expect("a small number"));
        match self.ask {
            Ask::Win => Some(solve(solver, &position, number)),
            Ask::Score => Some(best_score(solver, &position, number)),
            Ask::Value(tiles) => {
                play_tiles(&mut position, tiles, &mut Chance::from_seed(number))?;
                Some(value(solver, &position, number))
            }
        }
    }
}

/// Plays this number of tiles at random; `None` if the hand ends before.
fn play_tiles(hand: &mut AnyGame, mut tiles: u32, chance: &mut Chance) -> Option<()> {
    while tiles > 0 {
        let chosen = *chance.pick(&hand.legal_moves())?;
        tiles -= u32::from(chosen != AnyMove::Curse(curse::Move::Pass));
        hand.play(chosen).expect("the move is legal");
    }
    (hand.status() == Status::Playing).then_some(())
}

/// A hash of all answers.
fn digest(decided: &[Decided]) -> u64 {
    decided.iter().fold(0, |digest: u64, one| {
        let answer = one.answer * 2 + i64::from(one.verdict == "won");
        digest.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(7) ^ answer.cast_unsigned()
    })
}
