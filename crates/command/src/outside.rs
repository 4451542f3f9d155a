//! Players that are other programs, in the arena and in network matches. They answer requests line by line;
//! docs/develop/PROTOCOL.md describes the protocol.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};
use talon_wire::Perspective;

/// The limits and the seed of a request for a move.
#[allow(missing_debug_implementations, reason = "a function has nothing to show")]
pub struct MoveRequest<'a> {
    /// The time limit, in milliseconds.
    pub ms: Option<u64>,
    /// The most positions that the player can look at.
    pub nodes: Option<u64>,
    /// The seed for the random choices of this move.
    pub seed: u64,
    /// Returns true if the player must stop now.
    pub stop: &'a dyn Fn() -> bool,
}

/// The reason why an outside player forfeits a hand.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Forfeit {
    /// It did not answer in time.
    #[error("it has not answered within {0} ms")]
    Late(u128),
    /// It has ended or closed its pipes.
    #[error("it has ended")]
    Gone,
    /// It could not be started.
    #[error("it cannot be started: {0}")]
    NotStarted(String),
    /// Its line does not answer the request.
    #[error("it answered {0:?}")]
    Nonsense(String),
    /// It made a move that is not legal.
    #[error("it played {0:?}, which is not legal here")]
    Illegal(String),
}

/// A connection that answers a line with a line.
pub trait Line {
    /// Sends a line and waits for the answer.
    ///
    /// # Errors
    /// [`Forfeit::Late`] or [`Forfeit::Gone`].
    fn ask(&mut self, line: &str, patience: Duration) -> Result<String, Forfeit>;
}

/// Opens a connection.
type Open = Box<dyn FnMut() -> Result<Box<dyn Line>, Forfeit>>;

/// An outside player. Its program is started for the first request, and again after a failure.
pub struct Outside {
    open: Open,
    line: Option<Box<dyn Line>>,
    asked: u64,
}

impl std::fmt::Debug for Outside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outside").field("asked", &self.asked).finish_non_exhaustive()
    }
}

/// A request to the program.
#[derive(Serialize)]
struct Request<'a> {
    op: &'a str,
    id: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<talon_wire::State>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
}

/// The required fields of an answer; others are ignored.
#[derive(Deserialize)]
struct Answer {
    ok: bool,
    id: Option<u64>,
    #[serde(rename = "move")]
    made: Option<String>,
}

/// The time that a program may take to start, whatever the limit of a move: an interpreter may load large libraries
/// first.
const START: Duration = Duration::from_secs(30);

/// The time limit in a request if the arena limits only nodes.
const USUAL_MILLISECONDS: u64 = 1_000;

/// The most bytes of an answer that are read.
const LONGEST_ANSWER: u64 = 1 << 16;

/// The most characters of an answer that are quoted.
const QUOTED: usize = 200;

impl Outside {
    /// A player that this command starts. The command is split at blanks; there is no quoting.
    pub fn new(command: &str) -> Outside {
        let command = command.to_owned();
        Outside::on(Box::new(move || {
            Process::start(&command).map(|process| Box::new(process) as Box<dyn Line>)
        }))
    }

    /// A player behind such a connection.
    fn on(open: Open) -> Outside {
        Outside { open, line: None, asked: 0 }
    }

    /// Asks for a move.
    ///
    /// # Errors
    /// The reason why there is none. The program is then ended.
    pub fn choose(
        &mut self,
        state: &State,
        seat: Seat,
        move_request: &MoveRequest<'_>,
    ) -> Result<Move, Forfeit> {
        let chosen = self.ask_for_move(state, seat, move_request);
        if chosen.is_err() {
            self.line = None;
        }
        chosen
    }

    fn ask_for_move(
        &mut self,
        state: &State,
        seat: Seat,
        move_request: &MoveRequest<'_>,
    ) -> Result<Move, Forfeit> {
        let ms = move_request.ms.unwrap_or(USUAL_MILLISECONDS);
        let patience = Duration::from_millis(ms.saturating_mul(2).saturating_add(1_000));
        if self.line.is_none() {
            self.line = Some((self.open)()?);
            self.request("hello", patience.max(START), |_| {})?;
        }
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let perspective = Perspective::Seat(seat.into());
        let view =
            talon_wire::State::of_game(&state.clone().into(), None, state.history().len(), perspective);
        let (answer, text) = self.request("choose", patience, |request| {
            request.view = Some(view);
            request.seat = Some(seat.to_string());
            request.moves = Some(moves.iter().map(Move::to_string).collect());
            request.ms = Some(ms);
            request.seed = Some(move_request.seed);
        })?;
        let written = answer.made.ok_or(Forfeit::Nonsense(text))?;
        let read = written.parse().ok().filter(|read| moves.contains(read));
        read.ok_or(Forfeit::Illegal(quoted(&written)))
    }

