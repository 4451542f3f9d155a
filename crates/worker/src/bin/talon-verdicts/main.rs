//! Asks the solvers and the bots the same questions on every platform and prints the answers. `cargo xtask verdicts`
//! compares the answers of this machine with those of a browser.
//!
//! A wasm program without imports has no output but its exit code, so there each call of `main` returns one byte of the
//! answers, and 0 at the end.

mod choices;
mod questions;

use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
#[allow(clippy::print_stdout, reason = "this is what the program is for")]
fn main() -> ExitCode {
    print!("{}", answers());
    ExitCode::SUCCESS
}

#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicUsize, Ordering};

    static ANSWERS: OnceLock<String> = OnceLock::new();
    static RETURNED: AtomicUsize = AtomicUsize::new(0);

    let answers = ANSWERS.get_or_init(answers);
    let next = RETURNED.fetch_add(1, Ordering::Relaxed);
    ExitCode::from(answers.as_bytes().get(next).copied().unwrap_or(0))
}

/// All answers, one on each line.
fn answers() -> String {
    questions::answers() + &choices::choices()
}
