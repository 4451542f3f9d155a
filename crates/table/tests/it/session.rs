//! The table on which one sitting follows another.

use std::time::Duration;

use talon_bots::Engine;
use talon_query::{Answer, Effort, Level, Line, Origin, Query, Verdict};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyMove, AnyOptions, AnySeat, GameName, Status};
use talon_table::{
    Assistance, Day, Entry, Face, GameResult, Inquiry, Knowledge, MemoryStore, Notice, Outcome, Refused,
    Session, Sitting, Start, Store, Sweep, TableKind, ZoneName,
};

use crate::support::{FullDisk, NOW, deal, play, table};

fn doublets(number: u64) -> Session<MemoryStore> {
    table(TableKind::alone(GameName::Doublets), number)
}

/// The records of a kind, in the order in which they were made.
fn records(session: &Session<MemoryStore>, kind: TableKind) -> Vec<Sitting> {
    let mut names = session.store().names(kind).expect("a list");
    names.sort_by_key(|name| name.parse::<u32>().expect("a number"));
    let read = |name: &String| session.store().read(name).expect("a record");
    names.iter().map(|name| Sitting::read(&read(name)).expect("a sitting").sitting).collect()
}

/// A store in which these records lie already.
fn store_with(records: &[(TableKind, &str)]) -> MemoryStore {
    let mut store = MemoryStore::default();
    for (kind, text) in records {
        store.create(*kind, text).expect("memory does not fail");
    }
    store
}

/// The record of a deal that was begun: a card was turned.
fn begun(kind: TableKind) -> String {
    format!("{}flip\n", Sitting::new(start(kind)).record())
}

/// The start of deal 5.
fn start(kind: TableKind) -> Start {
    Start::deal(AnyOptions::for_table(kind.game), deal(5), NOW)
}

#[test]
fn every_kind_has_its_options() {
    for game in GameName::ALL {
        for kind in TableKind::all_of(game) {
            let session = table(kind, 17);
            assert_eq!(session.kind(), kind);
            assert_eq!(session.game().options(), AnyOptions::for_table(game));
            assert_eq!(session.deal(), Some(deal(17)));
            assert_eq!(session.sitting().start().started(), NOW);
        }
    }
    assert_eq!(TableKind::all_of(GameName::Yield), [TableKind::alone(GameName::Yield)]);
    assert_eq!(AnyOptions::for_table(GameName::Curse).to_text(), "target 11");
}

#[test]
fn what_is_played_is_told_and_written_down() {
    let mut session = doublets(17);
    assert_eq!(session.is_saved(), None, "nothing is written before the first move");
    assert!(records(&session, session.kind()).is_empty());
    play(&mut session, "flip flip");
    assert_eq!(session.is_saved(), Some(true));
    assert_eq!(records(&session, session.kind()), [session.sitting().clone()]);

    let redeal = session.game().read_move("redeal").unwrap();
    assert!(matches!(session.play(redeal), Err(Refused::Illegal(_))));
    let back = session.undo().unwrap();
    assert_eq!(back[0].played.to_string(), "flip");
    assert_eq!(session.redo().unwrap(), back);
    assert_eq!(session.redo(), Err(Refused::NothingToRedo));
    assert_eq!(records(&session, session.kind()), [session.sitting().clone()]);
    assert_eq!(session.take_notices(), [Notice::OtherMoveCounts]);
    assert_eq!(session.take_notices(), [], "each notice comes once");
}

#[test]
fn undo_says_what_it_costs_and_another_move_pays_it() {
    let mut session = doublets(8);
    play(&mut session, "flip flip");
    session.undo().expect("a move");
    assert_eq!(session.take_notices(), [Notice::OtherMoveCounts]);
    session.undo().expect("a move");
    assert_eq!(session.take_notices(), [], "that was said");
    play(&mut session, "flip flip");
    assert_eq!(session.sitting().assistance(), Assistance::None, "the same moves again are no help");

    session.undo().expect("a move");
    assert_eq!(session.take_notices(), [Notice::OtherMoveCounts]);
    let other =
        *session.game().legal_moves().iter().find(|legal| legal.to_string() != "flip").expect("a move");
    session.play(other).expect("a legal move");
    assert_eq!(session.take_notices(), [Notice::LookedBackCounts]);
    assert_eq!(session.sitting().assistance(), Assistance::Undo);
    session.undo().expect("a move");
    assert_eq!(session.take_notices(), [], "it counts already");

    take_hint(&mut session);
    assert_eq!(session.take_notices(), [Notice::HintCounts]);
    assert_eq!(records(&session, session.kind())[0].assistance(), Assistance::Help);
}