    /// Sends a request and returns the answer and its text.
    fn request(
        &mut self,
        op: &str,
        patience: Duration,
        fill: impl FnOnce(&mut Request<'_>),
    ) -> Result<(Answer, String), Forfeit> {
        self.asked += 1;
        let id = self.asked;
        let mut request = Request { op, id, view: None, seat: None, moves: None, ms: None, seed: None };
        fill(&mut request);
        let line = serde_json::to_string(&request).expect("a request can be written");
        let text = self.line.as_mut().expect("the line is open").ask(&line, patience)?;
        let answer: Option<Answer> = serde_json::from_str(&text).ok();
        match answer.filter(|answer| answer.ok && answer.id == Some(id)) {
            Some(answer) => Ok((answer, quoted(&text))),
            None => Err(Forfeit::Nonsense(quoted(&text))),
        }
    }
}

/// The beginning of a program's answer.
fn quoted(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}

/// A running program.
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Process {
    fn start(command: &str) -> Result<Process, Forfeit> {
        let failed = |error: &dyn ToString| Forfeit::NotStarted(error.to_string());
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| failed(&"the command is empty"))?;
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| failed(&error))?;
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        // A program that writes without being asked must wait.
        let (sender, answers) = mpsc::sync_channel(1);
        // The thread ends with the program, or when the receiver is dropped.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = read_line(&mut output)
                && sender.send(line).is_ok()
            {}
        });
        Ok(Process { child, input, answers })
    }
}

/// The next line, or the beginning of one that is too long.
fn read_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    output.take(LONGEST_ANSWER).read_until(b'\n', &mut line).ok().filter(|read| *read > 0)?;
    Some(String::from_utf8_lossy(&line).trim_end().to_owned())
}

impl Line for Process {
    fn ask(&mut self, line: &str, patience: Duration) -> Result<String, Forfeit> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| Forfeit::Gone)?;
        self.answers.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Forfeit::Late(patience.as_millis()),
            RecvTimeoutError::Disconnected => Forfeit::Gone,
        })
    }
}

