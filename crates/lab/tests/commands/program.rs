//! The program, run with arguments and an input.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Output};

use serde_json::Value;
use talon_testkit::Program;

pub(crate) use talon_testkit::printed;

pub(crate) const LAB: Program = Program(env!("CARGO_BIN_EXE_talon-lab"));

pub(crate) fn start(arguments: &[&str]) -> Child {
    LAB.start(arguments)
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    LAB.run(arguments)
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
