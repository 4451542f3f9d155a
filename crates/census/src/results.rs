//! The results of a unit: what its file says besides its rows.

use std::borrow::Cow;
use std::fmt::Write;

use data_encoding::{BASE64, HEXLOWER};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use talon_wire::Verdict;

use super::row::Row;
use super::summary::{Summary, VERDICTS};
use super::unit::Unit;

/// The number of hardest deals whose rows are always kept.
const HARDEST: usize = 1000;

/// A verdict that no more than one deal in this number has is rare.
const RARE: usize = 100;

/// The rows that a file keeps.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Keep {
    /// A row for each deal
    All,
    /// The verdict of each deal as a bit, and rows for rare verdicts and for the thousand hardest deals
    Rare,
}

/// The results of a unit.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct UnitResults {
    /// The unit.
    pub unit: Unit,
    /// The rows in the file.
    pub keep: Keep,
    /// The SHA-256 of the results, without nodes and times: the lines `deal,verdict,score` in the order of the deals.
    pub digest: String,
    /// The first deal.
    pub first: u64,
    /// The number of deals.
    pub deals: u64,
    /// Statistics of the deals that are decided.
    pub summary: Summary,
    /// The rows of the deals that hit a limit.
    pub undecided: Vec<Row>,
    /// The results of the deals that were solved without prunings too.
    pub recheck: Recheck,
    /// The verdict on each deal: one bit for each, set if the deal can be won, the first in the lowest bit of the first
    /// byte, in Base64.
    won: String,
}

/// The deals that were solved without prunings too.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
pub struct Recheck {
    /// The number of deals whose verdict and score are confirmed.
    pub confirmed: u64,
    /// The number of deals for which the search without prunings takes too long.
    pub undecided: u64,
    /// The deals for which it found something else: the solver is wrong.
    pub refuted: Vec<u64>,
}

impl UnitResults {
    /// The results of the unit that has these rows.
    ///
    /// # Panics
    /// If there are no rows.
    pub fn new(unit: Unit, keep: Keep, rows: &[Row], recheck: Recheck) -> UnitResults {
        let mut summary = Summary::default();
        let mut undecided = Vec::new();
        let mut won = vec![0; rows.len().div_ceil(8)];
        for (place, row) in rows.iter().enumerate() {
            match row.verdict {
                Verdict::Unknown => undecided.push(*row),
                Verdict::Won | Verdict::Lost => summary.add(row),
            }
            won[place / 8] |= u8::from(row.verdict == Verdict::Won) << (place % 8);
        }
        UnitResults {
            unit,
            keep,
            digest: digest(rows),
            first: rows.first().expect("a unit has deals").deal,
            deals: rows.len() as u64,
            summary,
            undecided,
            recheck,
            won: BASE64.encode(&won),
        }
    }

    /// The deals with different verdicts in other results of the same unit.
    pub fn different_verdicts(&self, other: &UnitResults) -> Vec<u64> {
        let [mine, others] = [self, other].map(UnitResults::verdicts);
        (self.first..)
            .zip(mine.iter().zip(&others))
            .filter(|(_, (a, b))| a != b)
            .map(|(deal, _)| deal)
            .collect()
    }

    /// The verdict of each deal.
    fn verdicts(&self) -> Vec<Verdict> {
        let bits = BASE64.decode(self.won.as_bytes()).unwrap_or_default();
        let is_won = |place: u64| {
            let byte = usize::try_from(place / 8).ok().and_then(|byte| bits.get(byte));
            byte.is_some_and(|byte| byte >> (place % 8) & 1 == 1)
        };
        let verdict = |place| if is_won(place) { Verdict::Won } else { Verdict::Lost };
        let mut verdicts: Vec<Verdict> = (0..self.deals).map(verdict).collect();
        for row in &self.undecided {
            let place = row.deal.checked_sub(self.first).and_then(|place| usize::try_from(place).ok());
            if let Some(verdict) = place.and_then(|place| verdicts.get_mut(place)) {
                *verdict = Verdict::Unknown;
            }
        }
        verdicts
    }
}

