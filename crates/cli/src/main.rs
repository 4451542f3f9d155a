//! The binary `talon`: four games in the terminal and in a browser, and small commands for pipes.
//!
//! Each subcommand has a file with its arguments and its `run` function.

mod arena;
mod background_sync;
mod batch;
mod census;
mod check_log;
mod completions;
mod data_folder;
mod deal;
mod export;
mod files;
mod game_argument;
mod games;
mod grade;
mod import;
mod interrupt;
mod join;
mod journal;
mod language;
mod lessons;
mod man;
mod match_store;
mod move_request;
mod number_argument;
mod online;
mod output;
mod outside;
mod perft;
mod play;
mod progress;
mod puzzles;
mod qr_code;
mod record;
mod replay;
mod rules;
mod search_arguments;
mod serve;
mod shipped_puzzles;
mod show;
mod solve;
mod table_file;
mod time;
mod verify_deal;
mod watch;

use std::ffi::OsStr;
use std::io;
use std::process::ExitCode;

use clap::builder::Resettable;
use clap::error::ContextKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::CompleteEnv;
use output::complain;
use talon_cli::referee;

/// Play Doublets, Yield, Lady Jane and Curse of the Doublet.
#[derive(Parser, Debug)]
#[command(name = "talon", version, arg_required_else_help = false, after_help = AFTER_HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// The text after the commands and options on the first help page.
const AFTER_HELP: &str = "\
Examples:
  talon                     the menu of the four games
  talon play yield 17       deal 17 of Yield, which continues if you have begun it
  talon games --open        the games that you can continue
  talon solve doublets 17   whether and how a deal can be won
  talon COMMAND --help      more about a command

Documents:
  README.md and the folder docs of the source code; \"talon man FOLDER\" writes manual pages,
  and \"talon serve\" opens the games, lessons and rules in a browser

Exit codes:
  0  success (a closed pipe is not an error)
  1  failure; one sentence on standard error says why
  2  the command line cannot be read";

/// The commands on the first help page, in groups.
const GROUPS: [(&str, &[&str]); 5] = [
    ("Play", &["play", "daily", "games", "learn", "lessons", "puzzles", "rules"]),
    ("Saved games", &["export", "import", "show", "replay", "verify-deal"]),
    ("Deals, solvers and bots", &["deal", "solve", "census", "grade", "arena", "perft"]),
    ("Over the network", &["serve", "watch", "join", "online"]),
    ("For programs and shells", &["referee", "check-log", "completions", "man"]),
];

/// The command line, with its commands in groups.
fn command_line() -> clap::Command {
    let command = Arguments::command();
    let mut groups = String::new();
    for (heading, names) in GROUPS {
        groups += &format!("{heading}:\n");
        for name in names {
            let about = command.find_subcommand(name).and_then(clap::Command::get_about);
            groups += &format!("  {name:<13}{}\n", about.map(ToString::to_string).unwrap_or_default());
        }
        groups += "\n";
    }
    let command = without_empty_variables(with_negative_numbers(command));
    command.help_template(format!(
        "{{about}}\n\n{{usage-heading}} {{usage}}\n\n{groups}Options:\n{{options}}{{after-help}}"
    ))
}

/// The command with arguments that take `-1` for a number, which they then refuse, and not for an option.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    command
        .mut_args(|argument| {
            let takes_values = argument.get_action().takes_values();
            argument.allow_negative_numbers(takes_values)
        })
        .mut_subcommands(with_negative_numbers)
}

/// The command with arguments that ignore a variable of the environment that is empty, as if it were not set.
fn without_empty_variables(command: clap::Command) -> clap::Command {
    let is_empty = |name: &OsStr| std::env::var_os(name).is_some_and(|value| value.is_empty());
    command
        .mut_args(|argument| {
            if argument.get_env().is_some_and(is_empty) { argument.env(Resettable::Reset) } else { argument }
        })
        .mut_subcommands(without_empty_variables)
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Arguments),
    Games(games::Arguments),
    Daily(play::daily::Arguments),
    Serve(serve::Arguments),
    Deal(deal::Arguments),
    Show(show::Arguments),
    Replay(replay::Arguments),
    Solve(solve::Arguments),
    Census(census::Arguments),
    CheckLog(check_log::Arguments),
    Grade(grade::Arguments),
    Arena(arena::Arguments),
    Perft(perft::Arguments),
    Puzzles(puzzles::Arguments),
    Rules(rules::Arguments),
    Lessons(lessons::Arguments),
    Learn(play::learn::Arguments),
    Join(join::Arguments),
    Online(online::command::Arguments),
    Export(export::Arguments),
    Import(import::Arguments),
    VerifyDeal(verify_deal::Arguments),
    Watch(watch::Arguments),
    Referee(referee::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

fn main() -> ExitCode {
    CompleteEnv::with_factory(command_line).var(completions::VARIABLE).complete();
    let matches = command_line().try_get_matches().unwrap_or_else(|mut error| {
        // The tip to write "--" before a value: no value of talon begins with a hyphen.
        error.remove(ContextKind::Suggested);
        error.exit()
    });
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let command = arguments.command.unwrap_or(Command::Play(play::Arguments::default()));
    run(command).unwrap_or_else(|error| {
        if is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        match error.downcast::<clap::Error>() {
            Ok(usage) => usage.format(&mut called_command()).exit(),
            Err(error) => complain(&error),
        }
        ExitCode::FAILURE
    })
}

/// Runs a command.
fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Daily(arguments) => play::daily::run(&arguments),
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
        Command::Join(arguments) => join::run(&arguments),
        Command::Online(arguments) => online::command::run(&arguments),
        Command::Export(arguments) => export::run(&arguments),
        Command::Import(arguments) => import::run(&arguments),
        Command::Watch(arguments) => watch::run(arguments),
        Command::VerifyDeal(arguments) => verify_deal::run(&arguments),
        Command::CheckLog(arguments) => check_log::run(&arguments),
        Command::Referee(arguments) => referee::run(arguments).map_err(Into::into),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments, command_line()),
    }
}

/// The subcommand that was called, whose usage an error shows.
fn called_command() -> clap::Command {
    let mut all = command_line();
    all.build();
    let called = std::env::args().nth(1).and_then(|name| all.find_subcommand(name).cloned());
    called.unwrap_or(all)
}

/// Returns true if the reader of the output has closed its pipe, which is not an error.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_help_page_has_every_command_once() {
        let named: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let command = command_line();
        let commands = command.get_subcommands().map(clap::Command::get_name);
        let mut missing: Vec<&str> =
            commands.filter(|name| named.iter().filter(|one| *one == name).count() != 1).collect();
        missing.retain(|name| *name != "help");
        assert_eq!(missing, [""; 0]);
        command.debug_assert();
    }
}
