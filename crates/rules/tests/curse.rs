//! Curse of the Doublet, rule by rule, with each refusal under its rule.

mod shared;

use std::collections::BTreeSet;

use shared::{all_come_up, arranged, conforms, play, refused, transcript};
use talon_rules::curse::{Effect, Ending, Layout, Move, OpenHand, Options, PastTurn, Seat, State, Violation};
use talon_rules::pieces::{Chance, DealNumber, Tile};
use talon_rules::{Game, GameOptions, SeatView, Status, Worlds};
use talon_testkit::{perft_table, replay};

/// The worked turn of the rules: the open ends are 4, 5, 0 and the set's own 3.
const WORKED_TURN: &str = "
    game: curse
    set: 2-3
    branches: 2 > 2-4 > 4 | 2 > 2-5 > 5 | 3 > 0-3 > 0 | 3 > - > 3
    south: 3-4 4-4 4-5 0-2 1-1 6-6 1-6 0-1 5-6
    north: 0-0 0-4 0-5 0-6 1-2 1-3 1-4 1-5 2-2
    aside: 2-6 3-3 3-5 3-6 4-6 5-5
    turn: south
    again: no
    passes: 0
    leader: north
    points: -";

/// South cannot play: it holds neither a 0 nor a 3, 4 or 5, which are the open ends.
const SOUTH_IS_STUCK: &str = "
    game: curse
    set: 2-3
    branches: 2 > 2-4 > 4 | 2 > 2-5 > 5 | 3 > 0-3 > 0 | 3 > 3-3 > 3
    south: 1-1 6-6 1-6 2-6 1-2 2-2
    north: 0-0 0-1 0-2 0-4 0-5 0-6 1-3 1-4 1-5 3-4 3-5
    aside: 3-6 4-4 4-5 4-6 5-5 5-6
    turn: south
    again: no
    passes: 0
    leader: south
    points: -";

/// South goes out with its last tile. The open ends are 1, 6, 4 and the set's own 2.
const LAST_TILE: &str = "
    game: curse
    set: 2-2
    branches: 2 > 2-5 5-6 1-6 > 1 | 2 > 2-3 3-4 4-6 > 6 | 2 > 0-2 0-0 0-4 > 4 | 2 > - > 2
    south: 1-2
    north: 0-1 0-3 0-5 0-6 1-1 1-3 1-4 1-5 2-4 2-6 3-3
    aside: 3-5 3-6 4-4 4-5 5-5 6-6
    turn: south
    again: no
    passes: 0
    leader: south
    points: -";

/// A hand after the deal.
const DEALT: &str = "
    game: curse
    set: -
    branches: -
    south: 0-3 1-3 1-4 1-6 2-4 2-5 2-6 3-3 3-4 4-6 5-6
    north: 0-0 0-4 0-5 1-1 1-2 2-2 2-3 3-5 3-6 5-5 6-6
    aside: 0-1 0-2 0-6 1-5 4-4 4-5
    turn: north
    again: no
    passes: 0
    leader: north
    points: -";

fn layout(text: &str) -> Layout {
    text.parse().expect("a layout")
}

