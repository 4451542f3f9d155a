//! The result of a step of `cargo verify`, and the table of all results.

use std::fmt::Write as _;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::command::Outcome;

/// A line of the summary.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Report {
    /// The name of the step.
    pub(crate) name: String,
    /// The end of the step.
    pub(crate) end: End,
    /// The time that the step took.
    pub(crate) time: Duration,
    /// The time that all processors together worked for the step, where the system tells.
    pub(crate) processor: Option<Duration>,
    /// The reason of a failure, or the command by which a skipped step can run: one line, or nothing.
    pub(crate) note: String,
}

/// The end of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The step found nothing.
    Passed,
    /// The step cannot run on this machine.
    Skipped,
    /// Likewise, but nobody has to run it.
    Excused,
    /// The step found something.
    Failed,
}

impl Report {
    /// The report of a step that returned this result.
    pub(crate) fn new(
        name: &str,
        result: &Result<Outcome>,
        time: Duration,
        processor: Option<Duration>,
    ) -> Report {
        let (end, note) = match result {
            Ok(Outcome::Passed) => (End::Passed, String::new()),
            Ok(Outcome::Fallback(note)) => (End::Passed, note.clone()),
            Ok(Outcome::Skipped(command)) => (End::Skipped, format!("to run it: {command}")),
            Ok(Outcome::Excused(command)) => (End::Excused, format!("to run it: {command}")),
            Err(error) => (End::Failed, error.to_string()),
        };
        let note = note.lines().next().unwrap_or_default().to_owned();
        Report { name: name.to_owned(), end, time, processor, note }
    }

    /// Returns true if the step has found nothing, and has run unless it may be skipped.
    pub(crate) fn is_good(&self, skipping_fails: bool) -> bool {
        match self.end {
            End::Passed | End::Excused => true,
            End::Skipped => !skipping_fails,
            End::Failed => false,
        }
    }

    /// The report as a line with tabs, which [`Report::from_line`] reads.
    pub(crate) fn line(&self) -> String {
        let processor = self.processor.map(|time| time.as_millis().to_string()).unwrap_or_default();
        format!("{}\t{:?}\t{}\t{processor}\t{}", self.name, self.end, self.time.as_millis(), self.note)
    }

    /// Reads a line that [`Report::line`] has written.
    ///
    /// # Errors
    /// If the line is none.
    pub(crate) fn from_line(line: &str) -> Result<Report> {
        let fields: Vec<&str> = line.splitn(5, '\t').collect();
        let [name, end, time, processor, note] = fields[..] else {
            anyhow::bail!("`{line}` is no report of a step");
        };
        let milliseconds =
            |text: &str| Ok::<_, std::num::ParseIntError>(Duration::from_millis(text.parse()?));
        let processor = if processor.is_empty() { None } else { Some(milliseconds(processor)?) };
        let end = End::ALL.into_iter().find(|known| format!("{known:?}") == end);
        let end = end.with_context(|| format!("`{line}` has no end"))?;
        Ok(Report { name: name.into(), end, time: milliseconds(time)?, processor, note: note.into() })
    }
}

impl End {
    const ALL: [End; 4] = [End::Passed, End::Skipped, End::Excused, End::Failed];

    /// The word in the summary.
    pub(crate) fn word(self) -> &'static str {
        match self {
            End::Passed => "passed",
            End::Skipped | End::Excused => "skipped",
            End::Failed => "FAILED",
        }
    }
}

/// A table with a line for each step and one for the whole run, which took a time. Steps can run at once.
pub(crate) fn summary(reports: &[Report], time: Duration) -> String {
    let mut table = format!("{:<16}{:<9}{:>8}{:>11}\n", "step", "result", "seconds", "processor");
    for report in reports {
        let (name, word, seconds) = (&report.name, report.end.word(), report.time.as_secs_f64());
        let processor = report.processor.map_or("?".to_owned(), |time| format!("{:.1}", time.as_secs_f64()));
        let line = format!("{name:<16}{word:<9}{seconds:>8.1}{processor:>11}  {}", report.note);
        writeln!(table, "{}", line.trim_end()).expect("writing to a String cannot fail");
    }
    let count = |word| reports.iter().filter(|report| report.end.word() == word).count();
    let processor: Option<Duration> = reports.iter().map(|report| report.processor).sum();
    let processor = processor
        .map(|time| format!(", {:.1} seconds of processor time", time.as_secs_f64()))
        .unwrap_or_default();
    let counts =
        format!("{} passed, {} failed, {} skipped", count("passed"), count("FAILED"), count("skipped"));
    format!("{table}{counts} in {:.1} seconds{processor}", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(name: &str, result: &Result<Outcome>) -> Report {
        Report::new(name, result, Duration::from_millis(1500), Some(Duration::from_millis(2700)))
    }

    fn reports() -> [Report; 4] {
        [
            report("format", &Ok(Outcome::Passed)),
            report("tests", &Ok(Outcome::Fallback("by cargo test".into()))),
            report("wasm", &Ok(Outcome::Skipped("rustup target add wasm".into()))),
            report("docs", &Err(anyhow::anyhow!("cargo doc failed\nbecause of a link"))),
        ]
    }

    #[test]
    fn the_summary_names_failed_and_skipped_steps() {
        let expected = "\
step            result    seconds  processor
format          passed        1.5        2.7
tests           passed        1.5        2.7  by cargo test
wasm            skipped       1.5        2.7  to run it: rustup target add wasm
docs            FAILED        1.5        2.7  cargo doc failed
2 passed, 1 failed, 1 skipped in 4.5 seconds, 10.8 seconds of processor time";
        assert_eq!(summary(&reports(), Duration::from_millis(4500)), expected);
    }

    #[test]
    fn a_report_is_what_was_written() {
        let unknown = Report { processor: None, ..report("docs", &Ok(Outcome::Excused("a\tb".into()))) };
        for report in reports().into_iter().chain([unknown]) {
            assert_eq!(Report::from_line(&report.line()).unwrap(), report);
        }
        for line in ["", "docs\tPassed\t1\t2", "docs\tGood\t1\t2\t", "docs\tPassed\tx\t2\t"] {
            assert!(Report::from_line(line).is_err(), "{line}");
        }
    }

    #[test]
    fn skipping_fails_only_on_request() {
        assert!(report("", &Ok(Outcome::Skipped(String::new()))).is_good(false));
        assert!(!report("", &Ok(Outcome::Skipped(String::new()))).is_good(true));
        assert!(report("", &Ok(Outcome::Fallback(String::new()))).is_good(true));
        assert!(report("", &Ok(Outcome::Excused(String::new()))).is_good(true));
        assert!(!report("", &Err(anyhow::anyhow!("no"))).is_good(false));
    }
}
