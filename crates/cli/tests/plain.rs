//! `talon play --plain` as a program: lines in, sentences out, and nothing lost when it is killed.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use talon_bots::Engine;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::{MemoryStore, Session, TableKind};

/// A running `talon play --plain`.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn begin(folder: &Path, arguments: &[&str]) -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_talon"))
            .env("TALON_LANGUAGE", "en")
            .args(["play", "--plain", "--data"])
            .arg(folder)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("talon starts");
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
    fn finish(self) -> String {
        let (heard, code) = self.end();
        assert_eq!(code, Some(0), "{heard}");
        heard
    }

    /// Ends the input and returns the rest of the output, and the exit code.
    fn end(mut self) -> (String, Option<i32>) {
        drop(self.input);
        let mut heard = String::new();
        self.output.read_to_string(&mut heard).expect("talon speaks");
        (heard, self.child.wait().expect("talon ends").code())
    }

    /// Kills talon.
    fn kill(mut self) {
        self.child.kill().expect("talon runs");
        self.child.wait().expect("talon ends");
    }
}

/// Turns the stock of Doublets three times without playing a card.
fn idle() -> Vec<&'static str> {
    [vec!["flip"; 44], vec!["redeal"], vec!["flip"; 44], vec!["redeal"], vec!["flip"; 42]].concat()
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
    let mut first = Talk::begin(folder.path(), &["doublets", "--deal", "17"]);
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
    let mut first = Talk::begin(folder.path(), &["yield", "--deal", "17"]);
    first.write("flip");
    first.read_to("onto the waste.");
    let mut second = Talk::begin(folder.path(), &["yield"]);
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
fn a_deal_that_was_begun_continues_and_can_be_dealt_again() {
    let folder = tempfile::tempdir().expect("a folder");
    talk(folder.path(), &["doublets", "--deal", "17"], &["flip", "flip"]);
    let heard = talk(folder.path(), &["doublets", "17"], &["undo", "deal 18", "flip", "deal 17", "undo"]);
    assert_eq!(heard.matches("Here is the game you left.").count(), 2, "{heard}");
    assert_eq!(heard.matches("Undone: turn a card from the stock.").count(), 2, "{heard}");
    assert_eq!(records(folder.path()).len(), 2);
    let heard = talk(folder.path(), &["doublets", "17", "--again"], &["stats", "flip"]);
    assert!(!heard.contains("Here is the game you left.") && heard.contains("Played: 0"), "{heard}");
    assert_eq!(records(folder.path()).len(), 3);
}

#[test]
fn a_match_is_against_the_opponent_that_was_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    talk(folder.path(), &["curse", "17", "--opponent", "club"], &["0-0"]);
    let records = records(folder.path());
    assert!(records.iter().all(|record| record.contains("\nopponent: club\n")), "{records:?}");
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
fn cards_are_named_and_questions_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = ["wanted?", "stock?", "stock", "free?", "moon?", "flip", "3h", "kd", "jd", "brief", "flip"];
    let heard = talk(folder.path(), &["doublets", "17"], &lines);
    let expected = [
        "2 redeals left.",
        "Wanted next: 6. Of this rank 4 are left.\nCards left: ",
        "Wanted next: 6. Of this rank 4 are left.\nStock: 44 cards, ",
        "\nStock: 44 cards, ",
        "You can use: stock, 44 cards.",
        "Nothing on the table is called moon.",
        "onto the waste.",
        "cannot be seen on the table.",
        "cannot be seen on the table.",
        "D3: after a 3 comes a 6, not the jack of diamonds.",
        "From now on you hear only what changes.",
    ];
    assert_in_order(&heard, &expected);
    assert!(
        heard.ends_with("onto the waste.\nGoodbye. Your game is saved.\n"),
        "no points at the end:\n{heard}"
    );
    let heard = talk(folder.path(), &["yield", "9"], &["board", "left?"]);
    assert_in_order(&heard, &["Row 1, all covered: ", "Cards left: ace: 4 with queen: 4, ", "king: 4."]);
    let heard = talk(folder.path(), &["curse", "3"], &["unseen?"]);
    assert_in_order(&heard, &["Unseen tiles with each number: 0: ", "Unseen tiles with each number: 0: "]);
}

