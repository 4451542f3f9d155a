//! `talon daily`: the deal of the day, the same for everyone, and which days were played.

use std::process::ExitCode;

use anyhow::ensure;
use clap::Args;
use serde::Serialize;
use talon_command::arguments::game_parser;
use talon_command::output::{print, print_json};
use talon_lang::Lang;
use talon_rules::GameName;
use talon_table::{ArchiveRow, Day, GameResult};

use super::action::Wanted;
use super::session::Session;
use super::terminal_arguments::TerminalArguments;
use crate::files::Files;
use crate::games::{GameLine, state};
use crate::time::{now, today};

/// Number of days that the list shows.
const DAYS: u64 = 28;

/// Play the deal of the day, or list the days that were played.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon daily
  talon daily yield
  talon daily yield --date 2026-11-23
  talon daily --json

The deal of a day is the same for everyone, a solver has won it, and the day begins at midnight where you are.
It is a game of its own: games that you have begun stay open. Every earlier day can be made up.
In the list, + is a day that was won, x one that was lost, o one that is open, and . one that was not played.")]
pub(crate) struct Arguments {
    /// The game to play; without one, the days are listed
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// Another day than today
    #[arg(long, value_name = "YYYY-MM-DD")]
    date: Option<Day>,
    /// Print the list as one object of JSON
    #[arg(long, conflicts_with = "game")]
    json: bool,
    #[command(flatten)]
    terminal: TerminalArguments,
}

/// Plays the deal of a day, or lists the days.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let today = today();
    let day = arguments.date.unwrap_or(today);
    // Somewhere else it is tomorrow already.
    ensure!(day <= today.next(), "{day} is still to come: today is {today}");
    let Some(game) = arguments.game else {
        let session = Session::new(Files::of_existing(&arguments.terminal.folder)?);
        return if arguments.json { print_json(&days(&session, day)) } else { print(&list(&session, day)) };
    };
    arguments.terminal.begin(Wanted::Daily(game, day))
}

/// The JSON of a day.
#[derive(Serialize)]
struct Days {
    day: String,
    games: Vec<GameDays>,
}

/// The JSON of a game's deals of the day.
#[derive(Serialize)]
struct GameDays {
    game: &'static str,
    /// The game of the day itself, as in `talon games --json`; null if it was not played.
    played: Option<GameLine>,
    /// The days that were played, up to that one, the oldest first.
    days: Vec<PlayedDay>,
}

/// The JSON of a day that was played.
#[derive(Serialize)]
struct PlayedDay {
    day: String,
    state: &'static str,
}

/// The JSON of the day's deals, and of the days before.
fn days(session: &Session, day: Day) -> Days {
    let of_game = |game: GameName| {
        let games = session.daily_games(game);
        let days = (0..DAYS).rev().map(|ago| day.before(ago));
        let played = |day: Day| Some(PlayedDay { day: day.to_string(), state: state(games.get(&day)?) });
        GameDays {
            game: game.as_str(),
            played: games.get(&day).map(GameLine::new),
            days: days.filter_map(played).collect(),
        }
    };
    Days { day: day.to_string(), games: GameName::ALL.map(of_game).into() }
}

/// The day's deals and how they stand, and the days before.
fn list(session: &Session, day: Day) -> String {
    let lang = Lang::english();
    let mut lines = vec![day.to_string()];
    for game in GameName::ALL {
        let games = session.daily_games(game);
        let row = games.get(&day);
        let state = row.map_or_else(|| "not played".to_owned(), |row| lang.archive_row(row, now()));
        let signs: String = (0..DAYS).rev().map(|ago| sign(games.get(&day.before(ago)))).collect();
        lines.push(format!("{:9}  {signs}  {state}", game.as_str()));
    }
    lines.join("\n")
}

fn sign(row: Option<&ArchiveRow>) -> char {
    match row.map(|row| row.result) {
        None => '.',
        Some(None) => 'o',
        Some(Some(GameResult::Won)) => '+',
        Some(Some(GameResult::Lost | GameResult::Drawn)) => 'x',
    }
}
