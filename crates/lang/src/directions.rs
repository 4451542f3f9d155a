//! Invisible marks that keep a text of the other direction in its place, for languages that are written
//! from right to left.
//!
//! Fluent can mark every inserted text with FIRST STRONG ISOLATE, which asks the text's first letter for the
//! direction. That rule does not look into a marked part, so a card's name that is put together from its
//! marked rank and suit would have no letter and turn around inside the next sentence. Here only what is in
//! Latin letters is marked, as what it is.

use fluent_bundle::FluentValue;

/// LEFT-TO-RIGHT ISOLATE, from UAX #9 of Unicode.
const LEFT_TO_RIGHT: char = '\u{2066}';

/// POP DIRECTIONAL ISOLATE, which ends it.
const END: char = '\u{2069}';

/// A text from left to right, whatever stands around it.
pub(crate) fn left_to_right(text: &str) -> String {
    format!("{LEFT_TO_RIGHT}{text}{END}")
}

/// The same value; marked if it is a text in Latin letters, such as the number of a rule.
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
