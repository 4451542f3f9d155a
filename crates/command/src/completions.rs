//! Completions that several arguments share.

use std::ffi::OsStr;

use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use talon_rules::GameName;

/// These values, to complete an argument with.
pub fn candidates<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<CompletionCandidate> {
    values.into_iter().map(|value| CompletionCandidate::new(value.to_string())).collect()
}

/// Completes the file of a record, or `-`.
pub fn files() -> ArgValueCompleter {
    ArgValueCompleter::new(PathCompleter::file().stdio())
}

/// Completes the name of a game, a file, or `-`.
pub fn games_and_files() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let mut all = candidates(GameName::ALL);
        all.retain(|game| game.get_value().as_encoded_bytes().starts_with(typed.as_encoded_bytes()));
        all.extend(PathCompleter::file().stdio().complete(typed));
        all
    })
}
