//! Undo, redo and branches against a model that knows nothing of trees, and records read again.

use std::collections::HashMap;

use proptest::prelude::*;
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, GameName};
use talon_table::{Assistance, Entry, Outcome, Refused, Sitting, Start};

use crate::support::{NOW, deal};

/// An action of a test at the table.
#[derive(Clone, Copy, Debug)]
enum Action {
    /// Plays the legal move of this number, counted round and round.
    Play(usize),
    Undo(usize),
    Redo(usize),
    Ply(usize),
    Mark(Entry),
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let mark = prop_oneof![Just(Entry::Hint), Just(Entry::GaveUp), (0_u64..1000).prop_map(Entry::Time)];
    let action = prop_oneof![
        8 => (0_usize..40).prop_map(Action::Play),
        3 => (1_usize..4).prop_map(Action::Undo),
        2 => (1_usize..4).prop_map(Action::Redo),
        1 => (0_usize..30).prop_map(Action::Ply),
        1 => mark.prop_map(Action::Mark),
    ];
    prop::collection::vec(action, 0..80)
}

fn games() -> impl Strategy<Value = GameName> {
    prop::sample::select(GameName::ALL.as_slice())
}

fn start(game: GameName, number: u64) -> Start {
    Start::deal(AnyOptions::usual(game), deal(number), NOW)
}

/// The entries that an action means where the sitting stands.
fn entries(sitting: &Sitting, action: Action) -> Vec<Entry> {
    match action {
        Action::Play(choice) => {
            let moves = sitting.game().legal_moves();
            let chosen = (!moves.is_empty()).then(|| moves[choice % moves.len()]);
            chosen.map(Entry::Move).into_iter().collect()
        }
        Action::Undo(count) => vec![Entry::Back(count)],
        Action::Redo(count) => vec![Entry::Forward(count)],
        Action::Ply(ply) => vec![sitting.entry_to_ply(ply)],
        Action::Mark(entry) => vec![entry],
    }
}

/// A player with a pencil: the moves so far, and behind every line of moves the one played last.
#[derive(Default)]
struct Model {
    line: Vec<AnyMove>,
    last_played: HashMap<Vec<AnyMove>, AnyMove>,
}

impl Model {
    /// Does an entry; `false` when it cannot be done.
    fn apply(&mut self, entry: Entry) -> bool {
        match entry {
            Entry::Move(played) => self.play(played),
            Entry::Back(count) if count > self.line.len() => return false,
            Entry::Back(count) => self.line.truncate(self.line.len() - count),
            Entry::Forward(count) => {
                let before = self.line.clone();
                for _ in 0..count {
                    let Some(played) = self.last_played.get(&self.line).copied() else {
                        self.line = before;
                        return false;
                    };
                    self.play(played);
                }
            }
            _ => {}
        }
        true
    }

    fn play(&mut self, played: AnyMove) {
        self.last_played.insert(self.line.clone(), played);
        self.line.push(played);
    }

    fn position(&self, start: &Start) -> AnyGame {
        let mut game = start.game();
        for played in &self.line {
            game.play(*played).expect("a move that was legal before");
        }
        game
    }
}

proptest! {
    #[test]
    fn a_sitting_is_where_its_moves_lead(game in games(), number in 0_u64..50, actions in actions()) {
        let mut sitting = Sitting::new(start(game, number));
        let mut model = Model::default();
        let mut log = sitting.record();
        for action in actions {
            for entry in entries(&sitting, action) {
                let before = sitting.clone();
                let done = sitting.apply(entry).is_ok();
                prop_assert_eq!(done, model.apply(entry));
                if done {
                    log.push_str(&format!("{entry}\n"));
                } else {
                    prop_assert_eq!(&sitting, &before);
                }
                prop_assert_eq!(sitting.moves(), model.line.clone());
            }
            if let Action::Ply(ply) = action {
                prop_assert_eq!(sitting.moves_made(), ply.min(sitting.moves_made() + sitting.moves_ahead()));
            }
        }
        prop_assert_eq!(sitting.game(), &model.position(sitting.start()));

        // The log as it was appended to, and the record as it is written anew, both tell all of it.
        for text in [log, sitting.record(), sitting.record().replace('\n', "\r\n")] {
            let opened = Sitting::read(&text).expect("what was written can be read");
            prop_assert_eq!(&opened.sitting, &sitting);
            prop_assert_eq!(opened.torn, None);
        }
        let written = Sitting::read(&sitting.record()).expect("what was written can be read");
        prop_assert_eq!(written.sitting.record(), sitting.record());
    }

    #[test]
    fn no_text_makes_reading_panic(text in "(talon record [12]\n)?(game: (doublets|yield)\n)?(.{0,9}\n){0,6}") {
        let _ = Sitting::read(&text);
    }
}

