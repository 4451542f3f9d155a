//! The screens: what they show and what their keys want.

pub(crate) mod ask;
mod bars;
pub(crate) mod curtain;
pub(crate) mod grades;
mod graph;
pub(crate) mod hands;
pub(crate) mod menu;
pub(crate) mod page;
pub(crate) mod prompt;
pub(crate) mod review;
pub(crate) mod search;
mod sight;
pub(crate) mod small;
pub(crate) mod table;
pub(crate) mod way;

pub(crate) use bars::Sort;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::boards::width_of;
use super::draw::{Pen, centred, fill, frame, write};

/// Writes a text with its middle in the middle of a line.
fn write_centred(buffer: &mut Buffer, area: Rect, y: u16, text: &str, style: Style) {
    let x = area.x + area.width.saturating_sub(width_of(text)) / 2;
    if y < area.bottom() {
        write(buffer, x, y, area.width, text, style);
    }
}

/// Breaks a text into lines of at most so many columns, between words where that is possible.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    wrap_beside(text, width, width)
}

/// Breaks a text into lines; the first one has less room than the others.
fn wrap_beside(text: &str, first: usize, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        for part in pieces(word, first.min(width).max(1)) {
            let room = if lines.len() == 1 { first } else { width };
            let last = lines.last_mut().expect("there is a line from the beginning");
            let long = usize::from(width_of(last)) + 1 + usize::from(width_of(&part));
            if last.is_empty() {
                last.push_str(&part);
            } else if long <= room {
                last.push(' ');
                last.push_str(&part);
            } else {
                lines.push(part);
            }
        }
    }
    lines
}

/// A word in pieces of at most so many letters: the path of a file may be longer than a line.
fn pieces(word: &str, width: usize) -> impl Iterator<Item = String> {
    let letters: Vec<char> = word.chars().collect();
    let count = letters.len().div_ceil(width);
    (0..count)
        .map(move |piece| letters[piece * width..letters.len().min((piece + 1) * width)].iter().collect())
}

/// A box in the middle of the screen with lines of text in it. Returns its inside.
fn dialog(buffer: &mut Buffer, area: Rect, lines: &[(String, Style)], pen: &Pen<'_>) -> Rect {
    let wide = lines.iter().map(|(text, _)| width_of(text)).max().unwrap_or(0);
    let high = u16::try_from(lines.len()).unwrap_or(1);
    let outer = centred(area, wide + 6, high + 4);
    fill(buffer, outer, pen.theme.bar);
    frame(buffer, outer, pen.theme.glyphs.light, pen.theme.bar_strong);
    let inner = Rect { x: outer.x + 3, y: outer.y + 2, width: wide, height: high };
    for (y, (text, style)) in (inner.y..).zip(lines) {
        write(buffer, inner.x, y, wide, text, *style);
    }
    inner
}

#[cfg(test)]
mod tests {
    use super::{wrap, wrap_beside};

    #[test]
    fn texts_are_broken_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("to be or not", 5), ["to be", "or", "not"]);
        assert_eq!(wrap("/a/very/long/path it is", 8), ["/a/very/", "long/pat", "h it is"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("ab", 0), ["a", "b"]);
        assert_eq!(wrap_beside("to be or not to be", 5, 12), ["to be", "or not to be"]);
    }
}
