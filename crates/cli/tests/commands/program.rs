//! The program, run with arguments and an input.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

pub(crate) fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_talon"))
        .env("TALON_LANGUAGE", "en")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = start(arguments);
    // A program that does not read its input can have ended by now.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the program ends")
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    run_with(arguments, b"")
}

/// The output of a command, which must succeed without messages.
pub(crate) fn printed(output: Output) -> String {
    let errors = String::from_utf8(output.stderr).expect("errors are UTF-8");
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).expect("output is UTF-8")
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
