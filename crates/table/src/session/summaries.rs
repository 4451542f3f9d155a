//! A summary of each record for the statistics, so that none is played through twice.

use talon_query::{Answer, Grade, Graded, Query};
use talon_rules::{AnyOptions, GameName, Status};

use super::Session;
use crate::{Assistance, Feat, GameResult, Inquiry, Statistics, Store, Summary, TableKind};

/// Statistics that are counted record by record: each has to be played through once, and thousands of them take longer
/// than a player waits for a picture. They do not include what changes meanwhile.
///
/// After all are counted, it is an [`Inquiry`] about the deals whose grade is not known yet. Its answers belong to
/// [`Session::receive_for_counting`], which writes them down.
#[derive(Clone, PartialEq, Debug)]
pub struct Counting {
    game: GameName,
    /// The records.
    names: Vec<String>,
    /// Number of records counted.
    done: usize,
    /// Their names and summaries.
    summaries: Vec<(String, Summary)>,
    /// The places of the summaries whose deals are not graded. The last one is next.
    ungraded: Vec<usize>,
}

impl Counting {
    /// The game.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// Number of records counted, and of all records.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.names.len())
    }

    /// Returns true if all records have been counted.
    pub fn is_done(&self) -> bool {
        self.done == self.names.len()
    }

    /// The statistics of the records counted so far.
    pub fn statistics(&self) -> Statistics {
        let summaries = self.summaries.iter().map(|(_, summary)| *summary);
        Statistics::of(AnyOptions::for_table(self.game), summaries)
    }

    /// The name of the record that the next answer is about.
    pub fn record_in_question(&self) -> Option<&str> {
        let (name, _) = self.summaries.get(*self.ungraded.last()?)?;
        Some(name)
    }

    /// Lists the deals that need a grade. Lost games come first, because even the solver's verdict on them is unknown.
    fn list_ungraded(&mut self) {
        let options = AnyOptions::for_table(self.game);
        let summary = |place: &usize| &self.summaries[*place].1;
        let is_wanted =
            |place: &usize| summary(place).options == options && summary(place).ungraded_deal().is_some();
        let mut ungraded: Vec<usize> = (0..self.summaries.len()).filter(is_wanted).collect();
        ungraded.sort_by_key(|place| summary(place).could_be_won().is_none());
        self.ungraded = ungraded;
    }

    /// Receives an answer. Returns the record that it is about, and the grade of its deal.
    fn take_grade(&mut self, answer: &Answer) -> Option<(String, Grade)> {
        let place = self.ungraded.pop()?;
        let Answer::Graded(Graded { grade, .. }) = answer else { return None };
        let (name, summary) = &mut self.summaries[place];
        summary.grade = Some(*grade);
        Some((name.clone(), *grade))
    }
}

impl Inquiry for Counting {
    fn next_query(&self) -> Option<Query> {
        let (_, summary) = self.summaries.get(*self.ungraded.last()?)?;
        Some(Query::Grade { deal: summary.ungraded_deal()? })
    }

    fn receive(&mut self, answer: Answer) {
        self.take_grade(&answer);
    }
}

impl<S: Store> Session<S> {
    /// The statistics of a game. Open games do not count yet.
    pub fn statistics(&mut self, game: GameName) -> Statistics {
        self.count_all(game).statistics()
    }

    /// Counts all records of a game.
    pub fn count_all(&mut self, game: GameName) -> Counting {
        let mut counting = self.begin_counting(game);
        while !counting.is_done() {
            self.count_one(&mut counting);
        }
        counting
    }

    /// Counts the games won in a row when the game on the table has just been won, from the last one back.
    pub(super) fn count_streak(&mut self) {
        let Some(summary) = Summary::of(&self.sitting).filter(|_| self.game().status() != Status::Playing)
        else {
            return;
        };
        self.streak = 0;
        if summary.assistance != Assistance::None {
            return;
        }
        for name in self.names(self.kind).into_iter().rev() {
            let Ok(text) = self.store().read(&name) else { continue };
            let Some(other) = self.summaries.get(&name, &text) else { continue };
            let counts = other.options == summary.options && other.assistance == Assistance::None;
            match other.result {
                GameResult::Won if counts => self.streak += 1,
                GameResult::Lost if counts => return,
                _ => {}
            }
        }
    }

    /// Compares a patience that has just been won with the games before it.
    pub(super) fn compare_win(&mut self) {
        self.feat = None;
        if self.is_practice || self.game().status() != Status::Won {
            return;
        }
        let Some(win) = Summary::of(&self.sitting) else { return };
        let mut names = self.names(self.kind);
        names.retain(|name| self.autosave.current() != Some(name.as_str()));
        let latest = names.split_off(names.len().saturating_sub(Feat::COMPARED));
        let mut earlier = Vec::new();
        for name in latest {
            let Ok(text) = self.store().read(&name) else { continue };
            earlier.extend(self.summaries.get(&name, &text));
        }
        self.feat = Feat::of(win, &earlier, names.is_empty());
    }

    /// Begins to count what [`Session::statistics`] returns.
    pub fn begin_counting(&self, game: GameName) -> Counting {
        let names = self.names(TableKind::alone(game));
        Counting { game, names, done: 0, summaries: Vec::new(), ungraded: Vec::new() }
    }

    /// Counts one more record. One that has gone meanwhile does not count.
    pub fn count_one(&mut self, counting: &mut Counting) {
        let Some(name) = counting.names.get(counting.done) else { return };
        if let Ok(text) = self.store().read(name) {
            counting.summaries.extend(self.summaries.get(name, &text).map(|summary| (name.clone(), summary)));
        }
        counting.done += 1;
        if counting.is_done() {
            counting.list_ungraded();
        }
    }

    /// Gives the counting the answer that it waits for, and writes down how hard the deal is.
    ///
    /// # Examples
    /// ```
    /// use talon_bots::Engine;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::GameName;
    /// use talon_table::{Inquiry, MemoryStore, Session, Store, TableKind};
    ///
    /// let kind = TableKind::alone(GameName::Doublets);
    /// let mut session = Session::new(MemoryStore::default());
    /// session.deal_anew(kind, DealNumber::new(17)?, 0);
    /// session.play(session.game().read_move("flip")?)?;
    /// session.deal_anew(kind, DealNumber::new(18)?, 1);
    /// let mut counting = session.begin_counting(kind.game);
    /// session.count_one(&mut counting);
    /// assert_eq!(counting.statistics().deals.undecided, 1);
    /// while let Some(query) = counting.next_query() {
    ///     session.receive_for_counting(&mut counting, Engine::default().answer(&query, &|| false));
    /// }
    /// assert_eq!(counting.statistics().deals.undecided, 0);
    /// assert!(session.store().read("1")?.contains("\ngrade: "));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn receive_for_counting(&mut self, counting: &mut Counting, answer: Answer) {
        if let Some((name, grade)) = counting.take_grade(&answer) {
            // Nothing is lost without it: it can be found out again.
            let _ = self.autosave.note_grade(&name, grade);
        }
    }
}
