//! Texts that were in an editor, or travelled through one: all files that a player can edit are read by these functions.

/// Returns a text without the byte order mark that some editors write before it.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Returns the lines of a text with their numbers, counted from 1: without a byte order mark, without the spaces and
/// carriage returns at their ends, and without blank ones.
///
/// # Examples
/// ```
/// use talon_table::text_lines;
///
/// let lines: Vec<_> = text_lines("\u{feff}flip \r\n\r\nwaste\r\n").collect();
/// assert_eq!(lines, [(1, "flip"), (3, "waste")]);
/// ```
pub fn text_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = without_mark(text).lines().map(str::trim_end);
    (1..).zip(lines).filter(|(_, line)| !line.is_empty())
}

/// Returns a text as if no editor had touched it: the [`text_lines`] with a line break after each. A last line that does
/// not end stays so.
pub fn clean_text(text: &str) -> String {
    let text = without_mark(text);
    let (whole, torn) = text.split_at(text.rfind('\n').map_or(0, |end| end + 1));
    let lines: String = text_lines(whole).flat_map(|(_, line)| [line, "\n"]).collect();
    lines + torn.trim_end()
}

#[cfg(test)]
mod tests {
    use super::clean_text;

    #[test]
    fn a_clean_text_stays_the_same_and_an_edited_one_becomes_it() {
        let cases = [
            ("", ""),
            ("\u{feff}", ""),
            ("one\ntwo\n", "one\ntwo\n"),
            ("one\ntw", "one\ntw"),
            ("\u{feff}one\r\n\r\n two \t\r\n\n", "one\n two\n"),
            ("one\n  ", "one\n"),
            ("one\r\ntw \r", "one\ntw"),
        ];
        for (text, expected) in cases {
            assert_eq!(clean_text(text), expected, "{text:?}");
            assert_eq!(clean_text(expected), expected, "{text:?}");
        }
    }
}
