//! The result of a step of `cargo verify`, and the table of all results.

use std::fmt::Write as _;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::command::Outcome;

/// A line of the summary.
#[derive(Debug)]
pub(crate) struct Report {
    /// The name of the step.
    pub(crate) name: String,
    /// The result of the step, or the reason why it failed.
    pub(crate) result: Result<Outcome, String>,
    /// The time that the step took.
    pub(crate) time: Duration,
    /// The time that all processors together worked for the step, where the system tells.
    pub(crate) processor: Option<Duration>,
}

impl Report {
    /// Returns true if the step has found nothing, and has run unless it may be skipped.
    pub(crate) fn is_good(&self, skipping_fails: bool) -> bool {
        match self.result {
            Ok(Outcome::Passed | Outcome::Fallback(_) | Outcome::Excused(_)) => true,
            Ok(Outcome::Skipped(_)) => !skipping_fails,
            Err(_) => false,
        }
    }

    /// The result in a word.
    pub(crate) fn word(&self) -> &'static str {
        match self.result {
            Ok(Outcome::Passed | Outcome::Fallback(_)) => "passed",
            Ok(Outcome::Skipped(_) | Outcome::Excused(_)) => "skipped",
            Err(_) => "FAILED",
        }
    }

    /// The kind of the result, and the first line of what it says.
    fn kind(&self) -> (&'static str, &str) {
        let (kind, note) = match &self.result {
            Ok(Outcome::Passed) => ("passed", ""),
            Ok(Outcome::Fallback(note)) => ("fallback", note.as_str()),
            Ok(Outcome::Skipped(command)) => ("skipped", command.as_str()),
            Ok(Outcome::Excused(command)) => ("excused", command.as_str()),
            Err(reason) => ("failed", reason.as_str()),
        };
        (kind, note.lines().next().unwrap_or_default())
    }

    /// The report as a line with tabs, which [`Report::from_line`] reads.
    pub(crate) fn line(&self) -> String {
        let (kind, note) = self.kind();
        let processor = self.processor.map(|time| time.as_millis().to_string()).unwrap_or_default();
        format!("{}\t{kind}\t{}\t{processor}\t{note}", self.name, self.time.as_millis())
    }

    /// Reads a line that [`Report::line`] has written.
    ///
    /// # Errors
    /// If the line is none.
    pub(crate) fn from_line(line: &str) -> Result<Report> {
        let fields: Vec<&str> = line.splitn(5, '\t').collect();
        let [name, kind, time, processor, note] = fields[..] else {
            bail!("`{line}` is no report of a step");
        };
        let result = match kind {
            "passed" => Ok(Outcome::Passed),
            "fallback" => Ok(Outcome::Fallback(note.into())),
            "skipped" => Ok(Outcome::Skipped(note.into())),
            "excused" => Ok(Outcome::Excused(note.into())),
            "failed" => Err(note.into()),
            _ => bail!("`{line}` has no result"),
        };
        let milliseconds =
            |text: &str| Ok::<_, std::num::ParseIntError>(Duration::from_millis(text.parse()?));
        let processor = if processor.is_empty() { None } else { Some(milliseconds(processor)?) };
        Ok(Report { name: name.into(), result, time: milliseconds(time)?, processor })
    }
}

/// A table with a line for each step and one for the whole run, which took a time. Steps can run at once.
pub(crate) fn summary(reports: &[Report], time: Duration) -> String {
    let mut table = format!("{:<16}{:<9}{:>8}{:>11}\n", "step", "result", "seconds", "processor");
    for report in reports {
        let (kind, note) = report.kind();
        let how = if matches!(kind, "skipped" | "excused") { "to run it: " } else { "" };
        let (name, word, seconds) = (&report.name, report.word(), report.time.as_secs_f64());
        let processor = report.processor.map_or("?".to_owned(), |time| format!("{:.1}", time.as_secs_f64()));
        let line = format!("{name:<16}{word:<9}{seconds:>8.1}{processor:>11}  {how}{note}");
        writeln!(table, "{}", line.trim_end()).expect("writing to a String cannot fail");
    }
    let count = |word| reports.iter().filter(|report| report.word() == word).count();
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

    fn report(name: &str, result: Result<Outcome, String>) -> Report {
        let (time, processor) = (Duration::from_millis(1500), Some(Duration::from_millis(2700)));
        Report { name: name.into(), result, time, processor }
    }

    fn reports() -> [Report; 4] {
        [
            report("format", Ok(Outcome::Passed)),
            report("tests", Ok(Outcome::Fallback("by cargo test".into()))),
            report("wasm", Ok(Outcome::Skipped("rustup target add wasm".into()))),
            report("docs", Err("cargo doc failed\nbecause of a link".into())),
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
        let fields = |report: &Report| {
            let (kind, note) = report.kind();
            (report.name.clone(), kind, note.to_owned(), report.time, report.processor)
        };
        let unknown = Report { processor: None, ..report("docs", Ok(Outcome::Excused("a\tb".into()))) };
        for report in reports().into_iter().chain([unknown]) {
            assert_eq!(fields(&Report::from_line(&report.line()).unwrap()), fields(&report));
        }
        for line in ["", "docs\tpassed\t1\t2", "docs\tgood\t1\t2\t", "docs\tpassed\tx\t2\t"] {
            assert!(Report::from_line(line).is_err(), "{line}");
        }
    }

    #[test]
    fn skipping_fails_only_on_request() {
        assert!(report("", Ok(Outcome::Skipped(String::new()))).is_good(false));
        assert!(!report("", Ok(Outcome::Skipped(String::new()))).is_good(true));
        assert!(report("", Ok(Outcome::Fallback(String::new()))).is_good(true));
        assert!(report("", Ok(Outcome::Excused(String::new()))).is_good(true));
        assert!(!report("", Err("no".into())).is_good(false));
    }
}