#[test]
fn a_strict_script_ends_with_its_first_refused_line() {
    let folder = tempfile::tempdir().expect("a folder");
    for (lines, code, moves) in
        [(&["flip", "flip"][..], 0, 2), (&["flip", "redeal", "flip"], 1, 1), (&["fly"], 1, 0)]
    {
        let mut talk = Talk::begin(folder.path(), &["doublets", "--strict", "17", "--again"]);
        // Talon may have ended by the last line.
        lines.iter().for_each(|line| drop(writeln!(talk.input, "{line}")));
        let (heard, ended) = talk.end();
        assert_eq!((ended, heard.matches("onto the waste.").count()), (Some(code), moves), "{heard}");
    }
}

#[test]
fn saved_games_are_listed_and_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    talk(folder.path(), &["doublets", "17"], &["flip", "flip", "give up", "yes"]);
    talk(folder.path(), &["yield", "3"], &["flip"]);
    let lines = ["continue 1", "games", "continue 2", "continue 1", "undo"];
    let heard = talk(folder.path(), &["lady-jane", "5"], &lines);
    let expected = [
        "Yield, deal 3.",
        "1. Yield, deal 3, open, 0 points, 1 move, just now\n2. Doublets, deal 17, lost, ",
        "Type continue and a number",
        "Doublets, deal 17.",
        "Yield, deal 3.",
        "Undone: turn a card from the stock.",
    ];
    assert_in_order(&heard, &expected);
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = talk(folder.path(), &["lady-jane", "--deal", "5"], &[]);
    assert!(heard.starts_with("Lady Jane, deal 5.\n"), "{heard}");
    assert!(heard.ends_with("\nGoodbye.\n"), "{heard}");
    assert!(!heard.contains('\u{1b}'), "no control codes: {heard:?}");
}

#[test]
fn a_move_reports_its_changes_and_a_refusal_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard =
        talk(folder.path(), &["doublets", "--deal", "17"], &["reserve 1", "FLIP", "no such thing", "undo"]);
    assert!(heard.ends_with("Goodbye. Your game is saved.\n"), "{heard}");
    let expected = [
        "D3: after a 3 comes a 6, not the jack of diamonds.",
        "You turn the 10 of spades onto the waste.",
        "\"no such thing\" is not a move of this game",
        "Undone: turn a card from the stock.",
    ];
    assert_in_order(&heard, &expected);
}

#[test]
fn words_for_everything_around_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines =
        ["flip", "moves", "board", "rules", "give up", "yes", "stats", "deal 4", "new yield", "help", "quit"];
    let heard = talk(folder.path(), &["doublets", "--deal", "17"], &lines);
    let expected = [
        "flip: turn a card from the stock",
        "D8  ",
        "Give up? This game will count as lost. yes or no?",
        "Played: 1",
        "Doublets, deal 4.",
        "Yield, deal ",
        "Type a move as the list of moves shows it",
        "\nundo, u: Take back the last move\n",
        "\ndeal NUMBER: ",
        "Goodbye.",
    ];
    assert_in_order(&heard, &expected);
}

#[test]
fn without_a_game_it_asks_for_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = talk(folder.path(), &[], &["chess", "curse"]);
    assert_eq!(heard.matches("Choose a game:").count(), 2, "{heard}");
    assert!(heard.contains("Curse of the Doublet, deal "), "{heard}");
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
    assert!(
        !expected.contains("South:") && !expected.contains("North:"),
        "a hand is shown too early: {expected}"
    );
    talk.finish();
}

#[test]
fn play_continues_without_a_writable_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("games"), "a file where the folder should be").expect("a file");
    let mut talk = Talk::begin(folder.path(), &["doublets", "--deal", "17"]);
    ["flip", "flip"].iter().for_each(|line| talk.write(line));
    let (heard, code) = talk.end();
    assert_eq!(code, Some(1), "a script must know");
    assert_eq!(heard.matches("cannot be saved").count(), 1, "{heard}");
    assert!(heard.ends_with("Goodbye. This game could not be saved.\n"), "{heard}");
    assert_eq!(heard.matches("onto the waste.").count(), 2, "{heard}");
}

