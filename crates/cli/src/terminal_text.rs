//! Text for a terminal of a certain width.

use std::io::{self, IsTerminal};

/// The columns of the terminal; `None` where the output is none.
pub(crate) fn terminal_width() -> Option<usize> {
    let is_terminal = io::stdout().is_terminal();
    is_terminal.then(ratatui::crossterm::terminal::size)?.ok().map(|(columns, _)| columns.into())
}

/// Breaks the lines of a text between words, so that each has at most this number of columns. Longer words stay whole.
pub(crate) fn wrap(text: &str, width: usize) -> String {
    let columns = |text: &str| ratatui::text::Span::raw(text).width();
    let mut wrapped = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let mut used = 0;
        for word in line.split_inclusive(' ') {
            let needed = columns(word.trim_end());
            if used > 0 && used + needed > width {
                wrapped.truncate(wrapped.trim_end_matches(' ').len());
                wrapped.push('\n');
                used = 0;
            }
            wrapped.push_str(word);
            used += columns(word);
        }
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_are_broken_between_words() {
        for (text, width, expected) in [
            ("to be or not", 12, "to be or not"),
            ("to be or not", 6, "to be\nor not"),
            ("supercalifragilistic word", 7, "supercalifragilistic\nword"),
            ("one two\n\nthree four\n", 9, "one two\n\nthree\nfour\n"),
            ("", 5, ""),
        ] {
            assert_eq!(wrap(text, width), expected, "{text:?} in {width}");
        }
    }
}
