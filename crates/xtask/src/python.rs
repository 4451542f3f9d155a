//! Tests the Python package.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::command::{Outcome, run, works};
use crate::workspace::Workspace;

/// The packages that the tests need, for `pip install --requirement`.
const REQUIREMENTS: &str = "crates/python/tests/requirements.txt";

/// The folder where Python's packages can be installed without touching the system, below the target folder.
pub(crate) const TOOLS: &str = "python/tools";

/// Imports all packages that the tests need.
const IMPORTS: &str = "import distributed, duckdb, gymnasium, hyperqueue, hypothesis, matplotlib, maturin, mypy, numpy, pandas, \
    pettingzoo, pip, polars, pyarrow, pyright, pyspiel, pytest, xdist, yaml";

/// Builds the wheel, installs it into a fresh folder and runs its tests. Where Python or a package is missing, the step
/// is skipped.
pub(crate) fn verify(workspace: &Workspace) -> Result<Outcome> {
    let python = interpreter(workspace);
    if !works(Command::new(&python).args(["-c", IMPORTS])) {
        let tools = workspace.target.join(TOOLS);
        let tools = tools.strip_prefix(&workspace.root).unwrap_or(&tools).display();
        let install = format!("{tools}/bin/pip install --requirement {REQUIREMENTS}");
        return Ok(Outcome::Skipped(format!("python3 -m venv {tools} && {install}")));
    }
    let [wheels, site] = ["python/wheels", "python/site"].map(|folder| workspace.target.join(folder));
    for folder in [&wheels, &site] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    let build = ["-m", "maturin", "build", "--profile", "dev", "--manifest-path", "crates/python/Cargo.toml"];
    run(Command::new(&python).args(build).arg("--out").arg(&wheels).current_dir(&workspace.root))?;
    let install = ["-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "talon-games"];
    let folders = [Path::new("--find-links"), &wheels, Path::new("--target"), &site];
    run(Command::new(&python).args(install).args(folders))?;
    let tests = ["-m", "pytest", "--quiet", "--numprocesses=auto", "crates/python/tests"];
    run(Command::new(&python).args(tests).env("PYTHONPATH", &site).current_dir(&workspace.root))
}

/// The interpreter beside the installed packages, or else that of the system.
pub(crate) fn interpreter(workspace: &Workspace) -> PathBuf {
    let own = workspace.target.join(TOOLS).join("bin/python");
    if own.exists() { own } else { "python3".into() }
}
