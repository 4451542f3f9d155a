//! The Python package as a wheel, which maturin makes.

use std::process::Command;

use anyhow::Result;

use super::packaging::Packaging;
use crate::command::{Outcome, run, works};

/// Makes the wheel for this machine. It serves all versions of Python from the oldest that the package supports.
pub(super) fn make(packaging: &Packaging) -> Result<Outcome> {
    if !works(Command::new("maturin").arg("--version")) {
        return Ok(Outcome::Skipped("pip install maturin".into()));
    }
    run(Command::new("maturin")
        .args(["build", "--release", "--locked", "--manifest-path"])
        .arg(packaging.workspace.root.join("crates/python/Cargo.toml"))
        .arg("--out")
        .arg(&packaging.out)
        .env("SOURCE_DATE_EPOCH", packaging.time.to_string()))
}
