//! Ctrl-C while something long is being worked out.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use signal_hook::low_level::emulate_default_handler;

/// Whether Ctrl-C was pressed. Pressed once it asks for an end; a second time it ends the program.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Begins to listen.
    ///
    /// # Errors
    /// When the system does not let it.
    pub(crate) fn listen() -> anyhow::Result<Interrupt> {
        let pressed = Arc::new(AtomicBool::new(false));
        // In this order: the first press finds the flag unset.
        flag::register_conditional_default(SIGINT, Arc::clone(&pressed))
            .and_then(|_| flag::register(SIGINT, Arc::clone(&pressed)))
            .context("Ctrl-C cannot be listened to")?;
        Ok(Interrupt(pressed))
    }

    /// Whether it was pressed.
    pub(crate) fn has_come(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Ends the program as Ctrl-C does, once all that was to be said has been said, so that a shell sees
    /// that it was interrupted and stops its loops as well.
    pub(crate) fn end() -> ExitCode {
        // Should the signal not do what it usually does, the code says the same.
        let _ = emulate_default_handler(SIGINT);
        ExitCode::from(130)
    }
}
