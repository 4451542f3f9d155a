//! The binary `talon`: four games in the terminal, and everything about them for people who like pipes.
//!
//! Each subcommand has a file of its own: its arguments and what it does.

mod play;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play Doublets, Yield, Lady Jane and Curse of the Doublet.
#[derive(Parser, Debug)]
#[command(name = "talon", version, arg_required_else_help = false)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command.unwrap_or(Command::Play(play::Arguments::default())) {
        Command::Play(arguments) => play::run(&arguments),
    };
    done.unwrap_or_else(|error| {
        complain(&error);
        ExitCode::FAILURE
    })
}

/// Says on standard error in one sentence what went wrong.
#[allow(clippy::print_stderr, reason = "this is the one place where errors are told")]
fn complain(error: &anyhow::Error) {
    eprintln!("talon: {error:#}");
}
