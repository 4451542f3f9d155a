use std::fmt;
use std::time::Duration;

/// Measured times.
#[derive(Clone, Default, Debug)]
pub(crate) struct Figures(Vec<Duration>);

impl FromIterator<Duration> for Figures {
    fn from_iter<Times: IntoIterator<Item = Duration>>(times: Times) -> Figures {
        let mut times: Vec<Duration> = times.into_iter().collect();
        times.sort_unstable();
        Figures(times)
    }
}

impl Figures {
    /// The number of times.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of all times, in percent, does not exceed.
    pub(crate) fn percentile(&self, percent: usize) -> Duration {
        let place = (self.0.len() * percent).div_ceil(100).saturating_sub(1);
        self.0.get(place).copied().unwrap_or_default()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p99, most] = [50, 99, 100].map(|percent| self.percentile(percent).as_secs_f64() * 1_000.0);
        write!(f, "{} times, p50 {p50:.1} ms, p99 {p99:.1} ms, longest {most:.1} ms", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_times() {
        let figures: Figures = (1..=200).rev().map(Duration::from_millis).collect();
        for (percent, ms) in [(0, 1), (1, 2), (50, 100), (99, 198), (100, 200)] {
            assert_eq!(figures.percentile(percent), Duration::from_millis(ms), "{percent}");
        }
        assert_eq!(Figures::default().percentile(99), Duration::ZERO);
    }
}