/// A sitting of Doublets, deal 17, in which these entries were done.
fn doublets(log: &[&str]) -> Sitting {
    doublets_of(17, log)
}

fn doublets_of(number: u64, log: &[&str]) -> Sitting {
    let mut sitting = Sitting::new(start(GameName::Doublets, number));
    for line in log {
        sitting.apply(Entry::read(GameName::Doublets, line).expect("an entry")).expect("it can be done");
    }
    sitting
}

#[test]
fn another_move_after_a_card_that_was_seen_is_assistance() {
    assert!(!doublets(&["flip", "flip"]).is_assisted());
    assert!(!doublets(&["flip", "flip", "back 1"]).is_assisted(), "nothing has come of it");
    assert!(!doublets(&["flip", "flip", "back 2", "forward 2"]).is_assisted(), "the same moves again");
    let assistance = |log: &[&str]| doublets_of(8, log).assistance();
    assert_eq!(assistance(&["flip", "back 1", "reserve 1"]), Assistance::Undo);
    assert_eq!(assistance(&["flip", "flip", "back 2", "flip", "reserve 1"]), Assistance::Undo);
    assert_eq!(assistance(&["flip", "back 1", "reserve 1", "hint"]), Assistance::Help);
    assert_eq!(assistance(&["looked back"]), Assistance::Undo);
    let once_through = [vec!["flip"; 44], vec!["redeal", "flip", "flip"]].concat();
    let mut sitting = doublets(&once_through);
    sitting.apply(Entry::Back(2)).unwrap();
    assert!(!sitting.is_assisted(), "the second pass turns no card that was not seen");
}

#[test]
fn a_restart_is_assisted_when_cards_were_seen() {
    assert!(!doublets(&[]).restarted(1).is_assisted());
    let restarted = doublets(&["flip"]).restarted(1);
    assert!(restarted.is_assisted());
    assert_eq!((restarted.moves_made(), restarted.start().started()), (0, 1));
    assert!(restarted.record().contains("seen before: yes\n"));
}

#[test]
fn nothing_to_undo_and_nothing_to_redo() {
    let mut sitting = doublets(&[]);
    assert_eq!(sitting.undo(), Err(Refused::NothingToUndo));
    assert_eq!(sitting.redo(), Err(Refused::NothingToRedo));
    assert_eq!(sitting.apply(Entry::Back(1)), Err(Refused::NothingToUndo));
    assert_eq!(sitting.apply(Entry::Forward(usize::MAX)), Err(Refused::NothingToRedo));
}

#[test]
fn who_gives_up_has_lost_even_if_it_comes_out_later() {
    let mut sitting = doublets(&["flip"]);
    assert_eq!(sitting.outcome(), Outcome::Unfinished);
    sitting.apply(Entry::GaveUp).unwrap();
    assert_eq!(sitting.outcome(), Outcome::Lost);
    sitting.undo().unwrap();
    assert_eq!(sitting.outcome(), Outcome::Lost);
}

#[test]
fn time_never_runs_back() {
    assert_eq!(doublets(&["time 9", "flip", "time 3"]).seconds(), 9);
}

#[test]
fn against_an_opponent_undo_goes_to_ones_own_last_choice() {
    for number in 0..20 {
        let mut sitting = Sitting::new(start(GameName::Curse, number));
        let mut last_choice = None;
        while let Some(seat) = sitting.game().seat_to_move() {
            let expected = last_choice.map(|ply| Entry::Back(sitting.moves_made() - ply));
            assert_eq!(sitting.back_to_decision_of(AnySeat::South), expected);
            let moves = sitting.game().legal_moves();
            if seat == AnySeat::South && moves.len() > 1 {
                last_choice = Some(sitting.moves_made());
            }
            sitting.play(moves[number as usize % moves.len()]).unwrap();
        }
        assert_eq!(sitting.outcome(), Outcome::Over);
    }
}
