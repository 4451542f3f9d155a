//! Whole matches over real sockets.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use talon_hall::{
    Chain, Command, CommandId, End, Entry, Event, FromHall, MatchId, MatchRecord, Outcome, Pace, Rating,
    Request, Seed, Seen, Settings, ToHall, View, VoidReason,
};
use talon_query::Level;
use talon_rules::curse::Seat;
use talon_server::Limits;
use talon_store::{Append, Fault, MemoryStore, Store, Summary};
use tokio_tungstenite::tungstenite::Message;

use crate::player::{Player, SHORT, begin, play_out};
use crate::server::{TestServer, first_move, key, now, run};

#[test]
fn two_players_and_a_spectator_see_the_same_match() {
    run(async {
        let server = TestServer::start().await;
        let mut players = begin(&server, SHORT).await;
        let id = players[0].id.to_string();
        let mut spectator = Player::watch(&server, &id).await;
        assert_eq!(server.call("GET", &format!("/api/games/{id}/record"), &key(1), "").await.0, 409);
        assert!(play_out(&mut players).await > 5);
        for player in players.iter_mut().chain([&mut spectator]) {
            player.until(|view| view.server_seed.is_some()).await;
        }
        let [south, north] = players.map(|player| player.view.unwrap());
        let spectator = spectator.view.unwrap();
        assert!(south.outcome.unwrap().winner.is_some());
        assert_eq!(View { seat: None, ..south }, spectator);
        assert_eq!(View { seat: None, ..north }, spectator);

        let record = server.expect("GET", &format!("/api/games/{id}/record"), &key(9), "").await;
        let record: MatchRecord = serde_json::from_value(record).unwrap();
        assert_eq!(record.verify().unwrap().outcome, spectator.outcome);
    });
}

#[test]
fn a_repeated_command_gets_its_first_answer_after_a_crash_too() {
    run(async {
        let server = TestServer::start().await;
        let [mut south, mut north] = begin(&server, SHORT).await;
        let mover = if south.a_move().is_some() { &mut south } else { &mut north };
        let request = mover.request(Command::Move(mover.a_move().unwrap()));
        mover.say(&ToHall::Command(request)).await;
        let first = mover.answer(&request).await;
        assert!(matches!(first, FromHall::Accepted { .. }), "{first:?}");
        mover.say(&ToHall::Command(request)).await;
        assert_eq!(mover.answer(&request).await, first);

        let (seat, seen) = (mover.seat, mover.seen());
        let number = if seat == Some(Seat::South) { 1 } else { 2 };
        let id = mover.id.to_string();
        let server = server.restart().await;
        let mut again = Player::sit(&server, number, &id, &Value::Null).await;
        assert_eq!(again.seat, seat);
        again.say(&ToHall::Command(request)).await;
        assert_eq!(again.answer(&request).await, first);
        assert!(again.seen().unwrap().seq >= seen.unwrap().seq);
    });
}

#[test]
fn a_match_that_was_deleted_is_gone_for_those_who_watch_it_too() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let server = TestServer::on(Arc::<MemoryStore>::clone(&store)).await;
        let [mut south, _north] = begin(&server, SHORT).await;
        south.accepted(Command::Abort).await;
        south.until(|view| view.server_seed.is_some()).await;
        assert_eq!(store.pack(now().plus(60_000), 9).await.unwrap(), 1);
        let sit = format!("/api/games/{}/sit", south.id);
        while server.call("POST", &sit, &key(1), "{}").await.0 != 404 {
            tokio::task::yield_now().await;
        }
        // The server forgets it in its next round.
        let seen = south.seen();
        let reason = loop {
            south.say(&ToHall::Resume(seen)).await;
            match south.socket.next().await.unwrap().unwrap() {
                Message::Close(frame) => break frame.unwrap().reason.to_string(),
                _ => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        };
        assert_eq!(reason, "away");
    });
}

#[test]
fn two_nodes_continue_the_same_match() {
    run(async {
        let server = TestServer::start().await;
        let other = server.another().await;
        let [south, north] = begin(&server, SHORT).await;
        let id = north.id.to_string();
        drop(north);
        let north = Player::sit(&other, 2, &id, &Value::Null).await;
        let mut players = [south, north];
        assert!(play_out(&mut players).await > 5);
        let outcomes = players.map(|player| player.view.unwrap().outcome);
        assert_eq!(outcomes[0], outcomes[1]);
    });
}

