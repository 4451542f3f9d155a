//! The picture of a table: for notebooks an SVG without styles and fonts from elsewhere, and the same as pixels.
//!
//! The zones of a scene stand on shelves from top to bottom. Lengths are in pixels.

mod letters;
mod shape;

use talon_rules::pieces::{Card, Colour};
use talon_table::{Face, Scene, Zone, ZoneName};
use tiny_skia::Pixmap;

use self::shape::{Ink, Shape, color};
use crate::text::english;

/// The colour of the table.
const TABLE: Ink = 0x2c_6150;

/// The size of a card.
const CARD: Size = Size { width: 46.0, height: 64.0 };

/// The side of each half of a tile.
const HALF: f64 = 30.0;

/// The room between pieces, and around the table.
const GAP: f64 = 10.0;

/// The height of a line of text.
const LINE: f64 = 16.0;

/// The distance from a card of a fan down to the next.
const FAN: f64 = 20.0;

/// The distance from a card of a fan to the next on its right.
const WIDE_FAN: f64 = 29.0;

/// The distance from a face-down card of a fan down to the next.
const DOWN_FAN: f64 = 8.0;

/// The width and the height of a frame, in which a hand of 11 tiles has room.
pub(crate) const FRAME: [u16; 2] = [960, 640];

/// A width and a height.
#[derive(Clone, Copy)]
struct Size {
    width: f64,
    height: f64,
}

/// The zones that stand side by side.
#[derive(Clone, Copy, PartialEq)]
enum Shelf {
    Piles,
    Reserve,
    Tableau,
    PyramidRow(u8),
    Tiles(ZoneName),
}

/// The way in which pieces lie.
#[derive(Clone, Copy, PartialEq)]
enum Lie {
    /// Only the top can be seen; the label has the number of pieces.
    Heap,
    /// Each partly under the next, from left to right.
    FanRight,
    /// Each partly under the next, downwards.
    FanDown,
    /// Side by side.
    Row,
}

/// The shelf of a zone; `None` for what is no part of the table.
fn shelf(name: ZoneName) -> Option<Shelf> {
    match name {
        ZoneName::Stock | ZoneName::Waste | ZoneName::Foundation(_) | ZoneName::Spares => Some(Shelf::Piles),
        ZoneName::Reserve(_) => Some(Shelf::Reserve),
        ZoneName::Tableau(_) => Some(Shelf::Tableau),
        ZoneName::PyramidRow(row) => Some(Shelf::PyramidRow(row)),
        ZoneName::Hand(_) | ZoneName::Set | ZoneName::Branch(_) | ZoneName::Aside => Some(Shelf::Tiles(name)),
        ZoneName::Choices => None,
    }
}

/// The way in which the pieces of a zone lie.
fn lie(name: ZoneName) -> Lie {
    match name {
        ZoneName::Stock | ZoneName::Foundation(_) => Lie::Heap,
        ZoneName::Waste => Lie::FanRight,
        ZoneName::Tableau(_) | ZoneName::Reserve(_) => Lie::FanDown,
        _ => Lie::Row,
    }
}

/// Draws a table as one seat sees it.
pub(crate) fn svg(scene: &Scene) -> String {
    let picture = Picture::new(scene);
    let [width, height] = picture.size();
    let words = escape(&english().board(&scene.layout()).join(" "));
    let mut shapes = String::new();
    let table = Shape::rectangle([0.0, 0.0], [width, height], 8.0).filled(TABLE);
    for shape in [&table].into_iter().chain(&picture.shapes) {
        shape.write(&mut shapes);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" style=\"max-width:100%;height:auto\"><title>{words}</title>{shapes}</svg>"
    )
}

