//! Players who look for an opponent.

use serde_json::{Value, json};
use talon_hall::{Command, Seed};

use crate::player::Player;
use crate::server::{TestServer, key, run};

/// The id and the name of a player who introduces themselves.
async fn introduce(server: &TestServer, player: u8) -> (Value, Value) {
    let name = server.expect("POST", "/api/me", &key(player), "{}").await["name"].clone();
    let game = server.expect("POST", "/api/games", &key(player), "{}").await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    (server.expect("GET", &path, &key(player), "").await["south"]["id"].clone(), name)
}

/// Waits until this many players look for an opponent, and returns them.
async fn open_seeks(server: &TestServer, count: usize) -> Vec<Value> {
    loop {
        let seeks = server.expect("GET", "/api/seeks", &key(9), "").await;
        let seeks = seeks.as_array().unwrap().clone();
        if seeks.len() == count {
            return seeks;
        }
        tokio::task::yield_now().await;
    }
}

#[test]
fn two_players_who_fit_are_paired_on_two_nodes_and_nobody_else() {
    run(async {
        let server = TestServer::start().await;
        let other = server.another().await;
        let mut players = Vec::new();
        for player in 1..=4 {
            players.push(introduce(&server, player).await);
        }
        let [alice, bob, carol, dave] = &players[..] else { unreachable!() };
        let seek = async |server: &TestServer, player, pace, blocked: &[&Value]| {
            let body = json!({ "pace": pace, "blocked": blocked }).to_string();
            server.expect("POST", "/api/seeks", &key(player), &body).await["game"].clone()
        };
        let last = async {
            let seeks = open_seeks(&server, 3).await;
            assert!(seeks.contains(&json!({ "name": bob.1, "rating": null, "pace": "calm" })), "{seeks:?}");
            let game = seek(&other, 4, "normal", &[&carol.0]).await;
            let left = open_seeks(&server, 2).await;
            assert!(left.iter().all(|seek| seek["name"] != alice.1 && seek["name"] != dave.1), "{left:?}");
            for player in [2, 3] {
                server.expect("DELETE", "/api/seeks", &key(player), "").await;
            }
            game
        };
        let blocks_alice = [&alice.0];
        let games = tokio::join!(
            seek(&server, 1, "normal", &[]),
            seek(&other, 2, "calm", &[]),
            seek(&server, 3, "normal", &blocks_alice),
            last,
        );
        let (Value::String(id), Value::Null, Value::Null, same) = &games else { panic!("{games:?}") };
        assert_eq!(same, id);
        assert_eq!(seek(&server, 1, "normal", &[]).await, *same, "a lost answer comes again");

        let game = server.expect("GET", &format!("/api/games/{id}"), "", "").await;
        assert_eq!((&game["settings"]["rated"], &game["settings"]["target"]), (&json!(true), &json!(11)));
        let names = [&game["south"]["name"], &game["north"]["name"]];
        assert!(names.contains(&&alice.1) && names.contains(&&dave.1), "{game}");
    });
}

#[test]
fn a_paired_match_changes_the_ratings() {
    run(async {
        let server = TestServer::start().await;
        for player in 1..=2 {
            server.expect("POST", "/api/me", &key(player), "{}").await;
        }
        let (one, two) = (key(1), key(2));
        let seek = |key| server.expect("POST", "/api/seeks", key, r#"{"pace":"normal"}"#);
        let (game, _) = tokio::join!(seek(&one), seek(&two));
        let id = game["game"].as_str().unwrap().to_owned();
        let seed = Seed::new([1; 32]);
        let mut players = [
            Player::sit(&server, 1, &id, &Value::Null).await,
            Player::sit(&server, 2, &id, &Value::Null).await,
        ];
        for player in &mut players {
            player.accepted(Command::Sit(seed.seat_commitment(&player.id, player.seat.unwrap()))).await;
        }
        for player in &mut players {
            player.until(|view| view.players.iter().all(|player| player.sat)).await;
            player.accepted(Command::Open(seed)).await;
        }
        let [loser, winner] = &mut players;
        loser.until(|view| view.layout.is_some()).await;
        loser.accepted(Command::Resign).await;
        winner.until(|view| view.outcome.is_some()).await;
        for (key, expected) in [(&one, 1338.0), (&two, 1662.0)] {
            let me = server.expect("POST", "/api/me", key, "{}").await;
            assert_eq!(me["rating"]["rating"].as_f64().unwrap().round(), expected);
        }
    });
}

#[test]
fn a_wish_that_makes_no_sense_is_refused() {
    run(async {
        let server = TestServer::start().await;
        let too_many =
            json!({ "pace": "normal", "blocked": vec!["AAAAAAAAAAAAAAAAAAAAAA"; 101] }).to_string();
        assert_eq!(server.call("POST", "/api/seeks", &key(1), r#"{"pace":"normal"}"#).await.0, 401);
        server.expect("POST", "/api/me", &key(1), "{}").await;
        for body in [r#"{"pace":"fast"}"#, "{}", r#"{"pace":"calm","blocked":["me"]}"#, &too_many] {
            assert_eq!(server.call("POST", "/api/seeks", &key(1), body).await.0, 400, "{body}");
        }
        for _ in 0..5 {
            server.expect("POST", "/api/games", &key(1), "{}").await;
        }
        assert_eq!(server.call("POST", "/api/seeks", &key(1), r#"{"pace":"normal"}"#).await.0, 429);
    });
}