impl Drop for Process {
    /// Ends the program.
    fn drop(&mut self) {
        // It may have ended on its own.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::curse::Options;
    use talon_rules::pieces::DealNumber;

    use super::*;

    /// A connection with prepared answers.
    struct Scripted(fn(&str) -> Result<String, Forfeit>);

    impl Line for Scripted {
        fn ask(&mut self, line: &str, _: Duration) -> Result<String, Forfeit> {
            (self.0)(line)
        }
    }

    /// A program that answers the greeting only within the time for starting.
    struct SlowToStart;

    impl Line for SlowToStart {
        fn ask(&mut self, line: &str, patience: Duration) -> Result<String, Forfeit> {
            match read(line) {
                (_, None) if patience < START => Err(Forfeit::Late(patience.as_millis())),
                (_, Some(_)) if patience >= START => Err(Forfeit::Nonsense("too patient".to_owned())),
                (id, None) => Ok(format!(r#"{{"ok":true,"id":{id}}}"#)),
                (id, Some(first)) => Ok(format!(r#"{{"ok":true,"id":{id},"move":"{first}"}}"#)),
            }
        }
    }

    #[test]
    fn a_program_may_take_longer_to_start_than_to_move() {
        let (state, seat) = deal();
        let mut outside = Outside::on(Box::new(|| Ok(Box::new(SlowToStart))));
        let request = MoveRequest { ms: Some(7), nodes: None, seed: 3, stop: &|| false };
        assert!(outside.choose(&state, seat, &request).is_ok());
    }

    fn deal() -> (State, Seat) {
        let state = State::deal(&Options::HAND, DealNumber::new(0).expect("a deal"));
        let seat = state.seat_to_move().expect("a hand begins");
        (state, seat)
    }

    /// The first move of a player with such answers.
    fn asked(answer: fn(&str) -> Result<String, Forfeit>) -> Result<Move, Forfeit> {
        let (state, seat) = deal();
        let mut outside = Outside::on(Box::new(move || Ok(Box::new(Scripted(answer)))));
        let request = MoveRequest { ms: Some(7), nodes: None, seed: 3, stop: &|| false };
        outside.choose(&state, seat, &request)
    }

    /// The id of a request, and the first of its moves.
    fn read(line: &str) -> (u64, Option<String>) {
        let request: serde_json::Value = serde_json::from_str(line).expect("a request is JSON");
        let first = request["moves"].as_array().map(|moves| moves[0].as_str().expect("a move").to_owned());
        (request["id"].as_u64().expect("an id"), first)
    }

    /// A bot that answers the greeting correctly and then the request like this.
    fn after_hello(
        line: &str,
        then: impl FnOnce(u64, String) -> Result<String, Forfeit>,
    ) -> Result<String, Forfeit> {
        match read(line) {
            (id, None) => Ok(format!(r#"{{"ok":true,"id":{id},"games":["curse"]}}"#)),
            (id, Some(first)) => then(id, first),
        }
    }

    #[test]
    fn a_bot_that_answers_plays() {
        let chosen = asked(|line| {
            after_hello(line, |id, first| Ok(format!(r#"{{"ok":true,"id":{id},"move":"{first}"}}"#)))
        });
        let (state, _) = deal();
        assert_eq!(state.why_not(chosen.expect("a move")), None);
    }

    #[test]
    fn every_failure_has_a_message() {
        let late: fn(&str) -> Result<String, Forfeit> =
            |line| after_hello(line, |_, _| Err(Forfeit::Late(1_014)));
        let failures = [
            asked(late),
            asked(|line| after_hello(line, |_, _| Err(Forfeit::Gone))),
            asked(|_| Err(Forfeit::Gone)),
            asked(|_| Ok("hello".to_owned())),
            asked(|line| after_hello(line, |_, _| Ok("?".repeat(1_000)))),
            asked(|line| {
                after_hello(line, |id, first| {
                    Ok(format!(r#"{{"ok":true,"id":{},"move":"{first}"}}"#, id + 1))
                })
            }),
            asked(|line| {
                after_hello(line, |id, first| Ok(format!(r#"{{"ok":false,"id":{id},"move":"{first}"}}"#)))
            }),
            asked(|line| after_hello(line, |id, _| Ok(format!(r#"{{"ok":true,"id":{id}}}"#)))),
            asked(|line| after_hello(line, |id, _| Ok(format!(r#"{{"ok":true,"id":{id},"move":"pass"}}"#)))),
        ];
        let messages = failures.map(|failure| failure.expect_err("it fails").to_string());
        let expected = [
            "it has not answered within 1014 ms",
            "it has ended",
            "it has ended",
            "it answered \"hello\"",
            "it answered \"????",
            "it answered \"{",
            "it answered \"{",
            "it answered \"{",
            "it played \"pass\", which is not legal here",
        ];
        for (message, expected) in messages.iter().zip(expected) {
            assert!(message.starts_with(expected) && message.len() < 300, "{message}");
        }
    }

    /// A request for a move contains everything that docs/develop/PROTOCOL.md promises and nothing hidden.
    #[test]
    fn a_request_shows_what_the_seat_sees() {
        let error = asked(|line| after_hello(line, |_, _| Ok(line.replace("\"id\"", "\"other\""))));
        let Err(Forfeit::Nonsense(_)) = error else { panic!("{error:?}") };
        let (state, seat) = deal();
        let chosen = asked(|line| {
            after_hello(line, |id, first| {
                let request: serde_json::Value = serde_json::from_str(line).expect("JSON");
                let view = &request["view"];
                assert_eq!(
                    (&request["op"], &request["ms"], &request["seed"]),
                    (&"choose".into(), &7.into(), &3.into())
                );
                assert!(view["deal"].is_null() && view["game"] == "curse" && view["turn"] == request["seat"]);
                let hidden = view["hands"].as_object().expect("hands").values();
                let hidden =
                    hidden.chain([&view["aside"]]).flat_map(|tiles| tiles.as_array().expect("tiles"));
                assert_eq!(hidden.filter(|tile| **tile == "?-?").count(), 17);
                Ok(format!(r#"{{"ok":true,"id":{id},"move":"{first}"}}"#))
            })
        });
        assert!(state.tiles(seat).iter().any(|tile| Move::Set(*tile) == *chosen.as_ref().expect("a move")));
    }

    #[test]
    fn a_missing_program_is_reported() {
        let (state, seat) = deal();
        let request = MoveRequest { ms: Some(7), nodes: None, seed: 3, stop: &|| false };
        for command in ["", "/nowhere/to/be/found"] {
            let failed = Outside::new(command).choose(&state, seat, &request);
            assert!(matches!(failed, Err(Forfeit::NotStarted(_))), "{failed:?}");
        }
    }
}
