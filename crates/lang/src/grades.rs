//! The difficulty of deals, and the search for a deal.

use talon_query::{Grade, Graded, QUICK_PLAYS};
use talon_table::{DealSearch, SearchGoal};

use crate::Lang;

impl Lang {
    /// The name of a grade, in a few words.
    pub fn grade_name(&self, grade: Grade) -> String {
        self.text(match grade {
            Grade::Easy => "grade-easy",
            Grade::Medium => "grade-medium",
            Grade::Hard => "grade-hard",
            Grade::VeryHard => "grade-very-hard",
            Grade::CannotBeWon => "grade-cannot-be-won",
        })
    }

    /// The difficulty of a deal and the evidence for it, as sentences.
    pub fn graded(&self, graded: Graded) -> String {
        if graded.grade == Grade::CannotBeWon {
            return self.text("grade-deal-cannot-be-won");
        }
        let values = [
            ("grade", self.grade_name(graded.grade).into()),
            ("wins", graded.wins.into()),
            ("plays", QUICK_PLAYS.into()),
            ("adviser", if graded.adviser_wins { "wins" } else { "loses" }.into()),
        ];
        self.text_with("grade-deal", &values)
    }

    /// The deal that a search looks for, as a title.
    pub fn search_title(&self, search: &DealSearch) -> String {
        let game = ("game", self.game_name(search.game()).into());
        match search.goal() {
            SearchGoal::Winnable => self.text_with("seek-title", &[game]),
            SearchGoal::Daily => self.text_with("web-daily-title", &[game]),
            SearchGoal::Graded(grade) => {
                self.text_with("seek-title-grade", &[game, ("grade", self.grade_name(grade).into())])
            }
        }
    }

    /// The failure of a search, as a sentence.
    pub fn search_gave_up(&self, search: &DealSearch) -> String {
        let count = ("count", search.tried().into());
        match search.goal() {
            SearchGoal::Winnable | SearchGoal::Daily => self.text_with("seek-gave-up", &[count]),
            SearchGoal::Graded(grade) => {
                self.text_with("seek-gave-up-grade", &[count, ("grade", self.grade_name(grade).into())])
            }
        }
    }
}
