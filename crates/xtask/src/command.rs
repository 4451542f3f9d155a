//! Running commands, and how a check that runs them ends.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The end of a check that did not fail.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// The whole check ran and found nothing.
    Passed,
    /// A replacement ran and found nothing. The text names it and says how to get the real check.
    Fallback(String),
    /// The check cannot run on this machine. The text is the command that changes this.
    Skipped(String),
    /// Likewise, but nobody has to run it: not even an unattended machine fails without it.
    Excused(String),
}

/// Runs the command with its output on this terminal.
pub(crate) fn run(command: &mut Command) -> Result<Outcome> {
    let text = command_line(command);
    println!("$ {text}");
    let status = command.status().with_context(|| format!("cannot start {text}"))?;
    ensure!(status.success(), "`{text}` failed");
    Ok(Outcome::Passed)
}

/// The output of the command. Its complaints go to this terminal.
pub(crate) fn printed(command: &mut Command) -> Result<String> {
    let text = command_line(command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {text}"))?;
    ensure!(output.status.success(), "`{text}` failed");
    String::from_utf8(output.stdout).with_context(|| format!("`{text}` prints no text"))
}

/// The first line that a command prints, if it succeeds. Its complaints are discarded.
pub(crate) fn first_line(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()?.lines().next().map(str::to_owned)
}

/// The command as a user would type it.
fn command_line(command: &Command) -> String {
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let program = std::path::Path::new(command.get_program()).file_name().unwrap_or_default();
    format!("{} {}", program.to_string_lossy(), arguments.join(" "))
}

/// Returns true if the command can be started and succeeds. Its output is discarded.
pub(crate) fn works(command: &mut Command) -> bool {
    quiet(command).status().is_ok_and(|status| status.success())
}

/// Disconnects the command from input and output.
pub(crate) fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::cargo;

    #[test]
    fn a_command_line_has_no_folders() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--all"]);
        assert_eq!(command_line(&command), "cargo fmt --all");
    }

    #[test]
    fn a_missing_program_does_not_work() {
        assert!(!works(Command::new("no-such-program-anywhere").arg("--version")));
        assert!(works(cargo().arg("--version")));
    }

    #[test]
    fn a_failing_command_is_an_error() {
        let error = run(cargo().arg("no-such-command").stderr(Stdio::null())).unwrap_err();
        assert_eq!(error.to_string(), "`cargo no-such-command` failed");
    }
}
