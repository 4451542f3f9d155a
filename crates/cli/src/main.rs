//! The binary `talon`: four games in the terminal and in a browser, and small commands for pipes.
//!
//! Each subcommand has a file with its arguments and its `run` function.

mod arena;
mod batch;
mod census;
mod completions;
mod data_folder;
mod deal;
mod export;
mod game_argument;
mod games;
mod grade;
mod import;
mod interrupt;
mod journal;
mod language;
mod lessons;
mod output;
mod perft;
mod play;
mod progress;
mod puzzles;
mod record;
mod replay;
mod rules;
mod search_arguments;
mod serve;
mod show;
mod solve;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use output::complain;
use talon_cli::referee;

/// Play Doublets, Yield, Lady Jane and Curse of the Doublet.
#[derive(Parser, Debug)]
#[command(name = "talon", version, arg_required_else_help = false, after_help = EXIT_CODES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// The exit codes on each help page.
const EXIT_CODES: &str = "\
Exit codes:
  0  success (a closed pipe is not an error)
  1  failure; one sentence on standard error says why
  2  the command line cannot be read";

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Arguments),
    Games(games::Arguments),
    Serve(serve::Arguments),
    Deal(deal::Arguments),
    Show(show::Arguments),
    Replay(replay::Arguments),
    Solve(solve::Arguments),
    Census(census::Arguments),
    Grade(grade::Arguments),
    Arena(arena::Arguments),
    Perft(perft::Arguments),
    Puzzles(puzzles::Arguments),
    Rules(rules::Arguments),
    Lessons(lessons::Arguments),
    Learn(play::learn::Arguments),
    Export(export::Arguments),
    Import(import::Arguments),
    Referee(referee::Arguments),
    Completions(completions::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.command.unwrap_or(Command::Play(play::Arguments::default())) {
        Command::Play(arguments) => play::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Deal(arguments) => deal::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Census(arguments) => census::run(&arguments),
        Command::Grade(arguments) => grade::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Lessons(arguments) => lessons::run(&arguments),
        Command::Learn(arguments) => play::learn::run(arguments),
        Command::Export(arguments) => export::run(&arguments),
        Command::Import(arguments) => import::run(&arguments),
        Command::Referee(arguments) => referee::run(arguments).map_err(Into::into),
        Command::Completions(arguments) => completions::run::<Arguments>(&arguments),
    };
    result.unwrap_or_else(|error| {
        if is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        match error.downcast::<clap::Error>() {
            Ok(usage) => usage.format(&mut Arguments::command()).exit(),
            Err(error) => complain(&error),
        }
        ExitCode::FAILURE
    })
}

/// Whether the reader of the output has closed its pipe, which is not an error.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
