//! Checks the files that packages contain, with the programs that distributions check them with.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::files::all_files;
use super::share::{COMPLETIONS, DESKTOP_ENTRIES, PROGRAMS, metainfo};
use crate::command::Outcome;
use crate::owner::Owner;

/// A program that checks files.
pub(super) struct Validator {
    program: &'static str,
    arguments: &'static [&'static str],
    /// Debian's package.
    package: &'static str,
}

const DESKTOP: Validator =
    Validator { program: "desktop-file-validate", arguments: &[], package: "desktop-file-utils" };

const APPSTREAM: Validator = Validator {
    program: "appstreamcli",
    arguments: &["validate", "--no-net", "--explain"],
    package: "appstream",
};

/// The formatter of manual pages, whose result only counts its warnings.
const MAN: Validator = Validator {
    program: "man",
    arguments: &["--warnings", "--local-file", "--encoding=UTF-8", "--troff-device=utf8", "--ditroff"],
    package: "man-db",
};

/// The shell of Arch Linux's recipes. As all shells here, it has the switch that makes it read a script without running it.
pub(super) const BASH: Validator = Validator { program: "bash", arguments: &["-n"], package: "bash" };

const SHELLS: [Validator; 3] = [
    BASH,
    Validator { program: "fish", arguments: &["--no-execute"], package: "fish" },
    Validator { program: "zsh", arguments: &["-n"], package: "zsh" },
];

pub(super) const FLATPAK: Validator =
    Validator { program: "flatpak-builder", arguments: &["--show-manifest"], package: "flatpak-builder" };

pub(super) const JSON: Validator = Validator { program: "jq", arguments: &["empty"], package: "jq" };

pub(super) const NIX: Validator = Validator {
    program: "nix-instantiate",
    arguments: &["--option", "build-users-group", "", "--parse"],
    package: "nix-bin",
};

pub(super) const RUBY: Validator = Validator { program: "ruby", arguments: &["-wc"], package: "ruby" };

/// Debian's own checks of a package.
pub(super) const LINTIAN: Validator = Validator {
    program: "lintian",
    arguments: &["--allow-root", "--fail-on", "error,warning"],
    package: "lintian",
};

/// Fedora's own checks of a package.
pub(super) const RPMLINT: Validator = Validator {
    program: "rpmlint",
    arguments: &["--config", "packaging/linux/rpmlint.toml"],
    package: "rpmlint",
};

/// Checks a package. Without the validator, a note says so.
///
/// # Errors
/// If the validator complains.
pub(super) fn validate_package(validator: &Validator, package: &Path) -> Result<Outcome> {
    if !is_installed(validator.program) {
        let Validator { program, package, .. } = validator;
        return Ok(Outcome::Fallback(format!("not checked by {program}: apt-get install {package}")));
    }
    validator.check(&[package.to_owned()])?;
    Ok(Outcome::Passed)
}

/// Checks the files of the folder `share`. The outcome names the packages of validators that are not installed.
///
/// # Errors
/// If a validator complains.
pub(super) fn validate(share: &Path, owner: &Owner) -> Result<Outcome> {
    let mut checks =
        vec![(&MAN, all_files(&share.join("man"))?), (&APPSTREAM, vec![share.join(metainfo(owner))])];
    checks.push((&DESKTOP, DESKTOP_ENTRIES.map(|path| share.join(path)).to_vec()));
    for (shell, path) in COMPLETIONS {
        let validator = SHELLS.iter().find(|validator| validator.program == shell);
        let scripts = PROGRAMS.map(|name| share.join(path.replace('*', name)));
        checks.push((validator.context("a shell without a validator")?, scripts.to_vec()));
    }
    let missing = validate_all(&checks)?;
    if missing.is_empty() {
        return Ok(Outcome::Passed);
    }
    Ok(Outcome::Skipped(format!("apt-get install {}", missing.join(" "))))
}

/// Checks files, each with its validator. Returns the packages of validators that are not installed.
///
/// # Errors
/// If a validator complains.
pub(super) fn validate_all(checks: &[(&Validator, Vec<PathBuf>)]) -> Result<Vec<&'static str>> {
    let mut missing = Vec::new();
    for (validator, files) in checks {
        if is_installed(validator.program) {
            validator.check(files)?;
        } else {
            missing.push(validator.package);
        }
    }
    Ok(missing)
}

/// Returns true if a program can be started, whatever it does without arguments.
fn is_installed(program: &str) -> bool {
    let null = Stdio::null;
    Command::new(program).arg("--version").stdin(null()).stdout(null()).stderr(null()).status().is_ok()
}

impl Validator {
    /// Checks files, one by one.
    fn check(&self, files: &[PathBuf]) -> Result<()> {
        println!("$ {} {}: {} files", self.program, self.arguments.join(" "), files.len());
        for file in files {
            let mut command = Command::new(self.program);
            command.args(self.arguments).arg(file).env("LC_ALL", "C.UTF-8").env("MANROFFSEQ", "");
            let output = command.output().with_context(|| format!("cannot start {}", self.program))?;
            let complaints = String::from_utf8_lossy(&output.stderr);
            ensure!(
                output.status.success() && complaints.is_empty(),
                "{}: {complaints}{}",
                file.display(),
                String::from_utf8_lossy(&output.stdout)
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_is_an_error() {
        let folder = std::env::temp_dir();
        let file = folder.join(format!("talon-package-{}.sh", std::process::id()));
        std::fs::write(&file, "if true").unwrap();
        let error = SHELLS[0].check(std::slice::from_ref(&file)).unwrap_err().to_string();
        std::fs::write(&file, "true\n").unwrap();
        SHELLS[0].check(std::slice::from_ref(&file)).unwrap();
        std::fs::remove_file(&file).unwrap();
        assert!(error.contains("syntax error"), "{error}");
    }

    #[test]
    fn each_completion_has_a_validator() {
        for (shell, _) in COMPLETIONS {
            assert!(SHELLS.iter().any(|validator| validator.program == shell), "{shell}");
        }
    }
}
