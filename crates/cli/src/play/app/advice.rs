//! The advice on the screen: verdicts, hints, winning lines, the review.

use talon_app::preferences::{Preference, VerdictShown};
use talon_app::solvers::Reply;
use talon_query::Query;
use talon_table::{HintSource, MoveEnds, NextPress, NoAdvice};

use super::App;
use crate::play::action::{Action, GameAction};
use crate::play::draw::Pen;
use crate::play::draw::theme::Theme;
use crate::play::screens::bars::{MessageKind, ShownAdvice};
use crate::play::screens::hands::HandsPage;
use crate::play::screens::review::ReviewPage;
use crate::play::screens::winning_line::WinningLinePage;
use crate::play::settings::step;

impl App {
    /// Hands a reply to the part that asked. An answer that no part waits for changes nothing.
    pub(super) fn receive(&mut self, reply: Reply) -> Action {
        let Reply { query, answer } = reply;
        if answer.is_none() {
            self.fail(&query);
        }
        if self.receive_from_opponent(&query, answer.as_ref()) {
            return Action::None;
        }
        let Some(answer) = answer else { return Action::None };
        self.session.receive(&query, Some(answer.clone()));
        if let Some(overlay) = self.overlays.last_mut()
            && overlay.query().as_ref() == Some(&query)
        {
            let pen = Pen { lang: &self.lang, theme: &self.theme };
            return overlay.receive(answer, &mut self.session, &pen);
        }
        self.show_notices();
        Action::None
    }

    /// Closes what waits for a solver that has failed. The game continues.
    fn fail(&mut self, query: &Query) {
        self.overlays.retain(|overlay| overlay.query().is_none());
        self.session.receive(query, None);
        self.refuse(NoAdvice::Failed);
    }

    /// Says why there is no advice.
    pub(super) fn refuse(&mut self, why: NoAdvice) {
        let sort = if why == NoAdvice::Failed { MessageKind::Notice } else { MessageKind::Event };
        self.say(self.lang.no_advice(why), sort);
    }

    /// Gives a hint or its next stage, or plays the move after the last stage.
    pub(super) fn hint(&mut self) {
        match self.session.request_hint(self.settings.preferences.hints()) {
            Ok(Some(advised)) => self.perform(Action::Game(GameAction::Play(advised))),
            Ok(None) => {}
            Err(why) => self.refuse(why),
        }
    }

    /// Shows a winning line from the position on the table, or from the one that the review below looks at.
    pub(super) fn show_line(&mut self) {
        if let Err(why) = self.session.advice().solvers() {
            return self.refuse(why);
        }
        if let Some(review) = self.overlays.last().and_then(|overlay| overlay.review()) {
            let line = self.session.line_of_review(review);
            return self.overlays.push(Box::new(WinningLinePage::new(line)));
        }
        if !self.session.is_in_progress() {
            return self.verdict_or_review();
        }
        match self.session.winning_line() {
            Ok(line) => self.show(WinningLinePage::new(line)),
            Err(why) => self.refuse(why),
        }
    }

    /// Shows the next kind of verdict, or none, while a game continues; opens the review after its end. In Curse the
    /// review is about the hands that have ended.
    pub(super) fn verdict_or_review(&mut self) {
        match self.session.advice().solvers() {
            Err(NoAdvice::TwoPlayers) => self.review_hands(),
            Err(why) => self.refuse(why),
            Ok(()) if self.session.is_in_progress() => self.change(Preference::Verdict, 1),
            Ok(()) => {
                if let Some(review) = ReviewPage::new(&mut self.session, &self.lang) {
                    self.show(review);
                }
            }
        }
    }

    fn review_hands(&mut self) {
        if self.session.advice().has_failed() {
            return self.refuse(NoAdvice::Failed);
        }
        let review = match &self.online {
            Some(online) => online.review(&self.lang),
            None => self.session.hand_review().ok_or_else(|| self.lang.text("hand-review-none")),
        };
        match review {
            Ok(review) => self.show(HandsPage::new(review)),
            Err(why) => self.say(why, MessageKind::Notice),
        }
    }

    /// Changes a preference to the value this number of steps further.
    pub(super) fn change(&mut self, preference: Preference, steps: isize) {
        self.settings.update(&mut self.session, |preferences| step(preferences, preference, steps));
        let preferences = &self.settings.preferences;
        self.look.four_colours = preferences.four_colours;
        self.theme = Theme::new(self.look);
        let key = match (preference, preferences.verdict) {
            (Preference::Verdict, VerdictShown::Fair) => Some("terminal-verdict-off"),
            (Preference::Verdict, VerdictShown::WhenAsked) => Some("terminal-verdict-back"),
            _ => None,
        };
        if let Some(sentence) = preferences.sentence(preference) {
            let sentences: Vec<String> =
                [Some(sentence), key].iter().flatten().map(|id| self.lang.text(id)).collect();
            self.say(sentences.join(" "), MessageKind::Notice);
        }
    }

    /// The advice below the table.
    pub(super) fn said(&self, pen: &Pen<'_>) -> ShownAdvice {
        let advice = self.session.advice();
        let hint = advice.hint();
        let follows = hint.as_ref().and_then(|hint| match (hint.next, hint.source) {
            (NextPress::Nothing, _) => None,
            (NextPress::Tell, _) => Some("terminal-hint-more"),
            (NextPress::Play, HintSource::Solver) => Some("terminal-hint-play"),
            (NextPress::Play, _) => Some("terminal-hint-play-fair"),
        });
        let marked = hint.as_ref().map_or((None, None), |hint| (hint.from, hint.to));
        ShownAdvice {
            winnability: advice.winnability(),
            hint: hint.map(|shown| pen.lang.hint(&shown.text, &self.session.layout())),
            marked,
            wrong: MoveEnds::default(),
            follows: follows.map(|id| pen.text(id)),
        }
    }
}
