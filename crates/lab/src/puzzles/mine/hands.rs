//! Hands of dominoes for puzzles: how they are played up to the puzzle, and what players without a plan answer.

use talon_bots::Bot;
use talon_bots::curse::{Baseline, Opponent};
use talon_query::{Level, Line};
use talon_rules::curse::{Move, Seat, State};
use talon_rules::{AnyGame, Game};
use talon_solve::Budget;

use super::super::rating::QuickAnswers;
use super::super::tools::classes;

/// Number of times that each quick player is asked.
const TIMES: u64 = 10;

/// The quick players of dominoes.
#[derive(Debug)]
pub(super) struct QuickPlayers {
    casual: Opponent,
    club: Opponent,
}

impl Default for QuickPlayers {
    fn default() -> QuickPlayers {
        QuickPlayers { casual: Opponent::new(Level::Casual), club: Opponent::new(Level::Club) }
    }
}

impl QuickPlayers {
    /// The positions in which south is to move in a hand that the quick players play against each other, each with the line
    /// that leads to it. The player of a puzzle is always south.
    pub(super) fn hand(&mut self, dealt: &Line, seed: u64) -> Vec<(Line, State)> {
        let AnyGame::Curse(mut state) = dealt.game() else { return Vec::new() };
        let mut line = dealt.clone();
        let mut positions = Vec::new();
        while let Some(seat) = state.seat_to_move() {
            if seat == Seat::South {
                positions.push((line.clone(), state.clone()));
            }
            let played = match seat {
                Seat::South => choice(&mut Baseline::Greedy, &state, seed),
                Seat::North => choice(&mut self.club, &state, seed),
            };
            let Some(played) = played else { break };
            state.play_unchecked(played);
            line.moves.push(played.into());
        }
        positions
    }

    /// Asks the quick players, and counts the answers that are among these right ones.
    pub(super) fn answers(&mut self, state: &State, right: &[Move]) -> QuickAnswers {
        let (mut players, mut count) = (0, 0);
        for seed in 0..TIMES {
            for played in [
                choice(&mut Baseline::Greedy, state, seed),
                choice(&mut self.casual, state, seed),
                choice(&mut self.club, state, seed),
            ] {
                players += 1;
                count += u32::from(played.is_some_and(|played| right.contains(&played)));
            }
        }
        QuickAnswers { players, right: count, answers: classes(&state.clone().into()).len() }
    }
}

/// A player's move.
fn choice<B: Bot<Game = State>>(player: &mut B, state: &State, seed: u64) -> Option<Move> {
    let view = state.view(state.seat_to_move()?);
    Some(player.choose(&view, &Budget { nodes: 1, ..Budget::default() }, seed)?.chosen)
}

/// Number of tiles that both seats hold.
pub(super) fn tiles_left(state: &State) -> usize {
    Seat::BOTH.iter().map(|seat| state.tiles(*seat).len()).sum()
}
