//! Who plays a match, as others see it, and matches against bots.

use serde_json::{Value, json};
use talon_hall::{Command, MatchRecord, Seed};
use talon_rules::curse::Seat;

use crate::player::{Player, SHORT, begin};
use crate::server::{TestServer, key, run};

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
