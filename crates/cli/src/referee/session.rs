use std::cell::LazyCell;
use std::str::FromStr;

use serde_json::value::RawValue;
use talon_census::search;
use talon_lang::Lang;
use talon_rules::pieces::Card;
use talon_rules::{AnyMove, AnyOptions, AnySeat, Game, GameName, Violation, curse};
use talon_solve::AnySolver;
use talon_table::{Refused, Sitting, Start};
use talon_wire::{
    Answer, Body, ChooseRequest, Code, Failure, FaultLine, MoveLine, NewGame, Perspective, Request,
    RequestLine, Solution, SolveRequest, State, read_position,
};

use super::limits::LONGEST_LINE;
use super::{choose, failure, limits};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// A referee and the game on its table.
#[derive(Debug)]
pub struct Session {
    table: Option<Table>,
    /// Loaded when the first move is refused, because most sessions never need it.
    lang: LazyCell<Lang>,
    /// Kept between searches to reuse its memory.
    solver: AnySolver,
    started: u64,
}

/// A game being played.
#[derive(Debug)]
struct Table {
    sitting: Sitting,
    /// The number of moves before an arrangement, if the request gave it.
    moves_before: usize,
}

/// The message for a request that needs a game when there is none.
const NO_GAME: &str = "there is no game yet: begin one with \"new\", \"arrange\" or \"load\"";

impl Session {
    /// A referee without a game. `started` is the start time for records, in seconds since 1970.
    pub fn new(started: u64) -> Session {
        Session { table: None, lang: LazyCell::new(Lang::english), solver: AnySolver::default(), started }
    }

    /// Answers a line without its line break. Appends the answer with its line break to `answer`.
    pub fn answer(&mut self, line: &[u8], answer: &mut Vec<u8>) {
        let RequestLine { id, request } = RequestLine::read(line);
        let body = request.and_then(|request| self.grant(request));
        write_answer(id.as_deref(), body, answer);
    }

    /// Appends the answer to a line that is too long.
    pub fn refuse_long_line(answer: &mut Vec<u8>) {
        let message = format!("a line has at most {LONGEST_LINE} bytes");
        write_answer(None, Err(Failure::new(Code::Limit, message)), answer);
    }

    fn grant(&mut self, request: Request<'_>) -> Result<Body<'static>, Failure> {
        match request {
            Request::Hello => Ok(Body::Hello {
                protocol: PROTOCOL,
                version: env!("CARGO_PKG_VERSION"),
                games: GameName::ALL.map(GameName::as_str).to_vec(),
            }),
            Request::New(game, perspective) => self.begin(new_start(game, self.started)?, 0, perspective),
            Request::Arrange(json, perspective) => {
                let position = read_position(json).map_err(|error| failure::of_position("state", error))?;
                let start = Start::position(position.layout, self.started);
                let start = start.map_err(|faults| failure::of_faults(Code::BadPosition, &faults))?;
                self.begin(start, position.moves_made, perspective)
            }
            Request::Load(record, perspective) => {
                self.replace(Table { sitting: load(&record)?, moves_before: 0 }, perspective)
            }
            Request::State(perspective) => {
                let table = self.table()?;
                table.check(perspective)?;
                Ok(table.state(perspective))
            }
            Request::Moves { perspective, states } => self.table()?.moves(perspective, states),
            Request::Play(text, perspective) => self.play(&text, perspective),
            Request::Undo(perspective) => self.change(perspective, |sitting| sitting.undo().map(|_| ())),
            Request::Redo(perspective) => self.change(perspective, |sitting| sitting.redo().map(|_| ())),
            Request::Record => Ok(Body::Record { record: self.table()?.sitting.record() }),
            Request::Solve(request) => self.solve(request).map(Body::Solution),
            Request::Choose(request) => self.choose(&request),
        }
    }

    /// The game on the table.
    fn table(&mut self) -> Result<&mut Table, Failure> {
        self.table.as_mut().ok_or_else(|| Failure::new(Code::NoGame, NO_GAME))
    }

    /// Starts a game after `moves_before` moves.
    fn begin(
        &mut self,
        start: Start,
        moves_before: usize,
        perspective: Option<Perspective>,
    ) -> Result<Body<'static>, Failure> {
        self.replace(Table { sitting: Sitting::new(start), moves_before }, perspective)
    }

    /// Replaces the game on the table.
    fn replace(&mut self, table: Table, perspective: Option<Perspective>) -> Result<Body<'static>, Failure> {
        table.check(perspective)?;
        Ok(self.table.insert(table).state(perspective))
    }

    fn play(&mut self, text: &str, perspective: Option<Perspective>) -> Result<Body<'static>, Failure> {
        let game = self.table()?.sitting.game().name();
        let wanted = AnyMove::read(game, text);
        let wanted = wanted.map_err(|error| Failure::new(Code::IllegalMove, error.to_string()))?;
        self.change(perspective, |sitting| sitting.play(wanted).map(|_| ()))
    }

    /// Searches for how the game can end.
    fn solve(&mut self, request: SolveRequest) -> Result<Solution, Failure> {
        let position = self.table()?.sitting.game().clone();
        let limits = limits::of_search(request, position.name());
        Ok(search(&mut self.solver, &position, request.goal, limits, &|| false))
    }

    /// Lets a bot choose a move for the seat to move, from that seat's view.
    fn choose(&mut self, request: &ChooseRequest<'_>) -> Result<Body<'static>, Failure> {
        let view = match choose::view_of_request(request) {
            Some(view) => view?,
            None => choose::view_of_table(self.table()?.sitting.game())?,
        };
        choose::choose(&view, request).map(Body::Chosen)
    }

    /// Changes the sitting and returns the new state.
    fn change(
        &mut self,
        perspective: Option<Perspective>,
        change: impl FnOnce(&mut Sitting) -> Result<(), Refused>,
    ) -> Result<Body<'static>, Failure> {
        let table = self.table()?;
        table.check(perspective)?;
        match change(&mut table.sitting) {
            Ok(()) => Ok(table.state(perspective)),
            Err(Refused::Illegal(violation)) => {
                Err(Failure::illegal(violation.rule(), self.lang.refusal(&violation)))
            }
            Err(refused @ Refused::NothingToUndo) => {
                Err(Failure::new(Code::NothingToUndo, refused.to_string()))
            }
            Err(refused @ Refused::NothingToRedo) => {
                Err(Failure::new(Code::NothingToRedo, refused.to_string()))
            }
        }
    }
}

