//! The advice in lines: verdicts, hints, winning lines, the review.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use talon_app::preferences::{Preference, VerdictShown};
use talon_learn::lesson_of_reason;
use talon_query::{Answer, Query};
use talon_rules::{AnyGame, AnyMove};
use talon_table::{
    Command, HintFinding, HintText, Inquiry, Knowledge, NextPress, NoAdvice, Review, TurningPoint,
    Winnability,
};

use super::Plain;
use super::help::LONG;

/// The time that a person waits for the fair adviser's odds, which accumulate sample by sample.
const MOMENT_FOR_ODDS: Duration = Duration::from_secs(1);

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Asks, and waits this long for the answer. A solver that fails gives no more advice.
    fn ask(&mut self, query: &Query, time: Duration) -> Option<Answer> {
        self.help.engine.want(Some(query.clone()));
        let reply = self.help.engine.wait(time)?;
        if reply.answer.is_none() {
            self.session.receive(query, None);
        }
        reply.answer
    }

    /// Answers all queries of an inquiry. Returns `None` when a solver fails.
    pub(super) fn ask_all(&mut self, inquiry: &mut impl Inquiry) -> Option<()> {
        while let Some(query) = inquiry.next_query() {
            inquiry.receive(self.ask(&query, LONG)?);
        }
        Some(())
    }

    /// Prints how hard the deal on the table is. A game between two has no grades.
    pub(super) fn print_grade(&mut self) -> io::Result<()> {
        if let Err(why) = self.session.advice().solvers() {
            return self.refuse(why);
        }
        self.session.request_grade();
        self.ask_in_background(LONG);
        Ok(())
    }

    /// Answers the queries that could wait, too, for at most this long.
    pub(super) fn ask_in_background(&mut self, time: Duration) {
        let deadline = Instant::now() + time;
        while let Some(query) = self.session.next_query()
            && let left = deadline.saturating_duration_since(Instant::now())
            && let Some(answer) = self.ask(&query, left)
        {
            self.session.receive(&query, Some(answer));
        }
    }

    /// Answers the queries of the hint and of the verdict, for at most this long.
    fn ask_for_session(&mut self, time: Duration) -> io::Result<()> {
        let had_failed = self.session.advice().has_failed();
        let deadline = Instant::now() + time;
        while let Some(query) = self.session.next_urgent_query()
            && let left = deadline.saturating_duration_since(Instant::now())
            && let Some(answer) = self.ask(&query, left)
        {
            self.session.receive(&query, Some(answer));
        }
        if self.session.advice().has_failed() && !had_failed {
            return self.refuse(NoAdvice::Failed);
        }
        Ok(())
    }

    /// Lets the opponent move until its turn ends, and describes each move.
    pub(super) fn let_opponent_play(&mut self) -> io::Result<()> {
        loop {
            if self.session.awaits_next_hand() {
                // Lines stay where they are, so the player has time to look at the last hand.
                self.print_verdict()?;
                self.session.begin_next_hand();
            }
            let Some(query) = self.session.opponent_query() else { break };
            let answer = self.ask(&query, LONG);
            let Some(effect) = self.session.receive_opponent_move(&query, answer.as_ref()) else { break };
            self.print(&self.lang.effect(&effect))?;
        }
        Ok(())
    }

    /// Prints the verdict if it is switched on and has changed.
    pub(super) fn print_winnability(&mut self) -> io::Result<()> {
        let shown = self.settings.preferences.verdict.knowledge();
        let patience = match shown {
            _ if self.session.advice().solvers().is_err() => return Ok(()),
            None => return Ok(()),
            Some(Knowledge::Fair) => self.help.patience.max(MOMENT_FOR_ODDS),
            Some(Knowledge::AllCards) => self.help.patience,
        };
        self.session.show_verdict(shown);
        self.ask_for_session(patience)?;
        match self.session.advice().found() {
            Some(winnability) if self.help.printed != Some(winnability) => self.print_found(winnability),
            _ => Ok(()),
        }
    }

    fn print_found(&mut self, winnability: Winnability) -> io::Result<()> {
        self.help.printed = Some(winnability);
        self.print(&self.lang.winnability_sentence(winnability))?;
        if winnability == Winnability::NeverWinnable {
            self.print_text("terminal-plain-deal-winnable")
        } else {
            Ok(())
        }
    }

    /// Prints the verdict for a player who asks.
    pub(super) fn print_verdict_asked(&mut self) -> io::Result<()> {
        if let Err(why) = self.session.advice().solvers() {
            return self.refuse(why);
        }
        let shown = self.settings.preferences.verdict.knowledge();
        self.session.show_verdict(Some(shown.unwrap_or(Knowledge::AllCards)));
        self.ask_for_session(LONG)?;
        match self.session.advice().found() {
            Some(winnability) => self.print_found(winnability),
            None if self.session.advice().has_failed() => Ok(()),
            None => self.print_verdict(),
        }
    }

    /// Switches the verdict to another kind, or off.
    pub(super) fn show_verdict(&mut self, verdict: VerdictShown) -> io::Result<()> {
        if let Err(why) = self.session.advice().solvers() {
            return self.refuse(why);
        }
        self.settings.update(&mut self.session, |preferences| preferences.verdict = verdict);
        let sentence = self.settings.preferences.sentence(Preference::Verdict);
        self.print_text(sentence.unwrap_or("terminal-plain-verdict-on"))?;
        if verdict.knowledge().is_none() {
            self.print_text("terminal-plain-verdict-back")?;
        }
        self.help.forget_printed();
        self.print_winnability()
    }

    /// Switches what hints may use.
    pub(super) fn set_hints(&mut self, see_all: bool) -> io::Result<()> {
        self.settings.update(&mut self.session, |preferences| preferences.hints_see_all = see_all);
        self.settings.preferences.sentence(Preference::Hints).map_or(Ok(()), |id| self.print_text(id))
    }

    /// Says why there is no advice.
    pub(super) fn refuse(&mut self, why: NoAdvice) -> io::Result<()> {
        self.print(&self.lang.no_advice(why))
    }

    /// Prints a hint, or its next stage.
    pub(super) fn print_hint(&mut self) -> io::Result<()> {
        self.session.show_verdict(None);
        if let Err(why) = self.session.request_hint(self.settings.preferences.hints()) {
            return self.refuse(why);
        }
        self.ask_for_session(LONG)?;
        let Some(hint) = self.session.advice().hint() else { return Ok(()) };
        self.print(&self.lang.hint(&hint.text, &self.session.layout()))?;
        if let Some(advised) = hint.advised {
            let values = [("move", advised.to_string().into())];
            self.print(&self.lang.text_with("terminal-plain-hint-write", &values))?;
        }
        if let HintText::Reason(reason) = &hint.text
            && let Some(lesson) = lesson_of_reason(reason)
        {
            self.print(&self.lang.text_with("terminal-plain-lesson-explains", &[("lesson", lesson.into())]))?;
        }
        if hint.next == NextPress::Tell {
            self.print_text("terminal-plain-hint-more")?;
        }
        Ok(())
    }

    /// Prints a line that wins, or that leads to the most points.
    pub(super) fn print_winning_line(&mut self) -> io::Result<()> {
        if self.session.advice().solvers().is_ok() && !self.session.is_in_progress() {
            return self.print_review();
        }
        if !self.agrees(Command::WinningLine)? {
            return Ok(());
        }
        let mut line = match self.session.winning_line() {
            Ok(line) => line,
            Err(why) => return self.refuse(why),
        };
        while let Some(query) = line.next_query() {
            let Some(answer) = self.ask(&query, LONG) else { return self.refuse(NoAdvice::Failed) };
            self.session.receive_for_line(&mut line, answer);
        }
        match line.finding() {
            HintFinding::Looking | HintFinding::Unknown => return self.print_text("way-not-found"),
            HintFinding::NothingToGain => return self.print_text("way-nothing-to-gain"),
            HintFinding::Win | HintFinding::Advised | HintFinding::Points { .. } => {}
        }
        self.print(&self.lang.line_title(&line))?;
        self.print_line(&line.first(), line.moves())
    }

    /// Prints moves, one on each line. A move that is repeated takes one line.
    fn print_line(&mut self, from: &AnyGame, line: &[AnyMove]) -> io::Result<()> {
        let names = self.lang.move_names(from, line);
        let named: Vec<(&AnyMove, String)> = line.iter().zip(names).collect();
        let mut number = 1;
        for same in named.chunk_by(|one, other| one == other) {
            let (played, name) = &same[0];
            let values = [
                ("number", number.into()),
                ("last", (number + same.len() - 1).into()),
                ("count", same.len().into()),
                ("move", played.to_string().into()),
                ("name", name.as_str().into()),
            ];
            let id = if same.len() == 1 { "terminal-plain-way-line" } else { "terminal-plain-way-lines" };
            self.print(&self.lang.text_with(id, &values))?;
            number += same.len();
        }
        Ok(())
    }

    /// Prints where the game was lost and what would have won.
    pub(super) fn print_review(&mut self) -> io::Result<()> {
        let advice = self.session.advice();
        if advice.solvers() == Err(NoAdvice::TwoPlayers) && !advice.has_failed() {
            return self.print_hand_review();
        }
        let Some(review) = self.review_if_over()? else { return Ok(()) };
        let lost_by = match review.turning_point() {
            TurningPoint::Move(position) => Some(position),
            _ => None,
        };
        if let Some(position @ 1..) = lost_by {
            self.print(&self.lang.text_with("review-until", &[("number", position.into())]))?;
        }
        self.print(&self.lang.review_verdict(&review))?;
        if let Some(position) = lost_by {
            self.print_text("review-what-would-have-won")?;
            let line = review.best_line_from(position).unwrap_or_default();
            self.print_line(&review.positions()[position], line)?;
            self.print(
                &self.lang.text_with("terminal-plain-again-how", &[("number", (position + 1).into())]),
            )?;
            self.print_text("terminal-plain-puzzle-own")?;
        }
        Ok(())
    }

    /// A review of the game on the table; `None` if there cannot be one, after it was said why.
    pub(super) fn review_if_over(&mut self) -> io::Result<Option<Review>> {
        match self.session.advice().solvers() {
            Err(why) => return self.refuse(why).map(|()| None),
            Ok(()) if self.session.is_in_progress() => {
                return self.print_text("terminal-plain-review-not-over").map(|()| None);
            }
            Ok(()) => {}
        }
        self.print_text("terminal-plain-review-first")?;
        self.output.flush()?;
        let review = self.review();
        if review.is_none() {
            self.refuse(NoAdvice::Failed)?;
        }
        Ok(review)
    }

    /// A review of the game, as far as plain mode prints it; `None` when a solver fails.
    fn review(&mut self) -> Option<Review> {
        let mut review = self.session.review()?;
        while review.turning_point() == TurningPoint::Looking
            && let Some(query) = review.next_query()
        {
            review.receive(self.ask(&query, LONG)?);
        }
        // Plain mode prints only the points that the whole deal was worth.
        if let Some(query) = review.next_query() {
            review.receive(self.ask(&query, LONG)?);
        }
        Some(review)
    }
}
