//! Playing cards in four sizes, whole or partly covered by others.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect, Size};
use ratatui::style::Style;
use ratatui::symbols::border::Set;
use ratatui::widgets::{Block, Widget};
use talon_rules::pieces::{Card, Rank};
use talon_table::{Face, Mark};

use super::theme::Theme;
use super::{centred, count, fill, frame, write};

/// The sizes of a card: width and height in cells, the smallest first.
pub(crate) const SIZES: [(u16, u16); 7] = [(5, 3), (7, 5), (9, 7), (11, 9), (15, 11), (19, 13), (23, 15)];

/// The frame that shows a mark without colours.
fn mark_frame(mark: Mark, theme: &Theme) -> Set<'static> {
    match mark {
        Mark::None => theme.glyphs.light,
        Mark::Gold | Mark::HintFrom | Mark::HintTo | Mark::Wrong => theme.glyphs.heavy,
        Mark::Held => theme.glyphs.double,
    }
}

/// The style of a mark on the table.
fn mark_style(mark: Mark, theme: &Theme) -> Style {
    match mark {
        Mark::HintFrom | Mark::HintTo => theme.hint,
        Mark::Wrong => theme.warning,
        Mark::None | Mark::Gold | Mark::Held => theme.gold,
    }
}

/// The style of a mark on a card.
fn face_style(mark: Mark, theme: &Theme) -> Style {
    match mark {
        Mark::HintFrom | Mark::HintTo => theme.face_hint,
        Mark::Wrong => theme.face_wrong,
        Mark::None | Mark::Gold | Mark::Held => theme.face_gold,
    }
}

/// A card as it is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShownCard {
    pub(crate) face: Face,
    pub(crate) mark: Mark,
    /// The number of upper rows that are seen.
    pub(crate) seen: u16,
    /// 0 for an available card, 1 or 2 for a darker one, which others cover or which is set off from its neighbours.
    pub(crate) shade: u8,
}

impl ShownCard {
    /// The style inside its frame.
    fn ground(&self, theme: &Theme) -> Style {
        match self.face {
            Face::Card(_) if self.mark == Mark::Held => theme.face_held,
            Face::Card(_) if self.shade > 0 => theme.face_shaded[usize::from(self.shade - 1).min(1)],
            Face::Back(_) | Face::TileBack => theme.back,
            Face::Empty => theme.slot,
            _ => theme.face,
        }
    }
}

/// Draws a card that fills an area.
pub(crate) fn card(buffer: &mut Buffer, area: Rect, shown: ShownCard, theme: &Theme) {
    let visible = Rect { height: shown.seen.min(area.height), ..area }.intersection(buffer.area);
    // The corners are round and show the card below, so the card is drawn on a copy.
    let mut sheet = Buffer::empty(area);
    for position in visible.positions() {
        sheet[position] = buffer[position].clone();
    }
    edge_and_ground(&mut sheet, area, shown, theme);
    if shown.seen == 1 {
        strip(&mut sheet, area, shown, theme);
    }
    match shown.face {
        Face::Card(card) => draw_face(&mut sheet, area, card, shown, theme),
        Face::Back(_) => draw_back(&mut sheet, area, shown.seen, theme),
        _ => {}
    }
    for position in visible.positions() {
        buffer[position] = sheet[position].clone();
    }
}

/// The frame, and the colour inside it.
fn edge_and_ground(sheet: &mut Buffer, area: Rect, shown: ShownCard, theme: &Theme) {
    let (mark, ground) = (shown.mark, shown.ground(theme));
    if shown.face == Face::Empty {
        let style = if mark == Mark::None { ground } else { mark_style(mark, theme) };
        fill(sheet, area, theme.table);
        return frame(sheet, area, mark_frame(mark, theme), style);
    }
    body(sheet, area, mark, ground, theme);
}

/// A framed body of this colour: half cells around it where colours allow, else lines.
pub(crate) fn body(buffer: &mut Buffer, area: Rect, mark: Mark, ground: Style, theme: &Theme) {
    if let (Some(soft), Some(colour)) = (theme.soft_frame, ground.bg) {
        fill(buffer, area.inner(Margin::new(1, 1)), ground);
        let edge = if mark == Mark::None { Some(colour) } else { mark_style(mark, theme).fg };
        frame(buffer, area, soft, Style::new().fg(edge.unwrap_or(colour)));
    } else {
        fill(buffer, area, ground);
        let style = if mark == Mark::None { ground } else { face_style(mark, theme) };
        frame(buffer, area, mark_frame(mark, theme), style);
    }
}

