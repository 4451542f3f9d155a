//! `talon play`: the games on a screen, or line by line.

mod action;
mod app;
pub(crate) mod daily;
mod day_deals;
mod done_file;
mod draw;
mod engine_client;
mod event_loop;
mod games;
pub(crate) mod learn;
mod match_client;
mod network;
mod plain;
pub(crate) mod puzzles;
mod saved_game;
mod screens;
mod session;
mod settings;
mod terminal;
mod terminal_arguments;

use std::io::{self, IsTerminal, stdin, stdout};
use std::process::ExitCode;
use std::rc::Rc;

use anyhow::ensure;
use clap::Args;
use clap_complete::engine::ArgValueCandidates;
use talon_app::preferences::VerdictShown;
use talon_command::arguments::{game_parser, level_parser};
use talon_command::output::print;
use talon_query::Level;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::TableKind;

use action::Wanted;
use draw::theme::Look;
use engine_client::EngineClient;
use plain::help::Help;
use plain::network::MatchSeat;
use plain::{Plain, PlainStyle};
use session::{Session, Setup};
use settings::Settings;

pub(crate) use terminal_arguments::TerminalArguments;

use crate::data_folder::DataFolder;
use crate::files::Files;
use crate::language::LanguageArgument;
use crate::online::{BLOCKED, BlockList, Entrance, NetworkMatch};
use crate::terminal_text::terminal_width;

/// Play a game in the terminal, or all of them from a menu.
#[derive(Args, Debug, Default)]
#[command(after_help = "\
Examples:
  talon play
  talon play doublets 17
  talon play doublets 17 --again
  talon play --continue yield-1790000000-1
  talon play lady-jane --winnable
  talon play curse --opponent club
  talon play curse --hot-seat
  talon play curse --host
  talon play curse --join https://talon.example/#/match/ID/INVITATION
  talon play curse --pair --server https://talon.example
  talon play yield --plain < moves.txt
  talon play --language de

A game that you leave stays open: \"talon play GAME\" continues the one that you played last, and
\"talon play GAME N\" the one of deal N. \"talon games\" lists all of them, and the folder that they are in.
Without a terminal, or on one that can only write lines, --plain is taken for granted.")]
pub(crate) struct Arguments {
    /// The game; without one, a menu opens
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// The number of the deal, which continues if you have begun it; without one, the last game continues, or a new
    /// deal begins
    #[arg(value_name = "N", allow_negative_numbers = true)]
    number: Option<DealNumber>,
    /// The same as N
    #[arg(
        long,
        value_name = "N",
        requires = "game",
        conflicts_with = "number",
        allow_negative_numbers = true
    )]
    deal: Option<DealNumber>,
    /// Begin anew, with deal N or a new one as the settings say; games that you have begun stay open
    #[arg(long, requires = "game")]
    again: bool,
    /// Continue a saved game: its name in the list of "talon games", or the file of a record
    #[arg(long = "continue", value_name = "ID|FILE", conflicts_with_all = ["game", "number", "deal"], add = ArgValueCandidates::new(saved_game::names))]
    saved: Option<String>,
    /// A new deal that can be won (not in curse)
    #[arg(long, requires = "game", conflicts_with_all = ["number", "deal", "again", "saved"])]
    winnable: bool,
    /// Do not show after each move whether the game can still be won (v shows it)
    #[arg(long)]
    no_verdict: bool,
    /// Play line by line, without a screen: for screen readers and scripts. Verdicts come by themselves only at a
    /// terminal
    #[arg(long)]
    plain: bool,
    /// Line by line: leave out the points after each move
    #[arg(long)]
    brief: bool,
    /// Line by line: end with exit code 1 at the first move or command that is refused
    #[arg(long)]
    strict: bool,
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
    network: network::NetworkArguments,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    folder: DataFolder,
}

/// Plays on the screen, or line by line when there is none.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut files = arguments.folder.games()?;
    if let Some((wanted, entrance)) = arguments.network.enter(arguments.game, &arguments.folder)? {
        return start_at(arguments, files, wanted, Some(entrance));
    }
    let wanted = wanted(arguments, &mut files)?;
    start(arguments, files, wanted)
}

