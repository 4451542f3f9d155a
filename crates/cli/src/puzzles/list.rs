//! `talon puzzles`: the list of puzzles.

use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};
use talon_learn::puzzle::{Puzzle, PuzzleId, PuzzleKind};
use talon_rules::GameName;

use super::kinds::kind_parser;
use crate::game_argument::game_parser;
use crate::language::LanguageArgument;
use crate::output::{print, print_json};
use crate::shipped_puzzles::{all_puzzles, of_today};

/// The choice of the puzzles to list, and the form of the list.
#[derive(Args, Debug)]
pub(super) struct Filter {
    /// The game; without one, all games
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// Only puzzles of this kind
    #[arg(long, value_parser = kind_parser())]
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

pub(super) fn run(arguments: &Filter) -> anyhow::Result<ExitCode> {
    let lang = arguments.language.lang();
    let puzzles = if arguments.today { vec![of_today()] } else { all_puzzles() };
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
