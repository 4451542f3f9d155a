//! The loop between the terminal and the screens.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::action::{Input, Wanted};
use super::app::App;
use super::draw::theme::Look;
use super::engine_client::EngineClient;
use super::match_client::MatchClient;
use super::session::Setup;
use super::terminal::{self, TerminalGuard};
use crate::online::{Entrance, MatchLink};

/// The time that the loop waits for input before it checks for signals.
const BREATH: Duration = Duration::from_millis(200);

/// The time that the loop waits for input before it checks for an answer, while a solver is at work.
const SHORT_BREATH: Duration = Duration::from_millis(5);

/// The time that the loop waits for input before it checks for news of a network match.
const MATCH_BREATH: Duration = Duration::from_millis(30);

/// The time that the loop may take to end after a signal.
const GRACE: Duration = Duration::from_secs(1);

/// The things that the player leaves behind.
pub(crate) struct Left {
    /// True if the last game is saved.
    pub(crate) is_saved: bool,
    /// The command that brings the player back to a network match that goes on.
    pub(crate) way_back: Option<String>,
    /// The link of a network match that this program served and that goes on.
    pub(crate) hosted: Option<MatchLink>,
}

/// Plays until the player leaves, or the system asks the program to end.
pub(crate) fn run(setup: Setup, look: Look, wanted: Wanted, entrance: Option<Entrance>) -> io::Result<Left> {
    let ended_by = Arc::new(AtomicI32::new(0));
    watch_signals(Arc::clone(&ended_by))?;
    let mut screen = TerminalGuard::enter()?;
    let size = screen.terminal.size()?;
    let mut app = App::new(setup, look, (size.width, size.height), wanted);
    let mut matches = MatchClient::new(entrance);
    let left = play(&mut screen, &mut app, &mut matches, &ended_by);
    let left = left.map(|()| Left { is_saved: app.finish(), way_back: app.way_back(), hosted: app.hosted() });
    drop(app);
    drop(screen);
    let signal = ended_by.load(Ordering::Relaxed);
    if signal != 0 {
        // Everything is saved and the terminal restored: now the signal takes its usual effect.
        emulate_default_handler(signal)?;
    }
    left
}

/// Stores the signal that asks the program to end, for the loop to read.
///
/// After the terminal is gone, waiting for input never returns. If the program has not ended by itself in time, this
/// thread ends it. Nothing is lost, because every move is saved when it is made.
fn watch_signals(ended_by: Arc<AtomicI32>) -> io::Result<()> {
    let mut signals = Signals::new(ending_signals())?;
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            ended_by.store(signal, Ordering::Relaxed);
            thread::sleep(GRACE);
            terminal::restore();
            // If even this fails, nothing more can be done.
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

/// The signals that ask a program to end.
fn ending_signals() -> Vec<i32> {
    #[cfg(unix)]
    let more = [signal_hook::consts::SIGHUP, signal_hook::consts::SIGQUIT];
    #[cfg(not(unix))]
    let more = [];
    [SIGINT, SIGTERM].into_iter().chain(more).collect()
}

/// Draws the screen and handles inputs in turn, while a solver answers queries in the background.
fn play(
    screen: &mut TerminalGuard,
    app: &mut App,
    matches: &mut MatchClient,
    ended_by: &AtomicI32,
) -> io::Result<()> {
    let mut engine = EngineClient::default();
    let mut before = Instant::now();
    let mut is_stale = true;
    while !app.is_done() && ended_by.load(Ordering::Relaxed) == 0 {
        if is_stale {
            screen.terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
            engine.want(app.query());
        }
        let breath = if engine.is_busy() || app.is_moving() {
            SHORT_BREATH
        } else if matches.is_open() {
            MATCH_BREATH
        } else {
            BREATH
        };
        let mut has_input = event::poll(breath)?;
        let now = Instant::now();
        // Time that the program slept does not count as played.
        is_stale = app.update(Input::Time((now - before).min(2 * BREATH)));
        before = now;
        // Handle all waiting inputs before the next drawing.
        while has_input && !app.is_done() {
            is_stale = true;
            take_in(event::read()?, screen, app)?;
            has_input = event::poll(Duration::ZERO)?;
        }
        is_stale |= matches.exchange(app)?;
        if let Some(reply) = engine.wait(Duration::ZERO) {
            is_stale |= app.update(Input::Reply(Box::new(reply)));
        }
    }
    Ok(())
}

/// Handles one event.
fn take_in(event: Event, screen: &mut TerminalGuard, app: &mut App) -> io::Result<()> {
    match event {
        Event::Key(key) if is_with_control(&key, 'z') => suspend(screen, app)?,
        // Whatever other programs have written to the screen goes.
        Event::Key(key) if is_with_control(&key, 'l') => screen.start_afresh()?,
        Event::Key(key) => drop(app.update(Input::Key(key))),
        Event::Mouse(mouse) => drop(app.update(Input::Mouse(mouse))),
        Event::Resize(width, height) => drop(app.update(Input::Size(width, height))),
        _ => {}
    }
    Ok(())
}

/// Returns true if the key is this letter with Ctrl. A terminal in raw mode does not turn Ctrl-Z into a signal.
fn is_with_control(key: &event::KeyEvent, letter: char) -> bool {
    key.code == event::KeyCode::Char(letter) && key.modifiers == event::KeyModifiers::CONTROL
}

/// Restores the terminal and stops the program until the shell resumes it.
#[cfg(unix)]
fn suspend(screen: &mut TerminalGuard, app: &mut App) -> io::Result<()> {
    app.finish();
    screen.give_back();
    emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    screen.take()?;
    // The shell has overwritten the screen.
    screen.start_afresh()
}

/// This system has no job control.
#[cfg(not(unix))]
fn suspend(_: &mut TerminalGuard, _: &mut App) -> io::Result<()> {
    Ok(())
}