impl Table {
    /// Checks that the game has the seat of this perspective.
    fn check(&self, perspective: Option<Perspective>) -> Result<(), Failure> {
        let game = self.sitting.game().name();
        match perspective {
            Some(Perspective::Seat(seat)) if !AnySeat::of(game).contains(&seat) => {
                Err(Failure::new(Code::BadRequest, format!("{game} has no seat {:?}", seat.as_str())))
            }
            _ => Ok(()),
        }
    }

    /// The state from this perspective or the usual one.
    fn state(&self, perspective: Option<Perspective>) -> Body<'static> {
        let perspective = perspective.unwrap_or_else(|| Perspective::usual(self.sitting.game()));
        Body::State { state: State::of_sitting(&self.sitting, self.moves_before, perspective) }
    }

    /// The legal moves; from the perspective of a seat that is not to move, none.
    fn moves(&self, perspective: Option<Perspective>, states: bool) -> Result<Body<'static>, Failure> {
        self.check(perspective)?;
        let game = self.sitting.game();
        let perspective = perspective.unwrap_or_else(|| Perspective::usual(game));
        if states && perspective != Perspective::All {
            return Err(Failure::new(
                Code::BadRequest,
                "\"states\" shows everything, so it needs seat \"all\"",
            ));
        }
        let sees_moves = match perspective {
            Perspective::All => true,
            Perspective::Seat(seat) => game.seat_to_move() == Some(seat),
        };
        let moves = if sees_moves { game.legal_moves() } else { Vec::new() };
        let line = |legal: AnyMove| MoveLine {
            made: legal.to_string(),
            state: if states { State::after(&self.sitting, self.moves_before, legal).ok() } else { None },
        };
        Ok(Body::Moves { moves: moves.into_iter().map(line).collect() })
    }
}

/// Appends an answer and a line break.
fn write_answer(id: Option<&RawValue>, body: Result<Body<'_>, Failure>, answer: &mut Vec<u8>) {
    let body = body.unwrap_or_else(|error| Body::Failure { error });
    serde_json::to_writer(&mut *answer, &Answer::new(id, body)).expect("a list of bytes takes everything");
    answer.push(b'\n');
}

/// The start of a new game.
fn new_start(game: NewGame<'_>, started: u64) -> Result<Start, Failure> {
    match game {
        NewGame::Deal(options, number) => Ok(Start::deal(options, number, started)),
        NewGame::Deck(options, deck) => deck_start(options, &deck, started),
        NewGame::Hands { south, north, leader } => {
            let [south, north] = read_all([("hands.south", &*south), ("hands.north", &*north)])?;
            let hand = curse::State::from_hands(&curse::Options::HAND, &south, &north, leader);
            let layout = hand.map_err(|faults| failure::of_faults(Code::BadDeck, &faults))?.layout();
            let start = Start::position(layout.into(), started);
            start.map_err(|faults| failure::of_faults(Code::BadDeck, &faults))
        }
    }
}

fn deck_start(options: AnyOptions, deck: &str, started: u64) -> Result<Start, Failure> {
    let [deck] = read_all::<Card, 1>([("deck", deck)])?;
    Start::deck(options, deck, started).map_err(|faults| failure::of_faults(Code::BadDeck, &faults))
}

/// Reads lists of pieces separated by blanks and reports all that cannot be read.
fn read_all<T: FromStr<Err: ToString>, const N: usize>(
    texts: [(&str, &str); N],
) -> Result<[Vec<T>; N], Failure> {
    let mut faults = Vec::new();
    let lists = texts.map(|(path, text)| {
        let mut pieces = Vec::new();
        for (place, word) in text.split_whitespace().enumerate() {
            match word.parse() {
                Ok(piece) => pieces.push(piece),
                Err(error) => {
                    let error: T::Err = error;
                    let (path, message) = (format!("{path}[{place}]"), error.to_string());
                    faults.push(FaultLine { path, rule: None, message });
                }
            }
        }
        pieces
    });
    if faults.is_empty() { Ok(lists) } else { Err(Failure::faulty(Code::BadDeck, faults)) }
}

/// Reads a record, whose last line can lack its line break.
fn load(record: &str) -> Result<Sitting, Failure> {
    let end = if record.ends_with('\n') { "" } else { "\n" };
    let opened = Sitting::read(&format!("{record}{end}"));
    let opened = opened.map_err(|faults| Failure::faulty(Code::BadRecord, FaultLine::of_record(&faults)))?;
    Ok(opened.sitting)
}