/// Draws the one visible row of a card, without the upper edge of a soft frame. A pointer marks
/// a held card.
fn strip(sheet: &mut Buffer, area: Rect, shown: ShownCard, theme: &Theme) {
    let (mark, ground) = (shown.mark, shown.ground(theme));
    if let (Some(soft), Some(colour)) = (theme.soft_frame, ground.bg) {
        fill(sheet, Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area }, ground);
        write(sheet, area.x, area.y, 1, soft.vertical_left, Style::new().fg(colour));
        write(sheet, area.right() - 1, area.y, 1, soft.vertical_right, Style::new().fg(colour));
    }
    if mark != Mark::None {
        write(sheet, area.x, area.y, 1, theme.glyphs.pointer, mark_style(mark, theme));
    }
}

/// The key of a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlaceKey {
    pub(crate) letter: char,
    /// The mark of the place.
    pub(crate) mark: Mark,
    pub(crate) has_cursor: bool,
    /// True if no card lies there.
    pub(crate) is_empty: bool,
}

/// Draws the key of a place in the middle of its lower edge: in brackets when something can be done there.
pub(crate) fn key(buffer: &mut Buffer, area: Rect, key: PlaceKey, theme: &Theme) {
    let PlaceKey { letter, mark, has_cursor, is_empty } = key;
    let style = match (has_cursor, mark) {
        (true, _) => theme.cursor,
        (false, Mark::None) if is_empty => theme.dim,
        (false, Mark::None) => theme.key,
        (false, _) if is_empty => mark_style(mark, theme),
        (false, _) => face_style(mark, theme),
    };
    let text = match mark {
        Mark::None if has_cursor => format!(" {letter} "),
        Mark::None => letter.to_string(),
        Mark::Gold => format!("[{letter}]"),
        Mark::HintFrom | Mark::HintTo => format!("!{letter}!"),
        Mark::Held => format!("<{letter}>"),
        Mark::Wrong => format!("x{letter}x"),
    };
    let width = u16::try_from(text.len()).unwrap_or(1);
    write(buffer, area.x + (area.width - width) / 2, area.bottom() - 1, width, &text, style);
}

/// The short text of a card: rank and suit.
pub(crate) fn index(card: Card, theme: &Theme) -> String {
    format!("{}{}", rank_text(card.rank()), theme.sign(card.suit()))
}

/// The text of a rank: the ten has two digits, as on cards.
pub(crate) fn rank_text(rank: Rank) -> String {
    if rank.number() == 10 { "10".to_owned() } else { rank.letter().to_string() }
}

fn draw_face(sheet: &mut Buffer, area: Rect, card: Card, shown: ShownCard, theme: &Theme) {
    // The ground may be shaded or held; the colour of the suit stays.
    let style = Style { bg: shown.ground(theme).bg, ..theme.suit(card.suit()) };
    let text = index(card, theme);
    let width = u16::try_from(text.chars().count()).unwrap_or(2);
    // A card with one visible row has its index there.
    let row = if shown.seen == 1 { area.y } else { area.y + 1 };
    write(sheet, area.x + 1, row, area.width - 2, &text, style);
    if area.height >= 5 && shown.seen == area.height && shown.shade == 0 {
        write(sheet, area.right() - 1 - width, area.bottom() - 2, width, &text, style);
        draw_middle(sheet, area, card, style, theme);
    }
}

/// The pips or the picture in the middle of a card that is large enough for them.
fn draw_middle(sheet: &mut Buffer, area: Rect, card: Card, style: Style, theme: &Theme) {
    let sign = theme.sign(card.suit());
    let number = card.rank().number();
    let (width, height) = match area.height {
        ..7 => (1, 1),
        7 | 8 => (5, 3),
        9 | 10 => (5, 5),
        _ => (area.width - 8, area.height - 4),
    };
    let middle = centred(area, width, height);
    if height > 1 && number > 10 {
        let letter = card.rank().letter().to_string();
        let block = Block::bordered().border_set(theme.glyphs.light).border_style(style).style(style);
        block.render(middle, sheet);
        write(sheet, middle.x, middle.y, 1, sign, style);
        write(sheet, middle.right() - 1, middle.bottom() - 1, 1, sign, style);
        let centre = centred(middle, 1, 1);
        return write(sheet, centre.x, centre.y, 1, &letter, style);
    }
    for (across, down) in pips(number, middle.as_size()) {
        write(sheet, middle.x + across, middle.y + down, 1, sign, style);
    }
}

