//! The site: a front page and the rules with pictures in all languages, the documents with a search, and the browser table, for any
//! host of files. `cargo xtask site` runs this program.
//!
//! - `site` lists all files; `links` checks those of a finished site;
//! - `front`, `rules`, `documents` and `missing` make pages, each a [`page::Page`] with its frame; `search` and `feed` make one file each,
//!   and `card` the page from which the picture for links is drawn;
//! - `markdown` renders documents, `figures` draws pictures; `paths` knows where everything is, `markup` writes texts.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to its user")]

mod card;
mod documents;
mod feed;
mod figures;
mod front;
mod links;
mod markdown;
mod markup;
mod missing;
mod page;
mod paths;
mod rules;
mod search;
mod site;
#[cfg(test)]
mod tests;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use clap::{Args, Parser};

use links::Files;
use page::Release;

/// Makes the site
#[derive(Parser, Debug)]
enum Arguments {
    /// Write the page from which the picture for links is drawn
    Card {
        /// The file of the page
        file: PathBuf,
    },
    /// Make the whole site
    Make(Whole),
}

/// The arguments for the whole site.
#[derive(Args, Debug)]
struct Whole {
    /// The folder of the repository, with the documents
    #[arg(long)]
    root: PathBuf,
    /// The folder with the browser table
    #[arg(long)]
    table: PathBuf,
    /// The folder to write to; everything else in it is removed
    #[arg(long)]
    out: PathBuf,
    /// The address of the site, without a slash at its end
    #[arg(long)]
    site: String,
    /// The address of the repository, without a slash at its end
    #[arg(long)]
    repository: String,
    /// The time of the sources, such as 2026-11-29T12:00:00Z
    #[arg(long)]
    time: String,
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<()> {
    match arguments {
        Arguments::Card { file } => {
            fs::write(&file, card::page()).with_context(|| format!("cannot write {}", file.display()))
        }
        Arguments::Make(whole) => make(whole),
    }
}

fn make(Whole { root, table, out, site, repository, time }: Whole) -> Result<()> {
    let release = Release { site, repository, version: env!("CARGO_PKG_VERSION").to_owned(), time };
    let mut files = site::files(&root, &release)?;
    add_folder(&mut files, &table, "play")?;
    let faults = links::faults(&files, &release.site);
    ensure!(faults.is_empty(), "the site has faults:\n{}", faults.join("\n"));
    write(&files, &out)?;
    let size: usize = files.values().map(Vec::len).sum();
    println!("{} files, {:.1} MB: {}", files.len(), size as f64 / 1e6, out.display());
    Ok(())
}

/// Adds the files of a folder below a path.
fn add_folder(files: &mut Files, folder: &Path, path: &str) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        let path = format!("{path}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            add_folder(files, &entry.path(), &path)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Writes all files into a new folder.
fn write(files: &Files, out: &Path) -> Result<()> {
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot remove {}", out.display()))?;
    }
    for (path, bytes) in files {
        let path = out.join(path);
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
