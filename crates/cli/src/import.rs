//! `talon import`: adds saved games from files.

use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use serde_json::json;
use talon_command::completions;
use talon_command::output::{print, print_json, remark};
use talon_command::record::Source;
use talon_lang::Lang;
use talon_serve::DataFolder;
use talon_wire::{Export, Merge};

use crate::files::Files;

/// Add the games of exported files to the saved games. A game that is already saved is not added again.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon import games.json
  talon import game.talon another.talon
  talon import games.json.gz")]
pub(crate) struct Arguments {
    /// Import the sound games of an export in which others are damaged, and keep the damaged ones aside
    #[arg(long)]
    skip_damaged: bool,
    /// Print the counts as one object of JSON
    #[arg(long)]
    json: bool,
    /// The files: exports of `talon export` or a browser, or single records; - is standard input
    #[arg(required = true, add = completions::files())]
    files: Vec<String>,
    #[command(flatten)]
    folder: DataFolder,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut all = Export::default();
    for path in &arguments.files {
        let Source { name, text } = Source::read(path, "an export")?;
        let cannot = || format!("{name} cannot be imported");
        let (export, fault) = Export::read_sound(&text).with_context(cannot)?;
        match fault {
            Some(fault) if !arguments.skip_damaged => {
                bail!("{}: {fault} (--skip-damaged imports the others)", cannot());
            }
            Some(fault) => remark(&format!("left out of {name}: {fault}")),
            None => {}
        }
        all.append(export);
    }
    let mut files = Files::of(&arguments.folder)?;
    let merge = Merge::plan(&all, &files).context("the saved games cannot be read")?;
    let imported = merge.carry_out(&mut files).context("the games cannot be saved")?;
    for aside in &all.aside {
        files.keep_aside(&aside.text).context("the unreadable files cannot be kept")?;
    }
    if arguments.json {
        return print_json(&json!({
            "added": imported.added,
            "extended": imported.extended,
            "already_there": imported.already_there,
            "in_use": imported.in_use,
        }));
    }
    let counts = imported.counts().map(|(name, count)| (name, count.into()));
    print(&Lang::english().text_with("import-done", &counts))
}
