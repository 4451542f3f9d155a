//! `talon learn`: the lessons on a screen, or line by line.

use std::collections::BTreeSet;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use clap_complete::engine::{ArgValueCandidates, CompletionCandidate};
use talon_command::arguments::game_parser;
use talon_command::completions::candidates;
use talon_learn::Course;
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

/// The names of the lessons, to complete them. The shell hands over the words of its line as arguments of this program.
fn names() -> Vec<CompletionCandidate> {
    candidates(ids(std::env::args()))
}

/// The names of the lessons of the game that one of these words names; of all games if there is none.
fn ids(mut words: impl Iterator<Item = String>) -> BTreeSet<String> {
    let game = words.find_map(|word| word.parse::<GameName>().ok());
    let games = game.map_or_else(|| GameName::ALL.to_vec(), |game| vec![game]);
    let courses: Vec<Course> = games.into_iter().map(Course::of).collect();
    courses.iter().flat_map(Course::lessons).map(|lesson| lesson.id().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_lessons_of_the_named_game_are_offered() {
        let ids = |line: &str| ids(line.split(' ').map(str::to_owned));
        let of_doublets = ids("talon -- talon learn doublets D");
        assert!(of_doublets.contains("D3") && !of_doublets.contains("C3"), "{of_doublets:?}");
        let of_all = ids("talon -- talon learn");
        assert!(of_all.contains("D3") && of_all.contains("C3"), "{of_all:?}");
    }
}
