use std::fmt;
use std::str::FromStr;

use super::{Options, Seat, Turn};
use crate::fields::Fields;
use crate::pieces::{DealNumber, Tile};
use crate::text::{Pieces, read_pieces, unreadable};
use crate::{GameName, GameOptions, ParseLayoutError};

/// The pieces and their places, with `None` for an unknown tile. A layout may break the rules;
/// [`arrange`](crate::Game::arrange) checks it.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Layout, Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
/// hand.play("3-4".parse()?)?;
/// let layout: Layout = hand.layout().to_string().parse()?;
/// assert_eq!(layout.set, Some("3-4".parse()?));
/// assert_eq!(layout.branches.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The options of the game.
    pub options: Options,
    /// The deal that the hands of a match come from; `None` if they come from a secret root. No seat sees it, because it
    /// would reveal everything.
    pub deal: Option<DealNumber>,
    /// The set; `None` before the leader's first move.
    pub set: Option<Tile>,
    /// The branches of sides 1 to 4; none before the set lies.
    pub branches: Vec<BranchLayout>,
    /// South's tiles, then north's.
    pub hands: [Vec<Option<Tile>>; 2],
    /// The tiles that are out of play.
    pub aside: Vec<Option<Tile>>,
    /// The seat to move; `None` when the hand has ended.
    pub turn: Option<Seat>,
    /// True if the seat to move has just made a match.
    pub again: bool,
    /// The number of passes since the last play.
    pub passes: u8,
    /// The seat that leads the hand; an arrangement may leave it open.
    pub leader: Option<Seat>,
    /// The points of south and north when the hand has ended.
    pub points: Option<[u8; 2]>,
    /// The match that the hand belongs to.
    pub game: Option<MatchLayout>,
    /// The set, the plays and the passes of this hand, in order.
    pub history: Vec<Turn>,
}

/// A branch, or a side of the set that has no branch yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchLayout {
    /// The number of its side of the set.
    pub from: u8,
    /// Its tiles, from the set outwards.
    pub tiles: Vec<Tile>,
    /// The number that the next tile must have.
    pub end: u8,
}

/// The state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchLayout {
    /// The number of the hand on the table, from 1.
    pub hand: u32,
    /// The points of south and north, including those of an ended hand on the table.
    pub score: [u8; 2],
}

impl Layout {
    /// The winner of the match, once it is decided (C10).
    pub fn match_winner(&self) -> Option<Seat> {
        self.options.match_winner(self.game?.score)
    }

    /// All tiles that are known.
    pub(super) fn tiles(&self) -> impl Iterator<Item = Tile> {
        let played = self.branches.iter().flat_map(|branch| branch.tiles.iter().copied());
        let hidden = self.hands.iter().flatten().chain(&self.aside).copied().flatten();
        self.set.into_iter().chain(played).chain(hidden)
    }

    /// The seat that chooses the next leader: the loser of an ended hand, while the match is undecided (C2).
    pub fn choosing(&self) -> Option<Seat> {
        self.options.choosing(self.game?.score, self.points?)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}", GameName::Curse)?;
        writeln!(f, "options: {}", self.options.to_text())?;
        if let Some(deal) = self.deal {
            writeln!(f, "deal: {deal}")?;
        }
        writeln!(f, "set: {}", or_dash(self.set))?;
        writeln!(f, "branches: {}", join(" | ", &self.branches))?;
        for seat in Seat::BOTH {
            writeln!(f, "{seat}: {}", Pieces(&self.hands[seat.index()], "?-?"))?;
        }
        writeln!(f, "aside: {}", Pieces(&self.aside, "?-?"))?;
        writeln!(f, "turn: {}", or_dash(self.turn))?;
        writeln!(f, "again: {}", if self.again { "yes" } else { "no" })?;
        writeln!(f, "passes: {}", self.passes)?;
        writeln!(f, "leader: {}", or_dash(self.leader))?;
        writeln!(f, "points: {}", or_dash(self.points.map(|[south, north]| format!("{south} {north}"))))?;
        if let Some(MatchLayout { hand, score: [south, north] }) = self.game {
            writeln!(f, "hand: {hand}")?;
            writeln!(f, "score: {south} {north}")?;
        }
        write!(f, "history: {}", join(", ", &self.history))
    }
}

