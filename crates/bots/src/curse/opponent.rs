use talon_pieces::Chance;
use talon_query::curse::Reason;
use talon_query::{Choice, Level, Odds};
use talon_rules::SeatView;
use talon_rules::curse::{Move, State, View};
use talon_solve::curse::packed::Play;
use talon_solve::{Budget, Meter};

use super::endgame::Endgame;
use super::estimate::Estimator;
use super::greedy::longest_turns;
use super::known::{Known, to_move};
use super::reason::explain;
use super::rollouts::{Rollouts, Tried};
use super::softmax::Softmax;
use super::stakes::Stakes;
use super::style::{ONE_STYLE, STYLES, Style};
use super::worlds::{Draw, Weighing, possible_worlds, total_weight};
use crate::Bot;

/// An opponent for Curse of the Doublet.
#[derive(Clone, Debug)]
pub struct Opponent {
    level: Level,
    estimator: Estimator,
    thinking: Thinking,
}

/// How an opponent that thinks does it; each part can be switched off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// How plays are tried.
    pub rollouts: Rollouts,
    /// Whether worlds are weighed by how the other seat has played.
    pub inference: bool,
    /// Whether it may have other styles than to play what is good.
    pub styles: bool,
    /// Whether points count, near the end of a match, as what they mean for it.
    pub match_play: bool,
    /// Whether the end of a hand is played by an equilibrium.
    pub endgame: bool,
}

impl Default for Thinking {
    /// Everything.
    fn default() -> Thinking {
        Thinking {
            rollouts: Rollouts::default(),
            inference: true,
            styles: true,
            match_play: true,
            endgame: true,
        }
    }
}

impl Thinking {
    /// What the points of the hand are worth to a seat that sees this.
    fn stakes(&self, view: &View, known: &Known) -> Stakes {
        match self.match_play {
            true => Stakes::of(view.layout(), known.seat),
            false => Stakes::points(),
        }
    }

    /// The styles by which the other seat is read; none when it is not read.
    fn all_styles(&self) -> &'static [(Style, f32)] {
        match (self.inference, self.styles) {
            (false, _) => &[],
            (true, false) => ONE_STYLE,
            (true, true) => STYLES,
        }
    }
}

/// The most worlds that are listed; where there are more, so many are drawn.
const MOST_LISTED: usize = 4_000;

/// The most worlds in which plays are tried.
const MOST_TRIED: usize = 2_000;

/// So many worlds are weighed, and plays tried in those of them that are likely, before more are weighed. So a short
/// time is used for both.
const WEIGHED_AT_ONCE: usize = 128;

/// No more of a budget than one part in so many goes into weighing worlds before plays are tried.
const PARTS_OF_BUDGET: u64 = 4;

/// How many points worse a play of [`Level::Casual`] may easily be.
const CASUAL_TEMPERATURE: f32 = 0.35;

/// How many points worse a play of [`Level::Club`] may easily be.
const CLUB_TEMPERATURE: f32 = 0.12;

impl Opponent {
    /// An opponent of this level.
    pub fn new(level: Level) -> Opponent {
        let is_best = level == Level::Best;
        Opponent::with_thinking(
            level,
            Thinking { inference: is_best, endgame: is_best, ..Thinking::default() },
        )
    }

    /// An opponent of this level that thinks otherwise, as far as the level thinks at all.
    pub fn with_thinking(level: Level, thinking: Thinking) -> Opponent {
        Opponent { level, estimator: Estimator::trained(), thinking }
    }

