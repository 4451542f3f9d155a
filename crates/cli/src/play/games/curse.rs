//! Curse of the Doublet: the opponent's hand at the top, the viewer's at the bottom, the set in the middle with
//! its four branches, the unseen tiles at the right.
//!
//! Every branch has a quarter of the table. It leaves the set in a straight line, turns at the edge of
//! the quarter and continues in rows, so that there is room for 21 tiles. Tiles without room are left out
//! after the first ones, because the open end is what matters.

use ratatui::layout::{Position, Rect, Size};
use talon_lang::Lang;
use talon_rules::curse::{Move, sides_of};
use talon_rules::pieces::Tile;
use talon_rules::{AnyGame, AnyMove, AnySeat};
use talon_table::{Counts, CurseCounts, Face, Scene, Spot, Zone, ZoneName};

use super::board::{Board, Place, Thing, pieces, top, zone};
use super::screen::{GameScreen, Seen};
use crate::play::draw::{Pen, centred, count, width_of};

pub(super) const SCREEN: GameScreen = GameScreen {
    picture: [Thing::Tile(Some((2, 5))), Thing::Tile(Some((5, 5))), Thing::Tile(Some((5, 3)))],
    example: &["6-6", "1-6@1", "0-6@2", "1-4@1", "0-0@2", "2-4@1", "2-6@3", "0-5@2", "5-6@4", "5-5@2"],
    board,
    standing,
    has_ended: |game| matches!(game, AnyGame::Curse(game) if game.points().is_some()),
    must_speak,
    reminder,
};

fn standing(game: &AnyGame, lang: &Lang) -> String {
    let AnyGame::Curse(game) = game else { return String::new() };
    lang.match_score(game.match_score().unwrap_or_default().map(u32::from))
}

fn must_speak(scene: &Scene) -> bool {
    let is_spoken = |legal| matches!(legal, AnyMove::Curse(Move::Pass | Move::Lead(_) | Move::Next));
    scene.moves().next().is_some() && scene.moves().all(is_spoken)
}

fn reminder(game: &AnyGame, scene: &Scene) -> Option<&'static str> {
    if scene.moves().eq([AnyMove::Curse(Move::Pass)]) {
        return Some("terminal-must-pass");
    }
    if !scene.is_between_hands() {
        return None;
    }
    // Between two hands, only the loser has moves.
    let is_for_other = game.seat_to_move().is_some() && scene.moves().next().is_none();
    Some(if is_for_other { "terminal-next-hand" } else { "terminal-hand-review" })
}

/// The width of the score and the list of unseen tiles.
const UNSEEN: u16 = 19;

/// The size of lying tiles in the hand, where there is no room for standing ones.
const LOW_HAND_TILE: Size = Size::new(5, 3);

/// The size of standing tiles in the hand.
const HAND_TILE: Size = Size::new(5, 5);

/// The size of standing tiles with pips in the hand.
const LARGE_HAND_TILE: Size = Size::new(7, 9);

/// The rows of a table that standing tiles in the hand need, and those that the list of unseen tiles needs beside choices.
const HIGH: u16 = 21;
const LIST_AND_CHOICES: u16 = 17;

/// The room for tiles with pips in the hand and on the table.
const LARGE: (u16, u16) = (108, 37);

/// The width and height of tiles on the table, and the distance between the rows of a branch.
#[derive(Clone, Copy)]
struct Scale {
    lying: (u16, u16),
    standing: (u16, u16),
    down: u16,
}

/// The size of tiles above a long text, where not even the set has room to stand.
const LOW_SCALE: Scale = Scale { lying: (5, 1), standing: (5, 3), down: 2 };

const SCALES: [Scale; 4] = [
    Scale { lying: (5, 1), standing: (5, 5), down: 2 },
    Scale { lying: (7, 3), standing: (5, 5), down: 3 },
    Scale { lying: (9, 5), standing: (5, 9), down: 5 },
    Scale { lying: (13, 5), standing: (7, 9), down: 5 },
];

