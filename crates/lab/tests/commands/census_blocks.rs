//! `talon-lab census --series`: programs that share a folder, killed, stopped and lied to.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::census::complaint;
use crate::program::{LAB, printed, printed_json, run, start};

/// A census of tiny decks in blocks of 16 deals.
const TINY: [&str; 6] =
    ["census", "doublets", "--options", "ranks 3, redeals 1, piles 2", "--block-size", "16"];

/// A census with a block that takes long enough to be stopped in the middle.
const LONG: [&str; 7] = ["census", "yield", "--block-size", "4096", "--block", "0", "--quiet"];

/// A census whose deals are not easy.
const HARD: [&str; 4] = ["census", "doublets", "--options", "redeals 0"];

/// A folder for a census.
struct Series(TempDir);

impl Series {
    fn new() -> Series {
        Series(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self) -> &str {
        self.0.path().to_str().expect("UTF-8")
    }

    /// The arguments of a census in this folder.
    fn arguments<'a>(&'a self, census: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
        [census, &["--series", self.path()], more].concat()
    }

    /// The outcome of each block, by its number: the first word of the line.
    fn solve(&self, more: &[&str]) -> BTreeMap<u64, String> {
        outcomes(&printed(run(&self.arguments(&TINY, more))))
    }

    /// The folder of the only series.
    fn folder(&self) -> PathBuf {
        let folders: Vec<PathBuf> = files(self.0.path());
        assert_eq!(folders.len(), 1, "{folders:?}");
        folders[0].clone()
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    /// The number of files with this ending.
    fn count(&self, ending: &str) -> usize {
        let folders = files(self.0.path());
        let names = folders.iter().flat_map(|folder| files(folder));
        names.filter(|path| path.to_str().is_some_and(|path| path.ends_with(ending))).count()
    }

    /// The report, which must find nothing wrong.
    fn report(&self) -> Value {
        printed_json(run(&["census", "report", "--json", self.path()]))
    }

    /// The report, which must end with the sentence that results are missing.
    fn incomplete_report(&self, more: &[&str]) -> Value {
        let output = run(&[&["census", "report", "--json", self.path()], more].concat());
        let errors = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!((output.status.code(), errors.matches('\n').count()), (Some(1), 1), "{errors}");
        assert!(errors.contains("results are missing"), "{errors}");
        serde_json::from_slice(&output.stdout).expect("JSON")
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map_or(Vec::new(), |files| files.flatten().map(|file| file.path()).collect())
}

/// The outcome of each block, from lines such as `block 7: solved; 16 won, 0 lost, 0 unknown`.
fn outcomes(lines: &str) -> BTreeMap<u64, String> {
    let outcome = |line: &str| {
        let (block, outcome) = line.strip_prefix("block ")?.split_once(": ")?;
        Some((block.parse().ok()?, outcome.split(';').next()?.to_owned()))
    };
    lines.lines().filter_map(outcome).collect()
}

/// A report without its times and without what only blocks have.
fn counts(mut report: Value) -> Value {
    let report = report.as_object_mut().expect("an object");
    for row in report["hardest"].as_array_mut().expect("rows") {
        row["microseconds"] = json!(0);
    }
    let names =
        "game options goal solver deals first last won lost unknown nodes moves_to_win scores hardest";
    names.split(' ').map(|name| (name.to_owned(), report[name].take())).collect()
}

#[test]
fn blocks_have_the_results_of_the_same_deals_without_blocks() {
    let whole =
        printed_json(run(&[&TINY[..4], &["--goal", "score", "--deals", "0..=95", "--json"]].concat()));
    for keep in ["all", "rare"] {
        let series = Series::new();
        let solved = series.solve(&["--goal", "score", "--blocks", "1..=5", "--keep", keep]);
        assert_eq!(solved.values().filter(|outcome| *outcome == "solved").count(), 5);
        let again = series.solve(&["--goal", "score", "--blocks", "0..=5", "--keep", keep]);
        assert_eq!((again[&0].as_str(), again[&5].as_str()), ("solved", "already solved"));
        assert_eq!(counts(series.report()), counts(whole.clone()), "{keep}");
        assert_eq!(series.count(".parquet"), 6);
        assert_eq!(series.count(".lock") + series.count(".tmp"), 0);
    }
}

#[test]
fn the_json_of_a_report_is_documented() {
    let series = Series::new();
    series.solve(&["--block", "0"]);
    let pages = [
        include_str!("../../../../docs/results/CENSUS.md"),
        include_str!("../../../../docs/results/WINNABILITY.md"),
    ]
    .concat();
    for name in series.report().as_object().expect("an object").keys() {
        assert!(pages.contains(&format!("`{name}`")), "{name}");
    }
}

#[test]
fn a_block_is_a_table_like_any_other() {
    let series = Series::new();
    series.solve(&["--blocks", "0..=1"]);
    let file = |name| series.file(name).to_str().expect("UTF-8").to_owned();
    let merged = run(&["census", "report", "--json", &file("block=1.parquet"), &file("block=0.parquet")]);
    assert_eq!(counts(printed_json(merged)), counts(series.report()));
}

/// `TALON_TEST_KILLS=200` makes it longer: 200 kills during 400 blocks instead of 10 during 20.
#[test]
fn a_census_that_is_killed_again_and_again_has_every_block_once() {
    let kills: usize = std::env::var("TALON_TEST_KILLS").map_or(10, |kills| kills.parse().expect("a number"));
    let last = (2 * kills - 1).to_string();
    let blocks = format!("0..={last}");
    let (killed, whole) = (Series::new(), Series::new());
    for kill in 0..kills {
        let before = killed.count(".parquet");
        let mut child = start(&killed.arguments(&TINY, &["--blocks", &blocks, "--quiet"]));
        // In turn: while a block is solved, while its file is written, and just after that; and a little later.
        while match kill % 3 {
            0 => killed.count(".lock") == 0,
            1 => killed.count(".tmp") == 0 && killed.count(".parquet") <= before + 1,
            _ => killed.count(".parquet") == before,
        } && child.try_wait().expect("a child").is_none()
        {
            std::thread::yield_now();
        }
        (0..kill * 7919 % 1000).for_each(|_| std::thread::yield_now());
        child.kill().expect("it can be killed");
        let output = child.wait_with_output().expect("it ends");
        let outcomes = outcomes(&String::from_utf8(output.stdout).expect("UTF-8"));
        assert!(killed.count(".parquet") >= before, "nothing is lost");
        let solved = outcomes.values().filter(|outcome| *outcome == "solved").count();
        assert!(
            before + solved <= killed.count(".parquet"),
            "nothing is said to be solved that is not there"
        );
        assert!(!outcomes.values().any(|outcome| outcome.contains("twice")), "nothing is solved again");
    }
    killed.solve(&["--blocks", &blocks]);
    whole.solve(&["--blocks", &blocks, "--threads", "1"]);
    assert_eq!(killed.count(".parquet"), 2 * kills);
    assert_eq!(counts(killed.report()), counts(whole.report()));
    assert_eq!(killed.report()["missing"], json!([]));
    let audits = [&killed, &whole].map(|series| series.solve(&["--blocks", &blocks, "--audit=all"]));
    assert!(
        audits.iter().flat_map(BTreeMap::values).all(|outcome| outcome == "solved twice with equal results")
    );
}

#[test]
fn programs_that_share_a_folder_share_the_work() {
    let series = Series::new();
    let arguments = series.arguments(&TINY, &["--blocks", "0..=39", "--quiet"]);
    let children = [start(&arguments), start(&arguments), start(&arguments)];
    let outputs = children.map(|child| printed(child.wait_with_output().expect("it ends")));
    let outcomes = outputs.each_ref().map(|lines| outcomes(lines));
    let count = |wanted: &str| {
        outcomes.iter().flat_map(BTreeMap::values).filter(|outcome| outcome.starts_with(wanted)).count()
    };
    assert_eq!((series.count(".parquet"), count("solved") - count("solved twice")), (40, 40));
    assert!(count("solved twice") <= 4, "only at the end, for lack of other blocks");
    let report = series.report();
    assert_eq!(report["solved_twice"]["deals"], json!(16 * series.count(".audit")));
    assert_eq!((&report["deals"], &report["missing"]), (&json!(640), &json!([])));
}

#[test]
fn an_audit_is_noted_once() {
    let series = Series::new();
    let outcome = |more: &[&str]| series.solve(more).into_values().collect::<Vec<_>>();
    let missing = run(&series.arguments(&TINY, &["--block", "3", "--audit=all"]));
    assert_eq!((missing.status.code(), missing.stderr.is_empty()), (Some(1), false), "{missing:?}");
    assert_eq!(outcome(&["--block", "3"]), ["solved"]);
    for _ in 0..2 {
        assert_eq!(outcome(&["--block", "3", "--audit=all"]), ["solved twice with equal results"]);
        assert_eq!((series.count(".parquet"), series.count(".audit")), (1, 1));
    }
    let report = series.report();
    assert_eq!(report["solved_twice"], json!({"deals": 16, "error_rate_below": 3.0 / 16.0}));
    assert_eq!(report["missing"], json!([[0, 2]]));
    assert_eq!(series.incomplete_report(&["--blocks", "2..=5"])["missing"], json!([[2, 2], [4, 5]]));
    printed(run(&["census", "report", "--blocks", "3..=3", series.path()]));
}

#[test]
fn a_file_that_cannot_be_used_is_named_and_not_counted_and_solved_again() {
    let others = Series::new();
    others.solve(&["--block", "1", "--nodes", "1000000"]);
    let other = fs::read(others.file("block=1.parquet")).expect("a file");
    let series = Series::new();
    series.solve(&["--blocks", "0..=2"]);
    let path = series.file("block=1.parquet");
    let right = fs::read(&path).expect("a file");
    let mut flipped = right.clone();
    flipped[right.len() / 2] ^= 4;
    let copy = fs::read(series.file("block=2.parquet")).expect("a file");
    for (place, (bytes, expected)) in [
        (right[..right.len() / 2].to_vec(), "it is torn"),
        (Vec::new(), "it is torn"),
        (flipped, "its checksum is wrong"),
        (b"hello".to_vec(), "it is torn, or not a file of a census in blocks"),
        (other, "it belongs to series="),
        (copy, "it contains block=2"),
    ]
    .into_iter()
    .enumerate()
    {
        fs::write(&path, bytes).expect("it can be written");
        let report = series.incomplete_report(&[]);
        assert_eq!((&report["deals"], &report["missing"]), (&json!(32), &json!([[1, 1]])), "{expected}");
        let (name, reason) = (&report["not_counted"][0][0], report["not_counted"][0][1].as_str());
        assert_eq!(name, "block=1.parquet");
        assert!(reason.is_some_and(|reason| reason.starts_with(expected)), "{report}");
        let output = run(&series.arguments(&TINY, &["--blocks", "0..=2"]));
        let errors = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(
            output.status.success() && errors.contains(expected) && errors.matches('\n').count() == 1,
            "{errors}"
        );
        assert_eq!(outcomes(&String::from_utf8(output.stdout).expect("UTF-8"))[&1], "solved");
        assert_eq!((&series.report()["deals"], series.count(".aside")), (&json!(48), place + 1));
    }
}

#[test]
fn a_series_without_a_finished_block_does_not_hide_the_others() {
    let series = Series::new();
    series.solve(&["--block", "0"]);
    // What a program leaves behind that is killed in its first block. This name comes before that of the other series.
    let begun = series.0.path().join("series=0000000000000000");
    fs::create_dir(&begun).expect("a folder");
    fs::write(begun.join("block=0.lock"), "").expect("a file");
    let text = printed(run(&["census", "report", series.path()]));
    assert!(
        text.starts_with("series 0000000000000000\nno finished block yet\n\ndoublets, ranks 3"),
        "{text}"
    );
    let json = printed(run(&["census", "report", "--json", series.path()]));
    let reports: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&reports[0]["blocks"], &reports[0]["deals"]), (&json!(0), &Value::Null));
    assert_eq!((&reports[1]["blocks"], &reports[1]["deals"]), (&json!(1), &json!(16)));
}

