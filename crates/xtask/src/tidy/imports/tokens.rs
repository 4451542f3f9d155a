//! Splits Rust source text into the tokens that matter for imports.

/// A word, `::` or a single punctuation mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    /// The line it stands on, from 1.
    pub(super) line: usize,
}

impl Token<'_> {
    /// Whether it is an identifier or a keyword.
    pub(super) fn is_word(&self) -> bool {
        self.text.starts_with(is_word_start)
    }
}

fn is_word_start(letter: char) -> bool {
    letter.is_alphabetic() || letter == '_'
}

/// The tokens of a source text, without comments, literals and lifetimes.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while !rest.is_empty() {
        let (length, is_token) = next(rest);
        let (piece, after) = rest.split_at(length);
        if is_token {
            tokens.push(Token { text: piece, line });
        }
        line += piece.matches('\n').count();
        rest = after;
    }
    tokens
}

/// The length in bytes of the first piece of a text that is not empty, and whether the piece is a token.
fn next(text: &str) -> (usize, bool) {
    if let Some(length) = comment(text).or_else(|| literal(text)) {
        return (length, false);
    }
    let first = text.chars().next().expect("the text is not empty");
    if first.is_whitespace() || first.is_numeric() {
        return (first.len_utf8(), false);
    }
    if is_word_start(first) {
        return (word_length(text), true);
    }
    let length = if text.starts_with("::") { 2 } else { first.len_utf8() };
    (length, true)
}

fn word_length(text: &str) -> usize {
    text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len())
}

/// The length of the comment that the text starts with. Block comments nest.
fn comment(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if !text.starts_with("/*") {
        return None;
    }
    let (mut at, mut depth) = (2, 1);
    while depth > 0 {
        let Some(offset) = text[at..].find(['*', '/']) else { return Some(text.len()) };
        at += offset;
        let mark = text.get(at..at + 2);
        depth = match mark {
            Some("/*") => depth + 1,
            Some("*/") => depth - 1,
            _ => depth,
        };
        at += if matches!(mark, Some("/*" | "*/")) { 2 } else { 1 };
    }
    Some(at)
}

/// The length of the string, character or lifetime that the text starts with.
fn literal(text: &str) -> Option<usize> {
    let unprefixed = text.trim_start_matches(['b', 'c', 'r']);
    let prefix = &text[..text.len() - unprefixed.len()];
    let marks = unprefixed.len() - unprefixed.trim_start_matches('#').len();
    let is_string = unprefixed[marks..].starts_with('"');
    if prefix.ends_with('r') && is_string {
        let end = format!("\"{}", "#".repeat(marks));
        let start = prefix.len() + marks + 1;
        return Some(text[start..].find(&end).map_or(text.len(), |offset| start + offset + end.len()));
    }
    if unprefixed.starts_with('"') {
        return Some(prefix.len() + quoted(unprefixed, '"'));
    }
    if matches!(prefix, "" | "b") && unprefixed.starts_with('\'') {
        let mut letters = unprefixed.chars().skip(1);
        let (first, second) = (letters.next(), letters.next());
        let is_lifetime = second != Some('\'') && first.is_some_and(is_word_start);
        let length = if is_lifetime { 1 + word_length(&unprefixed[1..]) } else { quoted(unprefixed, '\'') };
        return Some(prefix.len() + length);
    }
    None
}

/// The length of a quoted text with escapes, its quotes included.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (index, letter) in text.char_indices().skip(1) {
        if letter == quote && !escaped {
            return index + 1;
        }
        escaped = letter == '\\' && !escaped;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_literals_and_lifetimes_are_left_out() {
        let text = "\
            // use a::b;\n/* one /* two */ use c::d; */ use e::f;\n\
            let x: &'a str = \"use \\\" g::h\"; r#\"i\" ::j\"#; b'k' '\\'' 'l';\nm::n";
        let words: Vec<_> = tokens(text).into_iter().map(|token| (token.text, token.line)).collect();
        let expected = [
            ("use", 2),
            ("e", 2),
            ("::", 2),
            ("f", 2),
            (";", 2),
            ("let", 3),
            ("x", 3),
            (":", 3),
            ("&", 3),
            ("str", 3),
            ("=", 3),
            (";", 3),
            (";", 3),
            (";", 3),
            ("m", 4),
            ("::", 4),
            ("n", 4),
        ];
        assert_eq!(words, expected);
    }
}
