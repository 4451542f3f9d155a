use std::collections::HashMap;

use talon_query::{Answer, Limit, Verdict};
use talon_rules::AnyMove;

use super::odds::OddsCount;
use crate::{NodeId, Tree};

/// The knowledge of a solver or adviser who helps the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Knowledge {
    /// The cards that the player has seen, and no more.
    #[default]
    Fair,
    /// The places of all cards.
    AllCards,
}

/// The verdict in the answer to a [`Goal::Win`](talon_query::Goal::Win) query.
pub(super) fn verdict_of(answer: Answer) -> Verdict<AnyMove> {
    match answer {
        Answer::Verdict(verdict) => verdict,
        _ => Verdict::Unknown(Limit::Stopped),
    }
}

/// The verdict on the game on the table, as a player reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Winnability {
    /// It can.
    Winnable,
    /// It no longer can.
    Lost,
    /// It never could: the deal itself cannot be won.
    NeverWinnable,
    /// The fair adviser wins this often from here.
    Odds(OddsCount),
    /// The solver ran out of time.
    Unknown,
    /// A solver or the adviser is at work.
    Looking,
}

impl Winnability {
    /// Reads a verdict about a position of a deal that could or could not be won when it was dealt.
    pub(super) fn of_verdict(verdict: &Verdict<AnyMove>, deal_is_lost: bool) -> Winnability {
        match verdict {
            Verdict::Won(_) => Winnability::Winnable,
            Verdict::Lost if deal_is_lost => Winnability::NeverWinnable,
            Verdict::Lost => Winnability::Lost,
            Verdict::Unknown(_) => Winnability::Unknown,
        }
    }

    /// Reads the fair adviser's odds. When only one world is possible they are a verdict.
    pub(super) fn of_odds(count: OddsCount) -> Winnability {
        match count {
            OddsCount { all: 0, .. } => Winnability::Unknown,
            OddsCount { wins: 1, all: 1, .. } => Winnability::Winnable,
            OddsCount { wins: 0, worlds: 1, all: 1 } => Winnability::Lost,
            _ => Winnability::Odds(count),
        }
    }
}

/// The verdicts on the places in the tree of one sitting. No place is asked about twice, and a verdict that
/// follows from another one is derived.
#[derive(Clone, Debug, Default)]
pub struct VerdictCache {
    verdicts: HashMap<NodeId, Verdict<AnyMove>>,
}

impl VerdictCache {
    /// Stores the verdict on a place.
    ///
    /// If a place can be won, so can all places before it: by the moves in between, followed by the line that
    /// was found.
    pub fn learn(&mut self, tree: &Tree, place: NodeId, verdict: Verdict<AnyMove>) {
        if let Verdict::Won(line) = &verdict {
            let mut line = line.clone();
            let mut child = place;
            while let (Some(parent), Some(step)) = (tree.parent(child), tree.step(child)) {
                if matches!(self.verdicts.get(&parent), Some(Verdict::Won(_))) {
                    break;
                }
                line.insert(0, step.played);
                self.verdicts.insert(parent, Verdict::Won(line.clone()));
                child = parent;
            }
        }
        self.verdicts.insert(place, verdict);
    }

    /// Returns the verdict on a place, or `None` when nothing is known about it.
    ///
    /// A place after a lost one is lost too, since its moves would complete a line that wins there. A place on
    /// a winning line is won by the rest of that line.
    pub fn get(&self, tree: &Tree, place: NodeId) -> Option<Verdict<AnyMove>> {
        let mut since = Vec::new();
        let mut at = place;
        loop {
            match self.verdicts.get(&at) {
                Some(Verdict::Lost) => return Some(Verdict::Lost),
                Some(Verdict::Won(line)) => {
                    since.reverse();
                    let rest = line.strip_prefix(since.as_slice())?;
                    return Some(Verdict::Won(rest.to_vec()));
                }
                Some(Verdict::Unknown(limit)) if at == place => return Some(Verdict::Unknown(*limit)),
                Some(Verdict::Unknown(_)) | None => {}
            }
            since.push(tree.step(at)?.played);
            at = tree.parent(at)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_in_the_only_possible_world_are_a_verdict() {
        let odds = |wins, worlds, all| Winnability::of_odds(OddsCount { wins, worlds, all });
        assert_eq!(odds(0, 0, 0), Winnability::Unknown);
        assert_eq!(odds(1, 1, 1), Winnability::Winnable);
        assert_eq!(odds(0, 1, 1), Winnability::Lost);
        assert!(matches!(odds(1, 1, 2), Winnability::Odds(_)));
    }
}
