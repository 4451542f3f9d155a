use std::collections::HashMap;

use talon_rules::AnyMove;

use crate::{NodeId, Tree};
use talon_query::Answer;

/// Whether a position can still be won, by someone who knows where every card lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// These moves win.
    CanBeWon(Vec<AnyMove>),
    /// No moves win.
    CannotBeWon,
    /// The solver's budget ran out first.
    NotFound,
}

/// What is known of the places in the tree of one sitting. Nothing is asked twice, and what follows
/// from what is known is not asked at all.
#[derive(Clone, Debug, Default)]
pub struct Outlooks {
    known: HashMap<NodeId, Outlook>,
}

impl Outlook {
    /// What an answer to "can it be won?" says.
    pub fn told_by(answer: Answer) -> Outlook {
        match answer {
            Answer::Won(line) => Outlook::CanBeWon(line),
            Answer::Lost => Outlook::CannotBeWon,
            _ => Outlook::NotFound,
        }
    }
}

impl Outlooks {
    /// Notes down what was found out about a place.
    ///
    /// Where a place can be won, so can all those before it: by the moves in between, and then as it
    /// was found.
    pub fn learn(&mut self, tree: &Tree, place: NodeId, found: Outlook) {
        if let Outlook::CanBeWon(line) = &found {
            let mut line = line.clone();
            let mut child = place;
            while let (Some(parent), Some(step)) = (tree.parent(child), tree.step(child)) {
                if matches!(self.known.get(&parent), Some(Outlook::CanBeWon(_))) {
                    break;
                }
                line.insert(0, step.played);
                self.known.insert(parent, Outlook::CanBeWon(line.clone()));
                child = parent;
            }
        }
        self.known.insert(place, found);
    }

    /// What is known of a place; `None` when nothing is.
    ///
    /// What follows a place that cannot be won cannot be won either, as its moves would be a part of
    /// moves that win there. What lies on a way that wins can be won by the rest of that way.
    pub fn of(&self, tree: &Tree, place: NodeId) -> Option<Outlook> {
        let mut since = Vec::new();
        let mut at = place;
        loop {
            match self.known.get(&at) {
                Some(Outlook::CannotBeWon) => return Some(Outlook::CannotBeWon),
                Some(Outlook::CanBeWon(line)) => {
                    since.reverse();
                    let rest = line.strip_prefix(since.as_slice())?;
                    return Some(Outlook::CanBeWon(rest.to_vec()));
                }
                Some(Outlook::NotFound) if at == place => return Some(Outlook::NotFound),
                Some(Outlook::NotFound) | None => {}
            }
            since.push(tree.step(at)?.played);
            at = tree.parent(at)?;
        }
    }
}
