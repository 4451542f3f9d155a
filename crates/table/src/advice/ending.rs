use talon_query::{Graded, QUICK_PLAYS};

use super::review::Review;
use super::winning_line::Continuation;
use crate::{Assistance, Feat, Outcome};

/// The summary of a game that has ended: [`Session::ending`](crate::Session::ending).
#[derive(Clone, Debug)]
pub struct Ending<'a> {
    /// The result.
    pub outcome: Outcome,
    /// The points that were made and those that win, where the game counts them for one player.
    pub points: Option<(u32, u32)>,
    /// Number of moves of the line.
    pub moves: usize,
    /// The time that it took, in seconds; 0 when that was not measured.
    pub seconds: u64,
    /// The help by which the player knew more than the rules allow.
    pub assistance: Assistance,
    /// The difficulty of the deal, once that is known.
    pub grade: Option<Graded>,
    /// After a loss, the review that looks for the move that lost the game.
    pub review: Option<&'a Review>,
    /// Number of games won in a row with this one; 0 unless it was won and counts.
    pub streak: u32,
    /// The comparison of a patience that was won with the games before it.
    pub(crate) feat: Option<Feat>,
    /// The points of south and north in each hand of a match, in order; none in a patience.
    pub hands: Vec<[u8; 2]>,
}

impl Ending<'_> {
    /// A deal is hard if at most one of this number of quick players wins it.
    const HARD: u32 = 10;

    /// True if the player, or south, has won.
    pub fn is_won(&self) -> bool {
        match self.outcome {
            Outcome::Won => true,
            Outcome::Over => self.match_score().is_some_and(|[south, north]| south > north),
            Outcome::Lost | Outcome::Unfinished => false,
        }
    }

    /// The special thing about a patience that was won; that its deal is hard if nothing else is.
    pub fn feat(&self) -> Option<Feat> {
        if self.outcome != Outcome::Won {
            return None;
        }
        let wins = self.grade.map(|graded| graded.wins).filter(|wins| wins * Self::HARD <= QUICK_PLAYS);
        match (self.feat, wins) {
            (None | Some(Feat::Unaided { .. }), Some(wins)) => Some(Feat::HardDeal { wins }),
            (feat, _) => feat,
        }
    }

    /// The points of south and north in a match; `None` in a patience.
    pub fn match_score(&self) -> Option<[u32; 2]> {
        let points = |seat: usize| self.hands.iter().map(|hand| u32::from(hand[seat])).sum();
        if self.hands.is_empty() { None } else { Some([points(0), points(1)]) }
    }

    /// A new beginning of a lost game at the move that lost it; `None` while that is unknown.
    pub fn try_again(&self) -> Option<Continuation> {
        let review = self.review?;
        Some(Continuation::TryAgain(review.moves()[..review.turning_position()?].to_vec()))
    }
}
