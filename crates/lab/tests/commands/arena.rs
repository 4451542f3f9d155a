//! `talon-lab arena` with built-in players and with other programs.

use std::fs;
use std::path::PathBuf;

use crate::program::{file, printed, printed_json, run};

/// The output without its times.
fn without_times(text: &str) -> String {
    let cut = |line: &str| line.split(" moves, mean").next().unwrap_or_default().to_owned();
    text.lines().map(cut).collect::<Vec<_>>().join("\n")
}

/// An unused path for this test.
fn free(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().expect("a text").to_owned()
}

#[test]
fn the_same_command_has_the_same_result() {
    let arena = |threads| run(&["arena", "club", "greedy", "--hands", "60", "--quiet", "--threads", threads]);
    let one = without_times(&printed(arena("1")));
    assert!(
        one.contains("60 hands, each of 30 deals twice") && one.contains("points a hand for A: +"),
        "{one}"
    );
    assert_eq!(without_times(&printed(arena("3"))), one);
}

#[test]
fn matches_are_played_to_their_end() {
    let text = printed(run(&["arena", "greedy", "random", "--matches", "--hands", "20", "--quiet"]));
    assert!(text.contains("20 matches") && text.contains("matches won by A: "), "{text}");
}

/// A journal with the first deals is resumed, and the table is the same as without an interruption.
#[test]
fn an_arena_resumes_where_it_stopped() {
    let (whole, part) = (free("arena-whole.csv"), free("arena-part.csv"));
    let arena = |out: &str| run(&["arena", "greedy", "random", "--hands", "40", "--quiet", "--out", out]);
    printed(arena(&whole));
    let rows = fs::read_to_string(&whole).expect("a table");
    assert_eq!(rows.lines().count(), 21);
    // A journal whose last chunk is cut off: deals 0 and 1 are known.
    let lines = |range: std::ops::Range<usize>| rows.lines().skip(1 + range.start).take(range.len());
    let mut journal =
        b"talon arena journal 1\na: greedy\nb: random\nplayed: hands\nms: usual\nnodes: usual\n\
                        first deal: 0\ndeals: 20\n\n"
            .to_vec();
    let chunk: String = lines(0..2).map(|line| format!("{line}\n")).collect();
    journal.extend(format!("chunk 2 {:08x}\n{chunk}chunk 1 0000", crc32fast::hash(chunk.as_bytes())).bytes());
    fs::write(format!("{part}.partial"), journal).expect("it can be written");
    printed(arena(&part));
    let points = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split(',').take(3).collect::<Vec<_>>().join(",")).collect()
    };
    let gone_on = fs::read_to_string(&part).expect("a table");
    assert_eq!(points(&gone_on), points(&rows));
    assert!(gone_on.contains(lines(1..2).next().expect("deal 1")), "deal 1 was not played again");
    assert!(!PathBuf::from(format!("{part}.partial")).exists());
    let again = without_times(&printed(arena(&part)));
    assert!(
        again.contains("40 hands, each of 20 deals twice"),
        "a finished arena prints its results: {again}"
    );
    assert_eq!(fs::read_to_string(&part).expect("a table"), gone_on, "nothing is played again");
    let other = run(&["arena", "greedy", "club", "--hands", "40", "--quiet", "--out", &part]);
    let errors = String::from_utf8(other.stderr).expect("errors are UTF-8");
    assert!(
        other.status.code() == Some(1) && errors.contains("already exists, of another contest"),
        "{errors}"
    );
}

#[test]
fn results_are_printed_as_json_and_one_deal_has_no_interval() {
    let arena = |hands| run(&["arena", "greedy", "random", "--hands", hands, "--quiet", "--json"]);
    let results = printed_json(arena("4"));
    assert_eq!(
        (&results["a"], &results["deals"], &results["games"]),
        (&"greedy".into(), &2.into(), &4.into())
    );
    assert!(results["mean"].is_f64() && results["half_interval"].is_f64(), "{results}");
    let odd = run(&["arena", "greedy", "random", "--hands", "1", "--quiet"]);
    let text = String::from_utf8(odd.stdout).expect("output is UTF-8");
    assert!(
        text.contains("2 hands, one deal twice") && text.contains("(one deal has no interval)"),
        "{text}"
    );
    let remark = String::from_utf8(odd.stderr).expect("errors are UTF-8");
    assert_eq!(remark, "talon-lab: each deal is played twice, so 2 games are played\n");
}

/// The output of the arena with this program as the first player.
#[cfg(unix)]
fn stopped_with(name: &str, script: &str) -> String {
    let path = file(name, script.as_bytes());
    let command = format!("sh {}", path.to_str().expect("a text"));
    let arguments = "arena bot random --hands 20 --ms 1 --threads 1 --quiet --bot".split(' ');
    let output = run(&arguments.chain([&*command]).collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).expect("errors are UTF-8")
}

/// Greets, then does this at the first decision.
#[cfg(unix)]
fn after_hello(then: &str) -> String {
    format!("read line\necho '{{\"ok\":true,\"id\":1}}'\nread line\n{then}\n")
}

#[cfg(unix)]
#[test]
fn three_forfeits_in_a_row_stop_the_arena() {
    for (name, script, expected) in [
        ("crash.sh", after_hello("exit 3"), "it has ended"),
        ("at-once.sh", "exit 0".to_owned(), "it has ended"),
        ("nonsense.sh", after_hello("echo what?"), "it answered \"what?\""),
        ("illegal.sh", after_hello("echo '{\"ok\":true,\"id\":2,\"move\":\"pass\"}'"), "it played \"pass\""),
        ("hang.sh", after_hello("read line"), "it has not answered within 1002 ms"),
    ] {
        let errors = stopped_with(name, &script);
        assert_eq!(errors.matches("bot1 (sh ").count(), 3, "{errors}");
        assert!(
            errors.contains(expected) && errors.contains("3 forfeits in a row, so the arena stops"),
            "{errors}"
        );
    }
}
