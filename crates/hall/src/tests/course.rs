use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::Seat::{self, North, South};
use talon_rules::pieces::Chance;

use super::driver::{Match, seat_seed, server_seed};
use crate::{
    Actor, Chain, ClockSettings, Command, End, Entry, Event, LogProblem, Moment, Outcome, Phrase, Rated,
    Rating, Refusal, Resume, Seed, Seen, Settings, Table, Time, VoidReason,
};

const SECOND: u64 = 1_000;

fn won(winner: Seat, end: End) -> Option<Outcome> {
    Some(Outcome { winner: Some(winner), end })
}

fn no_result(end: End) -> Option<Outcome> {
    Some(Outcome { winner: None, end })
}

/// A match with a tile on the table, and the seat to move.
fn begun(settings: Settings) -> (Match, Seat) {
    let mut game = Match::dealt(settings, 1);
    game.step(&mut Chance::from_seed(1));
    let mover = game.table.seat_to_move().unwrap();
    (game, mover)
}

#[test]
fn a_match_is_played_to_its_end_and_proves_its_deals() {
    let mut points = 0;
    for number in 1..30 {
        let mut game = Match::dealt(Settings::PAIRED, number);
        let mut chance = Chance::from_seed(number.into());
        while game.step(&mut chance) {}
        points += usize::from(game.table.outcome().unwrap().end == End::Points);
        let verified = game.record().verify().unwrap();
        assert_eq!((verified.outcome, verified.missing), (game.table.outcome(), vec![]));
        let (mut state, moves) = game.record().course().unwrap().unwrap();
        moves.into_iter().for_each(|played| drop(state.play(played).unwrap()));
        assert_eq!(Some(&state), game.table.state(), "the course leads to the end");
        assert_eq!(game.table.due(), None, "nothing is left to do");
        assert_eq!(game.table.rated_winner(), game.table.outcome().unwrap().winner);
    }
    assert_eq!(points, 29);
}

#[test]
fn the_fold_of_a_log_is_its_table() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let mut chance = Chance::from_seed(1);
    while game.step(&mut chance) {
        let table = Table::fold(game.table.id(), super::driver::server_seed(1), &game.log).unwrap();
        assert_eq!(table, game.table);
    }
}

#[test]
fn an_ended_hand_lies_open_to_everybody_and_its_entry_keeps_it() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let mut chance = Chance::from_seed(1);
    let mut ended = Vec::new();
    while game.step(&mut chance) && game.table.outcome().is_none() {
        let views = [Some(South), Some(North), None].map(|viewer| game.table.view(viewer));
        let layouts = views.each_ref().map(|view| view.layout.clone().unwrap());
        let [south, north, aside] = [&layouts[0].hands[0], &layouts[0].hands[1], &layouts[0].aside];
        let is_ended = layouts[0].points.is_some();
        assert!(south.iter().all(Option::is_some) && aside.iter().all(Option::is_none));
        assert_eq!(north.iter().all(Option::is_some), is_ended);
        assert!(views[..2].iter().all(|view| view.position().is_some()), "each seat can go on");
        if is_ended {
            assert!(layouts.iter().all(|layout| *layout == layouts[0]));
            ended.push(layouts[0].clone());
        }
    }
    let kept: Vec<_> = game.log.iter().filter_map(|entry| game.table.seen(entry).ended_hand).collect();
    assert!(ended.len() > 1 && kept[..ended.len()] == ended && kept.len() == ended.len() + 1);
}

#[test]
fn a_client_gets_what_came_after_what_it_has_seen() {
    let (game, _) = begun(Settings::FRIENDS);
    let (table, head) = (&game.table, game.table.head());
    assert_eq!(table.resume(None), Resume::Whole);
    for seq in 0..=head {
        let seen = Seen { seq, chain: table.chain_at(seq).unwrap() };
        let expected = if seq == head { Resume::UpToDate } else { Resume::From(seq + 1) };
        assert_eq!(table.resume(Some(seen)), expected, "{seq}");
        let elsewhere = Seen { chain: Chain::START, ..seen };
        assert_eq!(table.resume(Some(elsewhere)), Resume::Rewound, "another log: {seq}");
    }
    let ahead = Seen { seq: head + 1, chain: Chain::START };
    assert_eq!(table.resume(Some(ahead)), Resume::Rewound, "the log came back older");
}