#[test]
fn a_script_gets_verdicts_on_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = talk(folder.path(), &["doublets", "--deal", "18"], &["flip", "verdict", "flip"]);
    assert_eq!(heard.matches("can still be won").count(), 1, "{heard}");
    let lines = [vec!["verdict on"], idle(), vec!["undo"]].concat();
    let heard = talk(folder.path(), &["doublets", "18", "--again"], &lines);
    assert_eq!(heard.matches("This game can still be won.").count(), 1, "only changes are printed:\n{heard}");
    assert_eq!(heard.matches("This game can no longer be won.").count(), 1, "{heard}");
    let heard = talk(folder.path(), &["curse", "--deal", "18"], &["verdict", "hint", "win", "again 1"]);
    assert!(heard.matches("only available in the patience games").count() >= 2, "{heard}");
    let heard =
        talk(folder.path(), &["yield", "--deal", "17"], &["flip", "verdict", "undo", "verdict", "flip"]);
    assert_eq!(heard.matches("This deal cannot be won, whatever you play.").count(), 1, "{heard}");
    let heard = talk(folder.path(), &["doublets", "18", "--again"], &["verdict on", "verdict off", "flip"]);
    assert!(heard.contains("Type verdict to hear it once, or verdict on to hear it always."), "{heard}");
    let heard = talk(folder.path(), &["doublets", "18", "--again"], &["verdict fair", "flip"]);
    assert!(heard.contains("of 100 possible layouts of the hidden cards"), "{heard}");
}

#[test]
fn a_winning_line_that_would_count_is_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    for lines in [&["win", "no"][..], &["flip", "win", "no"], &["flip", "W", "no"], &["w", ""]] {
        let heard = talk(folder.path(), &["doublets", "17", "--again"], lines);
        let asked = heard.matches("Show how to win? This game will count as assisted. yes or no?").count();
        assert_eq!(asked, 1, "{heard}");
        assert!(!heard.contains("A way to win"), "{heard}");
        assert!(!heard.contains("so this game counts as assisted"), "{heard}");
    }
    let heard = talk(folder.path(), &["doublets", "17", "--again"], &["win", "yes", "win"]);
    assert_eq!(heard.matches("yes or no?").count(), 1, "the game counts as assisted already: {heard}");
    assert_eq!(heard.matches("A way to win").count(), 2, "{heard}");
}

#[test]
fn hints_and_winning_lines_are_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = ["hint", "hint", "hint", "hint", "hints all", "hint", "hint", "hint", "win"];
    let heard = talk(folder.path(), &["doublets", "--deal", "18"], &lines);
    let expected = [
        "I have a suggestion, based only on what you can see.\nType hint for more.\n",
        "Look at the stock.\nType hint for more.\n",
        "You can turn a card from the stock.\n",
        "With this move, I win from here in",
        "Hints now see all cards",
        "There is a move that keeps the game winnable.",
        "You used a hint, so this game counts as assisted: the statistics list it separately.",
        "You can turn a card from the stock.\nType flip to play it.\n",
        "A way to win",
        "flip: turn a card from the stock.",
        "times: turn a card from the stock.",
    ];
    assert_in_order(&heard, &expected);
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
        let made = session.game().legal_moves()[0];
        session.play(made).expect("a legal move");
        lines.push(made.to_string());
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

#[test]
fn a_review_is_printed_and_the_deal_restarted() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = [idle(), vec!["review", "give up", "yes", "review", "again", "again 3", "verdict"]].concat();
    let heard = talk(folder.path(), &["doublets", "--deal", "18"], &lines);
    let expected = [
        "You can review the game when it is over.",
        "The game could be won up to move",
        "threw the win away: turn a card from the stock.",
        "From there, this would have won:",
        "type again and a number from 1 to 133.",
        "A new try at the same deal, from move 3.",
        "This game can still be won.",
    ];
    assert_in_order(&heard, &expected);
    assert_eq!(records(folder.path()).len(), 2);
}

#[test]
fn a_winnable_deal_is_dealt_on_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = talk(folder.path(), &["yield", "--winnable"], &["verdict", "new winnable", "verdict"]);
    assert_eq!(heard.matches("This deal can be won.").count(), 2, "{heard}");
    assert_eq!(heard.matches("This game can still be won.").count(), 2, "{heard}");
}