#[test]
fn at_the_beginning_nothing_can_be_taken_back() {
    for game in GameName::ALL {
        for kind in TableKind::all_of(game) {
            assert_eq!(table(kind, 3).undo(), Err(Refused::NothingToUndo), "{kind:?}");
        }
    }
}

#[test]
fn another_sitting_has_another_number_and_ends_the_one_before() {
    type Change = fn(&mut Session<MemoryStore>);
    let changes: [(&str, Change); 4] = [
        ("another deal", |session| session.deal_anew(session.kind(), deal(18), NOW + 9)),
        ("a winnable deal", |session| session.deal_winnable(session.kind(), deal(18), None, NOW + 9)),
        ("the same again", |session| session.restart(NOW + 9)),
        ("a new try", |session| {
            let first = session.sitting().moves()[..1].to_vec();
            session.try_again(&first, NOW + 9);
        }),
    ];
    for (name, change) in changes {
        let mut session = doublets(17);
        play(&mut session, "flip flip");
        let seated = session.seated();
        change(&mut session);
        assert_ne!(session.seated(), seated, "{name}");
        assert_eq!(session.sitting().start().started(), NOW + 9, "{name}");
        let left = &records(&session, session.kind())[0];
        assert_eq!((left.moves_made(), left.outcome()), (2, Outcome::Lost), "{name}");
    }
}

#[test]
fn a_game_of_another_kind_waits() {
    let mut session = doublets(17);
    let kind = session.kind();
    play(&mut session, "flip flip");
    session.deal_anew(TableKind::alone(GameName::Yield), deal(1), NOW);
    play(&mut session, "flip");
    assert_eq!(session.unfinished(kind).map(|sitting| sitting.moves_made()), Some(2));
    session.resume_or_deal(kind, deal(99), NOW);
    assert_eq!((session.deal(), session.sitting().moves_made()), (Some(deal(17)), 2));
    assert_eq!(session.take_notices(), [Notice::Resumed]);

    // A game that lies on the table already continues as it is.
    let seated = session.seated();
    session.resume_or_deal(kind, deal(99), NOW);
    assert_eq!((session.seated(), session.take_notices()), (seated, vec![]));
}

#[test]
fn practice_leaves_no_trace_and_the_game_before_waits() {
    let kind = TableKind::alone(GameName::Yield);
    let mut session = table(kind, 8);
    play(&mut session, "flip");
    let record = session.sitting().record();
    session.practise(Start::deal(AnyOptions::usual(kind.game), deal(9), 0));
    play(&mut session, "flip");
    session.undo().unwrap();
    session.practise(Start::deal(AnyOptions::usual(GameName::Curse), deal(1), 0));
    let any = session.game().legal_moves()[0];
    session.play(any).unwrap();
    assert_eq!((session.opponent_query(), session.is_saved(), session.is_unfinished()), (None, None, false));
    assert_eq!(session.take_notices(), []);
    session.resume_or_deal(kind, deal(10), 0);
    assert_eq!(session.sitting().record(), record);
    assert_eq!(records(&session, kind).len(), 1);
    assert!(records(&session, TableKind::alone(GameName::Curse)).is_empty());
}

#[test]
fn a_game_is_open_from_its_first_move_to_its_end_and_practice_never_is() {
    let mut session = doublets(17);
    assert!(!session.is_open() && !session.is_practice());
    play(&mut session, "flip");
    assert!(session.is_open());
    session.give_up();
    assert!(!session.is_open());
    session.practise(Start::deal(AnyOptions::usual(GameName::Doublets), deal(9), 0));
    play(&mut session, "flip");
    assert!(!session.is_open() && session.is_practice());
}

#[test]
fn hands_lie_open_only_in_practice() {
    let is_open = |session: &Session<MemoryStore>| {
        let scene = session.scene();
        let north = scene.zones().iter().find(|zone| zone.name == ZoneName::Hand(AnySeat::North));
        north.expect("north has a hand").places.iter().all(|place| matches!(place.face, Face::Tile(_)))
    };
    let mut session = table(TableKind::alone(GameName::Curse), 17);
    session.open_hands();
    assert!(!is_open(&session));
    session.practise(Start::deal(AnyOptions::usual(GameName::Curse), deal(17), 0));
    assert!(!is_open(&session));
    session.open_hands();
    assert!(is_open(&session));
}

