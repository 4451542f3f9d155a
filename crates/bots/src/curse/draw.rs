//! Draws by chance.

use talon_rules::pieces::Chance;
use talon_solve::curse::packed::Play;

use super::worlds::World;

/// A random number from 0 to 1.
fn part(chance: &mut Chance) -> f32 {
    chance.below(1 << 20) as f32 / (1 << 20) as f32
}

/// Draws one of these plays, at least one, by its probability.
pub(super) fn draw_play(plays: &[(Play, f32)], chance: &mut Chance) -> Play {
    let mut part = part(chance);
    let drawn = plays.iter().find(|(_, share)| {
        part -= share;
        part < 0.0
    });
    drawn.unwrap_or(&plays[0]).0
}

/// Worlds to be drawn in proportion to their weights.
pub(super) struct WeightedWorlds<'a> {
    worlds: &'a [World],
    /// The sum of the weights up to each world.
    cumulative: Vec<f32>,
}

impl<'a> WeightedWorlds<'a> {
    /// Prepares to draw from these worlds, at least one.
    pub(super) fn new(worlds: &'a [World]) -> WeightedWorlds<'a> {
        let mut sum = 0.0;
        let up_to = |world: &World| {
            sum += world.weight;
            sum
        };
        WeightedWorlds { worlds, cumulative: worlds.iter().map(up_to).collect() }
    }

    /// Draws a world.
    pub(super) fn draw(&self, chance: &mut Chance) -> &'a World {
        let total = self.cumulative.last().expect("there is a world");
        let drawn = total * part(chance);
        let place = self.cumulative.partition_point(|sum| *sum <= drawn);
        &self.worlds[place.min(self.worlds.len() - 1)]
    }
}
