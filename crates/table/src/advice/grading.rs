use talon_query::{Answer, Graded, Line, Origin, Query};

use super::Inquiry;
use crate::Sitting;

/// How hard the deal of a sitting is. It says whether the deal can be won, so it is shown only to a player who asks,
/// or when the game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealGrading {
    deal: Line,
    is_answered: bool,
    grade: Option<Graded>,
}

impl DealGrading {
    /// The grading of the deal that a sitting began with. `None` for a game without grades, and for a position that
    /// was arranged by hand.
    pub fn new(sitting: &Sitting) -> Option<DealGrading> {
        let start = sitting.start();
        let is_dealt = matches!(start.origin(), Origin::Deal(_) | Origin::Deck(_));
        if !is_dealt || !start.options().game().properties().is_graded {
            return None;
        }
        Some(DealGrading { deal: start.line(Vec::new()), is_answered: false, grade: None })
    }

    /// Whether both are about the same deal.
    pub fn is_about(&self, other: &DealGrading) -> bool {
        self.deal == other.deal
    }

    /// The grade, once it is known.
    pub fn grade(&self) -> Option<Graded> {
        self.grade
    }
}

impl Inquiry for DealGrading {
    fn next_query(&self) -> Option<Query> {
        if self.is_answered { None } else { Some(Query::Grade { deal: self.deal.clone() }) }
    }

    fn receive(&mut self, answer: Answer) {
        self.is_answered = true;
        self.grade = match answer {
            Answer::Graded(graded) => Some(graded),
            _ => None,
        };
    }
}
