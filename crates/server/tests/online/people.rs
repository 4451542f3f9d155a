//! The people who play a match, as others see them, and matches against bots.

use std::sync::Arc;

use serde_json::{Value, json};
use talon_hall::{Command, CommandId, Entry, Event, MatchRecord, Seed, Table};
use talon_query::Level;
use talon_rules::curse::Seat;
use talon_store::{Append, Appended, MemoryStore, Store, Summary};

use crate::player::{Player, SHORT, begin};
use crate::server::{TestServer, key, now, run};

#[test]
fn a_match_names_its_players_and_a_former_player_has_no_name() {
    run(async {
        let server = TestServer::start().await;
        for player in 1..=3 {
            server.expect("POST", "/api/me", &key(player), "{}").await;
        }
        let name = server.expect("POST", "/api/me", &key(1), "{}").await["name"].clone();
        let game = server.expect("POST", "/api/games", &key(1), "{}").await;
        let path = format!("/api/games/{}", game["id"].as_str().unwrap());
        let people = server.expect("GET", &path, &key(9), "").await;
        assert_eq!((&people["south"]["name"], &people["north"]), (&name, &Value::Null));
        assert_eq!(people["is_over"], false);
        assert_eq!(people["settings"]["target"], 11);
        assert_eq!(server.call("GET", "/api/games/AAAAAAAAAAAAAAAAAAAAAA", &key(9), "").await.0, 404);

        let [south, _north] = begin(&server, SHORT).await;
        let path = format!("/api/games/{}", south.id);
        server.expect("DELETE", "/api/me", &key(1), "").await;
        let people = server.expect("GET", &path, &key(9), "").await;
        assert_eq!(people["south"], json!({ "id": null, "name": null, "rating": null, "bot": null }));
        assert_eq!((&people["is_over"], people["north"]["name"].is_string()), (&json!(true), true));
    });
}

#[test]
fn a_player_can_take_all_their_matches_with_them() {
    run(async {
        let server = TestServer::start().await;
        let [mut south, mut north] = begin(&server, SHORT).await;
        south.accepted(Command::Resign).await;
        north.until(|view| view.server_seed.is_some()).await;
        server.expect("POST", "/api/games", &key(2), "{}").await;
        let export = server.expect("GET", "/api/me/export", &key(2), "").await;
        assert_eq!(export["name"], server.expect("POST", "/api/me", &key(2), "{}").await["name"]);
        let matches = export["matches"].as_array().unwrap();
        assert_eq!(matches.len(), 2);
        let ended = matches.iter().find(|seated| seated["seat"] == "north").unwrap();
        let record: MatchRecord = serde_json::from_value(ended["match"].clone()).unwrap();
        assert_eq!((record.id, record.verify().unwrap().outcome), (south.id, north.view.unwrap().outcome));
        assert_eq!(server.call("GET", "/api/me/export", &key(3), "").await.0, 401);
    });
}

#[test]
fn nobody_takes_the_seat_of_a_former_player() {
    run(async {
        let server = TestServer::start().await;
        for player in 1..=3 {
            server.expect("POST", "/api/me", &key(player), "{}").await;
        }
        let game = server.expect("POST", "/api/games", &key(1), "{}").await;
        let sit = format!("/api/games/{}/sit", game["id"].as_str().unwrap());
        let invite = json!({ "invite": game["invite"] }).to_string();
        server.expect("POST", &sit, &key(2), &invite).await;
        server.expect("DELETE", "/api/me", &key(1), "").await;
        assert_eq!(server.call("POST", &sit, &key(3), &invite).await.0, 409);
        server.expect("POST", &sit, &key(2), &invite).await;
    });
}

