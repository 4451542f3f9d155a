use std::fmt;
use std::str::FromStr;

/// The number of seconds in a day.
const SECONDS: u64 = 86_400;

/// A day of the calendar, as a number of days since the first of January 1970. Its text is the date: `2026-11-23`.
///
/// The dates are computed as in H. Hinnant: chrono-Compatible Low-Level Date Algorithms, 2013.
///
/// # Examples
/// ```
/// use talon_table::Day;
///
/// let day = Day::of(1_795_420_800);
/// assert_eq!(day.to_string(), "2026-11-23");
/// assert_eq!("2026-11-23".parse(), Ok(day));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Day(u64);

/// A text that is no date.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write a date like 2026-11-23")]
pub struct ParseDayError;

impl Day {
    /// The day of a time in seconds since 1970, in UTC. With the seconds that a clock on the wall shows, it is the player's
    /// day.
    pub fn of(now: u64) -> Day {
        Day(now / SECONDS)
    }

    /// The day after this many days from the first of January 1970.
    pub const fn new(days: u64) -> Day {
        Day(days)
    }

    /// Number of days since the first of January 1970.
    pub fn get(self) -> u64 {
        self.0
    }

    /// The day this many days earlier; the first of January 1970 if that is too far.
    pub fn before(self, days: u64) -> Day {
        Day(self.0.saturating_sub(days))
    }

    /// The day after this one.
    pub fn next(self) -> Day {
        Day(self.0 + 1)
    }

    /// The number of days in a row, up to this one, for which something holds. This day itself can still be missing.
    ///
    /// # Examples
    /// ```
    /// use talon_table::Day;
    ///
    /// let won = [17, 18, 19].map(Day::new);
    /// assert_eq!(Day::new(20).streak(|day| won.contains(&day)), 3);
    /// assert_eq!(Day::new(21).streak(|day| won.contains(&day)), 0);
    /// ```
    pub fn streak(self, holds: impl Fn(Day) -> bool) -> usize {
        let first = u64::from(!holds(self));
        (first..=self.0).take_while(|ago| holds(self.before(*ago))).count()
    }

    /// The year, the month and the day of the month, both from 1.
    pub fn date(self) -> (u64, u64, u64) {
        // Years begin in March, so that the leap day is the last one.
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + u64::from(month <= 2), month, day)
    }

    /// The day of the week, 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> u64 {
        (self.0 + 3) % 7
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        f.pad(&format!("{year:04}-{month:02}-{day:02}"))
    }
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        let parts: Result<Vec<u64>, _> = text.split('-').map(str::parse).collect();
        let Ok([year @ 1970..=9999, month @ 1..=12, day @ 1..=31]) =
            parts.as_deref().map(|parts| <[u64; 3]>::try_from(parts).unwrap_or_default())
        else {
            return Err(ParseDayError);
        };
        let (year, of_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let of_year = (153 * of_march + 2) / 5 + day - 1;
        let of_era = year % 400 * 365 + year % 400 / 4 - year % 400 / 100 + of_year;
        let day_number = (year / 400 * 146_097 + of_era).checked_sub(719_468).map(Day);
        // The text of a day that its month does not have is another one.
        day_number.filter(|day| day.to_string() == text).ok_or(ParseDayError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_each_other() {
        let months = |year: u64| {
            let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
            [31, 28 + u64::from(leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        };
        let (mut year, mut month, mut date) = (1970, 1, 1);
        for days in 0..80_000 {
            let day = Day(days);
            assert_eq!(day.date(), (year, month, date));
            assert_eq!(day.to_string().parse(), Ok(day));
            date += 1;
            if date > months(year)[month as usize - 1] {
                (month, date) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
        }
        assert_eq!(Day::of(1_795_420_800).weekday(), 0, "2026-11-23 is a Monday");
        assert_eq!(Day(0).weekday(), 3, "1970-01-01 is a Thursday");
    }

    #[test]
    fn other_texts_are_no_dates() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-02-29",
            "2026-13-01",
            "1969-12-31",
            "2026-1-1",
            "x-y-z",
            "2026-11-23-1",
        ] {
            assert_eq!(text.parse::<Day>(), Err(ParseDayError), "{text}");
        }
    }
}
