//! The browser table as files for any host: below any path, without headers of its own.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use super::archive;
use super::files::{all_files, copy, ensure_nowhere};
use super::packaging::{Packaging, VERSION};
use crate::command::Outcome;
use crate::web::{self, Kind};

/// Endings of the compressed files, which only Talon's own server sends.
const COMPRESSED: [&str; 2] = ["br", "gz"];

/// Makes the folder `site`, and a ZIP archive of it.
pub(super) fn make(packaging: &Packaging) -> Result<Outcome> {
    let outcome = make_folder(packaging)?;
    if let Outcome::Passed = outcome {
        let archive = packaging.out.join(format!("talon-{VERSION}-site.zip"));
        archive::zip(&folder(packaging), packaging.time, &archive)?;
    }
    Ok(outcome)
}

/// The folder.
pub(super) fn folder(packaging: &Packaging) -> PathBuf {
    packaging.out.join("site")
}

/// Makes the folder alone.
pub(super) fn make_folder(packaging: &Packaging) -> Result<Outcome> {
    if let Outcome::Skipped(command) = web::build(packaging.workspace, Kind::Release)? {
        return Ok(Outcome::Skipped(command));
    }
    let built = packaging.workspace.root.join("crates/web/dist");
    let folder = folder(packaging);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut files = all_files(&built)?;
    files.retain(|file| file.extension().is_none_or(|ending| COMPRESSED.iter().all(|one| ending != *one)));
    for file in files {
        copy(&file, &folder.join(file.strip_prefix(&built)?))?;
    }
    ensure_nowhere(&packaging.workspace.root, &folder)?;
    Ok(Outcome::Passed)
}
