use talon_hall::{
    Command, CommandId, Entry, Event, FromHall, MatchId, Phrase, Refusal, Request, Seed, SeenEntry, Settings,
    Table, Time, ToHall,
};
use talon_rules::curse::Seat;

use crate::{Client, Input, LinkState, Notice, Output, Route, Routes, Silence};

fn at(ms: u64) -> Time {
    Time::from_ms(ms)
}

fn id(number: u8) -> CommandId {
    CommandId::new([number; 16])
}

/// A client that is connected since time 0.
fn connected() -> Client {
    let mut client = Client::new(1, at(0));
    assert_eq!(client.update(Input::Tick, at(0)), [Output::Connect]);
    client.update(Input::Connected, at(0));
    client
}

/// The update that shows south a new match in which this number of players has sat down.
fn update(log_length: u32) -> FromHall {
    update_after(log_length, None)
}

/// As [`update`], after one more event of south.
fn update_after(log_length: u32, last: Option<Event>) -> FromHall {
    let (match_id, secret) = (MatchId::new([1; 16]), Seed::new([2; 32]));
    let entry = |seq, seat, event| Entry { seq, at: at(0), done: at(0), seat, command: id(0), event };
    let mut log = vec![entry(0, None, Table::create(&match_id, &secret, Settings::FRIENDS))];
    let mut table = Table::fold(match_id, secret, &log).unwrap();
    let seats = [Seat::South, Seat::North];
    for (seq, seat) in (1..=log_length).zip(seats) {
        let commitment = secret.seat_commitment(&match_id, seat);
        let next = entry(seq, Some(seat), Event::Sat { commitment });
        table.apply(&next).unwrap();
        log.push(next);
    }
    if let Some(event) = last {
        let next = entry(log_length + 1, Some(Seat::South), event);
        table.apply(&next).unwrap();
        log.push(next);
    }
    let entries = log.iter().map(SeenEntry::from).collect();
    FromHall::Update { now: at(50), entries, view: Box::new(table.view(Some(Seat::South))) }
}

/// A command that the player gives on the board that they see.
fn act(client: &Client, command: Command) -> Input {
    Input::Act(Request { id: id(1), expect: client.board(), command })
}

fn sent(outputs: &[Output]) -> Vec<&Request> {
    let mut requests = Vec::new();
    for output in outputs {
        if let Output::Send(ToHall::Command(request)) = output {
            requests.push(request);
        }
    }
    requests
}

#[test]
fn a_command_is_sent_again_until_it_is_answered_always_with_the_same_id() {
    let mut client = connected();
    let first = client.update(act(&client, Command::Resign), at(10));
    assert_eq!(sent(&first).len(), 1);
    assert_eq!(client.update(Input::Tick, at(1_000)), []);
    let again = client.update(Input::Tick, at(3_010));
    assert_eq!(sent(&again), sent(&first));

    client.update(Input::Disconnected, at(3_100));
    assert_eq!(client.update(Input::Tick, at(6_200)), [Output::Connect]);
    let outputs = client.update(Input::Connected, at(6_300));
    assert_eq!(sent(&outputs), sent(&first));

    let request = *sent(&first)[0];
    let accepted = Input::Received(FromHall::Accepted { id: id(1), seq: 7 });
    assert_eq!(client.update(accepted.clone(), at(6_400)), [Output::Show(Notice::Accepted(request, 7))]);
    assert_eq!(client.update(accepted, at(6_500)), [], "the second answer says nothing new");
    assert_eq!(client.pending().count(), 0);
}

#[test]
fn commands_of_an_earlier_run_are_sent_with_their_ids() {
    let mut client = connected();
    let first = client.update(act(&client, Command::Resign), at(10));
    let kept: Vec<Request> = client.pending().copied().collect();

    let mut client = Client::new(2, at(0)).with_pending(kept);
    client.update(Input::Tick, at(0));
    let outputs = client.update(Input::Connected, at(100));
    assert_eq!(sent(&outputs), sent(&first));
}

#[test]
fn a_move_is_sent_with_the_board_on_which_it_was_chosen() {
    let mut client = connected();
    client.update(Input::Received(update(0)), at(10));
    let (board, chosen) = (client.board(), act(&client, Command::Resign));
    client.update(Input::Received(update(1)), at(20));
    assert_ne!(client.board(), board);
    assert_eq!(sent(&client.update(chosen, at(30)))[0].expect, board);
}

