//! Notices, confirmations and statistics: the sentences around a game.

use talon_query::Rates;
use talon_rules::{AnyEffect, AnyLayout, GameName};
use talon_table::{CannotFollow, DealCounts, Notice, Refused, Statistics, Step, Sweep, Tally};

use crate::Lang;

/// A question that the player confirms before an act that cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Confirmation {
    /// Give up the game?
    GiveUp,
    /// Start the same deal over?
    Restart,
    /// Leave the game for another deal?
    NewDeal,
    /// Show a line that wins?
    WinningLine,
}

impl Confirmation {
    /// All confirmations.
    pub const ALL: [Confirmation; 4] =
        [Confirmation::GiveUp, Confirmation::Restart, Confirmation::NewDeal, Confirmation::WinningLine];
}

/// A figure of the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Number of games played.
    Played,
    /// Number of games won.
    Won,
    /// Share of games won, in percent.
    WonPercent,
    /// Number of games won in a row, up to now.
    Streak,
    /// Largest number of games won in a row.
    LongestStreak,
    /// The best score.
    BestScore,
    /// The shortest time of a won game.
    BestTime,
    /// Number of games won with undo, of those played with undo. They do not count among the others.
    WithUndo,
    /// Number of assisted games, which do not count among the others.
    Assisted,
}

impl Figure {
    /// All figures, in display order.
    pub const ALL: [Figure; 9] = [
        Figure::Played,
        Figure::Won,
        Figure::WonPercent,
        Figure::Streak,
        Figure::LongestStreak,
        Figure::BestScore,
        Figure::BestTime,
        Figure::WithUndo,
        Figure::Assisted,
    ];
}

