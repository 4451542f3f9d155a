use talon_solve::curse::packed::{Play, Tiles};

use super::estimate::{Estimator, Sums};
use super::greedy::longest_turns;
use super::public::Public;
use super::softmax::Softmax;

/// A way in which somebody may play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Style {
    /// Plays what is good: what the estimator thinks so many points worse than its best is `e` times as rare.
    Thinks(f32),
    /// Plays for long turns and looks no further.
    LongTurns,
    /// Plays anything.
    Anything,
}

/// The styles that the other seat may have, and how likely each is taken to be before it has played.
pub(super) const STYLES: &[(Style, f32)] =
    &[(Style::Thinks(0.3), 0.3), (Style::USUAL, 0.3), (Style::LongTurns, 0.2), (Style::Anything, 0.2)];

/// Only the style that the estimator plays in, not quite sharply.
pub(super) const ONE_STYLE: &[(Style, f32)] = &[(Style::USUAL, 1.0)];

/// How often somebody of any style is taken to play anything at all. So no world is ever ruled out by a play: only
/// passes prove something.
const SURPRISE: f32 = 0.05;

/// What plays of a hand tell about the style.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    estimator: &'a Estimator,
    softmax: Softmax,
    sums: Sums,
}

impl<'a> Reader<'a> {
    pub(super) fn new(estimator: &'a Estimator) -> Reader<'a> {
        Reader { estimator, softmax: Softmax::default(), sums: estimator.sums() }
    }

    /// How likely the seat to move, holding these tiles, makes this play in each of the styles.
    pub(super) fn shares(
        &mut self,
        public: &Public,
        own: Tiles,
        made: Play,
        styles: &[(Style, f32)],
    ) -> impl Iterator<Item = f32> {
        self.softmax.clear();
        let mut place = 0;
        self.estimator.for_each_play(public, own, &mut self.sums, |play, value| {
            if play == made {
                place = self.softmax.len();
            }
            self.softmax.push(value);
        });
        let any = 1.0 / self.softmax.len() as f32;
        styles.iter().map(move |(style, _)| {
            let share = match style {
                Style::Thinks(temperature) => self.softmax.share(place, *temperature),
                Style::LongTurns => {
                    let longest = longest_turns(public, own);
                    if longest.contains(&made) { 1.0 / longest.len() as f32 } else { 0.0 }
                }
                Style::Anything => any,
            };
            (1.0 - SURPRISE) * share + SURPRISE * any
        })
    }
}

impl Style {
    /// That of somebody of whom nothing is known.
    pub(super) const USUAL: Style = Style::Thinks(0.8);

    /// Whether somebody who plays so makes mistakes that can be counted on.
    pub(super) fn is_weak(self) -> bool {
        !matches!(self, Style::Thinks(_))
    }

    /// A play of the seat to move that is usual for the style. Where chance decides, the tiles decide instead, so that
    /// the same is played in the same place.
    pub(super) fn play(self, estimator: &Estimator, public: &Public, own: Tiles, sums: &mut Sums) -> Play {
        let among = |plays: &[Play]| {
            let mixed = (public.played ^ own.rotate_left(9)).wrapping_mul(0x9E37_79B1) >> 16;
            plays[mixed as usize % plays.len()]
        };
        match self {
            Style::Thinks(_) => estimator.best_play(public, own, sums),
            Style::LongTurns => among(&longest_turns(public, own)),
            Style::Anything => {
                let mut plays = Vec::new();
                public.for_each_play(own, |play| plays.push(play));
                among(&plays)
            }
        }
    }
}
