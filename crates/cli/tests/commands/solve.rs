//! `talon solve`.

use std::process::Command;

use serde_json::{Value, json};

use crate::program::{file, printed, printed_json, run, run_with, start};

/// Runs `talon solve` with these arguments and this input, which must be decided.
fn solved(arguments: &[&str], input: &str) -> String {
    printed(run_with(&[&["solve"], arguments].concat(), input.as_bytes()))
}

/// The moves below the first line of the output.
fn moves(text: &str) -> Vec<String> {
    let lines =
        text.lines().skip(2).map(|line| line.trim_start().split_once("  ").map_or(line, |(_, rest)| rest));
    let moves = lines.collect::<Vec<_>>().join(" ").replace(", ", ",");
    moves.split(',').map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
}

/// A deal after these moves.
fn outcome(deal: &str, moves: &[String]) -> Value {
    let record = format!("talon record 1\n{deal}\nstarted: 0\nmoves:\n{}\n", moves.join("\n"));
    printed_json(run_with(&["show", "-", "--json"], record.as_bytes()))
}

#[test]
fn the_printed_moves_win() {
    for (game, deal) in [("doublets", "17"), ("yield", "0"), ("lady-jane", "1"), ("lady-jane", "2")] {
        let text = solved(&[game, deal], "");
        let moves = moves(&text);
        assert!(text.starts_with(&format!("It can be won in {} moves:\n\n   1  ", moves.len())), "{text}");
        assert!(text.lines().all(|line| line.len() <= 79), "{text}");
        let replayed = outcome(&format!("game: {game}\ndeal: {deal}"), &moves);
        assert_eq!(replayed["outcome"], "won", "{game} {deal}");
        let answer = printed_json(run(&["solve", game, deal, "--json"]));
        assert_eq!((&answer["verdict"], &answer["line"]), (&json!("won"), &json!(moves)));
    }
}

#[test]
fn every_line_of_moves_starts_with_the_number_of_its_first_move() {
    let text = solved(&["doublets", "17"], "");
    let mut next = 1;
    for line in text.lines().skip(2) {
        let (number, rest) = line.trim_start().split_once("  ").expect("a number and moves");
        assert_eq!(number.parse(), Ok(next), "{text}");
        next += rest.split(", ").count();
    }
}

#[test]
fn the_printed_moves_reach_the_best_score_of_a_lost_deal() {
    let deal = ["doublets", "17", "--options", "redeals 0"];
    let text = solved(&[&deal[..], &["--goal", "score"]].concat(), "");
    let answer = printed_json(run(&[&["solve"], &deal[..], &["--goal", "score", "--json"]].concat()));
    assert_eq!((&answer["verdict"], &answer["line"]), (&json!("lost"), &json!(moves(&text))));
    let replayed = outcome("game: doublets\noptions: redeals 0\ndeal: 17", &moves(&text));
    assert_eq!(replayed["state"]["score"], answer["score"]);
}

#[test]
fn records_and_positions_are_solved_from_their_last_position() {
    let all = moves(&solved(&["doublets", "17"], ""));
    let record = |moves: &[String]| {
        format!("talon record 1\ngame: doublets\ndeal: 17\nstarted: 0\nmoves:\n{}\n", moves.join("\n"))
    };
    let (before, after) = all.split_at(all.len() - 3);
    let record_before = record(before);
    let path = file("solve.talon", record_before.as_bytes());
    let position =
        printed(run_with(&["replay", "-", "--at", &before.len().to_string()], record_before.as_bytes()));
    for text in [
        solved(&[path.to_str().unwrap()], ""),
        solved(&["-"], &record_before),
        solved(&["-"], &position),
        solved(&["-"], position.trim_end()),
    ] {
        assert_eq!(moves(&text).len(), after.len(), "{text}");
    }
    assert_eq!(solved(&["-"], &record(&all)), "It is already won.\n");
}

/// The search takes long, because it has almost no memory.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_search_without_an_answer() {
    use std::os::unix::process::ExitStatusExt;

    for json in [false, true] {
        let json = if json { &["--json"][..] } else { &[] };
        let mut child = start(&[&["solve", "lady-jane", "445", "--mb", "0"], json].concat());
        while !listens(child.id()) {
            assert!(child.try_wait().expect("a child").is_none(), "it ended too soon");
            std::thread::yield_now();
        }
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!((output.status.signal(), output.stderr.len()), (Some(2), 0), "as Ctrl-C ends a program");
        if json.is_empty() {
            assert_eq!(output.stdout, b"");
        } else {
            let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
            assert_eq!((&answer["verdict"], &answer["limit"]), (&json!("unknown"), &json!("interrupted")));
        }
    }
}

/// Returns true if a program catches Ctrl-C, which is signal 2.
#[cfg(target_os = "linux")]
fn listens(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 0b10 != 0)
}
