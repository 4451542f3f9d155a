//! The opponents of all levels.

use std::ops::Range;

use talon_query::curse::Reason;
use talon_query::{Choice, Level, Odds};
use talon_rules::SeatView;
use talon_rules::curse::{Move, State, View};
use talon_rules::pieces::Chance;
use talon_solve::curse::packed::{Play, Tiles};
use talon_solve::{Budget, Meter};

use super::draw::draw_play;
use super::endgame::Endgame;
use super::information_set::{InformationSet, to_move};
use super::network::Networks;
use super::opponent_model::{MODEL_PRIOR, OpponentModel, PlayLikelihood, SINGLE_MODEL};
use super::posterior::Posterior;
use super::reason::explain;
use super::resampling::{SystematicResampler, total_weight};
use super::rollouts::{Candidate, Rollouts};
use super::worlds::possible_worlds;
use crate::bot::Bot;

/// An opponent for Curse of the Doublet.
///
/// # Examples
///
/// ```
/// use talon_bots::Bot;
/// use talon_bots::curse::Opponent;
/// use talon_rules::pieces::DealNumber;
/// use talon_query::Level;
/// use talon_rules::Game;
/// use talon_rules::curse::{Options, State};
/// use talon_solve::Budget;
///
/// let mut hand = State::deal(&Options::HAND, DealNumber::new(5).unwrap());
/// let seat = hand.seat_to_move().expect("a seat leads");
/// let mut opponent = Opponent::new(Level::Club);
/// let choice = opponent.choose(&hand.view(seat), &Budget::default(), 1).expect("the seat is to move");
/// hand.play(choice.chosen).expect("the move is legal");
/// ```
#[derive(Clone, Debug)]
pub struct Opponent {
    level: Level,
    networks: Networks,
    options: OpponentOptions,
}

/// Switches for the parts of an opponent that searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpponentOptions {
    /// Options of the rollouts.
    pub rollouts: Rollouts,
    /// True if worlds are weighted by the other seat's plays.
    pub inference: bool,
    /// True if the other seat is read with several opponent models instead of one.
    pub models: bool,
    /// True if weak opponents are expected to play on as weakly, in proportion to their probability.
    pub exploitation: bool,
    /// True if the end of a hand is played by an equilibrium.
    pub endgame: bool,
}

impl Default for OpponentOptions {
    /// Everything on.
    fn default() -> OpponentOptions {
        OpponentOptions {
            rollouts: Rollouts::default(),
            inference: true,
            models: true,
            exploitation: true,
            endgame: true,
        }
    }
}

impl OpponentOptions {
    /// The prior over opponent models; empty without inference.
    fn prior(&self) -> &'static [(OpponentModel, f32)] {
        match (self.inference, self.models) {
            (false, _) => &[],
            (true, false) => SINGLE_MODEL,
            (true, true) => MODEL_PRIOR,
        }
    }
}

/// Number of worlds weighted before plays are tried in a sample of them. Alternating the two splits a short time between
/// them.
const WEIGHED_AT_ONCE: usize = 128;

/// Weighting the first worlds may take at most one part in this number of the budget.
const PARTS_OF_BUDGET: u64 = 4;

impl Opponent {
    /// Creates an opponent of this level.
    pub fn new(level: Level) -> Opponent {
        Opponent::with_options(level, OpponentOptions::default())
    }

    /// Creates an opponent of this level with other options, which matter only to levels that search.
    pub fn with_options(level: Level, options: OpponentOptions) -> Opponent {
        Opponent { level, networks: Networks::trained(), options }
    }

