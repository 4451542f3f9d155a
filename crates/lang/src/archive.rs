//! The list of saved games in words.

use talon_table::{ArchiveRow, GameResult};

use crate::Lang;

/// Spans of time in seconds, the longest first, with the ids of their messages and the shortest time that each is used
/// for.
const SPANS: [(u64, u64, &str); 5] = [
    (31_557_600, 2 * 31_557_600, "ago-years"),
    (2_629_800, 2 * 2_629_800, "ago-months"),
    (86_400, 86_400, "ago-days"),
    (3600, 3600, "ago-hours"),
    (60, 60, "ago-minutes"),
];

impl Lang {
    /// The name of the game of a row; it says when two people play it at one table.
    pub fn archive_game(&self, row: &ArchiveRow) -> String {
        let game = self.game_name(row.kind.game);
        if row.kind.hot_seat { self.text_with("archive-two-players", &[("game", game.into())]) } else { game }
    }

    /// The number of the deal of a row, or that it has none.
    pub fn archive_deal(&self, row: &ArchiveRow) -> String {
        row.deal.map_or_else(|| self.text("archive-no-deal"), |deal| deal.to_string())
    }

    /// The state of the game of a row: open, or its result.
    pub fn archive_state(&self, row: &ArchiveRow) -> String {
        self.text(match row.result {
            None => "archive-open",
            Some(GameResult::Won) => "archive-won",
            Some(GameResult::Lost) => "archive-lost",
            Some(GameResult::Drawn) => "archive-drawn",
        })
    }

    /// The points of a row, or the score of its match; `None` where neither is counted.
    pub fn archive_points(&self, row: &ArchiveRow) -> Option<String> {
        if let Some([south, north]) = row.match_score {
            return Some(
                self.text_with("archive-score", &[("south", south.into()), ("north", north.into())]),
            );
        }
        row.points.map(|points| self.text_with("table-points", &[("points", points.into())]))
    }

    /// The row as one phrase, for a screen reader or a line of plain mode. `now` is in seconds since 1970.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::GameName;
    /// use talon_table::{MemoryStore, Session, TableKind};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// session.deal_anew(TableKind::alone(GameName::Doublets), DealNumber::new(17)?, 0);
    /// session.play(session.game().read_move("flip")?)?;
    /// let phrase = Lang::english().archive_row(&session.archive()[0], 7200);
    /// assert_eq!(phrase, "Doublets, deal 17, open, 1 point, 1 move, 1 hour ago");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn archive_row(&self, row: &ArchiveRow, now: u64) -> String {
        let deal = match row.deal {
            Some(deal) => self.text_with("table-deal", &[("deal", deal.to_string().into())]),
            None => self.text("archive-no-deal"),
        };
        let mut parts = vec![deal, self.archive_state(row)];
        parts.extend(self.archive_points(row));
        parts.push(self.text_with("table-moves", &[("count", row.moves.into())]));
        if row.is_assisted {
            parts.push(self.text("archive-assisted"));
        }
        parts.push(self.ago(now.saturating_sub(row.last_played)));
        parts.iter().fold(self.archive_game(row), |before, part| {
            self.text_with("archive-and-more", &[("before", before.into()), ("part", part.as_str().into())])
        })
    }

    /// The time since something, in words; it takes seconds.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    ///
    /// assert_eq!(Lang::english().ago(59), "just now");
    /// assert_eq!(Lang::english().ago(100_000), "yesterday");
    /// ```
    pub fn ago(&self, seconds: u64) -> String {
        let span = SPANS.iter().find(|(_, shortest, _)| seconds >= *shortest);
        match span {
            Some((length, _, id)) => self.text_with(id, &[("count", (seconds / length).into())]),
            None => self.text("ago-now"),
        }
    }
}