fn board(seen: &Seen<'_>) -> Board {
    let Seen { viewer: seat, scene, area, pen, .. } = *seen;
    let mut board = Board::default();
    let tile = hand_tile(area);
    let middle = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(tile.height + 1),
        width: area.width.saturating_sub(UNSEEN + 1),
        ..area
    };
    let at_row = |row: u16| Position::new(area.right().saturating_sub(UNSEEN), area.y + row);
    other_hand(&mut board, seat, scene, area, pen);
    table(&mut board, scene, middle, pen);
    own_hand(&mut board, scene, seat, tile, area);
    let is_low = area.height < LIST_AND_CHOICES;
    let can_say = zone(scene, ZoneName::Choices).is_some_and(|zone| zone.count() > 0);
    if let Counts::Curse(counts) = scene.counts() {
        plate(&mut board, scene, &counts, at_row(1), pen);
        if !(is_low && can_say) {
            unseen(&mut board, &counts, at_row(4), middle.bottom(), pen);
        }
    }
    choices(&mut board, scene, at_row(if is_low { 4 } else { 12 }), pen);
    board
}

/// The size of the tiles in the hand.
fn hand_tile(area: Rect) -> Size {
    if area.width >= LARGE.0 && area.height >= LARGE.1 {
        LARGE_HAND_TILE
    } else if area.height >= HIGH {
        HAND_TILE
    } else {
        LOW_HAND_TILE
    }
}

/// The number of tiles that the opponent holds, and the numbers that passes have excluded.
fn other_hand(board: &mut Board, seat: AnySeat, scene: &Scene, area: Rect, pen: &Pen<'_>) {
    let other = if seat == AnySeat::South { AnySeat::North } else { AnySeat::South };
    let tiles = pieces(scene, ZoneName::Hand(other));
    let name = pen.lang.seat_name(other);
    let text = pen.text_with("terminal-tiles-of", &[("seat", name.into()), ("count", tiles.into())]);
    let mut x = area.x + 2 + width_of(&text) + 2;
    board.note(area.x + 2, area.y, text, pen.theme.table);
    for place in zone(scene, ZoneName::Hand(other)).into_iter().flat_map(|zone| &zone.places) {
        // At the end of a hand it is shown.
        let numbers = match place.face {
            Face::Tile(tile) => Some((tile.low(), tile.high())),
            Face::TileBack => None,
            _ => continue,
        };
        let width = if numbers.is_some() { 3 } else { 2 };
        board.places.push(Place::still(Rect { x, y: area.y, width, height: 1 }, Thing::Tile(numbers)));
        x += width + 1;
    }
    if let Counts::Curse(counts) = scene.counts()
        && let Some(text) = pen.lang.passed_on(&counts.other_lacks)
    {
        board.note(x + 1, area.y, text, pen.theme.strong);
    }
}

fn own_hand(board: &mut Board, scene: &Scene, seat: AnySeat, tile: Size, area: Rect) {
    let Some(hand) = zone(scene, ZoneName::Hand(seat)) else { return };
    let Size { width, height } = tile;
    let pitch = width + 1;
    let mut x = area.x + (area.width + 1).saturating_sub(count(hand.count()) * pitch) / 2;
    for place in &hand.places {
        // A spectator sees the backs.
        let numbers = match place.face {
            Face::Tile(tile) => Some((tile.low(), tile.high())),
            Face::TileBack => None,
            _ => continue,
        };
        let area = Rect { x, y: area.bottom() - height, width, height };
        let still = Place::still(area, Thing::Tile(numbers));
        board.places.push(Place { spot: place.spot, ..still });
        x += pitch;
    }
}

/// The points of both players, and whose turn it is.
fn plate(board: &mut Board, scene: &Scene, counts: &CurseCounts, at: Position, pen: &Pen<'_>) {
    let Position { x, y } = at;
    if let Some(standing) = counts.standing {
        board.note(x, y, pen.lang.hand_number(&standing, true), pen.theme.dim);
    }
    for (y, seat) in (y + 1..).zip([AnySeat::North, AnySeat::South]) {
        let is_to_move = counts.turn == Some(seat) && counts.result.is_none();
        let pointer = if is_to_move { pen.theme.glyphs.pointer } else { " " };
        let name = pen.lang.seat_name(seat);
        let is_viewer = seat == counts.seat && !scene.is_for_spectator();
        let name = if is_viewer { pen.text_with("curse-you", &[("seat", name.into())]) } else { name };
        let style = if is_to_move { pen.theme.gold } else { pen.theme.strong };
        board.note(x, y, format!("{pointer} {:>2}  {name}", counts.points_of(seat)), style);
    }
}

