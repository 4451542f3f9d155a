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
    /// The styles of the start page and the tables, concatenated in the order of their names.
    pub(crate) style: File,
    /// Those of everything else, which the page loads with the second part of its program.
    pub(crate) style_later: File,
    /// The manifest: the name and icons of an installed app.
    pub(crate) manifest: File,
    /// The page.
    pub(crate) page: File,
    /// The service worker, which keeps the files for offline use.
    pub(crate) service_worker: File,
}

/// The folders with sources, besides the files at the root.
pub(crate) const FOLDERS: [&str; 4] = ["assets", "scripts", "styles", "styles-later"];

/// The files at the root.
pub(crate) const FILES: [&str; 3] = ["manifest.webmanifest", "index.html", "service-worker.js"];

impl Sources {
    /// Reads the files in `crates/web`.
    pub(crate) fn read(folder: &Path) -> Result<Sources> {
        let [assets, scripts, styles, styles_later] = FOLDERS.map(|name| read_folder(&folder.join(name)));
        let [manifest, page, service_worker] = FILES.map(|name| read_file(&folder.join(name)));
        Ok(Sources {
            assets: assets?,
            scripts: scripts?,
            style: style_sheet("style.css", styles?)?,
            style_later: style_sheet("style-later.css", styles_later?)?,
            manifest: manifest?,
            page: page?,
            service_worker: service_worker?,
        })
    }
}

/// A style sheet of several files.
fn style_sheet(name: &str, files: Vec<File>) -> Result<File> {
    let bytes = files.into_iter().flat_map(|file| file.bytes).collect();
    let text = String::from_utf8(bytes).context("a style sheet is not UTF-8")?;
    Ok(File { name: name.to_owned(), bytes: without_comments(&text).into_bytes() })
}

/// A style sheet without comments, indents and empty lines, which every visitor would have to fetch. No string in our styles
/// looks like a comment.
fn without_comments(style: &str) -> String {
    let kept: String = style
        .split("/*")
        .enumerate()
        .map(|(index, part)| if index == 0 { part } else { after_comment(part) })
        .collect();
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

fn after_comment(part: &str) -> &str {
    part.split_once("*/").map_or("", |(_, rest)| rest)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_loses_only_comments_indents_and_empty_lines() {
        let style = "/* All\n   colours. */\n\n.a, .b {\n  color: red; /* why */\n}\n";
        assert_eq!(without_comments(style), ".a, .b {\ncolor: red;\n}");
    }
}
