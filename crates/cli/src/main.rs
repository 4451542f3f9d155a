//! The binary `talon`: the games in the terminal and in a browser, and small commands for pipes.
//!
//! Each subcommand has a file with its arguments and its `run` function.

mod background_sync;
mod check_log;
mod deal;
mod export;
mod files;
mod games;
mod import;
mod join;
mod language;
mod lessons;
mod online;
mod play;
mod puzzles;
mod replay;
mod rules;
mod shipped_puzzles;
mod show;
mod solve;
mod terminal_text;
mod time;
mod verify_deal;
mod watch;

use std::process::ExitCode;

use anyhow::anyhow;
use clap::{CommandFactory, Parser, Subcommand};
use talon_cli::referee;
use talon_command::output::complain;
use talon_command::program::{CompletionsArguments, ManArguments, Program};

/// The program.
const TALON: Program = Program { name: "talon", completions: "TALON_COMPLETE", command_line };

/// Play patience games and a game of dominoes.
#[derive(Parser, Debug)]
#[command(name = "talon", version, arg_required_else_help = false, after_help = AFTER_HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// The text after the commands and options on the first help page.
const AFTER_HELP: &str = "\
Examples:
  talon                     the menu of the games
  talon play yield 17       deal 17 of Yield, which continues if you have begun it
  talon games --open        the games that you can continue
  talon solve doublets 17   whether and how a deal can be won
  talon COMMAND --help      more about a command
  talon-lab --help          research: counts over many deals, contests of bots, new puzzles

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
    ("Deals and their solutions", &["deal", "solve"]),
    ("Over the network", &["serve", "watch", "join", "online"]),
    ("For programs and shells", &["referee", "check-log", "completions", "man"]),
];

/// Commands that have moved to `talon-lab`.
const MOVED: [&str; 7] =
    ["arena", "census", "grade", "perft", "puzzles count", "puzzles mine", "puzzles verify"];

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
    command.help_template(format!(
        "{{about}}\n\n{{usage-heading}} {{usage}}\n\n{groups}Options:\n{{options}}{{after-help}}"
    ))
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Arguments),
    Games(games::Arguments),
    Daily(play::daily::Arguments),
    Serve(talon_serve::Arguments),
    Deal(deal::Arguments),
    Show(show::Arguments),
    Replay(replay::Arguments),
    Solve(solve::Arguments),
    CheckLog(check_log::Arguments),
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
    /// Print a script that completes talon's command line in a shell
    #[command(after_help = "\
Examples:
  talon completions bash > ~/.local/share/bash-completion/completions/talon
  talon completions fish > ~/.config/fish/completions/talon.fish
  talon completions zsh > ~/.zfunc/_talon

Print the script again after an update of talon.")]
    Completions(CompletionsArguments),
    /// Write the manual pages of all commands into a folder
    #[command(after_help = "\
Examples:
  talon man ~/.local/share/man/man1
  man talon-play")]
    Man(ManArguments),
}

fn main() -> ExitCode {
    if let Some(command) = moved_command() {
        complain(&anyhow!(
            "this command is now \"talon-lab {command}\"; packages contain talon-lab beside talon"
        ));
        return ExitCode::from(2);
    }
    TALON.run(|arguments: Arguments| {
        run(arguments.command.unwrap_or(Command::Play(play::Arguments::default())))
    })
}

/// The command that was called, if it has moved to `talon-lab`.
fn moved_command() -> Option<&'static str> {
    let words: Vec<String> = std::env::args().skip(1).take(2).collect();
    let is_called =
        |command: &str| words.first().is_some_and(|word| word == command) || words.join(" ") == command;
    MOVED.into_iter().find(|command| is_called(command))
}

/// Runs a command.
fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Daily(arguments) => play::daily::run(&arguments),
        Command::Serve(arguments) => talon_serve::run(&arguments),
        Command::Deal(arguments) => deal::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
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
        Command::Completions(arguments) => TALON.print_completions(&arguments),
        Command::Man(arguments) => TALON.write_manual_pages(&arguments),
    }
}

#[cfg(test)]
mod tests {
    use talon_arguments::reading::{read, serve_and_play};
    use talon_arguments::values::{GAMES, LANGUAGES, LAST_DEAL, LEVELS};
    use talon_lang::Language;
    use talon_query::Level;
    use talon_rules::GameName;
    use talon_rules::pieces::DealNumber;

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

    #[test]
    fn the_descriptions_have_the_names_of_the_other_crates() {
        assert_eq!(GAMES.as_slice(), GameName::ALL.map(GameName::as_str));
        assert_eq!(LEVELS, Level::ALL.map(Level::as_str));
        assert_eq!(LANGUAGES, Language::ALL.map(Language::code));
        assert_eq!(LAST_DEAL, DealNumber::MAX.get());
    }

    /// `cargo play` checks the arguments by the descriptions alone.
    #[test]
    fn talon_and_cargo_play_refuse_in_the_same_words() {
        for line in [
            "serve --help",
            "serve chess",
            "serve yield 17",
            "serve yield --deal -1",
            "serve yield --deal 9007199254740992",
            "serve --deal 17",
            "serve --port 99999",
            "serve --address here",
            "serve --copy-to x --copy-every 1d",
            "serve --no-opne",
            "serve --version",
            "play -h",
            "play chess",
            "play yield x",
            "play yield 17 --deal 18",
            "play --again",
            "play curse --opponent grandmaster",
            "play curse --opponent club --hot-seat",
            "play curse --clock fast",
            "play curse --friend --host",
            "play --language tlh",
            "--version",
        ] {
            let words = || ["talon"].into_iter().chain(line.split(' '));
            let [early, late] = [serve_and_play(), command_line()]
                .map(|command| read(command, words()).expect_err(line).render().to_string());
            assert_eq!(early, late, "{line}");
        }
    }
}
