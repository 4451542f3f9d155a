//! The goal and the limits of a search on the command line.

use std::time::Duration;

use clap::Args;
use talon_census::Limits;
use talon_rules::GameName;
use talon_wire::Goal;

use crate::game_argument::goal_parser;
use crate::number_argument::whole_number;

/// The arguments of every command that searches.
#[derive(Args, Debug)]
pub(crate) struct SearchArguments {
    /// The goal in a patience: a win, or the most points
    #[arg(long, value_parser = goal_parser(), default_value = "win")]
    pub(crate) goal: Goal,
    /// Look at no more positions than this in one search [default: no limit]
    #[arg(long, value_name = "COUNT", value_parser = whole_number::<u64>)]
    nodes: Option<u64>,
    /// Search no longer than this for one answer, in milliseconds [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = whole_number::<u64>)]
    ms: Option<u64>,
    /// Memory for one search, in MiB [default: 64; lady-jane: 200]
    #[arg(long, value_name = "SIZE", value_parser = whole_number::<u64>)]
    mb: Option<u64>,
}

impl SearchArguments {
    /// The limits of a search in this game.
    pub(crate) fn limits(&self, game: GameName) -> Limits {
        let usual = Limits::usual(game);
        Limits {
            nodes: self.nodes.unwrap_or(usual.nodes),
            megabytes: self.mb.unwrap_or(usual.megabytes),
            time: self.ms.map(Duration::from_millis),
        }
    }
}
