//! A program of the workspace, run as a process with arguments and an input.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

/// A program, by the path of its file.
#[derive(Clone, Copy, Debug)]
pub struct Program(pub &'static str);

impl Program {
    /// The program with these arguments in English. All three streams are pipes.
    #[must_use]
    pub fn command(self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.0);
        command.env("TALON_LANGUAGE", "en").args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Starts the program with these arguments.
    ///
    /// # Panics
    /// If it cannot be started.
    #[must_use]
    pub fn start(self, arguments: &[&str]) -> Child {
        self.command(arguments).spawn().expect("the program starts")
    }

    /// Runs the program with an input to its end.
    ///
    /// # Panics
    /// If it cannot be started.
    #[must_use]
    pub fn run_with(self, arguments: &[&str], input: &[u8]) -> Output {
        let mut child = self.start(arguments);
        // A program that does not read its input can have ended by now.
        let _ = child.stdin.take().expect("a pipe").write_all(input);
        child.wait_with_output().expect("the program ends")
    }

    /// Runs the program without an input to its end.
    ///
    /// # Panics
    /// If it cannot be started.
    #[must_use]
    pub fn run(self, arguments: &[&str]) -> Output {
        self.run_with(arguments, b"")
    }
}

/// The output of a program, which must have succeeded without messages.
///
/// # Panics
/// If it has not.
#[allow(clippy::must_use_candidate, reason = "a call alone checks that the program succeeded")]
pub fn printed(output: Output) -> String {
    let errors = String::from_utf8(output.stderr).expect("errors are UTF-8");
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

/// The text of a file as editors leave it, each with the change in words.
#[must_use]
pub fn edited(text: &str) -> [(&'static str, String); 6] {
    let spaced = text.replace('\n', " \t\n");
    let windows = text.replace('\n', "\r\n");
    [
        ("a byte order mark", format!("\u{feff}{text}")),
        ("carriage returns", windows.clone()),
        ("blank lines at the end", format!("{text}\n  \n")),
        ("blank lines between", text.replace('\n', "\n\n")),
        ("spaces at the ends of lines", spaced),
        ("all of that", format!("\u{feff}{}\r\n \r\n", windows.replace("\r\n", " \r\n\r\n"))),
    ]
}
