//! The source archive: the last commit, with the sources of all libraries. It builds without a network.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::process::Command;

use anyhow::{Result, ensure};

use super::archive;
use super::packaging::{Packaging, VERSION};
use crate::command::{Outcome, run};
use crate::git::git;
use crate::workspace::cargo;

/// The text that makes cargo take libraries from the folder that `cargo vendor` fills. The command prints it too, but
/// not quietly.
const CONFIGURATION: &str = "
# The sources of all libraries are in this archive.
[source.crates-io]
replace-with = \"libraries\"

[source.libraries]
directory = \"vendor\"
";

/// Makes the archive.
pub(super) fn make(packaging: &Packaging) -> Result<Outcome> {
    let root = &packaging.workspace.root;
    ensure!(root.join(".git").exists(), "the source archive is made of a commit: this is no git repository");
    let name = format!("talon-{VERSION}");
    let staging = packaging.staging("source")?;
    let commit = staging.join("commit.tar");
    run(git(root)
        .args(["archive", "--format=tar", &format!("--prefix={name}/"), "--output"])
        .arg(&commit)
        .arg("HEAD"))?;
    run(Command::new("tar").arg("--extract").arg("--file").arg(&commit).arg("--directory").arg(&staging))?;
    let folder = staging.join(&name);
    run(cargo().current_dir(&folder).args(["vendor", "--locked", "--quiet", "--versioned-dirs"]))?;
    let mut configuration = OpenOptions::new().append(true).open(folder.join(".cargo/config.toml"))?;
    configuration.write_all(CONFIGURATION.as_bytes())?;
    let path = packaging.out.join(format!("{name}.tar.xz"));
    // With threads, xz divides its input into blocks whose size does not depend on their number.
    archive::tar(&folder, packaging.time, &["xz", "-6", "--threads=4"], &path)?;
    fs::remove_dir_all(&staging)?;
    Ok(Outcome::Passed)
}
