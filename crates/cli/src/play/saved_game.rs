//! The saved game that `talon play --continue` names.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use clap_complete::engine::CompletionCandidate;
use talon_command::completions::candidates;
use talon_command::record::Source;
use talon_serve::DataFolder;
use talon_table::{Session, Store, TableKind, clean_text};
use talon_wire::{Export, Merge};

use crate::files::{ENDING, Files};

/// Finds a saved game by its name in the list of `talon games`, or by its file. A record from elsewhere is imported
/// first.
///
/// # Errors
/// If there is no such game, or the file is not a record.
pub(super) fn find(files: &mut Files, wanted: &str) -> anyhow::Result<(TableKind, String)> {
    let saved = files.all().context("the saved games cannot be read")?;
    let path = Path::new(wanted);
    let name =
        if files.contains(path) { path.file_name().and_then(|name| name.to_str()) } else { Some(wanted) };
    let name = name.unwrap_or(wanted).trim_end_matches(ENDING);
    match saved.into_iter().find(|(_, saved)| saved.trim_end_matches(ENDING) == name) {
        Some(record) => Ok(record),
        None if fs::exists(path).unwrap_or(false) => import(files, wanted),
        None => bail!("there is no saved game {wanted:?}: talon games lists them all"),
    }
}

/// Adds the record in a file to the saved games, unless it is there already. Returns its kind and name there.
fn import(files: &mut Files, path: &str) -> anyhow::Result<(TableKind, String)> {
    let source = Source::read(path, "a record")?;
    let export = Export::read(&source.text).with_context(|| format!("{path} cannot be continued"))?;
    let [record] = &export.records[..] else {
        bail!("{path} contains {} games: import it, and then choose one of talon games", export.records.len())
    };
    let merge = Merge::plan(&export, files).context("the saved games cannot be read")?;
    merge.carry_out(files).context("the game cannot be saved")?;
    let mut names = files.names(record.kind)?.into_iter();
    let is_it =
        |name: &String| files.read(name).is_ok_and(|text| clean_text(&text).starts_with(&record.text));
    let name = names.rfind(is_it).context("the game is open in another talon")?;
    Ok((record.kind, name))
}

/// The names of the saved games, to complete `--continue`.
pub(super) fn names() -> Vec<CompletionCandidate> {
    let rows = Files::of(&DataFolder::of_environment()).map(|files| Session::new(files).archive());
    candidates(rows.unwrap_or_default().iter().map(|row| row.name.trim_end_matches(".talon")))
}
