//! `cargo xtask site`: the whole site, with the documents, the rules and the browser table.

use std::env::consts::EXE_EXTENSION;
use std::process::Command;

use anyhow::{Context, Result};

use super::files::ensure_nowhere;
use super::packaging::Packaging;
use super::site;
use crate::browser::CHROMIUM;
use crate::command::{Outcome, run};
use crate::workspace::{Workspace, cargo};

/// The program that makes the pages.
const PROGRAM: &str = "talon-site";

/// The picture that other sites show beside a link, and its width and height.
const CARD: &str = "crates/site/assets/social-card.png";
const CARD_SIZE: &str = "1200,630";

/// Makes the folder `target/site`.
pub(crate) fn make(workspace: &Workspace) -> Result<Outcome> {
    let packaging = Packaging::new(workspace)?;
    if let Outcome::Skipped(command) = site::make_folder(&packaging)? {
        return Ok(Outcome::Skipped(command));
    }
    let out = workspace.root.join("target/site");
    let mut program = program(workspace)?;
    program
        .args(["make", "--root"])
        .arg(&workspace.root)
        .arg("--table")
        .arg(site::folder(&packaging))
        .arg("--out")
        .arg(&out);
    let owner = &workspace.owner;
    program.args(["--site", &owner.site, "--repository", &owner.repository]);
    run(program.args(["--time", &packaging.date("%Y-%m-%dT%H:%M:%SZ")?]))?;
    ensure_nowhere(&workspace.root, &out)?;
    Ok(Outcome::Passed)
}

/// Draws the picture that other sites show beside a link, a file of the sources, anew.
pub(crate) fn draw_card(workspace: &Workspace) -> Result<Outcome> {
    let Some(chromium) = CHROMIUM.path() else {
        return Ok(Outcome::Skipped("apt-get install chromium".to_owned()));
    };
    let page = workspace.target.join("social-card.html");
    run(program(workspace)?.arg("card").arg(&page))?;
    let page = page.to_str().context("the path of the target folder is no text")?;
    let picture = workspace.root.join(CARD);
    run(Command::new(chromium)
        .args(["--headless", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=1"])
        .arg(format!("--window-size={CARD_SIZE}"))
        .arg(format!("--screenshot={}", picture.display()))
        .arg(format!("file://{page}")))
}

/// The program, built with all packages: so it shares its libraries with the checks.
fn program(workspace: &Workspace) -> Result<Command> {
    run(cargo().args(["build", "--workspace", "--bin", PROGRAM]))?;
    Ok(Command::new(workspace.target.join("debug").join(PROGRAM).with_extension(EXE_EXTENSION)))
}