#[test]
fn a_match_has_begun_with_a_tile_a_winner_or_a_fault_of_the_server() {
    let (seat, level) = (South, Level::Club);
    for event in [
        Event::Moved { moves: Vec::new() },
        Event::Resigned,
        Event::Flagged { seat },
        Event::Claimed,
        Event::BotTookOver { level },
        Event::Voided { reason: VoidReason::BrokenLog },
    ] {
        assert!(event.is_play(), "{event:?}");
    }
    for event in [
        Event::Dealt { missing: Vec::new() },
        Event::AbortOffered,
        Event::Aborted,
        Event::Left { seat },
        Event::Said { phrase: Phrase::Hello },
        Event::Voided { reason: VoidReason::Abandoned },
        Event::Revealed { server_seed: Seed::new([1; 32]) },
    ] {
        assert!(!event.is_play(), "{event:?}");
    }
}

#[test]
fn time_never_runs_backwards() {
    let (game, _) = begun(Settings::FRIENDS);
    let last = game.log.last().unwrap().done;
    let (before, after) = (Time::from_ms(last.ms() - 1), last.plus(1));
    assert_eq!(game.table.done(), last);
    assert_eq!([before, last, after].map(|now| game.table.moment(now)), [last, last, after]);
}

#[test]
fn both_commit_before_either_opens() {
    let mut game = Match::new(Settings::FRIENDS, 1);
    let open = |seat| Command::Open(seat_seed(1, seat));
    assert_eq!(game.act(South, open(South)), Err(Refusal::SeedEarly));
    game.act(South, game.sit(South)).unwrap();
    assert_eq!(game.act(South, game.sit(South)), Err(Refusal::SeatTaken));
    assert_eq!(game.act(South, open(South)), Err(Refusal::SeedEarly));
    game.act(North, game.sit(North)).unwrap();
    assert_eq!(game.act(South, open(North)), Err(Refusal::WrongSeed));
    game.act(South, open(South)).unwrap();
    assert_eq!(game.act(South, open(South)), Err(Refusal::SeedLate));
    game.act(North, open(North)).unwrap();
    game.serve();
    assert!(game.table.state().is_some());
}

#[test]
fn a_seed_that_is_not_opened_in_ten_seconds_is_left_out_and_the_log_says_so() {
    let mut game = Match::new(Settings::FRIENDS, 1);
    game.act(South, game.sit(South)).unwrap();
    game.act(North, game.sit(North)).unwrap();
    game.act(South, Command::Open(seat_seed(1, South))).unwrap();
    game.wait(9 * SECOND);
    assert!(game.table.state().is_none());
    game.wait(SECOND);
    assert_eq!(game.log.last().unwrap().event, Event::Dealt { missing: vec![North] });
    assert_eq!(game.act(North, Command::Open(seat_seed(1, North))), Err(Refusal::SeedLate));
}

#[test]
fn the_rules_refuse_with_their_number() {
    let (mut game, mover) = begun(Settings::FRIENDS);
    let other = mover.other();
    for (seat, text, refusal) in [
        (other, "pass", Refusal::NotYourTurn),
        (mover, "next", Refusal::Rule("C2".into())),
        (mover, "0-0", Refusal::Rule("C3".into())),
    ] {
        assert_eq!(game.act(seat, Command::Move(text.parse().unwrap())), Err(refusal), "{seat} {text}");
    }
}

#[test]
fn a_move_that_was_chosen_on_an_older_board_is_stale_but_a_phrase_between_does_not_matter() {
    let (mut game, mover) = begun(Settings::FRIENDS);
    let command = game.table.decide_any(mover);
    let board = game.table.chain();
    let before = game.table.chain_at(game.table.head() - 1).unwrap();
    game.act(mover.other(), Command::Say(Phrase::WellPlayed)).unwrap();
    let request = |expect| crate::Request { id: crate::CommandId::new([9; 16]), expect, command };
    let decide = |expect| game.table.decide(Actor::Player(mover), &request(expect), game.now);
    assert!(decide(board).is_ok());
    assert_eq!(decide(before), Err(Refusal::Stale));
    assert!(decide(game.table.chain()).is_ok());
    assert_eq!(decide(crate::Chain::new([5; 16])), Err(Refusal::Stale), "the log came back older");
}

