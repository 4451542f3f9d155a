use std::borrow::Cow;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use talon_rules::fields::shorten;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, AnySeat, GameName, curse};
use talon_table::without_mark;

use crate::answer::{Code, Failure};
use crate::json_error::read_json;
use crate::object::Object;
use crate::pieces::Pairs;
use crate::search_request::{ChooseRequest, GivenView, Goal, SolveRequest, UnknownGoal};
use crate::state::Perspective;

/// A line of the input: the request and the `id` for its answer.
#[derive(Debug)]
pub struct RequestLine<'a> {
    /// The request's `id`, if it can be read. It contains no line break.
    pub id: Option<Cow<'a, RawValue>>,
    /// The request, or the reason why the line is not one.
    pub request: Result<Request<'a>, Failure>,
}

/// A request to the referee. A perspective of `None` is the usual one.
#[derive(Debug)]
pub enum Request<'a> {
    /// The versions of the protocol and the program.
    Hello,
    /// A new game.
    New(NewGame<'a>, Option<Perspective>),
    /// A game from an arrangement as JSON.
    Arrange(&'a str, Option<Perspective>),
    /// The position.
    State(Option<Perspective>),
    /// The legal moves.
    Moves {
        /// The perspective.
        perspective: Option<Perspective>,
        /// True if each move comes with the state after it.
        states: bool,
    },
    /// A move, as text.
    Play(Cow<'a, str>, Option<Perspective>),
    /// Undo the last move.
    Undo(Option<Perspective>),
    /// Redo a move.
    Redo(Option<Perspective>),
    /// Find out how the game can end.
    Solve(SolveRequest),
    /// Choose a move.
    Choose(ChooseRequest<'a>),
    /// The whole game as text.
    Record,
    /// A game from its record.
    Load(Cow<'a, str>, Option<Perspective>),
}

/// The start of a new game.
#[derive(Debug)]
pub enum NewGame<'a> {
    /// A deal by its number.
    Deal(AnyOptions, DealNumber),
    /// A patience from a deck as text, the first card dealt first.
    Deck(AnyOptions, Cow<'a, str>),
    /// A hand of Curse of the Doublet from its tiles as text.
    Hands {
        /// South's tiles.
        south: String,
        /// North's tiles.
        north: String,
        /// The seat that leads.
        leader: curse::Seat,
    },
}

/// All fields of requests.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields<'a> {
    #[serde(borrow, default, deserialize_with = "present")]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    op: Cow<'a, str>,
    #[serde(borrow)]
    game: Option<Cow<'a, str>>,
    deal: Option<u64>,
    #[serde(borrow)]
    deck: Option<Cow<'a, str>>,
    options: Option<Pairs<String>>,
    #[serde(rename = "match")]
    is_match: Option<bool>,
    hands: Option<Object<Hands>>,
    #[serde(borrow)]
    leader: Option<Cow<'a, str>>,
    #[serde(borrow)]
    state: Option<&'a RawValue>,
    #[serde(borrow)]
    seat: Option<Cow<'a, str>>,
    states: Option<bool>,
    #[serde(borrow, rename = "move")]
    wanted: Option<Cow<'a, str>>,
    #[serde(borrow)]
    record: Option<Cow<'a, str>>,
    #[serde(borrow)]
    goal: Option<Cow<'a, str>>,
    ms: Option<u64>,
    nodes: Option<u64>,
    mb: Option<u64>,
    #[serde(borrow)]
    level: Option<Cow<'a, str>>,
    seed: Option<u64>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    moves: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hands {
    south: String,
    north: String,
}

/// Reads an `id` of `null` as present.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

/// The `id` of a line whose other fields can be wrong.
#[derive(Deserialize)]
struct OnlyId<'a> {
    #[serde(borrow, default, deserialize_with = "present")]
    id: Option<&'a RawValue>,
}

impl<'a> RequestLine<'a> {
    /// Reads a line.
    pub fn read(line: &'a [u8]) -> RequestLine<'a> {
        let failed =
            |code, message: String| RequestLine { id: None, request: Err(Failure::new(code, message)) };
        let Ok(text) = std::str::from_utf8(line) else {
            return failed(Code::BadJson, "the line is not UTF-8".to_owned());
        };
        let text = without_mark(text);
        let error = match read_json::<Object<Fields<'a>>>(text) {
            Ok(Object(mut fields)) => {
                return RequestLine { id: fields.id.take().map(one_line), request: fields.request() };
            }
            Err(error) => error,
        };
        if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
            return failed(Code::BadJson, format!("the line is not JSON: {error}"));
        }
        let id = serde_json::from_str::<Object<OnlyId<'a>>>(text).ok().and_then(|only| only.0.id);
        RequestLine { id: id.map(one_line), ..failed(Code::BadRequest, shorten(&error, MOST_QUOTED)) }
    }
}

/// Replaces carriage returns, which can separate the parts of a JSON value: in an answer, some programs would take them
/// for line breaks.
fn one_line(id: &RawValue) -> Cow<'_, RawValue> {
    match id.get().contains('\r').then(|| RawValue::from_string(id.get().replace('\r', " "))) {
        Some(Ok(plain)) => Cow::Owned(plain),
        _ => Cow::Borrowed(id),
    }
}

/// The failure of a line that is JSON but not a request.
fn bad(message: impl Into<String>) -> Failure {
    Failure::new(Code::BadRequest, message)
}

impl<'a> Fields<'a> {
    fn request(mut self) -> Result<Request<'a>, Failure> {
        let op = std::mem::take(&mut self.op);
        let allowed = allowed(&op).ok_or_else(|| {
            let op = shorten(&op, MOST_QUOTED);
            bad(format!("there is no op {op:?}: the ops are {}", OPS.map(|(name, _)| name).join(", ")))
        })?;
        if let Some(field) = self.given().find(|field| !allowed.contains(field)) {
            return Err(bad(format!("op {op:?} has no field {field:?}")));
        }
        let perspective = self.seat.as_deref().map(read_perspective).transpose()?;
        Ok(match &*op {
            "hello" => Request::Hello,
            "new" => Request::New(self.new_game()?, perspective),
            "arrange" => Request::Arrange(required(self.state, "state")?.get(), perspective),
            "state" => Request::State(perspective),
            "moves" => Request::Moves { perspective, states: self.states.unwrap_or_default() },
            "play" => Request::Play(required(self.wanted, "move")?, perspective),
            "undo" => Request::Undo(perspective),
            "redo" => Request::Redo(perspective),
            "solve" => Request::Solve(self.solve_request()?),
            "choose" => Request::Choose(self.choose_request(perspective)?),
            "record" => Request::Record,
            _ => Request::Load(required(self.record, "record")?, perspective),
        })
    }

    /// The names of the fields that are present.
    fn given(&self) -> impl Iterator<Item = &'static str> {
        let given = [
            ("game", self.game.is_some()),
            ("deal", self.deal.is_some()),
            ("deck", self.deck.is_some()),
            ("options", self.options.is_some()),
            ("match", self.is_match.is_some()),
            ("hands", self.hands.is_some()),
            ("leader", self.leader.is_some()),
            ("state", self.state.is_some()),
            ("seat", self.seat.is_some()),
            ("states", self.states.is_some()),
            ("move", self.wanted.is_some()),
            ("record", self.record.is_some()),
            ("goal", self.goal.is_some()),
            ("ms", self.ms.is_some()),
            ("nodes", self.nodes.is_some()),
            ("mb", self.mb.is_some()),
            ("level", self.level.is_some()),
            ("seed", self.seed.is_some()),
            ("view", self.view.is_some()),
            ("moves", self.moves.is_some()),
        ];
        given.into_iter().filter(|(_, is_given)| *is_given).map(|(name, _)| name)
    }

    /// The parameters of `solve`.
    fn solve_request(&self) -> Result<SolveRequest, Failure> {
        let goal = match self.goal.as_deref() {
            None => Goal::default(),
            Some(goal) => goal.parse().map_err(|error: UnknownGoal| bad(error.to_string()))?,
        };
        Ok(SolveRequest { goal, milliseconds: self.ms, nodes: self.nodes, megabytes: self.mb })
    }

    /// The parameters of `choose`.
    fn choose_request(self, perspective: Option<Perspective>) -> Result<ChooseRequest<'a>, Failure> {
        let level = self.level.as_deref().map(str::parse).transpose();
        let level = level.map_err(|error| bad(format!("level: {error}")))?;
        let seat = match perspective {
            None => None,
            Some(Perspective::Seat(seat)) => Some(seat),
            Some(Perspective::All) => return Err(bad("seat: a view is what one seat sees, not \"all\"")),
        };
        let view = match self.view {
            Some(json) => Some(GivenView { json: json.get(), seat }),
            None if seat.is_some() || self.moves.is_some() => {
                return Err(bad("\"seat\" and \"moves\" go with a \"view\""));
            }
            None => None,
        };
        Ok(ChooseRequest {
            level,
            milliseconds: self.ms,
            nodes: self.nodes,
            seed: self.seed.unwrap_or_default(),
            view,
        })
    }

    /// The parameters of `new`.
    fn new_game(self) -> Result<NewGame<'a>, Failure> {
        let game: GameName =
            required(self.game.as_deref(), "game")?.parse().map_err(|error| bad(format!("{error}")))?;
        if self.is_match.is_some() && (!game.properties().is_played_in_matches || self.options.is_some()) {
            return Err(bad("\"match\" is for curse, and instead of \"options\""));
        }
        if self.leader.is_some() && self.hands.is_none() {
            return Err(bad("\"leader\" goes with \"hands\""));
        }
        let options = match (&self.options, self.is_match) {
            (Some(pairs), _) => AnyOptions::from_pairs(game, pairs.iter())
                .map_err(|error| bad(format!("options: {error}")))?,
            (None, Some(true)) => AnyOptions::for_table(game),
            (None, _) => AnyOptions::usual(game),
        };
        match (self.deal, self.deck, self.hands) {
            (Some(number), None, None) => {
                let number = DealNumber::new(number).map_err(|error| bad(error.to_string()))?;
                Ok(NewGame::Deal(options, number))
            }
            (None, Some(_), None) if game == GameName::Curse => {
                Err(bad("curse is dealt from \"deal\" or \"hands\", not from a \"deck\""))
            }
            (None, Some(deck), None) => Ok(NewGame::Deck(options, deck)),
            (None, None, Some(Object(hands))) if options == AnyOptions::Curse(curse::Options::HAND) => {
                let leader = required(self.leader, "leader")?;
                let leader = leader.parse().map_err(|error| bad(format!("leader: {error}")))?;
                Ok(NewGame::Hands { south: hands.south, north: hands.north, leader })
            }
            (None, None, Some(_)) => Err(bad("\"hands\" are for a single hand of curse")),
            _ => Err(bad("a new game needs one of \"deal\", \"deck\" and \"hands\"")),
        }
    }
}

