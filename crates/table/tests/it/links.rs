//! Moves as texts, as a link carries them.

use talon_rules::GameName;
use talon_table::{CannotFollow, MemoryStore, Session, TableKind};

use crate::support;

fn table(game: GameName) -> Session<MemoryStore> {
    support::table(TableKind::alone(game), 17)
}

fn texts(moves: &[&str]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn a_position_comes_back_from_its_moves() {
    for game in GameName::ALL {
        let mut session = table(game);
        for _ in 0..12 {
            let Some(legal) = session.game().legal_moves().first().copied() else { break };
            session.play(legal).expect("a legal move");
        }
        session.undo().expect("a move");
        let mut other = table(game);
        other.play_texts(&session.moves_as_texts()).expect("legal moves");
        assert_eq!(other.game(), session.game(), "{game}");
    }
}

#[test]
fn whoever_follows_a_link_is_assisted() {
    let mut session = table(GameName::Yield);
    session.play_texts(&[]).expect("no moves");
    assert!(!session.sitting().is_assisted());
    session.play_texts(&texts(&["flip"])).expect("a legal move");
    assert!(session.sitting().is_assisted());
}

#[test]
fn what_cannot_be_followed_stops_it() {
    for (moves, number, is_readable) in [
        (&["flip", "nonsense", "flip"][..], 2, false),
        (&["flip", "flip", "redeal"], 3, true),
        (&[""], 1, false),
    ] {
        let mut session = table(GameName::Doublets);
        let error = session.play_texts(&texts(moves)).expect_err("a bad move");
        match error {
            CannotFollow::Unreadable { number: failed, .. } => {
                assert_eq!((failed, false), (number, is_readable), "{moves:?}");
            }
            CannotFollow::Refused { number: failed, .. } => {
                assert_eq!((failed, true), (number, is_readable), "{moves:?}");
            }
        }
        assert_eq!(session.sitting().moves_made(), number - 1, "{moves:?}");
    }
}
