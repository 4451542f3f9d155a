//! What the solvers have to say, in lines: verdicts, hints, ways to win, the review.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use talon_lang::Question;
use talon_query::{Answer, Goal, Grade, Query};
use talon_rules::{AnyGame, AnyMove, GameName};
use talon_table::{
    Counsel, DealSearch, Hint, Knowledge, Outcome, Prospect, Review, SearchProgress, TableKind, Tip,
    TurningPoint,
};

use super::Plain;
use crate::play::advisor::Advisor;
use crate::play::session::{any_deal, now};

/// How long a person waits for a verdict that was not asked for.
const MOMENT: Duration = Duration::from_millis(200);

/// How long a person waits for the fair adviser's figure, which is counted piece by piece.
const MOMENT_FOR_ODDS: Duration = Duration::from_secs(1);

/// Longer than any search takes.
pub(super) const LONG: Duration = Duration::from_secs(60);

/// The solvers, and what was heard from them.
#[derive(Debug)]
pub(crate) struct Help {
    advisor: Advisor,
    counsel: Counsel,
    /// How long to wait for a verdict after a move.
    patience: Duration,
    /// The verdict that was told last.
    told: Option<Prospect>,
}

impl Help {
    /// Help by this advisor. A person does not wait for what was not asked for; a script does, so that it
    /// hears the same on every machine.
    pub(crate) fn new(advisor: Advisor, is_person: bool) -> Help {
        let patience = if is_person { MOMENT } else { LONG };
        Help { advisor, counsel: Counsel::default(), patience, told: None }
    }

    /// The next verdict is told even if it is the same.
    pub(super) fn forget_told(&mut self) {
        self.told = None;
    }

    /// Asks, and waits for so long.
    pub(super) fn ask(&mut self, query: Query, time: Duration) -> Option<Answer> {
        self.advisor.want(Some(query));
        let reply = self.advisor.wait(time)?;
        if reply.answer.is_none() {
            self.counsel.fail();
        }
        reply.answer
    }
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Asks for this verdict and waits for so long.
    fn look(&mut self, verdict: Knowledge, time: Duration) -> io::Result<()> {
        self.help.counsel.show(Some(verdict));
        self.help.counsel.follow(&self.session);
        let had_failed = self.help.counsel.has_failed();
        let deadline = Instant::now() + time;
        while let Some(query) = self.help.counsel.query(&self.session)
            && let left = deadline.saturating_duration_since(Instant::now())
            && let Some(answer) = self.help.ask(query.clone(), left)
        {
            self.help.counsel.take(&self.session, &query, answer);
        }
        if self.help.counsel.has_failed() && !had_failed {
            self.say("outlook-failed")?;
        }
        Ok(())
    }

    /// Lets the player who is not at the table move until it is somebody else's turn, and tells each move.
    pub(super) fn let_other_play(&mut self) -> io::Result<()> {
        while let Some(query) = self.session.query_to_other() {
            let answer = self.help.ask(query.clone(), LONG);
            let Some(effect) = self.session.take_from_other(&query, answer.as_ref()) else { break };
            self.tell(&self.lang.clone().effect(&effect))?;
        }
        Ok(())
    }

    /// Tells whether the game can still be won, where that is wanted and has changed.
    pub(super) fn tell_prospect(&mut self) -> io::Result<()> {
        let Some(verdict) = self.settings.verdict.filter(|_| self.help.counsel.is_for(&self.session)) else {
            return Ok(());
        };
        let patience = match verdict {
            Knowledge::Fair => self.help.patience.max(MOMENT_FOR_ODDS),
            Knowledge::AllCards => self.help.patience,
        };
        self.look(verdict, patience)?;
        match self.help.counsel.found(&self.session) {
            Some(known) if self.help.told != Some(known) => self.tell_known(known),
            _ => Ok(()),
        }
    }

    fn tell_known(&mut self, known: Prospect) -> io::Result<()> {
        self.help.told = Some(known);
        let text = self.lang.prospect_sentence(known);
        self.tell(&text)
    }

    /// Tells whether the game can still be won, as somebody asks.
    pub(super) fn tell_verdict_asked(&mut self) -> io::Result<()> {
        if self.refuses_help()? {
            return Ok(());
        }
        self.look(self.settings.verdict.unwrap_or(Knowledge::AllCards), LONG)?;
        match self.help.counsel.found(&self.session) {
            Some(known) => self.tell_known(known),
            None if self.help.counsel.has_failed() => Ok(()),
            None => self.tell_verdict(),
        }
    }

