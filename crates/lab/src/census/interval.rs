//! Confidence intervals of rates.

use statrs::distribution::{Binomial, Discrete};

/// The probability that the interval leaves out at each of its ends.
const TAIL: f64 = 0.025;

/// The exact 95% Clopper–Pearson interval for the rate behind `hits` of `trials`: whatever the true rate is, the interval
/// contains it in at least 95 of 100 samples.
///
/// C. J. Clopper, E. S. Pearson: The use of confidence or fiducial limits illustrated in the case of the
/// binomial. Biometrika 26 (1934).
///
/// # Panics
/// If there are more hits than trials.
pub(crate) fn clopper_pearson(hits: u64, trials: u64) -> (f64, f64) {
    let misses = trials.checked_sub(hits).expect("no more hits than trials");
    (lowest_rate(hits, trials), 1.0 - lowest_rate(misses, trials))
}

/// The rate at which at least this number of hits has a probability of [`TAIL`], by bisection.
///
/// The quantile of the beta distribution says the same, but in `statrs` 0.19.1 it does not return for tens of millions of
/// trials (its issues 434 and 435).
#[expect(clippy::cast_precision_loss, reason = "numbers below 2^53 are exact, and there are fewer deals")]
fn lowest_rate(hits: u64, trials: u64) -> f64 {
    if hits == 0 {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, hits as f64 / trials as f64);
    loop {
        let rate = f64::midpoint(low, high);
        if rate <= low || rate >= high {
            return rate;
        }
        if at_least(hits, trials, rate) < TAIL { low = rate } else { high = rate }
    }
}

/// The probability of at least this number of hits at a rate below `hits / trials`: the sum of the probabilities. Each
/// follows from the one before, until they no longer count.
#[expect(clippy::cast_precision_loss, reason = "numbers below 2^53 are exact, and there are fewer deals")]
fn at_least(hits: u64, trials: u64, rate: f64) -> f64 {
    let odds = rate / (1.0 - rate);
    let mut term = Binomial::new(rate, trials).expect("a rate is from 0 to 1").pmf(hits);
    let mut sum = 0.0;
    for count in hits..=trials {
        sum += term;
        if term <= sum * f64::EPSILON {
            break;
        }
        term *= odds * (trials - count) as f64 / (count + 1) as f64;
    }
    sum
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
            let interval = clopper_pearson(hits, trials);
            let differs = (interval.0 - low).abs().max((interval.1 - high).abs());
            assert!(differs < 5e-7, "{hits} of {trials}: {interval:?}");
        }
    }

    /// The ends are those of SciPy 1.17, `beta.ppf`.
    #[test]
    fn the_interval_of_many_trials_is_the_known_one() {
        for (hits, trials, low, high) in [
            (389_487, 1_000_000, 0.388_531_076_2, 0.390_443_563_9),
            (131, 1_000_000, 0.000_109_529_94, 0.000_155_448_06),
            (8_333_000, 10_000_000, 0.833_068_851_1, 0.833_530_955_9),
            (39_123_456, 100_000_000, 0.391_138_906_7, 0.391_330_219_6),
            (99_986_900, 100_000_000, 0.999_866_737_3, 0.999_871_233_7),
            (50, 10_000_000_000, 3.711_096e-9, 6.591_877e-9),
            (5_000_000_000, 10_000_000_000, 0.499_990_200_13, 0.500_009_799_87),
        ] {
            let interval = clopper_pearson(hits, trials);
            let width = high - low;
            let differs = (interval.0 - low).abs().max((interval.1 - high).abs());
            assert!(differs < 1e-4 * width, "{hits} of {trials}: {interval:?}");
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