#[test]
fn a_bot_plays_at_once() {
    run(async {
        let server = TestServer::start().await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        let settings =
            r#"{"settings":{"target":1,"clock":null,"rated":false,"leader":"north","opponent":"club"}}"#;
        let game = server.expect("POST", "/api/games", &key(1), settings).await;
        assert_eq!(game["invite"], Value::Null);
        let id = game["id"].as_str().unwrap();
        let people = server.expect("GET", &format!("/api/games/{id}"), &key(9), "").await;
        assert_eq!((&people["north"]["bot"], &people["north"]["name"]), (&json!("club"), &Value::Null));
        server.expect("POST", "/api/me", &key(2), "{}").await;
        assert_eq!(server.call("POST", &format!("/api/games/{id}/sit"), &key(2), "{}").await.0, 403);

        let mut south = Player::sit(&server, 1, id, &Value::Null).await;
        let seed = Seed::new([1; 32]);
        south.accepted(Command::Sit(seed.seat_commitment(&south.id, Seat::South))).await;
        south.accepted(Command::Open(seed)).await;
        south.until(|view| view.turn.is_some_and(|turn| turn.seat == Seat::South)).await;
        let layout = south.view.as_ref().unwrap().layout.clone().unwrap();
        assert_eq!((layout.history.len(), layout.history[0].seat), (1, Seat::North));
    });
}

#[test]
fn nobody_is_forgotten_before_all_their_matches_are_over() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let server = TestServer::on(store.clone()).await;
        let [south, _north] = begin(&server, SHORT).await;
        let name = server.expect("POST", "/api/me", &key(1), "{}").await["name"].clone();
        for (offset, is_right) in [(10_000, false), (0, true)] {
            store.run_from(now().plus(offset));
            while (server.call("GET", "/ready", &key(1), "").await.0 == 200) != is_right {
                tokio::task::yield_now().await;
            }
            let (status, answer) = server.call("DELETE", "/api/me", &key(1), "").await;
            let people = server.expect("GET", &format!("/api/games/{}", south.id), &key(9), "").await;
            let shown = (people["is_over"].as_bool(), &people["south"]["name"]);
            if is_right {
                assert_eq!((status, shown), (200, (Some(true), &Value::Null)), "{answer}");
            } else {
                // A node with a wrong clock cannot end the match.
                assert_eq!((status, &answer["error"]), (503, &json!("away")));
                assert_eq!(shown, (Some(false), &name), "nothing is lost");
                assert_eq!(server.expect("POST", "/api/me", &key(1), "{}").await["name"], name);
            }
        }
    });
}

/// Appends an event some time after the last one, without a server.
async fn append(store: &MemoryStore, table: &mut Table, seat: Option<Seat>, event: Event, after: u64) {
    let (game, expected, at) = (table.id(), table.head() + 1, table.done().plus(after));
    let (before, last_done) = (table.chain(), table.done());
    let command = CommandId::new([expected.to_le_bytes()[0]; 16]);
    let entry = Entry { seq: expected, at, done: at, seat, command, event };
    table.apply(&entry).unwrap();
    let (after, body) = (table.chain(), serde_json::to_string(&entry.event).unwrap());
    let summary = Summary::default();
    let append =
        Append { game, expected, before, last_done, after, seat, command, body, at, summary, rated: None };
    store.set_time(at);
    let appended = store.append(append).await.unwrap();
    assert_eq!(appended, Appended::Done { seq: expected, done: at });
}

#[test]
fn a_player_is_forgotten_while_a_bot_plays_on_for_them() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let server = TestServer::on(store.clone()).await;
        let [south, north] = begin(&server, SHORT).await;
        let id = south.id;
        drop((south, north, server));
        let secret = store.game(id).await.unwrap().unwrap().secret;
        let log = store.entries(id, 0).await.unwrap();
        let log: Vec<Entry> = log.iter().map(|entry| entry.entry().unwrap()).collect();
        let mut table = Table::fold(id, secret, &log).unwrap();
        let (left, called) = (Event::Left { seat: Seat::South }, Event::BotTookOver { level: Level::Club });
        append(&store, &mut table, None, left, 0).await;
        append(&store, &mut table, Some(Seat::North), called, 100_000).await;
        store.run_from(now());
        let server = TestServer::on(store).await;
        server.expect("DELETE", "/api/me", &key(1), "").await;
        let people = server.expect("GET", &format!("/api/games/{id}"), &key(9), "").await;
        assert_eq!((&people["is_over"], &people["south"]["name"]), (&json!(false), &Value::Null));
        assert_eq!(people["south"]["bot"], "club");
    });
}
