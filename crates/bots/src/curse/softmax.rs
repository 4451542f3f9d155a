use arrayvec::ArrayVec;

/// Maximum number of plays of a hand: each of 11 tiles with two numbers, on started branches and on sides
/// without a branch.
pub(super) const MOST_PLAYS: usize = 44;

/// A softmax distribution over plays: the better a play's value, the likelier it is.
#[derive(Debug, Default)]
pub(super) struct Softmax {
    values: ArrayVec<f32, MOST_PLAYS>,
}

impl Softmax {
    pub(super) fn clear(&mut self) {
        self.values.clear();
    }

    pub(super) fn push(&mut self, value: f32) {
        self.values.push(value);
    }

    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    /// The probability of the play at this place. Play `a` is `exp((value of a - value of b) / temperature)`
    /// times as likely as play `b`.
    pub(super) fn share(&self, place: usize, temperature: f32) -> f32 {
        let best = self.values.iter().copied().fold(f32::MIN, f32::max);
        let likelihood = |value: f32| exponential((value - best) / temperature);
        likelihood(self.values[place]) / self.values.iter().map(|value| likelihood(*value)).sum::<f32>()
    }

    /// The probabilities of all plays.
    pub(super) fn shares(&self, temperature: f32) -> ArrayVec<f32, MOST_PLAYS> {
        let best = self.values.iter().copied().fold(f32::MIN, f32::max);
        let likelihoods: ArrayVec<f32, MOST_PLAYS> =
            self.values.iter().map(|value| exponential((value - best) / temperature)).collect();
        let total: f32 = likelihoods.iter().sum();
        likelihoods.into_iter().map(|likelihood| likelihood / total).collect()
    }
}

/// `exp(x)` for an `x` of at most 0, to a few thousandths. The standard library's `exp` may differ between
/// machines, and the choices of a bot must not.
fn exponential(x: f32) -> f32 {
    let root = (1.0 + x / 256.0).max(0.0);
    (0..8).fold(root, |power, _| power * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_accurate() {
        for x in [0.0, -0.1, -0.5, -1.0, -2.0, -5.0, -20.0, -300.0_f32] {
            assert!((exponential(x) - x.exp()).abs() < 0.003, "{x}");
        }
    }

    #[test]
    fn shares_add_up_to_one() {
        let mut softmax = Softmax::default();
        [1.0, 3.0, 2.0].into_iter().for_each(|value| softmax.push(value));
        let shares = [0, 1, 2].map(|place| softmax.share(place, 1.0));
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(shares[1] > shares[2] && shares[2] > shares[0]);
        assert_eq!(&softmax.shares(1.0)[..], shares);
    }
}
