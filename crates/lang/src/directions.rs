//! Invisible marks around left-to-right texts, for languages that are written from right to left.
//!
//! Fluent can mark every inserted text with FIRST STRONG ISOLATE, which takes the direction from the text's first
//! letter. That rule ignores marked parts, so the name of a card, made of a marked rank and a marked suit, would have no
//! letter at all and be reversed inside the next sentence. Here only texts in Latin letters are marked, and as
//! left-to-right.

use fluent_bundle::FluentValue;

/// LEFT-TO-RIGHT ISOLATE, from UAX #9 of Unicode.
const LEFT_TO_RIGHT: char = '\u{2066}';

/// POP DIRECTIONAL ISOLATE, which ends it.
const END: char = '\u{2069}';

/// A text from left to right, whatever surrounds it.
pub(crate) fn left_to_right(text: &str) -> String {
    format!("{LEFT_TO_RIGHT}{text}{END}")
}

/// The value, marked if it is a text in Latin letters, such as the number of a rule.
pub(crate) fn marked<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) if is_latin(text) => left_to_right(text).into(),
        value => value.clone(),
    }
}

fn is_latin(text: &str) -> bool {
    let mut letters = text.chars().filter(|letter| letter.is_alphabetic()).peekable();
    letters.peek().is_some() && letters.all(|letter| letter.is_ascii())
}
