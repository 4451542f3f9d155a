//! `talon-lab census`, interrupted and resumed, in parts and as a whole.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};

use tempfile::TempDir;

use crate::program::{LAB, printed, run, start};

/// A census that takes long enough to be interrupted.
const LONG: [&str; 4] = ["census", "yield", "--deals", "1000..=7999"];

/// A census that ends quickly.
const QUICK: [&str; 6] = ["census", "doublets", "--deals", "0..=299", "--options", "redeals 0"];

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Runs a census with this file, which must succeed. Returns the table.
fn census(arguments: &[&str], out: &Path) -> String {
    printed(run(&[arguments, &["--out", out.to_str().expect("UTF-8")]].concat()))
}

fn begin(arguments: &[&str], out: &Path) -> Child {
    start(&[arguments, &["--out", out.to_str().expect("UTF-8")]].concat())
}

fn report(files: &[&Path]) -> String {
    let files: Vec<&str> = files.iter().map(|file| file.to_str().expect("UTF-8")).collect();
    printed(run(&[&["census", "report"], &files[..]].concat()))
}

/// The error message of a command that fails with this code.
pub(crate) fn complaint(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(code), 0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn partial(out: &Path) -> PathBuf {
    PathBuf::from(format!("{}.partial", out.display()))
}

/// The lines of a CSV table without their times.
fn lines(out: &Path) -> Vec<String> {
    let text = fs::read_to_string(out).expect("a table");
    let without_time = |line: &str| {
        let (before, solver) = line.rsplit_once(',').expect("columns");
        let (before, _) = before.rsplit_once(',').expect("columns");
        format!("{before},{solver}")
    };
    text.lines().map(without_time).collect()
}

/// A printed table without its times.
fn timeless(table: &str) -> String {
    let (counts, hardest) = table.split_once("\nhardest deals").expect("the hardest deals");
    let counts = counts.lines().filter(|line| !line.starts_with("microseconds"));
    let columns = |line: &str| -> String {
        let columns: Vec<&str> = line.split_whitespace().collect();
        columns
            .first()
            .into_iter()
            .chain(columns.get(1))
            .chain(columns.get(3))
            .map(|column| format!("{column} "))
            .collect()
    };
    counts
        .map(|line| format!("{line}\n"))
        .chain(hardest.lines().skip(1).map(|line| columns(line) + "\n"))
        .collect()
}

/// Waits until the journal grows or the program has ended.
fn wait_for_more(child: &mut Child, journal: &Path, length: u64) -> u64 {
    loop {
        let now = fs::metadata(journal).map_or(0, |file| file.len());
        if now > length || child.try_wait().expect("a child").is_some() {
            return now;
        }
        std::thread::yield_now();
    }
}

#[test]
fn a_census_that_is_killed_again_and_again_counts_every_deal_once() {
    let folder = folder();
    let [killed, whole] = ["killed.csv", "whole.csv"].map(|name| folder.path().join(name));
    let (mut length, mut kills) = (0, 0);
    while kills < 6 && !killed.exists() {
        let mut child = begin(&LONG, &killed);
        length = wait_for_more(&mut child, &partial(&killed), length);
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        kills += 1;
    }
    assert!(kills > 1, "it was never killed in the middle");
    let table = census(&LONG, &killed);
    assert_eq!(timeless(&table), timeless(&census(&[&LONG[..], &["--threads", "1"]].concat(), &whole)));
    assert_eq!(lines(&killed), lines(&whole));
    assert_eq!(lines(&whole).len(), 7001);
    assert!(!partial(&killed).exists());
    // Once more: everything is done.
    assert_eq!(census(&LONG, &killed), table);
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_a_valid_journal_and_says_how_to_resume() {
    use std::os::unix::process::ExitStatusExt;

    let folder = folder();
    let out = folder.path().join("stopped.csv");
    let mut child = begin(&LONG, &out);
    let header = wait_for_more(&mut child, &partial(&out), 0);
    wait_for_more(&mut child, &partial(&out), header);
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupted.expect("there is a kill").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.signal(), output.stdout.len()), (Some(2), 0), "as Ctrl-C ends a program");
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(errors.starts_with("talon-lab: stopped after "), "{errors}");
    assert!(errors.ends_with(" of 7000 deals; the same command continues from there\n"), "{errors}");
    assert_eq!(errors.matches('\n').count(), 1);
    let table = census(&LONG, &out);
    assert!(table.contains("\n7000 deals, 1000 to 7999\n"), "{table}");
}

#[test]
fn the_parts_combine_to_the_whole_in_either_format() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    let whole = census(&QUICK, &path("whole.csv"));
    let parquet = census(&QUICK, &path("whole.parquet"));
    let mut parts = Vec::new();
    for (part, name) in [("1/3", "1.parquet"), ("2/3", "2.csv"), ("3/3", "3.parquet")] {
        census(&[&QUICK[..], &["--shard", part]].concat(), &path(name));
        parts.push(path(name));
    }
    let merged = report(&[&parts[2], &parts[0], &parts[1]]);
    let without_file = printed(run(&QUICK));
    for table in
        [&parquet, &merged, &without_file, &report(&[&path("whole.csv")]), &report(&[&path("whole.parquet")])]
    {
        assert_eq!(timeless(table), timeless(&whole));
    }
    assert!(whole.starts_with("doublets, ranks 13, redeals 0, piles 7; goal win; solver "), "{whole}");
    let gap = report(&[&parts[0], &parts[2]]);
    assert!(gap.contains("\n200 deals, 0 to 299, without 100 between them\n"), "{gap}");
}