#[test]
fn a_match_can_be_played_without_sockets() {
    run(async {
        let server = TestServer::start().await;
        let [south, north] = begin(&server, SHORT).await;
        let mover = if south.a_move().is_some() { &south } else { &north };
        let player = key(if mover.seat == Some(Seat::South) { 1 } else { 2 });
        let events = |seen: Option<Seen>| match seen {
            Some(Seen { seq, chain }) => format!("/api/games/{}/events?seq={seq}&chain={chain}", south.id),
            None => format!("/api/games/{}/events", south.id),
        };
        let bearer = format!("Bearer {player}");
        let poll = async |seen| {
            let (status, _, body) =
                server.request("GET", &events(seen), &[("authorization", &bearer)], "").await;
            assert_eq!(status, 200, "{body}");
            body.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<FromHall>>()
        };
        let [FromHall::Update { view, entries, .. }] = &poll(None).await[..] else { panic!("a view") };
        assert_eq!((view.seat, entries.len()), (mover.seat, 0));

        let request = Request {
            id: CommandId::new([77; 16]),
            expect: view.chain,
            command: Command::Move(mover.a_move().unwrap()),
        };
        let command = serde_json::to_string(&request).unwrap();
        let path = format!("/api/games/{}/commands", south.id);
        let (answer, news) =
            tokio::join!(server.expect("POST", &path, &player, &command), poll(Some(view.seen())));
        assert_eq!(answer["accepted"]["seq"], view.seq + 1, "{answer}");
        let [FromHall::Update { entries, .. }] = &news[..] else { panic!("{news:?}") };
        assert_eq!(entries[0].seq, view.seq + 1);
        assert_eq!(server.call("POST", &path, &key(3), &command).await.0, 401);
        server.expect("POST", "/api/me", &key(3), "{}").await;
        assert_eq!(server.call("POST", &path, &key(3), &command).await.0, 403);
    });
}

#[test]
fn a_rematch_keeps_the_seats() {
    run(async {
        let server = TestServer::start().await;
        let [mut south, mut north] = begin(&server, SHORT).await;
        south.accepted(Command::Resign).await;
        north.until(|view| view.outcome.is_some()).await;
        north.accepted(Command::Rematch).await;
        south.accepted(Command::Rematch).await;
        north.until(|view| view.rematch.is_some()).await;
        let next = north.view.as_ref().unwrap().rematch.unwrap().to_string();
        for (number, seat) in [(1, Seat::South), (2, Seat::North)] {
            let player = Player::sit(&server, number, &next, &Value::Null).await;
            assert_eq!(player.seat, Some(seat));
        }
        server.expect("POST", "/api/me", &key(3), "{}").await;
        assert_eq!(server.call("POST", &format!("/api/games/{next}/sit"), &key(3), "{}").await.0, 403);
    });
}

#[test]
fn an_ending_server_says_goodbye() {
    run(async {
        let server = TestServer::start().await;
        let [mut south, _north] = begin(&server, SHORT).await;
        server.online.end();
        loop {
            if let FromHall::Bye { after_ms } = south.hear().await {
                assert!((200..=3_000).contains(&after_ms));
                break;
            }
        }
    });
}

#[test]
fn a_connection_that_talks_nonsense_or_too_much_ends() {
    run(async {
        let server = TestServer::start().await;
        let [mut south, mut north] = begin(&server, SHORT).await;
        south.socket.send(Message::Text("nonsense".into())).await.unwrap();
        assert_eq!(south.reason().await, "nonsense");
        for _ in 0..101 {
            north.say(&ToHall::Resume(None)).await;
        }
        assert_eq!(north.reason().await, "flood");
        let id = south.id.to_string();
        let mut spectator = Player::watch(&server, &id).await;
        let request = spectator.request(Command::Resign);
        spectator.say(&ToHall::Command(request)).await;
        assert_eq!(spectator.reason().await, "nonsense");
    });
}

#[test]
fn while_the_store_is_away_a_command_waits_and_counts_once() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let server = TestServer::on(store.clone()).await;
        for fault in [Fault::Away, Fault::LostBefore, Fault::LostAfter] {
            let [mut south, mut north] = begin(&server, SHORT).await;
            let mover = if south.a_move().is_some() { &mut south } else { &mut north };
            let seq = mover.seen().unwrap().seq;
            let request = mover.request(Command::Move(mover.a_move().unwrap()));
            store.always(Some(fault));
            mover.say(&ToHall::Command(request)).await;
            assert_eq!(mover.answer(&request).await, FromHall::Away { id: request.id }, "{fault:?}");
            assert_eq!(server.call("GET", "/ready", &key(1), "").await.0, 503);
            store.run_from(now());
            store.always(None);
            mover.say(&ToHall::Command(request)).await;
            let FromHall::Accepted { seq: place, .. } = mover.answer(&request).await else {
                panic!("{fault:?}")
            };
            assert!(place > seq);
            mover.say(&ToHall::Command(request)).await;
            assert_eq!(mover.answer(&request).await, FromHall::Accepted { id: request.id, seq: place });
        }
    });
}

#[test]
fn a_log_that_cannot_be_continued_ends_without_a_result() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let server = TestServer::on(store.clone()).await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        let game = server.expect("POST", "/api/games", &key(1), "{}").await;
        let id: MatchId = game["id"].as_str().unwrap().parse().unwrap();
        let first = store.entries(id, 0).await.unwrap()[0].entry().unwrap();
        let chain = Chain::START.next(&first);
        // Nobody can resign before the deal.
        let (seat, command) = (Some(Seat::South), CommandId::new([1; 16]));
        let entry = Entry { seq: 1, seat, command, event: Event::Resigned, ..first.clone() };
        let impossible = Append {
            game: id,
            expected: 1,
            before: chain,
            last_done: first.done,
            after: chain.next(&entry),
            seat,
            command,
            body: "\"resigned\"".to_owned(),
            at: entry.at,
            summary: Summary::default(),
            rated: None,
        };
        store.append(impossible).await.unwrap();

        let south = Player::sit(&server, 1, &id.to_string(), &Value::Null).await;
        let outcome = south.view.unwrap().outcome.unwrap();
        assert_eq!(outcome, Outcome { winner: None, end: End::Void(VoidReason::BrokenLog) });
    });
}

