//! The Python package as a wheel, which maturin makes.

use std::process::Command;

use anyhow::Result;

use super::packaging::Packaging;
use crate::command::{Outcome, run, works};
use crate::python::{TOOLS, interpreter};

/// Makes the wheel for this machine. It serves all versions of Python from the oldest that the package supports.
pub(super) fn make(packaging: &Packaging) -> Result<Outcome> {
    let python = interpreter(packaging.workspace);
    if !works(Command::new(&python).args(["-m", "maturin", "--version"])) {
        let tools = format!("target/{TOOLS}");
        return Ok(Outcome::Skipped(format!("python3 -m venv {tools} && {tools}/bin/pip install maturin")));
    }
    let manifest = packaging.workspace.root.join("crates/python/Cargo.toml");
    run(Command::new(python)
        .args(["-m", "maturin", "build", "--release", "--locked"])
        .args(["--manifest-path".as_ref(), manifest.as_os_str(), "--out".as_ref(), packaging.out.as_os_str()])
        .env("SOURCE_DATE_EPOCH", packaging.time.to_string()))
}
