//! Ctrl-C during a long command.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use signal_hook::low_level::emulate_default_handler;

/// Listens for Ctrl-C. The first press asks the command to stop; the second one ends the program.
#[derive(Clone, Debug)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Starts to listen.
    ///
    /// # Errors
    /// If the system does not allow it.
    pub fn listen() -> anyhow::Result<Interrupt> {
        let pressed = Arc::new(AtomicBool::new(false));
        // In this order, so that the first press finds the flag unset.
        flag::register_conditional_default(SIGINT, Arc::clone(&pressed))
            .and_then(|_| flag::register(SIGINT, Arc::clone(&pressed)))
            .context("cannot listen for Ctrl-C")?;
        Ok(Interrupt(pressed))
    }

    /// Returns true if Ctrl-C was pressed.
    pub fn was_pressed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Ends the program as Ctrl-C does by default, so that a shell sees the interruption and stops its loops as well.
    pub fn end() -> ExitCode {
        // If the signal does not end the program, the exit code says the same.
        let _ = emulate_default_handler(SIGINT);
        ExitCode::from(130)
    }
}