/// The SHA-256 of what two computations of the same deals must agree on.
pub fn digest(rows: &[Row]) -> String {
    let mut hash = Sha256::new();
    let mut line = String::new();
    for row in rows {
        line.clear();
        let score = row.score.map_or_else(String::new, |score| score.to_string());
        writeln!(line, "{},{},{score}", row.deal, row.verdict.as_str()).expect("a text takes everything");
        hash.update(&line);
    }
    HEXLOWER.encode(&hash.finalize())
}

/// The rows that a file keeps.
pub(crate) fn kept(rows: &[Row], keep: Keep) -> Cow<'_, [Row]> {
    if keep == Keep::All {
        return rows.into();
    }
    let count = |verdict: Verdict| rows.iter().filter(|row| row.verdict == verdict).count();
    let is_rare = VERDICTS.map(|verdict| verdict == Verdict::Unknown || count(verdict) <= rows.len() / RARE);
    let mut nodes: Vec<u64> = rows.iter().map(|row| row.nodes).collect();
    let place = nodes.len().saturating_sub(HARDEST);
    let hard = if nodes.is_empty() { 0 } else { *nodes.select_nth_unstable(place).1 };
    let is_kept = |row: &&Row| is_rare[row.verdict as usize] || row.nodes >= hard;
    rows.iter().filter(is_kept).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows from deal 100 on, with these verdicts and as many nodes as the place says.
    fn rows(verdicts: impl IntoIterator<Item = Verdict>) -> Vec<Row> {
        let row = |(place, verdict): (u64, Verdict)| {
            let score = (verdict != Verdict::Unknown).then_some(52);
            Row { deal: 100 + place, verdict, score, line_length: score, nodes: place, microseconds: 7 }
        };
        (0..).zip(verdicts).map(row).collect()
    }

    fn results(rows: &[Row]) -> UnitResults {
        UnitResults::new(Unit::Block(0), Keep::All, rows, Recheck::default())
    }

    #[test]
    fn the_digest_is_that_of_the_lines() {
        let rows = rows([Verdict::Won, Verdict::Lost, Verdict::Unknown]);
        let expected = HEXLOWER.encode(&Sha256::digest("100,won,52\n101,lost,52\n102,unknown,\n"));
        assert_eq!(results(&rows).digest, expected);
    }

    #[test]
    fn the_digest_does_not_depend_on_times_and_nodes() {
        let one = rows([Verdict::Won, Verdict::Lost]);
        let other: Vec<Row> = one.iter().map(|row| Row { microseconds: 1, nodes: 9, ..*row }).collect();
        assert_eq!(results(&one).digest, results(&other).digest);
    }

    #[test]
    fn results_name_the_deals_on_which_they_differ() {
        use Verdict::{Lost, Unknown, Won};
        let one = results(&rows([Won, Lost, Unknown, Won, Lost, Won, Won, Won, Won, Lost]));
        let other = results(&rows([Won, Won, Lost, Won, Lost, Won, Won, Won, Won, Unknown]));
        assert_eq!(one.different_verdicts(&other), [101, 102, 109]);
        assert!(one.different_verdicts(&one).is_empty());
        assert_eq!((one.summary.deals(), one.undecided.len()), (9, 1));
    }

    #[test]
    fn rare_verdicts_and_the_hardest_deals_are_kept() {
        let verdict = |place| match place {
            7 | 2999 => Verdict::Lost,
            8 => Verdict::Unknown,
            _ => Verdict::Won,
        };
        let rows = rows((0..3000).map(verdict));
        let kept = kept(&rows, Keep::Rare);
        let deals: Vec<u64> = kept.iter().map(|row| row.deal).collect();
        assert_eq!(deals, [107, 108].into_iter().chain(2100..3100).collect::<Vec<_>>());
        assert_eq!(*super::kept(&rows, Keep::All), rows);
    }
}