/// Draws a table as one seat sees it into a frame: three bytes for each pixel, row by row. A larger table is made
/// smaller.
pub(crate) fn frame(scene: &Scene) -> Vec<u8> {
    let picture = Picture::new(scene);
    let [width, height] = FRAME;
    let mut canvas = Pixmap::new(width.into(), height.into()).expect("a frame has an area");
    canvas.fill(color(TABLE));
    let [wide, high] = picture.size();
    let smaller = (f64::from(width) / wide).min(f64::from(height) / high).min(1.0);
    for shape in &picture.shapes {
        shape.paint(&mut canvas, smaller);
    }
    canvas.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}

/// A text without signs that mean something in markup.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// A picture that grows downwards.
struct Picture {
    shapes: Vec<Shape>,
    width: f64,
    /// The place where the next shelf begins.
    y: f64,
}

impl Picture {
    /// The picture of a table as one seat sees it.
    fn new(scene: &Scene) -> Picture {
        let mut shelves: Vec<(Shelf, Vec<&Zone>)> = Vec::new();
        for zone in scene.zones() {
            let Some(shelf) = shelf(zone.name) else { continue };
            match shelves.iter_mut().find(|(other, _)| *other == shelf) {
                Some((_, zones)) => zones.push(zone),
                None => shelves.push((shelf, vec![zone])),
            }
        }
        let mut picture = Picture { shapes: Vec::new(), width: 0.0, y: GAP };
        for (shelf, zones) in &shelves {
            picture.shelf(*shelf, zones);
        }
        picture
    }

    /// The width and the height.
    fn size(&self) -> [f64; 2] {
        [self.width + GAP, self.y]
    }

    /// Draws the zones of a shelf side by side, each with its label.
    fn shelf(&mut self, shelf: Shelf, zones: &[&Zone]) {
        let mut x = GAP;
        let mut bottom = self.y;
        for zone in zones {
            let y = match shelf {
                // Each row lies over the one before it, and half a card to the right.
                Shelf::PyramidRow(row) => {
                    x += f64::from(row - 1) * (CARD.width + GAP) / 2.0;
                    self.y - if row > 1 { CARD.height / 2.0 + GAP } else { 0.0 }
                }
                Shelf::Tiles(_) => {
                    self.label(x, self.y + HALF / 2.0 + 4.0, &label(zone));
                    x = 150.0;
                    self.y
                }
                _ => {
                    self.label(x, self.y + LINE - 5.0, &label(zone));
                    self.y + LINE
                }
            };
            let size = self.zone(zone, x, y);
            let room = if matches!(shelf, Shelf::Piles) { 84.0 } else { 0.0 };
            x += size.width.max(room) + GAP;
            bottom = f64::max(bottom, y + size.height);
            self.width = self.width.max(x - GAP);
        }
        self.y = bottom + GAP;
    }

    /// Draws the pieces of a zone and returns the room that they take.
    fn zone(&mut self, zone: &Zone, x: f64, y: f64) -> Size {
        let lie = lie(zone.name);
        let from = if lie == Lie::Heap { zone.places.len().saturating_sub(1) } else { 0 };
        let mut size = Size { width: 0.0, height: 0.0 };
        let (mut right, mut down) = (0.0, 0.0);
        for place in &zone.places[from..] {
            let piece = self.piece(place.face, x + right, y + down);
            size = Size {
                width: size.width.max(right + piece.width),
                height: size.height.max(down + piece.height),
            };
            match lie {
                Lie::Heap => {}
                Lie::FanRight => right += WIDE_FAN,
                Lie::FanDown if matches!(place.face, Face::Back(_)) => down += DOWN_FAN,
                Lie::FanDown => down += FAN,
                Lie::Row => {
                    right += piece.width + if matches!(place.face, Face::Joined { .. }) { 2.0 } else { GAP }
                }
            }
        }
        size
    }

    /// Writes the label of a zone.
    fn label(&mut self, x: f64, y: f64, text: &str) {
        self.shapes.extend(letters::text(text, [x, y], 11.0, 0xff_ffff, 1.1).0);
    }

