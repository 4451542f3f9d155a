//! `solve` in the referee, whose answers are verified with the referee itself.

use serde_json::{Value, json};
use talon_cli::referee::Session;
use talon_rules::pieces::Chance;

use super::{any_move, ask, granted, look};

/// Makes any move; `false` if there is none.
fn play_any(session: &mut Session, chance: &mut Chance) -> bool {
    let picked = any_move(session, chance);
    picked.is_some_and(|picked| ask(session, &json!({ "op": "play", "move": picked }))["ok"] == true)
}

/// Plays a line, returns the state after it, and undoes it.
fn end_of_line(session: &mut Session, line: &Value) -> Value {
    let line = line.as_array().expect("a line of moves");
    for made in line {
        granted(session, &json!({ "op": "play", "move": made }));
    }
    let end = look(session);
    for _ in line {
        granted(session, &json!({ "op": "undo" }));
    }
    end
}

/// Solves the position with both goals and verifies the answers. Returns the verdict.
fn check(session: &mut Session) -> String {
    let before = look(session);
    let win = granted(session, &json!({ "op": "solve" }));
    let best = granted(session, &json!({ "op": "solve", "goal": "score" }));
    assert_eq!(look(session), before, "solving changes nothing");
    assert_eq!(best["verdict"], win["verdict"], "{before}");
    assert_eq!((&win["limit"], &best["limit"]), (&Value::Null, &Value::Null), "{before}");
    let end = end_of_line(session, &best["line"]);
    assert_eq!(end["score"], best["score"]);
    assert_eq!(end["status"] == "won", best["verdict"] == "won");
    if win["verdict"] == "won" {
        let end = end_of_line(session, &win["line"]);
        assert_eq!((&end["status"], &end["score"]), (&json!("won"), &win["score"]));
    } else {
        assert_eq!((&win["line"], &win["score"]), (&Value::Null, &Value::Null));
    }
    win["verdict"].as_str().expect("a verdict").to_owned()
}

/// Deals of every patience, most of them tiny, so that both verdicts are frequent.
fn deals() -> impl Iterator<Item = Value> {
    let deal = |game: &str, deal: u64, options: Value| json!({ "op": "new", "game": game, "deal": deal, "options": options });
    (0..40).flat_map(move |number| {
        [
            deal("doublets", number, json!({})),
            deal("doublets", number, json!({ "redeals": 0 })),
            deal("doublets", number, json!({ "ranks": 5, "redeals": 0, "piles": 1 })),
            deal("yield", number, json!({})),
            deal("yield", number, json!({ "ranks": 7, "rows": 4 })),
            deal("lady-jane", number, json!({ "ranks": 5, "piles": 3 })),
            deal("lady-jane", number, json!({ "ranks": 2, "piles": 2 })),
        ]
    })
}

#[test]
fn every_win_wins_and_every_score_is_reached() {
    let mut session = Session::new(0);
    let (mut won, mut lost) = (0, 0);
    for new in deals() {
        granted(&mut session, &new);
        match check(&mut session).as_str() {
            "won" => won += 1,
            "lost" => lost += 1,
            verdict => panic!("{new}: {verdict}"),
        }
    }
    assert!(won > 100 && lost > 20, "{won} won and {lost} lost");
}

#[test]
fn positions_along_a_game_are_solved_up_to_its_end() {
    let mut session = Session::new(0);
    let mut chance = Chance::from_seed(17);
    let mut ends = 0;
    for new in deals().take(28) {
        granted(&mut session, &new);
        let mut verdict = check(&mut session);
        while play_any(&mut session, &mut chance) {
            let next = check(&mut session);
            assert!(verdict == "won" || next == "lost", "what is lost stays lost");
            verdict = next;
            if look(&mut session)["moves_made"].as_u64() > Some(30) {
                break;
            }
        }
        ends += usize::from(look(&mut session)["status"] != "playing");
    }
    assert!(ends > 5, "only {ends} games ended");
}

#[test]
fn an_arrangement_is_solved() {
    let mut session = Session::new(0);
    granted(&mut session, &json!({ "op": "new", "game": "doublets", "deal": 17 }));
    let line = granted(&mut session, &json!({ "op": "solve" }))["line"].take();
    for made in line.as_array().expect("it can be won").iter().take(20) {
        granted(&mut session, &json!({ "op": "play", "move": made }));
    }
    let position = look(&mut session);
    granted(&mut session, &json!({ "op": "arrange", "state": position }));
    assert_eq!(check(&mut session), "won");
}

