//! `talon lessons`: lists the lessons.

use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};
use talon_command::arguments::game_parser;
use talon_command::output::{print, print_json};
use talon_lang::Lang;
use talon_learn::{Course, Lesson, LessonKind};
use talon_rules::GameName;

use crate::language::LanguageArgument;

/// List the lessons of a game, or of all games.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon lessons
  talon lessons doublets
  talon lessons curse --json")]
pub(crate) struct Arguments {
    /// The game; without one, all games
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let lang = arguments.language.lang();
    let games = arguments.game.map_or_else(|| GameName::ALL.to_vec(), |game| vec![game]);
    let courses: Vec<Course> = games.into_iter().map(Course::of).collect();
    let lessons = courses.iter().flat_map(Course::lessons);
    if arguments.json {
        return print_json(
            &json!({ "lessons": lessons.map(|lesson| row(lesson, &lang)).collect::<Vec<_>>() }),
        );
    }
    let line = |lesson: &Lesson| {
        format!("{:<10} {:<12} {}\n", lesson.game(), lesson.id(), lang.text(&lesson.title_id()))
    };
    print(&lessons.map(line).collect::<String>())
}

fn row(lesson: &Lesson, lang: &Lang) -> Value {
    json!({
        "id": lesson.id(),
        "game": lesson.game().as_str(),
        "kind": match lesson.kind() {
            LessonKind::FirstGame => "first-game",
            LessonKind::Rule => "rule",
            LessonKind::Technique => "technique",
        },
        "title": lang.text(&lesson.title_id()),
        "rules": lesson.rules(),
        "steps": lesson.steps().len(),
    })
}
