//! `talon learn`: the lessons on a screen, or line by line.

use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use talon_learn::Course;
use talon_rules::GameName;

use super::action::Wanted;
use super::start;
use crate::data_folder::DataFolder;
use crate::game_argument::game_parser;
use crate::language::LanguageArgument;

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
    lesson: Option<String>,
    /// Learn line by line, without a screen: for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    folder: DataFolder,
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
    let game = super::Arguments {
        plain: arguments.plain,
        ascii: arguments.ascii,
        language: arguments.language,
        folder: arguments.folder,
        ..super::Arguments::default()
    };
    start(&game, game.folder.games()?, wanted)
}