/// The operations with their fields besides `id` and `op`.
const OPS: [(&str, &[&str]); 12] = [
    ("hello", &[]),
    ("new", &["game", "deal", "deck", "options", "match", "hands", "leader", "seat"]),
    ("arrange", &["state", "seat"]),
    ("state", &["seat"]),
    ("moves", &["seat", "states"]),
    ("play", &["move", "seat"]),
    ("undo", &["seat"]),
    ("redo", &["seat"]),
    ("record", &[]),
    ("load", &["record", "seat"]),
    ("solve", &["goal", "ms", "nodes", "mb"]),
    ("choose", &["level", "ms", "nodes", "seed", "view", "seat", "moves"]),
];

/// The fields of an operation besides `id` and `op`; `None` if the operation does not exist.
fn allowed(op: &str) -> Option<&'static [&'static str]> {
    OPS.into_iter().find(|(name, _)| *name == op).map(|(_, fields)| fields)
}

fn required<T>(field: Option<T>, name: &str) -> Result<T, Failure> {
    field.ok_or_else(|| bad(format!("{name:?} is missing")))
}

fn read_perspective(seat: &str) -> Result<Perspective, Failure> {
    match seat {
        "all" => Ok(Perspective::All),
        "player" => Ok(Perspective::Seat(AnySeat::Player)),
        "south" => Ok(Perspective::Seat(AnySeat::South)),
        "north" => Ok(Perspective::Seat(AnySeat::North)),
        _ => Err(bad("the seats are \"player\", \"south\", \"north\" and \"all\"")),
    }
}

/// The most characters of a request that a message quotes.
const MOST_QUOTED: usize = 200;