#[test]
fn a_game_between_two_has_a_table_for_one_and_one_for_two() {
    for game in GameName::ALL {
        let kinds: Vec<bool> = TableKind::all_of(game).into_iter().map(|kind| kind.hot_seat).collect();
        assert_eq!(kinds, if game == GameName::Curse { vec![false, true] } else { vec![false] }, "{game}");
    }
}

#[test]
fn without_an_unfinished_game_a_new_one_is_dealt() {
    let kind = TableKind::alone(GameName::Doublets);
    let given_up = format!("{}gave up\n", begun(kind));
    let damaged = format!("{}flap\n", Sitting::new(start(kind)).record());
    let cases: [(&str, &[&str], &[Notice]); 4] = [
        ("nothing was played", &[], &[]),
        ("all are over", &[&given_up, &given_up], &[]),
        (
            "it is damaged",
            &[&damaged],
            &[Notice::SetAside {
                reason: "line 7: \"flap\" is not a move of this game: \
                    write flip, redeal, waste, or reserve 1 to reserve 7"
                    .to_owned(),
                kept: "1 (damaged)".to_owned(),
            }],
        ),
        ("it is too new", &["talon record 7\nmoves:\n"], &[Notice::Newer { name: "1".to_owned() }]),
    ];
    for (name, texts, notices) in cases {
        let texts: Vec<(TableKind, &str)> = texts.iter().map(|text| (kind, *text)).collect();
        let mut session = Session::new(store_with(&texts));
        session.resume_or_deal(kind, deal(99), NOW);
        assert_eq!((session.deal(), session.sitting().moves_made()), (Some(deal(99)), 0), "{name}");
        assert_eq!(session.take_notices(), notices, "{name}");
    }
}

#[test]
fn a_deal_by_its_number_continues_and_displaces_nothing() {
    let mut session = doublets(17);
    let kind = session.kind();
    play(&mut session, "flip flip");
    session.open_deal(kind, deal(18), NOW + 1);
    assert_eq!((session.deal(), session.sitting().moves_made()), (Some(deal(18)), 0));
    play(&mut session, "flip");
    let mut later = Session::new(session.store().clone());
    for (number, moves) in [(17, 2), (18, 1), (17, 2)] {
        later.open_deal(kind, deal(number), NOW + 2);
        assert_eq!((later.deal(), later.sitting().moves_made()), (Some(deal(number)), moves));
        assert_eq!(later.take_notices(), [Notice::Resumed]);
    }
    assert_eq!(later.statistics(kind.game).games.played, 0, "both are open");
    let seated = later.seated();
    later.open_deal(kind, deal(17), NOW + 3);
    assert_eq!(later.seated(), seated, "it lies there already");

    later.give_up();
    later.open_deal(kind, deal(17), NOW + 4);
    assert_eq!((later.sitting().moves_made(), later.take_notices()), (0, vec![]), "it has ended");
    later.deal_beside(kind, deal(18), NOW + 5);
    assert_eq!(later.sitting().moves_made(), 0, "the player wants it anew");
    assert_eq!(records(&later, kind).len(), 2);
}

#[test]
fn the_game_played_last_is_resumed_though_another_began_later() {
    let mut session = doublets(17);
    let kind = session.kind();
    play(&mut session, "flip");
    session.open_deal(kind, deal(18), NOW + 60);
    play(&mut session, "flip");
    session.open_deal(kind, deal(17), NOW + 120);
    play(&mut session, "flip");
    let mut later = Session::new(session.store().clone());
    later.resume_or_deal(kind, deal(99), NOW + 180);
    assert_eq!(later.deal(), Some(deal(17)));
    later.give_up();
    let mut later = Session::new(later.store().clone());
    later.resume_or_deal(kind, deal(99), NOW + 240);
    assert_eq!(later.deal(), Some(deal(18)), "it is still open");
}

