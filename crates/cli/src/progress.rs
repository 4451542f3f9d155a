//! How far something long is.

use std::fmt::Write;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::output::tell;

/// How often a line is written where there is no terminal.
const PAUSE: Duration = Duration::from_secs(30);

/// Tells on standard error how far it is: a bar on a terminal, otherwise a line now and then.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    lines: Option<Lines>,
}

/// The lines where there is no terminal.
#[derive(Debug)]
struct Lines {
    begun: Instant,
    last: Instant,
    /// How many were done before.
    known: u64,
    /// What is counted.
    things: &'static str,
}

impl Progress {
    /// Begins when `known` of `all` things are done, which are called so.
    pub(crate) fn new(things: &'static str, all: u64, known: u64, quiet: bool) -> Progress {
        if quiet {
            return Progress { bar: ProgressBar::hidden(), lines: None };
        }
        let bar = ProgressBar::new(all);
        let style = ProgressStyle::with_template(&format!(
            "{{wide_bar}} {{human_pos}} of {{human_len}} {things}, {{rate}} a second, {{eta}} left",
        ));
        // A rate that cannot be written is left out.
        let rate = |state: &ProgressState, text: &mut dyn Write| {
            let _ = write!(text, "{}", rate_text(state.per_sec()));
        };
        bar.set_style(style.expect("a template without mistakes").with_key("rate", rate));
        bar.set_position(known);
        // What was done before says nothing about how fast it goes.
        bar.reset_eta();
        let now = Instant::now();
        let lines = (!stderr().is_terminal()).then_some(Lines { begun: now, last: now, known, things });
        Progress { bar, lines }
    }

    /// So many more have been done.
    pub(crate) fn advance(&mut self, more: u64) {
        self.bar.inc(more);
        let (position, length) = (self.bar.position(), self.bar.length().unwrap_or_default());
        if let Some(lines) = self.lines.as_mut().filter(|lines| lines.last.elapsed() >= PAUSE) {
            lines.last = Instant::now();
            tell(&lines.text(position, length));
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

impl Lines {
    #[expect(clippy::cast_precision_loss, reason = "a rate is told with few digits")]
    fn text(&self, position: u64, length: u64) -> String {
        let rate = (position - self.known) as f64 / self.begun.elapsed().as_secs_f64();
        let left = (length - position) as f64 / rate;
        let (things, rate) = (self.things, rate_text(rate));
        format!("{position} of {length} {things}, {rate} a second, {left:.0} seconds left")
    }
}

/// A rate; a slow one with a digit after the point.
fn rate_text(rate: f64) -> String {
    if rate < 10.0 { format!("{rate:.1}") } else { format!("{rate:.0}") }
}