#[test]
fn a_refusal_ends_a_command_and_an_absent_server_does_not() {
    let mut client = connected();
    client.update(act(&client, Command::Resign), at(10));
    let away = client.update(Input::Received(FromHall::Away { id: id(1) }), at(20));
    assert_eq!((away, client.is_server_away()), (vec![Output::Show(Notice::ServerAway)], true));
    assert_eq!(client.pending().count(), 1);
    client.update(Input::Disconnected, at(21));
    client.update(Input::Connected, at(22));
    assert!(!client.is_server_away(), "a server that cannot save opens no connection");
    let refused = Input::Received(FromHall::Refused { id: id(1), reason: Refusal::MatchOver });
    let outputs = client.update(refused, at(30));
    assert!(matches!(outputs[..], [Output::Show(Notice::Refused(_, Refusal::MatchOver))]));
    assert_eq!(client.pending().count(), 0);
}

#[test]
fn what_another_program_of_the_player_was_answered_is_not_sent_again() {
    let mut client = connected();
    client.update(act(&client, Command::Resign), at(10));
    let outputs = client.update(Input::Answered(id(1)), at(20));
    assert!(matches!(outputs[..], [Output::Show(Notice::Answered(request))] if request.id == id(1)));
    assert_eq!(client.pending().count(), 0);
    assert_eq!(client.update(Input::Tick, at(3_020)), []);
}

#[test]
fn a_silent_connection_is_asked_after_five_seconds_and_given_up_after_nine() {
    let mut client = connected();
    for second in 1..5 {
        assert_eq!(client.update(Input::Tick, at(second * 1_000)), []);
    }
    assert_eq!(client.update(Input::Tick, at(5_000)), [Output::Send(ToHall::Resume(None))]);
    for second in 6..9 {
        assert_eq!(client.update(Input::Tick, at(second * 1_000)), []);
    }
    assert_eq!(client.update(Input::Tick, at(9_000)), [Output::Close]);
    assert_eq!(client.link(), LinkState::Waiting);
    assert_eq!(client.update(Input::Tick, at(9_200)), [], "at least 300 ms");
    assert_eq!(client.update(Input::Tick, at(12_000)), [Output::Connect], "at most 3 s");
}

#[test]
fn a_device_that_slept_asks_at_once_what_it_missed() {
    let mut client = connected();
    client.update(Input::Received(update(1)), at(100));
    let seen = client.view().map(talon_hall::View::seen);
    client.update(Input::Tick, at(1_000));
    assert_eq!(client.update(Input::Tick, at(600_000)), [Output::Send(ToHall::Resume(seen))]);
    assert_eq!(client.update(Input::Tick, at(601_000)), [], "the connection has nine seconds to answer");
}

#[test]
fn late_views_are_ignored_and_a_rewound_log_is_taken() {
    let mut client = connected();
    let updated = client.update(Input::Received(update(1)), at(100));
    assert!(matches!(&updated[..], [Output::Show(Notice::Updated(entries))] if entries.len() == 2));
    let updated = client.update(Input::Received(update(2)), at(200));
    assert!(
        matches!(&updated[..], [Output::Show(Notice::Updated(entries))] if entries.iter().map(|entry| entry.seq).eq([2])),
        "{updated:?}"
    );
    assert_eq!(client.update(Input::Received(update(1)), at(300)), []);
    let rewound = client.update(Input::Received(FromHall::Rewound { head: 1 }), at(400));
    assert_eq!(rewound, [Output::Show(Notice::Rewound(1))]);
    client.update(Input::Received(update(1)), at(500));
    assert_eq!(client.view().unwrap().seq, 1);
}

#[test]
fn a_server_that_goes_says_when_to_come_back() {
    let mut client = connected();
    assert_eq!(client.update(Input::Received(FromHall::Bye { after_ms: 700 }), at(1_000)), [Output::Close]);
    assert_eq!(client.update(Input::Tick, at(1_600)), []);
    assert_eq!(client.update(Input::Tick, at(1_700)), [Output::Connect]);
}

