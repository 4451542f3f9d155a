//! Ranges of deals and their parts.

use std::fmt;
use std::str::FromStr;

use talon_rules::pieces::{DealNumber, DealNumberError};

/// A range of at least one deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deals {
    first: DealNumber,
    last: DealNumber,
}

/// The reason why a text is not a range of deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealsError {
    /// It is not two numbers with `..=` between them.
    #[error("a range of deals is written like 0..=999")]
    Shape,
    /// A number is not that of a deal.
    #[error(transparent)]
    Number(#[from] DealNumberError),
    /// The last deal comes before the first.
    #[error("the range is empty: its last deal comes before its first")]
    Empty,
}

/// One of several parts of a range, all about equally large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// The number of the part, from 1.
    part: u64,
    parts: u64,
}

/// A text that is not a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a part is written like 2/5: the second of five")]
pub struct ShardError;

impl Deals {
    /// The range of a number of deals from the first one; `None` without deals, or if there are no such numbers.
    pub fn from(first: u64, count: u64) -> Option<Deals> {
        let last = first.checked_add(count.checked_sub(1)?)?;
        Some(Deals { first: DealNumber::new(first).ok()?, last: DealNumber::new(last).ok()? })
    }

    /// The number of deals.
    pub fn count(self) -> u64 {
        self.last.get() - self.first.get() + 1
    }

    /// The deal at a place, counted from 0.
    ///
    /// # Panics
    /// If the place is not in the range.
    pub fn get(self, place: u64) -> DealNumber {
        assert!(place < self.count(), "a place in the range");
        DealNumber::new(self.first.get() + place).expect("it is not above the last deal")
    }

    /// The deals of one part; `None` if it has none, because there are fewer deals than parts.
    pub fn part(self, shard: Shard) -> Option<Deals> {
        let start = |part: u64| {
            let place = u128::from(self.count()) * u128::from(part) / u128::from(shard.parts);
            u64::try_from(place).expect("no more than there are deals")
        };
        let (start, end) = (start(shard.part - 1), start(shard.part));
        (start < end).then(|| Deals { first: self.get(start), last: self.get(end - 1) })
    }
}

impl fmt::Display for Deals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..={}", self.first, self.last)
    }
}

impl FromStr for Deals {
    type Err = DealsError;

    fn from_str(text: &str) -> Result<Deals, DealsError> {
        let (first, last) = text.split_once("..=").ok_or(DealsError::Shape)?;
        let (first, last) = (first.parse()?, last.parse()?);
        if first > last { Err(DealsError::Empty) } else { Ok(Deals { first, last }) }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let (part, parts) = text.split_once('/').ok_or(ShardError)?;
        let (part, parts) = (part.parse().map_err(|_| ShardError)?, parts.parse().map_err(|_| ShardError)?);
        if part == 0 || part > parts { Err(ShardError) } else { Ok(Shard { part, parts }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(text: &str) -> Deals {
        text.parse().expect("a range")
    }

    #[test]
    fn a_range_is_read_and_written() {
        for text in ["0..=0", "3..=17", "9007199254740991..=9007199254740991"] {
            assert_eq!(deals(text).to_string(), text);
        }
        for (text, error) in [
            ("", DealsError::Shape),
            ("5", DealsError::Shape),
            ("0..5", DealsError::Shape),
            ("1..=0", DealsError::Empty),
            ("..=5", DealsError::Number(DealNumberError)),
            ("-1..=5", DealsError::Number(DealNumberError)),
            ("0..=9007199254740992", DealsError::Number(DealNumberError)),
        ] {
            assert_eq!(text.parse::<Deals>(), Err(error), "{text}");
        }
    }

    #[test]
    fn the_parts_of_a_range_are_all_of_it_and_about_as_large() {
        for (range, parts) in [("0..=99", 7), ("5..=5", 3), ("10..=12", 3), ("0..=9007199254740991", 9)] {
            let range = deals(range);
            let shards = (1..=parts).map(|part| Shard { part, parts });
            let ranges: Vec<Deals> = shards.filter_map(|shard| range.part(shard)).collect();
            assert_eq!((ranges[0].first, ranges[ranges.len() - 1].last), (range.first, range.last));
            assert!(
                ranges.windows(2).all(|pair| pair[0].last.get() + 1 == pair[1].first.get()),
                "{ranges:?}"
            );
            let counts = || ranges.iter().map(|part| part.count());
            assert!(counts().max() <= counts().min().map(|least| least + 1), "{ranges:?}");
        }
    }

    #[test]
    fn a_part_is_read() {
        assert_eq!("2/5".parse(), Ok(Shard { part: 2, parts: 5 }));
        for text in ["", "2", "0/5", "6/5", "1/0", "-1/5", "a/b"] {
            assert_eq!(text.parse::<Shard>(), Err(ShardError), "{text}");
        }
    }
}
