//! `cargo verify`: runs all checks one after the other and prints a summary.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::changes::Selection;
use crate::command::Outcome;
use crate::git::clean_commit;
use crate::processor;
use crate::steps::{STEPS, Step};
use crate::verified;
use crate::workspace::Workspace;

/// A line of the summary.
struct Report {
    name: &'static str,
    result: Result<Outcome>,
    time: Duration,
    /// The time that all processors together worked for the step, where the system tells.
    processor: Option<Duration>,
}

/// The extent of a run of `cargo verify`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// Everything.
    All,
    /// The packages that the branch and the work tree change, and all that depend on them.
    Changed,
    /// The packages that the work tree changes, alone, and the quick steps.
    Quick,
}

/// Runs the steps, even after one has failed, and prints the summary. The exit code is 1 if a step failed, or if a
/// step was skipped and `skipping_fails` is set. A commit that passes everything is noted.
///
/// # Errors
/// If the changes are not available.
pub(crate) fn verify(workspace: &Workspace, extent: Extent, skipping_fails: bool) -> Result<ExitCode> {
    let selection = match extent {
        Extent::All => Selection::default(),
        Extent::Changed => Selection::of_branch(workspace)?,
        Extent::Quick => Selection::of_work_tree(workspace)?,
    };
    let commit = clean_commit(&workspace.root);
    println!("verify: {}", selection.describe());
    let steps = STEPS.iter().filter(|step| step.scope.concerns(&selection));
    let steps = steps.filter(|step| extent != Extent::Quick || step.scope.is_quick());
    let reports: Vec<Report> = steps.map(|step| run(step, workspace, &selection)).collect();
    println!("\n{}", summary(&reports));
    let good = reports.iter().all(|report| is_good(&report.result, skipping_fails));
    if let Some(commit) = commit
        && good
        && (extent, skipping_fails) == (Extent::All, true)
        && clean_commit(&workspace.root).as_ref() == Some(&commit)
    {
        verified::note(&workspace.target, &commit)?;
    }
    println!("{}", if good { "verify: all is well" } else { "verify: FAILED" });
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run(step: &Step, workspace: &Workspace, selection: &Selection) -> Report {
    println!("\n=== {} ===", step.name);
    let (start, processor_start) = (Instant::now(), processor::time());
    let result = (step.run)(workspace, selection);
    let processor = processor::time().zip(processor_start).map(|(end, start)| end.saturating_sub(start));
    let report = Report { name: step.name, result, time: start.elapsed(), processor };
    if let Err(error) = &report.result {
        println!("{error:#}");
    }
    println!("--- {}: {}, {:.1} s", report.name, word(&report.result), report.time.as_secs_f64());
    report
}

fn is_good(result: &Result<Outcome>, skipping_fails: bool) -> bool {
    match result {
        Ok(Outcome::Passed | Outcome::Fallback(_) | Outcome::Excused(_)) => true,
        Ok(Outcome::Skipped(_)) => !skipping_fails,
        Err(_) => false,
    }
}

fn word(result: &Result<Outcome>) -> &'static str {
    match result {
        Ok(Outcome::Passed | Outcome::Fallback(_)) => "passed",
        Ok(Outcome::Skipped(_) | Outcome::Excused(_)) => "skipped",
        Err(_) => "FAILED",
    }
}

/// A table with a line for each step and one for the total.
fn summary(reports: &[Report]) -> String {
    let mut table = format!("{:<16}{:<9}{:>8}{:>11}\n", "step", "result", "seconds", "processor");
    for report in reports {
        let note = match &report.result {
            Ok(Outcome::Passed) => String::new(),
            Ok(Outcome::Fallback(note)) => format!("  {note}"),
            Ok(Outcome::Skipped(command) | Outcome::Excused(command)) => format!("  to run it: {command}"),
            Err(error) => format!("  {error}"),
        };
        let (name, word, seconds) = (report.name, word(&report.result), report.time.as_secs_f64());
        let processor = report.processor.map_or("?".to_owned(), |time| format!("{:.1}", time.as_secs_f64()));
        writeln!(table, "{name:<16}{word:<9}{seconds:>8.1}{processor:>11}{note}")
            .expect("writing to a String cannot fail");
    }
    let count = |wanted| reports.iter().filter(|report| word(&report.result) == wanted).count();
    let total: Duration = reports.iter().map(|report| report.time).sum();
    let processor: Option<Duration> = reports.iter().map(|report| report.processor).sum();
    let processor = processor
        .map(|time| format!(", {:.1} seconds of processor time", time.as_secs_f64()))
        .unwrap_or_default();
    let counts =
        format!("{} passed, {} failed, {} skipped", count("passed"), count("FAILED"), count("skipped"));
    format!("{table}{counts} in {:.1} seconds{processor}", total.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(name: &'static str, result: Result<Outcome>) -> Report {
        Report {
            name,
            result,
            time: Duration::from_millis(1500),
            processor: Some(Duration::from_millis(2700)),
        }
    }

    #[test]
    fn the_summary_names_failed_and_skipped_steps() {
        let reports = [
            report("format", Ok(Outcome::Passed)),
            report("tests", Ok(Outcome::Fallback("by cargo test".into()))),
            report("wasm", Ok(Outcome::Skipped("rustup target add wasm".into()))),
            report("docs", Err(anyhow::anyhow!("cargo doc failed"))),
        ];
        let expected = "\
step            result    seconds  processor
format          passed        1.5        2.7
tests           passed        1.5        2.7  by cargo test
wasm            skipped       1.5        2.7  to run it: rustup target add wasm
docs            FAILED        1.5        2.7  cargo doc failed
2 passed, 1 failed, 1 skipped in 6.0 seconds, 10.8 seconds of processor time";
        assert_eq!(summary(&reports), expected);
    }

    #[test]
    fn skipping_fails_only_on_request() {
        assert!(is_good(&Ok(Outcome::Skipped(String::new())), false));
        assert!(!is_good(&Ok(Outcome::Skipped(String::new())), true));
        assert!(is_good(&Ok(Outcome::Fallback(String::new())), true));
        assert!(is_good(&Ok(Outcome::Excused(String::new())), true));
        assert!(!is_good(&Err(anyhow::anyhow!("no")), false));
    }
}
