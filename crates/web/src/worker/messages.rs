//! What the page and a worker tell each other: JSON of plain texts, so that both read it back through the rules.

use serde::{Deserialize, Serialize};
use talon_rules::{AnyGame, AnyLayout, AnyMove, Faults, GameName, ParseLayoutError, ParseMoveError};
use talon_table::{Answer, Effort, Goal, Question};

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
    /// A move is not written as it should be.
    #[error("a move cannot be read")]
    Move(#[from] ParseMoveError),
}

/// A question on its way to a worker.
#[derive(Serialize, Deserialize)]
struct QuestionMessage {
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
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Effort", rename_all = "kebab-case")]
enum EffortName {
    Brief,
    Thorough,
    Counted,
}

/// An answer on its way to the page.
#[derive(Serialize, Deserialize)]
#[serde(tag = "found", rename_all = "kebab-case")]
enum AnswerMessage {
    Won { line: Vec<String> },
    Lost,
    Most { points: u32, line: Vec<String>, is_exact: bool },
    NotFound,
}

/// The question as a text.
pub(crate) fn write_question(question: &Question) -> String {
    let Question { position, goal, effort } = question;
    let message = QuestionMessage { position: position.layout().to_string(), goal: *goal, effort: *effort };
    serde_json::to_string(&message).expect("texts can be written as JSON")
}

/// The question that the text tells.
pub(crate) fn read_question(text: &str) -> Result<Question, MessageError> {
    let QuestionMessage { position, goal, effort } = serde_json::from_str(text)?;
    let layout: AnyLayout = position.parse()?;
    Ok(Question { position: AnyGame::arrange(&layout)?, goal, effort })
}

/// The answer as a text.
pub(crate) fn write_answer(answer: &Answer) -> String {
    let message = match answer {
        Answer::Won(line) => AnswerMessage::Won { line: texts(line) },
        Answer::Lost => AnswerMessage::Lost,
        Answer::Most { points, line, is_exact } => {
            AnswerMessage::Most { points: *points, line: texts(line), is_exact: *is_exact }
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
    use talon_pieces::DealNumber;
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

    #[test]
    fn a_question_arrives_as_it_was_sent() {
        for game in PATIENCES {
            for moves in 0..12 {
                for (goal, effort) in [(Goal::Win, Effort::Brief), (Goal::MostPoints, Effort::Thorough)] {
                    let question = Question { position: position(game, moves), goal, effort };
                    let arrived = read_question(&write_question(&question)).unwrap();
                    // What a player has seen is no concern of a solver, and does not travel.
                    assert_eq!(arrived.position.layout(), question.position.layout());
                    assert_eq!((arrived.goal, arrived.effort), (goal, effort));
                }
            }
        }
    }

    #[test]
    fn an_answer_arrives_as_it_was_sent() {
        for game in PATIENCES {
            let line = position(game, 3).legal_moves();
            for answer in [
                Answer::Won(line.clone()),
                Answer::Lost,
                Answer::Most { points: 31, line, is_exact: false },
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
            let error = read_question(text).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text}: {error}");
        }
        let error = read_answer(GameName::Yield, r#"{"found":"won","line":["nonsense"]}"#).unwrap_err();
        assert_eq!(error.to_string(), "a move cannot be read");
    }
}