#[test]
fn an_end_that_was_taken_back_is_resumed() {
    let kind = TableKind::alone(GameName::Yield);
    let options = AnyOptions::from_text(kind.game, "ranks 1, rows 1").expect("options");
    let start = Sitting::new(Start::deal(options, deal(1), NOW)).record();
    let won = "king r1c1\nflip\nking top\nflip\nking top\nflip\nking top\n";
    for (log, is_open) in [(won, false), (&format!("{won}back 1\n"), true), ("flip\ngave up\n", false)] {
        let mut session = Session::new(store_with(&[(kind, &format!("{start}{log}"))]));
        session.resume_or_deal(kind, deal(99), NOW);
        assert_eq!(session.sitting().moves_made() > 0, is_open, "{log}");
        let row = &session.archive()[0];
        let result = if log.contains("gave up") { GameResult::Lost } else { GameResult::Won };
        assert_eq!(row.result, Some(result), "a win stays one");
    }
}

#[test]
fn a_damaged_game_continues_from_its_last_good_move() {
    let kind = TableKind::alone(GameName::Doublets);
    let mut session = Session::new(store_with(&[(kind, &format!("{}flap\nflip\n", begun(kind)))]));
    session.resume_or_deal(kind, deal(99), NOW);
    assert_eq!((session.deal(), session.sitting().moves_made()), (Some(deal(5)), 1));
    let notices = session.take_notices();
    let [Notice::Recovered { moves: 1, reason, kept }] = &notices[..] else { panic!("{notices:?}") };
    assert!(reason.starts_with("line 8: \"flap\""), "{reason}");
    assert!(session.store().read(kept).unwrap().ends_with("flap\nflip\n"));
}

#[test]
fn the_archive_lists_all_games_and_opens_and_deletes_them() {
    let mut session = doublets(17);
    let kind = session.kind();
    play(&mut session, "flip flip");
    session.give_up();
    session.deal_anew(TableKind::alone(GameName::Yield), deal(3), NOW + 1);
    play(&mut session, "flip");
    session.open_deal(kind, deal(18), NOW + 2);
    play(&mut session, "flip flip flip");
    let rows = |session: &Session<MemoryStore>| {
        let rows = session.archive().into_iter();
        rows.map(|row| (row.kind.game, row.deal.map(DealNumber::get), row.result, row.moves))
            .collect::<Vec<_>>()
    };
    let yields = (GameName::Yield, Some(3), None, 1);
    let lost = (GameName::Doublets, Some(17), Some(GameResult::Lost), 2);
    let mut session = Session::new(session.store().clone());
    assert_eq!(rows(&session), [(GameName::Doublets, Some(18), None, 3), yields, lost]);

    for row in session.archive() {
        session.open_record(row.kind, &row.name);
        assert_eq!((session.deal(), session.sitting().moves_made()), (row.deal, row.moves));
        assert_eq!(session.take_notices().contains(&Notice::Resumed), row.is_open());
    }
    let newest = session.archive()[0].name.clone();
    session.open_record(kind, &newest);
    session.delete_record(&newest).unwrap();
    assert_eq!((session.deal(), session.sitting().moves_made()), (Some(deal(18)), 0), "it is dealt anew");
    assert_eq!(rows(&session), [yields, lost]);
    session.open_record(kind, &newest);
    assert!(matches!(&session.take_notices()[..], [Notice::Resumed, Notice::CannotOpen { .. }]));
}

#[test]
fn kinds_are_kept_apart() {
    let alone = TableKind::alone(GameName::Curse);
    let two = TableKind { hot_seat: true, ..alone };
    let mut session = table(two, 3);
    let set = session.game().legal_moves()[0];
    session.play(set).unwrap();
    assert!(session.unfinished(alone).is_none());
    assert!(session.unfinished(two).is_some());
    assert_eq!(session.statistics(GameName::Curse).games.played, 0);
}

#[test]
fn statistics_leave_out_what_can_be_gone_on_with() {
    let mut session = doublets(17);
    let played = |session: &mut Session<MemoryStore>| {
        let statistics = session.statistics(GameName::Doublets);
        (statistics.games.played, statistics.assisted.played)
    };
    play(&mut session, "flip");
    assert_eq!(played(&mut session), (0, 0), "it is on the table");
    session.deal_anew(session.kind(), deal(18), NOW + 1);
    assert_eq!(played(&mut session), (1, 0));
    play(&mut session, "flip");
    take_hint(&mut session);
    session.give_up();
    assert_eq!(played(&mut session), (1, 1));
}

