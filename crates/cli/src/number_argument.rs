//! Numbers on the command line.

use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;

/// Reads a whole number.
///
/// # Errors
/// A clause that says what the number must be.
pub(crate) fn whole_number<T: FromStr<Err = ParseIntError>>(text: &str) -> Result<T, &'static str> {
    text.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => "the number is too large",
        IntErrorKind::Zero => "it must be a whole number from 1",
        _ => "it must be a whole number from 0",
    })
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use super::*;

    #[test]
    fn a_number_is_refused_in_plain_words() {
        assert_eq!(whole_number::<u16>("8642"), Ok(8642));
        for text in ["0x", "1.5", "-1", "", " 1"] {
            assert_eq!(whole_number::<u64>(text), Err("it must be a whole number from 0"), "{text:?}");
        }
        assert_eq!(whole_number::<u16>("99999"), Err("the number is too large"));
        assert_eq!(whole_number::<NonZero<u8>>("0"), Err("it must be a whole number from 1"));
        assert_eq!(whole_number::<NonZero<u8>>("256"), Err("the number is too large"));
    }
}
