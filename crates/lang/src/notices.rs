//! What a player is told or asked around a game, in whichever front end.

use crate::Lang;

/// Something to know that is no refusal of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice<'a> {
    /// An unfinished game was opened again.
    Resumed,
    /// The first move that was taken back behind a reveal: from now on the game counts as assisted.
    Assisted,
    /// No move is left to take back.
    NothingToUndo,
    /// No move is left to play again.
    NothingToRedo,
    /// A save could not be read and was put aside.
    SetAside {
        /// Why it could not be read: a clause.
        reason: &'a str,
        /// The file that it is now in.
        kept: &'a str,
    },
    /// The game cannot be written down, but goes on.
    CannotSave {
        /// Why: a clause.
        reason: &'a str,
    },
    /// Writing works again, and nothing was lost.
    SavesAgain,
    /// Another program has this save open, so this one has a save of its own.
    OpenElsewhere,
}

/// A question before something that cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether to give up.
    GiveUp,
    /// Whether to begin the same deal again.
    Restart,
    /// Whether to leave the game for another deal.
    NewDeal,
}

impl Question {
    /// All of them.
    pub const ALL: [Question; 3] = [Question::GiveUp, Question::Restart, Question::NewDeal];
}

/// A figure of the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Games played.
    Played,
    /// Games won.
    Won,
    /// Games won, of a hundred.
    WonPercent,
    /// Games won one after the other, up to now.
    Streak,
    /// The most games won one after the other.
    LongestStreak,
    /// The best score.
    BestScore,
    /// The shortest time of a won game.
    BestTime,
    /// Games with help that do not count among the others.
    Assisted,
}

impl Figure {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Figure; 8] = [
        Figure::Played,
        Figure::Won,
        Figure::WonPercent,
        Figure::Streak,
        Figure::LongestStreak,
        Figure::BestScore,
        Figure::BestTime,
        Figure::Assisted,
    ];
}

impl Lang {
    /// A notice, as one or two sentences.
    pub fn notice(&self, notice: Notice<'_>) -> String {
        match notice {
            Notice::Resumed => self.text("notice-resumed"),
            Notice::Assisted => self.text("notice-assisted"),
            Notice::NothingToUndo => self.text("notice-nothing-to-undo"),
            Notice::NothingToRedo => self.text("notice-nothing-to-redo"),
            Notice::SetAside { reason, kept } => {
                self.text_with("notice-set-aside", &[("reason", reason.into()), ("kept", kept.into())])
            }
            Notice::CannotSave { reason } => {
                self.text_with("notice-cannot-save", &[("reason", reason.into())])
            }
            Notice::SavesAgain => self.text("notice-saves-again"),
            Notice::OpenElsewhere => self.text("notice-open-elsewhere"),
        }
    }

    /// A question, with what follows from a yes.
    pub fn question(&self, question: Question) -> String {
        self.text(match question {
            Question::GiveUp => "question-give-up",
            Question::Restart => "question-restart",
            Question::NewDeal => "question-new-deal",
        })
    }

    /// What a figure of the statistics is called.
    pub fn figure_name(&self, figure: Figure) -> String {
        self.text(match figure {
            Figure::Played => "figure-played",
            Figure::Won => "figure-won",
            Figure::WonPercent => "figure-won-percent",
            Figure::Streak => "figure-streak",
            Figure::LongestStreak => "figure-longest-streak",
            Figure::BestScore => "figure-best-score",
            Figure::BestTime => "figure-best-time",
            Figure::Assisted => "figure-assisted",
        })
    }

    /// A time in seconds as hours, minutes and seconds: `3:05`, `1:02:03`.
    pub fn duration(&self, seconds: u64) -> String {
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let two = |number: u64| format!("{number:02}");
        let values = [
            ("hours", hours.into()),
            ("minutes", if hours == 0 { minutes.to_string() } else { two(minutes) }.into()),
            ("seconds", two(seconds).into()),
        ];
        self.text_with(if hours == 0 { "duration" } else { "duration-with-hours" }, &values)
    }
}