#[test]
fn each_limit_is_named_when_it_is_hit() {
    let mut session = Session::new(0);
    let deal = json!({ "op": "new", "game": "doublets", "deal": 12, "options": { "redeals": 1 } });
    granted(&mut session, &deal);
    for (limit, value) in [("nodes", 0), ("nodes", 300), ("ms", 0), ("mb", 0)] {
        let answer = granted(&mut session, &json!({ "op": "solve", limit: value }));
        assert_eq!((&answer["verdict"], &answer["limit"]), (&json!("unknown"), &json!(limit)), "{answer}");
        let answer = granted(&mut session, &json!({ "op": "solve", "goal": "score", limit: value }));
        assert_eq!((&answer["verdict"], &answer["limit"]), (&json!("unknown"), &json!(limit)), "{answer}");
        let end = end_of_line(&mut session, &answer["line"]);
        assert_eq!(end["score"], answer["score"], "what was found so far is there");
    }
    // Without limits it is decided.
    check(&mut session);
}

#[test]
fn limits_are_capped() {
    let mut session = Session::new(0);
    granted(&mut session, &json!({ "op": "new", "game": "doublets", "deal": 17 }));
    let most = u64::MAX;
    let request = json!({ "op": "solve", "ms": most, "nodes": most, "mb": most });
    assert_eq!(granted(&mut session, &request)["verdict"], "won");
}

#[test]
fn times_have_microseconds() {
    let mut session = Session::new(0);
    granted(&mut session, &json!({ "op": "new", "game": "doublets", "deal": 17 }));
    let answer = granted(&mut session, &json!({ "op": "solve" }));
    let ms = answer["ms"].as_f64().expect("a number");
    assert!(answer["ms"].is_f64() && ms > 0.0, "{answer}");
    assert!((ms * 1000.0 - (ms * 1000.0).round()).abs() < 1e-6, "{answer}");
}

#[test]
fn an_unfinished_hand_of_curse_has_a_value() {
    let mut session = Session::new(0);
    let mut chance = Chance::from_seed(3);
    granted(&mut session, &json!({ "op": "new", "game": "curse", "deal": 3, "match": true }));
    while look(&mut session)["points"].is_null() {
        let before = look(&mut session);
        let answer = granted(&mut session, &json!({ "op": "solve", "nodes": 1000 }));
        assert_eq!(answer["value"].is_null(), !answer["limit"].is_null(), "{answer}");
        assert_eq!(look(&mut session), before);
        if let Some(value) = answer["value"].as_i64() {
            let points = end_of_line(&mut session, &answer["line"])["points"].take();
            let [south, north] = ["south", "north"].map(|seat| points[seat].as_i64().expect("points"));
            assert_eq!(value, if before["turn"] == "south" { south - north } else { north - south });
        }
        assert!(play_any(&mut session, &mut chance));
    }
    let answer = granted(&mut session, &json!({ "op": "solve" }));
    assert_eq!(
        (&answer["value"], &answer["line"], &answer["limit"]),
        (&Value::Null, &json!([]), &Value::Null)
    );
}

#[test]
fn searches_do_not_affect_other_requests() {
    let mut chance = Chance::from_seed(5);
    let (mut searched, mut plain) = (Session::new(0), Session::new(0));
    let games = ["doublets", "yield", "lady-jane", "curse"];
    for step in 0..3000 {
        let moves = ask(&mut plain, &json!({ "op": "moves", "seat": "all" }))["moves"].take();
        let picked = moves.as_array().and_then(|moves| chance.pick(moves).cloned()).unwrap_or_default();
        let request = match chance.below(12) {
            0 => json!({ "op": "undo", "seat": "all" }),
            1 => json!({ "op": "redo", "seat": "all" }),
            2 => json!({ "op": "record" }),
            3 if step % 5 == 0 => {
                json!({ "op": "new", "game": chance.pick(&games), "deal": step, "seat": "all" })
            }
            4 => json!({ "op": "arrange", "state": look_or_null(&mut plain), "seat": "all" }),
            _ => json!({ "op": "play", "move": picked["move"], "seat": "all" }),
        };
        let goal = if chance.below(2) == 0 { "win" } else { "score" };
        let solution =
            ask(&mut searched, &json!({ "op": "solve", "goal": goal, "nodes": chance.below(2000), "mb": 1 }));
        assert_eq!(solution["ok"], look_or_null(&mut plain).is_object(), "{solution}");
        assert_eq!(ask(&mut searched, &request), ask(&mut plain, &request), "{request}");
    }
}

/// The complete position, if there is a game.
fn look_or_null(session: &mut Session) -> Value {
    ask(session, &json!({ "op": "state", "seat": "all" }))["state"].take()
}