#[test]
fn different_series_are_not_combined() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let census = |name: &str, arguments: &[&str]| census(arguments, Path::new(&path(name)));
    census("a.csv", &["census", "yield", "--deals", "0..=9"]);
    census("b.parquet", &["census", "yield", "--deals", "9..=12"]);
    census("goal.csv", &["census", "yield", "--deals", "20..=22", "--goal", "score"]);
    census("options.csv", &["census", "yield", "--deals", "20..=22", "--options", "rows 6"]);
    census("game.csv", &["census", "doublets", "--deals", "20..=22"]);
    let text = fs::read_to_string(path("a.csv")).expect("a table");
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(3, 4);
    fs::write(path("order.csv"), lines.join("\n")).expect("it can be written");
    for (files, expected) in [
        (vec!["a.csv", "b.parquet"], "deal 9 is in "),
        (vec!["a.csv", "a.csv"], "deal 0 is in "),
        (vec!["a.csv", "goal.csv"], "report each alone"),
        (vec!["a.csv", "options.csv"], "report each alone"),
        (vec!["a.csv", "game.csv"], "report each alone"),
        (vec!["order.csv"], "is not in order: deal 2"),
        (vec!["a.csv", "none.parquet"], "cannot be read: No such file"),
    ] {
        let files: Vec<String> = files.into_iter().map(path).collect();
        let arguments: Vec<&str> =
            ["census", "report"].into_iter().chain(files.iter().map(String::as_str)).collect();
        let complaint = complaint(&arguments, 1);
        assert!(complaint.contains(expected) && complaint.matches('\n').count() == 1, "{complaint}");
    }
}

#[test]
fn scores_are_shown_as_bars() {
    let table = printed(run(&["census", "yield", "--deals", "0..=99", "--goal", "score"]));
    let (_, scores) = table.split_once("\nbest score").expect("a table of scores");
    let bars = scores.lines().filter(|line| line.ends_with('#'));
    let count: u64 = bars.map(|line| line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap()).sum();
    let lost = table.lines().find(|line| line.starts_with("lost")).expect("a line");
    assert_eq!(lost.split_whitespace().nth(1), Some(&*count.to_string()), "{table}");
}

#[test]
fn deals_that_hit_a_limit_are_counted_separately() {
    let table = printed(run(&[&QUICK[..], &["--nodes", "7"]].concat()));
    let unknown = table.lines().find(|line| line.starts_with("unknown")).expect("a line");
    assert_ne!(unknown.split_whitespace().nth(1), Some("0"), "{table}");
}

#[test]
fn an_impossible_census_fails_before_any_work() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    census(&["census", "yield", "--deals", "0..=9"], Path::new(&path("done.csv")));
    fs::write(path("foreign.csv.partial"), "hello").expect("it can be written");
    for (deals, out, expected) in [
        ("0..=10", path("done.csv"), "already exists, with other deals"),
        ("0..=10", path("no-folder/table.csv"), "cannot be written: No such file"),
        ("0..=10", path("foreign.csv"), "it is not a journal of the census"),
    ] {
        let complaint = complaint(&["census", "yield", "--deals", deals, "--out", &out], 1);
        assert!(complaint.contains(expected) && complaint.matches('\n').count() == 1, "{complaint}");
    }
    let complaint =
        complaint(&["census", "yield", "--deals", "0..=9", "--goal", "score", "--out", &path("done.csv")], 1);
    assert!(complaint.contains("already exists, about"), "{complaint}");
}

/// Runs a census that can write only this number of blocks to a file, as if the disk were full then.
#[cfg(unix)]
pub(crate) fn with_little_room(blocks: u32, arguments: &[&str]) -> Output {
    let script = format!("ulimit -f {blocks}; trap '' XFSZ; exec \"$0\" \"$@\"");
    Command::new("sh").args(["-c", &script, LAB.0]).args(arguments).output().expect("a shell")
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_and_loses_no_results() {
    let folder = folder();
    let out = folder.path().join("full.csv");
    let arguments = [&QUICK[..], &["--out", out.to_str().expect("UTF-8")]].concat();
    for (blocks, expected) in
        [(0, ".partial cannot be written: "), (4, "its rows are safe"), (16, "nothing is lost")]
    {
        let output = with_little_room(blocks, &arguments);
        let errors = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{errors}");
        assert!(errors.contains(expected) && errors.matches('\n').count() == 1, "{errors}");
    }
    let files: Vec<_> =
        fs::read_dir(folder.path()).expect("a folder").map(|file| file.unwrap().path()).collect();
    assert_eq!(files, [partial(&out)]);
    census(&QUICK, &out);
    assert_eq!(lines(&out).len(), 301);
}