#[test]
fn a_foreign_file_is_named_and_not_counted() {
    let series = Series::new();
    series.solve(&["--blocks", "0..=1"]);
    for name in ["notes.txt", "block=2 (copy).parquet", "block=02.parquet"] {
        fs::copy(series.file("block=1.parquet"), series.file(name)).expect("it can be copied");
        let report = if name.starts_with("block") { series.incomplete_report(&[]) } else { series.report() };
        assert_eq!(report["deals"], json!(32));
        assert!(report["not_counted"].to_string().contains(name), "{report}");
    }
}

#[test]
fn a_damaged_result_of_a_deal_is_decided_again() {
    let series = Series::new();
    printed(run(&series.arguments(&HARD, &["--block-size", "16", "--block", "0", "--nodes", "7"])));
    printed(run(&["census", "escalate", series.path()]));
    let right = series.report();
    let deal = files(&series.folder())
        .into_iter()
        .find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("deal=")))
        .expect("a deal that was decided later");
    fs::write(&deal, "hello").expect("it can be written");
    assert_eq!(series.incomplete_report(&[])["waiting"].as_array().map(Vec::len), Some(1));
    let output = run(&["census", "escalate", series.path()]);
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), errors.matches(" is not counted: ").count()), (Some(0), 1), "{errors}");
    for name in ["won", "lost", "unknown", "escalated", "waiting"] {
        assert_eq!(series.report()[name], right[name], "{name}");
    }
    fs::write(series.file("block=0.parquet"), "hello").expect("it can be written");
    let refused = complaint_after_output(&["census", "escalate", series.path()]);
    assert!(refused.contains("block=0.parquet is left out") && refused.contains("not known: 1"), "{refused}");
}