#[test]
fn a_puzzle_is_solved_line_by_line() {
    let run = |id: &str, lines: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_talon"))
            .args(["puzzles", "play", id, "--plain"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("talon starts");
        child.stdin.take().expect("its input").write_all(lines.as_bytes()).expect("talon listens");
        let output = child.wait_with_output().expect("talon ends");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let text = run("yield-way-0", "pair r2c6 top\nflip\n");
    assert!(text.contains("Yield: Find the way\n") && text.contains("Question 1 of "), "{text}");
    assert!(text.contains("No: after that, at most 46 of 52 points can be reached.\n"), "{text}");
    assert!(text.contains("Right. The moves that follow: "), "{text}");
    let inference = run("curse-inference-30", "1\n2\n3\n4\n");
    assert!(inference.contains("You are South.") && inference.contains("olved"), "{inference}");
}

#[test]
fn a_puzzle_that_is_solved_is_noted_in_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = "curse-inference-30";
    let arguments = ["curse", "--deal", "17"];
    let heard = talk(folder.path(), &arguments, &["puzzles", &format!("puzzle {name}"), "3", "puzzles"]);
    let lines: Vec<&str> = heard.lines().filter(|line| line.starts_with(&format!("{name}:"))).collect();
    assert_eq!(lines, [format!("{name}: very easy, 1500"), format!("{name}: very easy, 1500, solved")]);
    let later = talk(folder.path(), &arguments, &["puzzles"]);
    assert!(later.contains(&format!("{name}: very easy, 1500, solved\n")), "{later}");
}

#[test]
fn the_move_that_lost_a_game_is_a_puzzle() {
    let folder = tempfile::tempdir().expect("a folder");
    let mistake = ["flip"; 4].into_iter().chain(["pair top second"]).chain(["flip"; 8]);
    let lines: Vec<&str> = ["puzzle own"].into_iter().chain(mistake).collect();
    let lines = [lines, vec!["give up", "yes", "puzzle own", "flip", "hint"]].concat();
    let heard = talk(folder.path(), &["yield", "--deal", "8"], &lines);
    assert_in_order(&heard, &["Type again ", "Type puzzle own to look for the move", "Here you threw"]);
    assert!(heard.contains("You can review the game when it is over."), "{heard}");
    assert!(heard.contains("Here you threw the win away. Find a move that keeps it."), "{heard}");
    assert!(heard.contains("No: after that, the game can no longer be won."), "{heard}");
    assert!(heard.contains("The answer: "), "{heard}");
}

#[test]
fn a_lesson_is_taken_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut talk = Talk::begin(folder.path(), &["doublets", "--deal", "17"]);
    assert!(talk.read_to("Type a move").contains("New here? Write: learn first"));
    talk.write("lessons");
    talk.read_to("looks-on: Look before you play");
    talk.write("learn D3");
    talk.read_to("Play the card that comes next.");
    talk.write("reserve 2");
    talk.read_to("D3: after a queen comes a jack, not the 4 of hearts.");
    talk.write("flip");
    talk.read_to("this step asks for another move.");
    talk.write("hint");
    talk.read_to("Write: reserve 3");
    talk.write("reserve 3");
    talk.read_to("Play the card that comes next.");
    talk.write("undo");
    talk.read_to("Play the card that comes next.");
    talk.write("reserve 3");
    talk.write("reserve 1");
    talk.read_to("Suits never matter.");
    talk.write("board");
    let rest = talk.finish();
    assert!(rest.contains("Stock: 44 cards"), "the game on the table has waited: {rest}");
    assert_eq!(fs::read_dir(folder.path().join("games")).map_or(0, Iterator::count), 0);
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
        let mut child = Command::new(env!("CARGO_BIN_EXE_talon"))
            .args(["learn", game.as_str(), "--plain"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("talon starts");
        child.stdin.take().expect("its input").write_all(moves.as_bytes()).expect("talon listens");
        let output = child.wait_with_output().expect("talon ends");
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(output.status.success() && text.ends_with("These were all the lessons.\n"), "{text}");
        assert!(!text.contains("{lesson"), "a sentence is missing: {text}");
    }
}
