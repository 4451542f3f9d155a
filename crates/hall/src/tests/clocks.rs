use talon_query::Level;
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;

use super::driver::Match;
use crate::{Command, End, Event, Outcome, Settings, Table, Time};

fn bank(table: &Table, seat: Seat) -> u64 {
    table.view(None).players[seat.index()].bank_ms.unwrap()
}

/// The seat to move thinks for this long and then moves.
fn think(game: &mut Match, ms: u64) -> Seat {
    let seat = game.table.seat_to_move().unwrap();
    game.now = game.now.plus(ms);
    game.step(&mut Chance::from_seed(1));
    seat
}

#[test]
fn the_first_three_seconds_of_a_move_are_free_and_the_time_of_the_store_is_nobodys() {
    for (thought, charged) in [(0, 0), (2_999, 0), (3_000, 0), (3_001, 1), (10_000, 7_000)] {
        let mut game = Match::dealt(Settings::PAIRED, 1);
        let seat = think(&mut game, thought);
        assert_eq!(bank(&game.table, seat), 300_000 - charged, "after {thought} ms");
        assert_eq!(bank(&game.table, seat.other()), 300_000);
        assert_eq!(
            game.table.view(None).turn.unwrap().since,
            game.now,
            "the next turn begins when this one is saved"
        );
    }
}

#[test]
fn a_clock_runs_out_after_its_bank_and_the_free_time() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let seat = game.table.seat_to_move().unwrap();
    game.wait(302_999);
    assert_eq!(game.table.outcome(), None);
    game.wait(1);
    assert_eq!(game.table.outcome(), Some(Outcome { winner: Some(seat.other()), end: End::Flagged }));
}

#[test]
fn a_move_that_comes_before_the_flag_wins_and_the_bank_never_falls_below_zero() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let seat = game.table.seat_to_move().unwrap();
    game.now = game.now.plus(500_000);
    let mut moves = Vec::new();
    talon_rules::Game::legal_moves(game.table.state().unwrap(), &mut moves);
    game.act(seat, Command::Move(moves[0])).unwrap();
    assert_eq!(game.table.outcome(), None);
    assert_eq!(bank(&game.table, seat), 0);
}

#[test]
fn what_an_outage_took_is_given_back() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let seat = game.table.seat_to_move().unwrap();
    let from = game.now.plus(10_000);
    game.append(None, Event::Left { seat: seat.other() });
    game.now = from.plus(400_000);
    let to = game.now;
    let credits = game.table.credits(from, to);
    let expected = Seat::BOTH.map(|seat| Event::Credited { seat, from, to });
    assert_eq!(credits, expected, "the one who thinks, and the one who could not come back");
    for credit in credits {
        game.append(None, credit);
    }
    assert!(game.table.credits(from, from.plus(400_000)).is_empty(), "once");
    game.serve();
    assert_eq!(game.table.outcome(), None);
    assert_eq!(game.table.view(None).players[seat.other().index()].absence_left_ms, 90_000);
    think(&mut game, 0);
    assert_eq!(bank(&game.table, seat), 300_000 - 7_010, "10 s before the outage, and two appends");
}

/// One of several servers notes that it was away before the turn began, while another one let the players go on.
#[test]
fn an_outage_gives_back_only_what_it_took_of_the_turn() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let seat = game.table.seat_to_move().unwrap();
    let since = game.table.view(None).turn.unwrap().since;
    let from = Time::from_ms(since.ms() - 60_000);
    game.now = since.plus(8_000);
    let credits = game.table.credits(from, game.now);
    assert_eq!(credits, [Event::Credited { seat, from, to: game.now }], "the other seat lost nothing");
    game.append(None, credits[0].clone());
    assert_eq!(game.table.view(None).turn.unwrap().credit_ms, 8_000, "not the minute before");
    think(&mut game, 20_000);
    assert_eq!(bank(&game.table, seat), 300_000 - 17_005, "20 s after the outage, and an append");
}

