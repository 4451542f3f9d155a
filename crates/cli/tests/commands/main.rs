//! The small commands and the referee with real pipes.

mod documents;
mod edited_files;
mod games;
mod lessons;
mod online;
mod program;
mod puzzles;
mod serve;
mod solve;
mod transfer;
mod verify_deal;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::Command;

use serde_json::{Value, json};

use program::{file, printed, printed_json, run, run_with, start};

const RECORD: &str = "talon record 1\ngame: doublets\noptions: ranks 3, redeals 1, piles 2\ndeal: 17\n\
                      started: 0\nmoves:\nreserve 1\nflip\nflip\nback 1\n";

#[test]
fn a_deal_is_printed() {
    let expected = "game: doublets\noptions: ranks 3, redeals 1, piles 2\n\
                    stock: 3D 3H 2C 3S AC AH 2D AS 3C\nwaste: -\nreserve: 2H | 2S\nfoundation: AD\n\
                    redeals left: 1\n";
    let deal = ["deal", "doublets", "17", "--options", "ranks 3, redeals 1, piles 2"];
    assert_eq!(printed(run(&deal)), expected);
    let state = printed_json(run(&[&deal[..], &["--json"]].concat()));
    assert_eq!((&state["deal"], &state["reserve"]), (&json!(17), &json!([["2H"], ["2S"]])));
    for game in ["yield", "lady-jane", "curse"] {
        let text = printed(run(&["deal", game, "9007199254740991"]));
        assert!(text.starts_with(&format!("game: {game}\n")), "{text}");
    }
}

#[test]
fn a_record_is_shown_from_a_file_and_from_standard_input() {
    let path = file("show.talon", RECORD.as_bytes());
    let from_file = printed(run(&["show", path.to_str().unwrap()]));
    assert_eq!(printed(run_with(&["show", "-"], RECORD.as_bytes())), from_file);
    assert!(from_file.contains("\ndeal: 17\nstarted: 0\noutcome: "), "{from_file}");
    assert!(from_file.ends_with("outcome: unfinished\nseconds: 0\nmoves (2): reserve 1, flip\n"));
    let shown = printed_json(run_with(&["show", "-", "--json"], RECORD.as_bytes()));
    assert_eq!(shown["moves"], json!(["reserve 1", "flip"]));
    assert_eq!((&shown["outcome"], &shown["state"]["score"]), (&json!("unfinished"), &json!(2)));
}

#[test]
fn a_complete_last_line_without_a_line_break_is_read() {
    let moves = |last: &str| {
        let record = format!("{}{last}", RECORD.trim_end_matches("back 1\n"));
        printed_json(run_with(&["show", "-", "--json"], record.as_bytes()))["moves"].as_array().unwrap().len()
    };
    assert_eq!((moves("back 1"), moves("back 2"), moves("bac")), (2, 1, 3));
}

#[test]
fn a_record_is_replayed_up_to_any_move() {
    let wastes = ["waste: -\n", "waste: -\n", "waste: AS\n", "waste: AS 2D\n"];
    for (moves, waste) in wastes.iter().enumerate() {
        let at = moves.to_string();
        let text = printed(run_with(&["replay", "-", "--at", &at], RECORD.as_bytes()));
        assert!(text.contains(waste), "after {moves} moves: {text}");
        let state = printed_json(run_with(&["replay", "-", "--json", "--at", &at], RECORD.as_bytes()));
        assert_eq!(state["moves_made"], moves);
    }
}

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
fn the_rules_are_in_the_chosen_language() {
    for (language, scoring) in [("de", "Punkte"), ("fr-CA", "Points"), ("ja", "得点")] {
        let text = printed(run(&["rules", "yield", "--language", language]));
        assert!(text.contains(&format!("\n{scoring}\n")), "{language}: {text}");
    }
    let refused = run(&["rules", "yield", "--language", "tlh"]);
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn empty_variables_of_the_environment_count_as_unset() {
    let talon = |arguments: &[&str]| {
        let mut talon = Command::new(env!("CARGO_BIN_EXE_talon"));
        let empty = ["TALON_DATA", "TALON_LANGUAGE", "TALON_SERVER", "TALON_STORE"].map(|name| (name, ""));
        let home = tempfile::tempdir().expect("a folder");
        talon
            .args(arguments)
            .env("HOME", home.path())
            .env_remove("XDG_DATA_HOME")
            .envs(empty)
            .output()
            .unwrap()
    };
    for arguments in [&["rules", "yield"][..], &["games"], &["serve", "--help"]] {
        let done = talon(arguments);
        assert!(done.status.success(), "{arguments:?}: {done:?}");
    }
}

#[test]
fn a_check_of_matches_that_are_not_there_fails_and_makes_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mistyped.sqlite");
    let done = run(&["check-log", "--store", path.to_str().expect("a path")]);
    assert_eq!(done.status.code(), Some(1), "{done:?}");
    assert!(String::from_utf8_lossy(&done.stderr).contains("cannot be used: "), "{done:?}");
    let nowhere = folder.path().join("nowhere");
    let done = run(&["check-log", "--data", nowhere.to_str().expect("a path")]);
    assert_eq!(done.status.code(), Some(1), "{done:?}");
    assert!(!path.exists() && !nowhere.exists());
}

