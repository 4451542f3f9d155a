//! The advice about the game on the table, and what counts as help.

use core::time::Duration;

use talon_query::{Answer, Query};
use talon_rules::AnyMove;
use talon_rules::pieces::DealNumber;

use super::Session;
use crate::advice::{
    Advice, Continuation, Ending, HandReview, Hint, HintSource, HintStage, Inquiry, Knowledge, NoAdvice,
    Review, WinningLine,
};
use crate::{Assistance, Entry, Notice, Outcome, Store, curse};

impl<S: Store> Session<S> {
    /// The knowledge about the game on the table.
    ///
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::GameName;
    /// use talon_bots::Engine;
    /// use talon_table::{Knowledge, MemoryStore, Session, TableKind, Winnability};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// session.deal_anew(TableKind::alone(GameName::Doublets), DealNumber::new(18)?, 0);
    /// session.show_verdict(Some(Knowledge::AllCards));
    /// while let Some(query) = session.next_query() {
    ///     let answer = Engine::default().answer(&query, &|| false);
    ///     session.receive(&query, Some(answer));
    /// }
    /// assert_eq!(session.advice().winnability(), Some(Winnability::Winnable));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn advice(&self) -> Advice<'_> {
        Advice {
            sitting: &self.sitting,
            viewer: self.viewer,
            state: &self.advice,
            is_practice: self.is_practice,
        }
    }

    /// Shows the verdict of a player with this knowledge from now on, or none.
    pub fn show_verdict(&mut self, knowledge: Option<Knowledge>) {
        self.advice.show_verdict(knowledge);
        self.follow();
    }

    /// Returns the query whose answer is needed next: for the hint or the verdict, or else for what can wait.
    pub fn next_query(&self) -> Option<Query> {
        self.advice().next_query()
    }

    /// Returns the query whose answer the hint or the verdict needs next, and no other: the player waits for it.
    pub fn next_urgent_query(&self) -> Option<Query> {
        self.advice().next_urgent_query()
    }

    /// Takes the answer to a query; `None` when the solver has failed. An answer that is no longer wanted changes
    /// nothing.
    pub fn receive(&mut self, query: &Query, answer: Option<Answer>) {
        let Some(answer) = answer else {
            self.advice.has_failed = true;
            return self.dismiss_hint();
        };
        self.advice.learn(&self.sitting, query, &answer);
        if let Some((_, hint)) = &mut self.advice.hint
            && hint.next_query().as_ref() == Some(query)
        {
            hint.receive(answer);
        }
        if self.advice.tells_grade && self.advice().is_graded() {
            self.advice.tells_grade = false;
            self.notices.push(Notice::DealIsGraded(self.advice().grade()));
        }
        self.follow();
    }

    /// Brings the advice to the position on the table. Every change of the game ends with this.
    pub(super) fn follow(&mut self) {
        self.advice.follow(&self.sitting);
        let winnability = self.advice().found();
        self.advice.keep_found(winnability);
        self.note_grade();
    }

    /// Lets time pass at the table. Returns `true` when the advice is shown differently from now on.
    pub fn tick(&mut self, time: Duration) -> bool {
        self.pass_time(time);
        self.wait_for_verdict(time)
    }

    /// Lets time pass while a verdict is computed. Returns `true` when it is shown differently from now on.
    pub fn wait_for_verdict(&mut self, time: Duration) -> bool {
        self.advice().found().is_none() && self.advice.wait(time)
    }

    /// Gives a hint, or the next stage of the one that is shown. Returns the move when there is nothing left to
    /// say, so that the front end plays it.
    ///
    /// A hint that tells more than the table shows makes the game count as assisted.
    ///
    /// # Errors
    /// The reason why there is no hint.
    pub fn request_hint(&mut self, knowledge: Knowledge) -> Result<Option<AnyMove>, NoAdvice> {
        if self.advice.has_failed {
            return Err(NoAdvice::Failed);
        }
        if !self.is_in_progress() {
            return Err(NoAdvice::GameOver);
        }
        let Some((_, hint)) = &mut self.advice.hint else {
            self.begin_hint(knowledge);
            return Ok(None);
        };
        if !hint.advance() {
            return Ok(hint.advised());
        }
        if hint.source() == HintSource::Solver && hint.stage() > HintStage::Something {
            self.note_help(Notice::HintCounts);
        }
        Ok(None)
    }

    fn begin_hint(&mut self, knowledge: Knowledge) {
        let source = self.hint_source(knowledge);
        // Of two players only the one to move is given a hint.
        if matches!(source, HintSource::Opponent { .. }) && self.game().seat_to_move() != Some(self.viewer) {
            return;
        }
        let verdict = if source == HintSource::Solver { self.advice().verdict() } else { None };
        let hint = Hint::new(&self.sitting, source, verdict);
        self.advice.hint = Some((self.sitting.tree().here(), hint));
    }

    /// The source of a hint with this knowledge. In a game between two it is always a fair one.
    fn hint_source(&self, knowledge: Knowledge) -> HintSource {
        if !self.kind.game.properties().has_exact_verdict {
            return HintSource::Opponent { seed: self.deal().map_or(0, DealNumber::get) };
        }
        match knowledge {
            Knowledge::Fair => HintSource::Adviser,
            Knowledge::AllCards => HintSource::Solver,
        }
    }

    /// Puts the hint away.
    pub fn dismiss_hint(&mut self) {
        self.advice.hint = None;
    }

    /// Returns `true` when the game counts as assisted once a line is shown, and does not yet: before its first move,
    /// too.
    pub fn would_line_count(&self) -> bool {
        !self.is_practice
            && self.is_in_progress()
            && self.sitting.assistance() != Assistance::Help
            && self.advice().solvers().is_ok()
    }

    /// A winning line from the position on the table.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn winning_line(&mut self) -> Result<WinningLine, NoAdvice> {
        self.advice().solvers()?;
        let line = WinningLine::new(self.sitting.clone(), self.advice().verdict());
        self.note_line(&line);
        Ok(line)
    }

    /// The best line from the position that a review looks at.
    pub fn line_of_review(&mut self, review: &Review) -> WinningLine {
        let line = WinningLine::of_review(review, &self.sitting);
        self.note_line(&line);
        line
    }

    /// Gives a winning line the answer that it waits for.
    pub fn receive_for_line(&mut self, line: &mut WinningLine, answer: Answer) {
        if let Some(query) = line.next_query() {
            self.advice.learn(&self.sitting, &query, &answer);
        }
        line.receive(answer);
        self.note_line(line);
        self.follow();
    }

    /// A review of the game on the table; `None` for a game between two.
    pub fn review(&mut self) -> Option<Review> {
        let review = match self.advice().review_of_loss() {
            Some(review) => review.clone(),
            None => self.advice.review(&self.sitting)?,
        };
        self.advice.grade_deal(&self.sitting);
        self.reviewed = usize::MAX;
        Some(review)
    }

    /// The summary of the game once it has ended; `None` before, and when the end was taken back. A loss is
    /// looked into by the queries of [`Session::next_query`].
    pub fn ending(&self) -> Option<Ending<'_>> {
        let outcome = self.sitting.outcome();
        if outcome == Outcome::Unfinished || self.sitting.can_continue() {
            return None;
        }
        let score = self.sitting.end_of_line().score();
        Some(Ending {
            outcome,
            points: score.zip(self.sitting.start().options().points_that_win()),
            moves: self.sitting.moves_made() + self.sitting.moves_ahead(),
            seconds: self.seconds(),
            assistance: self.sitting.assistance(),
            grade: self.advice().grade(),
            review: self.advice().review_of_loss(),
            streak: self.streak,
            feat: self.feat,
            hands: curse::hand_points(&self.sitting).collect(),
        })
    }

    /// A review of the hands that have ended; `None` when there are none. Later hands are new to both players.
    pub fn hand_review(&mut self) -> Option<HandReview> {
        let review = HandReview::new(&self.sitting)?;
        self.reviewed = review.hands().last().map_or(0, |hand| hand.end).max(self.reviewed);
        Some(review)
    }

    /// Moves shown to the player of an unfinished game are help.
    fn note_line(&mut self, line: &WinningLine) {
        if self.is_in_progress() && !line.moves().is_empty() {
            self.note_shown_moves();
        }
    }

    /// Notes that the player was shown moves that nobody can know without seeing all pieces.
    pub(super) fn note_shown_moves(&mut self) {
        self.note_help(Notice::LineCounts);
    }

    /// Counts the game as assisted, and leaves a notice if it did not count so before.
    fn note_help(&mut self, notice: Notice) {
        // A hint can always be taken.
        if !self.is_practice
            && self.sitting.assistance() != Assistance::Help
            && self.apply(Entry::Hint).is_ok()
        {
            self.notices.push(notice);
        }
    }

    /// A player who continues from before moves that they have reviewed knows more than the table shows.
    pub(super) fn note_reviewed_moves(&mut self) {
        if self.sitting.moves_made() <= self.reviewed && self.is_in_progress() {
            self.note_shown_moves();
        }
    }

    /// Plays on as a winning line says. `now` is in seconds since 1970.
    pub fn continue_with(&mut self, continuation: Continuation, now: u64) {
        match continuation {
            Continuation::PlayOn(moves) => self.play_on(&moves),
            Continuation::TryAgain(moves) => self.return_to(&moves, now),
        }
    }

    /// Plays moves that are known to be legal here, and leaves a notice that play continues after them.
    pub fn play_on(&mut self, moves: &[AnyMove]) {
        self.play_all(moves);
        self.notices.push(Notice::PlaysOn);
    }

    /// Returns to the position after these moves from the beginning: in an unfinished game by taking moves back,
    /// in one that is over by a new try. `now` is in seconds since 1970.
    pub fn return_to(&mut self, moves: &[AnyMove], now: u64) {
        if !self.is_in_progress() {
            return self.try_again(moves, now);
        }
        let played = self.sitting.moves_of_line();
        let shared = played.iter().zip(moves).take_while(|(played, wanted)| played == wanted).count();
        // Undoing fails only where there is nothing left to undo.
        while self.sitting.moves_made() > shared && self.undo().is_ok() {}
        self.play_on(&moves[self.sitting.moves_made()..]);
    }

    /// Deals the same deal once more and plays these moves. The game so far stays as it ended. `now` is in
    /// seconds since 1970.
    pub fn try_again(&mut self, moves: &[AnyMove], now: u64) {
        self.restart(now);
        // The player knows more than the table shows. The first move writes it down.
        let _ = self.sitting.apply(Entry::Hint);
        self.play_all(moves);
        self.notices.push(Notice::TriesAgain { number: moves.len() + 1 });
    }

    fn play_all(&mut self, moves: &[AnyMove]) {
        for wanted in moves {
            if self.play(*wanted).is_err() {
                return;
            }
        }
    }
}
