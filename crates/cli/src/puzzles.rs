//! `talon puzzles`: lists puzzles, and begins one.

use std::process::ExitCode;

use clap::{Args, Subcommand};
use serde_json::{Value, json};
use talon_command::arguments::{game_parser, puzzle_kind_parser};
use talon_command::output::{print, print_json};
use talon_learn::puzzle::{Puzzle, PuzzleId, PuzzleKind, shipped_puzzles};
use talon_rules::GameName;

use crate::language::LanguageArgument;
use crate::play;
use crate::shipped_puzzles::of_today;

/// Solve puzzles: positions from real games, with one right answer to each question.
///
/// Without a subcommand, it lists the puzzles.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
#[command(after_help = "\
Examples:
  talon puzzles
  talon puzzles curse --kind double-dummy
  talon puzzles --today --json
  talon puzzles play
  talon puzzles play yield-way-12 --plain

docs/play/PUZZLES.md describes the kinds and what makes a puzzle good enough.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    list: Filter,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::puzzles::Arguments),
}

/// The choice of the puzzles to list, and the form of the list.
#[derive(Args, Debug)]
struct Filter {
    /// The game; without one, all games
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// Only puzzles of this kind
    #[arg(long, value_parser = puzzle_kind_parser())]
    kind: Option<PuzzleKind>,
    /// Only the puzzle of the day, the same for everyone
    #[arg(long, conflicts_with_all = ["game", "kind"])]
    today: bool,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        None => list(&arguments.list),
        Some(Command::Play(arguments)) => play::puzzles::run(arguments),
    }
}

/// Lists puzzles.
fn list(arguments: &Filter) -> anyhow::Result<ExitCode> {
    let lang = arguments.language.lang();
    let puzzles = if arguments.today { vec![of_today()] } else { shipped_puzzles() };
    let is_wanted = |puzzle: &Puzzle| {
        let PuzzleId { game, kind, .. } = puzzle.id();
        arguments.game.is_none_or(|wanted| wanted == game)
            && arguments.kind.is_none_or(|wanted| wanted == kind)
    };
    let puzzles: Vec<Puzzle> = puzzles.into_iter().filter(is_wanted).collect();
    if arguments.json {
        return print_json(&json!({ "puzzles": puzzles.iter().map(row).collect::<Vec<_>>() }));
    }
    if puzzles.is_empty() {
        return print(&lang.text("puzzle-none"));
    }
    let line = |puzzle: &Puzzle| {
        let theme = lang.puzzle_theme(puzzle.theme);
        format!("{:<26} {:<16} {theme}\n", puzzle.id().to_string(), lang.puzzle_rating(puzzle.rating))
    };
    print(&puzzles.iter().map(line).collect::<String>())
}

fn row(puzzle: &Puzzle) -> Value {
    json!({
        "id": puzzle.id().to_string(),
        "game": puzzle.id().game.as_str(),
        "kind": puzzle.kind.as_str(),
        "rating": puzzle.rating,
        "difficulty": puzzle.difficulty().as_str(),
        "theme": puzzle.theme.as_str(),
        "questions": puzzle.questions(),
    })
}
