//! Each call, and what it refuses.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};
use talon_hall::{Command, Seen, ToHall};
use talon_server::Limits;
use talon_store::{Fault, MemoryStore};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::player::{Player, SHORT, begin};
use crate::server::{TestServer, key, run};

const JSON: (&str, &str) = ("content-type", "application/json");

#[test]
fn a_player_introduces_themselves_once() {
    run(async {
        let server = TestServer::start().await;
        let me = server.expect("POST", "/api/me", &key(1), "{}").await;
        assert!(me["name"].as_str().unwrap().contains(' ') && me["rating"].is_null(), "{me}");
        assert_eq!(server.expect("POST", "/api/me", &key(1), "{}").await, me);
        server.expect("POST", "/api/me/key", &key(1), &json!({ "key": key(2) }).to_string()).await;
        assert_eq!(server.expect("POST", "/api/me", &key(2), "{}").await, me);
        assert_eq!(server.call("GET", "/api/games", &key(1), "").await.0, 401);
        server.expect("DELETE", "/api/me", &key(2), "").await;
        assert_eq!(server.call("GET", "/api/games", &key(2), "").await.0, 401);
    });
}

#[test]
fn an_old_key_opens_nothing_ever() {
    run(async {
        for server in [TestServer::start().await, TestServer::limited(Limits::default()).await] {
            let introduce = async |player| server.call("POST", "/api/me", &key(player), "{}").await;
            let change = async |from, to| {
                let body = json!({ "key": key(to) }).to_string();
                let (status, answer) = server.call("POST", "/api/me/key", &key(from), &body).await;
                (status, answer["error"].as_str().map(str::to_owned))
            };
            let refused = || (401, Some("no-key".to_owned()));
            let me = introduce(1).await;
            assert_eq!(change(1, 2).await, (200, None));
            for _ in 0..2 {
                assert_eq!(introduce(1).await.1["error"], "spent-key");
                assert_eq!(introduce(2).await, me, "the owner keeps the name and the account");
            }
            assert_eq!(change(2, 1).await, refused(), "a key never comes back");
            assert_eq!(change(2, 2).await, (200, None), "nothing changes");
            let other = introduce(3).await;
            assert_eq!(change(3, 2).await, refused(), "nobody becomes another player");
            assert_eq!((introduce(2).await, introduce(3).await), (me, other));
            server.expect("DELETE", "/api/me", &key(2), "").await;
            assert_eq!(introduce(2).await.1["error"], "spent-key");
            assert_eq!(change(3, 2).await, refused());
        }
    });
}

#[test]
fn what_an_old_key_opened_closes_at_every_node() {
    run(async {
        let server =
            TestServer::limited(Limits { ping: Duration::from_millis(50), ..Limits::default() }).await;
        let other = server.another().await;
        for (number, method, path, body) in [
            (1, "POST", "/api/me/key", json!({ "key": key(3) }).to_string()),
            (2, "DELETE", "/api/me", "{}".to_owned()),
        ] {
            server.expect("POST", "/api/me", &key(number), "{}").await;
            let game = server.expect("POST", "/api/games", &key(number), SHORT).await;
            let id = game["id"].as_str().unwrap();
            let mut idle = Player::sit(&server, number, id, &Value::Null).await;
            let mut busy = Player::sit(&other, number, id, &Value::Null).await;
            let admission = other.expect("POST", &format!("/api/games/{id}/sit"), &key(number), "{}").await;
            server.expect(method, path, &key(number), &body).await;
            let request = busy.request(Command::Abort);
            busy.say(&ToHall::Command(request)).await;
            let answer = loop {
                match busy.socket.next().await.unwrap().unwrap() {
                    Message::Ping(_) => {}
                    // What the player who erases themselves does.
                    Message::Text(text) if text.starts_with("{\"update\"") => {}
                    answer => break answer,
                }
            };
            assert!(matches!(&answer, Message::Close(Some(frame)) if frame.reason == "spent"), "{answer:?}");
            assert_eq!(idle.reason().await, "spent");
            let ticket = admission["ticket"].as_str().unwrap();
            let url = format!("ws://{}/api/games/{id}/socket?ticket={ticket}", other.address);
            let Err(Error::Http(refusal)) = connect_async(&url).await else {
                panic!("a socket of a spent key")
            };
            assert_eq!(refusal.status(), 401);
        }
    });
}

