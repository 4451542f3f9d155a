//! The players whose whole hands are measured.

use talon_query::Level;
use talon_solve::Budget;
use talon_solve::curse::packed::{Play, Tiles};

use super::super::baseline::Baseline;
use super::super::information_set::InformationSet;
use super::super::network::Networks;
use super::super::opponent::{Opponent, OpponentOptions};
use super::super::opponent_model::{OpponentModel, PlayLikelihood};
use super::super::public_state::PublicState;

/// A player whose probability of each play is known, or can be asked for often enough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WholeHandPlayer {
    /// The equilibrium that was found.
    Equilibrium,
    /// A baseline; not [`Baseline::Ismcts`].
    Baseline(Baseline),
    /// A level. The probabilities of one that searches are estimated with eight seeds wherever it does not play by an
    /// equilibrium. This makes it look more exploitable, because a best response exploits the errors of the estimate too.
    Level(Level),
    /// [`Level::Best`] with other options, asked in the same way.
    Best(OpponentOptions),
}

/// The number of seeds with which a level that searches is asked in each situation.
const SEEDS: u64 = 8;

impl WholeHandPlayer {
    /// The model of the player; `None` for the equilibrium, and for players that search.
    pub(in crate::curse) fn model(self) -> Option<OpponentModel> {
        match self {
            WholeHandPlayer::Baseline(Baseline::Random) => Some(OpponentModel::Uniform),
            WholeHandPlayer::Baseline(Baseline::Greedy) => Some(OpponentModel::LongestTurn),
            WholeHandPlayer::Baseline(Baseline::Policy) => Some(OpponentModel::Likeliest),
            WholeHandPlayer::Level(level) => OpponentModel::of_level(level),
            WholeHandPlayer::Equilibrium
            | WholeHandPlayer::Baseline(Baseline::Ismcts)
            | WholeHandPlayer::Best(_) => None,
        }
    }

    /// Returns true if the player decides alike in positions that differ only in the names of the pip numbers. A
    /// network that sees the numbers does not, nor does a player of heavy tiles, nor one that takes the first of
    /// several likeliest plays.
    pub(super) fn prefers_no_number(self) -> bool {
        match (self, self.model()) {
            (WholeHandPlayer::Equilibrium, _) => true,
            (_, Some(model)) => match model {
                OpponentModel::Uniform | OpponentModel::LongestTurn => true,
                OpponentModel::Values(_)
                | OpponentModel::Policy(_)
                | OpponentModel::Likeliest
                | OpponentModel::Beginner => false,
            },
            (_, None) => false,
        }
    }
}

/// Asks a player for the probabilities of its plays.
#[derive(Debug)]
pub(super) enum Chooser<'a> {
    Model(OpponentModel, Box<PlayLikelihood<'a>>),
    Opponent(Box<Opponent>, Level),
}

impl<'a> Chooser<'a> {
    pub(super) fn new(player: WholeHandPlayer, networks: &'a Networks) -> Option<Chooser<'a>> {
        match (player, player.model()) {
            (_, Some(model)) => Some(Chooser::Model(model, Box::new(PlayLikelihood::new(networks)))),
            (WholeHandPlayer::Level(level), None) => {
                Some(Chooser::Opponent(Box::new(Opponent::new(level)), level))
            }
            (WholeHandPlayer::Best(options), None) => {
                Some(Chooser::Opponent(Box::new(Opponent::with_options(Level::Best, options)), Level::Best))
            }
            (WholeHandPlayer::Equilibrium | WholeHandPlayer::Baseline(_), None) => None,
        }
    }

    /// The probability of each play of these hands of the seat to move.
    pub(super) fn shares(
        &mut self,
        public: &PublicState,
        hands: &[Tiles],
        plays_before: &[(PublicState, Play)],
    ) -> Vec<Vec<(Play, f32)>> {
        let Some(own) = hands.first() else { return Vec::new() };
        let plays = plays_before.to_vec();
        let information = InformationSet { public: *public, seat: public.mover, own: *own, plays };
        match self {
            Chooser::Model(model, likelihood) => {
                let observed = information.observed();
                hands.iter().map(|own| likelihood.of_plays(&observed, *own, *model)).collect()
            }
            Chooser::Opponent(opponent, level) => {
                let budget = Budget { nodes: level.usual_nodes(), ..Budget::default() };
                opponent.shares(&information, hands, &budget, 0..SEEDS)
            }
        }
    }
}
