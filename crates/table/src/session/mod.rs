//! The game on the table, its record and its advice: what all front ends share.

mod advice;
mod archive;
mod back;
mod links;
mod next_deal;
mod opponent;
mod records;
mod summaries;
mod summary_cache;
mod watching;

pub use archive::ArchiveListing;
pub use links::CannotFollow;
pub use summaries::Counting;

use core::time::Duration;

use talon_query::{Level, Origin};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyEffect, AnyGame, AnyLayout, AnyMove, AnyOptions, AnySeat, GameName, Status};

use summary_cache::SummaryCache;

use crate::advice::AdviceState;
use crate::{
    Autosave, DealChoice, Entry, Feat, Notice, Outcome, Refused, Scene, Sitting, Start, Step, Store, Sweep,
    TableKind, sweep,
};

/// Number of seconds that may pass before they are written down with the next move.
const TIME_STEP: u64 = 30;

/// The game on the table, with its record in a store.
///
/// A [`Sitting`] is one game; a session is the table on which one sitting follows another: the sitting, the store that
/// keeps its record, the opponent, and the advice.
///
/// Moves return their effects. Everything else that a player should know is a notice and waits in
/// [`Session::take_notices`]. The time and the numbers of new deals come in as values.
///
/// The opponent moves when the front end says so: after each change it has [`Session::opponent_query`] answered, and
/// hands the answer to [`Session::receive_opponent_move`].
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::GameName;
/// use talon_table::{MemoryStore, Session, TableKind};
///
/// let mut session = Session::new(MemoryStore::default());
/// session.deal_anew(TableKind::alone(GameName::Doublets), DealNumber::new(17)?, 1_790_000_000);
/// session.play(session.game().read_move("flip")?)?;
/// assert_eq!(session.sitting().moves_made(), 1);
/// session.undo()?;
/// assert!(session.is_unfinished());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Session<S: Store> {
    autosave: Autosave<S>,
    sitting: Sitting,
    kind: TableKind,
    /// The level of the opponent in games that begin from now on.
    next_opponent: Level,
    /// The choice of the next deals.
    deal_choice: DealChoice,
    /// The time at the table since the sitting's time was written down.
    unsaved_time: Duration,
    /// The seat that looks at the table.
    viewer: AnySeat,
    /// Number of sittings so far.
    seated: u64,
    /// Number of moves after which the player let the opponent begin the next hand.
    next_hand_after: Option<usize>,
    /// Number of moves of the current line that the player has reviewed.
    reviewed: usize,
    /// Number of games won in a row with the one on the table.
    streak: u32,
    /// The comparison of the game on the table, if it was won, with those before it.
    feat: Option<Feat>,
    /// The results of solvers and advisers.
    advice: AdviceState,
    /// True if the sitting is for practice, so that nothing of it is written down.
    is_practice: bool,
    /// True if all hands lie open.
    hands_are_open: bool,
    /// True if the viewer only watches, and sees no hand.
    is_spectator: bool,
    /// True if the last attempt to write failed.
    cannot_save: bool,
    /// The messages that the player reads next.
    notices: Vec<Notice>,
    /// The summaries of records, for the statistics.
    summaries: SummaryCache,
}

impl<S: Store> Session<S> {
    /// A table whose game does not count yet.
    pub fn new(store: S) -> Session<S> {
        let kind = TableKind::alone(GameName::Doublets);
        Session {
            autosave: Autosave::new(store),
            sitting: Sitting::new(Start::deal(AnyOptions::for_table(kind.game), DealNumber::MIN, 0)),
            kind,
            next_opponent: Level::Casual,
            deal_choice: DealChoice::default(),
            unsaved_time: Duration::ZERO,
            viewer: AnySeat::Player,
            seated: 0,
            next_hand_after: None,
            reviewed: 0,
            streak: 0,
            feat: None,
            advice: AdviceState::default(),
            is_practice: false,
            hands_are_open: false,
            is_spectator: false,
            cannot_save: false,
            notices: Vec::new(),
            summaries: SummaryCache::default(),
        }
    }

    /// The sitting on the table.
    pub fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// The position on the table.
    pub fn game(&self) -> &AnyGame {
        self.sitting.game()
    }

    /// The kind of table.
    pub fn kind(&self) -> TableKind {
        self.kind
    }

    /// The seat that looks at the table.
    pub fn viewer(&self) -> AnySeat {
        self.viewer
    }

