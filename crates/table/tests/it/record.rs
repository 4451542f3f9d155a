//! The faults of records that are torn, damaged, foreign or from the future.

use talon_query::{Grade, Level};
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_table::{Autosave, Entry, MemoryStore, Resumed, Sitting, Start, Store, TableKind};

use crate::support::deal;

const HEADER: &str = "talon record 1\ngame: doublets\noptions: ranks 13, redeals 2, piles 7\ndeal: 17\n\
                      started: 1790000000\nmoves:\n";

/// All that is wrong with a text, one fault a line.
fn faults(text: &str) -> Vec<String> {
    let faults = Sitting::read(text).expect_err("this must not be read");
    faults.list().iter().map(ToString::to_string).collect()
}

#[test]
fn a_last_line_without_an_end_is_left_out() {
    let opened = Sitting::read(&format!("{HEADER}flip\nfli")).unwrap();
    assert_eq!(opened.torn.as_deref(), Some("fli"));
    assert_eq!(opened.sitting.moves_made(), 1);
    assert_eq!(Sitting::read(&format!("{HEADER}flip\n")).unwrap().torn, None);
}

#[test]
fn wherever_a_file_is_torn_off_what_was_written_before_is_kept() {
    let text = format!("{HEADER}flip\nback 1\nflip\nflip\ntime 12\n");
    for end in HEADER.len()..text.len() {
        let opened = Sitting::read(&text[..end]).unwrap();
        let lines = text[..end].matches('\n').count();
        let kept: String = text.lines().take(lines).map(|line| line.to_owned() + "\n").collect();
        assert_eq!(opened.sitting, Sitting::read(&kept).unwrap().sitting, "{end}");
    }
    for end in 0..HEADER.len() {
        assert!(!faults(&text[..end]).is_empty(), "{end}");
    }
}

#[test]
fn what_editors_add_to_a_record_means_nothing() {
    let text = format!("{HEADER}flip\nback 1\n");
    let sitting = Sitting::read(&text).unwrap().sitting;
    let windows = text.replace('\n', " \r\n\r\n");
    for edited in [format!("\u{feff}{text}"), windows, format!("\n{text}\n\n")] {
        let opened = Sitting::read(&edited).unwrap();
        assert_eq!((&opened.sitting, opened.torn), (&sitting, None), "{edited:?}");
        let (mut store, kind) = (MemoryStore::default(), TableKind::alone(GameName::Doublets));
        let name = store.create(kind, &edited).unwrap();
        store.release(&name);
        let mut autosave = Autosave::new(store);
        assert_eq!(autosave.resume(&name).unwrap(), Resumed { sitting: sitting.clone(), damage: None });
        autosave.note_grade(&name, Grade::Hard).unwrap();
        let graded = Sitting::read(&autosave.store().read(&name).unwrap()).unwrap().sitting;
        assert_eq!((graded.start().grade(), graded.moves_ahead()), (Some(Grade::Hard), 1), "{edited:?}");
    }
    let damaged = format!("\u{feff}{}", text.replace('\n', "\r\n\r\n").replace("back", "bock"));
    let reasons = faults(&damaged);
    assert!(reasons[0].starts_with("line 15: "), "{reasons:?}");
}

#[test]
fn a_newer_version_is_refused_with_its_number() {
    let text = HEADER.replacen('1', "5", 1);
    let expected = "line 1: this is a record of version 5, from a newer talon: version 4 can be read here";
    assert_eq!(faults(&text), [expected]);
}

/// An older program leaves such a record alone, and reads all others.
#[test]
fn only_a_record_that_names_an_opponent_is_of_the_second_version() {
    for game in GameName::ALL {
        let start = Start::deal(AnyOptions::usual(game), deal(17), 0);
        assert!(Sitting::new(start).record().starts_with("talon record 1\n"));
    }
    let start = Start::deal(AnyOptions::usual(GameName::Curse), deal(17), 0);
    let sitting = Sitting::new(start.against(Level::Club));
    let text = sitting.record();
    assert!(text.starts_with("talon record 2\n") && text.contains("\nopponent: club\n"), "{text}");
    assert_eq!(Sitting::read(&text).unwrap().sitting, sitting);
    let named = |text: &str| faults(&text.replace("game: curse", "game: yield"));
    assert_eq!(
        named("talon record 2\ngame: curse\ndeal: 17\nopponent: club\nmoves:\n"),
        ["line 4: there is no \"opponent\" in a record"]
    );
    assert_eq!(faults(&text.replace("club", "wizard")), ["line 6: opponent: cannot read \"wizard\""]);
}

#[test]
fn a_foreign_text_is_refused_at_once() {
    for text in ["", "\n", "GIF89a\u{0}\u{1}\n", "talon record\n", "talon record one\n", "talon record 0\n"] {
        assert_eq!(
            faults(text),
            ["line 1: this is not a record: it must begin with \"talon record 1\""],
            "{text:?}"
        );
    }
}

#[test]
fn an_illegal_move_names_its_line_and_its_rule() {
    assert_eq!(faults(&format!("{HEADER}flip\nredeal\nflip\n")), ["line 8: redeal breaks rule D6"]);
    assert_eq!(faults(&format!("{HEADER}back 1\n")), ["line 7: there are not that many moves to take back"]);
    assert_eq!(
        faults(&format!("{HEADER}flip\nforward 1\n")),
        ["line 8: there are not that many moves to play again"]
    );
}