#[test]
fn statistics_are_counted_record_by_record_and_follow_the_records() {
    let kind = TableKind::alone(GameName::Doublets);
    let record = |number: u64, log: &str| {
        format!("talon record 1\ngame: doublets\ndeal: {number}\nstarted: {number}\nmoves:\nflip\n{log}")
    };
    let texts = [1, 2, 3, 4].map(|number| record(number, "gave up\n"));
    let texts: Vec<(TableKind, &str)> = texts.iter().map(|text| (kind, text.as_str())).collect();
    let mut session = Session::new(store_with(&texts));
    let mut counting = session.begin_counting(kind.game);
    for looked_at in 0..4 {
        assert_eq!((counting.progress(), counting.is_done()), ((looked_at, 4), false));
        assert_eq!(counting.statistics().games.played, looked_at as u32);
        session.count_one(&mut counting);
    }
    session.count_one(&mut counting);
    assert_eq!((counting.progress(), counting.is_done()), ((4, 4), true));
    assert_eq!(counting.statistics(), session.statistics(kind.game));
    let assisted = record(1, "hint\ngave up\n");
    session.store_mut().replace("1", &assisted).unwrap();
    let statistics = session.statistics(GameName::Doublets);
    assert_eq!((statistics.games.played, statistics.assisted.played), (3, 1), "one record has changed");
}

/// The grade of a deal that was lost says whether it could be won, which is known of a deal that was won.
#[test]
fn the_deals_of_lost_games_are_graded_before_those_of_won_ones() {
    let kind = TableKind::alone(GameName::Yield);
    let options = AnyOptions::usual(GameName::Yield);
    let record = |number| Sitting::new(Start::deal(options, deal(number), number)).record();
    let mut engine = Engine::default();
    let winnable = Query::Win { line: Line::deal(options, deal(8)), effort: Effort::Thorough };
    let Answer::Verdict(Verdict::Won(moves)) = engine.answer(&winnable, &|| false) else {
        panic!("it can be won")
    };
    let win: String = moves.iter().map(|played| format!("{played}\n")).collect();
    let texts =
        [(1, "flip\ngave up\n"), (8, &win), (3, "flip\ngave up\n")].map(|(number, log)| record(number) + log);
    let mut session = Session::new(store_with(&texts.each_ref().map(|text| (kind, text.as_str()))));
    let mut counting = session.count_all(kind.game);
    let mut order = Vec::new();
    while let Some(query) = counting.next_query() {
        order.push(counting.record_in_question().expect("a record").to_owned());
        assert_eq!(counting.statistics().deals.undecided, 3_u32.saturating_sub(order.len() as u32).min(2));
        session.receive_for_counting(&mut counting, engine.answer(&query, &|| false));
    }
    assert_eq!(order.last().map(String::as_str), Some("2"), "the game that was won");
    assert_eq!(order.len(), 3);
}

#[test]
fn two_people_turn_the_table_and_one_does_not() {
    for (hot_seat, looks) in [(true, AnySeat::North), (false, AnySeat::South)] {
        let numbers = (0..).map(deal);
        let kind = TableKind { game: GameName::Curse, hot_seat };
        let south_begins =
            |number: &DealNumber| table(kind, number.get()).game().seat_to_move() == Some(AnySeat::South);
        let number = numbers.into_iter().find(south_begins).expect("a deal in which south leads");
        let mut session = table(kind, number.get());
        let set = session.game().legal_moves()[0];
        session.play(set).unwrap();
        assert_eq!(session.game().seat_to_move(), Some(AnySeat::North));
        assert_eq!(session.viewer(), looks);
        assert_eq!(session.opponent_is_to_move(), !hot_seat);
    }
}

/// Answers the queries to the opponent until the turn passes.
fn let_other_play(session: &mut Session<MemoryStore>) {
    loop {
        if session.awaits_next_hand() {
            assert_eq!(session.opponent_query(), None, "the player looks at the hand first");
            session.begin_next_hand();
        }
        let Some(query) = session.opponent_query() else { break };
        let before = session.sitting().moves_made();
        let answer = Engine::default().answer(&query, &|| false);
        assert!(matches!(answer, Answer::Chosen { .. }));
        assert!(session.receive_opponent_move(&query, Some(&answer)).is_some());
        assert_eq!(session.sitting().moves_made(), before + 1);
        assert_eq!(session.receive_opponent_move(&query, Some(&answer)), None, "it was asked before");
    }
    assert!(!session.opponent_is_to_move());
}

