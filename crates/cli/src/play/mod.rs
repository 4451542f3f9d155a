//! `talon play`: the games on a screen, or line by line.

mod action;
mod app;
mod background_sync;
mod draw;
mod engine_client;
mod event_loop;
mod files;
mod games;
mod plain;
mod screens;
mod session;
mod settings;
mod terminal;

use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;
use std::rc::Rc;

use anyhow::bail;
use clap::Args;
use talon_lang::Lang;
use talon_pieces::DealNumber;
use talon_query::Level;
use talon_rules::GameName;
use talon_table::TableKind;

use action::Wanted;
use draw::theme::Look;
use engine_client::EngineClient;
use session::Session;
use settings::Settings;

pub(crate) use files::Files;

use crate::data_folder::DataFolder;
use crate::game_argument::{game_parser, level_parser};

/// Play a game in the terminal, or all of them from a menu.
#[derive(Args, Debug, Default)]
#[command(after_help = "\
Examples:
  talon play
  talon play doublets --deal 17
  talon play lady-jane --winnable
  talon play curse --opponent club
  talon play curse --hot-seat
  talon play yield --plain < moves.txt

Without a terminal, or on one that can only write lines, --plain is taken for granted.")]
pub(crate) struct Arguments {
    /// The game; without one, a menu opens
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// The number of the deal; without one, the last game continues, or a new deal begins
    #[arg(long, value_name = "N", requires = "game")]
    deal: Option<DealNumber>,
    /// A new deal that can be won (not in curse)
    #[arg(long, requires = "game", conflicts_with = "deal")]
    winnable: bool,
    /// Do not show after each move whether the game can still be won (v shows it)
    #[arg(long)]
    no_verdict: bool,
    /// Play line by line, without a screen: for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    /// The opponent (curse only); without it, the one chosen last
    #[arg(long, value_name = "LEVEL", value_parser = level_parser(), conflicts_with = "hot_seat")]
    opponent: Option<Level>,
    /// Two people at one keyboard (curse only)
    #[arg(long)]
    hot_seat: bool,
    #[command(flatten)]
    folder: DataFolder,
}

/// Plays on the screen, or line by line when there is none.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let lang = Rc::new(Lang::english());
    let session = Session::new(arguments.folder.games()?);
    let mut settings = Settings::read(arguments.folder.path()?.join("settings.txt"));
    if arguments.no_verdict {
        settings.verdict = None;
    }
    if let Some(opponent) = arguments.opponent {
        settings.opponent = opponent;
        settings.keep();
    }
    let wanted = wanted(arguments)?;
    let mut look = Look::detect(|name| std::env::var(name).ok());
    look.unicode &= !arguments.ascii;
    if arguments.plain || !has_screen() {
        // The output for a script must not depend on the speed of the machine.
        if !stdin().is_terminal() {
            settings.verdict = None;
        }
        let help = plain::help::Help::new(EngineClient::default(), stdin().is_terminal());
        plain::run((session, settings), help, lang, wanted, stdin().lock(), stdout().lock())?;
    } else {
        event_loop::run(session, settings, lang, look, wanted)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the program begins with.
fn wanted(arguments: &Arguments) -> anyhow::Result<Wanted> {
    let Some(game) = arguments.game else { return Ok(Wanted::Menu) };
    let kind = TableKind { game, hot_seat: arguments.hot_seat && game.properties().players > 1 };
    match (arguments.deal, arguments.winnable) {
        (Some(number), _) => Ok(Wanted::Deal(kind, number)),
        (None, true) if !game.properties().has_exact_verdict => {
            bail!("--winnable is for the patiences: curse is for two")
        }
        (None, true) => Ok(Wanted::Winnable(kind)),
        (None, false) => Ok(Wanted::GoOn(kind)),
    }
}

/// Whether input and output are a terminal that can do more than write lines.
fn has_screen() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

#[cfg(test)]
mod tests;