    /// From now on this verdict is told, or none.
    pub(super) fn show_verdict(&mut self, verdict: Option<Knowledge>) -> io::Result<()> {
        if self.refuses_help()? {
            return Ok(());
        }
        self.settings.verdict = verdict;
        self.settings.keep();
        match verdict {
            None => {
                self.say("outlook-off")?;
                self.say("terminal-plain-verdict-back")?;
            }
            Some(Knowledge::Fair) => self.say("outlook-fair")?,
            Some(Knowledge::AllCards) => self.say("terminal-plain-verdict-on")?,
        }
        self.help.forget_told();
        self.tell_prospect()
    }

    /// From now on hints are given by somebody who knows this.
    pub(super) fn set_hints(&mut self, knowledge: Knowledge) -> io::Result<()> {
        self.settings.hints = knowledge;
        self.settings.keep();
        self.help.counsel.put_hint_away();
        self.say(match knowledge {
            Knowledge::Fair => "hints-fair",
            Knowledge::AllCards => "hints-all-cards",
        })
    }

    /// Says why there is no help, if there is none.
    fn refuses_help(&mut self) -> io::Result<bool> {
        if self.session.kind().game == GameName::Curse {
            self.say("outlook-two-play")?;
        } else if self.help.counsel.has_failed() {
            self.say("outlook-failed")?;
        }
        Ok(!self.help.counsel.is_for(&self.session))
    }

    /// Tells a hint, or one rung more of it.
    pub(super) fn tell_hint(&mut self) -> io::Result<()> {
        if !self.help.counsel.gives_hints(&self.session) {
            return self.refuses_help().map(drop);
        }
        if self.session.sitting().outcome() != Outcome::Unfinished {
            let text = self.lang.text("hint-over");
            return self.tell(&text);
        }
        self.help.counsel.show(None);
        self.help.counsel.follow(&self.session);
        self.help.counsel.climb(&self.session, self.settings.hints);
        while let Some(query) = self.help.counsel.query(&self.session) {
            let Some(answer) = self.help.ask(query.clone(), LONG) else { break };
            self.help.counsel.take(&self.session, &query, answer);
        }
        if self.help.counsel.has_failed() {
            return self.say("outlook-failed");
        }
        let Some(hint) = self.help.counsel.hint(&self.session) else { return Ok(()) };
        let text = self.lang.hint(&hint, &self.session.layout());
        self.tell(&text)?;
        if let Some(advised) = hint.advised {
            let values = [("move", advised.to_string().into())];
            let text = self.lang.text_with("terminal-plain-hint-write", &values);
            self.tell(&text)?;
        }
        if self.help.counsel.hint_goes_on() && !self.help.counsel.hint_is_whole() {
            self.say("terminal-plain-hint-more")?;
        }
        if self.help.counsel.reveals() {
            self.session.note_hint();
        }
        Ok(())
    }

    /// Tells a way to win, or to the most points.
    pub(super) fn tell_way(&mut self) -> io::Result<()> {
        if self.refuses_help()? {
            return Ok(());
        }
        if self.session.sitting().outcome() != Outcome::Unfinished {
            return self.tell_review();
        }
        self.help.counsel.follow(&self.session);
        let mut hint = Hint::new(self.session.game(), self.help.counsel.known(&self.session));
        while let Some(query) = hint.query() {
            let Some(answer) = self.help.ask(query, LONG) else { return self.say("outlook-failed") };
            hint.take(answer);
        }
        match hint.tip() {
            Tip::Looking | Tip::NotFound => return self.say("way-not-found"),
            Tip::NothingToGain => return self.say("way-nothing-to-gain"),
            Tip::Win | Tip::Advised => self.say("way-title-win")?,
            Tip::Points { points, .. } => {
                let text = self.lang.text_with("way-title-points", &[("points", points.into())]);
                self.tell(&text)?;
            }
        }
        let game = self.session.game().clone();
        self.tell_line(&game, hint.way())?;
        self.session.note_line();
        Ok(())
    }

    /// Tells moves, one on each line; the same several times over is told once.
    fn tell_line(&mut self, from: &AnyGame, line: &[AnyMove]) -> io::Result<()> {
        let names = self.lang.move_names(from, line);
        let told: Vec<(&AnyMove, String)> = line.iter().zip(names).collect();
        let mut number = 1;
        for same in told.chunk_by(|one, other| one == other) {
            let (made, name) = &same[0];
            let values = [
                ("number", number.into()),
                ("last", (number + same.len() - 1).into()),
                ("count", same.len().into()),
                ("move", made.to_string().into()),
                ("name", name.as_str().into()),
            ];
            let id = if same.len() == 1 { "terminal-plain-way-line" } else { "terminal-plain-way-lines" };
            let text = self.lang.text_with(id, &values);
            self.tell(&text)?;
            number += same.len();
        }
        Ok(())
    }

