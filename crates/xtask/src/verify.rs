//! `cargo verify`: runs all checks and prints a summary. The steps of the browser table wait more than they work, so
//! they run beside the others, in a process of their own.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::changes::Selection;
use crate::git::clean_commit;
use crate::processor;
use crate::report::{Report, summary};
use crate::steps::{PAGE_STEPS, STEPS, Step};
use crate::verified;
use crate::workspace::Workspace;

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
    let start = Instant::now();
    let selection = selection(workspace, extent)?;
    let commit = clean_commit(&workspace.root);
    println!("verify: {}", selection.describe());
    let chosen =
        |step: &&Step| step.scope.concerns(&selection) && (extent != Extent::Quick || step.scope.is_quick());
    let page = if PAGE_STEPS.iter().any(|step| chosen(&step)) {
        Some(PageChecks::start(workspace, extent)?)
    } else {
        None
    };
    let mut reports: Vec<Report> =
        STEPS.iter().filter(chosen).map(|step| run(step, workspace, &selection)).collect();
    if let Some(page) = page {
        reports.extend(page.finish()?);
    }
    println!("\n{}", summary(&reports, start.elapsed()));
    let good = reports.iter().all(|report| report.is_good(skipping_fails));
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

/// Runs the steps of the browser table alone, and writes their reports to a file, a line for each.
///
/// # Errors
/// If the changes are not available, or the file cannot be written.
pub(crate) fn verify_page(workspace: &Workspace, extent: Extent, file: &Path) -> Result<ExitCode> {
    let selection = selection(workspace, extent)?;
    let steps = PAGE_STEPS.iter().filter(|step| step.scope.concerns(&selection));
    let lines: Vec<String> = steps.map(|step| run(step, workspace, &selection).line() + "\n").collect();
    fs::write(file, lines.concat()).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(ExitCode::SUCCESS)
}

fn selection(workspace: &Workspace, extent: Extent) -> Result<Selection> {
    match extent {
        Extent::All => Ok(Selection::default()),
        Extent::Changed => Selection::of_branch(workspace),
        Extent::Quick => Selection::of_work_tree(workspace),
    }
}

fn run(step: &Step, workspace: &Workspace, selection: &Selection) -> Report {
    println!("\n=== {} ===", step.name);
    let (start, processor_start) = (Instant::now(), processor::time());
    let result = (step.run)(workspace, selection);
    let processor = processor::time().zip(processor_start).map(|(end, start)| end.saturating_sub(start));
    if let Err(error) = &result {
        println!("{error:#}");
    }
    let result = result.map_err(|error| error.to_string());
    let report = Report { name: step.name.into(), result, time: start.elapsed(), processor };
    println!("--- {}: {}, {:.1} s", report.name, report.word(), report.time.as_secs_f64());
    report
}

/// The steps of the browser table, while they run beside the others.
#[derive(Debug)]
struct PageChecks {
    process: Child,
    /// The file with their output.
    output: PathBuf,
    /// The file with their reports, once they have ended.
    reports: PathBuf,
}

impl PageChecks {
    fn start(workspace: &Workspace, extent: Extent) -> Result<PageChecks> {
        let folder = workspace.target.join("verify");
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let [output, reports] = ["page.log", "page.reports"].map(|name| folder.join(name));
        let log = File::create(&output).with_context(|| format!("cannot write {}", output.display()))?;
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("verify").arg("--page-reports").arg(&reports).current_dir(&workspace.root);
        if extent == Extent::Changed {
            command.arg("--changed");
        }
        println!(
            "The checks of the browser table run beside the others; their output goes to {}",
            output.display()
        );
        let process =
            command.stdout(log.try_clone()?).stderr(log).spawn().context("cannot start the checks")?;
        Ok(PageChecks { process, output, reports })
    }

    /// Waits for the end and prints the output.
    fn finish(mut self) -> Result<Vec<Report>> {
        println!("\nWaiting for the checks of the browser table");
        let status = self.process.wait()?;
        print!("{}", String::from_utf8_lossy(&fs::read(&self.output)?));
        if !status.success() {
            let result = Err("the checks of the browser table ended early".into());
            return Ok(vec![Report { name: "page".into(), result, time: Duration::ZERO, processor: None }]);
        }
        fs::read_to_string(&self.reports)?.lines().map(Report::from_line).collect()
    }
}

impl Drop for PageChecks {
    fn drop(&mut self) {
        // It has ended, unless an error has ended this run before it.
        let _ = self.process.kill();
    }
}