#[test]
fn all_that_is_wrong_is_told_together() {
    let text = "talon record 1\ngame: doublets\ngame: yield\noptions: ranks 4\ndeal: -3\nstarted: soon\n\
                colour: blue\nnonsense\nmoves:\nflip\nback x\njump\n";
    assert_eq!(
        faults(text),
        [
            "line 3: \"game\" is there twice",
            "line 8: \"nonsense\" is not a name and a value, like \"deal: 17\"",
            "line 6: started: cannot read \"soon\"",
            "line 4: ranks must be 3, 5, 11 or 13",
            "line 7: there is no \"colour\" in a record",
            "line 11: \"x\" is not a whole number from 0",
            "line 12: \"jump\" is not a move of this game: write flip, redeal, waste, or reserve 1 to reserve 7",
        ]
    );
}

#[test]
fn what_is_missing_is_named() {
    assert_eq!(faults("talon record 1\nmoves:\n"), ["line 2: \"game\" is missing"]);
    assert_eq!(
        faults("talon record 1\ngame: doublets\n"),
        ["line 2: \"moves\" is missing", "line 2: there must be one of \"deal\", \"deck\" and \"position\""]
    );
    let both = HEADER.replace("deal: 17\n", "deal: 17\ndeck: AC\n");
    assert_eq!(faults(&both), ["line 7: there must be one of \"deal\", \"deck\" and \"position\""]);
}

#[test]
fn a_file_of_nothing_but_nonsense_is_not_reported_line_by_line() {
    let text = format!("{HEADER}{}", "x\n".repeat(100_000));
    assert!(faults(&text).len() < 100);
}

#[test]
fn a_log_that_goes_back_and_forth_for_ever_is_refused() {
    let text = format!("{HEADER}{}{}", "flip\n".repeat(40), "back 40\nforward 40\n".repeat(20_000));
    let expected = "the log goes back and forth too long: 1000000 moves are the most";
    assert_eq!(faults(&text), [format!("line 25046: {expected}")]);
}

#[test]
fn a_deck_and_a_position_are_kept_whole() {
    let options = AnyOptions::from_text(GameName::Doublets, "ranks 3, redeals 1, piles 2").unwrap();
    let deck: Vec<_> =
        "AC 2C 3C AD 2D 3D AH 2H 3H AS 2S 3S".split(' ').map(|card| card.parse().unwrap()).collect();
    let mut from_deck = Sitting::new(Start::deck(options, deck, 5).unwrap());
    from_deck.apply(Entry::read(GameName::Doublets, "flip").unwrap()).unwrap();
    let from_position = Sitting::new(Start::position(from_deck.game().layout(), 6).unwrap());
    for sitting in [from_deck, from_position] {
        assert_eq!(Sitting::read(&sitting.record()).unwrap().sitting, sitting);
    }
}

#[test]
fn a_deck_or_position_that_cannot_be_played_is_refused_with_all_reasons() {
    let header = "talon record 1\ngame: doublets\noptions: ranks 3, redeals 1, piles 2\n";
    let deck = "deck: AC AC 3C AD 2D 3D AH 2H 3H AS 2S\nstarted: 1\nmoves:\n";
    let reasons = faults(&format!("{header}{deck}"));
    assert_eq!(
        reasons,
        [
            "line 4: deck[1]: AC is there twice",
            "line 4: cards: 2C is missing",
            "line 4: cards: 3S is missing",
        ]
    );
    let game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), deal(1));
    let position = game.layout().to_string().replace('\n', "; ");
    let text = format!("talon record 1\ngame: doublets\nposition: {position}\nstarted: 1\nmoves:\n");
    assert_eq!(faults(&text), ["line 3: this is a layout of yield"]);
}

#[test]
fn a_record_need_not_tell_when_it_was_begun() {
    let text = "talon record 1\ngame: doublets\ndeal: 17\nmoves:\nflip\n";
    let opened = Sitting::read(text).expect("a record");
    assert_eq!((opened.sitting.start().started(), opened.sitting.moves_made()), (0, 1));
}

#[test]
fn a_long_last_line_without_an_end_is_damage() {
    let longest = "x".repeat(100);
    assert_eq!(Sitting::read(&format!("{HEADER}flip\n{longest}")).unwrap().torn, Some(longest.clone()));
    assert_eq!(faults(&format!("{HEADER}flip\n{longest}x")).len(), 1);
}

#[test]
fn a_text_claims_to_be_a_record_with_its_first_line() {
    for (text, is_record) in [
        (HEADER, true),
        ("talon record x\n", true),
        ("\u{feff}\n\ntalon record 9", true),
        ("", false),
        ("game: yield\n", false),
    ] {
        assert_eq!(talon_table::is_record(text), is_record, "{text:?}");
    }
}

#[test]
fn a_deal_was_seen_before_or_the_record_does_not_speak_of_it() {
    let with = |value: &str| HEADER.replace("moves:", &format!("seen before: {value}\nmoves:"));
    assert!(Sitting::read(&with("yes")).is_ok());
    assert_eq!(faults(&with("no")).len(), 1, "{:?}", faults(&with("no")));
}
