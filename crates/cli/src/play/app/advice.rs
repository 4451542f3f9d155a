//! What the solvers have to do with the screen: verdicts, hints, ways to win, the review.

use talon_query::{Grade, Query};
use talon_rules::GameName;
use talon_table::{Knowledge, Outcome, TableKind, WinningLine};

use super::{Action, App, Over, Pen, Reply, Screen};
use crate::play::screens::Sort;
use crate::play::screens::hands::HandsPage;
use crate::play::screens::review::ReviewPage;
use crate::play::screens::seek::SeekPage;
use crate::play::screens::table::{HintShown, Said};
use crate::play::screens::way::WayPage;
use crate::play::session::any_deal;

impl App {
    /// What is to be asked for the table itself.
    pub(super) fn query_of_table(&self) -> Option<Query> {
        match self.screen {
            Screen::Table(_) => self.counsel.query(&self.session),
            Screen::Menu(_) => None,
        }
    }

    /// Takes a reply of a solver to whoever asked. Who does not want it any more knows that by the query.
    pub(super) fn hear(&mut self, reply: Reply) -> Action {
        let Some(answer) = reply.answer else {
            self.fail();
            self.move_without_solvers();
            return Action::None;
        };
        if self.hear_other(&reply.query, Some(&answer)) {
            return Action::None;
        }
        if let Some(over) = self.over.last_mut()
            && over.query().as_ref() == Some(&reply.query)
        {
            let pen = Pen { lang: &self.lang, theme: &self.theme };
            let action = over.take(answer, &pen);
            self.note_help();
            return action;
        }
        self.counsel.take(&self.session, &reply.query, answer);
        Action::None
    }

    /// A solver has failed: what waits for it goes away, and the game goes on.
    fn fail(&mut self) {
        self.over.retain(|over| over.query().is_none());
        self.counsel.fail();
        self.say(self.lang.text("outlook-failed"), Sort::Notice);
    }

    /// Says why there is no help, if there is none.
    fn refuse_help(&mut self) -> bool {
        if self.counsel.has_failed() {
            self.say(self.lang.text("outlook-failed"), Sort::Notice);
        }
        !self.counsel.is_for(&self.session)
    }

    /// A hint, or more of it; the move itself when all of it was told.
    pub(super) fn hint(&mut self) {
        if !self.counsel.gives_hints(&self.session) {
            self.refuse_help();
            return;
        }
        if self.session.sitting().outcome() != Outcome::Unfinished {
            return self.say(self.lang.text("hint-over"), Sort::Told);
        }
        if let Some(advised) = self.counsel.climb(&self.session, self.settings.hints) {
            self.perform(Action::Play(advised));
        }
    }

    /// A way to win from where the game stands, or from a position of the review below.
    pub(super) fn show_way(&mut self, position: Option<usize>) {
        if self.refuse_help() {
            return;
        }
        let sitting = self.session.sitting();
        let way = match (position, self.over.last()) {
            (Some(position), Some(Over::Review(review))) => review.way(position, sitting),
            _ if sitting.outcome() != Outcome::Unfinished => return self.verdict_or_review(),
            _ => WinningLine::new(sitting.clone(), self.counsel.known(&self.session)),
        };
        self.over.push(Over::Way(Box::new(WayPage::new(way))));
    }

    /// While a game goes on the next kind of verdict is shown, or none; after its end the review opens. In Curse the
    /// review is about the hands that have ended.
    pub(super) fn verdict_or_review(&mut self) {
        if self.session.kind().game == GameName::Curse {
            return self.review_hands();
        }
        if self.refuse_help() {
            return;
        }
        if self.session.sitting().outcome() == Outcome::Unfinished {
            return self.next_verdict();
        }
        let review =
            ReviewPage::new(&self.session, &self.lang, |place| self.counsel.outlook(&self.session, place));
        if let Some(review) = review {
            self.session.note_review();
            self.show(Over::Review(Box::new(review)));
        }
    }

    fn review_hands(&mut self) {
        if self.counsel.has_failed() {
            return self.say(self.lang.text("outlook-failed"), Sort::Notice);
        }
        match HandsPage::new(&self.session) {
            Some(page) => {
                self.session.note_hand_review(page.review());
                self.show(Over::Hands(Box::new(page)));
            }
            None => self.say(self.lang.text("hand-review-none"), Sort::Told),
        }
    }

    /// Shows the verdict of somebody who knows all cards, then the figure of the fair adviser, then nothing.
    fn next_verdict(&mut self) {
        let (verdict, ids) = match self.settings.verdict {
            None => (Some(Knowledge::AllCards), &[][..]),
            Some(Knowledge::AllCards) => {
                (Some(Knowledge::Fair), &["outlook-fair", "terminal-verdict-off"][..])
            }
            Some(Knowledge::Fair) => (None, &["outlook-off", "terminal-verdict-back"][..]),
        };
        self.settings.verdict = verdict;
        self.settings.keep();
        if !ids.is_empty() {
            let told: Vec<String> = ids.iter().map(|id| self.lang.text(id)).collect();
            self.say(told.join(" "), Sort::Told);
        }
    }

    /// From now on hints are given by somebody who knows all cards, or by the fair adviser.
    pub(super) fn switch_hints(&mut self) {
        let (hints, id) = match self.settings.hints {
            Knowledge::Fair => (Knowledge::AllCards, "hints-all-cards"),
            Knowledge::AllCards => (Knowledge::Fair, "hints-fair"),
        };
        self.settings.hints = hints;
        self.settings.keep();
        self.counsel.put_hint_away();
        self.say(self.lang.text(id), Sort::Told);
    }

    /// Looks for a deal that can be won, of this grade or of any.
    pub(super) fn seek(&mut self, kind: TableKind, grade: Option<Grade>) {
        if self.counsel.has_failed() {
            self.say(self.lang.text("outlook-failed"), Sort::Notice);
        } else if kind.game == GameName::Curse {
            self.say(self.lang.text("outlook-two-play"), Sort::Told);
        } else {
            self.show(Over::Seek(Box::new(SeekPage::new(kind, grade, any_deal))));
        }
    }

    /// Notes down that the player of an unfinished game was told more than the table shows.
    pub(super) fn note_help(&mut self) {
        if self.session.sitting().outcome() != Outcome::Unfinished {
            return;
        }
        let shows_way = matches!(self.over.last(), Some(Over::Way(way)) if way.shows_line());
        match (shows_way, self.counsel.reveals()) {
            (true, _) => self.session.note_line(),
            (false, true) => self.session.note_hint(),
            (false, false) => {}
        }
    }

    /// What is said below the table besides what has happened.
    pub(super) fn said(&self, pen: &Pen<'_>) -> Said {
        let hint = self.counsel.hint(&self.session);
        let layout = self.session.layout();
        let hint = hint.map(|told| HintShown { text: pen.lang.hint(&told, &layout), told });
        let prospect = self.counsel.prospect(&self.session);
        let follows = match (self.counsel.hint_is_whole(), self.counsel.hint_goes_on()) {
            (true, _) if self.counsel.hint_is_fair() => Some("terminal-hint-play-fair"),
            (true, _) => Some("terminal-hint-play"),
            (false, true) => Some("terminal-hint-more"),
            (false, false) => None,
        };
        Said { prospect, hint, follows: follows.map(|id| pen.say(id)) }
    }
}
