//! `talon games`: lists the saved games.

use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use serde::Serialize;
use talon_command::arguments::game_parser;
use talon_command::output::{print, print_json};
use talon_lang::Lang;
use talon_rules::GameName;
use talon_serve::DataFolder;
use talon_table::{ArchiveRow, GameResult, Session};

use crate::files::Files;
use crate::online::{HostedMatch, MatchLink};
use crate::time::now;

/// List the saved games, open and finished, the one played last first.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon games
  talon games lady-jane --open
  talon games --json
  talon play --continue lady-jane-1790000000-1
  ls \"$(talon games --folder)\"

A game is open until it ends or you give it up. docs/play/SAVES.md describes the JSON.")]
pub(crate) struct Arguments {
    /// Only the games of this name
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// Only open games
    #[arg(long)]
    open: bool,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
    /// Print only the folder with the saved games
    #[arg(long, conflicts_with_all = ["game", "open", "json"])]
    folder: bool,
    #[command(flatten)]
    data: DataFolder,
}

/// The JSON of all games.
#[derive(Serialize)]
struct Games {
    folder: String,
    games: Vec<GameLine>,
    /// The link of the match over the network that is served from this folder and not over.
    hosted_match: Option<String>,
}

/// The JSON of one game.
#[derive(Serialize)]
pub(crate) struct GameLine {
    id: String,
    game: &'static str,
    hot_seat: bool,
    deal: Option<u64>,
    opponent: Option<&'static str>,
    state: &'static str,
    points: Option<u32>,
    moves: usize,
    seconds: u64,
    assisted: bool,
    started: u64,
    last_played: u64,
}

impl GameLine {
    /// The JSON of a game in the list of saved games.
    pub(crate) fn new(row: &ArchiveRow) -> GameLine {
        GameLine {
            id: id(row),
            game: row.kind.game.as_str(),
            hot_seat: row.kind.hot_seat,
            deal: row.deal.map(|deal| deal.get()),
            opponent: row.opponent.map(|level| level.as_str()),
            state: state(row),
            points: row.points,
            moves: row.moves,
            seconds: row.seconds,
            assisted: row.is_assisted,
            started: row.started,
            last_played: row.last_played,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let folder = arguments.data.games_path()?;
    if arguments.folder {
        return print(&folder.display().to_string());
    }
    let files = Files::of_existing(&arguments.data)?;
    files.check().with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut rows = Session::new(files).archive();
    rows.retain(|row| arguments.game.is_none_or(|game| row.kind.game == game));
    let is_meant = |_: &MatchLink| arguments.game.is_none_or(|game| game.properties().is_played_in_matches);
    let hosted = HostedMatch::of(&arguments.data)?.link().filter(is_meant);
    rows.retain(|row| !arguments.open || row.is_open());
    if arguments.json {
        let games = rows.iter().map(GameLine::new).collect();
        let hosted_match = hosted.map(|link| link.to_string());
        return print_json(&Games { folder: folder.display().to_string(), games, hosted_match });
    }
    print(&list(&rows, hosted.as_ref()))
}

/// The list of the games, and the match that goes on at the next start of its host.
fn list(rows: &[ArchiveRow], hosted: Option<&MatchLink>) -> String {
    let lang = Lang::english();
    let width = rows.iter().map(|row| id(row).len()).max().unwrap_or(0);
    let line = |row: &ArchiveRow| format!("{:width$}  {}", id(row), lang.archive_row(row, now()));
    let hosted =
        hosted.map(|link| format!("A match that you host is not over: {}", HostedMatch::command(link)));
    let none = (rows.is_empty() && hosted.is_none()).then(|| lang.text("archive-empty"));
    rows.iter().map(line).chain(hosted).chain(none).collect::<Vec<_>>().join("\n")
}

/// The state of a game, in a word.
pub(crate) fn state(row: &ArchiveRow) -> &'static str {
    match row.result {
        None => "open",
        Some(GameResult::Won) => "won",
        Some(GameResult::Lost) => "lost",
        Some(GameResult::Drawn) => "drawn",
    }
}

/// The name of a game on the command line: the name of its file without the ending.
fn id(row: &ArchiveRow) -> String {
    row.name.trim_end_matches(".talon").to_owned()
}
