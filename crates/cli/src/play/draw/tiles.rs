//! Dominoes, standing or lying, with numbers where they are small and pips where they are large.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use talon_table::Mark;

use super::cards::body;
use super::theme::Theme;
use super::{fill, write};

/// Draws a tile whose first number is above or left of its second; `None` is a tile face down.
///
/// The tile lies when the area is wider than high on the screen, where a cell is twice as high as wide.
pub(crate) fn tile(buffer: &mut Buffer, area: Rect, numbers: Option<(u8, u8)>, mark: Mark, theme: &Theme) {
    let ground = match (numbers, mark) {
        (None, _) => theme.back,
        (_, Mark::Held) => theme.face_held,
        _ => theme.face,
    };
    let framed = is_framed(area);
    if framed {
        body(buffer, area, mark, ground, theme);
    } else {
        fill(buffer, area, ground);
    }
    let Some((first, second)) = numbers else {
        return draw_back(buffer, area, theme);
    };
    let inside = if framed { area.inner(Margin::new(1, 1)) } else { area };
    let (one, line, other) = halves(inside);
    let pips = Style { bg: ground.bg, ..theme.pips };
    draw_half(buffer, one, first, one.width / 2, pips, theme);
    draw_half(buffer, other, second, other.width.saturating_sub(1) / 2, pips, theme);
    let stroke =
        if line.width == 1 && line.height < inside.width { theme.glyphs.bar } else { theme.glyphs.dash };
    for position in line.positions() {
        write(buffer, position.x, position.y, 1, stroke, ground);
    }
}

/// Returns true if there is room for a frame and a number in each half.
fn is_framed(area: Rect) -> bool {
    area.width >= 5 && area.height >= 3
}

/// The two halves of the inside of a tile and the line between them.
fn halves(inside: Rect) -> (Rect, Rect, Rect) {
    let lies = inside.width > inside.height * 2;
    if lies {
        let half = (inside.width - 1) / 2;
        (
            Rect { width: half, ..inside },
            Rect { x: inside.x + half, width: 1, ..inside },
            Rect { x: inside.x + half + 1, width: half, ..inside },
        )
    } else {
        let half = inside.height.saturating_sub(1) / 2;
        let line = inside.height - 2 * half;
        (
            Rect { height: half, ..inside },
            Rect { y: inside.y + half, height: line, ..inside },
            Rect { y: inside.y + half + line, height: half, ..inside },
        )
    }
}

fn draw_half(buffer: &mut Buffer, half: Rect, number: u8, column: u16, style: Style, theme: &Theme) {
    if half.width >= 3 && half.height >= 3 {
        let pitch = if half.width >= 5 { 2 } else { 1 };
        let left = half.x + (half.width - 2 * pitch - 1) / 2;
        let top = half.y + (half.height - 3) / 2;
        for (row, line) in (top..).zip(PIPS[usize::from(number)]) {
            for (column, letter) in (left..).step_by(usize::from(pitch)).zip(line.chars()) {
                if letter == 'p' {
                    write(buffer, column, row, 1, theme.glyphs.pip, style);
                }
            }
        }
    } else {
        let (x, y) = (half.x + column, half.y + half.height / 2);
        write(buffer, x, y, 1, &number.to_string(), style);
    }
}

fn draw_back(buffer: &mut Buffer, area: Rect, theme: &Theme) {
    let inside = if is_framed(area) { area.inner(Margin::new(1, 1)) } else { area };
    for position in inside.positions() {
        write(buffer, position.x, position.y, 1, theme.glyphs.back, theme.back);
    }
}

/// Pips on three rows of three columns, 0 to 6.
const PIPS: [[&str; 3]; 7] = [
    ["   ", "   ", "   "],
    ["   ", " p ", "   "],
    ["p  ", "   ", "  p"],
    ["p  ", " p ", "  p"],
    ["p p", "   ", "p p"],
    ["p p", " p ", "p p"],
    ["p p", "p p", "p p"],
];
