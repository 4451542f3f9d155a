//! `cargo xtask package`: makes what players and distributions install, in `target/package`.
//!
//! - `source` makes the source archive, `linux` the packages with the program, `site` the browser table for any host of
//!   files, `wheel` the Python package, and `homepage` the folder of `cargo xtask site`; another kind of package is another file and a line of [`PARTS`];
//! - `share` makes the files that belong to the program, `licenses` the licenses of its libraries; `validators` checks them;
//! - `recipes` makes the recipes of package managers that take the packages of a release from the network;
//! - `packaging` is what all of them have in common, `files` writes files, and `archive` packs folders so that the same
//!   sources make the same bytes.

mod archive;
mod files;
pub(crate) mod homepage;
mod licenses;
mod linux;
mod packaging;
mod recipes;
mod share;
mod site;
mod source;
mod validators;
mod wheel;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::command::{Outcome, run};
use crate::workspace::{Workspace, cargo};
use packaging::Packaging;
pub(crate) use recipes::recipes;

/// A kind of package, and the function that makes it.
type Part = (&'static str, fn(&Packaging) -> Result<Outcome>);

const PARTS: [Part; 7] = [
    ("check", check),
    ("source", source::make),
    ("tarball", linux::tarball),
    ("deb", linux::deb),
    ("rpm", linux::rpm),
    ("site", site::make),
    ("wheel", wheel::make),
];

/// Makes the packages with these names, or all of them.
///
/// # Errors
/// If a package is unknown, cannot be made, or has been named and has a missing requirement.
pub(crate) fn package(workspace: &Workspace, names: &[&str]) -> Result<ExitCode> {
    let packages: Vec<&str> = PARTS.iter().map(|(name, _)| *name).collect();
    if let Some(unknown) = names.iter().find(|name| !packages.contains(name)) {
        bail!("there is no package `{unknown}`, only {}", packages.join(", "));
    }
    let packaging = Packaging::new(workspace)?;
    fs::create_dir_all(&packaging.out)?;
    for (name, make) in PARTS {
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        println!("\n=== {name} ===");
        match make(&packaging).with_context(|| format!("cannot make {name}"))? {
            Outcome::Passed => {}
            Outcome::Fallback(note) => println!("note: {note}"),
            Outcome::Excused(command) | Outcome::Skipped(command) if names.is_empty() => {
                println!("not made; to make it: {command}")
            }
            Outcome::Excused(command) | Outcome::Skipped(command) => {
                bail!("a requirement of {name} is missing: {command}")
            }
        }
    }
    archive::write_checksums(&packaging.out)?;
    Ok(ExitCode::SUCCESS)
}

/// The step of `cargo verify`.
pub(crate) fn verify(workspace: &Workspace) -> Result<Outcome> {
    check(&Packaging::new(workspace)?)
}

/// Makes the files that belong to the program, and recipes, which is quick, and checks them.
fn check(packaging: &Packaging) -> Result<Outcome> {
    // Built with all packages, it shares its libraries with the other checks.
    run(cargo().args(["build", "--workspace"]).args(share::PROGRAMS.map(|name| format!("--bin={name}"))))?;
    let share = share::make(packaging, &packaging.workspace.target.join("debug"))?;
    files::ensure_nowhere(&packaging.workspace.root, &share)?;
    let recipes = recipes::check(packaging.workspace, &packaging.staging("recipes")?)?;
    match validators::validate(&share, &packaging.workspace.owner)? {
        Outcome::Passed => Ok(recipes),
        missing => Ok(missing),
    }
}
