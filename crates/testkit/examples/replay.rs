//! Replays any number of games that the reference program has played:
//!
//! ```sh
//! python3 crates/testkit/reference/talon_reference.py trace yield 0-999 |
//!     cargo run --release --package talon-testkit --example replay yield
//! ```
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::io;

use talon_rules::GameName;
use talon_testkit::replay;

/// Replays the trace of the named game.
macro_rules! replay_of {
    ({ $name:expr, $trace:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $name {
            $(GameName::$game => replay::<talon_rules::$module::State>($trace),)+
        }
    };
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name: GameName = std::env::args().nth(1).unwrap_or_default().parse()?;
    let trace = io::read_to_string(io::stdin())?;
    let positions = talon_rules::games!(replay_of! { name, &trace });
    println!("{positions} positions of {name} are the same");
    Ok(())
}