#[test]
fn resigning_and_aborting() {
    let (mut game, mover) = begun(Settings::PAIRED);
    game.act(mover, Command::Resign).unwrap();
    assert_eq!(game.table.outcome(), won(mover.other(), End::Resigned));
    assert_eq!(game.act(mover, Command::Resign), Err(Refusal::MatchOver));

    let mut game = Match::dealt(Settings::PAIRED, 1);
    game.act(North, Command::Abort).unwrap();
    assert_eq!(game.table.outcome(), no_result(End::Aborted), "before the first tile");
    assert_eq!(game.table.rated_winner(), None);

    let (mut game, mover) = begun(Settings::PAIRED);
    assert_eq!(game.act(mover, Command::Abort), Ok(Event::AbortOffered));
    assert_eq!(game.table.abort_offer(), Some(mover));
    assert_eq!(game.act(mover, Command::Abort), Err(Refusal::OfferStands));
    assert_eq!(game.act(mover, Command::DeclineAbort), Err(Refusal::NoOffer));
    game.act(mover.other(), Command::DeclineAbort).unwrap();
    assert_eq!(game.table.abort_offer(), None);
    assert_eq!(game.act(mover.other(), Command::Abort), Ok(Event::AbortOffered));
    game.step(&mut Chance::from_seed(2));
    assert_eq!(game.act(mover, Command::DeclineAbort), Err(Refusal::NoOffer), "the move declined it");
    assert_eq!(game.act(mover, Command::Abort), Ok(Event::AbortOffered));
    assert_eq!(game.act(mover.other(), Command::Abort), Ok(Event::Aborted));
}

#[test]
fn each_player_can_offer_once_between_two_moves_to_stop() {
    let (mut game, mover) = begun(Settings { clock: None, ..Settings::PAIRED });
    let mut chance = Chance::from_seed(2);
    for _ in 0..3 {
        let before = game.log.len();
        for seat in [mover, mover.other()] {
            assert_eq!(game.act(seat, Command::Abort), Ok(Event::AbortOffered));
            assert_eq!(game.act(seat.other(), Command::DeclineAbort), Ok(Event::AbortDeclined));
        }
        for seat in [mover, mover.other()] {
            assert_eq!(game.act(seat, Command::Abort), Err(Refusal::OfferStands));
            assert_eq!(game.act(seat.other(), Command::DeclineAbort), Err(Refusal::NoOffer));
        }
        assert_eq!(game.log.len(), before + 4);
        game.step(&mut chance);
    }
}

#[test]
fn a_log_of_an_earlier_version_with_more_offers_continues() {
    let (mut game, mover) = begun(Settings { clock: None, ..Settings::PAIRED });
    for _ in 0..2 {
        game.append(Some(mover), Event::AbortOffered);
        game.append(Some(mover.other()), Event::AbortDeclined);
    }
    let table = Table::fold(game.table.id(), server_seed(1), &game.log).unwrap();
    assert_eq!(table, game.table);
}

#[test]
fn a_player_who_is_gone_for_ninety_seconds_can_be_replaced_or_beaten() {
    let (mut game, mover) = begun(Settings { clock: None, ..Settings::PAIRED });
    let other = mover.other();
    assert_eq!(game.act(other, Command::Claim), Err(Refusal::NotClaimable), "the player is here");
    for seconds in [40, 45, 5] {
        game.append(None, game.table.presence(mover, false).unwrap());
        assert_eq!(game.table.presence(mover, false), None);
        game.wait(seconds * SECOND);
        assert_eq!(game.act(other, Command::Claim), Err(Refusal::NotClaimable), "{seconds}");
        game.append(None, game.table.presence(mover, true).unwrap());
    }
    game.append(None, Event::Left { seat: mover });
    game.wait(9 * SECOND);
    assert_eq!(
        game.act(other, Command::Claim),
        Err(Refusal::NotClaimable),
        "only whole steps of ten seconds count"
    );
    game.wait(SECOND);

    let call = Command::CallBot(Level::Club);
    assert_eq!(game.act(mover, Command::Claim), Err(Refusal::NotClaimable));
    game.act(other, call).unwrap();
    assert_eq!(game.act(mover, Command::Resign), Err(Refusal::BotPlays));
    let command = game.table.decide_any(mover);
    assert_eq!(game.send(Actor::Bot(mover), Command::Resign), Err(Refusal::NotYourTurn), "a bot only moves");
    game.send(Actor::Bot(mover), command).unwrap();
    game.act(other, Command::Resign).unwrap();
    assert_eq!(game.table.rated_winner(), Some(other), "the one who stayed");
}