fn position(text: &str) -> State {
    arranged(text).expect("an arrangement that obeys the rules")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn deal(number: u64, options: Options) -> State {
    State::deal(&options, DealNumber::new(number).expect("a deal number"))
}

fn legal(state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Plays the first legal move until `done`, at most `most` times.
fn play_on(state: &mut State, most: usize, done: impl Fn(&State) -> bool) {
    let mut moves = Vec::new();
    for _ in 0..most {
        if done(state) {
            return;
        }
        state.legal_moves(&mut moves);
        state.play_unchecked(moves[0]);
    }
    panic!("not done after {most} moves");
}

#[test]
fn c1_eleven_tiles_each_and_six_aside() {
    let state = deal(17, Options::HAND);
    let layout = state.layout();
    assert_eq!([layout.hands[0].len(), layout.hands[1].len(), layout.aside.len()], [11, 11, 6]);
    let held = state.tiles(state.seat_to_move().unwrap());
    let tile = Tile::all().find(|tile| !held.contains(tile)).unwrap();
    refused(&state, &tile.to_string(), "C1", Violation::NotHeld { tile });
}

#[test]
fn c1_two_hands_are_eleven_different_tiles_each() {
    let tiles = |text: &str| text.split(' ').map(tile).collect::<Vec<_>>();
    let south = "0-3 1-3 1-4 1-6 2-4 2-5 2-6 3-3 3-4 4-6 5-6";
    let north = "0-0 0-4 0-5 1-1 1-2 2-2 2-3 3-5 3-6 5-5 6-6";
    let faults = |south: &str, north: &str| {
        let faults = State::from_hands(&Options::HAND, &tiles(south), &tiles(north), Seat::North).err();
        faults.map(|faults| faults.to_string()).unwrap_or_default()
    };
    assert_eq!(faults(south, north), "");
    assert_eq!(
        faults(&south.replace("0-3 ", ""), &north.replace("6-6", "5-6")),
        "hands.south: must have 11 entries, not 10 (C1); hands.north[10]: 5-6 is there twice"
    );
}

#[test]
fn c1_two_hands_of_a_small_set_are_tiles_of_it() {
    let options = Options::from_text("pips 2, hand 2").unwrap();
    let hand = |south, north| {
        let tiles = |pair: [&str; 2]| pair.map(|text| text.parse::<Tile>().unwrap());
        State::from_hands(&options, &tiles(south), &tiles(north), Seat::North)
            .map_err(|faults| faults.to_string())
    };
    let small = hand(["0-0", "1-2"], ["0-1", "2-2"]).unwrap();
    assert_eq!((small.options(), small.layout().aside.len()), (&options, 2));
    assert_eq!(hand(["0-0", "1-3"], ["0-1", "2-2"]).unwrap_err(), "hands.south[1]: 1-3 is not in this set");
}

#[test]
fn c2_the_coin_chooses_the_first_leader_and_the_loser_the_next() {
    let leaders: Vec<_> = (0..20).map(|number| deal(number, Options::HAND).seat_to_move()).collect();
    assert!(leaders.contains(&Some(Seat::South)) && leaders.contains(&Some(Seat::North)));

    let mut state = deal(1, Options::MATCH);
    refused(&state, "lead south", "C2", Violation::HandGoesOn);
    refused(&state, "next", "C2", Violation::HandGoesOn);
    play_on(&mut state, 1000, |state| state.choosing().is_some());
    let loser = state.choosing().unwrap();
    assert_eq!(state.points().unwrap()[loser.index()], 0);
    assert_eq!(state.seat_to_move(), Some(loser));
    assert_eq!(legal(&state), ["lead south", "lead north"]);
    refused(&state, "next", "C2", Violation::LoserChooses { seat: loser });
    refused(&state, "2-5", "C8", Violation::HandEnded);
    for leader in Seat::BOTH {
        let mut state = state.clone();
        let effect = play(&mut state, &format!("lead {leader}"));
        assert!(matches!(effect, Effect::NextHand { leader: led, by_coin: false, .. } if led == leader));
        assert_eq!(state.seat_to_move(), Some(leader));
    }
}

#[test]
fn c2_after_a_blocked_hand_the_coin_leads() {
    let mut leaders = Vec::new();
    for number in 0..200 {
        let mut state = deal(number, Options::MATCH);
        play_on(&mut state, 1000, |state| state.points().is_some());
        if state.points() == Some([0, 0]) {
            refused(&state, "lead north", "C2", Violation::CoinDecides);
            assert_eq!((state.seat_to_move(), state.choosing()), (None, None));
            assert_eq!(legal(&state), ["next"]);
            play(&mut state, "next");
            leaders.push(state.seat_to_move().unwrap());
        }
    }
    assert!(leaders.contains(&Seat::South) && leaders.contains(&Seat::North), "{leaders:?}");
}

#[test]
fn c3_the_leader_puts_down_any_tile_and_their_turn_ends() {
    let state = deal(17, Options::HAND);
    let leader = state.seat_to_move().unwrap();
    refused(&state, "pass", "C3", Violation::SetComesFirst);
    refused(&state, "2-5@1", "C3", Violation::SetComesFirst);
    assert_eq!(legal(&state).len(), 11);
    for tile in state.tiles(leader) {
        let mut state = state.clone();
        play(&mut state, &tile.to_string());
        assert_eq!((state.set(), state.seat_to_move()), (Some(*tile), Some(leader.other())));
        refused(&state, "2-5", "C3", Violation::SetLiesAlready);
    }
}

#[test]
fn c4_two_sides_for_each_number_and_four_for_a_doublet() {
    let sides = |set: &str| {
        let others: Vec<Tile> = Tile::all().filter(|other| *other != tile(set)).take(21).collect();
        let south: Vec<Tile> = [tile(set)].into_iter().chain(others[..10].iter().copied()).collect();
        let mut state = State::from_hands(&Options::HAND, &south, &others[10..], Seat::South).unwrap();
        play(&mut state, set);
        state.branches().iter().map(|branch| branch.end()).collect::<Vec<_>>()
    };
    assert_eq!(sides("2-5"), [2, 2, 5, 5]);
    assert_eq!(sides("3-3"), [3, 3, 3, 3]);
    refused(&position(WORKED_TURN), "3-4@5", "C4", Violation::NoSuchSide { side: 5 });
    refused(&position(WORKED_TURN), "3-4@0", "C4", Violation::NoSuchSide { side: 0 });
}

#[test]
fn c4_a_doublet_in_a_branch_leaves_its_own_number_open() {
    let mut state = position(WORKED_TURN);
    play(&mut state, "4-4@1");
    assert_eq!((state.branches()[0].end(), state.again()), (4, false));
}

#[test]
fn c5_a_tile_joins_an_open_end_and_nothing_else() {
    let state = position(WORKED_TURN);
    refused(&state, "1-1@1", "C5", Violation::DoesNotJoin { tile: tile("1-1"), end: 4 });
    refused(&state, "3-4@2", "C5", Violation::DoesNotJoin { tile: tile("3-4"), end: 5 });
    let expected = ["0-1@3", "0-2@3", "3-4@1", "3-4@4", "4-4@1", "4-5@1", "4-5@2", "5-6@2"];
    assert_eq!(legal(&state), expected);
}

#[test]
fn c6_a_player_who_can_play_must_and_one_who_cannot_passes() {
    refused(&position(WORKED_TURN), "pass", "C6", Violation::MustPlay { tile: tile("0-1") });

    let mut state = position(SOUTH_IS_STUCK);
    assert_eq!(legal(&state), ["pass"]);
    let effect = play(&mut state, "pass");
    assert!(matches!(effect, Effect::Passed { lacks, ending: None, .. } if lacks == [0, 3, 4, 5]));
    assert_eq!(state.seat_to_move(), Some(Seat::North));
}

/// The example that the rules work through.
#[test]
fn c7_a_chain_of_matches() {
    let mut state = position(WORKED_TURN);
    for (text, again) in [("3-4@4", true), ("4-4@1", true), ("4-5@1", true), ("0-2@3", false)] {
        play(&mut state, text);
        assert_eq!(state.again(), again, "{text}");
    }
    assert_eq!(state.seat_to_move(), Some(Seat::North));

    let mut state = position(WORKED_TURN);
    play(&mut state, "0-2@3");
    assert_eq!((state.again(), state.seat_to_move()), (false, Some(Seat::North)));
}

#[test]
fn c7_sides_that_have_not_been_started_never_match() {
    let unstarted = WORKED_TURN.replace("2 > 2-5 > 5", "2 > - > 2").replace("north: ", "north: 2-5 ");
    let mut state = position(&unstarted);
    play(&mut state, "0-2@3");
    assert!(!state.again(), "the 2 is open on a side that has not been started");
}

#[test]
fn c8_two_passes_block_the_hand() {
    let mut blocked = 0;
    for number in 0..300 {
        let mut state = deal(number, Options::HAND);
        play_on(&mut state, 1000, |state| state.points().is_some());
        let passes = state.history().iter().rev().take_while(|turn| turn.made == Move::Pass).count();
        let is_blocked = state.points() == Some([0, 0]);
        assert_eq!(passes, if is_blocked { 2 } else { 0 });
        blocked += u32::from(is_blocked);
        assert_eq!((state.status(), legal(&state)), (Status::Over, vec![]));
        for text in ["pass", "2-5", "2-5@1", "next", "lead south"] {
            refused(&state, text, "C8", Violation::HandEnded);
        }
    }
    assert!(blocked > 10, "{blocked}");
}

#[test]
fn c8_a_pass_after_a_match_counts() {
    // All four open ends are 1. After 1-1 nobody holds one.
    let text = "
        game: curse
        set: 2-3
        branches: 2 > 1-2 > 1 | 2 > 2-4 1-4 > 1 | 3 > 0-3 0-1 > 1 | 3 > 1-3 > 1
        south: 1-1 2-6 5-5 6-6
        north: 0-0 3-4 4-4 4-5 0-4 0-5 0-6 3-5 3-6 4-6 5-6
        aside: 0-2 1-5 1-6 2-2 2-5 3-3
        turn: south
        again: no
        passes: 0
        leader: south
        points: -";
    let mut state = position(text);
    play(&mut state, "1-1@1");
    assert!(state.again());
    play(&mut state, "pass");
    assert!(!state.again(), "the turn ends with the pass");
    let effect = play(&mut state, "pass");
    assert!(matches!(effect, Effect::Passed { ending: Some(Ending::Blocked), .. }));
    assert_eq!(state.points(), Some([0, 0]));
}

#[test]
fn c9_a_point_for_each_tile_left_and_one_for_a_match() {
    let mut plain = position(LAST_TILE);
    let effect = play(&mut plain, "1-2@1");
    let expected = Ending::WentOut { seat: Seat::South, points: 11, decides_match: false };
    assert!(
        matches!(effect, Effect::Played { made_match: false, ending: Some(actual), .. } if actual == expected)
    );
    assert_eq!(plain.points(), Some([11, 0]));

    let matching = LAST_TILE.replace("south: 1-2", "south: 1-4").replace("1-3 1-4 1-5", "1-2 1-3 1-5");
    let mut matching = position(&matching);
    let effect = play(&mut matching, "1-4@1");
    assert!(matches!(effect, Effect::Played { made_match: true, .. }));
    assert_eq!(matching.points(), Some([12, 0]));
}

#[test]
fn c10_the_match_ends_at_eleven() {
    let mut state = deal(5, Options::MATCH);
    play_on(&mut state, 5000, |state| state.status() == Status::Over);
    let winner = state.match_winner().expect("a decided match has a winner");
    let score = state.match_score().unwrap();
    assert!(score[winner.index()] >= 11 && score[winner.other().index()] < 11, "{score:?}");
    assert_eq!((state.seat_to_move(), state.choosing()), (None, None));
    for text in ["lead south", "next", "pass"] {
        refused(&state, text, "C10", Violation::MatchDecided);
    }
}

#[test]
fn c10_exactly_eleven_are_enough() {
    let first_hand = "points: -\noptions: target 11\nhand: 1\nscore: 0 0";
    let mut state = position(&LAST_TILE.replace("points: -", first_hand));
    play(&mut state, "1-2@1");
    assert_eq!(state.match_score(), Some([11, 0]));
    assert_eq!((state.status(), state.match_winner()), (Status::Over, Some(Seat::South)));
    assert_eq!((state.layout().match_winner(), state.layout().choosing()), (Some(Seat::South), None));
}

#[test]
fn c2_the_loser_chooses() {
    let first_hand = "points: -\noptions: target 12\nhand: 1\nscore: 0 0";
    let mut state = position(&LAST_TILE.replace("points: -", first_hand));
    play(&mut state, "1-2@1");
    assert_eq!((state.choosing(), state.layout().choosing()), (Some(Seat::North), Some(Seat::North)));
    assert_eq!((state.status(), state.seat_to_move()), (Status::Playing, Some(Seat::North)));
    assert_eq!(legal(&state), ["lead south", "lead north"]);
}

#[test]
fn c2_the_coin_of_a_deal_never_changes() {
    let leaders = [0, 1, 17].map(|number| deal(number, Options::HAND).seat_to_move());
    assert_eq!(leaders, [Some(Seat::North), Some(Seat::South), Some(Seat::South)]);
}

#[test]
fn c11_a_view_holds_the_own_tiles_and_the_number_of_the_others() {
    let state = deal(17, Options::MATCH);
    for seat in Seat::BOTH {
        let view = state.view(seat);
        let layout = view.layout();
        assert_eq!(layout.hands[seat.index()], state.layout().hands[seat.index()]);
        assert_eq!(layout.hands[seat.other().index()], [None; 11]);
        assert_eq!((layout.aside.as_slice(), layout.deal), ([None; 6].as_slice(), None));
    }
}

/// Any layout of a hand can be replayed from before its history.
#[test]
fn a_history_leads_from_where_it_began_to_where_it_ends() {
    let (mut chance, mut moves) = (Chance::from_seed(1), Vec::new());
    for number in 0..40 {
        let mut state = deal(number, [Options::HAND, Options::MATCH][number as usize % 2]);
        let arranged_after = chance.below(20);
        for count in 0.. {
            if count == arranged_after {
                state = State::arrange(&state.layout()).unwrap();
            }
            check_history(&state.layout());
            state.legal_moves(&mut moves);
            let Some(next) = chance.pick(&moves).filter(|next| !matches!(next, Move::Lead(_) | Move::Next))
            else {
                break;
            };
            state.play_unchecked(*next);
        }
    }
}

fn check_history(layout: &Layout) {
    let mut state =
        State::arrange(&layout.before_history()).unwrap_or_else(|faults| panic!("{faults}\n{layout}"));
    let turns = layout.turns();
    assert_eq!(turns.iter().map(|past| past.turn).collect::<Vec<_>>(), layout.history);
    for PastTurn { turn, before } in turns {
        assert_eq!(state.seat_to_move(), Some(turn.seat), "{layout}");
        check_open_hand(&before, &state.layout());
        state.play(turn.made).unwrap_or_else(|violation| panic!("{violation:?} in\n{layout}"));
    }
    // Only the order of the tiles in the hands may differ.
    let sorted = |mut layout: Layout| {
        layout.hands.iter_mut().for_each(|hand| hand.sort());
        // An arrangement does not know whether a match came before it.
        Layout { again: false, ..layout }
    };
    assert_eq!(sorted(state.layout()), sorted(layout.clone()));
}

/// Compares what both seats see of a hand with its layout.
fn check_open_hand(open: &OpenHand, layout: &Layout) {
    assert_eq!(*open, OpenHand::of(layout));
    let ends: BTreeSet<u8> = layout.branches.iter().map(|branch| branch.end).collect();
    assert_eq!(open.open_ends(), ends.into_iter().collect::<Vec<_>>());
    let held_or_aside = layout.hands.iter().chain([&layout.aside]).flatten().flatten();
    let on_table: BTreeSet<Tile> = open.tiles().collect();
    assert_eq!(on_table.len(), open.tiles().count());
    assert_eq!(on_table.len() + held_or_aside.count(), 28);
}

#[test]
fn what_a_seat_or_a_spectator_sees_has_a_possible_course() {
    let (mut chance, mut moves) = (Chance::from_seed(2), Vec::new());
    for number in 0..200 {
        let mut state = deal(number, Options::MATCH);
        for _ in 0..120 {
            let whole = Layout { deal: None, ..state.layout() };
            let mut public = whole.clone();
            public.hands.iter_mut().chain([&mut public.aside]).for_each(|tiles| tiles.fill(None));
            let mut open = whole.clone();
            open.aside.fill(None);
            for seen in Seat::BOTH
                .map(|seat| state.view(seat).layout().clone())
                .into_iter()
                .chain([public, open, whole])
            {
                check_course(&seen);
            }
            state.legal_moves(&mut moves);
            let Some(next) = chance.pick(&moves) else { break };
            state.play_unchecked(*next);
        }
    }
}

/// Plays the possible course of a hand: it leads to what was seen.
fn check_course(seen: &Layout) {
    let (start, moves) = seen.possible_course().unwrap_or_else(|| panic!("no course leads to\n{seen}"));
    let mut state = State::arrange(&start).unwrap_or_else(|faults| panic!("{faults}\n{seen}"));
    for played in moves {
        state.play(played).unwrap_or_else(|violation| panic!("{played}: {violation:?} in\n{seen}"));
    }
    let reached = state.layout();
    let fits = |seen: &[Option<Tile>], reached: &[Option<Tile>]| {
        seen.len() == reached.len() && seen.iter().flatten().all(|tile| reached.contains(&Some(*tile)))
    };
    assert!(fits(&seen.aside, &reached.aside), "{seen}\n{reached}");
    assert!([0, 1].iter().all(|seat| fits(&seen.hands[*seat], &reached.hands[*seat])), "{seen}\n{reached}");
    let rest = |layout: &Layout| Layout {
        hands: [Vec::new(), Vec::new()],
        aside: Vec::new(),
        deal: None,
        ..layout.clone()
    };
    assert_eq!(rest(&reached), rest(seen));
}

#[test]
fn a_layout_that_no_hand_leads_to_has_no_course() {
    let mut state = position(SOUTH_IS_STUCK);
    play(&mut state, "pass");
    let mut seen = state.view(Seat::North).layout().clone();
    // South has shown that it holds none of 0, 3, 4 and 5. Only six such tiles are not seen.
    seen.hands[0].push(None);
    assert_eq!(seen.possible_course(), None);
}

#[test]
fn passes_before_an_arrangement_prove_nothing() {
    let mut state = position(SOUTH_IS_STUCK);
    assert_eq!(State::count_worlds(&state.view(Seat::North)), 924, "C(12, 6)");
    play(&mut state, "pass");
    assert_eq!(State::count_worlds(&state.view(Seat::North)), 1, "only six tiles have none of 0, 3, 4, 5");
    let again = State::arrange(&state.layout()).unwrap();
    assert!(again.history().is_empty());
    assert_eq!(State::count_worlds(&again.view(Seat::North)), 924);
}

#[test]
fn all_faults_of_an_arrangement_are_reported_together() {
    let wrong = WORKED_TURN
        .replace("3-4 4-4", "4-4 4-4")
        .replace("2 > 2-4 > 4", "2 > 2-4 > 2")
        .replace("aside: 2-6", "aside: ")
        .replace("turn: south", "turn: -")
        .replace("passes: 0", "passes: 2");
    let faults = State::arrange(&layout(&wrong)).unwrap_err().to_string();
    let expected = "hands.south[1]: 4-4 is there twice; tiles: 2-6 is missing; tiles: 3-4 is missing; \
        aside: must have 6 entries, not 5 (C1); \
        branches[0].end: does not agree with the rest: it should be 4 (C4); \
        turn: must not be empty (C3); passes: must be at most 1, not 2 (C8)";
    assert_eq!(faults, expected);
}

#[test]
fn each_fault_of_an_arrangement_names_its_rule() {
    for (from, to, expected) in [
        ("0-2 1-1", "?-? 1-1", "hands.south[3]: must be known here"),
        ("3 > - > 3", "3 > - > 2", "branches[3].end: does not agree with the rest: it should be 3 (C4)"),
        ("| 3 > - > 3", "", "branches: must have 4 entries, not 3 (C4)"),
        ("3 > 0-3 > 0", "4 > 0-3 > 0", "branches[2].from: does not agree with the rest: it should be 3 (C4)"),
        (
            "2-4 > 4",
            "2-4 1-1 > 4",
            "branches: 1-1 is there twice; branches[0].tiles: each tile must have the open end of the one before (C5)",
        ),
        ("passes: 0", "passes: 1", ""),
        ("again: no", "again: yes", ""),
        (
            "again: no\n    passes: 0",
            "again: yes\npasses: 1",
            "again: only a play can have made a match (C7)",
        ),
        ("turn: south", "turn: -", "turn: must not be empty (C3)"),
        ("points: -", "points: -\nhand: 1\nscore: 0 0", "match: must be empty (C10)"),
        ("game: curse", "game: curse\noptions: target 11", "match: must not be empty (C10)"),
        (
            "points: -",
            "points: -\noptions: target 11\nhand: 1\nscore: 11 0",
            "match.score.south: must be at most 10, not 11 (C10)",
        ),
        (
            "points: -",
            "points: -\noptions: target 11\nhand: 0\nscore: 3 0",
            "match.hand: the first hand is number 1 (C10)",
        ),
    ] {
        let text = WORKED_TURN.replace(from, to);
        assert_ne!(text, WORKED_TURN, "{from}");
        let refusal =
            State::arrange(&layout(&text)).err().map(|faults| faults.to_string()).unwrap_or_default();
        assert_eq!(refusal, expected, "{from} -> {to}");
    }
}

#[test]
fn the_leader_puts_down_the_set() {
    assert_eq!(position(DEALT).seat_to_move(), Some(Seat::North));
    let faults = |text: &str| State::arrange(&layout(text)).expect_err("faults").to_string();
    let other_turn = DEALT.replace("turn: north", "turn: south");
    assert_eq!(faults(&other_turn), "leader: before the set lies, it is the leader's turn (C3)");
    // The set is one of south's tiles, so that north still holds all eleven.
    let sides = "set: 0-3\nbranches: 0 > - > 0 | 0 > - > 0 | 3 > - > 3 | 3 > - > 3";
    let other_set = DEALT.replace("set: -\n    branches: -", sides).replace("south: 0-3", "south:");
    assert_eq!(faults(&other_set), "hands.north: must be at most 10, not 11 (C1)");
    assert!(State::arrange(&layout(&other_set.replace("leader: north", "leader: south"))).is_ok());
}

#[test]
fn the_points_of_an_ended_hand_follow_from_its_tiles() {
    for (points, faults) in [
        ("11 0", ""),
        ("12 0", ""),
        ("10 0", "C9"),
        ("13 0", "C9"),
        ("0 11", "C9"),
        ("11 1", "C9"),
        ("0 0", "C9"),
    ] {
        let text = LAST_TILE
            .replace("south: 1-2", "south: -")
            .replace("2 > - > 2", "2 > 1-2 > 1")
            .replace("turn: south", "turn: -")
            .replace("points: -", &format!("points: {points}"));
        let refusal =
            State::arrange(&layout(&text)).err().map(|faults| faults.to_string()).unwrap_or_default();
        assert_eq!(refusal.is_empty(), faults.is_empty(), "{points}: {refusal}");
        assert!(refusal.contains(faults), "{points}: {refusal}");
    }
}

#[test]
fn the_points_of_the_other_seat_follow_in_the_same_way() {
    let ended = LAST_TILE
        .replace("south: 1-2", "south: 0-1 0-3 0-5 0-6 1-1 1-3 1-4 1-5 2-4 2-6 3-3")
        .replace("north: 0-1 0-3 0-5 0-6 1-1 1-3 1-4 1-5 2-4 2-6 3-3", "north: -")
        .replace("2 > - > 2", "2 > 1-2 > 1")
        .replace("turn: south", "turn: -")
        .replace("leader: south", "leader: north");
    for (points, passes, expected) in [
        ("0 11", 0, ""),
        ("0 12", 0, ""),
        ("0 10", 0, "points: these points do not follow from the tiles that are left (C9)"),
        ("0 13", 0, "points: these points do not follow from the tiles that are left (C9)"),
        ("1 11", 0, "points: these points do not follow from the tiles that are left (C9)"),
        ("11 0", 0, "points: these points do not follow from the tiles that are left (C9)"),
        ("0 0", 0, "points: these points do not follow from the tiles that are left (C9)"),
        ("0 11", 2, "passes: a hand ends with a last tile or with two passes (C8)"),
    ] {
        let text = ended.replace("points: -", &format!("points: {points}"));
        let arranged = State::arrange(&layout(&text.replace("passes: 0", &format!("passes: {passes}"))));
        let refusal = arranged.err().map(|faults| faults.to_string()).unwrap_or_default();
        assert_eq!(refusal, expected, "{points} {passes}");
    }
}

#[test]
fn a_hand_that_both_leave_with_tiles_ends_with_two_passes_and_without_points() {
    let blocked = (0..300).map(|number| {
        let mut state = deal(number, Options::HAND);
        play_on(&mut state, 1000, |state| state.points().is_some());
        state
    });
    let layout =
        blocked.into_iter().find(|state| state.points() == Some([0, 0])).expect("a blocked hand").layout();
    let layout = Layout { deal: None, ..layout };
    for (points, passes, expected) in [
        ([0, 0], 2, ""),
        ([1, 0], 2, "points: these points do not follow from the tiles that are left (C9)"),
        ([0, 1], 2, "points: these points do not follow from the tiles that are left (C9)"),
        ([0, 0], 1, "points: these points do not follow from the tiles that are left (C9)"),
    ] {
        let arranged = State::arrange(&Layout { points: Some(points), passes, ..layout.clone() });
        let refusal = arranged.err().map(|faults| faults.to_string()).unwrap_or_default();
        assert_eq!(refusal, expected, "{points:?} {passes}");
    }
}

#[test]
fn a_match_is_played_and_taken_back_to_its_first_deal() {
    let first = deal(9, Options::MATCH);
    let mut state = first.clone();
    let mut moves = Vec::new();
    let mut done = Vec::new();
    while state.status() == Status::Playing {
        state.legal_moves(&mut moves);
        let chosen = moves[done.len() % moves.len()];
        done.push((chosen, state.play(chosen).unwrap()));
    }
    for (played, effect) in done.iter().rev() {
        state.undo(*played, effect);
    }
    assert_eq!(state, first);
}

#[test]
fn options_are_a_target_that_a_score_can_hold() {
    assert_eq!(Options::from_text("target 11"), Ok(Options::MATCH));
    assert!(Options::from_text("target 201").is_err());
    assert!(Options::from_text("tiles 5").is_err());
}

/// C1 with a small set: the sizes that are possible, and a tile that the set does not have.
#[test]
fn small_sets() {
    let sizes =
        |text: &str| Options::from_text(text).map(|options| (options.hand_size(), options.aside_size()));
    assert_eq!(sizes(""), Ok((11, 6)));
    assert_eq!(sizes("pips 3, hand 4"), Ok((4, 2)));
    assert_eq!(sizes("pips 4, hand 7"), Ok((7, 1)));
    for text in [
        "pips 1, hand 1",
        "pips 7",
        "pips 3",
        "pips 3, hand 1",
        "pips 3, hand 6",
        "hand 10",
        "hand 12",
        "pips 2, hand 1",
    ] {
        assert!(sizes(text).is_err(), "{text}");
    }
    let options = Options::from_text("pips 3, hand 4").unwrap();
    let dealt = State::deal(&options, DealNumber::new(3).unwrap());
    assert!(options.set().all(|tile| tile.high() <= 3));
    assert_eq!(State::arrange(&dealt.layout().to_string().parse().unwrap()), Ok(dealt.clone()));
    let mut foreign = dealt.layout();
    foreign.aside[0] = "4-4".parse().ok();
    let faults = State::arrange(&foreign).unwrap_err().to_string();
    assert!(faults.contains("not in the set"), "{faults}");
}

#[test]
fn every_position_of_random_games_conforms() {
    conforms::<State>(&[""], 40, 1000);
    conforms::<State>(&["target 1", "target 11"], 6, 1000);
    conforms::<State>(&["pips 2, hand 2", "pips 3, hand 4", "pips 5, hand 8, target 9"], 40, 1000);
}

#[test]
fn the_reference_program_counts_as_many_lines() {
    perft_table::<State>(include_str!("perft/curse.txt"));
}

#[test]
fn the_reference_program_plays_the_same_games() {
    assert_eq!(replay::<State>(include_str!("traces/curse.txt")), 251);
}

#[test]
fn every_reason_to_refuse_comes_up() {
    all_come_up!(["target 0", "target 3"],
        NotHeld HandGoesOn CoinDecides LoserChooses SetComesFirst SetLiesAlready NoSuchSide DoesNotJoin MustPlay
        HandEnded MatchDecided);
}

/// The layout, what each seat sees of it, each move and its effect. Accept an intended change with `INSTA_UPDATE=always`.
#[test]
fn a_whole_game() {
    insta::assert_snapshot!(transcript::<State>("target 1", 9, 30));
}
