use talon_query::{Answer, Graded, Line, Origin, Query};

use super::Inquiry;
use crate::Sitting;

/// The difficulty of the deal of a sitting. It says whether the deal can be won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DealGrading {
    /// The deal, while it is not graded.
    deal: Option<Line>,
    grade: Option<Graded>,
}

impl DealGrading {
    /// The grading of the deal that a sitting began with. `None` for a game without grades, and for a position that
    /// was arranged by hand.
    pub(crate) fn new(sitting: &Sitting) -> Option<DealGrading> {
        let start = sitting.start();
        let is_dealt = matches!(start.origin(), Origin::Deal(_) | Origin::Deck(_));
        if !is_dealt || !start.options().game().properties().is_graded {
            return None;
        }
        Some(DealGrading { deal: Some(start.line(Vec::new())), grade: None })
    }

    /// A grade that was found elsewhere.
    pub(crate) fn known(graded: Graded) -> DealGrading {
        DealGrading { deal: None, grade: Some(graded) }
    }

    /// The grade, once it is known.
    pub(crate) fn grade(&self) -> Option<Graded> {
        self.grade
    }
}

impl Inquiry for DealGrading {
    fn next_query(&self) -> Option<Query> {
        Some(Query::Grade { deal: self.deal.clone()? })
    }

    fn receive(&mut self, answer: Answer) {
        self.deal = None;
        self.grade = match answer {
            Answer::Graded(graded) => Some(graded),
            _ => None,
        };
    }
}
