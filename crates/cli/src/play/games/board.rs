//! The board on the screen: places and texts, and how to draw them. The scene says what lies there and
//! what the player can do with it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;
use talon_rules::pieces::{Card, Rank, Suit};
use talon_table::{Face, Mark, Marks, Scene, Spot, Zone, ZoneName, neighbour};

use crate::play::draw::cards::{PlaceKey, ShownCard};
use crate::play::draw::theme::Theme;
use crate::play::draw::{Pen, cards, tiles, width_of, write};

/// The thing at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// A card or a place for one.
    Card(Face),
    /// A tile with its numbers in the order in which they lie, or face down.
    Tile(Option<(u8, u8)>),
    /// The number of an open end.
    End(u8),
    /// A button for something to say.
    Button,
}

/// One place on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The spot that a click means; `None` for a place that is only shown.
    pub(crate) spot: Option<Spot>,
    /// The whole area, with the covered part.
    pub(crate) area: Rect,
    /// The number of upper rows that are visible. Later places cover the rest.
    pub(crate) seen: u16,
    /// The darkness of the thing, because other cards lie over it or to set it off from its neighbours.
    pub(crate) shade: u8,
    /// The thing itself.
    pub(crate) thing: Thing,
    /// True if it was played in the last turn.
    pub(crate) is_last: bool,
    /// The letter of the spot.
    pub(crate) letter: Option<char>,
    /// The text of a button.
    pub(crate) text: String,
}

impl Place {
    /// A card or a place for one, with nothing over it.
    pub(super) fn card(spot: Option<Spot>, area: Rect, face: Face) -> Place {
        Place { spot, ..Place::still(area, Thing::Card(face)) }
    }

    /// A place without a spot.
    pub(super) fn still(area: Rect, thing: Thing) -> Place {
        let text = String::new();
        Place { spot: None, area, seen: area.height, shade: 0, thing, is_last: false, letter: None, text }
    }

    /// The area without the covered rows.
    fn visible(&self) -> Rect {
        Rect { height: self.seen.min(self.area.height), ..self.area }
    }

    /// Its middle, in half columns and quarter rows, so that both directions count alike.
    fn middle(&self) -> (f64, f64) {
        let area = self.visible();
        (f64::from(area.x * 2 + area.width), f64::from(area.y * 4 + area.height * 2))
    }
}

/// A text on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Note {
    at: Position,
    text: String,
    style: Style,
}

/// All places and texts of a table, in the order in which they are drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Board {
    /// The places; later ones lie over earlier ones.
    pub(crate) places: Vec<Place>,
    notes: Vec<Note>,
}

impl Board {
    /// Gives every place the letter that the scene has for its spot.
    pub(super) fn with_letters(mut self, scene: &Scene) -> Board {
        for place in &mut self.places {
            place.letter = place.spot.and_then(|spot| scene.letter(spot));
        }
        self
    }

    /// Adds a text.
    pub(super) fn note(&mut self, x: u16, y: u16, text: impl Into<String>, style: Style) {
        self.notes.push(Note { at: Position { x, y }, text: text.into(), style });
    }

    /// Adds a text in the middle of the first row of an area.
    pub(super) fn note_centred(&mut self, area: Rect, text: impl Into<String>, style: Style) {
        let text = text.into();
        let shifted = i32::from(area.x) + (i32::from(area.width) - i32::from(width_of(&text))) / 2;
        self.note(u16::try_from(shifted).unwrap_or(0), area.y, text, style);
    }

    /// The spot at a cell, which is that of the uppermost place.
    pub(crate) fn at(&self, position: Position) -> Option<Spot> {
        self.places.iter().rev().find(|place| place.visible().contains(position))?.spot
    }

