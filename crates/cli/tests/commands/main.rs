//! The small commands and the referee with real pipes.

mod documents;
mod edited_files;
mod online;
mod program;
mod serve;
mod solve;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Command;

use serde_json::Value;

use program::{file, printed, printed_json, run, run_with, start};

const RECORD: &str = "talon record 1\ngame: doublets\noptions: ranks 3, redeals 1, piles 2\ndeal: 17\n\
                      started: 0\nmoves:\nreserve 1\nflip\nflip\nback 1\n";

#[test]
fn the_json_of_the_commands_is_documented() {
    let page = include_str!("../../../../docs/develop/PROTOCOL.md");
    let data = tempfile::tempdir().expect("a folder");
    let record = file("documented.talon", RECORD.as_bytes()).display().to_string();
    for arguments in [
        &["show", &record][..],
        &["rules", "yield"],
        &["lessons", "yield"],
        &["import", &record, "--data", data.path().to_str().expect("a path")],
    ] {
        let section =
            page.split("## talon ").find(|section| section.starts_with(arguments[0])).expect("a section");
        let printed = printed_json(run(&[arguments, &["--json"]].concat()));
        let inner =
            printed.as_object().into_iter().flatten().filter_map(|(_, value)| value.get(0)?.as_object());
        for name in printed.as_object().into_iter().chain(inner).flat_map(serde_json::Map::keys) {
            assert!(section.contains(&format!("`{name}`")), "{arguments:?}: {name}");
        }
    }
}

#[test]
fn the_rules_page_has_every_rule() {
    for (game, rules) in [("doublets", 8), ("yield", 7), ("lady-jane", 9), ("curse", 11)] {
        let page = printed_json(run(&["rules", game, "--json"]));
        assert_eq!(page["rules"].as_array().unwrap().len(), rules);
        let text = printed(run(&["rules", game]));
        for rule in page["rules"].as_array().unwrap() {
            assert!(text.contains(rule["text"].as_str().unwrap()), "{rule}");
        }
        assert!(text.contains(page["author"].as_str().unwrap()));
    }
}

#[test]
fn the_words_of_a_command_line_are_completed() {
    let record = file("completed.talon", RECORD.as_bytes());
    let folder = record.parent().expect("a folder").display().to_string();
    for (words, expected) in [
        ("pl", "play"),
        ("play ", "lady-jane"),
        ("play curse --opponent ", "club"),
        ("solve ", "yield"),
        ("learn curse ", "first"),
        ("puzzles play yield-", "yield-way-0"),
        ("rules yield --language ", "pt-BR"),
        (&format!("show {folder}/compl"), "completed.talon"),
        (&format!("import {folder}/compl"), "completed.talon"),
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
        command.args(["--", "talon"]).args(&words).env("TALON_COMPLETE", "bash");
        command.env("_CLAP_COMPLETE_INDEX", words.len().to_string()).env("_CLAP_IFS", "\n");
        let completed = printed(command.output().unwrap());
        assert!(completed.lines().any(|line| line.ends_with(expected)), "{words:?}: {completed}");
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    for arguments in [&["rules", "curse"][..], &["completions", "zsh"], &["referee"]] {
        let mut child = start(arguments);
        drop(child.stdout.take());
        let _ = child.stdin.take().unwrap().write_all(b"{\"op\":\"hello\"}\n");
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn the_referee_answers_requests_at_once_and_ends_with_its_input() {
    let mut child = start(&["referee"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (request, ok) in [
        (r#"{"op":"new","game":"curse","deal":3}"#.to_owned(), true),
        ("nonsense".to_owned(), false),
        ("x".repeat(5 << 20), false),
        (r#"{"op":"moves"}"#.to_owned(), true),
    ] {
        input.write_all(format!("{request}\n").as_bytes()).unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["ok"], ok, "{answer}");
    }
    input.write_all(br#"{"op":"hello","id":"the last line"}"#).unwrap();
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("the last line") && rest.ends_with('\n'));
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn many_requests_at_once_are_answered_in_order() {
    let requests: String = (0..5000).map(|id| format!("{{\"op\":\"hello\",\"id\":{id}}}\n")).collect();
    let answers = {
        let mut child = start(&["referee"]);
        let mut input = child.stdin.take().unwrap();
        let writer = std::thread::spawn(move || input.write_all(requests.as_bytes()));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap().unwrap();
        printed(output)
    };
    for (id, answer) in answers.lines().enumerate() {
        assert!(answer.starts_with(&format!("{{\"ok\":true,\"id\":{id},")), "{answer}");
    }
    assert_eq!(answers.lines().count(), 5000);
}

#[test]
fn puzzles_are_listed_by_game_and_kind() {
    let list = printed_json(run(&["puzzles", "curse", "--kind", "inference", "--json"]));
    let puzzles = list["puzzles"].as_array().expect("an array");
    assert!(puzzles.len() >= 150, "{}", puzzles.len());
    for puzzle in puzzles {
        assert_eq!((puzzle["game"].as_str(), puzzle["kind"].as_str()), (Some("curse"), Some("inference")));
        assert!(puzzle["id"].as_str().is_some_and(|id| id.starts_with("curse-inference-")));
        assert!(puzzle["rating"].is_u64() && puzzle["theme"].is_string() && puzzle["difficulty"].is_string());
    }
    assert_eq!(printed(run(&["puzzles", "--today"])).lines().count(), 1);
}

#[test]
fn a_game_that_is_being_played_is_not_extended_by_an_import() {
    let data = tempfile::tempdir().expect("a folder");
    fs::create_dir(data.path().join("games")).expect("a folder in it");
    let path = data.path().join("games/doublets-0000000000-1.talon");
    fs::write(&path, RECORD).expect("a file");
    let played = fs::File::open(&path).expect("the file");
    played.lock().expect("nobody else has it");
    let arguments = ["import", "-", "--data", data.path().to_str().expect("a path")];
    let message = printed(run_with(&arguments, format!("{RECORD}flip\n").as_bytes()));
    assert_eq!(
        message,
        "New games: 0. Continued: 0. Already there: 0. Open elsewhere and left unchanged: 1.\n"
    );
    assert_eq!(fs::read_to_string(&path).expect("the file"), RECORD);
    assert_eq!(fs::read_dir(data.path().join("games")).expect("the folder").count(), 1);
}
