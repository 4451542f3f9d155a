//! `talon completions`: prints a script that completes the command line.

use std::process::ExitCode;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::output::print;

/// Print a script that completes talon's command line in a shell.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon completions bash > ~/.local/share/bash-completion/completions/talon
  talon completions fish > ~/.config/fish/completions/talon.fish")]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

pub(crate) fn run<C: CommandFactory>(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut C::command(), "talon", &mut script);
    print(&String::from_utf8(script)?)
}
