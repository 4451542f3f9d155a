//! Checks that solvers return the same answers in a browser.

use std::env::consts::EXE_EXTENSION;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::command::{Outcome, run, works};
use crate::wasm_target::{WASM, WasmTarget};
use crate::workspace::{Workspace, cargo};

/// The package of the workers' program, and its program that prints the answers of solvers and bots.
const WORKER: &str = "talon-worker";
const VERDICTS: &str = "talon-verdicts";

/// The solvers give the same answers here and in the engine of a browser, which Node.js runs.
pub(crate) fn verdicts(workspace: &Workspace) -> Result<Outcome> {
    if !works(Command::new("node").arg("--version")) {
        return Ok(Outcome::Skipped("apt-get install nodejs".into()));
    }
    let target = match WasmTarget::find() {
        Ok(target) => target,
        Err(skipped) => return Ok(skipped),
    };
    run(target.cargo("build", workspace).args(["--package", WORKER, "--bin", VERDICTS]))?;
    // Built with all packages, it shares its libraries with the other checks.
    run(cargo().args(["build", "--workspace", "--bin", VERDICTS]))?;
    let native = workspace.target.join("debug").join(VERDICTS).with_extension(EXE_EXTENSION);
    let here = output_of(&mut Command::new(native))?;
    let program =
        target.target_folder(workspace).join(WASM).join("debug").join(VERDICTS).with_extension("wasm");
    let mut node = Command::new("node");
    node.arg(workspace.root.join("browser/verdicts.mjs")).arg(program);
    let answers = compare(&here, &output_of(&mut node)?)?;
    println!("{answers} answers are the same here and in a browser");
    Ok(Outcome::Passed)
}

/// The output of a program. Its errors go to this terminal.
fn output_of(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().context("cannot start the solvers")?;
    ensure!(output.status.success(), "the solvers' answers are not available");
    Ok(String::from_utf8(output.stdout)?)
}

/// The number of answers, one a line.
///
/// # Errors
/// The first that differs, or that there are none.
fn compare(here: &str, there: &str) -> Result<usize> {
    let mut answers = 0;
    let (mut here, mut there) = (here.lines(), there.lines());
    loop {
        match (here.next(), there.next()) {
            (None, None) => break,
            (one, other) if one == other => answers += 1,
            (one, other) => {
                let text = |line: Option<&str>| line.unwrap_or("nothing").to_owned();
                bail!("the answers differ:\n  here: {}\n  in a browser: {}", text(one), text(other));
            }
        }
    }
    ensure!(answers > 0, "there are no answers");
    Ok(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_reported() {
        assert_eq!(compare("a\nb\n", "a\nb\n").unwrap(), 2);
        let error = compare("a\nb\n", "a\nc\n").unwrap_err().to_string();
        assert_eq!(error, "the answers differ:\n  here: b\n  in a browser: c");
        let error = compare("a\n", "").unwrap_err().to_string();
        assert_eq!(error, "the answers differ:\n  here: a\n  in a browser: nothing");
        assert_eq!(compare("", "").unwrap_err().to_string(), "there are no answers");
    }
}