    /// Tells where the game was lost and what would have won.
    pub(super) fn tell_review(&mut self) -> io::Result<()> {
        if self.session.kind().game == GameName::Curse && !self.help.counsel.has_failed() {
            return self.tell_hand_review();
        }
        if self.refuses_help()? {
            return Ok(());
        }
        if self.session.sitting().outcome() == Outcome::Unfinished {
            return self.say("terminal-plain-review-not-over");
        }
        self.say("terminal-plain-review-first")?;
        self.output.flush()?;
        self.help.counsel.follow(&self.session);
        let Some(review) = self.review() else { return self.say("outlook-failed") };
        self.session.note_review();
        let lost_by = match review.turning_point() {
            TurningPoint::Move(position) => Some(position),
            _ => None,
        };
        if let Some(position @ 1..) = lost_by {
            let text = self.lang.text_with("review-until", &[("number", position.into())]);
            self.tell(&text)?;
        }
        let text = self.lang.review_verdict(&review);
        self.tell(&text)?;
        if let Some(position) = lost_by {
            self.say("review-what-would-have-won")?;
            let way = review.way_from(position).unwrap_or_default();
            self.tell_line(&review.positions()[position], way)?;
            let text = self.lang.text_with("terminal-plain-again-how", &[("number", (position + 1).into())]);
            self.tell(&text)?;
        }
        Ok(())
    }

    /// A review of the game, as far as it is told in lines; `None` when the solver fails.
    fn review(&mut self) -> Option<Review> {
        let line = self.session.sitting().line();
        let known = |position: usize| self.help.counsel.outlook(&self.session, line[position]);
        let mut review = Review::new(self.session.sitting(), known)?;
        let mut points_asked = false;
        while let Some(query) = review.query() {
            // Of the points only the first are told: what the deal was worth.
            if query.goal == Goal::MostPoints && std::mem::replace(&mut points_asked, true) {
                break;
            }
            review.take(self.help.ask(query, LONG)?);
        }
        Some(review)
    }

    /// Tries the deal again from before the move of this number. Tells whether the talk goes on.
    pub(super) fn try_again(&mut self, number: Option<usize>) -> io::Result<bool> {
        let moves = self.session.sitting().moves_of_line();
        let Some(number @ 1..) = number.filter(|number| *number <= moves.len() + 1) else {
            let values = [("count", moves.len().into()), ("most", (moves.len() + 1).into())];
            let text = self.lang.text_with("terminal-plain-again-number", &values);
            self.tell(&text)?;
            return Ok(true);
        };
        if !self.agrees(Question::Restart)? {
            return Ok(true);
        }
        self.session.try_again(&moves[..number - 1], now());
        self.begin()
    }

    /// A new deal that can be won, of this grade or of any, if the player agrees to leave this one. Tells whether the
    /// talk goes on.
    pub(super) fn new_winnable(&mut self, grade: Option<Grade>) -> io::Result<bool> {
        if !self.refuses_help()?
            && self.agrees(Question::NewDeal)?
            && self.deal_winnable(self.session.kind(), grade)?
        {
            return self.begin();
        }
        self.tell_notices()?;
        Ok(true)
    }

    /// Deals a deal that can be won, of this grade or of any. Tells whether there is one.
    pub(super) fn deal_winnable(&mut self, kind: TableKind, grade: Option<Grade>) -> io::Result<bool> {
        if kind.game == GameName::Curse {
            self.say("outlook-two-play")?;
            return Ok(false);
        }
        let mut seek = DealSearch::new(kind.game, grade, any_deal());
        loop {
            let Some(answer) = self.help.ask(seek.query(), LONG) else {
                self.say("outlook-failed")?;
                return Ok(false);
            };
            match seek.take(&answer, any_deal()) {
                SearchProgress::Found(number) => {
                    self.session.deal_winnable(kind, number, now());
                    return Ok(true);
                }
                SearchProgress::GoesOn => {}
                SearchProgress::GaveUp => {
                    self.tell(&self.lang.seek_gave_up(&seek))?;
                    return Ok(false);
                }
            }
        }
    }
}
