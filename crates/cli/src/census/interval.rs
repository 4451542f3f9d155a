//! Confidence intervals of rates.

use statrs::distribution::{Beta, ContinuousCDF};

/// The exact 95% Clopper–Pearson interval for the rate behind `hits` of `trials`: whatever the true rate is, the interval
/// contains it in at least 95 of 100 samples.
///
/// C. J. Clopper, E. S. Pearson: The use of confidence or fiducial limits illustrated in the case of the
/// binomial. Biometrika 26 (1934).
///
/// # Panics
/// If there are more hits than trials.
#[expect(clippy::cast_precision_loss, reason = "numbers below 2^53 are exact, and there are fewer deals")]
pub(crate) fn clopper_pearson(hits: u64, trials: u64) -> (f64, f64) {
    let misses = trials.checked_sub(hits).expect("no more hits than trials");
    let beta = |a: u64, b: u64| Beta::new(a as f64, b as f64).expect("both are above 0");
    let low = if hits == 0 { 0.0 } else { beta(hits, misses + 1).inverse_cdf(0.025) };
    let high = if misses == 0 { 1.0 } else { beta(hits + 1, misses).inverse_cdf(0.975) };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If all or none are hits, the ends have a closed form; the others are from printed tables.
    #[test]
    fn the_interval_is_the_known_one() {
        for (hits, trials, low, high) in [
            (0, 10, 0.0, 1.0 - 0.025_f64.powf(0.1)),
            (10, 10, 0.025_f64.powf(0.1), 1.0),
            (0, 1_000_000, 0.0, 1.0 - 0.025_f64.powf(1e-6)),
            (1, 10, 0.002_529, 0.445_016),
            (5, 10, 0.187_086, 0.812_914),
            (10, 20, 0.271_958, 0.728_042),
            (1, 100, 0.000_253, 0.054_459),
        ] {
            let found = clopper_pearson(hits, trials);
            let differs = (found.0 - low).abs().max((found.1 - high).abs());
            assert!(differs < 5e-7, "{hits} of {trials}: {found:?}");
        }
    }

    /// The definition: at each end, at least or at most this number of hits has a probability of 2.5%.
    #[test]
    fn the_ends_are_where_the_binomial_says() {
        for (hits, trials) in [(1, 7), (3, 50), (26, 30), (131, 1000), (999, 1000)] {
            let (low, high) = clopper_pearson(hits, trials);
            let at_least: f64 = (hits..=trials).map(|count| binomial(count, trials, low)).sum();
            let at_most: f64 = (0..=hits).map(|count| binomial(count, trials, high)).sum();
            assert!((at_least - 0.025).abs() < 1e-9 && (at_most - 0.025).abs() < 1e-9, "{hits} of {trials}");
        }
    }

    /// The probability of a number of hits.
    fn binomial(hits: u64, trials: u64, rate: f64) -> f64 {
        let ways: f64 = (1..=hits).map(|k| ((trials - hits + k) as f64 / k as f64).ln()).sum();
        (ways + hits as f64 * rate.ln() + (trials - hits) as f64 * (1.0 - rate).ln()).exp()
    }
}
