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
use clap::{ArgMatches, Command, value_parser};
use clap_complete::engine::ArgValueCandidates;
use talon_app::preferences::VerdictShown;
use talon_arguments::described;
use talon_arguments::described::one;
use talon_command::arguments::{game_parser, level_parser};
use talon_command::output::print;
use talon_query::Level;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_serve::DataFolder;
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

use crate::files::Files;
use crate::language::{LanguageArgument, with_values};
use crate::online::{BLOCKED, BlockList, Entrance, HostedMatch, LinkedMatch};
use crate::terminal_text::terminal_width;

/// The arguments, which `talon_arguments::play` describes.
#[derive(Debug, Default)]
pub(crate) struct Arguments {
    game: Option<GameName>,
    number: Option<DealNumber>,
    again: bool,
    saved: Option<String>,
    winnable: bool,
    no_verdict: bool,
    plain: bool,
    no_brief: bool,
    strict: bool,
    ascii: bool,
    opponent: Option<Level>,
    hot_seat: bool,
    network: network::NetworkArguments,
    language: LanguageArgument,
    folder: DataFolder,
}

described!(Arguments, describe, Arguments::read);

/// Adds the arguments, with values of the types in [`Arguments`] and their completions.
fn describe(command: Command) -> Command {
    let command = talon_arguments::play::describe(command)
        .mut_arg("game", |game| game.value_parser(game_parser()))
        .mut_arg("number", |number| number.value_parser(value_parser!(DealNumber)))
        .mut_arg("deal", |deal| deal.value_parser(value_parser!(DealNumber)))
        .mut_arg("continue", |saved| saved.add(ArgValueCandidates::new(saved_game::names)))
        .mut_arg("opponent", |level| level.value_parser(level_parser()))
        .mut_arg("language", with_values);
    network::with_values(command)
}

impl Arguments {
    fn read(matches: &ArgMatches) -> Arguments {
        Arguments {
            game: one(matches, "game"),
            number: one(matches, "number").or(one(matches, "deal")),
            again: matches.get_flag("again"),
            saved: one(matches, "continue"),
            winnable: matches.get_flag("winnable"),
            no_verdict: matches.get_flag("no-verdict"),
            plain: matches.get_flag("plain"),
            no_brief: matches.get_flag("no-brief"),
            strict: matches.get_flag("strict"),
            ascii: matches.get_flag("ascii"),
            opponent: one(matches, "opponent"),
            hot_seat: matches.get_flag("hot-seat"),
            network: network::NetworkArguments::read(matches),
            language: LanguageArgument::read(matches),
            folder: DataFolder::read(matches),
        }
    }
}

/// Plays on the screen, or line by line when there is none.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut files = Files::of(&arguments.folder)?;
    if let Some((wanted, entrance)) =
        arguments.network.enter(arguments.game, &arguments.folder, &arguments.language.lang())?
    {
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
    let is_hosted = matches!(wanted, Wanted::Match { is_hosted: true, .. });
    let left = event_loop::run(setup, look, wanted, entrance)?;
    if is_hosted {
        HostedMatch::of(&arguments.folder)?.note(left.hosted.as_ref())?;
    }
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
        PlainStyle { width: terminal_width(), is_brief: !arguments.no_brief, is_strict: arguments.strict };
    if let (Wanted::Match { link, is_hosted }, Some(entrance)) = (&wanted, entrance) {
        let blocked = BlockList::read(setup.settings.file_beside(BLOCKED));
        let online = LinkedMatch::new((**link).clone(), *is_hosted, blocked);
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
        network::conflict(format!("{game} is for one player: leave out --opponent and --hot-seat"))
    );
    ensure!(
        properties.has_exact_verdict || !arguments.winnable,
        network::conflict(format!("--winnable is for the patiences: {game} is for two"))
    );
    Ok(match arguments.number {
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
