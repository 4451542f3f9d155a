//! Checks that a server's memory keeps nothing of matches that are over.

use std::fmt;

/// A look at a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Its memory, in bytes.
    pub(crate) memory: u64,
    /// The entries of the matches in memory.
    pub(crate) alive: u64,
    /// The entries that it has appended since its start.
    pub(crate) appended: u64,
}

/// Looks at a server at equal intervals. The first third warms it up: matches begin, and buffers grow.
#[derive(Clone, Default, Debug)]
pub(crate) struct Curve(Vec<Sample>);

/// The memory that an entry in memory takes, in bytes, and a quarter more. That much growth is no leak while matches become longer.
const ALIVE: f64 = 500.0;

/// The most bytes that can stay of each entry that was appended. An entry in memory takes several times as much, so a match
/// that stays when it is over is noticed.
const KEPT: f64 = 64.0;

/// With fewer entries after the warm-up, the pages of the allocator weigh more than all that could stay.
const FEWEST: u64 = 50_000;

impl Curve {
    /// Adds the next look.
    pub(crate) fn push(&mut self, sample: Sample) {
        self.0.push(sample);
    }

    /// The bytes that stay of each entry that was appended after the warm-up: the slope of the memory that the entries in
    /// memory do not explain, by least squares. `None` after too few entries.
    pub(crate) fn kept(&self) -> Option<f64> {
        let begin = self.0.len() / 3;
        let appended = self.0.last()?.appended.saturating_sub(self.0.get(begin)?.appended);
        if appended < FEWEST {
            return None;
        }
        let points: Vec<(f64, f64)> =
            self.0.iter().map(|sample| sample.appended as f64).zip(self.unexplained()).skip(begin).collect();
        let count = points.len() as f64;
        let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
        let (x, y) = (mean(|point| point.0), mean(|point| point.1));
        let rise: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
        let run: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
        Some(rise / run)
    }

    /// Returns true if no more stays than can be noise.
    pub(crate) fn is_flat(&self) -> bool {
        self.kept().is_none_or(|bytes| bytes < KEPT)
    }

    /// The most by which the memory grew above the first look, in bytes, without what the entries in memory explain.
    pub(crate) fn grown(&self) -> f64 {
        let unexplained = self.unexplained();
        let first = unexplained.first().copied().unwrap_or_default();
        unexplained.into_iter().fold(0.0, |most, bytes| f64::max(most, bytes - first))
    }

    /// The memory at each look without that of the entries in memory. An allocator gives little back, so the most entries
    /// so far count.
    fn unexplained(&self) -> Vec<f64> {
        let mut most = 0;
        let explain = |sample: &Sample| {
            most = sample.alive.max(most);
            sample.memory as f64 - ALIVE * most as f64
        };
        self.0.iter().map(explain).collect()
    }
}

/// The curves of the memory and of the entries, and the two quotients.
impl fmt::Display for Curve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |of: fn(&Sample) -> f64| {
            self.0.iter().map(|sample| format!("{:.1}", of(sample))).collect::<Vec<_>>().join(" ")
        };
        let memory = list(|sample| sample.memory as f64 / 1e6);
        let alive = list(|sample| sample.alive as f64 / 1e3);
        write!(f, "in MB: {memory}; with thousands of entries in memory: {alive}; ")?;
        if let Some(last) = self.0.last() {
            write!(f, "{:.0} bytes for each of these, ", last.memory as f64 / last.alive.max(1) as f64)?;
        }
        match self.kept() {
            Some(kept) => {
                write!(f, "and {kept:.1} bytes stay of each that was appended after the first third")
            }
            None => write!(f, "and too few were appended to say what stays"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns thirty looks at a server that appends 5,000 entries between one look and the next. At each look, `alive`
    /// entries are in memory, and `kept` bytes stay of each entry ever appended. The memory has some pages of noise.
    fn curve(kept: u64, alive: fn(u64) -> u64) -> Curve {
        let mut most = 0;
        let look = |at: u64| {
            most = alive(at).max(most);
            let noise = at * 7919 % 64 * 4096;
            let appended = at * 5_000;
            Sample { memory: 40_000_000 + most * 400 + appended * kept + noise, alive: alive(at), appended }
        };
        Curve((0..30).map(look).collect())
    }

    /// Matches that become longer, then end and begin at different times.
    fn usual(at: u64) -> u64 {
        if at < 8 { at * 4_000 } else { 30_000 + at * 7 % 5 * 500 }
    }

    #[test]
    fn a_leak_is_noticed_in_every_phase_of_the_matches() {
        let phases: [fn(u64) -> u64; 4] = [usual, |_| 30_000, |at| 60_000 - at * 2_000, |at| 9_000 + at % 9];
        for (phase, alive) in phases.into_iter().enumerate() {
            assert!(curve(0, alive).is_flat(), "{phase}: {}", curve(0, alive));
            assert!(!curve(200, alive).is_flat(), "{phase}: {}", curve(200, alive));
            let kept = curve(200, alive).kept().unwrap();
            assert!((150.0..250.0).contains(&kept), "{phase}: {kept}");
        }
    }

    #[test]
    fn the_warm_up_is_no_leak_and_hides_none() {
        let warm = |mut curve: Curve| {
            for sample in &mut curve.0[..10] {
                sample.memory /= 2;
            }
            curve
        };
        assert!(warm(curve(0, usual)).is_flat());
        assert!(!warm(curve(200, usual)).is_flat());
    }

    #[test]
    fn a_short_run_says_nothing() {
        let mut short = curve(200, usual);
        for sample in &mut short.0 {
            sample.appended /= 10;
        }
        assert_eq!(short.kept(), None);
        assert_eq!(Curve::default().kept(), None);
    }

    #[test]
    fn a_server_that_shrinks_keeps_less_than_nothing() {
        let mut curve = curve(0, usual);
        for (at, sample) in (0..).zip(&mut curve.0) {
            sample.memory -= at * 1_000_000;
        }
        assert!(curve.kept().unwrap() < -150.0, "{curve}");
        assert!(curve.grown() < 1e6, "{}", curve.grown());
    }

    #[test]
    fn growth_counts_from_the_first_look_to_the_highest() {
        let mut curve = curve(0, |_| 30_000);
        curve.0[4].memory += 20_000_000;
        assert!((19e6..21e6).contains(&curve.grown()), "{}", curve.grown());
    }
}
