//! Statistics of many deals.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_wire::Verdict;

use super::row::Row;

/// The number of hardest deals in the table.
const HARDEST: usize = 5;

/// Statistics of many deals. Its size depends on the number of different values, not of deals.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
pub struct Summary {
    /// The first and the last deal; `None` without deals.
    pub ends: Option<(u64, u64)>,
    /// The number of deals with each verdict, in the order of [`VERDICTS`].
    pub verdicts: [u64; 3],
    /// The best scores of the deals that cannot be won; all others reach the full score.
    pub scores: Distribution,
    /// The lengths of the winning lines.
    pub moves_to_win: Distribution,
    /// The positions that the searches looked at.
    pub nodes: Distribution,
    /// The times of the searches.
    pub microseconds: Distribution,
    /// The deals with the most nodes, the hardest first.
    pub hardest: Vec<Row>,
}

/// The verdicts in the order of the table.
pub const VERDICTS: [Verdict; 3] = [Verdict::Won, Verdict::Lost, Verdict::Unknown];

impl Summary {
    /// Adds a deal.
    pub fn add(&mut self, row: &Row) {
        let (first, last) = self.ends.unwrap_or((row.deal, row.deal));
        self.ends = Some((first.min(row.deal), last.max(row.deal)));
        self.verdicts[row.verdict as usize] += 1;
        self.nodes.add(row.nodes);
        self.microseconds.add(row.microseconds);
        match (row.verdict, row.score, row.line_length) {
            (Verdict::Won, _, Some(moves)) => self.moves_to_win.add(moves.into()),
            (Verdict::Lost | Verdict::Unknown, Some(score), _) => self.scores.add(score.into()),
            _ => {}
        }
        self.add_hardest(row);
    }

    /// Adds the deals of another summary.
    pub fn merge(&mut self, other: &Summary) {
        if let Some((first, last)) = other.ends {
            let (least, most) = self.ends.unwrap_or((first, last));
            self.ends = Some((least.min(first), most.max(last)));
        }
        for (count, more) in self.verdicts.iter_mut().zip(other.verdicts) {
            *count += more;
        }
        for (values, more) in [
            (&mut self.scores, &other.scores),
            (&mut self.moves_to_win, &other.moves_to_win),
            (&mut self.nodes, &other.nodes),
            (&mut self.microseconds, &other.microseconds),
        ] {
            more.values().for_each(|(value, count)| values.add_many(value, count));
        }
        other.hardest.iter().for_each(|row| self.add_hardest(row));
    }

    fn add_hardest(&mut self, row: &Row) {
        let rank = |row: &Row| (Reverse(row.nodes), row.deal);
        let place = self.hardest.partition_point(|harder| rank(harder) < rank(row));
        if place < HARDEST {
            self.hardest.insert(place, *row);
            self.hardest.truncate(HARDEST);
        }
    }

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.verdicts.iter().sum()
    }
}

/// A count for each value. In JSON it is the list of the values with their counts.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
#[serde(from = "Vec<(u64, u64)>", into = "Vec<(u64, u64)>")]
pub struct Distribution {
    values: BTreeMap<u64, u64>,
    count: u64,
    sum: u128,
}

impl Distribution {
    /// Adds a value.
    pub fn add(&mut self, value: u64) {
        self.add_many(value, 1);
    }

    /// Adds a value a number of times.
    fn add_many(&mut self, value: u64, count: u64) {
        *self.values.entry(value).or_default() += count;
        self.count += count;
        self.sum += u128::from(value) * u128::from(count);
    }

    /// Each value with its count.
    pub fn values(&self) -> impl Iterator<Item = (u64, u64)> {
        self.values.iter().map(|(value, count)| (*value, *count))
    }

    /// The mean; `None` without values.
    #[expect(clippy::cast_precision_loss, reason = "a mean is printed with few digits")]
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The smallest value such that at least this many thousandths of all values are not above it; `None` without
    /// values.
    pub fn quantile(&self, thousandths: u64) -> Option<u64> {
        let wanted = (u128::from(self.count) * u128::from(thousandths)).div_ceil(1000).max(1);
        let mut seen = 0;
        self.values().find_map(|(value, count)| {
            seen += u128::from(count);
            (seen >= wanted).then_some(value)
        })
    }
}

impl From<Vec<(u64, u64)>> for Distribution {
    fn from(values: Vec<(u64, u64)>) -> Distribution {
        let mut distribution = Distribution::default();
        values.into_iter().for_each(|(value, count)| distribution.add_many(value, count));
        distribution
    }
}

impl From<Distribution> for Vec<(u64, u64)> {
    fn from(distribution: Distribution) -> Vec<(u64, u64)> {
        distribution.values().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(deal: u64, nodes: u64) -> Row {
        let verdict = VERDICTS[deal as usize % 3];
        let line_length = (verdict == Verdict::Won).then_some(52);
        Row { deal, verdict, score: Some(deal as u32 % 7), line_length, nodes, microseconds: nodes / 2 }
    }

    #[test]
    fn the_summary_of_parts_is_that_of_the_whole() {
        let rows: Vec<Row> = (3..40).map(|deal| row(deal, deal * 17 % 11)).collect();
        let of = |rows: &[Row]| {
            let mut summary = Summary::default();
            rows.iter().for_each(|row| summary.add(row));
            summary
        };
        for middle in [0, 1, 20, rows.len()] {
            let mut merged = Summary::default();
            for part in [&rows[..middle], &rows[middle..]] {
                let text = serde_json::to_string(&of(part)).expect("JSON");
                merged.merge(&serde_json::from_str(&text).expect("the same summary"));
            }
            assert_eq!(merged, of(&rows), "{middle}");
        }
    }

    #[test]
    fn quantiles_are_values_that_are_there() {
        let mut numbers = Distribution::default();
        assert_eq!((numbers.quantile(500), numbers.mean()), (None, None));
        for value in (1..=10).rev() {
            numbers.add(value);
        }
        let quantiles = [0, 1, 100, 101, 500, 900, 990, 1000].map(|part| numbers.quantile(part));
        assert_eq!(quantiles, [1, 1, 1, 2, 5, 9, 10, 10].map(Some));
        assert_eq!(numbers.mean(), Some(5.5));
    }

    #[test]
    fn the_hardest_deals_come_first() {
        let mut summary = Summary::default();
        for (deal, nodes) in (0..).zip([5, 1, 9, 7, 9, 2, 8, 3]) {
            let (score, line_length) = (None, None);
            summary.add(&Row { deal, verdict: Verdict::Lost, score, line_length, nodes, microseconds: 1 });
        }
        let hardest: Vec<u64> = summary.hardest.iter().map(|row| row.deal).collect();
        assert_eq!(hardest, [2, 4, 6, 3, 0]);
        assert_eq!((summary.deals(), summary.verdicts, summary.ends), (8, [0, 8, 0], Some((0, 7))));
    }
}
