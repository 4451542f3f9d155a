//! Values of arguments.
//!
//! The lists repeat names that belong to other crates, which take longer to build. The tests of `talon-cli` compare
//! them.

use std::fmt::Debug;
use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};

/// The names of the games.
pub const GAMES: [&str; 4] = ["doublets", "yield", "lady-jane", "curse"];

/// The names of the levels of opponents.
pub const LEVELS: [&str; 5] = ["novice", "casual", "club", "strong", "best"];

/// The codes of the languages.
pub const LANGUAGES: [&str; 9] = ["en", "de", "es", "fr", "it", "pt-BR", "ar", "ja", "zh-CN"];

/// The largest deal number.
pub const LAST_DEAL: u64 = 9_007_199_254_740_991;

/// Reads one of these names; help and completions list them.
pub fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Debug> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).map(|name| name.parse().expect("only these names are possible values"))
}

/// Reads the number of a deal.
///
/// # Errors
/// A clause that says what the number must be.
///
/// # Examples
/// ```
/// use talon_arguments::values::deal_number;
///
/// assert_eq!(deal_number("17"), Ok(17));
/// assert!(deal_number("+17").is_err(), "only digits count");
/// ```
pub fn deal_number(text: &str) -> Result<u64, &'static str> {
    let digits = Some(text).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
    let number = digits.and_then(|text| text.parse().ok()).filter(|number| *number <= LAST_DEAL);
    number.ok_or("a deal number is a whole number from 0 to 9007199254740991")
}

/// Reads the code of a language. Dialects are accepted, `talon` itself decides about them.
///
/// # Errors
/// As for [`unknown_language`].
pub fn language(code: &str) -> Result<String, String> {
    let main = code.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
    let is_spoken = LANGUAGES.iter().any(|spoken| spoken.split('-').next() == Some(&main));
    if is_spoken { Ok(code.to_owned()) } else { Err(unknown_language()) }
}

/// The sentence about a language that Talon does not speak.
pub fn unknown_language() -> String {
    format!("Talon does not speak this language; it speaks {}", LANGUAGES.join(", "))
}

/// Reads a whole number.
///
/// # Errors
/// A clause that says what the number must be.
///
/// # Examples
/// ```
/// use talon_arguments::values::whole_number;
///
/// assert_eq!(whole_number::<u16>("8642"), Ok(8642));
/// assert_eq!(whole_number::<u16>("99999"), Err("the number is too large"));
/// ```
pub fn whole_number<T: FromStr<Err = ParseIntError>>(text: &str) -> Result<T, &'static str> {
    text.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => "the number is too large",
        IntErrorKind::Zero => "it must be a whole number from 1",
        _ => "it must be a whole number from 0",
    })
}

/// Reads a span of time: a whole number from 1 with `s`, `m` or `h`.
///
/// # Errors
/// A clause that says what it must be.
///
/// # Examples
/// ```
/// use std::time::Duration;
/// use talon_arguments::values::time_span;
///
/// assert_eq!(time_span("30m"), Ok(Duration::from_secs(1800)));
/// assert!(time_span("1.5h").is_err());
/// ```
pub fn time_span(text: &str) -> Result<Duration, &'static str> {
    const WRONG: &str = "it must be a number from 1 with s, m or h, such as 30m";
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or(WRONG)?;
    let seconds: u64 = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3_600,
        _ => return Err(WRONG),
    };
    let number: u32 = number.parse().map_err(|_| WRONG)?;
    if number == 0 { Err(WRONG) } else { Ok(Duration::from_secs(seconds * u64::from(number))) }
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

    #[test]
    fn a_deal_number_has_only_digits_and_a_limit() {
        assert_eq!(deal_number("9007199254740991"), Ok(LAST_DEAL));
        for text in ["9007199254740992", "-1", "+1", "", "x", "99999999999999999999"] {
            assert!(deal_number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_span_of_time_has_a_unit() {
        for (text, seconds) in [("1s", 1), ("30m", 1_800), ("24h", 86_400)] {
            assert_eq!(time_span(text), Ok(Duration::from_secs(seconds)));
        }
        for text in ["", "h", "0h", "5", "1.5h", "-1m", "1d", "9999999999s", "5é"] {
            assert!(time_span(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_language_is_known_by_its_first_part() {
        for code in ["en", "de_AT.UTF-8", "pt", "zh-CN", "JA"] {
            assert_eq!(language(code).as_deref(), Ok(code));
        }
        assert_eq!(language("tlh"), Err(unknown_language()));
    }
}