/// The number of unseen tiles with each number, above this row.
fn unseen(board: &mut Board, counts: &CurseCounts, at: Position, bottom: u16, pen: &Pen<'_>) {
    let Position { x, y } = at;
    board.note(x, y, pen.text("table-unseen-tiles"), pen.theme.table);
    for (row, (number, left)) in (y + 1..bottom).zip(counts.unseen.iter().enumerate()) {
        let left = (*left).min(7);
        let dots = pen.theme.glyphs.full.repeat(left) + &pen.theme.glyphs.hollow.repeat(7 - left);
        board.note(x, row, format!("{number}  {dots}  {left}"), pen.theme.dim);
    }
}

/// The buttons for what can be said: pass, who leads, next.
fn choices(board: &mut Board, scene: &Scene, at: Position, pen: &Pen<'_>) {
    let Position { x, y } = at;
    let Some(zone) = zone(scene, ZoneName::Choices) else { return };
    for (place, y) in zone.places.iter().zip((y..).step_by(2)) {
        let Some(spot) = place.spot else { continue };
        let letter = scene.letter(spot).map(String::from).unwrap_or_default();
        let text = format!("[{letter}] {}", pen.lang.spot_name(scene, spot));
        let area = Rect { x, y, width: width_of(&text), height: 1 };
        board.places.push(Place { spot: Some(spot), text, ..Place::still(area, Thing::Button) });
    }
}

/// The set and its branches, as large as they all fit.
fn table(board: &mut Board, scene: &Scene, area: Rect, pen: &Pen<'_>) {
    let (spot, face) = top(scene, ZoneName::Set);
    let Face::Tile(set) = face else {
        let (width, height) = least_scale(area).standing;
        let middle = centred(area, width, height);
        board.places.push(Place::card(spot, middle, Face::Empty));
        let text = pen.text("spot-set");
        let below = Rect { y: middle.bottom(), ..area };
        return board.note_centred(below, text, pen.theme.dim);
    };
    let branches: Vec<&Zone> = (1..=4).filter_map(|side| zone(scene, ZoneName::Branch(side))).collect();
    let fits = |scale: &&Scale| {
        let (width, height) = scale.standing;
        let middle = centred(area, width, height);
        let room = area.height >= 3 * height && area.width >= 6 * (scale.lying.0 + 1) + width;
        room && (1..)
            .zip(&branches)
            .all(|(side, branch)| branch.count() < slots(side, scale, middle, area).len())
    };
    let scale = SCALES.iter().rev().find(fits).unwrap_or(least_scale(area));
    let middle = centred(area, scale.standing.0, scale.standing.1);
    let last_played = scene.last_played();
    let still = Place::still(middle, Thing::Tile(Some((set.low(), set.high()))));
    board.places.push(Place { is_last: last_played.contains(&set), ..still });
    for (side, (number, branch)) in (1..).zip(sides_of(set).into_iter().zip(branches)) {
        let slots = slots(side, scale, middle, area);
        draw_branch(board, &Branch::new(side, number, branch, &last_played), &slots, pen);
    }
}

/// The smallest tiles on a table of this size.
fn least_scale(area: Rect) -> &'static Scale {
    if area.height < 3 * SCALES[0].standing.1 { &LOW_SCALE } else { &SCALES[0] }
}

/// A place for a tile of a branch, and whether its outward number is first (left or above).
#[derive(Clone, Copy)]
struct Slot {
    area: Rect,
    outward_first: bool,
}