#[test]
fn an_outage_gives_back_only_what_it_took_of_an_absence() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let away = game.table.seat_to_move().unwrap().other();
    let from = game.now;
    game.now = from.plus(60_000);
    game.append(None, Event::Left { seat: away });
    game.now = game.now.plus(10_000);
    let to = game.now;
    for credit in game.table.credits(from, to) {
        game.append(None, credit);
    }
    let left = |game: &Match| game.table.view(None).players[away.index()].absence_left_ms;
    game.now = game.now.plus(30_000);
    game.append(None, Event::Returned { seat: away });
    assert_eq!(
        left(&game),
        60_000,
        "30 s after the outage count, and the minute before the absence gives nothing"
    );
}

#[test]
fn a_view_counts_the_time_of_the_seat_to_move_down() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let seat = game.table.seat_to_move().unwrap();
    let left = |game: &Match, seat, after| game.table.view(None).time_left(seat, game.now.plus(after));
    for (after, expected) in [(0, 300_000), (3_000, 300_000), (3_001, 299_999), (400_000, 0)] {
        assert_eq!(left(&game, seat, after), Some(expected), "after {after} ms");
        assert_eq!(left(&game, seat.other(), after), Some(300_000), "the other clock stands");
    }
    let (from, to) = (game.now, game.now.plus(20_000));
    game.append(None, Event::Credited { seat, from, to });
    assert_eq!(left(&game, seat, 25_000 - 5), Some(298_000), "20 s are given back, and 3 s are free");
    assert_eq!(left(&Match::dealt(Settings::FRIENDS, 1), seat, 0), None, "there is no clock");
}

#[test]
fn the_clocks_stop_at_the_end() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let seat = game.table.seat_to_move().unwrap();
    game.now = game.now.plus(10_000);
    game.act(seat, Command::Resign).unwrap();
    assert_eq!((game.table.view(None).turn, bank(&game.table, seat)), (None, 293_000));
}

#[test]
fn a_view_says_when_the_other_player_has_been_away_for_too_long() {
    let game = || {
        let mut game = Match::dealt(Settings::FRIENDS, 1);
        game.step(&mut Chance::from_seed(1));
        let away = game.table.seat_to_move().unwrap();
        assert!(!game.table.view(None).can_claim(away.other(), game.now.plus(100_000)), "nobody is away");
        game.append(None, Event::Left { seat: away });
        (game, away)
    };
    let (mut left, away) = game();
    let at = left.now;
    let view = left.table.view(None);
    for (after, absence, can_claim) in [(5_000, 90_000, false), (89_000, 10_000, false), (90_005, 0, true)] {
        assert_eq!(view.absence_left(away, at.plus(after)), absence, "after {after} ms");
        assert_eq!(view.can_claim(away.other(), at.plus(after)), can_claim, "after {after} ms");
        assert!(!view.can_claim(away, at.plus(after)), "the other player is here");
    }
    assert_eq!(view.absence_left(away.other(), at.plus(90_005)), 90_000);
    left.now = at.plus(90_005);
    left.act(away.other(), Command::CallBot(Level::Club)).unwrap();
    assert!(!left.table.view(None).can_claim(away.other(), left.now), "a bot plays");
    let (mut over, away) = game();
    over.now = over.now.plus(90_005);
    over.act(away.other(), Command::Claim).unwrap();
    assert!(!over.table.view(None).can_claim(away.other(), over.now), "the match is over");
}

#[test]
fn nobodys_clock_runs_after_a_blocked_hand() {
    for number in 0..=255 {
        let mut game = Match::dealt(Settings::PAIRED, number);
        let mut chance = Chance::from_seed(number.into());
        while game.table.seat_to_move().is_some() && game.step(&mut chance) {}
        if game.table.outcome().is_none() {
            assert_eq!(game.table.view(None).turn, None);
            let due = game.table.due().unwrap();
            assert_eq!(due, game.now.plus(15_000));
            let hand = |table: &Table| table.view(None).layout.unwrap().game.unwrap().hand;
            let before = hand(&game.table);
            game.wait(15_000);
            assert_eq!(hand(&game.table), before + 1);
            return;
        }
    }
    panic!("no match had a blocked hand");
}
