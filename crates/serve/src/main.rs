//! The program of `cargo play`: `talon serve` and no other command, so that it is built soon.

use std::process::ExitCode;

use clap::{Args, Command};
use talon_arguments::output::{exit_code, name_program};
use talon_arguments::reading::read;
use talon_serve::Arguments;

fn main() -> ExitCode {
    name_program("talon");
    let serve = Arguments::augment_args(Command::new("serve"));
    let talon = Command::new("talon").subcommand_required(true).subcommand(serve);
    let matches = read(talon, std::env::args_os()).unwrap_or_else(|error| error.exit());
    let (_, arguments) = matches.subcommand().expect("a command is required");
    exit_code(talon_serve::run(&Arguments::read(arguments)))
}