    /// The spots, in the order in which they are drawn.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> {
        self.places.iter().filter_map(|place| place.spot)
    }

    /// The middle of a spot, if it is on the board.
    pub(crate) fn middle(&self, spot: Spot) -> Option<(f64, f64)> {
        self.places.iter().find(|place| place.spot == Some(spot)).map(Place::middle)
    }

    /// The spot whose middle is nearest.
    pub(crate) fn nearest(&self, (x, y): (f64, f64)) -> Option<Spot> {
        let distance = |(left, top): (f64, f64)| (left - x).abs() + (top - y).abs();
        let nearest = self.middles().min_by(|one, other| distance(one.1).total_cmp(&distance(other.1)));
        nearest.map(|(spot, _)| spot)
    }

    /// The nearest spot in a direction; the spot itself when there is none.
    pub(crate) fn neighbour(&self, from: Spot, direction: (f64, f64)) -> Spot {
        let Some(start) = self.middle(from) else { return from };
        neighbour(start, direction, self.middles()).unwrap_or(from)
    }

    fn middles(&self) -> impl Iterator<Item = (Spot, (f64, f64))> {
        self.places.iter().filter_map(|place| Some((place.spot?, place.middle())))
    }
}

/// A board with its marks and the cursor, ready to draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardView<'a> {
    pub(crate) board: &'a Board,
    pub(crate) marks: &'a Marks,
    pub(crate) cursor: Option<Spot>,
    pub(crate) pen: &'a Pen<'a>,
}

impl Widget for BoardView<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        for place in &self.board.places {
            let unmarked = if place.is_last { Mark::Gold } else { Mark::None };
            let mark = place.spot.map_or(unmarked, |spot| self.marks.of(spot));
            let has_cursor = place.spot.is_some() && place.spot == self.cursor;
            draw_place(buffer, place, mark, has_cursor, self.pen);
        }
        for note in &self.board.notes {
            write(buffer, note.at.x, note.at.y, u16::MAX, &note.text, note.style);
        }
    }
}

fn draw_place(buffer: &mut Buffer, place: &Place, mark: Mark, cursor: bool, pen: &Pen<'_>) {
    let theme = pen.theme;
    match place.thing {
        Thing::Card(face) => {
            let shown = ShownCard { face, mark, seen: place.seen, shade: place.shade };
            cards::card(buffer, place.area, shown, theme);
        }
        Thing::Tile(numbers) => tiles::tile(buffer, place.area, numbers, mark, theme),
        Thing::End(number) => {
            let (text, style) = end(place.letter, number, mark, theme);
            let x = place.area.x + place.area.width.saturating_sub(4) / 2;
            let style = if cursor { theme.cursor } else { style };
            return write(buffer, x, place.area.y, 4, &text, style);
        }
        Thing::Button => return draw_button(buffer, place, cursor, pen),
    }
    if let Some(letter) = place.letter
        && place.seen == place.area.height
    {
        let is_empty = place.thing == Thing::Card(Face::Empty);
        let key = PlaceKey { letter, mark, has_cursor: cursor, is_empty };
        cards::key(buffer, place.area, key, theme);
    }
}

/// An open end: its key and its number, in square brackets when a tile can go there.
fn end(letter: Option<char>, number: u8, mark: Mark, theme: &Theme) -> (String, Style) {
    let letter = letter.unwrap_or(' ');
    match mark {
        Mark::None => (format!("{letter}({number})"), theme.gold),
        _ => (format!("{letter}[{number}]"), theme.face_gold),
    }
}

fn draw_button(buffer: &mut Buffer, place: &Place, cursor: bool, pen: &Pen<'_>) {
    let style = if cursor { pen.theme.cursor } else { pen.theme.gold };
    write(buffer, place.area.x, place.area.y, place.area.width, &place.text, style);
}

/// The zone of this name, if the table has it.
pub(super) fn zone(scene: &Scene, name: ZoneName) -> Option<&Zone> {
    scene.zones().iter().find(|zone| zone.name == name)
}

/// The number of pieces in a zone.
pub(super) fn pieces(scene: &Scene, name: ZoneName) -> usize {
    zone(scene, name).map_or(0, Zone::count)
}

/// The top place of a pile: its spot and what it shows.
pub(super) fn top(scene: &Scene, name: ZoneName) -> (Option<Spot>, Face) {
    let place = zone(scene, name).and_then(|zone| zone.places.last());
    place.map_or((None, Face::Empty), |place| (place.spot, place.face))
}

/// A card for a picture. The number of its rank must be one from 1 to 13.
pub(super) const fn card_of(rank: u8, suit: Suit) -> Thing {
    let rank = Rank::new(rank).expect("ranks are numbered from 1 to 13");
    Thing::Card(Face::Card(Card::new(rank, suit)))
}