/// The places of the pips of a rank in a field of this size.
fn pips(number: u8, field: Size) -> Vec<(u16, u16)> {
    let small: &[&str] = match field.height {
        1 => &["p"],
        3 => &MIDDLE_PIPS[usize::from(number - 1)],
        5 => &LARGE_PIPS[usize::from(number - 1)],
        _ => {
            let scaled = |(column, row): (u16, u16)| {
                (column * (field.width - 1) / 2, (row * (field.height - 1) + 6) / 12)
            };
            return places_of_pips(number).into_iter().map(scaled).collect();
        }
    };
    let row = |(row, line): (u16, &str)| {
        let places = line.match_indices('p').map(|(column, _)| (count(column), row));
        places.collect::<Vec<_>>()
    };
    (0..).zip(small.iter().copied()).flat_map(row).collect()
}

/// The places of the pips of a rank on a printed card: in the column 0, 1 or 2, and in the rows 0 to 12.
fn places_of_pips(number: u8) -> Vec<(u16, u16)> {
    let sides: &[u16] = match number {
        ..4 => &[],
        4 | 5 => &[0, 12],
        6..9 => &[0, 6, 12],
        _ => &[0, 4, 8, 12],
    };
    let middle: &[u16] = match number {
        1 | 5 | 9 => &[6],
        2 => &[0, 12],
        3 => &[0, 6, 12],
        7 => &[3],
        8 => &[3, 9],
        10 => &[2, 10],
        _ => &[],
    };
    let at_sides = sides.iter().flat_map(|row| [(0, *row), (2, *row)]);
    at_sides.chain(middle.iter().map(|row| (1, *row))).collect()
}

fn draw_back(sheet: &mut Buffer, area: Rect, seen: u16, theme: &Theme) {
    if seen == 1 {
        // A pile of backs shows the edge of each.
        for x in area.x + 1..area.right() - 1 {
            write(sheet, x, area.y, 1, theme.glyphs.edge, theme.back);
        }
        return;
    }
    for position in area.inner(Margin::new(1, 1)).positions() {
        write(sheet, position.x, position.y, 1, theme.glyphs.back, theme.back);
    }
}

/// Pips on three rows of five columns, ace to ten.
const MIDDLE_PIPS: [[&str; 3]; 10] = [
    ["     ", "  p  ", "     "],
    ["  p  ", "     ", "  p  "],
    ["  p  ", "  p  ", "  p  "],
    [" p p ", "     ", " p p "],
    [" p p ", "  p  ", " p p "],
    [" p p ", " p p ", " p p "],
    [" p p ", "p p p", " p p "],
    ["p p p", " p p ", "p p p"],
    ["p p p", "p p p", "p p p"],
    ["p p p", "pp pp", "p p p"],
];

/// Pips on five rows of five columns, ace to ten.
const LARGE_PIPS: [[&str; 5]; 10] = [
    ["     ", "     ", "  p  ", "     ", "     "],
    ["  p  ", "     ", "     ", "     ", "  p  "],
    ["  p  ", "     ", "  p  ", "     ", "  p  "],
    ["p   p", "     ", "     ", "     ", "p   p"],
    ["p   p", "     ", "  p  ", "     ", "p   p"],
    ["p   p", "     ", "p   p", "     ", "p   p"],
    ["p   p", "  p  ", "p   p", "     ", "p   p"],
    ["p   p", "  p  ", "p   p", "  p  ", "p   p"],
    ["p   p", "p   p", "  p  ", "p   p", "p   p"],
    ["p p p", "p   p", "     ", "p   p", "p p p"],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_number_of_pips_in_every_size() {
        for number in 1..=10 {
            for (width, height) in [(5, 3), (5, 5), (7, 7), (11, 9), (15, 11)] {
                let mut pips = pips(number, Size { width, height });
                assert!(pips.iter().all(|(across, down)| *across < width && *down < height));
                pips.sort_unstable();
                pips.dedup();
                assert_eq!(pips.len(), usize::from(number), "{width} x {height}");
            }
        }
    }
}