impl Lang {
    /// The text of a notice: one or two sentences.
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
            Notice::OtherMoveCounts => self.text("notice-other-move-counts"),
            Notice::LookedBackCounts => self.text("notice-looked-back-counts"),
            Notice::HintCounts => self.text("notice-hint-counts"),
            Notice::LineCounts => self.text("notice-line-counts"),
            Notice::DealIsGraded(_) | Notice::Grading | Notice::FirstDeal { .. } | Notice::DealCanBeWon => {
                self.deal_notice(notice)
            }
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
            Notice::InUse => self.text("notice-in-use"),
            Notice::Recovered { moves, reason, kept } => {
                let values = [("moves", (*moves).into()), ("reason", reason.into()), ("kept", kept.into())];
                self.text_with("notice-recovered", &values)
            }
            Notice::Newer { name } => with("notice-newer", &[("name", name)]),
            Notice::CannotOpen { name, reason } => {
                with("notice-cannot-open", &[("name", name), ("reason", reason)])
            }
        }
    }

    /// The news about a deal that was put on the table.
    fn deal_notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::DealIsGraded(Some(graded)) => self.graded(*graded),
            Notice::DealIsGraded(None) => self.text("grade-unknown"),
            Notice::Grading => self.text("grade-looking"),
            Notice::FirstDeal { game } => {
                let lost = 100 - Rates::of(*game).map_or(0, |rates| rates.all_cards);
                let values = [("game", self.game_name(*game).into()), ("lost", lost.into())];
                self.text_with("notice-first-deal", &values)
            }
            _ => self.text("notice-deal-can-be-won"),
        }
    }

    /// The reason why a request was refused, as a sentence.
    pub fn refused(&self, refused: &Refused) -> String {
        match refused {
            Refused::Illegal(violation) => self.refusal(violation),
            Refused::NothingToUndo => self.text("refused-nothing-to-undo"),
            Refused::NothingToRedo => self.text("refused-nothing-to-redo"),
        }
    }

    /// The reason why a link could not be followed to its end.
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

    /// The moves that were undone, the last one first, as a sentence. `layout` is what the player sees now.
    pub fn undone(&self, steps: &[Step], layout: &AnyLayout) -> String {
        let name = steps.last().map(|first| self.move_name(&first.played, layout)).unwrap_or_default();
        let more = steps.len().saturating_sub(1);
        self.text_with("steps-undone", &[("move", name.into()), ("more", more.into())])
    }

    /// The number of moves that were made at once, and the effect of the last one; `None` if there was none.
    pub fn swept(&self, effects: &[AnyEffect]) -> Option<String> {
        let last = self.effect(effects.last()?);
        if effects.len() == 1 {
            return Some(last);
        }
        Some(self.text_with("sweep-done", &[("count", effects.len().into()), ("last", last.into())]))
    }

    /// The name of what can be done at once.
    pub fn sweep_name(&self, sweep: Sweep) -> String {
        self.text(match sweep {
            Sweep::Home => "sweep-home",
            Sweep::Turn => "sweep-turn",
            Sweep::Finish => "sweep-finish",
        })
    }

    /// The moves that were redone, as sentences.
    pub fn redone(&self, steps: &[Step]) -> String {
        let effects: Vec<String> = steps.iter().map(|step| self.effect(&step.effect)).collect();
        self.text_with("steps-redone", &[("moves", effects.join(" ").into())])
    }

    /// The question of a confirmation, with the consequence of a yes.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::{Confirmation, Lang};
    ///
    /// let text = Lang::english().confirmation(Confirmation::GiveUp);
    /// assert_eq!(text, "Give up? This game will count as lost.");
    /// ```
    pub fn confirmation(&self, confirmation: Confirmation) -> String {
        self.text(match confirmation {
            Confirmation::GiveUp => "confirm-give-up",
            Confirmation::Restart => "confirm-restart",
            Confirmation::NewDeal => "confirm-new-deal",
            Confirmation::WinningLine => "confirm-winning-line",
        })
    }

    /// The name of a figure.
    pub fn figure_name(&self, figure: Figure) -> String {
        self.text(match figure {
            Figure::Played => "figure-played",
            Figure::Won => "figure-won",
            Figure::WonPercent => "figure-won-percent",
            Figure::Streak => "figure-streak",
            Figure::LongestStreak => "figure-longest-streak",
            Figure::BestScore => "figure-best-score",
            Figure::BestTime => "figure-best-time",
            Figure::WithUndo => "figure-with-undo",
            Figure::Assisted => "figure-assisted",
        })
    }

    /// The number of these games that were won.
    pub fn won_of(&self, Tally { won, played, .. }: Tally) -> String {
        self.text_with("figure-won-of", &[("won", won.into()), ("played", played.into())])
    }

    /// The value of a figure; a dash if there is none yet.
    pub fn figure(&self, figure: Figure, statistics: &Statistics) -> String {
        let games = statistics.games;
        let value = match figure {
            Figure::Played => Some(games.played.to_string()),
            Figure::Won => Some(games.won.to_string()),
            Figure::WonPercent => (games.won * 100).checked_div(games.played).map(|won| won.to_string()),
            Figure::Streak => Some(statistics.current_streak.to_string()),
            Figure::LongestStreak => Some(statistics.longest_streak.to_string()),
            Figure::BestScore => statistics.best_score.map(|score| score.to_string()),
            Figure::BestTime => statistics.best_seconds.map(|seconds| self.duration(seconds)),
            Figure::WithUndo => Some(self.won_of(statistics.with_undo)),
            Figure::Assisted => Some(statistics.assisted.played.to_string()),
        };
        value.unwrap_or_else(|| self.text("figure-none"))
    }

    /// The win rates of the adviser and of a player who sees all cards, for comparison; `None` in a game without them.
    pub fn rates(&self, game: GameName) -> Option<String> {
        let Rates { fair, all_cards } = Rates::of(game)?;
        Some(self.text_with("statistics-rates", &[("fair", fair.into()), ("all", all_cards.into())]))
    }

    /// The number of deals that were won of those that can be won, and the number for which that is unknown; `None`
    /// where neither can be said.
    pub fn winnable_rate(&self, games: Tally, deals: &DealCounts) -> Option<String> {
        let DealCounts { could_be_won, undecided, .. } = *deals;
        let rate = (games.won * 100).checked_div(could_be_won).map(|percent| {
            let values = [
                ("could", could_be_won.into()),
                ("decided", (games.played - undecided).into()),
                ("won", games.won.into()),
                ("percent", percent.into()),
            ];
            self.text_with("statistics-winnable", &values)
        });
        let count = [("count", undecided.into())];
        let unknown = (undecided > 0).then(|| self.text_with("statistics-undecided", &count));
        let sentences: Vec<String> = rate.into_iter().chain(unknown).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// A time in seconds as hours, minutes and seconds.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    ///
    /// assert_eq!(Lang::english().duration(185), "3:05");
    /// assert_eq!(Lang::english().duration(3723), "1:02:03");
    /// ```
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
