//! The deal for a player who asks for another one, and how hard the deal on the table is.

use talon_query::Graded;
use talon_rules::AnyOptions;
use talon_rules::pieces::DealNumber;

use super::Session;
use crate::first_deals::{easy_deal, grade_of_easy_deal};
use crate::{DealChoice, GameResult, Notice, Start, Store, TableKind};

impl<S: Store> Session<S> {
    /// Chooses which deals come next from now on.
    pub fn set_deal_choice(&mut self, choice: DealChoice) {
        self.deal_choice = choice;
    }

    /// Returns true if a player who asks for another deal waits until a search has found one that can be won.
    pub fn searches_deals(&self, kind: TableKind) -> bool {
        self.deal_choice == DealChoice::Winnable && kind.game.properties().has_exact_verdict
    }

    /// The number of the deal for a player who asks for another one, from a random number.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::GameName;
    /// use talon_table::{DealChoice, MemoryStore, Session, TableKind};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// // An easy deal, because the player has never won.
    /// assert_eq!(session.next_number(TableKind::alone(GameName::Yield), 32).get(), 1002);
    /// session.set_deal_choice(DealChoice::Any);
    /// assert_eq!(session.next_number(TableKind::alone(GameName::Yield), 32).get(), 32);
    /// ```
    pub fn next_number(&mut self, kind: TableKind, chance: u64) -> DealNumber {
        if self.is_newcomer(kind) {
            // Not the one on the table again.
            let deals = [chance, chance.wrapping_add(1)].map(|chance| easy_deal(kind.game, chance));
            if let Some(easy) = deals.into_iter().flatten().find(|easy| Some(*easy) != self.deal()) {
                return easy;
            }
        }
        Start::any_deal(chance)
    }

    /// Puts a deal on the table that a search has found: it can be won, and its grade is known if that was searched for.
    /// `now` is in seconds since 1970.
    pub fn deal_winnable(&mut self, kind: TableKind, number: DealNumber, graded: Option<Graded>, now: u64) {
        self.leave_for(kind);
        self.seat_start(kind, Start::deal(AnyOptions::for_table(kind.game), number, now));
        self.notices.push(match graded {
            Some(_) => Notice::DealIsGraded(graded),
            None => Notice::DealCanBeWon,
        });
        if let Some(graded) = graded {
            self.advice.keep_grade(graded);
        }
    }

    /// Tells the player how hard the deal on the table is, in a notice: now if that is known, or else when the answer
    /// comes. The grade says whether the deal can be won.
    pub fn request_grade(&mut self) {
        self.advice.grade_deal(&self.sitting);
        match self.advice().is_graded() {
            true => self.notices.push(Notice::DealIsGraded(self.advice().grade())),
            false => {
                self.notices.push(Notice::Grading);
                self.advice.tells_grade = true;
            }
        }
    }

    /// Grades a sitting that has just begun, if its grade tells nothing new: the deal of a day can be won, and so can
    /// those for newcomers, whose grades are known.
    pub(super) fn grade_if_winnable(&mut self) {
        let start = self.sitting.start();
        let easy = self.deal().and_then(|number| grade_of_easy_deal(self.kind.game, number));
        if let Some(graded) = easy {
            self.advice.keep_grade(graded);
        } else if start.day().is_some() {
            self.advice.grade_deal(&self.sitting);
        }
    }

    /// Tells a newcomer which deals they get.
    pub(super) fn tell_newcomer(&mut self, kind: TableKind, number: DealNumber) {
        if grade_of_easy_deal(kind.game, number).is_none() || !self.is_newcomer(kind) {
            return;
        }
        let is_first = self.is_new(kind.game);
        self.notices.push(if is_first {
            Notice::FirstDeal { game: kind.game }
        } else {
            Notice::DealCanBeWon
        });
    }

    /// Returns true if the player gets easy deals: they have never won a game of this kind.
    fn is_newcomer(&mut self, kind: TableKind) -> bool {
        if self.deal_choice != DealChoice::EasyAtFirst || !kind.game.properties().is_graded {
            return false;
        }
        let mut names = self.names(kind).into_iter().rev();
        !names.any(|name| {
            let Ok(text) = self.store().read(&name) else { return false };
            let summary = self.summaries.get(&name, &text);
            summary.is_some_and(|summary| summary.result == GameResult::Won)
        })
    }
}
