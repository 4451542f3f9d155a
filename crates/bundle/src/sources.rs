//! The files that are written by hand: the page, the styles, the scripts, the pictures.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A file of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    /// The path from the root of the site, or only the name while the folder is not known.
    pub(crate) name: String,
    /// The content.
    pub(crate) bytes: Vec<u8>,
}

/// The files that are written by hand.
#[derive(Debug)]
pub(crate) struct Sources {
    /// Pictures and other files that are copied unchanged.
    pub(crate) assets: Vec<File>,
    /// The scripts that start the page and its workers.
    pub(crate) scripts: Vec<File>,
    /// All styles, concatenated in the order of their names.
    pub(crate) style: File,
    /// The manifest: the name and icons of an installed app.
    pub(crate) manifest: File,
    /// The page.
    pub(crate) page: File,
    /// The service worker, which keeps the files for offline use.
    pub(crate) service_worker: File,
}

/// The folders with sources, besides the files at the root.
pub(crate) const FOLDERS: [&str; 3] = ["assets", "scripts", "styles"];

/// The files at the root.
pub(crate) const FILES: [&str; 3] = ["manifest.webmanifest", "index.html", "service-worker.js"];

impl Sources {
    /// Reads the files in `crates/web`.
    pub(crate) fn read(folder: &Path) -> Result<Sources> {
        let [assets, scripts, styles] = FOLDERS.map(|name| read_folder(&folder.join(name)));
        let [manifest, page, service_worker] = FILES.map(|name| read_file(&folder.join(name)));
        let style = styles?.into_iter().flat_map(|style| style.bytes).collect();
        Ok(Sources {
            assets: assets?,
            scripts: scripts?,
            style: File { name: "style.css".to_owned(), bytes: style },
            manifest: manifest?,
            page: page?,
            service_worker: service_worker?,
        })
    }
}

/// Reads the files in a folder, in the order of their names.
fn read_folder(folder: &Path) -> Result<Vec<File>> {
    paths(folder)?.iter().map(|path| read_file(path)).collect()
}

/// The sorted paths of the files in a folder.
pub(crate) fn paths(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn read_file(path: &Path) -> Result<File> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(File { name, bytes })
}