    /// The number of the sitting at this table. Each sitting has its own.
    pub fn seated(&self) -> u64 {
        self.seated
    }

    /// The table as the viewer sees it and can use it.
    pub fn scene(&self) -> Scene {
        Scene::for_viewer(self.game(), self.viewer, self.is_spectator, self.hands_are_open)
    }

    /// The places of all pieces, as far as the viewer knows.
    pub fn layout(&self) -> AnyLayout {
        if self.is_spectator {
            return self.scene().layout();
        }
        self.game().view(self.viewer).layout()
    }

    /// The number of the deal, if it has one.
    pub fn deal(&self) -> Option<DealNumber> {
        match self.sitting.start().origin() {
            Origin::Deal(number) => Some(*number),
            Origin::Deck(_) | Origin::Position(_) => None,
        }
    }

    /// The time at the table, in seconds.
    pub fn seconds(&self) -> u64 {
        self.sitting.seconds() + self.unsaved_time.as_secs()
    }

    /// Lets time pass at the table.
    pub fn pass_time(&mut self, time: Duration) {
        if self.game().status() == Status::Playing && self.is_in_progress() {
            self.unsaved_time += time;
        }
    }

    /// Takes what a player should read, each notice once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Returns true if the game has neither ended nor been given up.
    pub fn is_in_progress(&self) -> bool {
        self.sitting.outcome() == Outcome::Unfinished
    }

    /// Returns true if leaving this game would lose it. Practice loses nothing.
    pub fn is_unfinished(&self) -> bool {
        !self.is_practice && self.sitting.has_begun() && self.is_in_progress()
    }

    /// Returns true if this game was begun and can continue.
    pub fn is_open(&self) -> bool {
        !self.is_practice && self.sitting.has_begun() && self.sitting.can_continue()
    }

    /// Returns true if the sitting is for practice: a lesson or a puzzle.
    pub fn is_practice(&self) -> bool {
        self.is_practice
    }

    /// Returns true if all of this game is written down; `None` before its first move and in practice, when nothing is.
    pub fn is_saved(&self) -> Option<bool> {
        (self.sitting.has_begun() && !self.is_practice).then_some(!self.cannot_save)
    }

    /// Puts a deal on the table. A game of the same kind that it replaces is over. `now` is in seconds since 1970.
    pub fn deal_anew(&mut self, kind: TableKind, number: DealNumber, now: u64) {
        self.leave_for(kind);
        self.seat_deal(kind, number, now);
    }

    /// Puts a deal on the table as a game of its own: the game that was there stays open. `now` is in seconds since 1970.
    pub fn deal_beside(&mut self, kind: TableKind, number: DealNumber, now: u64) {
        self.keep_time();
        self.autosave.leave();
        self.seat_deal(kind, number, now);
    }

    fn seat_deal(&mut self, kind: TableKind, number: DealNumber, now: u64) {
        self.seat_start(kind, Start::deal(AnyOptions::for_table(kind.game), number, now));
        self.tell_newcomer(kind, number);
    }

    fn seat_start(&mut self, kind: TableKind, start: Start) {
        let start = if kind.has_opponent() { start.against(self.next_opponent) } else { start };
        self.seat_down(kind, Sitting::new(start));
    }

    /// Puts the same deal on the table once more; the game so far is over. `now` is in seconds since 1970.
    pub fn restart(&mut self, now: u64) {
        if self.is_practice {
            return self.practise(self.sitting.start().clone());
        }
        self.leave_for(self.kind);
        self.seat_down(self.kind, self.sitting.restarted(now));
    }

