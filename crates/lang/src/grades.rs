//! How hard deals are.

use talon_query::{Grade, Graded, QUICK_PLAYS};
use talon_table::DealSearch;

use crate::Lang;

impl Lang {
    /// A grade in a word or two.
    pub fn grade_name(&self, grade: Grade) -> String {
        self.text(match grade {
            Grade::Easy => "grade-easy",
            Grade::Medium => "grade-medium",
            Grade::Hard => "grade-hard",
            Grade::VeryHard => "grade-very-hard",
            Grade::CannotBeWon => "grade-cannot-be-won",
        })
    }

    /// How hard a deal is, and what that follows from, as a sentence.
    pub fn graded(&self, graded: Graded) -> String {
        if graded.grade == Grade::CannotBeWon {
            return self.text("grade-told-cannot-be-won");
        }
        let values = [
            ("grade", self.grade_name(graded.grade).into()),
            ("wins", graded.wins.into()),
            ("plays", QUICK_PLAYS.into()),
            ("adviser", if graded.adviser_wins { "wins" } else { "loses" }.into()),
        ];
        self.text_with("grade-told", &values)
    }

    /// What is looked for, as a title.
    pub fn seek_title(&self, seek: &DealSearch) -> String {
        let game = self.game_name(seek.game());
        match seek.grade() {
            None => self.text_with("seek-title", &[("game", game.into())]),
            Some(grade) => {
                let grade = self.grade_name(grade);
                self.text_with("seek-title-grade", &[("game", game.into()), ("grade", grade.into())])
            }
        }
    }

    /// That it was not found.
    pub fn seek_gave_up(&self, seek: &DealSearch) -> String {
        let count = ("count", seek.tried().into());
        match seek.grade() {
            None => self.text_with("seek-gave-up", &[count]),
            Some(grade) => {
                self.text_with("seek-gave-up-grade", &[count, ("grade", self.grade_name(grade).into())])
            }
        }
    }
}