#[test]
fn a_call_that_waits_is_refused_when_its_key_is_spent_meanwhile() {
    run(async {
        let server = TestServer::start().await;
        let [mut south, _north] = begin(&server, SHORT).await;
        let Seen { seq, chain } = south.seen().unwrap();
        let events = format!("/api/games/{}/events?seq={seq}&chain={chain}", south.id);
        let old = key(1);
        let spend = async {
            while server.expect("GET", "/api/seeks", &old, "").await == json!([]) {}
            let body = json!({ "key": key(3) }).to_string();
            server.expect("POST", "/api/me/key", &old, &body).await;
            server.expect("DELETE", "/api/seeks", &key(3), "").await;
            let request = south.request(Command::Resign);
            let request = serde_json::to_string(&request).unwrap();
            server.expect("POST", &format!("/api/games/{}/commands", south.id), &key(3), &request).await;
        };
        let other = server.another().await;
        let (events, seek, ()) = tokio::join!(
            other.call("GET", &events, &old, ""),
            other.call("POST", "/api/seeks", &old, r#"{"pace":"normal"}"#),
            spend
        );
        for (status, answer) in [events, seek] {
            assert_eq!((status, &answer["error"]), (401, &json!("spent-key")));
        }
    });
}

#[test]
fn a_key_introduced_many_times_at_once_is_one_player() {
    run(async {
        let server = TestServer::start().await;
        let introduce = || async { server.expect("POST", "/api/me", &key(1), "{}").await };
        let (one, two, three, four) = tokio::join!(introduce(), introduce(), introduce(), introduce());
        assert!([&two, &three, &four].iter().all(|me| **me == one), "{one} {two} {three} {four}");
    });
}

#[test]
fn a_cookie_does_what_a_bearer_does() {
    run(async {
        let server = TestServer::start().await;
        let bearer = format!("Bearer {}", key(1));
        for (origin, expected) in [
            (format!("http://{}", server.address), "talon="),
            ("https://example.org".to_owned(), "__host-talon="),
        ] {
            let headers = [("authorization", bearer.as_str()), ("origin", origin.as_str()), JSON];
            let (status, head, _) = server.request("POST", "/api/me", &headers, "{}").await;
            let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
            assert_eq!((status, cookie.starts_with(expected)), (200, true), "{cookie}");
            assert!(cookie.contains("; httponly; samesite=lax"), "{cookie}");
            assert_eq!(cookie.contains("; secure"), origin.starts_with("https"), "{cookie}");
        }
        let cookie = format!("talon={}", key(1));
        let (status, _, body) = server.request("GET", "/api/games", &[("cookie", &cookie)], "").await;
        assert_eq!((status, body.as_str()), (200, "[]"));
    });
}

#[test]
fn another_site_can_neither_call_nor_use_a_cookie() {
    run(async {
        let server = TestServer::start().await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        let (cookie, bearer) = (format!("talon={}", key(1)), format!("Bearer {}", key(1)));
        let own = format!("http://{}", server.address);
        let cases: [(&[(&str, &str)], u16); 8] = [
            (&[("cookie", &cookie), ("origin", &own), JSON], 200),
            (&[("cookie", &cookie), ("origin", "https://example.org"), JSON], 200),
            (&[("authorization", &bearer), JSON], 200),
            (&[("cookie", &cookie), JSON], 403),
            (&[("cookie", &cookie), ("origin", "https://elsewhere.example"), JSON], 403),
            (&[("authorization", &bearer), ("origin", "null"), JSON], 403),
            (&[("cookie", &cookie), ("origin", &own)], 415),
            (&[("origin", &own), JSON], 401),
        ];
        for (headers, expected) in cases {
            let (status, _, body) = server.request("POST", "/api/me", headers, "{}").await;
            assert_eq!(status, expected, "{headers:?}: {body}");
        }
    });
}

#[test]
fn browsers_show_answers_to_pages_of_trusted_sites_and_of_no_others() {
    run(async {
        let server = TestServer::start().await;
        let bearer = format!("Bearer {}", key(1));
        let own = format!("http://{}", server.address);
        for (origin, is_trusted) in
            [("https://example.org", true), ("https://elsewhere.example", false), (own.as_str(), false)]
        {
            let asks = [
                ("origin", origin),
                ("access-control-request-method", "POST"),
                ("access-control-request-headers", "authorization,content-type"),
            ];
            let allowed = format!("access-control-allow-origin: {origin}");
            let calls = [
                ("OPTIONS", "/api/me", &asks[..]),
                ("POST", "/api/me", &[("origin", origin), ("authorization", &bearer), JSON]),
                // A page must be able to read why a call is refused.
                ("POST", "/api/games", &[("origin", origin), JSON]),
                ("GET", "/api/games/nothing", &[("origin", origin)]),
            ];
            for (method, path, headers) in calls {
                let (_, head, _) = server.request(method, path, headers, "").await;
                assert_eq!(head.lines().any(|line| line == allowed), is_trusted, "{method} {path}: {head}");
                assert!(head.contains("\r\nvary: origin"), "{head}");
            }
            let (_, head, _) = server.request("OPTIONS", "/api/games", &asks, "").await;
            let lists = |name: &str, item: &str| {
                head.lines().any(|line| line.starts_with(name) && line.contains(item))
            };
            for item in ["authorization", "content-type"] {
                assert!(lists("access-control-allow-headers", item), "{head}");
            }
            assert!(lists("access-control-allow-methods", "delete"), "{head}");
        }
    });
}

#[test]
fn a_seat_needs_an_invitation_and_a_get_never_gives_one() {
    run(async {
        let server = TestServer::start().await;
        for player in 1..=3 {
            server.expect("POST", "/api/me", &key(player), "{}").await;
        }
        let game = server.expect("POST", "/api/games", &key(1), "{}").await;
        let (id, invite) = (game["id"].as_str().unwrap(), json!({ "invite": game["invite"] }).to_string());
        let sit = format!("/api/games/{id}/sit");
        let seat = async |player, body: &str| {
            let (status, answer) = server.call("POST", &sit, &key(player), body).await;
            (status, answer["seat"].as_str().unwrap_or_default().to_owned())
        };
        assert_eq!(server.call("GET", &sit, &key(2), "").await.0, 405);
        assert_eq!(seat(2, "{}").await.0, 403);
        assert_eq!(seat(2, &json!({ "invite": key(9) }).to_string()).await.0, 403);
        assert_eq!(seat(1, "{}").await, (200, "south".to_owned()));
        assert_eq!(seat(2, &invite).await, (200, "north".to_owned()));
        assert_eq!(seat(2, "{}").await, (200, "north".to_owned()));
        assert_eq!(seat(3, &invite).await.0, 409);
        assert_eq!(server.call("POST", "/api/games/nothing/sit", &key(1), "{}").await.0, 404);
        let list = server.expect("GET", "/api/games", &key(2), "").await;
        assert_eq!(list, json!([{ "id": id, "seat": "north", "to_move": false }]));
    });
}

#[test]
fn what_makes_no_sense_is_refused() {
    run(async {
        let server = TestServer::start().await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        let target = r#"{"settings":{"target":0,"clock":null,"rated":false,"leader":null}}"#;
        let nobody = "AAAAAAAAAAAAAAAAAAAAAA";
        for (method, path, body, expected) in [
            ("POST", "/api/games".to_owned(), "[", 400),
            ("POST", "/api/games".to_owned(), target, 400),
            ("POST", "/api/me/key".to_owned(), r#"{"key":"short"}"#, 400),
            ("POST", format!("/api/games/{nobody}/commands"), "{}", 400),
            ("POST", format!("/api/games/{nobody}/watch"), "{}", 404),
            ("GET", format!("/api/games/{nobody}/record"), "", 404),
            ("GET", format!("/api/games/{nobody}/events"), "", 404),
        ] {
            let (status, answer) = server.call(method, &path, &key(1), body).await;
            assert_eq!(status, expected, "{method} {path}: {answer}");
        }
        let (status, _) = server.call("POST", "/api/games", &key(1), &" ".repeat(5_000)).await;
        assert_eq!(status, 413);
    });
}

#[test]
fn a_player_can_have_five_open_matches() {
    run(async {
        let server = TestServer::start().await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        for _ in 0..5 {
            server.expect("POST", "/api/games", &key(1), "{}").await;
        }
        assert_eq!(server.call("POST", "/api/games", &key(1), "{}").await.0, 429);
    });
}

#[test]
fn an_ending_server_takes_nobody() {
    run(async {
        let server = TestServer::start().await;
        assert_eq!(server.call("GET", "/ready", &key(1), "").await.0, 200);
        server.online.end();
        assert_eq!(server.call("GET", "/ready", &key(1), "").await.0, 503);
        assert_eq!(server.call("POST", "/api/games", &key(1), "{}").await.0, 503);
    });
}

#[test]
fn the_host_sees_who_plays() {
    run(async {
        let server = TestServer::start().await;
        let page = async || server.request("GET", "/host", &[], "").await;
        let (status, _, html) = page().await;
        assert_eq!((status, html.contains("Nobody plays on this node.")), (200, true), "{html}");
        let (_, me) = server.call("POST", "/api/me", &key(1), "{}").await;
        let (_, opened) = server.call("POST", "/api/games", &key(1), r#"{"settings":null}"#).await;
        // A match is in memory once somebody asks for it.
        let id = opened["id"].as_str().unwrap();
        assert_eq!(server.call("GET", &format!("/api/games/{id}"), &key(1), "").await.0, 200);
        let (_, _, html) = page().await;
        let name = me["name"].as_str().unwrap();
        assert!(
            html.contains(&format!("<td>{name} (not connected)</td><td>nobody yet</td>")),
            "{opened} {html}"
        );
        for (header, value) in [("x-forwarded-for", "203.0.113.7"), ("host", "talon.example")] {
            assert_eq!(server.request("GET", "/host", &[(header, value)], "").await.0, 403, "{header}");
        }
    });
}

#[test]
fn the_host_sees_how_large_the_store_is() {
    let size = async |server: &TestServer| {
        let (_, _, html) = server.request("GET", "/host", &[], "").await;
        let (_, rest) = html.split_once("<dt>Size of the store on its disk</dt><dd>").expect("a size");
        rest.split_once("</dd>").unwrap().0.to_owned()
    };
    run(async {
        let on_disk = size(&TestServer::start().await).await;
        assert!(on_disk.strip_suffix(" MB").unwrap().parse::<f64>().unwrap() > 0.0, "{on_disk}");
        let store = Arc::new(MemoryStore::default());
        let server = TestServer::on(store.clone()).await;
        assert_eq!(size(&server).await, "0.0 MB");
        store.always(Some(Fault::Away));
        assert_eq!(size(&server).await, "unknown");
    });
}

#[test]
fn metrics_are_for_this_machine() {
    run(async {
        let server = TestServer::start().await;
        let (status, _, text) = server.request("GET", "/metrics", &[], "").await;
        assert_eq!((status, text.contains("talon_sockets 0")), (200, true), "{text}");
        for header in [
            ("x-forwarded-for", "203.0.113.7"),
            ("x-forwarded-for", "203.0.113.7:5555"),
            ("x-forwarded-for", "unknown"),
            ("forwarded", "for=203.0.113.7"),
            ("via", "1.1 proxy"),
        ] {
            let (status, _, _) = server.request("GET", "/metrics", &[header], "").await;
            assert_eq!(status, 403, "{header:?}");
        }
    });
}
