//! Arguments that several commands share.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ValueHint, value_parser};

use crate::values::{GAMES, LEVELS, language};

/// The name of a game, as the first argument.
pub fn game(help: &'static str) -> Arg {
    Arg::new("game").value_name("GAME").value_parser(PossibleValuesParser::new(GAMES)).help(help)
}

/// An argument that is there or not.
pub fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// An argument whose value is the level of an opponent.
pub fn level(name: &'static str) -> Arg {
    Arg::new(name).long(name).value_name("LEVEL").value_parser(PossibleValuesParser::new(LEVELS))
}

/// The argument that chooses the data folder.
pub fn data() -> Arg {
    Arg::new("data")
        .long("data")
        .value_name("FOLDER")
        .env("TALON_DATA")
        .value_hint(ValueHint::DirPath)
        .value_parser(value_parser!(PathBuf))
        .help("The folder for saved games, settings and keys, instead of the usual one")
}

/// The argument that chooses the language.
pub fn language_argument() -> Arg {
    Arg::new("language")
        .long("language")
        .value_name("CODE")
        .env("TALON_LANGUAGE")
        .value_parser(language)
        .help("The language, such as de, pt-BR or ja; without one, the language of the environment")
}