/// A whole match against each level, one move of the other player at a time, and each of one's own choices taken
/// back and played again. Played once more, it is the same match.
#[test]
fn the_other_player_moves_one_at_a_time() {
    for level in [Level::Novice, Level::Casual, Level::Club] {
        let played = [(); 2].map(|()| match_against(level));
        assert!(played[0].moves_made() > 20);
        assert_eq!(played[0].record(), played[1].record());
        assert_eq!(played[0].start().opponent(), Some(level));
    }
}

fn match_against(level: Level) -> Sitting {
    let kind = TableKind::alone(GameName::Curse);
    let mut session = Session::new(MemoryStore::default());
    session.set_next_opponent(level);
    session.deal_anew(kind, deal(3), 7);
    assert_eq!(session.opponent(), Some(level));
    while session.game().status() == Status::Playing {
        let_other_play(&mut session);
        let moves = session.game().legal_moves();
        if let Some(first) = moves.first() {
            session.play(*first).expect("a legal move");
        }
        if moves.len() > 1 && !session.opponent_is_to_move() {
            let here = session.game().clone();
            session.undo().expect("a move was made");
            assert_eq!(session.game().seat_to_move(), Some(AnySeat::South));
            session.redo().expect("it was taken back");
            assert_eq!(*session.game(), here);
        }
    }
    assert_eq!(records(&session, kind), [session.sitting().clone()]);
    session.sitting().clone()
}

#[test]
fn whoever_cannot_think_makes_any_move() {
    let mut session = table(TableKind::alone(GameName::Curse), 3);
    while !session.opponent_is_to_move() {
        let first = session.game().legal_moves()[0];
        session.play(first).unwrap();
    }
    let query = session.opponent_query().unwrap();
    assert!(session.receive_opponent_move(&query, None).is_some());
}

#[test]
fn a_match_goes_on_against_whom_it_was_begun() {
    let kind = TableKind::alone(GameName::Curse);
    let mut session = Session::new(MemoryStore::default());
    session.set_next_opponent(Level::Club);
    session.deal_anew(kind, deal(3), 7);
    let_other_play(&mut session);
    let first = session.game().legal_moves()[0];
    session.play(first).unwrap();
    let mut later = Session::new(session.store().clone());
    later.set_next_opponent(Level::Best);
    later.resume_or_deal(kind, deal(4), 9);
    assert_eq!(later.opponent(), Some(Level::Club));
    let stays = Notice::OpponentStays { here: Level::Club, next: Level::Best };
    assert_eq!(later.take_notices(), [Notice::Resumed, stays]);
    later.restart(10);
    assert_eq!(later.opponent(), Some(Level::Club), "the same deal against the same player");
    later.deal_anew(kind, deal(5), 11);
    assert_eq!(later.opponent(), Some(Level::Best));
    later.deal_anew(TableKind { hot_seat: true, ..kind }, deal(5), 12);
    assert_eq!((later.opponent(), later.sitting().start().opponent()), (None, None));
}

#[test]
fn time_is_written_down_with_moves_and_at_the_end() {
    let mut session = doublets(17);
    session.pass_time(Duration::from_millis(2500));
    play(&mut session, "flip");
    assert_eq!((session.seconds(), session.sitting().seconds()), (2, 0));
    session.pass_time(Duration::from_millis(30_600));
    play(&mut session, "flip");
    assert_eq!((session.seconds(), session.sitting().seconds()), (33, 33));
    session.pass_time(Duration::from_secs(4));
    session.keep_time();
    assert_eq!(records(&session, session.kind())[0].seconds(), 37);
    session.give_up();
    session.pass_time(Duration::from_secs(100));
    assert_eq!(session.seconds(), 37, "the game is over");
}

/// Takes a hint that knows all cards, up to which card to move.
fn take_hint(session: &mut Session<MemoryStore>) {
    session.request_hint(Knowledge::AllCards).expect("hints");
    let query = session.next_query().expect("whether it can be won");
    session.receive(&query, Some(Answer::Verdict(Verdict::Won(session.game().legal_moves()))));
    session.request_hint(Knowledge::AllCards).expect("hints");
}

/// Looks at a winning line.
fn see_line(session: &mut Session<MemoryStore>) {
    let mut line = session.winning_line().expect("a patience");
    session.receive_for_line(&mut line, Answer::Verdict(Verdict::Won(session.game().legal_moves())));
}

