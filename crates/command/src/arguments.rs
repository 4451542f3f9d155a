//! Values on the command line: games, levels, goals, options, numbers, deals and the limits of a search.

use std::time::Duration;

use clap::Args;
use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use talon_arguments::values::one_of;
pub use talon_arguments::values::whole_number;
use talon_census::Limits;
use talon_learn::puzzle::PuzzleKind;
use talon_query::Level;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_wire::Goal;

/// Reads the name of a game.
pub fn game_parser() -> impl TypedValueParser<Value = GameName> {
    one_of(GameName::ALL.map(GameName::as_str))
}

/// Reads the name of a game for one player.
pub fn patience_parser() -> impl TypedValueParser<Value = GameName> {
    one_of(GameName::PATIENCES.map(GameName::as_str))
}

/// Reads the name of a level.
pub fn level_parser() -> impl TypedValueParser<Value = Level> {
    one_of(Level::ALL.map(Level::as_str))
}

/// Reads the options of a game.
///
/// # Errors
/// As for other values that cannot be read: the command ends with exit code 2.
pub fn read_options(game: GameName, text: &str) -> anyhow::Result<AnyOptions> {
    let invalid = |error| clap::Error::raw(ErrorKind::InvalidValue, format!("--options: {error}"));
    Ok(AnyOptions::from_text(game, text).map_err(invalid)?)
}

/// Reads the goal of a search.
pub fn goal_parser() -> impl TypedValueParser<Value = Goal> {
    one_of(Goal::ALL.map(Goal::as_str))
}

/// Reads the name of a kind of puzzles. Puzzles of the player's own games are made when they are played.
pub fn puzzle_kind_parser() -> impl TypedValueParser<Value = PuzzleKind> {
    let names = PuzzleKind::ALL.into_iter().filter(|kind| *kind != PuzzleKind::Own);
    one_of(names.map(PuzzleKind::as_str))
}

/// A deal on the command line.
#[derive(Args, Debug)]
pub struct Dealt {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameName,
    /// The number of the deal, 0 to 9007199254740991
    #[arg(value_name = "N", allow_negative_numbers = true)]
    number: DealNumber,
    /// Options that differ from the defaults, such as "ranks 5, redeals 0"
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
}

impl Dealt {
    /// The number of the deal.
    pub fn number(&self) -> DealNumber {
        self.number
    }

    /// The first position of the game.
    ///
    /// # Errors
    /// If the options are invalid.
    pub fn game(&self) -> anyhow::Result<AnyGame> {
        let options = read_options(self.game, &self.options)?;
        Ok(AnyGame::deal(&options, self.number))
    }
}

/// The arguments of every command that searches.
#[derive(Args, Debug)]
pub struct SearchArguments {
    /// The goal in a patience: a win, or the most points
    #[arg(long, value_parser = goal_parser(), default_value = "win")]
    pub goal: Goal,
    /// Look at no more positions than this in one search [default: no limit]
    #[arg(long, value_name = "COUNT", value_parser = whole_number::<u64>)]
    nodes: Option<u64>,
    /// Search no longer than this for one answer, in milliseconds [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = whole_number::<u64>)]
    ms: Option<u64>,
    /// Memory for one search, in MiB [default: 64; lady-jane: 200]
    #[arg(long, value_name = "SIZE", value_parser = whole_number::<u64>)]
    mb: Option<u64>,
}

impl SearchArguments {
    /// The limits of a search in this game.
    pub fn limits(&self, game: GameName) -> Limits {
        let usual = Limits::usual(game);
        Limits {
            nodes: self.nodes.unwrap_or(usual.nodes),
            megabytes: self.mb.unwrap_or(usual.megabytes),
            time: self.ms.map(Duration::from_millis),
        }
    }
}
