//! The mean of what an example measured.

use std::fmt;

/// Sums of results and of their squares.
#[derive(Default)]
pub(crate) struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    pub(crate) fn add(&mut self, result: f64) {
        self.count += 1.0;
        self.sum += result;
        self.squares += result * result;
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// The 95% interval reaches from the mean by this much to either side.
    pub(crate) fn error(&self) -> f64 {
        1.96 * ((self.squares / self.count - self.mean().powi(2)) / (self.count - 1.0)).sqrt()
    }
}

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(results: I) -> Sample {
        let mut sample = Sample::default();
        results.into_iter().for_each(|result| sample.add(result));
        sample
    }
}

/// The mean with its 95% interval, in points.
impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.3} ± {:.3}", self.mean(), self.error())
    }
}