#[test]
fn a_bot_can_play_from_the_start() {
    let settings = |rated| Settings { opponent: Some(Level::Club), rated, ..Settings::PAIRED };
    for rated in [true, false] {
        let mut game = Match::new(settings(rated), 1);
        assert_eq!(game.act(North, game.sit(North)), Err(Refusal::BotPlays));
        game.act(South, game.sit(South)).unwrap();
        assert_eq!(game.table.due(), Some(game.now.plus(10 * SECOND)), "the bot has no seed to wait for");
        game.act(South, Command::Open(seat_seed(1, South))).unwrap();
        game.serve();
        let view = game.table.view(Some(South));
        assert!(view.layout.is_some() && view.players[1].sat && view.players[1].bot == Some(Level::Club));

        let mut chance = Chance::from_seed(1);
        while game.table.talking_moment() == Moment::Start || game.table.seat_to_move() != Some(North) {
            game.step(&mut chance);
        }
        assert_eq!(game.act(South, Command::Claim), Err(Refusal::NotClaimable));
        // Practice ends when its player wants it to; a rated match does not.
        let expected = if rated { Event::AbortOffered } else { Event::Aborted };
        assert_eq!(game.act(South, Command::Abort), Ok(expected));
        if rated {
            assert_eq!(game.send(Actor::Bot(North), Command::DeclineAbort), Ok(Event::AbortDeclined));
            while game.step(&mut chance) {}
            let Rated { winner, bots } = game.table.rated().unwrap();
            assert_eq!(Some(winner), game.table.outcome().unwrap().winner);
            assert_eq!(bots, [None, Some(Rating::of_level(Level::Club))]);
        }
        let next = game.table.id().rematch();
        assert_eq!(game.act(South, Command::Rematch), Ok(Event::RematchAccepted { next }));
        assert_eq!(game.table.rematch().unwrap().1.opponent, Some(Level::Club));
        game.serve();
        assert!(Table::fold(game.table.id(), server_seed(1), &game.log).is_ok());
        assert_eq!(game.record().verify().unwrap().missing, []);
    }
}

#[test]
fn claiming() {
    let (mut game, mover) = begun(Settings::PAIRED);
    game.append(None, Event::Left { seat: mover.other() });
    game.wait(90 * SECOND);
    game.act(mover, Command::Claim).unwrap();
    assert_eq!(game.table.outcome(), won(mover, End::Claimed));
}

#[test]
fn one_phrase_a_hand_and_only_at_its_moment() {
    let mut game = Match::dealt(Settings::FRIENDS, 1);
    let say = |game: &mut Match, phrase| game.act(South, Command::Say(phrase)).err();
    assert_eq!(say(&mut game, Phrase::Oops), Some(Refusal::WrongMoment));
    assert_eq!(say(&mut game, Phrase::Hello), None);
    assert_eq!(say(&mut game, Phrase::GoodLuck), Some(Refusal::SaidAlready));
    let mut chance = Chance::from_seed(1);
    game.step(&mut chance);
    assert_eq!(say(&mut game, Phrase::Hello), Some(Refusal::WrongMoment));
    assert_eq!(say(&mut game, Phrase::Oops), None);
    assert_eq!(say(&mut game, Phrase::Oops), Some(Refusal::SaidAlready));
    while game.step(&mut chance) {}
    assert_eq!(say(&mut game, Phrase::GoodGame), None);
    assert_eq!(say(&mut game, Phrase::Goodbye), Some(Refusal::SaidAlready));
}

#[test]
fn two_players_who_want_a_rematch_get_one_match_and_the_other_seat_leads() {
    let mut game = Match::dealt(Settings::PAIRED, 1);
    let leader = game.table.seat_to_move().unwrap();
    assert_eq!(game.act(South, Command::Rematch), Err(Refusal::MatchNotOver));
    game.act(South, Command::Abort).unwrap();
    game.serve();
    assert_eq!(game.act(North, Command::Rematch), Ok(Event::RematchOffered));
    assert_eq!(game.act(North, Command::Rematch), Err(Refusal::OfferStands));
    let next = game.table.id().rematch();
    assert_eq!(game.act(South, Command::Rematch), Ok(Event::RematchAccepted { next }));
    assert_eq!(game.act(South, Command::Rematch), Err(Refusal::OfferStands));
    let settings = Settings { leader: Some(leader.other()), ..Settings::PAIRED };
    assert_eq!(game.table.rematch(), Some((next, settings)));
    assert_eq!(Match::dealt(settings, 1).table.seat_to_move(), Some(leader.other()));
}