#[test]
fn help_counts_once() {
    type Help = fn(&mut Session<MemoryStore>);
    let helps: [(Help, Notice); 2] = [(take_hint, Notice::HintCounts), (see_line, Notice::LineCounts)];
    for (help, notice) in helps {
        let mut session = doublets(17);
        play(&mut session, "flip");
        help(&mut session);
        see_line(&mut session);
        assert_eq!(session.take_notices(), [notice]);
        assert!(records(&session, session.kind())[0].is_assisted());
    }
}

#[test]
fn a_player_who_continues_after_a_review_is_assisted() {
    let mut session = doublets(17);
    play(&mut session, "flip");
    session.review().expect("a patience");
    assert!(!session.sitting().is_assisted());
    play(&mut session, "flip");
    assert!(session.sitting().is_assisted());
    assert_eq!(session.take_notices(), [Notice::LineCounts]);
}

#[test]
fn a_new_try_begins_where_it_is_wanted_and_is_assisted() {
    for number in 1..=3 {
        let mut session = doublets(17);
        play(&mut session, "flip flip flip");
        let moves = session.sitting().moves()[..number - 1].to_vec();
        session.give_up();
        session.try_again(&moves, NOW + 1);
        assert_eq!(session.sitting().moves(), moves);
        assert_eq!(session.sitting().start().origin(), &Origin::Deal(deal(17)));
        assert!(session.sitting().is_assisted());
        assert_eq!(session.take_notices(), [Notice::TriesAgain { number }]);
        play(&mut session, "flip");
        assert_eq!(records(&session, session.kind())[1], *session.sitting());
    }
}

#[test]
fn a_way_can_be_played_on() {
    let mut session = doublets(17);
    let flip = session.game().read_move("flip").unwrap();
    session.play_on(&[flip, flip]);
    assert_eq!(session.sitting().moves_made(), 2);
    assert_eq!(session.take_notices(), [Notice::PlaysOn]);
}

#[test]
fn a_record_that_cannot_be_opened_is_left_and_a_new_game_dealt() {
    let kind = TableKind::alone(GameName::Doublets);
    let full = Notice::CannotOpen { name: "1".to_owned(), reason: "the disk is full".to_owned() };
    for (is_taken, is_full, notice) in [(true, false, Notice::OpenElsewhere), (false, true, full)] {
        let disk = store_with(&[(kind, &begun(kind))]);
        let mut session = Session::new(FullDisk { disk, is_taken, is_full: is_full.into() });
        session.resume_or_deal(kind, deal(99), NOW);
        assert_eq!(session.deal(), Some(deal(99)));
        assert_eq!(session.take_notices(), [notice]);
        assert_eq!(session.store().read("1").unwrap(), begun(kind));
    }
}

#[test]
fn a_store_that_fails_is_told_once_and_play_goes_on() {
    let kind = TableKind::alone(GameName::Doublets);
    let mut session = Session::new(FullDisk { is_full: true.into(), ..FullDisk::default() });
    session.deal_anew(kind, deal(17), NOW);
    play(&mut session, "flip flip");
    assert_eq!(session.take_notices(), [Notice::CannotSave { reason: "the disk is full".to_owned() }]);
    assert_eq!(session.is_saved(), Some(false));
    session.store().is_full.set(false);
    play(&mut session, "flip");
    assert_eq!(session.take_notices(), [Notice::SavesAgain]);
    assert_eq!(session.store().read("1").unwrap(), session.sitting().record(), "nothing is missing");
    assert!(session.sitting().entries().iter().all(|entry| matches!(entry, Entry::Move(_))));
}

#[test]
fn all_cards_go_home_at_once_in_lady_jane() {
    let mut session = table(TableKind::alone(GameName::LadyJane), 17);
    let is_home = |legal: &AnyMove| legal.to_string().ends_with("home") || legal.to_string().contains(" f");
    let mut swept = 0;
    for choice in 0..200 {
        if let Some(Sweep::Home) = session.sweep() {
            let before = session.game().score();
            let effects = session.play_sweep();
            swept += effects.len();
            assert_eq!(session.game().score(), before.map(|score| score + effects.len() as u32));
            assert_ne!(session.sweep(), Some(Sweep::Home), "nothing is left to send");
        }
        let moves = session.game().legal_moves();
        let others: Vec<_> = moves.iter().filter(|legal| !is_home(legal)).collect();
        let Some(chosen) = others.get(choice % others.len().max(1)) else { break };
        session.play(**chosen).expect("a legal move");
    }
    assert!(swept > 5, "{swept}");
}

