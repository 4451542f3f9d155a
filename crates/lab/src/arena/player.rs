//! The players of the arena.

use std::fmt;
use std::str::FromStr;

use anyhow::Context;
use clap_complete::engine::ArgValueCandidates;
use talon_bots::Bot;
use talon_bots::curse::{Baseline, Opponent, omniscient_move};
use talon_command::completions;
use talon_command::outside::{Forfeit, MoveRequest, Outside};
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};
use talon_solve::Budget;
use talon_solve::curse::Solver;

/// The name of a player on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Name {
    /// An opponent.
    Level(Level),
    /// A baseline.
    Baseline(Baseline),
    /// A player that sees all tiles.
    Omniscient,
    /// The outside player of a --bot, counted from 0.
    Outside(usize),
}

/// A text that is not the name of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the players are novice, casual, club, strong, best, random, greedy, ismcts, policy, omniscient and bot"
)]
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

/// Completes the name of a player.
pub(super) fn candidates() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let levels = Level::ALL.map(Level::as_str).into_iter();
        let names = levels.chain(Baseline::ALL.map(Baseline::as_str)).chain(["omniscient", "bot"]);
        completions::candidates(names)
    })
}

/// A text that is not a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum PlayerError {
    #[error(transparent)]
    Unknown(#[from] UnknownPlayer),
    #[error("the colon must be followed by the most positions that the player looks at for a move")]
    Nodes,
    #[error("only an opponent or a baseline can have a limit of its own")]
    HasNoNodes,
}

/// A player: on the command line `NAME` or `NAME:NODES`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contestant {
    name: Name,
    /// The player's own limit of nodes for a move.
    nodes: Option<u64>,
    /// The command that starts another program.
    command: Option<String>,
}

impl FromStr for Contestant {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Contestant, PlayerError> {
        let Some((name, nodes)) = text.split_once(':') else {
            return Ok(Contestant { name: text.parse()?, nodes: None, command: None });
        };
        let (name, nodes) = (name.parse()?, nodes.parse().map_err(|_| PlayerError::Nodes)?);
        match name {
            Name::Level(_) | Name::Baseline(_) => Ok(Contestant { name, nodes: Some(nodes), command: None }),
            Name::Omniscient | Name::Outside(_) => Err(PlayerError::HasNoNodes),
        }
    }
}

impl Contestant {
    /// The player with its command, if it needs one.
    ///
    /// # Errors
    /// If it is an outside player without a command.
    pub(super) fn with_command(mut self, commands: &[String]) -> anyhow::Result<Contestant> {
        if let Name::Outside(number) = self.name {
            let command = commands.get(number);
            self.command =
                Some(command.with_context(|| format!("{self} needs its command: --bot \"…\""))?.clone());
        }
        Ok(self)
    }
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

/// A player in a game.
#[derive(Debug)]
pub(super) struct Player {
    mind: Mind,
    /// The player's own limit of nodes for a move.
    nodes: Option<u64>,
}

/// The way in which a player chooses its moves.
#[derive(Debug)]
enum Mind {
    Opponent(Level, Box<Opponent>),
    Baseline(Baseline),
    Omniscient(Box<Solver>),
    Outside(Box<Outside>),
}

/// An upper bound of the decisions that an opponent makes in a millisecond on a fast machine. With a time limit, the
/// clock stops it before the nodes do.
const NODES_PER_MILLISECOND: u64 = 2_000;

/// The default number of iterations of plain tree search, about ten milliseconds.
const USUAL_ITERATIONS: u64 = 12_000;

impl Player {
    /// Starts a player.
    pub(super) fn new(contestant: &Contestant) -> Player {
        let mind = match contestant.name {
            Name::Level(level) => Mind::Opponent(level, Box::new(Opponent::new(level))),
            Name::Baseline(baseline) => Mind::Baseline(baseline),
            Name::Omniscient => Mind::Omniscient(Box::default()),
            Name::Outside(_) => {
                let command = contestant.command.as_ref().expect("an outside player has a command");
                Mind::Outside(Box::new(Outside::new(command)))
            }
        };
        Player { mind, nodes: contestant.nodes }
    }

    /// Chooses a move for the seat to move, which has more than one.
    ///
    /// # Errors
    /// The reason why an outside player forfeits.
    pub(super) fn choose(
        &mut self,
        state: &State,
        seat: Seat,
        request: &MoveRequest<'_>,
    ) -> Result<Move, Forfeit> {
        let usual = match &self.mind {
            Mind::Opponent(level, _) => {
                request.ms.map_or(level.usual_nodes(), |ms| ms * NODES_PER_MILLISECOND)
            }
            Mind::Baseline(_) => request.ms.map_or(USUAL_ITERATIONS, |_| u64::MAX),
            Mind::Omniscient(_) | Mind::Outside(_) => u64::MAX,
        };
        let nodes = self.nodes.or(request.nodes).unwrap_or(usual);
        let budget = Budget { nodes, stop: request.stop, ..Budget::default() };
        let legal = "a player of ours moves when it is to move";
        match &mut self.mind {
            Mind::Opponent(_, opponent) => {
                Ok(opponent.choose(&state.view(seat), &budget, request.seed).expect(legal).chosen)
            }
            Mind::Baseline(baseline) => {
                Ok(baseline.choose(&state.view(seat), &budget, request.seed).expect(legal).chosen)
            }
            Mind::Omniscient(solver) => {
                let chosen = omniscient_move(state, solver, &Budget::default());
                Ok(chosen.expect("a search without limits ends").expect(legal))
            }
            Mind::Outside(outside) => outside.choose(state, seat, request),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_can_have_its_own_nodes() {
        for text in ["best", "best:20000", "ismcts:6000", "omniscient"] {
            let player: Contestant = text.parse().expect("a player");
            assert_eq!(player.with_command(&[]).expect("it needs no command").to_string(), text);
        }
        let refused = [
            ("beast:3", PlayerError::Unknown(UnknownPlayer)),
            ("best:many", PlayerError::Nodes),
            ("bot:3", PlayerError::HasNoNodes),
        ];
        for (text, error) in refused {
            assert_eq!(text.parse::<Contestant>(), Err(error), "{text}");
        }
    }
}
