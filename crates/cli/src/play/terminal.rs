//! The terminal while a game uses it. It is restored whatever happens.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::thread;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Ends the reports of motion without a button, which nothing here needs and a slow line would carry. The mode of all
/// motion ends that of dragging too, so this one begins again. Consoles of Windows have no such modes.
const ONLY_WITH_BUTTONS: &str = if cfg!(windows) { "" } else { "\x1b[?1003l\x1b[?1002h" };

/// The terminal in raw mode, on its alternate screen, reporting the mouse. Dropping the guard restores it; a panic of
/// the thread that entered it does so too, before its message is printed.
#[derive(Debug)]
pub(crate) struct TerminalGuard {
    /// The terminal to draw on.
    pub(crate) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl TerminalGuard {
    /// Takes the terminal.
    ///
    /// # Errors
    /// If the terminal cannot be set up. It is then as it was before.
    pub(crate) fn enter() -> io::Result<TerminalGuard> {
        let earlier = panic::take_hook();
        let owner = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // When a solver fails in its own thread, the screen says so and the game continues.
            if thread::current().id() == owner {
                restore();
                earlier(info);
            }
        }));
        let screen = TerminalGuard { terminal: Terminal::new(CrosstermBackend::new(stdout()))? };
        screen.take()?;
        Ok(screen)
    }

    /// Takes the terminal again, after [`TerminalGuard::give_back`].
    pub(crate) fn take(&self) -> io::Result<()> {
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, Print(ONLY_WITH_BUTTONS))
    }

    /// Clears the terminal, so that the next drawing shows everything again. Unlike [`Terminal::clear`], this does not
    /// ask the terminal for its cursor, which some never answer.
    pub(crate) fn start_afresh(&mut self) -> io::Result<()> {
        execute!(stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }

    /// Restores the terminal for a while.
    pub(crate) fn give_back(&self) {
        restore();
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal. Errors are ignored: the terminal may be gone.
pub(crate) fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = stdout().flush();
}