/// The places of a branch, from the set outwards. Sides 1 and 4 leave the set upwards and downwards with
/// one standing tile, turn, and come back towards the set's row; sides 2 and 3 leave it to the left and
/// to the right, and continue away from it.
fn slots(side: u8, scale: &Scale, set: Rect, area: Rect) -> Vec<Slot> {
    let (width, height) = scale.lying;
    let in_left_half = side == 2 || side == 4;
    let half = set.height / 4;
    let mut slots = Vec::new();
    // The first row of lying tiles, and the rows that follow it: up is -1, down is 1.
    let (mut row, way) = match side {
        1 => (set.y - set.height + half, 1),
        2 => (set.y + half, -1),
        3 => (set.bottom() - 1 - half, 1),
        _ => (set.bottom() + set.height - 1 - half, -1),
    };
    row = row.saturating_sub(height / 2);
    if side == 1 || side == 4 {
        let y = if side == 1 { set.y - set.height } else { set.bottom() };
        slots.push(Slot { area: Rect { y, ..set }, outward_first: side == 1 });
    }
    let room = if in_left_half { set.x - area.x } else { area.right() - set.right() };
    let columns = room / (width + 1);
    let mut leaving = true;
    while may_use_row(side, row, height, set, area) && columns > 0 {
        for step in 0..columns {
            // Counted from the set; every second row comes back towards it.
            let column = if leaving { step } else { columns - 1 - step };
            let x = if in_left_half {
                set.x - (column + 1) * (width + 1)
            } else {
                set.right() + 1 + column * (width + 1)
            };
            slots.push(Slot {
                area: Rect { x, y: row, width, height },
                outward_first: in_left_half == leaving,
            });
        }
        leaving = !leaving;
        row = if way > 0 { row + scale.down } else { row.wrapping_sub(scale.down) };
    }
    slots
}

/// Each branch has a quarter of the table.
fn may_use_row(side: u8, row: u16, height: u16, set: Rect, area: Rect) -> bool {
    let middle = set.y + set.height / 2;
    match side {
        1 => row + height <= middle,
        2 => row >= area.y && row <= middle,
        3 => row + height <= area.bottom(),
        _ => row > middle && row + height <= area.bottom(),
    }
}

/// A branch of the set.
struct Branch {
    side: u8,
    /// Its tiles, from the set outwards.
    tiles: Vec<Joined>,
    /// The number of its open end.
    end: u8,
}

impl Branch {
    /// The branch on a side of the set, which has this number there.
    fn new(side: u8, number: u8, zone: &Zone, last_played: &[Tile]) -> Branch {
        let tiles: Vec<Joined> =
            zone.places.iter().filter_map(|place| joined(place.face, last_played)).collect();
        let end = tiles.last().map_or(number, |joined| joined.outward);
        Branch { side, tiles, end }
    }
}

/// The tiles of a branch and the open end behind them, with tiles left out where there is no room.
fn draw_branch(board: &mut Board, branch: &Branch, slots: &[Slot], pen: &Pen<'_>) {
    let too_many = (branch.tiles.len() + 1).saturating_sub(slots.len());
    let left_out = if too_many > 0 { 2..3 + too_many } else { 0..0 };
    let mut free = slots.iter();
    for (place, Joined { inward, outward, is_last }) in branch.tiles.iter().enumerate() {
        if left_out.contains(&place) && place != left_out.start {
            continue;
        }
        let Some(Slot { area, outward_first }) = free.next() else { break };
        if place == left_out.start && too_many > 0 {
            let text = format!("+{}", left_out.len());
            let middle = Rect { y: area.y + area.height / 2, ..*area };
            board.note_centred(middle, text, pen.theme.dim);
            continue;
        }
        let shown = if *outward_first { (*outward, *inward) } else { (*inward, *outward) };
        let still = Place::still(*area, Thing::Tile(Some(shown)));
        board.places.push(Place { is_last: *is_last, ..still });
    }
    let Some(slot) = free.next() else { return };
    let still = Place::still(end_area(slot), Thing::End(branch.end));
    board.places.push(Place { spot: Some(Spot::Side(branch.side)), ..still });
}

/// A tile of a branch: the number that points to the set, the one that points away, and whether it was played in the last turn.
struct Joined {
    inward: u8,
    outward: u8,
    is_last: bool,
}

/// The tile of a branch that a place shows.
fn joined(face: Face, last_played: &[Tile]) -> Option<Joined> {
    match face {
        Face::Joined { tile, outward } => {
            Some(Joined { inward: tile.other_end(outward)?, outward, is_last: last_played.contains(&tile) })
        }
        _ => None,
    }
}

/// The area of an open end, close to the tile before it.
fn end_area(slot: &Slot) -> Rect {
    let area = slot.area;
    let stands = area.height >= 5 && area.width < 9;
    let (x, y) = if stands && slot.outward_first {
        (area.x + area.width / 2 - 2, area.bottom() - 1)
    } else if stands {
        (area.x + area.width / 2 - 2, area.y)
    } else if slot.outward_first {
        (area.right() - 4, area.y + area.height / 2)
    } else {
        (area.x, area.y + area.height / 2)
    };
    Rect { x, y, width: 4, height: 1 }
}
