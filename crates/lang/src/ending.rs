//! The sentences about a game that has ended.

use talon_query::{Grade, QUICK_PLAYS};
use talon_table::{Assistance, Ending, Review, TurningPoint};

use crate::Lang;

impl Lang {
    /// The figures of a game that has ended: the name and the value of each.
    pub fn ending_figures(&self, ending: &Ending<'_>) -> Vec<(String, String)> {
        let points = ending.points.map(|(points, full)| {
            self.text_with("ending-points-value", &[("points", points.into()), ("full", full.into())])
        });
        let time = if ending.seconds > 0 { Some(self.duration(ending.seconds)) } else { None };
        let grade = ending.grade.map(|graded| {
            let grade = self.grade_name(graded.grade);
            if graded.grade == Grade::CannotBeWon {
                return grade;
            }
            let values =
                [("grade", grade.into()), ("wins", graded.wins.into()), ("plays", QUICK_PLAYS.into())];
            self.text_with("ending-grade-value", &values)
        });
        let streak = if ending.streak > 1 { Some(ending.streak.to_string()) } else { None };
        let figures = [
            ("ending-points", points),
            ("ending-moves", Some(ending.moves.to_string())),
            ("ending-time", time),
            ("ending-grade", grade),
            ("ending-streak", streak),
        ];
        let named = |(id, value): (&str, Option<String>)| Some((self.text(id), value?));
        figures.into_iter().filter_map(named).collect()
    }

    /// The move that lost a game, in one sentence; empty after a win.
    pub fn ending_loss(&self, ending: &Ending<'_>) -> String {
        match ending.review.map(Review::turning_point) {
            None => String::new(),
            Some(TurningPoint::FromTheStart) => self.text("ending-never-winnable"),
            Some(_) => ending.review.map(|review| self.review_verdict(review)).unwrap_or_default(),
        }
    }

    /// The help that the player had, and how the game counts for it; empty if there was none.
    pub fn ending_assistance(&self, ending: &Ending<'_>) -> String {
        match ending.assistance {
            Assistance::None => String::new(),
            Assistance::Undo => self.text("ending-with-undo"),
            Assistance::Help => self.text("ending-assisted"),
        }
    }

    /// The button that begins a lost game again from the move that lost it; `None` while that is unknown.
    pub fn ending_try_again(&self, ending: &Ending<'_>) -> Option<String> {
        let position = ending.review?.turning_position()?;
        Some(self.text_with("ending-try-again", &[("number", (position + 1).into())]))
    }
}
