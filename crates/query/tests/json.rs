//! Queries and answers as JSON, and the names of reasons that other programs read.

use serde_json::{Value, json};
use talon_query::{
    Answer, AnyReason, Effort, Grade, Graded, Judged, Level, Limit, Line, Odds, Origin, Query, Sample,
    Verdict, curse, doublets,
};
use talon_rules::pieces::{Card, Chance, DealNumber};
use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};

/// Deal 17 after its first legal moves, or fewer when the game would end with them.
fn position(game: GameName, moves: usize) -> AnyGame {
    let mut position = AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(17).expect("a deal number"));
    for _ in 0..moves {
        let mut next = position.clone();
        next.play(next.legal_moves()[0]).expect("a listed move is legal");
        if next.legal_moves().is_empty() {
            break;
        }
        position = next;
    }
    position
}

fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).expect("it can be written")).expect("it can be read")
}

#[test]
fn an_answer_arrives_as_it_was_sent() {
    for game in GameName::ALL {
        let line = position(game, 3).legal_moves();
        let play = line[0];
        for answer in [
            Answer::Verdict(Verdict::Won(line.clone())),
            Answer::Verdict(Verdict::Lost),
            Answer::Verdict(Verdict::Unknown(Limit::Nodes)),
            Answer::Most { points: 31, line, is_exact: false },
            Answer::Chosen { chosen: play, reason: curse::Reason::BestOnAverage },
            Answer::Advised { advised: play, reason: AnyReason::Doublets(doublets::Reason::LooksOn) },
            Answer::Odds(Sample { odds: Odds { wins: 3, worlds: 4 }, all: 100 }),
            Answer::Graded(Graded { grade: Grade::VeryHard, wins: 4, adviser_wins: true }),
            Answer::Judged(vec![
                Judged { play, fair: -135, seen: Some(-2) },
                Judged { play, fair: 20, seen: None },
            ]),
            Answer::NotFound,
        ] {
            assert_eq!(through_json(&answer), answer);
        }
    }
}

#[test]
fn a_query_arrives_as_it_was_sent() {
    for game in GameName::ALL {
        let mut line = Line::deal(AnyOptions::usual(game), DealNumber::new(17).unwrap());
        line.moves = position(game, 0).legal_moves();
        let view = position(game, 3).view(AnySeat::of(game)[0]);
        for query in [
            Query::Win { line: line.clone(), effort: Effort::Counted },
            Query::MostPoints { line: line.clone(), effort: Effort::Brief },
            Query::Judgement { line: line.clone() },
            Query::Grade { deal: line },
            Query::Choice { view: view.clone(), level: Level::Club, seed: u64::MAX },
            Query::Advice { view: view.clone() },
            Query::Odds { view, from: 12 },
        ] {
            assert_eq!(through_json(&query), query);
        }
    }
}

#[test]
fn a_line_arrives_from_whatever_origin() {
    for game in GameName::ALL {
        let options = AnyOptions::usual(game);
        let arranged = position(game, 7);
        let mut origins =
            vec![Origin::Deal(DealNumber::new(17).unwrap()), Origin::Position(arranged.layout())];
        let deck: Vec<Card> = Card::deck(13).collect();
        if AnyGame::from_deck(&options, &deck).is_ok() {
            origins.push(Origin::Deck(deck));
        }
        for origin in origins {
            let mut line = Line { options, origin, moves: Vec::new() };
            line.moves.push(line.game().legal_moves()[0]);
            let arrived = through_json(&line);
            assert_eq!(arrived, line);
            assert_eq!(arrived.game(), line.game());
        }
    }
}

/// A player in a worker knows the same as a player in the page: at every step of random games, every seat.
#[test]
fn a_view_arrives_as_it_was_sent() {
    let mut chance = Chance::from_seed(7);
    for game in GameName::ALL {
        for number in 0..12 {
            let options = if number % 2 == 0 { AnyOptions::usual(game) } else { AnyOptions::for_table(game) };
            let mut position = AnyGame::deal(&options, DealNumber::new(number).unwrap());
            for _ in 0..150 {
                for seat in AnySeat::of(game) {
                    let query = Query::Advice { view: position.view(*seat) };
                    assert_eq!(through_json(&query), query, "deal {number}: {}", position.layout());
                }
                let Some(chosen) = chance.pick(&position.legal_moves()).copied() else { break };
                position.play(chosen).unwrap();
            }
        }
    }
}

#[test]
fn an_unreadable_text_is_refused() {
    for (json, expected) in [
        (json!({ "verdict": { "won": ["yield nonsense"] } }), "write"),
        (json!({ "verdict": { "won": ["nonsense"] } }), "the games are doublets"),
        (json!({ "judged": 3 }), "invalid type"),
    ] {
        let error = serde_json::from_value::<Answer>(json).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
    assert!(serde_json::from_value::<Query>(Value::Null).is_err());
}
