//! `talon watch`: watches a match over the network.

use std::process::ExitCode;

use clap::Args;

use crate::online::MatchLink;
use crate::play::TerminalArguments;

/// Watch a match over the network. Both hands stay hidden until a hand ends.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon watch https://talon.example/#/match/ID
  talon watch LINK --plain

A link with an invitation works too, and does not take the seat.")]
pub(crate) struct Arguments {
    /// The link of the match
    link: MatchLink,
    #[command(flatten)]
    terminal: TerminalArguments,
}

pub(crate) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    arguments.terminal.watch(&arguments.link)
}