    /// Chooses between several plays. Also returns how often the play wins, if that was counted.
    pub(super) fn play(
        &self,
        information: &InformationSet,
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> (Play, Option<Odds>) {
        if let Some(model) = OpponentModel::of_level(self.level) {
            let observed = information.observed();
            let plays = PlayLikelihood::new(&self.networks).of_plays(&observed, information.own, model);
            return (draw_play(&plays, chance), None);
        }
        if let Some(play) = self.play_endgame(information, budget, chance) {
            return (play, None);
        }
        let candidates = self.search(information, budget, chance);
        let best = candidates.first().expect("the seat to move can play");
        (best.play, odds(best))
    }

    /// Samples a play from an equilibrium of the endgame, if the hand has come to an endgame that can be solved.
    fn play_endgame(
        &self,
        information: &InformationSet,
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> Option<Play> {
        self.endgame(information)?.choose(&mut Meter::new(budget), budget.nodes, chance)
    }

    /// The endgame from here, if it is played by an equilibrium.
    fn endgame<'a>(&'a self, information: &'a InformationSet) -> Option<Endgame<'a>> {
        let models = self.options.prior();
        self.options.endgame.then_some(Endgame { information, models, networks: &self.networks })
    }

    /// The probability of each play of these hands of the seat to move. It is exact where
    /// the end of the hand is played by an equilibrium. Otherwise it is the share of these seeds with which the play is
    /// chosen. The hand that the information has is not used.
    pub(super) fn shares(
        &self,
        information: &InformationSet,
        hands: &[Tiles],
        budget: &Budget<'_>,
        seeds: Range<u64>,
    ) -> Vec<Vec<(Play, f32)>> {
        let can_play = hands.iter().any(|own| information.public.can_play(*own));
        let endgame = self.endgame(information).filter(|_| can_play);
        let equilibrium = endgame.and_then(|endgame| endgame.solve(&mut Meter::new(budget), budget.nodes));
        let share = 1.0 / (seeds.end - seeds.start) as f32;
        let of_hand = |own: &Tiles| {
            let information = InformationSet { own: *own, ..information.clone() };
            let chosen = |seed| self.play(&information, budget, &mut Chance::from_seed(seed)).0;
            let mut plays = Vec::new();
            information.public.for_each_play(*own, |play| plays.push(play));
            match (&plays[..], &equilibrium) {
                ([], _) => Vec::new(),
                ([only], _) => vec![(*only, 1.0)],
                (_, Some(equilibrium)) => equilibrium.average_strategy(*own),
                _ => seeds.clone().map(|seed| (chosen(seed), share)).collect(),
            }
        };
        hands.iter().map(of_hand).collect()
    }

    /// Returns the average value of each play for the seat to move, in points of this hand and as far as it can tell,
    /// best first. Plays that lead to the same position are listed once. The list is empty if the seat has nothing to
    /// play.
    ///
    /// All plays are tried in the same worlds, including those that [`Bot::choose`] would eliminate.
    pub fn values(&self, view: &View, budget: &Budget<'_>, seed: u64) -> Vec<(Move, f32)> {
        let Some(information) = information_to_move(view) else { return Vec::new() };
        let options = OpponentOptions { rollouts: Rollouts::OF_ALL, ..self.options };
        let patient = Opponent { options, ..self.clone() };
        let mut chance = Chance::from_seed(seed);
        let candidates = patient.search(&information, budget, &mut chance);
        candidates.iter().map(|candidate| (to_move(view.layout(), candidate.play), candidate.value)).collect()
    }

    /// Tries the plays in worlds sampled from the posterior. Returns them with their values, best first.
    fn search(
        &self,
        information: &InformationSet,
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> Vec<Candidate> {
        let mut meter = Meter::new(budget);
        let mut elimination = self.options.rollouts.start(information, &self.networks.policy);
        if elimination.is_decided() {
            return elimination.finish();
        }
        let most_worlds = self.options.rollouts.most_worlds;
        // Twice as many, because plays are tried in a sample of those that are weighted.
        let mut worlds = possible_worlds(information, 2 * most_worlds, chance);
        chance.shuffle(&mut worlds);
        let (prior, exploitation) = (self.options.prior(), self.options.exploitation);
        let mut posterior = Posterior::new(information, &self.networks, prior, exploitation);
        let affordable = budget.nodes / PARTS_OF_BUDGET / posterior.cost_of_world().max(1);
        let at_once = affordable.clamp(1, WEIGHED_AT_ONCE as u64) as usize;
        let mut resampler = None;
        for part in worlds.chunks(at_once) {
            let weighted = posterior.weigh(part, &mut meter);
            elimination.discount_policy(posterior.probability_of_weak());
            // The first worlds estimate the total weight, which is divided among the worlds to be tried.
            let step =
                || total_weight(&weighted) / part.len() as f32 * worlds.len() as f32 / most_worlds as f32;
            let resampler = resampler.get_or_insert_with(|| SystematicResampler::new(step(), chance));
            if !elimination.run(&resampler.resample(&weighted), &mut meter) {
                break;
            }
        }
        elimination.finish()
    }
}

/// The share of rollouts that a play has won.
fn odds(candidate: &Candidate) -> Option<Odds> {
    if candidate.points.is_empty() {
        return None;
    }
    let wins = candidate.points.iter().filter(|points| **points > 0).count() as u32;
    Some(Odds { wins, worlds: candidate.points.len() as u32 })
}

impl Bot for Opponent {
    type Game = State;
    type Reason = Reason;

    fn choose(&mut self, view: &View, budget: &Budget<'_>, seed: u64) -> Option<Choice<Move, Reason>> {
        let mut chance = Chance::from_seed(seed);
        choose_with(view, |information| {
            let (play, odds) = self.play(information, budget, &mut chance);
            (play, explain(information, play), odds)
        })
    }
}

/// The information of the seat with this view if it is to move.
fn information_to_move(view: &View) -> Option<InformationSet> {
    let information = InformationSet::new(view)?;
    if information.public.mover == information.seat { Some(information) } else { None }
}

/// Makes the moves that need no decision, a pass, the only play and the choice of a leader, and leaves the others to
/// `decide`. Returns `None` if the seat is not to move.
pub(super) fn choose_with(
    view: &View,
    decide: impl FnOnce(&InformationSet) -> (Play, Reason, Option<Odds>),
) -> Option<Choice<Move, Reason>> {
    let layout = view.layout();
    let without_odds = |chosen, reason| Choice { chosen, reason, odds: None };
    if layout.choosing() == Some(view.seat()) {
        return Some(without_odds(Move::Lead(view.seat()), Reason::LeadingIsBetter));
    }
    let information = information_to_move(view)?;
    let mut plays = Vec::new();
    information.public.for_each_play(information.own, |play| plays.push(play));
    let (play, reason, odds) = match plays[..] {
        [] => return Some(without_odds(Move::Pass, Reason::OnlyMove)),
        [only] => (only, Reason::OnlyMove, None),
        _ => decide(&information),
    };
    Some(Choice { chosen: to_move(layout, play), reason, odds })
}
