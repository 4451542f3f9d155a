//! A whole game of each, printed: the layout, what each seat sees of it, each move and its effect. Any change
//! shows up as a difference from `snapshots/`; accept an intended one with `INSTA_UPDATE=always cargo test
//! --package talon-rules --test transcripts`.

use std::fmt::Write;

use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{GameOptions, SeatView, Status, curse, doublets, lady_jane, yields};
use talon_testkit::Subject;

/// Prints a random game, with the views at the start and after every `between` moves.
fn transcript<G: Subject>(options: &str, number: u64, between: usize) -> String {
    let options = G::Options::from_text(options).expect("options");
    let mut game = G::deal(&options, DealNumber::new(number).expect("a small number"));
    let mut text = format!("deal {number}\n{}\n", game.layout());
    let (mut moves, mut chance) = (Vec::new(), Chance::from_seed(number));
    // Lady Jane can continue for ever; in this deal it does not.
    for ply in 0..300 {
        if ply % between == 0 {
            for seat in G::SEATS {
                let view = game.view(*seat);
                write!(text, "\n{seat:?} sees\n{}\n\n", view.layout()).expect("a text takes everything");
            }
        }
        game.legal_moves(&mut moves);
        let Some(chosen) = chance.pick(&moves).copied() else { break };
        let effect = game.play(chosen).expect("a move from the list is legal");
        let count = moves.len();
        writeln!(text, "{}. {chosen} (of {count}): {effect:?}", ply + 1).expect("a text takes everything");
    }
    let (status, score) = (game.status(), game.score());
    assert_ne!(status, Status::Playing);
    text + &format!("\n{status:?}, score {score:?}\n{}\n", game.layout())
}

#[test]
fn a_game_of_doublets() {
    insta::assert_snapshot!(transcript::<doublets::State>("", 17, 50));
}

#[test]
fn a_game_of_yield() {
    insta::assert_snapshot!(transcript::<yields::State>("", 9, 25));
}

#[test]
fn a_game_of_lady_jane() {
    insta::assert_snapshot!(transcript::<lady_jane::State>("", 199, 40));
}

#[test]
fn a_match_of_curse() {
    insta::assert_snapshot!(transcript::<curse::State>("target 1", 9, 30));
}
