//! The parts of a program that a browser loads later, cut out by the library of `wasm_split`.

use anyhow::Result;

use crate::sources::File;

/// The script that loads the later parts, under the name by which the program imports it.
pub(crate) const LOADER: &str = "./__wasm_split.js";

/// The module from which a program imports its later parts before it is split.
#[cfg(feature = "release")]
const MARK: &[u8] = b"__wasm_split_placeholder__";

/// A program in parts.
pub(crate) struct Split {
    pub(crate) first: Vec<u8>,
    /// The script that loads the later parts, if there are any.
    pub(crate) loader: Option<String>,
    pub(crate) parts: Vec<File>,
}

/// Cuts the later parts out of a program, if it has any.
///
/// # Errors
/// If they cannot be cut out.
#[cfg(feature = "release")]
pub(crate) fn split(program: &[u8]) -> Result<Split> {
    use std::{fs, path::PathBuf};

    use wasm_split_cli_support::{Options, transform};

    if !program.windows(MARK.len()).any(|bytes| bytes == MARK) {
        return Ok(whole(program));
    }
    let folder = tempfile::tempdir()?;
    let first = folder.path().join("first.wasm");
    let mut options = Options::new(program);
    (options.output_dir, options.main_out_path, options.link_name) = (folder.path(), &first, LOADER);
    let transformed = transform(options).map_err(|error| anyhow::anyhow!("{error:#}"))?;
    let part = |path: &PathBuf| -> Result<File> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(File { name, bytes: fs::read(path)? })
    };
    let parts = transformed.split_modules.iter().map(part).collect::<Result<_>>()?;
    let loader = fs::read_to_string(folder.path().join(LOADER))?;
    Ok(Split { first: fs::read(first)?, loader: Some(loader), parts })
}

/// Returns the program whole, as `cargo play` builds it.
#[cfg(not(feature = "release"))]
pub(crate) fn split(program: &[u8]) -> Result<Split> {
    Ok(whole(program))
}

fn whole(program: &[u8]) -> Split {
    Split { first: program.to_vec(), loader: None, parts: Vec::new() }
}
