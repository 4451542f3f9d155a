//! Systematic resampling (G. Kitagawa: Monte Carlo Filter and Smoother for Non-Gaussian Nonlinear State Space Models.
//! Journal of Computational and Graphical Statistics 5, 1996): draws at equal distances in the running sum of the weights.

use talon_rules::pieces::Chance;

use super::worlds::World;

/// Draws worlds in proportion to their weights, from a stream of worlds.
///
/// Each world is drawn as often as its weight demands, to within one draw. A world that is drawn several times comes back
/// once, with that number as its weight.
pub(super) struct SystematicResampler {
    step: f32,
    /// The weight that passes before the next draw.
    next: f32,
}

impl SystematicResampler {
    /// Draws about one world for each `step` of weight, from a random offset.
    pub(super) fn new(step: f32, chance: &mut Chance) -> SystematicResampler {
        let offset = (chance.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
        SystematicResampler { step, next: step * offset }
    }

    /// Draws from the next worlds of the stream.
    pub(super) fn resample(&mut self, worlds: &[World]) -> Vec<World> {
        let mut drawn = Vec::new();
        for world in worlds {
            let mut times = 0.0;
            while self.next < world.weight {
                self.next += self.step;
                times += 1.0;
            }
            self.next -= world.weight;
            if times > 0.0 {
                drawn.push(World { weight: times, ..*world });
            }
        }
        drawn
    }
}

/// The total weight of these worlds.
pub(super) fn total_weight(worlds: &[World]) -> f32 {
    worlds.iter().map(|world| world.weight).sum()
}

#[cfg(test)]
mod tests {
    use talon_solve::curse::packed::Tiles;

    use super::super::opponent_model::OpponentModel;
    use super::*;

    #[test]
    fn worlds_are_drawn_in_proportion_to_their_weights() {
        let worlds: Vec<World> = [1.0, 0.0, 6.0, 3.0]
            .into_iter()
            .zip(0..)
            .map(|(weight, tiles)| World { tiles, weight, model: OpponentModel::Uniform })
            .collect();
        let drawn = |parts: &[&[World]]| -> Vec<(Tiles, f32)> {
            let mut resampler =
                SystematicResampler::new(total_weight(&worlds) / 100.0, &mut Chance::from_seed(1));
            let drawn = parts.iter().flat_map(|part| resampler.resample(part));
            drawn.map(|world| (world.tiles, world.weight)).collect()
        };
        assert_eq!(drawn(&[&worlds]), [(0, 10.0), (2, 60.0), (3, 30.0)]);
        assert_eq!(drawn(&[&worlds[..2], &worlds[2..]]), drawn(&[&worlds]));
    }
}
