//! What the page and a worker tell each other: JSON of plain texts, so that both read it back through the rules.

use serde::{Deserialize, Serialize};
use talon_query::{Answer, Effort, Goal, Grade, Graded, Judged, Level, Odds, Query, Sample};
use talon_rules::{AnyGame, AnyLayout, AnyMove, Faults, GameName, ParseLayoutError, ParseMoveError};

use super::reasons::{read_reason, read_reason_in_curse, write_reason, write_reason_in_curse};

/// A message that cannot be read. Both ends are built together, so this is a fault in the program.
#[derive(Debug, thiserror::Error)]
pub(crate) enum MessageError {
    /// It is no JSON, or of another shape.
    #[error("the message has another shape")]
    Shape(#[from] serde_json::Error),
    /// The position is not written as it should be.
    #[error("the position cannot be read")]
    Layout(#[from] ParseLayoutError),
    /// The position cannot be played.
    #[error("the position cannot be played")]
    Position(#[from] Faults),
    /// A hand of Curse did not come about as it is told.
    #[error("the hand cannot have come about like this")]
    History,
    /// A move is not written as it should be.
    #[error("a move cannot be read")]
    Move(#[from] ParseMoveError),
    /// A reason is not written as it should be.
    #[error("a reason cannot be read")]
    Reason,
}

/// A query on its way to a worker.
#[derive(Serialize, Deserialize)]
struct QueryMessage {
    /// The layout with every piece.
    position: String,
    #[serde(with = "GoalName")]
    goal: Goal,
    #[serde(with = "EffortName")]
    effort: Effort,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Goal", rename_all = "kebab-case")]
enum GoalName {
    Win,
    MostPoints,
    Choice {
        #[serde(with = "LevelName")]
        level: Level,
        seed: u64,
    },
    Advice,
    Odds {
        from: u32,
    },
    Judgement,
    Grade,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Grade", rename_all = "kebab-case")]
enum GradeName {
    Easy,
    Medium,
    Hard,
    VeryHard,
    CannotBeWon,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Level", rename_all = "kebab-case")]
enum LevelName {
    Novice,
    Casual,
    Club,
    Strong,
    Best,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Effort", rename_all = "kebab-case")]
enum EffortName {
    Prompt,
    Brief,
    Thorough,
    Counted,
}

/// An answer on its way to the page.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AnswerMessage {
    Won {
        line: Vec<String>,
    },
    Lost,
    Most {
        points: u32,
        line: Vec<String>,
        is_exact: bool,
    },
    Chosen {
        chosen: String,
        reason: Vec<String>,
    },
    Advised {
        advised: String,
        reason: Vec<String>,
    },
    Odds {
        wins: u32,
        worlds: u32,
        all: u32,
    },
    Graded {
        #[serde(with = "GradeName")]
        grade: Grade,
        wins: u32,
        adviser_wins: bool,
    },
    Judged {
        /// Each play with what it is worth to who sees no more than its player, and to who sees all.
        plays: Vec<(String, i32, Option<i32>)>,
    },
    NotFound,
}

/// The query as a text.
pub(crate) fn write_query(query: &Query) -> String {
    let Query { position, goal, effort } = query;
    let message = QueryMessage { position: position.layout().to_string(), goal: *goal, effort: *effort };
    serde_json::to_string(&message).expect("texts can be written as JSON")
}

/// The query that the text tells.
pub(crate) fn read_query(text: &str) -> Result<Query, MessageError> {
    let QueryMessage { position, goal, effort } = serde_json::from_str(text)?;
    Ok(Query { position: with_past(&position.parse()?)?, goal, effort })
}

/// The position, in Curse with what has happened in the hand, as players who cannot peek judge by it.
fn with_past(layout: &AnyLayout) -> Result<AnyGame, MessageError> {
    let AnyLayout::Curse(hand) = layout else { return Ok(AnyGame::arrange(layout)?) };
    let mut position = AnyGame::arrange(&AnyLayout::Curse(hand.before_history()))?;
    for turn in &hand.history {
        position.play(AnyMove::Curse(turn.made)).map_err(|_| MessageError::History)?;
    }
    Ok(position)
}

/// The answer as a text.
pub(crate) fn write_answer(answer: &Answer) -> String {
    let message = match answer {
        Answer::Won(line) => AnswerMessage::Won { line: texts(line) },
        Answer::Lost => AnswerMessage::Lost,
        Answer::Most { points, line, is_exact } => {
            AnswerMessage::Most { points: *points, line: texts(line), is_exact: *is_exact }
        }
        Answer::Chosen { chosen, reason } => {
            AnswerMessage::Chosen { chosen: chosen.to_string(), reason: write_reason_in_curse(reason) }
        }
        Answer::Advised { advised, reason } => {
            AnswerMessage::Advised { advised: advised.to_string(), reason: write_reason(reason) }
        }
        Answer::Odds(Sample { odds: Odds { wins, worlds }, all }) => {
            AnswerMessage::Odds { wins: *wins, worlds: *worlds, all: *all }
        }
        Answer::Graded(Graded { grade, wins, adviser_wins }) => {
            AnswerMessage::Graded { grade: *grade, wins: *wins, adviser_wins: *adviser_wins }
        }
        Answer::Judged(plays) => {
            let told = |judged: &Judged| (judged.play.to_string(), judged.fair, judged.seen);
            AnswerMessage::Judged { plays: plays.iter().map(told).collect() }
        }
        Answer::NotFound => AnswerMessage::NotFound,
    };
    serde_json::to_string(&message).expect("texts can be written as JSON")
}

/// The answer that the text tells, about a position of this game.
pub(crate) fn read_answer(game: GameName, text: &str) -> Result<Answer, MessageError> {
    Ok(match serde_json::from_str(text)? {
        AnswerMessage::Won { line } => Answer::Won(moves(game, &line)?),
        AnswerMessage::Lost => Answer::Lost,
        AnswerMessage::Most { points, line, is_exact } => {
            Answer::Most { points, line: moves(game, &line)?, is_exact }
        }
        AnswerMessage::Chosen { chosen, reason } => {
            let reason = read_reason_in_curse(&reason).ok_or(MessageError::Reason)?;
            Answer::Chosen { chosen: AnyMove::read(game, &chosen)?, reason }
        }
        AnswerMessage::Advised { advised, reason } => {
            let reason = read_reason(game, &reason).ok_or(MessageError::Reason)?;
            Answer::Advised { advised: AnyMove::read(game, &advised)?, reason }
        }
        AnswerMessage::Odds { wins, worlds, all } => {
            Answer::Odds(Sample { odds: Odds { wins, worlds }, all })
        }
        AnswerMessage::Graded { grade, wins, adviser_wins } => {
            Answer::Graded(Graded { grade, wins, adviser_wins })
        }
        AnswerMessage::Judged { plays } => {
            let judged = |(play, fair, seen): &(String, i32, Option<i32>)| {
                Ok(Judged { play: AnyMove::read(game, play)?, fair: *fair, seen: *seen })
            };
            Answer::Judged(plays.iter().map(judged).collect::<Result<_, ParseMoveError>>()?)
        }
        AnswerMessage::NotFound => Answer::NotFound,
    })
}

fn texts(line: &[AnyMove]) -> Vec<String> {
    line.iter().map(AnyMove::to_string).collect()
}

fn moves(game: GameName, texts: &[String]) -> Result<Vec<AnyMove>, ParseMoveError> {
    texts.iter().map(|text| AnyMove::read(game, text)).collect()
}

#[cfg(test)]
mod tests {
    use talon_engine::Engine;
    use talon_pieces::DealNumber;
    use talon_query::curse::Reason;
    use talon_rules::AnyOptions;

    use super::*;

    const PATIENCES: [GameName; 3] = [GameName::Doublets, GameName::Yield, GameName::LadyJane];

    /// Deal 17 after its first legal moves.
    fn position(game: GameName, moves: usize) -> AnyGame {
        let number = DealNumber::new(17).unwrap();
        let mut position = AnyGame::deal(&AnyOptions::usual(game), number);
        for _ in 0..moves {
            position.play(position.legal_moves()[0]).unwrap();
        }
        position
    }

    fn line_of(game: GameName) -> Vec<AnyMove> {
        position(game, 3).legal_moves()
    }

    #[test]
    fn a_query_arrives_as_it_was_sent() {
        for game in PATIENCES {
            for moves in 0..12 {
                for (goal, effort) in [
                    (Goal::Win, Effort::Brief),
                    (Goal::MostPoints, Effort::Thorough),
                    (Goal::Advice, Effort::Thorough),
                    (Goal::Odds { from: 12 }, Effort::Thorough),
                    (Goal::Grade, Effort::Thorough),
                    (Goal::Judgement, Effort::Thorough),
                ] {
                    let query = Query { position: position(game, moves), goal, effort };
                    let arrived = read_query(&write_query(&query)).unwrap();
                    // Nothing that a player has seen and that lies face down again travels, but what follows
                    // from the layout: a solver needs none of it, and an adviser only forgets where Kings lie that
                    // were put back while Doublets was dealt.
                    assert_eq!(arrived.position.layout(), query.position.layout());
                    assert_eq!((arrived.goal, arrived.effort), (goal, effort));
                }
            }
        }
    }

    /// Whoever is not at the table sees in the worker what it would see on the page, the passes included.
    #[test]
    fn a_hand_of_curse_arrives_with_its_past() {
        let number = DealNumber::new(17).unwrap();
        let options = AnyOptions::from_text(GameName::Curse, "target 11").unwrap();
        let mut position = AnyGame::deal(&options, number);
        let mut passes = 0;
        for seed in 0..200 {
            let query = Query::choice(position.clone(), Level::Club, seed);
            let arrived = read_query(&write_query(&query)).unwrap();
            let told = |game: &AnyGame| {
                let AnyLayout::Curse(mut layout) = game.layout() else { unreachable!() };
                layout.hands.iter_mut().for_each(|hand| hand.sort());
                layout
            };
            assert_eq!(told(&arrived.position), told(&position));
            assert_eq!((arrived.goal, arrived.effort), (query.goal, query.effort));
            let answer = |query: &Query| Engine::default().answer(query, &|| false);
            assert_eq!(answer(&arrived), answer(&query));
            let Some(next) = position.legal_moves().last().copied() else { break };
            passes += u32::from(next.to_string() == "pass");
            position.play(next).unwrap();
        }
        assert!(passes > 3, "{passes}");
        let torn = write_query(&Query::choice(position, Level::Club, 0)).replace("south ", "north ");
        assert!(read_query(&torn).is_err());
    }

    #[test]
    fn an_answer_arrives_as_it_was_sent() {
        for game in PATIENCES {
            let line = line_of(game);
            for answer in [
                Answer::Won(line.clone()),
                Answer::Lost,
                Answer::Most { points: 31, line, is_exact: false },
                Answer::Chosen { chosen: line_of(game)[0], reason: Reason::BestOnAverage },
                Answer::Odds(Sample { odds: Odds { wins: 3, worlds: 4 }, all: 100 }),
                Answer::Graded(Graded { grade: Grade::VeryHard, wins: 4, adviser_wins: true }),
                Answer::Judged(vec![
                    Judged { play: line_of(game)[0], fair: -135, seen: Some(-2) },
                    Judged { play: line_of(game)[0], fair: 20, seen: None },
                ]),
                Answer::NotFound,
            ] {
                assert_eq!(read_answer(game, &write_answer(&answer)).unwrap(), answer);
            }
        }
    }

    #[test]
    fn what_is_no_message_is_refused() {
        let told = |position: &str| format!(r#"{{"position":"{position}","goal":"win","effort":"brief"}}"#);
        for (text, expected) in [
            ("", "the message has another shape"),
            (r#"{"position":""}"#, "the message has another shape"),
            (&told("nonsense"), "the position cannot be read"),
            (&told("game: yield; options: ranks 13, rows 7; stock: -; waste: -; pyramid: -"), "the position"),
        ] {
            let error = read_query(text).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text}: {error}");
        }
        let error = read_answer(GameName::Yield, r#"{"won":{"line":["nonsense"]}}"#).unwrap_err();
        assert_eq!(error.to_string(), "a move cannot be read");
    }
}
