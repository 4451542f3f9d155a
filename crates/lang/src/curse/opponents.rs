//! The names and styles of opponents, and the reasons for their moves.

use talon_query::Level;
use talon_query::curse::Reason;

use crate::Lang;

impl Lang {
    /// The name of a level.
    pub fn level_name(&self, level: Level) -> String {
        self.text(match level {
            Level::Novice => "curse-level-novice",
            Level::Casual => "curse-level-casual",
            Level::Club => "curse-level-club",
            Level::Strong => "curse-level-strong",
            Level::Best => "curse-level-best",
        })
    }

    /// The style of a level, without a full stop.
    pub fn level_style(&self, level: Level) -> String {
        self.text(match level {
            Level::Novice => "curse-style-novice",
            Level::Casual => "curse-style-casual",
            Level::Club => "curse-style-club",
            Level::Strong => "curse-style-strong",
            Level::Best => "curse-style-best",
        })
    }

    /// The numbers that a player has passed on, in a few words; `None` without any.
    pub fn passed_on(&self, numbers: &[u8]) -> Option<String> {
        let numbers = numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        (!numbers.is_empty()).then(|| self.text_with("curse-passed-on", &[("numbers", numbers.into())]))
    }

    /// The reason for the move of an opponent, as a sentence.
    pub fn opponent_reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::OnlyMove => self.text("hint-why-single"),
            Reason::LeadingIsBetter => self.text("curse-why-leading"),
            Reason::GoesOut { points } => {
                self.text_with("curse-why-goes-out", &[("points", (*points).into())])
            }
            Reason::PlaysAgain { number } => {
                self.text_with("curse-why-plays-again", &[("number", (*number).into())])
            }
            Reason::CannotBeAnswered { seat, numbers } => {
                let numbers = self.list(numbers.iter().map(u8::to_string));
                let values = [("seat", self.seat(*seat)), ("numbers", numbers.into())];
                self.text_with("curse-why-cannot-be-answered", &values)
            }
            Reason::ClosesAnEnd { seat, number } => {
                let values = [("seat", self.seat(*seat)), ("number", (*number).into())];
                self.text_with("curse-why-closes-an-end", &values)
            }
            Reason::FewAnswers { answers, possible } => {
                let values = [("answers", (*answers).into()), ("possible", (*possible).into())];
                self.text_with("curse-why-few-answers", &values)
            }
            Reason::RidOfDoublet { .. } => self.text("curse-why-doublet"),
            Reason::KeepsGoing { joinable, held } => {
                let values = [("joinable", (*joinable).into()), ("held", (*held).into())];
                self.text_with("curse-why-keeps-going", &values)
            }
            Reason::BestOnAverage => self.text("curse-why-on-average"),
        }
    }

    /// The opponent of a game, for a title: `Casual player`.
    pub fn against(&self, level: Level) -> String {
        self.text_with("curse-against", &[("opponent", self.level_name(level).into())])
    }
}
