//! `talon play --plain` as a program: lines in, sentences out, and nothing lost when it is killed.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use talon_bots::Engine;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::{MemoryStore, Session, TableKind};
use talon_testkit::{Program, printed};

const TALON: Program = Program(env!("CARGO_BIN_EXE_talon"));

/// A running `talon play --plain`.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn begin(folder: &Path, arguments: &[&str]) -> Talk {
        let mut command = TALON.command(&["play", "--plain", "--data"]);
        let mut child =
            command.arg(folder).args(arguments).stderr(Stdio::inherit()).spawn().expect("talon starts");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Talk { child, input, output }
    }

    fn write(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("talon listens");
    }

    /// Reads lines up to the first one that contains this text.
    fn read_to(&mut self, text: &str) -> String {
        let mut heard = String::new();
        while !heard.lines().last().is_some_and(|line| line.contains(text)) {
            let count = self.output.read_line(&mut heard).expect("talon speaks");
            assert!(count > 0, "{text:?} was never said:\n{heard}");
        }
        heard
    }

    /// Ends the input and returns the rest of the output; talon must end successfully.
    fn finish(mut self) -> String {
        drop(self.input);
        let mut heard = String::new();
        self.output.read_to_string(&mut heard).expect("talon speaks");
        assert_eq!(self.child.wait().expect("talon ends").code(), Some(0), "{heard}");
        heard
    }

    /// Kills talon.
    fn kill(mut self) {
        self.child.kill().expect("talon runs");
        self.child.wait().expect("talon ends");
    }
}

/// Writes lines and returns the whole output.
fn talk(folder: &Path, arguments: &[&str], lines: &[&str]) -> String {
    let mut talk = Talk::begin(folder, arguments);
    lines.iter().for_each(|line| talk.write(line));
    talk.finish()
}

/// Checks that the output contains texts in this order.
fn assert_in_order(heard: &str, expected: &[&str]) {
    let mut rest = heard;
    for expected in expected {
        let (_, after) = rest
            .split_once(expected)
            .unwrap_or_else(|| panic!("{expected:?} is missing or too early:\n{heard}"));
        rest = after;
    }
}

fn records(folder: &Path) -> Vec<String> {
    let mut paths: Vec<_> = fs::read_dir(folder.join("games"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("a record")).collect()
}

#[test]
fn a_killed_talon_loses_no_move_that_was_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = Talk::begin(folder.path(), &["doublets", "--deal", "17", "--no-brief"]);
    for _ in 0..9 {
        first.write("flip");
        first.read_to("onto the waste.");
    }
    first.kill();
    let mut second = Talk::begin(folder.path(), &["doublets"]);
    second.read_to("Here is the game you left.");
    second.write("undo");
    second.read_to("Undone: turn a card from the stock.");
    second.kill();
    let heard = talk(folder.path(), &["doublets"], &["flip"]);
    assert!(heard.contains("Here is the game you left."), "{heard}");
    let records = records(folder.path());
    assert_eq!(records.len(), 1);
    let log: Vec<&str> = records[0].lines().skip_while(|line| *line != "moves:").skip(1).collect();
    assert_eq!(log, [vec!["flip"; 9], vec!["back 1", "flip"]].concat());
}

#[test]
fn two_talons_at_once_have_separate_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = Talk::begin(folder.path(), &["yield", "--deal", "17", "--no-brief"]);
    first.write("flip");
    first.read_to("onto the waste.");
    let mut second = Talk::begin(folder.path(), &["yield", "--no-brief"]);
    second.read_to("open in another window");
    second.write("flip");
    second.read_to("onto the waste.");
    first.write("flip");
    first.read_to("onto the waste.");
    first.finish();
    second.finish();
    let flips = |record: &String| record.lines().filter(|line| *line == "flip").count();
    let mut counts: Vec<usize> = records(folder.path()).iter().map(flips).collect();
    counts.sort_unstable();
    assert_eq!(counts, [1, 2]);
}

#[test]
fn without_a_number_the_next_deal_is_as_the_settings_say() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = "About 61 of 100 deals of Yield cannot be won. This one can";
    let heard = talk(folder.path(), &["yield", "--again"], &["flip", "deals winnable"]);
    assert!(heard.contains(first), "{heard}");
    let heard = talk(folder.path(), &["yield", "--again"], &["flip"]);
    assert!(heard.contains("This deal can be won.") && !heard.contains(first), "{heard}");
    assert_eq!(records(folder.path()).len(), 2);
    assert!(records(folder.path()).iter().all(|record| !record.contains("gave up")), "both stay open");
}