/// Begins with this, on the screen or line by line.
fn start(arguments: &Arguments, files: Files, wanted: Wanted) -> anyhow::Result<ExitCode> {
    start_at(arguments, files, wanted, None)
}

/// Begins with this, with an entrance to network matches.
fn start_at(
    arguments: &Arguments,
    files: Files,
    wanted: Wanted,
    entrance: Option<Entrance>,
) -> anyhow::Result<ExitCode> {
    let lang = Rc::new(arguments.language.lang());
    let mut settings = Settings::read(arguments.folder.path()?.join("settings.txt"));
    let mut session = Session::new(files);
    if let Some(opponent) = arguments.opponent {
        settings.update(&mut session, |preferences| preferences.opponent = opponent);
    }
    if arguments.no_verdict {
        settings.preferences.verdict = VerdictShown::WhenAsked;
    }
    let mut look = Look::detect(|name| std::env::var(name).ok());
    look.unicode &= !arguments.ascii;
    if arguments.plain || !has_screen() {
        // The output for a script must not depend on the speed of the machine.
        if !stdin().is_terminal() {
            settings.preferences.verdict = VerdictShown::WhenAsked;
        }
        let setup = Setup { session, settings, lang };
        let went_well = start_plain(arguments, setup, wanted, entrance)?;
        return Ok(if went_well { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let setup = Setup { session, settings, lang: Rc::clone(&lang) };
    let left = event_loop::run(setup, look, wanted, entrance)?;
    if let Some(command) = left.way_back {
        print(&format!("{}\n{command}", lang.text("terminal-online-way-back")))?;
    }
    ensure!(left.is_saved, "the game could not be saved");
    Ok(ExitCode::SUCCESS)
}

/// Plays line by line. Returns whether all went well.
fn start_plain(
    arguments: &Arguments,
    setup: Setup,
    wanted: Wanted,
    entrance: Option<Entrance>,
) -> anyhow::Result<bool> {
    let is_person = stdin().is_terminal();
    let help = Help::new(EngineClient::default(), is_person);
    let style =
        PlainStyle { width: terminal_width(), is_brief: arguments.brief, is_strict: arguments.strict };
    if let (Wanted::Match { link, is_hosted }, Some(entrance)) = (&wanted, entrance) {
        let blocked = BlockList::read(setup.settings.file_beside(BLOCKED));
        let online = NetworkMatch::new((**link).clone(), *is_hosted, blocked);
        let seat = MatchSeat::new(entrance, online, is_person);
        let plain = Plain::new(setup, help, style, io::empty(), stdout().lock());
        return plain::network::run(plain, seat);
    }
    let plain = Plain::new(setup, help, style, stdin().lock(), stdout().lock());
    Ok(plain.run(wanted)?)
}

/// The first thing that the program shows.
fn wanted(arguments: &Arguments, files: &mut Files) -> anyhow::Result<Wanted> {
    if let Some(saved) = &arguments.saved {
        let (kind, name) = saved_game::find(files, saved)?;
        return Ok(Wanted::Record(kind, name));
    }
    let Some(game) = arguments.game else { return Ok(Wanted::Menu) };
    let kind = TableKind { game, hot_seat: arguments.hot_seat };
    let properties = game.properties();
    ensure!(
        properties.players > 1 || !(arguments.hot_seat || arguments.opponent.is_some()),
        "{game} is for one player: leave out --opponent and --hot-seat"
    );
    ensure!(
        properties.has_exact_verdict || !arguments.winnable,
        "--winnable is for the patiences: {game} is for two"
    );
    Ok(match arguments.number.or(arguments.deal) {
        Some(number) if arguments.again => Wanted::DealAgain(kind, number),
        Some(number) => Wanted::Deal(kind, number),
        None if arguments.again => Wanted::NewDeal(kind),
        None if arguments.winnable => Wanted::Winnable(kind),
        None => Wanted::GoOn(kind),
    })
}

/// Returns true if input and output are a terminal that can do more than write lines.
fn has_screen() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

#[cfg(test)]
mod tests;
