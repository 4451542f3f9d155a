//! The program, run with arguments and an input.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Output};

use serde_json::Value;
use talon_testkit::Program;

pub(crate) use talon_testkit::printed;

pub(crate) const TALON: Program = Program(env!("CARGO_BIN_EXE_talon"));

pub(crate) fn start(arguments: &[&str]) -> Child {
    TALON.start(arguments)
}

pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Output {
    TALON.run_with(arguments, input)
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    TALON.run(arguments)
}

pub(crate) fn printed_json(output: Output) -> Value {
    serde_json::from_str(&printed(output)).expect("one value of JSON")
}

/// A file of this test with a unique name.
pub(crate) fn file(name: &str, text: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the file can be written");
    path
}