    /// The play of a seat that has a choice, and how often it wins, if that was counted.
    fn play(
        &self,
        view: &View,
        known: &Known,
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> (Play, Option<Odds>) {
        let pick =
            |among: &[Play], chance: &mut Chance| *chance.pick(among).expect("the seat to move can play");
        match self.level {
            Level::Novice => (pick(&longest_turns(&known.public, known.own), chance), None),
            Level::Casual => (self.feel(known, CASUAL_TEMPERATURE, chance), None),
            Level::Club => (self.feel(known, CLUB_TEMPERATURE, chance), None),
            Level::Strong | Level::Best => {
                let stakes = self.thinking.stakes(view, known);
                if let Some(play) = self.play_endgame(known, &stakes, budget, chance) {
                    return (play, None);
                }
                let tried = self.think(view, known, budget, chance);
                let best = tried.first().expect("the seat to move can play");
                (best.play, odds(best))
            }
        }
    }

    /// A play that is likelier the better the estimator thinks it.
    fn feel(&self, known: &Known, temperature: f32, chance: &mut Chance) -> Play {
        let (mut plays, mut softmax) = (Vec::new(), Softmax::default());
        self.estimator.for_each_play(&known.public, known.own, &mut self.estimator.sums(), |play, value| {
            plays.push(play);
            softmax.push(value);
        });
        let part = chance.below(1 << 20) as f32 / (1 << 20) as f32;
        plays[softmax.place_at(part, temperature)]
    }

    /// A play of the seat to move by an equilibrium of the endgame, if it is one that is looked at and can be found.
    fn play_endgame(
        &self,
        known: &Known,
        stakes: &Stakes,
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> Option<Play> {
        let endgame =
            Endgame { known, stakes, styles: self.thinking.all_styles(), estimator: &self.estimator };
        let mut meter = Meter::new(budget);
        self.thinking.endgame.then(|| endgame.choose(&mut meter, budget.nodes, chance)).flatten()
    }

    /// What each play of the seat to move is worth to it on average, in points of this hand and as far as it can
    /// tell, the best first; of plays that lead to the same there is one. None when it has nothing to play.
    ///
    /// All plays are tried in the same worlds, also those that [`Bot::choose`] would not look at for long.
    pub fn values(&self, view: &View, budget: &Budget<'_>, seed: u64) -> Vec<(Move, f32)> {
        let Some(known) = Known::new(view).filter(|known| known.public.mover == known.seat) else {
            return Vec::new();
        };
        let thinking = Thinking { rollouts: Rollouts::OF_ALL, match_play: false, ..self.thinking };
        let patient = Opponent { thinking, ..self.clone() };
        let tried = patient.think(view, &known, budget, &mut Chance::from_seed(seed));
        tried.iter().map(|tried| (to_move(view.layout(), tried.play), tried.worth)).collect()
    }

    /// The plays with what they are worth, the best first.
    fn think(&self, view: &View, known: &Known, budget: &Budget<'_>, chance: &mut Chance) -> Vec<Tried> {
        let stakes = self.thinking.stakes(view, known);
        let mut meter = Meter::new(budget);
        let mut race = self.thinking.rollouts.race(known, &self.estimator, &stakes);
        let mut worlds = possible_worlds(known, MOST_LISTED, chance);
        chance.shuffle(&mut worlds);
        let mut weighing = Weighing::new(known, &self.estimator, self.thinking.all_styles());
        let affordable = budget.nodes / PARTS_OF_BUDGET / weighing.cost_of_world().max(1);
        let at_once = affordable.clamp(1, WEIGHED_AT_ONCE as u64) as usize;
        let mut draw = None;
        for part in worlds.chunks(at_once) {
            let weighed = weighing.weigh(part, &mut meter);
            // The first worlds tell what all weigh, about; that is shared out among those to be tried.
            let step =
                || total_weight(&weighed) / part.len() as f32 * worlds.len() as f32 / MOST_TRIED as f32;
            let draw = draw.get_or_insert_with(|| Draw::every(step(), chance));
            if !race.run_through(&draw.draw(&weighed), &mut meter) {
                break;
            }
        }
        race.finish()
    }
}

/// How often a play has won.
fn odds(tried: &Tried) -> Option<Odds> {
    let wins = tried.points.iter().filter(|points| **points > 0).count() as u32;
    (!tried.points.is_empty()).then_some(Odds { wins, worlds: tried.points.len() as u32 })
}

impl Bot for Opponent {
    type Game = State;
    type Reason = Reason;

    fn choose(&mut self, view: &View, budget: &Budget<'_>, seed: u64) -> Option<Choice<Move, Reason>> {
        let mut chance = Chance::from_seed(seed);
        choose_with(view, |known| {
            let (play, odds) = self.play(view, known, budget, &mut chance);
            (play, explain(known, play), odds)
        })
    }
}

/// Makes the moves that need no thinking: a pass, the only play, who leads. `None` when the seat is not to move.
pub(super) fn choose_with(
    view: &View,
    think: impl FnOnce(&Known) -> (Play, Reason, Option<Odds>),
) -> Option<Choice<Move, Reason>> {
    let layout = view.layout();
    let without_odds = |chosen, reason| Choice { chosen, reason, odds: None };
    if layout.choosing() == Some(view.seat()) {
        return Some(without_odds(Move::Lead(view.seat()), Reason::LeadingIsBetter));
    }
    let known = Known::new(view).filter(|known| known.public.mover == known.seat)?;
    let mut plays = Vec::new();
    known.public.for_each_play(known.own, |play| plays.push(play));
    let (play, reason, odds) = match plays[..] {
        [] => return Some(without_odds(Move::Pass, Reason::OnlyMove)),
        [only] => (only, Reason::OnlyMove, None),
        _ => think(&known),
    };
    Some(Choice { chosen: to_move(layout, play), reason, odds })
}