/// Runs a census whose solver is wrong about one deal.
#[cfg(debug_assertions)]
fn run_wrong(deal: &str, arguments: &[&str]) -> Output {
    let mut program = std::process::Command::new(LAB.0);
    program.env("TALON_TEST_WRONG_DEAL", deal).args(arguments).output().expect("the program runs")
}

#[cfg(debug_assertions)]
#[test]
fn results_that_contradict_each_other_are_both_kept_and_not_counted() {
    for (is_wrong_first, keep) in [(true, "all"), (false, "rare")] {
        let series = Series::new();
        let (solve, audit) = (["--blocks", "0..=2", "--keep", keep], ["--blocks", "0..=2", "--audit=all"]);
        let run_as = |is_wrong: bool, more: &[&str]| {
            let arguments = series.arguments(&TINY, more);
            if is_wrong { run_wrong("20", &arguments) } else { run(&arguments) }
        };
        assert!(run_as(is_wrong_first, &solve).status.success());
        let audited = run_as(!is_wrong_first, &audit);
        assert_eq!(audited.status.code(), Some(3));
        let errors = String::from_utf8(audited.stderr).expect("UTF-8");
        assert!(
            errors.contains("block 1 is disputed: two results contradict each other: deal 20; see "),
            "{errors}"
        );
        assert_eq!((series.count(".parquet"), series.count(".disputed"), series.count(".audit")), (3, 1, 2));
        let report = run(&["census", "report", "--json", series.path()]);
        assert_eq!(report.status.code(), Some(3));
        let report: Value = serde_json::from_slice(&report.stdout).expect("JSON");
        assert_eq!((&report["deals"], &report["disputed"]), (&json!(32), &json!(["block=1"])));
        assert_eq!(report["missing"], json!([]));
        // It stays disputed until a person decides.
        assert_eq!(run_as(false, &solve).status.code(), Some(3));
    }
}

