//! Progress of a long command.

use std::fmt::Write;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use talon_command::output::remark;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

/// The interval between two lines without a terminal.
const INTERVAL: Duration = Duration::from_secs(30);

/// Shows progress on standard error: a bar on a terminal, otherwise a line at intervals.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    lines: Option<Lines>,
}

/// The lines that replace the bar without a terminal.
#[derive(Debug)]
struct Lines {
    start: Instant,
    last: Instant,
    /// The number that was done before the command started.
    done_before: u64,
}

impl Progress {
    /// Shows progress from `done_before` to `all` deals, or nothing if `quiet`.
    pub(crate) fn new(all: u64, done_before: u64, quiet: bool) -> Progress {
        if quiet {
            return Progress { bar: ProgressBar::hidden(), lines: None };
        }
        let bar = ProgressBar::new(all);
        let style = ProgressStyle::with_template(
            "{wide_bar} {human_pos} of {human_len} deals, {rate} a second, {eta} left",
        );
        // A rate that cannot be written is omitted.
        let rate = |state: &ProgressState, text: &mut dyn Write| {
            let _ = write!(text, "{}", rate_text(state.per_sec()));
        };
        bar.set_style(style.expect("the template is valid").with_key("rate", rate));
        bar.set_position(done_before);
        // What was done before does not count for the rate.
        bar.reset_eta();
        let now = Instant::now();
        let lines = Lines { start: now, last: now, done_before };
        Progress { bar, lines: if stderr().is_terminal() { None } else { Some(lines) } }
    }

    /// Adds a number of finished deals.
    pub(crate) fn advance(&mut self, more: u64) {
        self.bar.inc(more);
        let (position, length) = (self.bar.position(), self.bar.length().unwrap_or_default());
        if let Some(lines) = self.lines.as_mut().filter(|lines| lines.last.elapsed() >= INTERVAL) {
            lines.last = Instant::now();
            remark(&lines.text(position, length));
        }
    }

    /// Removes the bar.
    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

impl Lines {
    #[expect(clippy::cast_precision_loss, reason = "a rate is printed with few digits")]
    fn text(&self, position: u64, length: u64) -> String {
        let rate = (position - self.done_before) as f64 / self.start.elapsed().as_secs_f64();
        let left = (length - position) as f64 / rate;
        format!("{position} of {length} deals, {} a second, {left:.0} seconds left", rate_text(rate))
    }
}

/// A rate as text; a slow one with one decimal.
fn rate_text(rate: f64) -> String {
    if rate < 10.0 { format!("{rate:.1}") } else { format!("{rate:.0}") }
}
