//! The time, and spans of time on the command line.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Reads a span of time: a whole number from 1 with `s`, `m` or `h`.
///
/// # Errors
/// A clause that says what it must be.
pub(crate) fn time_span(text: &str) -> Result<Duration, &'static str> {
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
    use super::*;

    #[test]
    fn a_span_of_time_has_a_unit() {
        for (text, seconds) in [("1s", 1), ("30m", 1_800), ("24h", 86_400)] {
            assert_eq!(time_span(text), Ok(Duration::from_secs(seconds)));
        }
        for text in ["", "h", "0h", "5", "1.5h", "-1m", "1d", "9999999999s", "5é"] {
            assert!(time_span(text).is_err(), "{text}");
        }
    }
}
