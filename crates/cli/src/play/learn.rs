//! `talon learn`: the lessons on a screen, or line by line.

use std::collections::BTreeSet;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use clap_complete::engine::{ArgValueCandidates, CompletionCandidate};
use talon_command::arguments::game_parser;
use talon_command::completions::candidates;
use talon_learn::{Course, Lesson};
use talon_rules::GameName;

use super::action::Wanted;
use super::terminal_arguments::TerminalArguments;

/// Learn a game: a first game, a lesson for each rule, and how to play well.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon learn doublets
  talon learn doublets D3
  talon learn curse first --plain

The lessons and their names: talon lessons")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameName,
    /// The lesson; without one, a list opens
    #[arg(add = ArgValueCandidates::new(names))]
    lesson: Option<String>,
    #[command(flatten)]
    terminal: TerminalArguments,
}

/// Begins with the lessons, on the screen or line by line.
pub(crate) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let course = Course::of(arguments.game);
    if let Some(id) = &arguments.lesson
        && course.find(id).is_none()
    {
        let ids: Vec<&str> = course.lessons().iter().map(|lesson| lesson.id()).collect();
        bail!("there is no lesson {id:?} of {}: the lessons are {}", arguments.game, ids.join(", "));
    }
    let wanted = Wanted::Lessons(arguments.game, arguments.lesson);
    arguments.terminal.begin(wanted)
}

/// The names of the lessons of all games. Those of one game would need the words before, which a shell does not give.
fn names() -> Vec<CompletionCandidate> {
    let courses = GameName::ALL.map(Course::of);
    let ids: BTreeSet<&str> = courses.iter().flat_map(Course::lessons).map(Lesson::id).collect();
    candidates(ids)
}
