//! Names of games, levels and goals on the command line.

use std::fmt::Debug;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use talon_query::Level;
use talon_rules::{AnyOptions, GameName};
use talon_wire::Goal;

/// Reads one of these names; help and completions list them.
fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Debug> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).map(|name| name.parse().expect("only these names are possible values"))
}

/// Reads the name of a game.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameName> {
    one_of(GameName::ALL.map(GameName::as_str))
}

/// Reads the name of a game for one player.
pub(crate) fn patience_parser() -> impl TypedValueParser<Value = GameName> {
    let patiences = GameName::ALL.into_iter().filter(|game| game.properties().players == 1);
    one_of(patiences.map(GameName::as_str))
}

/// Reads the name of a level.
pub(crate) fn level_parser() -> impl TypedValueParser<Value = Level> {
    one_of(Level::ALL.map(Level::as_str))
}

/// Reads the options of a game.
///
/// # Errors
/// As for other values that cannot be read: the command ends with exit code 2.
pub(crate) fn read_options(game: GameName, text: &str) -> anyhow::Result<AnyOptions> {
    let invalid = |error| clap::Error::raw(ErrorKind::InvalidValue, format!("--options: {error}"));
    Ok(AnyOptions::from_text(game, text).map_err(invalid)?)
}

/// Reads the goal of a search.
pub(crate) fn goal_parser() -> impl TypedValueParser<Value = Goal> {
    one_of(Goal::ALL.map(Goal::as_str))
}