#[test]
fn deals_that_hit_a_limit_are_decided_later() {
    let series = Series::new();
    printed(run(&series.arguments(&HARD, &["--block-size", "16", "--blocks", "0..=3", "--nodes", "7"])));
    let unknown = series.report();
    assert_ne!(unknown["unknown"], json!(0));
    assert_eq!(
        unknown["waiting"].as_array().map(Vec::len),
        unknown["unknown"].as_u64().map(|count| count as usize)
    );
    let refused = complaint_after_output(&["census", "escalate", series.path(), "--nodes", "7"]);
    assert!(refused.contains("give more with --mb"), "{refused}");
    for _ in 0..2 {
        let lines = printed(run(&["census", "escalate", series.path()]));
        assert!(lines.ends_with("all deals are decided\n"), "{lines}");
    }
    let decided = series.report();
    assert_eq!((&decided["escalated"], &decided["waiting"]), (&unknown["unknown"], &json!([])));
    let whole = printed_json(run(&[&HARD[..], &["--deals", "0..=63", "--json"]].concat()));
    for name in ["deals", "won", "lost", "unknown", "first", "last"] {
        assert_eq!(decided[name], whole[name], "{name}");
    }
}

/// The error message of a command that prints something before it fails.
fn complaint_after_output(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[cfg(unix)]
mod unix {
    use std::process::{Child, Command};

    use super::*;
    use crate::census::with_little_room;

    fn signal(child: &Child, name: &str) {
        let sent = Command::new("kill").args([name, &child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
    }

    /// Starts the long census, and stops it once it solves its block.
    fn stopped(series: &Series) -> Child {
        let mut child = start(&series.arguments(&LONG, &["--threads", "1"]));
        while series.count(".lock") == 0 && child.try_wait().expect("a child").is_none() {
            std::thread::yield_now();
        }
        signal(&child, "-STOP");
        child
    }

    #[test]
    fn the_block_of_a_program_that_hangs_is_solved_elsewhere() {
        let series = Series::new();
        let hanging = stopped(&series);
        let lines = printed(run(&series.arguments(&LONG, &[])));
        assert_eq!(outcomes(&lines)[&0], "solved");
        signal(&hanging, "-CONT");
        let late = printed(hanging.wait_with_output().expect("it ends"));
        assert_eq!(outcomes(&late)[&0], "solved twice with equal results");
        assert_eq!((series.count(".parquet"), series.count(".audit")), (1, 1));
        assert_eq!(series.report()["solved_twice"]["deals"], json!(4096));
    }

    #[test]
    fn a_folder_that_vanishes_is_reported() {
        let series = Series::new();
        let hanging = stopped(&series);
        fs::remove_dir_all(series.folder()).expect("it can be removed");
        signal(&hanging, "-CONT");
        let output = hanging.wait_with_output().expect("it ends");
        let errors = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(
            (output.status.code(), output.stdout.len(), errors.matches('\n').count()),
            (Some(1), 0, 1)
        );
        assert!(errors.contains("block=0.parquet cannot be written"), "{errors}");
    }

    #[test]
    fn a_full_disk_leaves_nothing_incomplete() {
        let series = Series::new();
        for blocks in [0, 1, 4] {
            let output = with_little_room(blocks, &series.arguments(&TINY, &["--blocks", "0..=1"]));
            let errors = String::from_utf8(output.stderr).expect("UTF-8");
            assert_eq!((output.status.code(), errors.matches('\n').count()), (Some(1), 1), "{errors}");
            assert!(
                errors.contains("block=0.parquet cannot be written; finished blocks are safe"),
                "{errors}"
            );
            assert!(files(&series.folder()).is_empty(), "{:?}", files(&series.folder()));
        }
        assert_eq!(series.solve(&["--blocks", "0..=1"]).len(), 2);
    }

    /// Puts something that is no file in the place of a file. Each has a name and how the sentence about it ends.
    fn in_the_way(path: &Path, kind: &str) -> &'static str {
        use std::os::unix::fs::symlink;

        match kind {
            "a link to nothing" => symlink("/nonexistent/file", path).expect("a link"),
            "a circular link" => symlink(path, path).expect("a link"),
            "a folder" => fs::create_dir(path).expect("a folder"),
            "a device" => symlink("/dev/zero", path).expect("a link"),
            "a socket" => drop(std::os::unix::net::UnixListener::bind(path).expect("a socket")),
            _ => assert!(Command::new("mkfifo").arg(path).status().expect("there is mkfifo").success()),
        }
        match kind {
            "a link to nothing" => "it is a link to nothing",
            "a circular link" => "symbolic links (os error 40)",
            "a folder" => "it is a folder",
            _ => "it is no file",
        }
    }

    /// Nothing waits for ever, neither for a name that gets free nor for the other end of a pipe.
    #[test]
    fn what_is_no_file_is_reported_and_stays() {
        for kind in ["a link to nothing", "a circular link", "a folder", "a device", "a socket", "a pipe"] {
            let series = Series::new();
            series.solve(&["--block", "0"]);
            for name in ["block=1.parquet", "block=1.lock", "block=0.audit"] {
                let path = series.file(name);
                let reason = in_the_way(&path, kind);
                let command = if name == "block=0.audit" { ["--block", "0"] } else { ["--blocks", "0..=1"] };
                let output = run(&series.arguments(&TINY, &command));
                let errors = String::from_utf8(output.stderr).expect("UTF-8");
                match name {
                    "block=0.audit" => assert_eq!(output.status.code(), Some(0), "{kind}: {errors}"),
                    _ => {
                        let code = (output.status.code(), errors.matches('\n').count());
                        assert_eq!(code, (Some(1), 1), "{kind}: {errors}");
                        assert!(errors.contains(name) && errors.trim_end().ends_with(reason), "{errors}");
                    }
                }
                if name == "block=1.parquet" {
                    let report = series.incomplete_report(&[]);
                    assert_eq!(report["not_counted"][0][0], name, "{report}");
                }
                assert!(path.symlink_metadata().is_ok(), "{kind} stays");
                if kind == "a folder" { fs::remove_dir(path) } else { fs::remove_file(path) }
                    .expect("it goes");
            }
            assert_eq!(series.solve(&["--blocks", "0..=1"])[&1], "solved");
        }
    }

    /// A disk that is full stays so, and a file that may not be read can be right.
    #[test]
    fn a_file_that_may_not_be_read_stays() {
        use std::os::unix::fs::PermissionsExt;

        let series = Series::new();
        series.solve(&["--block", "0"]);
        let path = series.file("block=0.parquet");
        let allow = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("it is ours");
        allow(0o000);
        // The administrator may read everything.
        if fs::read(&path).is_err() {
            let complaint = complaint(&series.arguments(&TINY, &["--block", "0"]), 1);
            assert!(complaint.contains("block=0.parquet cannot be read: "), "{complaint}");
            series.incomplete_report(&[]);
        }
        allow(0o644);
        assert_eq!(series.solve(&["--block", "0"])[&0], "already solved");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_that_cannot_be_written_is_reported_before_any_work() {
        let complaint = complaint(&[&TINY[..], &["--series", "/proc/talon", "--block", "0"]].concat(), 1);
        assert!(complaint.contains("cannot be created: "), "{complaint}");
        assert_eq!(complaint.matches('\n').count(), 1);
    }
}