#[test]
fn cards_are_turned_until_one_fits() {
    for game in [GameName::Doublets, GameName::Yield] {
        let mut session = table(TableKind::alone(game), 17);
        assert_eq!(session.sweep(), Some(Sweep::Turn), "{game}");
        let turned = session.play_sweep().len();
        assert_eq!(session.sitting().moves_made(), turned);
        assert!(session.sitting().moves().iter().all(|played| played.to_string() == "flip"));
        let fits = |session: &Session<MemoryStore>| {
            session.game().legal_moves().iter().any(|legal| legal.to_string() != "flip")
        };
        assert!(fits(&session), "{game}");
        assert_eq!(session.sweep(), None, "it stops where the player has a choice");
        session.undo().expect("a move");
        assert!(!fits(&session), "{game}: not a card too many");
    }
    assert_eq!(table(TableKind::alone(GameName::Curse), 17).sweep(), None);
}

#[test]
fn a_game_without_hidden_cards_that_plain_play_wins_is_finished_at_once() {
    let mut finished = 0;
    for number in 0..60 {
        let options =
            AnyOptions::from_text(GameName::Doublets, "ranks 5, redeals 2, piles 3").expect("options");
        let start = Start::deal(options, deal(number), NOW);
        let text = Sitting::new(start).record();
        let kind = TableKind::alone(GameName::Doublets);
        let mut session = Session::new(store_with(&[(kind, &text)]));
        session.resume_or_deal(kind, deal(1), NOW);
        while session.sweep() != Some(Sweep::Finish) && session.is_in_progress() {
            let first = session.game().legal_moves()[0];
            session.play(first).expect("a legal move");
        }
        if session.sweep().is_some() {
            assert!(session.game().hidden(AnySeat::Player).is_empty());
            session.play_sweep();
            assert_eq!(session.sitting().outcome(), Outcome::Won);
            finished += 1;
        }
    }
    assert!(finished > 5, "{finished}");
}

#[test]
fn a_long_game_is_finished_at_once_too() {
    let mut longest = 0;
    for number in 0..5 {
        let mut session = doublets(number);
        while session.sweep() != Some(Sweep::Finish)
            && let Some(first) = session.game().legal_moves().first()
        {
            session.play(*first).expect("a legal move");
        }
        let effects = session.play_sweep();
        assert!(effects.is_empty() || session.sitting().outcome() == Outcome::Won);
        longest = effects.len().max(longest);
    }
    assert!(longest > 52, "more moves than cards, as the stock is turned too: {longest}");
}

#[test]
fn a_deal_of_the_day_is_a_game_of_its_own() {
    let day = Day::of(NOW);
    let mut session = table(TableKind::alone(GameName::Yield), 17);
    play(&mut session, "flip");
    session.open_daily(GameName::Yield, deal(5), day, NOW);
    assert_eq!((session.deal(), session.sitting().start().day()), (Some(deal(5)), Some(day)));
    assert!(session.daily_games(GameName::Yield).is_empty(), "nothing was played yet");
    play(&mut session, "flip flip");
    session.open_daily(GameName::Yield, deal(6), day.before(1), NOW);
    play(&mut session, "flip");
    session.give_up();
    session.open_daily(GameName::Yield, deal(5), day, NOW);
    assert_eq!(session.sitting().moves_made(), 2, "it continues");

    let games = session.daily_games(GameName::Yield);
    let of = |day| games.get(&day).map(|row| (row.deal, row.result));
    assert_eq!(of(day), Some((Some(deal(5)), None)));
    assert_eq!(of(day.before(1)), Some((Some(deal(6)), Some(GameResult::Lost))));
    assert_eq!(games.len(), 2);
    session.open_deal(TableKind::alone(GameName::Yield), deal(17), NOW);
    assert_eq!(session.sitting().moves_made(), 1, "the other game waited");

    let record = session.store().read(&games[&day].name).expect("a record");
    assert!(
        record.starts_with("talon record 3\n") && record.contains(&format!("\ndaily: {day}\n")),
        "{record}"
    );
    assert_eq!(Sitting::read(&record).expect("a record").sitting.record(), record);
    let other = record.replace(&format!("daily: {day}"), "daily: tomorrow");
    let faults = Sitting::read(&other).expect_err("no date").to_string();
    assert!(faults.contains("daily: cannot read \"tomorrow\""), "{faults}");
}