#[test]
fn a_node_with_a_wrong_clock_serves_nobody_until_the_clock_is_right() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let server = TestServer::on(store.clone()).await;
        let [mut south, mut north] = begin(&server, SHORT).await;
        let mover = if south.a_move().is_some() { &mut south } else { &mut north };
        let request = mover.request(Command::Move(mover.a_move().unwrap()));
        for (offset, is_right) in [(10_000, false), (0, true)] {
            store.run_from(now().plus(offset));
            while (server.call("GET", "/ready", &key(1), "").await.0 == 200) != is_right {
                tokio::task::yield_now().await;
            }
            mover.say(&ToHall::Command(request)).await;
            let answer = mover.answer(&request).await;
            assert_eq!(matches!(answer, FromHall::Accepted { .. }), is_right, "{answer:?}");
        }
    });
}

#[test]
fn sockets_close_while_a_node_cannot_serve_so_that_players_go_on_elsewhere() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let limits = Limits { unfit: Duration::ZERO, ..Limits::default() };
        let server = TestServer::with(store.clone(), folder, first_move, limits).await;
        let [mut south, mut north] = begin(&server, SHORT).await;
        store.run_from(now().plus(10_000));
        assert_eq!(south.reason().await, "away", "the clock is wrong");
        assert_eq!(north.reason().await, "away");
        store.run_from(now());
        while server.call("GET", "/ready", &key(1), "").await.0 != 200 {
            tokio::task::yield_now().await;
        }
        let mut south = Player::sit(&server, 1, &south.id.to_string(), &Value::Null).await;
        store.always(Some(Fault::Away));
        assert_eq!(south.reason().await, "away", "the store does not answer");
    });
}

#[test]
fn a_bot_whose_node_died_moves_at_another_one_although_nobody_is_there() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let idle = |_, _: &_, _| None;
        let died = TestServer::with(store.clone(), folder, idle, Limits::default()).await;
        died.expect("POST", "/api/me", &key(1), "{}").await;
        let settings =
            r#"{"settings":{"target":1,"clock":null,"rated":false,"leader":"north","opponent":"club"}}"#;
        let game = died.expect("POST", "/api/games", &key(1), settings).await;
        let mut south = Player::sit(&died, 1, game["id"].as_str().unwrap(), &Value::Null).await;
        let seed = Seed::new([1; 32]);
        south.accepted(Command::Sit(seed.seat_commitment(&south.id, Seat::South))).await;
        south.accepted(Command::Open(seed)).await;
        let id = south.id;
        drop((south, died));
        let _other = TestServer::on(store.clone()).await;
        let is_bots =
            |entry: &Entry| entry.seat == Some(Seat::North) && matches!(entry.event, Event::Moved { .. });
        loop {
            let entries = store.entries(id, 0).await.unwrap();
            if entries.iter().any(|entry| is_bots(&entry.entry().unwrap())) {
                break;
            }
            tokio::task::yield_now().await;
        }
    });
}

#[test]
fn a_rated_match_against_a_bot_changes_the_rating_of_the_player_only() {
    run(async {
        let server = TestServer::start().await;
        assert_eq!(server.expect("POST", "/api/me", &key(1), "{}").await["rating"], Value::Null);
        let settings = Settings { opponent: Some(Level::Club), ..Pace::Normal.settings() };
        let body = serde_json::json!({ "settings": settings }).to_string();
        let game = server.expect("POST", "/api/games", &key(1), &body).await;
        let mut south = Player::sit(&server, 1, game["id"].as_str().unwrap(), &Value::Null).await;
        let seed = Seed::new([1; 32]);
        south.accepted(Command::Sit(seed.seat_commitment(&south.id, Seat::South))).await;
        south.accepted(Command::Open(seed)).await;
        // Calling a match off before the first tile changes nothing, so there must be a tile.
        south.until(|view| view.layout.is_some()).await;
        if let Some(played) = south.a_move() {
            south.accepted(Command::Move(played)).await;
        }
        south.until(|view| view.layout.as_ref().is_some_and(|layout| layout.set.is_some())).await;
        south.accepted(Command::Resign).await;
        south.until(|view| view.outcome.is_some()).await;
        let me = server.expect("POST", "/api/me", &key(1), "{}").await;
        let rating = me["rating"]["rating"].as_f64().unwrap();
        let bot = Rating::of_level(Level::Club);
        let expected = Rating::NEW.after(&bot, false).rating;
        assert!((rating - expected).abs() < 1e-6, "{rating}, not {expected}");
    });
}