#[test]
fn the_servers_time_is_estimated_from_its_last_message() {
    let mut client = connected();
    client.update(Input::Received(FromHall::UpToDate { now: at(1_000_000) }), at(100));
    assert_eq!(client.server_time(at(350)), at(1_000_250));
}

#[test]
fn a_player_commits_to_a_seed_and_opens_it_once_both_have_committed() {
    let match_id = MatchId::new([1; 16]);
    let seed = Seed::of_player(&[9; 32], &match_id);
    let mut client = connected();
    assert_eq!(client.deal_command(&match_id, &seed), None, "the match is not known yet");
    client.update(Input::Received(update(0)), at(10));
    let sit = Command::Sit(seed.seat_commitment(&match_id, Seat::South));
    assert_eq!(client.deal_command(&match_id, &seed), Some(sit));
    client.update(act(&client, sit), at(20));
    assert_eq!(client.deal_command(&match_id, &seed), None, "the server has not answered yet");
    client.update(Input::Received(FromHall::Accepted { id: id(1), seq: 1 }), at(30));
    assert_eq!(client.deal_command(&match_id, &seed), None, "the view does not show the accepted entry yet");
    client.update(Input::Received(update(1)), at(30));
    assert_eq!(client.deal_command(&match_id, &seed), None, "the other player has not committed yet");
    client.update(Input::Received(update(2)), at(40));
    assert_eq!(client.deal_command(&match_id, &seed), Some(Command::Open(seed)));
}

#[test]
fn a_match_that_was_aborted_needs_no_seed() {
    let (match_id, mut client) = (MatchId::new([1; 16]), connected());
    client.update(Input::Received(update_after(0, Some(Event::Aborted))), at(10));
    assert_eq!(client.deal_command(&match_id, &Seed::of_player(&[9; 32], &match_id)), None);
}

#[test]
fn a_blocked_player_stays_silent_whether_muted_or_not() {
    let entry = |seat, event| SeenEntry { seq: 3, at: at(0), done: at(0), seat, event, ended_hand: None };
    let said = |seat| entry(Some(seat), Event::Said { phrase: Phrase::GoodLuck });
    for (is_muted, is_blocked, is_hidden) in
        [(false, false, false), (true, false, true), (false, true, true), (true, true, true)]
    {
        let silence = Silence { is_muted, is_blocked };
        assert_eq!(silence.hides(&said(Seat::North), Some(Seat::South)), is_hidden, "{silence:?}");
        assert!(!silence.hides(&said(Seat::South), Some(Seat::South)), "one's own phrase");
        assert!(!silence.hides(&entry(Some(Seat::North), Event::Resigned), Some(Seat::South)), "no phrase");
    }
}

#[test]
fn sockets_that_carry_nothing_give_way_to_requests_and_get_another_chance() {
    // Each line: the route that is due, and whether its connection carries something before it is lost.
    let table = [
        (Route::Socket, false),
        (Route::Socket, true),
        (Route::Socket, false),
        (Route::Socket, false),
        (Route::Requests, true),
        (Route::Socket, false),
        (Route::Requests, false),
        (Route::Socket, true),
        (Route::Socket, false),
        (Route::Socket, false),
        (Route::Requests, true),
    ];
    let mut routes = Routes::default();
    for (line, (route, carries)) in table.into_iter().enumerate() {
        routes.lost();
        assert_eq!(routes.next_route(), route, "{line}: a loss without a connection does not count");
        routes.opened(route);
        if carries {
            routes.carried();
        }
        routes.lost();
    }
}

#[test]
fn one_message_that_cannot_be_read_is_noise_and_three_in_a_row_are_a_newer_server() {
    let mut routes = Routes::default();
    let mut unreadable = |times: u32| {
        let newer = (0..times).map(|_| {
            routes.opened(Route::Socket);
            let is_newer = routes.is_newer();
            routes.lost();
            assert_eq!(routes.next_route(), Route::Socket, "the socket works");
            is_newer
        });
        let newer: Vec<bool> = newer.collect();
        routes.opened(Route::Socket);
        routes.carried();
        routes.lost();
        newer
    };
    assert_eq!(unreadable(2), [false, false]);
    assert_eq!(unreadable(4), [false, false, true, true]);
    assert_eq!(unreadable(1), [false]);
}
