//! Statistics of all deals.

use serde::{Deserialize, Serialize};

use super::contest::Contest;
use super::row::Row;
use crate::census::interval::clopper_pearson;
use crate::journal::Journaled;

/// The deals so far.
#[derive(Debug, Default)]
pub(super) struct Summary {
    pairs: u64,
    /// The sums of A's results and of their squares.
    sum: f64,
    squares: f64,
    /// The numbers of moves of A and B, and their times in microseconds.
    moves: [u64; 2],
    microseconds: [u64; 2],
    forfeits: [u32; 2],
    /// The times of the moves since this command started.
    times: [Vec<u64>; 2],
}

/// The results of a contest, as they are printed and stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Report {
    /// The identity of the contest: lines with a name and a value.
    pub(super) contest: String,
    a: String,
    b: String,
    matches: bool,
    deals: u64,
    games: u64,
    /// A's mean result of a game: points of a hand, or 1 for a won and -1 for a lost match.
    mean: Option<f64>,
    /// Half the width of its 95% interval, from at least two deals.
    half_interval: Option<f64>,
    /// For A and B: the moves that were not forced, their time, and the forfeits.
    moves: [u64; 2],
    microseconds: [u64; 2],
    forfeits: [u32; 2],
    /// The table on the screen.
    pub(super) table: String,
}

/// Half the width of a normal variable's 95% interval, in standard errors.
const NORMAL_95: f64 = 1.96;

impl Summary {
    /// Adds a deal.
    pub(super) fn add(&mut self, row: &Row) {
        let worth = f64::from(row.south + row.north) / 2.0;
        self.pairs += 1;
        self.sum += worth;
        self.squares += worth * worth;
        for (place, (moves, microseconds)) in
            [(row.moves_a, row.microseconds_a), (row.moves_b, row.microseconds_b)].into_iter().enumerate()
        {
            self.moves[place] += moves;
            self.microseconds[place] += microseconds;
            self.times[place].extend(&row.times[place]);
        }
        self.forfeits[0] += row.forfeits_a;
        self.forfeits[1] += row.forfeits_b;
    }

    /// The number of deals.
    pub(super) fn pairs(&self) -> u64 {
        self.pairs
    }

    /// A's mean result of a game and half the width of its 95% interval. The two games of a deal are one sample, because
    /// they are correlated.
    #[expect(clippy::cast_precision_loss, reason = "fewer deals than 2^53")]
    fn mean(&self) -> (f64, f64) {
        let count = self.pairs as f64;
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0) * count / (count - 1.0).max(1.0);
        (mean, NORMAL_95 * (variance / count).sqrt())
    }

    /// The results so far.
    pub(super) fn report(&self, contest: &Contest) -> Report {
        let [a, b] = contest.players.each_ref().map(ToString::to_string);
        let (mean, half) = self.mean();
        Report {
            contest: contest.description(),
            a,
            b,
            matches: contest.is_match,
            deals: self.pairs,
            games: 2 * self.pairs,
            mean: (self.pairs > 0).then_some(mean),
            half_interval: (self.pairs > 1).then_some(half),
            moves: self.moves,
            microseconds: self.microseconds,
            forfeits: self.forfeits,
            table: self.table(contest),
        }
    }

    /// The table on the screen.
    fn table(&self, contest: &Contest) -> String {
        let [a, b] = &contest.players;
        let games = if contest.is_match { "matches" } else { "hands" };
        let deals = match self.pairs {
            1 => "one deal twice".to_owned(),
            pairs => format!("each of {pairs} deals twice"),
        };
        let mut text = format!("A: {a}\nB: {b}\n{} {games}, {deals}\n", 2 * self.pairs);
        if self.pairs == 0 {
            return text;
        }
        let (mean, half) = self.mean();
        if contest.is_match {
            text += &format!("matches won by A: {} (95%)\n", self.matches_won(mean, half));
        } else {
            text += &match self.pairs {
                1 => format!("points a hand for A: {mean:+.3} (one deal has no interval)\n"),
                _ => format!("points a hand for A: {mean:+.3} ± {half:.3} (95%)\n"),
            };
        }
        for (place, name) in ["A", "B"].into_iter().enumerate() {
            text += &self.times_line(place, name);
        }
        text
    }

    /// A's percentage of won matches with its interval. If one player wins all of them their variance is 0, so the
    /// interval is that of independent trials.
    #[expect(clippy::cast_precision_loss, reason = "fewer deals than 2^53")]
    fn matches_won(&self, mean: f64, half: f64) -> String {
        let (rate, half) = (50.0 * (1.0 + mean), 50.0 * half);
        if half > 0.0 {
            return format!("{rate:.1}% ± {half:.1}");
        }
        let matches = 2 * self.pairs;
        let (low, high) = clopper_pearson((rate / 100.0 * matches as f64).round() as u64, matches);
        format!("{rate:.1}%, {:.1}% to {:.1}%", 100.0 * low, 100.0 * high)
    }

    /// A player's times and number of forfeits.
    #[expect(clippy::cast_precision_loss, reason = "a time is printed with few digits")]
    fn times_line(&self, place: usize, name: &str) -> String {
        let milliseconds = |microseconds: f64| format!("{:.2} ms", microseconds / 1_000.0);
        let mean = self.microseconds[place] as f64 / self.moves[place].max(1) as f64;
        let mut times = self.times[place].clone();
        times.sort_unstable();
        let p99 = times.get(times.len().saturating_sub(1) * 99 / 100);
        let p99 = p99.map_or(String::new(), |time| format!(", p99 {}", milliseconds(*time as f64)));
        let forfeits = match self.forfeits[place] {
            0 => String::new(),
            count => format!("; forfeited {count}"),
        };
        format!("{name}: {} moves, mean {}{p99}{forfeits}\n", self.moves[place], milliseconds(mean))
    }
}

#[cfg(test)]
mod tests {
    use super::super::player::Contestant;
    use super::*;

    #[test]
    fn winning_every_match_still_has_an_interval() {
        let mut summary = Summary::default();
        for _ in 0..50 {
            summary.add(&Row { south: 1, north: 1, ..Row::default() });
        }
        let (mean, half) = summary.mean();
        assert_eq!(summary.matches_won(mean, half), "100.0%, 96.4% to 100.0%");
        summary.add(&Row { south: 1, north: -1, ..Row::default() });
        let (mean, half) = summary.mean();
        assert_eq!(summary.matches_won(mean, half), "99.0% ± 1.9");
    }

    #[test]
    fn the_two_games_of_a_deal_are_one_sample() {
        let mut summary = Summary::default();
        for (south, north) in [(3, -1), (0, 0), (4, 4), (-5, 1)] {
            summary.add(&Row { south, north, moves_a: 2, microseconds_a: 3_000, ..Row::default() });
        }
        // The results of the deals are 1, 0, 4 and -2.
        let (mean, half) = summary.mean();
        assert!(
            (mean - 0.75).abs() < 1e-9 && (half - 1.96 * (6.25_f64 / 4.0).sqrt()).abs() < 1e-9,
            "{mean} {half}"
        );
        let player = |name: &str| name.parse::<Contestant>().expect("a player");
        let contest = Contest {
            players: [player("best"), player("random")],
            pairs: 4,
            ms: None,
            nodes: None,
            seed: 0,
            is_match: false,
            done: 0,
        };
        let table = summary.table(&contest);
        assert!(table.contains("points a hand for A: +0.750 ± 2.450"), "{table}");
        assert!(table.contains("A: 8 moves, mean 1.50 ms\n"), "{table}");
    }
}
