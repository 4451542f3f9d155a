//! What a player is told or asked around a game, in whichever front end.

use talon_query::Rates;
use talon_rules::GameName;
use talon_table::{CannotFollow, Notice, Refused, Statistics, Step};

use crate::Lang;

/// A question before something that cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Confirmation {
    /// Whether to give up.
    GiveUp,
    /// Whether to begin the same deal again.
    Restart,
    /// Whether to leave the game for another deal.
    NewDeal,
}

impl Confirmation {
    /// All of them.
    pub const ALL: [Confirmation; 3] = [Confirmation::GiveUp, Confirmation::Restart, Confirmation::NewDeal];
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
    pub fn notice(&self, notice: &Notice) -> String {
        let with = |id, values: &[(&str, &String)]| {
            let values: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
            self.text_with(id, &values)
        };
        match notice {
            Notice::Resumed => self.text("notice-resumed"),
            Notice::OpponentStays { here, next } => {
                let (here, next) = (self.level_name(*here), self.level_name(*next));
                with("notice-opponent-stays", &[("here", &here), ("next", &next)])
            }
            Notice::LookedBackCounts => self.text("notice-looked-back-counts"),
            Notice::HintCounts => self.text("notice-hint-counts"),
            Notice::LineCounts => self.text("notice-line-counts"),
            Notice::DealCanBeWon => self.text("notice-deal-can-be-won"),
            Notice::PlaysOn => self.text("notice-plays-on"),
            Notice::TriesAgain { number: 1 } => self.text("notice-tries-again-from-the-start"),
            Notice::TriesAgain { number } => {
                self.text_with("notice-tries-again", &[("number", (*number).into())])
            }
            Notice::SetAside { reason, kept } => {
                with("notice-set-aside", &[("reason", reason), ("kept", kept)])
            }
            Notice::CannotSave { reason } => with("notice-cannot-save", &[("reason", reason)]),
            Notice::SavesAgain => self.text("notice-saves-again"),
            Notice::OpenElsewhere => self.text("notice-open-elsewhere"),
            Notice::Newer { name } => with("notice-newer", &[("name", name)]),
            Notice::CannotOpen { name, reason } => {
                with("notice-cannot-open", &[("name", name), ("reason", reason)])
            }
        }
    }

    /// Why something is not done, as a sentence.
    pub fn refused(&self, refused: &Refused) -> String {
        match refused {
            Refused::Illegal(violation) => self.refusal(violation),
            Refused::NothingToUndo => self.text("refused-nothing-to-undo"),
            Refused::NothingToRedo => self.text("refused-nothing-to-redo"),
        }
    }

    /// Why moves that a link tells were not followed to their end.
    pub fn broken_link(&self, error: &CannotFollow) -> String {
        let (id, number, text, reason) = match error {
            CannotFollow::Unreadable { number, text, .. } => ("link-unreadable", number, text, String::new()),
            CannotFollow::Refused { number, text, refused } => {
                ("link-refused", number, text, self.refused(refused))
            }
        };
        let values =
            [("number", (*number).into()), ("move", text.as_str().into()), ("reason", reason.into())];
        self.text_with(id, &values)
    }

    /// Which moves were taken back, as a sentence.
    pub fn undone(&self, steps: &[Step]) -> String {
        self.text_with("steps-undone", &[("moves", moves_of(steps).into())])
    }

    /// Which moves were played again, as a sentence.
    pub fn redone(&self, steps: &[Step]) -> String {
        self.text_with("steps-redone", &[("moves", moves_of(steps).into())])
    }

    /// A question, with what follows from a yes.
    pub fn confirmation(&self, confirmation: Confirmation) -> String {
        self.text(match confirmation {
            Confirmation::GiveUp => "confirm-give-up",
            Confirmation::Restart => "confirm-restart",
            Confirmation::NewDeal => "confirm-new-deal",
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

    /// A figure of the statistics as text; a dash where there is none yet.
    pub fn figure(&self, figure: Figure, statistics: &Statistics) -> String {
        let games = statistics.games;
        let known = match figure {
            Figure::Played => Some(games.played.to_string()),
            Figure::Won => Some(games.won.to_string()),
            Figure::WonPercent => (games.won * 100).checked_div(games.played).map(|won| won.to_string()),
            Figure::Streak => Some(statistics.current_streak.to_string()),
            Figure::LongestStreak => Some(statistics.longest_streak.to_string()),
            Figure::BestScore => statistics.best_score.map(|score| score.to_string()),
            Figure::BestTime => statistics.best_seconds.map(|seconds| self.duration(seconds)),
            Figure::Assisted => Some(statistics.assisted.played.to_string()),
        };
        known.unwrap_or_else(|| self.text("figure-none"))
    }

    /// How many deals others win, beside which a player's own figures stand; `None` in a game between two.
    pub fn rates(&self, game: GameName) -> Option<String> {
        let Rates { fair, all_cards } = Rates::of(game)?;
        Some(self.text_with("statistics-rates", &[("fair", fair.into()), ("all", all_cards.into())]))
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

/// Moves as they are written, one after the other.
fn moves_of(steps: &[Step]) -> String {
    let moves: Vec<String> = steps.iter().map(|step| step.played.to_string()).collect();
    moves.join(", ")
}