#[test]
fn a_data_folder_that_is_not_there_is_not_an_empty_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let [nowhere, file] = ["nowhere", "file"].map(|name| folder.path().join(name));
    std::fs::write(&file, "").expect("a file");
    for arguments in [
        &["games"][..],
        &["games", "--json"],
        &["export"],
        &["export", "made.json"],
        &["daily"],
        &["online", "blocked"],
        &["online", "matches"],
        &["check-log"],
    ] {
        for path in [&nowhere, &file] {
            let path = path.to_str().expect("a path");
            let done = run(&[arguments, &["--data", path]].concat());
            let errors = String::from_utf8_lossy(&done.stderr);
            assert_eq!(done.status.code(), Some(1), "{arguments:?} {path}: {done:?}");
            assert!(done.stdout.is_empty() && errors.contains(path), "{arguments:?}: {errors}");
        }
    }
    assert!(!nowhere.exists() && !PathBuf::from("made.json").exists());
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
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(printed(run(&["completions", shell])).contains("TALON_COMPLETE"), "{shell}");
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
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man1");
    assert_eq!(printed(run(&["man", pages.to_str().expect("a path")])), "");
    for name in ["talon.1", "talon-play.1", "talon-solve.1", "talon-man.1"] {
        let page = std::fs::read_to_string(pages.join(name)).expect(name);
        assert!(page.contains(".SH NAME") && page.contains("talon"), "{name}");
    }
}

#[test]
fn a_wrong_command_line_is_explained() {
    for (arguments, expected) in [
        (&["deal", "yield", "-1"][..], "invalid value '-1' for '<N>'"),
        (&["play", "-1"], "invalid value '-1' for '[GAME]'"),
        (&["solve", "yield", "17", "--ms", "1.5"], "it must be a whole number from 0"),
        (&["serve", "--port", "99999"], "the number is too large"),
        (&["serve", "--port", "0x"], "it must be a whole number from 0"),
        (
            &["serve", "--origin", "https://a.example/b"],
            "it must be a site such as https://example.org, without a path",
        ),
        (&["serve", "--trust-proxy", "proxy"], "it must be an address or a network, such as 192.0.2.7"),
        (&["deal", "doublets", "1", "--options", "ranks 4"], "--options: ranks must be 3, 5, 11 or 13"),
        (&["solve", "doublets"], "Usage: talon solve"),
        (&["play", "yield", "17", "--deal", "18"], "cannot be used with"),
    ] {
        let output = run(arguments);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && errors.contains(expected), "{arguments:?}: {errors}");
        assert!(!errors.contains("tip:") && !errors.contains("digit"), "{arguments:?}: {errors}");
    }
}

#[test]
fn a_failure_is_reported_in_one_sentence() {
    let not_utf8 = file("not-utf8.talon", b"talon record 1\n\xff\n");
    let foreign = file("foreign.talon", b"hello\n");
    let cases: [(&[&str], &str); 4] = [
        (&["show", "no-such-file"], "no-such-file cannot be read"),
        (&["show", not_utf8.to_str().unwrap()], "it is not UTF-8"),
        (&["replay", foreign.to_str().unwrap(), "--at", "1"], "line 1: this is not a record"),
        (&["show", "-"], "standard input is not a record"),
    ];
    for (arguments, expected) in cases {
        let output = run(arguments);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(errors.starts_with("talon: ") && errors.contains(expected), "{errors}");
        assert_eq!(errors.matches('\n').count(), 1, "{errors}");
        assert_eq!(output.stdout, b"");
    }
    let beyond = run_with(&["replay", "-", "--at", "4"], RECORD.as_bytes());
    assert_eq!(String::from_utf8(beyond.stderr).unwrap(), "talon: the record has only 3 moves\n");
}

#[test]
fn a_usage_error_has_exit_code_2() {
    for arguments in [
        &["deal", "chess", "1"][..],
        &["deal", "yield", "-1"],
        &["deal", "yield", "9007199254740992"],
        &["replay", "-"],
        &["fly"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
}

#[test]
fn every_help_page_has_an_example_and_the_first_one_the_exit_codes() {
    assert!(printed(run(&["--help"])).contains("Exit codes:"));
    for command in
        ["play", "games", "deal", "show", "replay", "solve", "rules", "serve", "referee", "completions"]
    {
        assert!(printed(run(&[command, "--help"])).contains("Example"), "{command}");
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

#[cfg(unix)]
#[test]
fn the_examples_of_the_readme_are_true() {
    let readme = include_str!("../../../../README.md");
    let (_, rest) = readme.split_once("```console\n").expect("a block of commands");
    let (block, _) = rest.split_once("\n```").expect("the end of the block");
    let folder = PathBuf::from(env!("CARGO_BIN_EXE_talon")).parent().expect("a folder").to_owned();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let examples: Vec<&str> = block.split("$ ").filter(|example| !example.is_empty()).collect();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let (command, expected) = example.split_once('\n').expect("a command and what it prints");
        let output = Command::new("sh").args(["-c", command]).env("PATH", &path).output().unwrap();
        assert_eq!(printed(output).trim_end(), expected.trim_end(), "{command}");
    }
}

#[test]
fn a_command_that_has_moved_says_where_it_is() {
    for (arguments, now) in [
        (&["census", "yield", "--deals", "0..=9"][..], "talon-lab census"),
        (&["arena", "--help"], "talon-lab arena"),
        (&["perft", "yield", "17", "3"], "talon-lab perft"),
        (&["grade"], "talon-lab grade"),
        (&["puzzles", "verify"], "talon-lab puzzles verify"),
    ] {
        let output = run(arguments);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(
            output.status.code() == Some(2) && errors.contains(&format!("\"{now}\"")),
            "{arguments:?}: {errors}"
        );
        assert!(output.stdout.is_empty() && errors.matches('\n').count() == 1, "{errors}");
    }
    assert!(String::from_utf8_lossy(&run(&["censor"]).stderr).contains("unrecognized subcommand"));
}
