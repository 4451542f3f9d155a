//! `talon play`: the games on a screen, or line by line.

mod app;
mod boards;
mod draw;
mod figures;
mod files;
mod plain;
mod screen;
mod screens;
mod session;
mod sync;
mod terminal;

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;

use anyhow::Context;
use clap::Args;
use directories::ProjectDirs;
use talon_lang::Lang;
use talon_pieces::DealNumber;
use talon_rules::GameName;

use draw::theme::Look;
use files::{Files, Kind};
use session::Session;

use crate::game_argument::game_parser;

/// Play a game in the terminal, or all of them from a menu.
#[derive(Args, Debug, Default)]
#[command(after_help = "\
Examples:
  talon play
  talon play doublets --deal 17
  talon play curse --hot-seat
  talon play yield --plain < moves.txt

Without a terminal, or on one that can only write lines, --plain is taken for granted.")]
pub(crate) struct Arguments {
    /// The game; without one, a menu opens
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// The number of the deal; without one, the last game goes on, or a new deal comes
    #[arg(long, value_name = "N", requires = "game")]
    deal: Option<DealNumber>,
    /// Play line by line, without a screen: for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    /// Two people at one keyboard (curse only)
    #[arg(long)]
    hot_seat: bool,
    /// The folder for saved games, instead of the usual one
    #[arg(long, value_name = "FOLDER", env = "TALON_DATA")]
    data: Option<PathBuf>,
}

/// Plays on the screen, or line by line when there is none.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let lang = Rc::new(Lang::english());
    let folder =
        arguments.data.clone().or_else(usual_folder).context("there is no folder for saved games")?;
    let session = Session::new(Files::new(folder.join("games")), Rc::clone(&lang));
    let kind =
        arguments.game.map(|game| Kind { game, hot_seat: arguments.hot_seat && game == GameName::Curse });
    let mut look = Look::detect(|name| std::env::var(name).ok());
    look.unicode &= !arguments.ascii;
    if arguments.plain || !has_screen() {
        plain::run(session, lang, (kind, arguments.deal), stdin().lock(), stdout().lock())?;
    } else {
        screen::run(session, lang, look, (kind, arguments.deal))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether input and output are a terminal that can do more than write lines.
fn has_screen() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

/// Where this system keeps the data of programs.
fn usual_folder() -> Option<PathBuf> {
    ProjectDirs::from("", "", "talon").map(|folders| folders.data_dir().to_owned())
}

#[cfg(test)]
mod tests;
