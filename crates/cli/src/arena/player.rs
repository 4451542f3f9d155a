//! Who can play in the arena.

use std::fmt;
use std::str::FromStr;

use anyhow::Context;
use talon_bots::Bot;
use talon_bots::curse::{Baseline, Level, Opponent, omniscient_move};
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};
use talon_solve::Budget;
use talon_solve::curse::Solver;

use super::game::Question;
use super::outside::{Forfeit, Outside};

/// The name of a player, as it is written on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Name {
    /// An opponent.
    Level(Level),
    /// Somebody to measure others by.
    Baseline(Baseline),
    /// One who sees everything.
    Omniscient,
    /// The outside player of a --bot, counted from 0.
    Outside(usize),
}

/// A text that names no player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the players are novice, casual, club, strong, best, random, greedy, ismcts, omniscient and bot")]
pub(super) struct UnknownPlayer;

impl FromStr for Name {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Name, UnknownPlayer> {
        match text {
            "omniscient" => Ok(Name::Omniscient),
            "bot" | "bot1" => Ok(Name::Outside(0)),
            "bot2" => Ok(Name::Outside(1)),
            _ => text
                .parse()
                .map(Name::Level)
                .or_else(|_| text.parse().map(Name::Baseline))
                .map_err(|_| UnknownPlayer),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::Level(level) => level.fmt(f),
            Name::Baseline(baseline) => baseline.fmt(f),
            Name::Omniscient => f.write_str("omniscient"),
            Name::Outside(number) => write!(f, "bot{}", number + 1),
        }
    }
}

impl Name {
    /// The player with its command, if it has one.
    ///
    /// # Errors
    /// When it is an outside player without a command.
    pub(super) fn with_command(self, commands: &[String]) -> anyhow::Result<Contestant> {
        let command = match self {
            Name::Outside(number) => {
                let command = commands.get(number);
                Some(command.with_context(|| format!("{self} needs its command: --bot \"…\""))?.clone())
            }
            _ => None,
        };
        Ok(Contestant { name: self, command })
    }
}

/// A player and, for another program, how it is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contestant {
    pub(super) name: Name,
    pub(super) command: Option<String>,
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.command {
            Some(command) => write!(f, "{} ({command})", self.name),
            None => self.name.fmt(f),
        }
    }
}

/// A player at the table.
#[derive(Debug)]
pub(super) enum Player {
    Opponent(Level, Box<Opponent>),
    Baseline(Baseline),
    Omniscient(Box<Solver>),
    Outside(Box<Outside>),
}

/// How many decisions an opponent gets through in a millisecond on a fast machine: with less time than that it is
/// stopped, and with more it would not become stronger.
const NODES_PER_MILLISECOND: u64 = 2_000;

/// How many iterations plain tree search makes when nobody says otherwise: about ten milliseconds.
const USUAL_ITERATIONS: u64 = 12_000;

impl Player {
    /// Sits down.
    pub(super) fn new(contestant: &Contestant) -> Player {
        match contestant.name {
            Name::Level(level) => Player::Opponent(level, Box::new(Opponent::new(level))),
            Name::Baseline(baseline) => Player::Baseline(baseline),
            Name::Omniscient => Player::Omniscient(Box::default()),
            Name::Outside(_) => {
                let command = contestant.command.as_ref().expect("an outside player has a command");
                Player::Outside(Box::new(Outside::new(command)))
            }
        }
    }

    /// A move for the seat to move, which has a choice.
    ///
    /// # Errors
    /// Why an outside player gives the hand up.
    pub(super) fn choose(
        &mut self,
        state: &State,
        seat: Seat,
        question: &Question<'_>,
    ) -> Result<Move, Forfeit> {
        let usual = match self {
            Player::Opponent(level, _) => {
                question.ms.map_or(level.usual_nodes(), |ms| ms * NODES_PER_MILLISECOND)
            }
            Player::Baseline(_) => question.ms.map_or(USUAL_ITERATIONS, |_| u64::MAX),
            Player::Omniscient(_) | Player::Outside(_) => u64::MAX,
        };
        let nodes = question.nodes.unwrap_or(usual);
        let budget = Budget { nodes, stop: question.stop, ..Budget::default() };
        let legal = "a player of ours moves when it is to move";
        match self {
            Player::Opponent(_, opponent) => {
                Ok(opponent.choose(&state.view(seat), &budget, question.seed).expect(legal).chosen)
            }
            Player::Baseline(baseline) => {
                Ok(baseline.choose(&state.view(seat), &budget, question.seed).expect(legal).chosen)
            }
            Player::Omniscient(solver) => {
                let chosen = omniscient_move(state, solver, &Budget::default());
                Ok(chosen.expect("a search without bounds ends").expect(legal))
            }
            Player::Outside(outside) => outside.choose(state, seat, question),
        }
    }
}