#[test]
fn a_match_that_stands_still_for_a_day_is_void() {
    let (mut game, mover) = begun(Settings::FRIENDS);
    game.wait(24 * 3600 * SECOND - 10);
    assert_eq!(game.table.outcome(), None);
    game.append(None, game.table.presence(mover, false).unwrap());
    game.wait(10);
    assert_eq!(game.table.outcome(), no_result(End::Void(VoidReason::Abandoned)));
    let mut empty = Match::new(Settings::PAIRED, 1);
    empty.wait(24 * 3600 * SECOND);
    assert_eq!(empty.table.outcome(), no_result(End::Void(VoidReason::Abandoned)));
}

#[test]
fn nobody_waits_for_a_paired_player_who_does_not_come() {
    for (settings, seconds) in [(Settings::PAIRED, 30), (Settings::FRIENDS, 24 * 60 * 60)] {
        let mut game = Match::new(settings, 1);
        game.wait(seconds * SECOND - SECOND);
        assert_eq!(game.table.outcome(), None);
        game.act(South, game.sit(South)).unwrap();
        game.wait(seconds * SECOND - 10);
        assert_eq!(game.table.outcome(), None, "south has just come");
        game.wait(10);
        assert_eq!(game.table.outcome(), no_result(End::Void(VoidReason::Abandoned)));
    }
}

#[test]
fn a_log_that_does_not_fit_names_its_entry_and_can_be_voided() {
    let (game, mover) = begun(Settings::PAIRED);
    let good = game.log.clone();
    let fold = |log: &[Entry]| Table::fold(game.table.id(), super::driver::server_seed(1), log);
    let broken = |place: usize, event: Event, seat: Option<Seat>| {
        let mut log = good.clone();
        log[place].event = event;
        log[place].seat = seat;
        fold(&log).unwrap_err()
    };
    assert_eq!(fold(&[]).unwrap_err().problem, LogProblem::NoBeginning);
    assert_eq!(fold(&good[1..]).unwrap_err().problem, LogProblem::NoBeginning);
    assert_eq!(broken(2, Event::Claimed, Some(mover)).seq, 2);
    assert_eq!(broken(6, Event::Flagged { seat: mover }, None).problem, LogProblem::Impossible);
    let mut gap = good.clone();
    gap.remove(3);
    assert_eq!(fold(&gap).unwrap_err().problem, LogProblem::Gap(3));

    let mut log = good.clone();
    log[6].event = Event::Resigned;
    log[6].seat = None;
    let (seq, last) = (u32::try_from(log.len()).unwrap(), log.last().unwrap().clone());
    let void = Event::Voided { reason: VoidReason::BrokenLog };
    log.push(Entry { seq, at: last.done, seat: None, event: void, ..last });
    assert_eq!(fold(&log).unwrap().outcome(), no_result(End::Void(VoidReason::BrokenLog)));
}

#[test]
fn settings_that_cannot_be_played_are_refused() {
    let id = crate::MatchId::new([1; 16]);
    let secret = super::driver::server_seed(1);
    let now = crate::Time::from_ms(0);
    for target in [0, 201, 255] {
        let event = Table::create(
            &id,
            &secret,
            Settings { target, clock: Some(ClockSettings::CALM), ..Settings::PAIRED },
        );
        let command = crate::CommandId::new([0; 16]);
        let entry = Entry { seq: 0, at: now, done: now, seat: None, command, event };
        assert_eq!(Table::fold(id, secret, [&entry]).unwrap_err().problem, LogProblem::WrongTarget);
    }
}

impl Table {
    /// A legal move of the seat to move.
    fn decide_any(&self, seat: Seat) -> Command {
        use talon_rules::Game;
        assert_eq!(self.seat_to_move(), Some(seat));
        let mut moves = Vec::new();
        self.state().unwrap().legal_moves(&mut moves);
        Command::Move(moves[0])
    }
}