#[test]
fn two_players_never_see_each_others_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut talk = Talk::begin(folder.path(), &["curse", "--hot-seat", "--deal", "3"]);
    talk.read_to("is looking.");
    talk.write("");
    let board = talk.read_to("leads: any tile can be the set.");
    let hands: Vec<&str> =
        board.lines().filter(|line| line.starts_with("South:") || line.starts_with("North:")).collect();
    assert_eq!(hands.len(), 2, "{board}");
    assert_eq!(hands.iter().filter(|hand| hand.contains("11 unknown tiles")).count(), 1, "{board}");
    let own = hands.iter().find(|hand| !hand.contains("11 unknown tiles")).expect("the own hand is shown");
    let tile = own.split([' ', ',', '.']).find(|word| word.contains('-')).expect("a tile");
    talk.write(tile);
    let expected = talk.read_to("is looking.");
    let names_one_tile = |line: &str| line.matches('-').count() <= 1 && !line.contains("unknown");
    assert!(expected.lines().all(names_one_tile), "a hand is shown too early: {expected}");
    talk.finish();
}

/// Plays south's first moves until a hand of this deal has ended.
fn hand_of_curse(deal: u64) -> Vec<String> {
    let mut session = Session::new(MemoryStore::default());
    session.deal_anew(TableKind::alone(GameName::Curse), DealNumber::new(deal).expect("a number"), 0);
    let (mut engine, mut lines) = (Engine::default(), Vec::new());
    while session.hand_review().is_none() {
        if let Some(question) = session.opponent_query() {
            let answer = engine.answer(&question, &|| false);
            session.receive_opponent_move(&question, Some(&answer));
            continue;
        }
        let first = session.game().legal_moves()[0];
        session.play(first).expect("a legal move");
        lines.push(first.to_string());
    }
    lines
}

#[test]
fn the_review_of_a_hand_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let moves = hand_of_curse(3);
    let lines: Vec<&str> =
        ["review"].into_iter().chain(moves.iter().map(String::as_str)).chain(["review"]).collect();
    let heard = talk(folder.path(), &["curse", "--deal", "3"], &lines);
    let expected = [
        "the first hand is still being played.",
        "Reviewing the game.",
        "Hand 1.",
        "cost the most:",
        "South gave away",
        "North gave away",
        "1. South:",
        "South might have held",
        "Given what South could know,",
        "With all tiles known,",
        "This proved that",
    ];
    assert_in_order(&heard, &expected);
}

/// The moves before ten turns, the ten turns as short as they can be typed, and the most words that they may say. A comma
/// stands for a space.
const TURNS: [(&[&str], &str, &str, usize); 4] = [
    (&["doublets", "17"], ". . . . . . . . . . . 6 . . . .", "qc . jd . . . . . . 9", 75),
    (&["yield", "8"], ". . . . 8,5 . . . . . . .", "3 j,2s 8 3 a k 8 . 7s,6h jc,2h", 145),
    (&["lady-jane", "17"], "", "10 r6,t5 7 9 8 6 5 6 t7,t5 t3,t1", 105),
    (&["curse", "17", "--opponent", "casual"], "", "66 05 16,2 00 15 12 26,3 46 pass 24", 165),
];

/// Number of words that are heard after these lines.
fn words_after(arguments: &[&str], lines: &[&str]) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    // A strict script fails at a line that is refused.
    talk(folder.path(), &[arguments, &["--strict"]].concat(), lines).split_whitespace().count()
}

#[test]
fn ten_turns_are_told_in_few_words() {
    for (arguments, before, turns, most) in TURNS {
        let lines =
            |text: &str| text.split_whitespace().map(|line| line.replace(',', " ")).collect::<Vec<_>>();
        let (before, turns) = (lines(before), lines(turns));
        assert_eq!(turns.len(), 10);
        let begin: Vec<&str> = before.iter().map(String::as_str).collect();
        let all: Vec<&str> = before.iter().chain(&turns).map(String::as_str).collect();
        let words = words_after(arguments, &all) - words_after(arguments, &begin);
        assert!(words <= most, "{arguments:?}: {words} words");
    }
}

#[test]
fn every_lesson_of_every_game_can_be_taken_by_hints() {
    for game in GameName::ALL {
        let course = talon_learn::Course::of(game);
        let steps = course.lessons().iter().map(|lesson| lesson.steps().len()).sum::<usize>();
        let mut moves = String::new();
        for lesson in course.lessons() {
            let mut table = Session::new(MemoryStore::default());
            table.practise(lesson.start().clone());
            while let Some(suggested) = lesson.suggestion(table.sitting()) {
                lesson.play(&mut table, suggested);
                moves += &format!("{suggested}\n");
            }
        }
        assert!(moves.lines().count() >= steps);
        let text = printed(TALON.run_with(&["learn", game.as_str(), "--plain"], moves.as_bytes()));
        assert!(text.ends_with("These were all the lessons.\n"), "{text}");
        assert!(!text.contains("{lesson"), "a sentence is missing: {text}");
    }
}
