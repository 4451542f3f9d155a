//! Asks the solvers and the bots the same questions wherever it is built for, and tells all answers, so that those of
//! two machines can be compared. `cargo xtask verdicts` does so with this one's and a browser's.
//!
//! On a machine with an output, the answers are printed. A browser's machine has none but the exit code. So
//! there each call of `main` tells one byte of them, and 0 at the end.

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
    static TOLD: AtomicUsize = AtomicUsize::new(0);

    let answers = ANSWERS.get_or_init(answers);
    let next = TOLD.fetch_add(1, Ordering::Relaxed);
    ExitCode::from(answers.as_bytes().get(next).copied().unwrap_or(0))
}

/// All answers, one a line.
fn answers() -> String {
    questions::answers() + &choices::choices()
}
