//! Queries and answers as JSON, and the names of reasons that other programs read.

use serde_json::{Value, json};
use talon_pieces::{Card, Chance, DealNumber};
use talon_query::{
    Answer, AnyReason, Effort, Grade, Graded, Judged, Level, Limit, Line, Odds, Origin, Query, Sample,
    Verdict, curse, doublets, lady_jane, yields,
};
use talon_rules::curse::Seat;
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, GameName};

/// Deal 17 after its first legal moves.
fn position(game: GameName, moves: usize) -> AnyGame {
    let mut position = AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(17).unwrap());
    for _ in 0..moves {
        position.play(position.legal_moves()[0]).unwrap();
    }
    position
}

fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

#[test]
fn reasons_have_the_names_of_the_protocol() {
    for (reason, expected) in [
        (curse::Reason::OnlyMove, json!({ "reason": "only-move" })),
        (curse::Reason::LeadingIsBetter, json!({ "reason": "leading-is-better" })),
        (curse::Reason::GoesOut { points: 7 }, json!({ "reason": "goes-out", "points": 7 })),
        (curse::Reason::PlaysAgain { number: 3 }, json!({ "reason": "plays-again", "number": 3 })),
        (
            curse::Reason::CannotBeAnswered { seat: Seat::North, numbers: vec![3, 5] },
            json!({ "reason": "cannot-be-answered", "seat": "north", "numbers": [3, 5] }),
        ),
        (
            curse::Reason::ClosesAnEnd { seat: Seat::South, number: 4 },
            json!({ "reason": "closes-an-end", "seat": "south", "number": 4 }),
        ),
        (
            curse::Reason::FewAnswers { answers: 1, possible: 12 },
            json!({ "reason": "few-answers", "answers": 1, "possible": 12 }),
        ),
        (curse::Reason::RidOfDoublet { number: 6 }, json!({ "reason": "rid-of-doublet", "number": 6 })),
        (
            curse::Reason::KeepsGoing { joinable: 2, held: 5 },
            json!({ "reason": "keeps-going", "joinable": 2, "held": 5 }),
        ),
        (curse::Reason::BestOnAverage, json!({ "reason": "best-on-average" })),
    ] {
        assert_eq!(serde_json::to_value(&reason).unwrap(), expected);
        assert_eq!(through_json(&reason), reason);
    }
}

/// The first legal move of a deal of a patience, and the reasons of its adviser with their JSON.
#[test]
fn reasons_of_advisers_have_the_names_of_the_protocol() {
    let AnyMove::Yield(pair) = position(GameName::Yield, 0).legal_moves()[0] else {
        panic!("a move of Yield")
    };
    let AnyMove::LadyJane(step) = position(GameName::LadyJane, 0).legal_moves()[0] else {
        panic!("a move of Lady Jane")
    };
    let (pair_text, step_text) = (pair.to_string(), step.to_string());
    let card = "7S".parse().unwrap();
    use AnyReason::{Doublets, LadyJane, Yield};
    for (reason, game, expected) in [
        (Doublets(doublets::Reason::Wins { moves: 7 }), "doublets", json!({ "reason": "wins", "moves": 7 })),
        (
            Doublets(doublets::Reason::MostPoints { points: 31 }),
            "doublets",
            json!({ "reason": "most-points", "points": 31 }),
        ),
        (
            Doublets(doublets::Reason::WantedSoon { card, plays: 3 }),
            "doublets",
            json!({ "reason": "wanted-soon", "card": "7S", "plays": 3 }),
        ),
        (Doublets(doublets::Reason::LooksOn), "doublets", json!({ "reason": "looks-on" })),
        (Yield(yields::Reason::King), "yield", json!({ "reason": "king" })),
        (Yield(yields::Reason::Wins { moves: 7 }), "yield", json!({ "reason": "wins", "moves": 7 })),
        (
            Yield(yields::Reason::MostPoints { points: 31 }),
            "yield",
            json!({ "reason": "most-points", "points": 31 }),
        ),
        (Yield(yields::Reason::CanWait), "yield", json!({ "reason": "can-wait" })),
        (
            Yield(yields::Reason::Best { rather_than: pair }),
            "yield",
            json!({ "reason": "best", "rather_than": pair_text }),
        ),
        (Yield(yields::Reason::Hopeless), "yield", json!({ "reason": "hopeless" })),
        (Yield(yields::Reason::Unfinished), "yield", json!({ "reason": "unfinished" })),
        (
            LadyJane(lady_jane::Reason::Wins { moves: 7 }),
            "lady-jane",
            json!({ "reason": "wins", "moves": 7 }),
        ),
        (
            LadyJane(lady_jane::Reason::MostPoints { points: 31 }),
            "lady-jane",
            json!({ "reason": "most-points", "points": 31 }),
        ),
        (LadyJane(lady_jane::Reason::Safe), "lady-jane", json!({ "reason": "safe" })),
        (
            LadyJane(lady_jane::Reason::Only { towards: step }),
            "lady-jane",
            json!({ "reason": "only", "towards": step_text }),
        ),
        (
            LadyJane(lady_jane::Reason::Best { towards: step, rather_than: step }),
            "lady-jane",
            json!({ "reason": "best", "towards": step_text, "rather_than": step_text }),
        ),
        (LadyJane(lady_jane::Reason::Stuck), "lady-jane", json!({ "reason": "stuck" })),
    ] {
        let written = serde_json::to_value(reason).unwrap();
        assert_eq!(written, json!({ game: expected }));
        assert_eq!(through_json(&reason), reason);
    }
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
        if game != GameName::Curse {
            origins.push(Origin::Deck(Card::deck(13).collect()));
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
                let Some(made) = chance.pick(&position.legal_moves()).copied() else { break };
                position.play(made).unwrap();
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