impl fmt::Display for BranchLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<Option<Tile>> = self.tiles.iter().copied().map(Some).collect();
        write!(f, "{} > {} > {}", self.from, Pieces(&tiles, "?-?"), self.end)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.made)
    }
}

/// A value, or `-` for none.
fn or_dash<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// Values with a separator, or `-` for none.
fn join<T: ToString>(between: &str, values: &[T]) -> String {
    let texts: Vec<String> = values.iter().map(ToString::to_string).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(between) }
}

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Layout, ParseLayoutError> {
        let mut fields = Fields::of_layout(GameName::Curse, text)?;
        let layout = Layout {
            options: Options::from_text(fields.value_or("options", ""))?,
            deal: read_optional("deal", fields.value_or("deal", "-"))?,
            set: read_optional("set", fields.value("set")?)?,
            branches: read_list(fields.value("branches")?, '|', read_branch)?,
            hands: [fields.take_pieces("south")?, fields.take_pieces("north")?],
            aside: fields.take_pieces("aside")?,
            turn: read_optional("turn", fields.value("turn")?)?,
            again: read_again(fields.value("again")?)?,
            passes: fields.parse("passes")?,
            leader: read_optional("leader", fields.value_or("leader", "-"))?,
            points: read_points("points", fields.value("points")?)?,
            game: read_match(&mut fields)?,
            history: read_list(fields.value_or("history", "-"), ',', read_turn)?,
        };
        fields.finish()?;
        Ok(layout)
    }
}

/// Reads a value, or `-` for none.
fn read_optional<T: FromStr>(field: &'static str, text: &str) -> Result<Option<T>, ParseLayoutError> {
    match text {
        "-" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| unreadable(field, text)),
    }
}

/// Reads values with a separator, or `-` for none.
fn read_list<T>(
    text: &str,
    between: char,
    read: impl Fn(&str) -> Result<T, ParseLayoutError>,
) -> Result<Vec<T>, ParseLayoutError> {
    if text == "-" { Ok(Vec::new()) } else { text.split(between).map(|part| read(part.trim())).collect() }
}

/// Reads `2 > 2-4 4-4 > 4`.
fn read_branch(text: &str) -> Result<BranchLayout, ParseLayoutError> {
    let parts: Vec<&str> = text.split('>').map(str::trim).collect();
    let [from, tiles, end] = parts[..] else { return Err(unreadable("branches", text)) };
    let number = |text: &str| text.parse().map_err(|_| unreadable("branches", text));
    let pieces: Option<Vec<Tile>> = read_pieces("branches", tiles)?.into_iter().collect();
    let tiles = pieces.ok_or_else(|| unreadable("branches", tiles))?;
    Ok(BranchLayout { from: number(from)?, tiles, end: number(end)? })
}

/// Reads `south 2-4@1`.
fn read_turn(text: &str) -> Result<Turn, ParseLayoutError> {
    let read =
        |(seat, played): (&str, &str)| Some(Turn { seat: seat.parse().ok()?, made: played.parse().ok()? });
    text.split_once(' ').and_then(read).ok_or_else(|| unreadable("history", text))
}

/// Reads `yes` or `no`.
fn read_again(text: &str) -> Result<bool, ParseLayoutError> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(unreadable("again", text)),
    }
}

/// Reads `3 0`, or `-` for none.
fn read_points(field: &'static str, text: &str) -> Result<Option<[u8; 2]>, ParseLayoutError> {
    if text == "-" {
        return Ok(None);
    }
    let read = |(south, north): (&str, &str)| Some([south.parse().ok()?, north.parse().ok()?]);
    text.split_once(' ').and_then(read).map(Some).ok_or_else(|| unreadable(field, text))
}

/// Reads the fields of a match, if they are there.
fn read_match(fields: &mut Fields<'_>) -> Result<Option<MatchLayout>, ParseLayoutError> {
    let Some(score) = fields.take_optional("score") else { return Ok(None) };
    let score = read_points("score", score.value)?.ok_or_else(|| unreadable("score", score.value))?;
    Ok(Some(MatchLayout { hand: fields.parse("hand")?, score }))
}
