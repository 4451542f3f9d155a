//! Who can play in the arena.

use std::fmt;
use std::str::FromStr;

use anyhow::Context;
use talon_bots::Bot;
use talon_bots::curse::{Baseline, Opponent, omniscient_move};
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};
use talon_solve::Budget;
use talon_solve::curse::Solver;

use super::outside::{Forfeit, Outside};
use super::request::MoveRequest;

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

/// A player as it is asked for: `NAME` or `NAME:NODES`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wanted {
    name: Name,
    nodes: Option<u64>,
}

/// A text that asks for no player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum NotWanted {
    #[error(transparent)]
    Unknown(#[from] UnknownPlayer),
    #[error("what stands behind the colon must be how much the player may look at for a move")]
    Nodes,
    #[error("only a player of ours that thinks can be told how much it may look at")]
    HasNoNodes,
}

impl FromStr for Wanted {
    type Err = NotWanted;

    fn from_str(text: &str) -> Result<Wanted, NotWanted> {
        let Some((name, nodes)) = text.split_once(':') else {
            return Ok(Wanted { name: text.parse()?, nodes: None });
        };
        let wanted =
            Wanted { name: name.parse()?, nodes: Some(nodes.parse().map_err(|_| NotWanted::Nodes)?) };
        match wanted.name {
            Name::Level(_) | Name::Baseline(_) => Ok(wanted),
            Name::Omniscient | Name::Outside(_) => Err(NotWanted::HasNoNodes),
        }
    }
}

impl Wanted {
    /// The player with its command, if it has one.
    ///
    /// # Errors
    /// When it is an outside player without a command.
    pub(super) fn with_command(self, commands: &[String]) -> anyhow::Result<Contestant> {
        let Wanted { name, nodes } = self;
        let command = match name {
            Name::Outside(number) => {
                let command = commands.get(number);
                Some(command.with_context(|| format!("{name} needs its command: --bot \"…\""))?.clone())
            }
            _ => None,
        };
        Ok(Contestant { name, nodes, command })
    }
}

/// A player, how much it may look at for a move, if that is its own, and how it is started, if it is another program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contestant {
    name: Name,
    nodes: Option<u64>,
    command: Option<String>,
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        if let Some(nodes) = self.nodes {
            write!(f, ":{nodes}")?;
        }
        self.command.as_ref().map_or(Ok(()), |command| write!(f, " ({command})"))
    }
}

/// A player at the table.
#[derive(Debug)]
pub(super) struct Player {
    who: Who,
    /// How much it may look at for a move, whatever others may.
    nodes: Option<u64>,
}

/// Who sits there.
#[derive(Debug)]
enum Who {
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
        let who = match contestant.name {
            Name::Level(level) => Who::Opponent(level, Box::new(Opponent::new(level))),
            Name::Baseline(baseline) => Who::Baseline(baseline),
            Name::Omniscient => Who::Omniscient(Box::default()),
            Name::Outside(_) => {
                let command = contestant.command.as_ref().expect("an outside player has a command");
                Who::Outside(Box::new(Outside::new(command)))
            }
        };
        Player { who, nodes: contestant.nodes }
    }

    /// A move for the seat to move, which has a choice.
    ///
    /// # Errors
    /// Why an outside player gives the hand up.
    pub(super) fn choose(
        &mut self,
        state: &State,
        seat: Seat,
        request: &MoveRequest<'_>,
    ) -> Result<Move, Forfeit> {
        let usual = match &self.who {
            Who::Opponent(level, _) => {
                request.ms.map_or(level.usual_nodes(), |ms| ms * NODES_PER_MILLISECOND)
            }
            Who::Baseline(_) => request.ms.map_or(USUAL_ITERATIONS, |_| u64::MAX),
            Who::Omniscient(_) | Who::Outside(_) => u64::MAX,
        };
        let nodes = self.nodes.or(request.nodes).unwrap_or(usual);
        let budget = Budget { nodes, stop: request.stop, ..Budget::default() };
        let legal = "a player of ours moves when it is to move";
        match &mut self.who {
            Who::Opponent(_, opponent) => {
                Ok(opponent.choose(&state.view(seat), &budget, request.seed).expect(legal).chosen)
            }
            Who::Baseline(baseline) => {
                Ok(baseline.choose(&state.view(seat), &budget, request.seed).expect(legal).chosen)
            }
            Who::Omniscient(solver) => {
                let chosen = omniscient_move(state, solver, &Budget::default());
                Ok(chosen.expect("a search without bounds ends").expect(legal))
            }
            Who::Outside(outside) => outside.choose(state, seat, request),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_may_have_nodes_of_its_own() {
        for text in ["best", "best:20000", "ismcts:6000", "omniscient"] {
            let wanted: Wanted = text.parse().expect("a player");
            assert_eq!(wanted.with_command(&[]).expect("it needs no command").to_string(), text);
        }
        let refused = [
            ("beast:3", NotWanted::Unknown(UnknownPlayer)),
            ("best:many", NotWanted::Nodes),
            ("bot:3", NotWanted::HasNoNodes),
        ];
        for (text, why) in refused {
            assert_eq!(text.parse::<Wanted>(), Err(why), "{text}");
        }
    }
}