    /// Puts a lesson or a puzzle on the table. Nothing of it is written down, it does not count in the statistics, and
    /// no opponent moves. An unfinished game that lay there can be resumed later.
    ///
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyOptions, GameName};
    /// use talon_table::{MemoryStore, Session, Start, Store, TableKind};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// session.practise(Start::deal(AnyOptions::usual(GameName::Yield), DealNumber::new(8)?, 0));
    /// session.play(session.game().read_move("flip")?)?;
    /// assert!(session.store().names(TableKind::alone(GameName::Yield))?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn practise(&mut self, start: Start) {
        self.keep_time();
        self.autosave.leave();
        let kind = TableKind::alone(start.options().game());
        self.seat_down(kind, Sitting::new(start));
        self.is_practice = true;
    }

    /// Lays all hands of the practice on the table open.
    pub fn open_hands(&mut self) {
        self.hands_are_open = self.is_practice;
    }

    /// Takes the game off the table. A game that makes room for another one of its kind is over.
    fn leave_for(&mut self, kind: TableKind) {
        self.keep_time();
        if self.kind == kind && self.is_unfinished() {
            self.give_up();
        }
        self.autosave.leave();
    }

    fn seat_down(&mut self, kind: TableKind, sitting: Sitting) {
        self.kind = kind;
        self.sitting = sitting;
        self.seated += 1;
        self.next_hand_after = None;
        self.reviewed = 0;
        self.streak = 0;
        self.feat = None;
        self.is_practice = false;
        self.hands_are_open = false;
        self.is_spectator = false;
        self.unsaved_time = Duration::ZERO;
        self.viewer = AnySeat::of(kind.game)[0];
        self.advice = self.advice.for_next_sitting();
        self.grade_if_winnable();
        self.turn_table();
        self.follow();
    }

    /// With two people at one table, the player to move looks at it.
    fn turn_table(&mut self) {
        if self.kind.hot_seat
            && let Some(seat) = self.game().seat_to_move()
        {
            self.viewer = seat;
        }
    }

    /// Plays a move and returns its effect.
    ///
    /// # Errors
    /// The reason why the move is refused.
    pub fn play(&mut self, wanted: AnyMove) -> Result<AnyEffect, Refused> {
        let was_assisted = self.sitting.is_assisted();
        let effect = self.sitting.play(wanted)?;
        if self.sitting.is_assisted() && !was_assisted {
            self.notices.push(Notice::LookedBackCounts);
        }
        self.note(Entry::Move(wanted));
        self.note_reviewed_moves();
        if self.game().status() != Status::Playing || self.seconds() >= self.sitting.seconds() + TIME_STEP {
            self.keep_time();
        }
        self.turn_table();
        self.follow();
        self.count_streak();
        self.compare_win();
        Ok(effect)
    }

    /// The moves that the player can make at once now, because they need no thought. `None` if there are none.
    pub fn sweep(&self) -> Option<Sweep> {
        if !self.is_in_progress() {
            return None;
        }
        sweep::sweep(self.game()).map(|(sweep, _)| sweep)
    }

    /// Makes the moves of [`Session::sweep`] and returns their effects.
    pub fn play_sweep(&mut self) -> Vec<AnyEffect> {
        let moves = if self.is_in_progress() { sweep::sweep(self.game()) } else { None };
        let moves = moves.map(|(_, moves)| moves).unwrap_or_default();
        moves.into_iter().map_while(|played| self.play(played).ok()).collect()
    }

    /// Gives up: the game counts as lost.
    pub fn give_up(&mut self) {
        self.keep_time();
        // Giving up is possible at any time.
        let _ = self.apply(Entry::GaveUp);
    }

    /// Writes down the time that has passed.
    pub fn keep_time(&mut self) {
        let seconds = self.seconds();
        if seconds > self.sitting.seconds() && self.sitting.has_begun() {
            self.unsaved_time -= Duration::from_secs(seconds - self.sitting.seconds());
            // Time can pass whatever has happened.
            let _ = self.apply(Entry::Time(seconds));
        }
    }

    /// Notes how hard the deal is once that is known.
    fn note_grade(&mut self) {
        let Some(graded) = self.advice().grade() else { return };
        if self.is_practice || self.sitting.start().grade().is_some() {
            return;
        }
        self.sitting.note_grade(graded.grade);
        if let Some(name) = self.autosave.current().map(str::to_owned) {
            // Nothing is lost without it: it can be found out again.
            let _ = self.autosave.note_grade(&name, graded.grade);
        }
    }

    /// Applies an entry, writes it down, and returns the moves that it was about.
    fn apply(&mut self, entry: Entry) -> Result<Vec<Step>, Refused> {
        let steps = self.sitting.apply(entry)?;
        self.note(entry);
        self.turn_table();
        self.follow();
        Ok(steps)
    }

    /// Writes an entry down, and leaves a notice when that stops working or works again.
    fn note(&mut self, entry: Entry) {
        if self.is_practice {
            return;
        }
        let written = self.autosave.note(self.kind, &self.sitting, entry);
        match (&written, self.cannot_save) {
            (Err(error), false) => self.notices.push(Notice::CannotSave { reason: error.to_string() }),
            (Ok(()), true) => self.notices.push(Notice::SavesAgain),
            _ => {}
        }
        self.cannot_save = written.is_err();
    }
}
