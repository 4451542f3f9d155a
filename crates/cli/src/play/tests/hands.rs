//! The review of hands of Curse of the Doublet.

use insta::assert_snapshot;
use talon_query::{Answer, Query};
use talon_rules::GameName;
use talon_table::HandReview;

use super::{Bench, POOR, RICH};
use crate::play::draw::theme::Look;
use crate::play::games::GameScreen;

/// A match in which at least this number of hands have ended, the last of them just now.
fn between_hands(hands: usize, size: (u16, u16), look: Look) -> Bench {
    let mut bench = Bench::playing(GameName::Curse, 3, size, look);
    let has_ended = GameScreen::of(GameName::Curse).has_ended;
    while !has_ended(bench.session().game()) || ended(&bench) < hands {
        play_first(&mut bench);
    }
    bench
}

/// The number of hands that have ended.
fn ended(bench: &Bench) -> usize {
    HandReview::new(bench.session().sitting()).map_or(0, |review| review.hands().len())
}

fn play_first(bench: &mut Bench) {
    let wanted = bench.session().game().legal_moves()[0];
    bench.app.play_for_test(wanted);
    bench.let_opponent_play();
}

#[test]
fn the_review_comes_after_a_hand() {
    let mut bench = Bench::playing(GameName::Curse, 3, (80, 24), RICH);
    bench.press("V");
    assert!(bench.shows("still being played."), "{}", bench.picture());
    assert!(bench.app.query().is_none());
    let mut bench = between_hands(1, (80, 24), RICH);
    assert!(bench.shows("Press v to review this hand."), "{}", bench.picture());
    bench.press("v");
    assert_snapshot!("hands_begin", bench.picture());
    bench.advise();
    assert_snapshot!("hands", bench.picture());
    bench.press("<home>");
    assert!(bench.shows("as the set"), "{}", bench.picture());
    let home = bench.picture();
    bench.press("t<end>");
    assert_ne!(bench.picture(), home);
    bench.press("<esc>");
    assert!(bench.shows("Press v to review this hand."), "{}", bench.picture());
    assert!(!bench.session().sitting().is_assisted());
}

#[test]
fn the_review_of_hands_on_other_screens() {
    let mut bench = between_hands(1, (160, 50), RICH);
    bench.press_advised("v");
    assert_snapshot!("hands_160x50", bench.picture());
    let mut bench = between_hands(1, (80, 24), POOR);
    bench.press_advised("v");
    assert!(bench.picture().is_ascii(), "{}", bench.picture());
    assert_snapshot!("hands_ascii", bench.picture());
    for (width, height) in [(81, 25), (100, 30), (110, 24), (133, 40), (300, 100), (20, 5), (1, 1)] {
        bench.resize(width, height);
        assert!(bench.picture().is_ascii(), "{}", bench.picture());
    }
}

#[test]
fn the_review_goes_from_hand_to_hand() {
    let mut bench = between_hands(2, (100, 30), RICH);
    bench.press("v");
    let last = format!("Hand {}. ", ended(&bench));
    assert!(bench.shows(&last), "{}", bench.picture());
    assert!(matches!(bench.app.query(), Some(Query::Judgement { .. })));
    bench.press("<right><left><left><left>");
    assert!(bench.shows("Hand 1. "), "{}", bench.picture());
    bench.advise();
    let first = bench.picture();
    bench.press("<left>");
    assert_eq!(bench.picture(), first, "there is no hand before the first");
    bench.press("<right>");
    assert!(bench.shows("Hand 2. "), "{}", bench.picture());
    assert!(bench.app.query().is_some(), "each hand is looked through when it is looked at");
}

#[test]
fn unknown_values_are_left_out() {
    let mut bench = between_hands(1, (80, 24), RICH);
    bench.press("v");
    while bench.app.query().is_some() {
        bench.reply(Some(Answer::NotFound));
    }
    assert!(bench.shows("Nobody made a play that was clearly worse"), "{}", bench.picture());
    let mut bench = between_hands(1, (80, 24), RICH);
    bench.press("v");
    bench.reply(None);
    assert!(!bench.shows("Hand 1."), "{}", bench.picture());
    assert!(bench.app.query().is_none());
}