    /// Draws a piece and returns its size.
    fn piece(&mut self, face: Face, x: f64, y: f64) -> Size {
        match face {
            Face::Empty => {
                let place = Shape::rectangle([x, y], [CARD.width, CARD.height], 5.0);
                self.shapes.push(place.drawn(0x9d_bcae, 1.0).dashed());
            }
            Face::Back(_) => self.paper([x, y], CARD, 0x26_476b, 0x9d_b7cf),
            Face::Card(card) => return self.card(card, x, y),
            Face::Tile(tile) => return self.tile([tile.low(), tile.high()], x, y),
            Face::Joined { tile, outward } => {
                let inward = tile.other_end(outward).unwrap_or(outward);
                return self.tile([inward, outward], x, y);
            }
            Face::TileBack => {
                let size = Size { width: HALF, height: HALF };
                self.paper([x, y], size, 0x58_3d6a, 0xc9_bc9c);
                return size;
            }
        }
        CARD
    }

    /// Draws a rectangle with round corners.
    fn paper(&mut self, at: [f64; 2], Size { width, height }: Size, fill: Ink, edge: Ink) {
        self.shapes.push(Shape::rectangle(at, [width, height], 5.0).filled(fill).drawn(edge, 1.0));
    }

    /// Draws a card: its rank and suit in the corner, and the suit in the middle.
    fn card(&mut self, card: Card, x: f64, y: f64) -> Size {
        self.paper([x, y], CARD, 0xff_fdf6, 0x8b_8b80);
        let ink = if card.colour() == Colour::Red { 0xb3_261e } else { 0x1b_1f22 };
        let rank = match card.rank().letter() {
            'T' => "10".to_owned(),
            letter => letter.to_string(),
        };
        let (rank, width) = letters::text(&rank, [x + 5.0, y + 16.0], 15.0, ink, 1.9);
        self.shapes.extend(rank);
        self.shapes.push(letters::suit(card.suit(), [x + 5.0 + width, y + 5.0], 11.0, ink));
        self.shapes.push(letters::suit(card.suit(), [x + 13.0, y + 28.0], 24.0, ink));
        CARD
    }

    /// Draws a tile from left to right.
    fn tile(&mut self, numbers: [u8; 2], x: f64, y: f64) -> Size {
        let size = Size { width: 2.0 * HALF, height: HALF };
        self.paper([x, y], size, 0xfb_f4e2, 0xc9_bc9c);
        let (middle, top, bottom) = (x + HALF, y + 4.0, y + HALF - 4.0);
        let line = Shape::new(format!("M {middle} {top} L {middle} {bottom}"), [0.0, 0.0], 1.0);
        self.shapes.push(line.drawn(0x8b_7f5e, 1.0));
        for (half, number) in [x, x + HALF].into_iter().zip(numbers) {
            for (column, row) in dots(number) {
                let (x, y) = (half + HALF * column, y + HALF * row);
                self.shapes.push(Shape::circle([x, y], 2.8).filled(0x2a_3135));
            }
        }
        size
    }
}

/// The name of a zone: as in the moves of Lady Jane in a row of piles, and with the number of pieces where they lie in
/// a heap.
fn label(zone: &Zone) -> String {
    let name = english().zone_name(zone.name);
    match zone.name {
        ZoneName::Tableau(number) => format!("t{number}"),
        ZoneName::Reserve(number) => format!("r{number}"),
        _ if lie(zone.name) == Lie::Heap => format!("{name}: {}", zone.count()),
        _ => name,
    }
}

/// The dots of a number in a square with sides of 1: column and row.
fn dots(number: u8) -> Vec<(f64, f64)> {
    const LOW: f64 = 0.24;
    const HIGH: f64 = 0.76;
    let mut dots = Vec::new();
    if number % 2 == 1 {
        dots.push((0.5, 0.5));
    }
    let pairs = [[(LOW, LOW), (HIGH, HIGH)], [(HIGH, LOW), (LOW, HIGH)], [(0.5, LOW), (0.5, HIGH)]];
    dots.extend(pairs.iter().take(usize::from(number / 2)).flatten());
    dots
}
