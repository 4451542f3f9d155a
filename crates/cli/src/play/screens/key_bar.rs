//! The last line of every screen: the keys that work there, which can be clicked too.
//!
//! Its text names each key in square brackets, with what it does behind it: `[u] undo [Esc] back`.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

use crate::play::draw::{Pen, fill, width_of, write};

/// A key, and what it does.
struct Chip<'a> {
    key: &'a str,
    text: &'a str,
}

impl Chip<'_> {
    /// The columns that it takes, with a blank on each side of the key and one behind the text.
    fn width(&self) -> u16 {
        width_of(self.key) + width_of(self.text) + if self.text.is_empty() { 3 } else { 4 }
    }
}

/// Draws the keys.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, keys: &str, pen: &Pen<'_>) {
    let row = row(area);
    fill(buffer, row, pen.theme.bar);
    for (x, chip) in places(keys, row) {
        let key = format!(" {} ", chip.key);
        write(buffer, x, row.y, u16::MAX, &key, pen.theme.chip);
        write(buffer, x + width_of(&key) + 1, row.y, u16::MAX, chip.text, pen.theme.bar);
    }
}

/// The key under the mouse, if it is a single one.
pub(crate) fn key_at(area: Rect, keys: &str, at: Position, pen: &Pen<'_>) -> Option<KeyCode> {
    let row = row(area);
    let hits = |x: u16, chip: &Chip<'_>| at.y == row.y && (x..x + chip.width()).contains(&at.x);
    let (_, chip) = places(keys, row).into_iter().find(|(x, chip)| hits(*x, chip))?;
    let mut letters = chip.key.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Some(KeyCode::Char(letter));
    }
    let is_named = |(id, _): &&(&str, KeyCode)| pen.text(id).split(' ').next() == Some(chip.key);
    NAMED.iter().find(is_named).map(|(_, code)| *code)
}

/// The ids of the names of keys.
const NAMED: [(&str, KeyCode); 6] = [
    ("terminal-name-enter", KeyCode::Enter),
    ("terminal-name-esc", KeyCode::Esc),
    ("terminal-name-tab", KeyCode::Tab),
    ("terminal-name-space", KeyCode::Char(' ')),
    ("terminal-name-left", KeyCode::Left),
    ("terminal-name-right", KeyCode::Right),
];

fn row(area: Rect) -> Rect {
    Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area }
}

/// The keys that stay as long as there is room for anything besides the last two: undo and hint.
const KEPT: [&str; 2] = ["u", "H"];

/// The keys with their columns. Where there is no room for all, those before the last two are left out: the last ones
/// lead to help and out of the screen.
fn places(keys: &str, row: Rect) -> Vec<(u16, Chip<'_>)> {
    let parts = keys.split('[').filter_map(|part| part.split_once(']'));
    let mut chips: Vec<Chip<'_>> =
        parts.map(|(key, text)| Chip { key: key.trim(), text: text.trim() }).collect();
    let width = |chips: &[Chip<'_>]| chips.iter().map(Chip::width).sum::<u16>();
    while width(&chips) > row.width && chips.len() > 2 {
        let others = &chips[..chips.len() - 2];
        let least = others.iter().rposition(|chip| !KEPT.contains(&chip.key));
        chips.remove(least.unwrap_or(others.len() - 1));
    }
    let mut x = row.x;
    chips
        .into_iter()
        .map(|chip| {
            let left = x;
            x += chip.width();
            (left, chip)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use talon_lang::{Lang, Language};
    use talon_rules::GameName;

    use super::*;

    #[test]
    fn keys_are_left_out_from_the_middle() {
        let shown = |width| {
            let chips = places("[a] one [b] two [c] three [d] four", Rect::new(0, 0, width, 1));
            chips.iter().map(|(x, chip)| format!("{x}{} ", chip.key)).collect::<String>()
        };
        assert_eq!(shown(80), "0a 8b 16c 26d ");
        assert_eq!(shown(34), "0a 8c 18d ");
        assert_eq!(shown(20), "0c 10d ");
        assert_eq!(shown(3), "0c 10d ");
    }

    #[test]
    fn undo_and_hint_stay_in_every_language() {
        for lang in Language::ALL.map(Lang::of) {
            for game in GameName::ALL {
                let keys = lang.text(&format!("{game}-terminal-keys"));
                let chips = places(&keys, Rect::new(0, 0, 80, 1));
                let has = |key: &str| chips.iter().any(|(_, chip)| chip.key == key);
                assert!(has("u") && has("H") && has("?") && has("q"), "{keys}");
            }
        }
    }
}
