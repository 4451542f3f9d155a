//! Names of games and levels on the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use talon_query::Level;
use talon_rules::{AnySeat, GameName};

/// Reads the name of a game; help and completions list the names.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameName> {
    let names = PossibleValuesParser::new(GameName::ALL.map(GameName::as_str));
    names.map(|name| name.parse().expect("only the names of games are possible values"))
}

/// Reads the name of a level.
pub(crate) fn level_parser() -> impl TypedValueParser<Value = Level> {
    let names = PossibleValuesParser::new(Level::ALL.map(Level::as_str));
    names.map(|name| name.parse().expect("only the names of levels are possible values"))
}

/// Reads the name of a game for one player.
pub(crate) fn patience_parser() -> impl TypedValueParser<Value = GameName> {
    let patiences = GameName::ALL.into_iter().filter(|game| AnySeat::of(*game) == [AnySeat::Player]);
    let names = PossibleValuesParser::new(patiences.map(GameName::as_str));
    names.map(|name| name.parse().expect("only the names of games are possible values"))
}
