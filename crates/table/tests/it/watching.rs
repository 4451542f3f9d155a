//! A match that is played elsewhere, on this table.

use talon_rules::curse::{Effect, Options, Seat, State};
use talon_rules::pieces::Chance;
use talon_rules::{AnyEffect, AnyLayout, AnyMove, AnySeat, Game, GameName, SeatView};
use talon_table::{Face, MemoryStore, Session, Start, Store, TableKind, Zone, ZoneName};

use crate::support::deal;

/// Shows the table what a seat sees.
fn watch(session: &mut Session<MemoryStore>, state: &State, seat: Seat) -> Vec<AnyEffect> {
    let (start, moves) = state.view(seat).layout().possible_course().expect("a position can be reached");
    let start = Start::position(AnyLayout::Curse(start), 0).expect("a possible beginning");
    let moves: Vec<AnyMove> = moves.into_iter().map(AnyMove::Curse).collect();
    session.watch(seat.into(), start, &moves).expect("legal moves")
}

#[test]
fn each_seat_sees_whole_matches_move_by_move() {
    let mut chance = Chance::from_seed(1);
    for number in 0..10 {
        let seat = Seat::BOTH[number as usize % 2];
        let mut state = State::deal(&Options::MATCH, deal(number));
        let mut session = Session::new(MemoryStore::default());
        let mut moves = Vec::new();
        watch(&mut session, &state, seat);
        loop {
            let (hand, seated) = (state.layout().game.map(|game| game.hand), session.seated());
            state.legal_moves(&mut moves);
            let Some(chosen) = chance.pick(&moves).copied() else { break };
            let effect = state.play_unchecked(chosen);
            let shown = watch(&mut session, &state, seat);
            assert_eq!(session.layout(), AnyLayout::Curse(state.view(seat).layout().clone()));
            assert_eq!(session.viewer(), AnySeat::from(seat));
            if let Effect::NextHand { .. } = effect {
                assert_eq!(shown, [], "the next hand lies there as it was dealt");
                assert_ne!(state.layout().game.map(|game| game.hand), hand);
                assert!(session.seated() > seated);
            } else {
                assert_eq!(session.seated(), seated, "the same hand");
                assert_eq!(shown.len(), 1);
            }
        }
        assert!(session.store().names(TableKind::alone(GameName::Curse)).expect("memory").is_empty());
    }
}

#[test]
fn a_spectator_sees_no_hand_until_it_ends_and_has_no_moves() {
    let mut chance = Chance::from_seed(2);
    let mut state = State::deal(&Options::HAND, deal(3));
    let mut session = Session::new(MemoryStore::default());
    let mut moves = Vec::new();
    loop {
        let mut public = state.layout();
        let is_over = public.points.is_some();
        public.deal = None;
        public.aside.fill(None);
        if !is_over {
            public.hands.iter_mut().for_each(|tiles| tiles.fill(None));
        }
        let (start, played) = public.possible_course().expect("a position can be reached");
        let start = Start::position(AnyLayout::Curse(start), 0).expect("a possible beginning");
        let played: Vec<AnyMove> = played.into_iter().map(AnyMove::Curse).collect();
        session.spectate(start, &played).expect("legal moves");
        let scene = session.scene();
        assert_eq!(scene.moves().count(), 0);
        let AnyLayout::Curse(seen) = session.layout() else { unreachable!() };
        assert_eq!(seen.hands.iter().flatten().flatten().count(), 0);
        let open = |zone: &Zone| zone.places.iter().any(|place| matches!(place.face, Face::Tile(_)));
        let hands = scene.zones().iter().filter(|zone| matches!(zone.name, ZoneName::Hand(_)));
        assert_eq!(hands.filter(|zone| open(zone)).count() > 0, is_over);
        state.legal_moves(&mut moves);
        let Some(chosen) = chance.pick(&moves).copied() else { break };
        state.play_unchecked(chosen);
    }
}

#[test]
fn a_game_that_went_back_begins_anew() {
    let mut state = State::deal(&Options::MATCH, deal(5));
    let before = state.clone();
    let leader = state.seat_to_move().expect("the hand begins");
    state.play(talon_rules::curse::Move::Set(state.tiles(leader)[0])).expect("the set");
    let mut session = Session::new(MemoryStore::default());
    watch(&mut session, &state, Seat::South);
    let seated = session.seated();
    watch(&mut session, &before, Seat::South);
    assert!(session.seated() > seated);
    assert_eq!(session.layout(), AnyLayout::Curse(before.view(Seat::South).layout().clone()));
}
