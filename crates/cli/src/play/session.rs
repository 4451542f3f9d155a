//! The game on the table and its record: what the screen and the plain lines have in common.

mod assist;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::rc::Rc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use talon_lang::{Lang, Notice};
use talon_pieces::{Chance, DealNumber};
use talon_rules::{AnyEffect, AnyGame, AnyMove, AnyOptions, AnySeat, GameName, Status};
use talon_table::{
    Autosave, Entry, Origin, Outcome, Refused, ResumeError, Scene, Sitting, Start, Statistics, Store, Summary,
};

use super::files::{Files, Kind};

/// New deals are drawn from this many: their numbers are short enough to tell a friend.
const NEW_DEALS: u64 = 1_000_000;

/// How much time may pass before it is written down with the next move.
const TIME_STEP: u64 = 30;

/// The game on the table, with its record.
#[derive(Debug)]
pub(crate) struct Session {
    lang: Rc<Lang>,
    autosave: Autosave<Files>,
    sitting: Sitting,
    kind: Kind,
    /// The time at the table, beyond what the sitting has been told of.
    unsaved_time: Duration,
    /// Who looks at the table.
    viewer: AnySeat,
    /// How many sittings were at this table.
    seated: u64,
    /// Whether the player has looked back over this game with a solver.
    was_reviewed: bool,
    /// Whether the last attempt to write failed.
    cannot_save: bool,
    /// What a player should be told next.
    notices: Vec<String>,
}

/// The options that a game is played with here: Curse as a match.
pub(crate) fn options_of(game: GameName) -> AnyOptions {
    AnyOptions::from_text(game, if game == GameName::Curse { "target 11" } else { "" })
        .unwrap_or_else(|_| AnyOptions::usual(game))
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The number of a deal that nobody chose.
pub(crate) fn any_deal() -> DealNumber {
    // Every RandomState has keys of its own.
    let number = RandomState::new().build_hasher().finish() % NEW_DEALS;
    DealNumber::new(number).unwrap_or(DealNumber::MAX)
}

impl Session {
    /// A table with nothing on it that matters yet.
    pub(crate) fn new(files: Files, lang: Rc<Lang>) -> Session {
        let kind = Kind { game: GameName::Doublets, hot_seat: false };
        Session {
            lang,
            autosave: Autosave::new(files),
            sitting: Sitting::new(Start::deal(options_of(kind.game), any_deal(), now())),
            kind,
            unsaved_time: Duration::ZERO,
            viewer: AnySeat::Player,
            seated: 0,
            was_reviewed: false,
            cannot_save: false,
            notices: Vec::new(),
        }
    }

    pub(crate) fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    pub(crate) fn game(&self) -> &AnyGame {
        self.sitting.game()
    }

    pub(crate) fn lang(&self) -> &Lang {
        &self.lang
    }

    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    pub(crate) fn viewer(&self) -> AnySeat {
        self.viewer
    }

    /// The number of the sitting at this table: another one has another number.
    pub(crate) fn seated(&self) -> u64 {
        self.seated
    }

    /// What the viewer sees and can do.
    pub(crate) fn scene(&self) -> Scene {
        Scene::new(self.game(), self.viewer)
    }

    /// The number of the deal, if it has one.
    pub(crate) fn deal(&self) -> Option<DealNumber> {
        match self.sitting.start().origin() {
            Origin::Deal(number) => Some(*number),
            Origin::Deck(_) | Origin::Position(_) => None,
        }
    }

    /// The time at the table, in seconds.
    pub(crate) fn seconds(&self) -> u64 {
        self.sitting.seconds() + self.unsaved_time.as_secs()
    }

    /// Lets time pass at the table.
    pub(crate) fn pass_time(&mut self, time: Duration) {
        if self.game().status() == Status::Playing && self.sitting.outcome() == Outcome::Unfinished {
            self.unsaved_time += time;
        }
    }

    /// What a player should be told, each once.
    pub(crate) fn take_notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    /// Whether leaving this game would lose it.
    pub(crate) fn is_unfinished(&self) -> bool {
        self.sitting.has_begun() && self.sitting.outcome() == Outcome::Unfinished
    }

    /// Goes on with the last game of a kind if it is unfinished, or else deals anew.
    pub(crate) fn go_on(&mut self, kind: Kind) {
        if self.kind == kind && self.is_unfinished() {
            return;
        }
        let Some((name, _)) = self.find_unfinished(kind) else { return self.deal_anew(kind, None) };
        self.keep_time();
        match self.autosave.resume(&name) {
            Ok(sitting) => {
                self.autosave.store_mut().expect_kind(kind);
                self.notices.push(self.lang.notice(Notice::Resumed));
                self.seat_down(kind, sitting);
            }
            Err(error) => {
                self.deal_anew(kind, None);
                self.tell_of(&name, &error);
            }
        }
    }

    /// The unfinished game of a kind that could be gone on with.
    pub(crate) fn unfinished(&mut self, kind: Kind) -> Option<Sitting> {
        if self.kind == kind && self.is_unfinished() {
            return Some(self.sitting.clone());
        }
        self.find_unfinished(kind).map(|(_, sitting)| sitting)
    }

    /// The last record of a kind, if its game is unfinished. One that is damaged is set aside.
    pub(crate) fn find_unfinished(&mut self, kind: Kind) -> Option<(String, Sitting)> {
        for name in self.names(kind).into_iter().rev() {
            match self.autosave.store().read(&name).map(|text| Sitting::read(&text)) {
                Ok(Ok(opened)) => {
                    let unfinished = opened.sitting.outcome() == Outcome::Unfinished;
                    return unfinished.then_some((name, opened.sitting));
                }
                Ok(Err(_)) => {
                    if let Err(error) = self.autosave.resume(&name) {
                        self.tell_of(&name, &error);
                    }
                }
                Err(_) => {}
            }
        }
        None
    }

    /// The names of the records of a kind, the oldest first.
    fn names(&self, kind: Kind) -> Vec<String> {
        self.autosave.store().names_of(kind).unwrap_or_default()
    }

    /// Tells why a record cannot be gone on with.
    fn tell_of(&mut self, name: &str, error: &ResumeError<io::Error>) {
        let told = match error {
            ResumeError::Damaged { aside, faults } => {
                let first = faults.list().first().map(ToString::to_string).unwrap_or_default();
                self.lang.notice(Notice::SetAside { reason: &first, kept: aside })
            }
            ResumeError::OpenElsewhere => self.lang.notice(Notice::OpenElsewhere),
            ResumeError::Newer(_) => self.lang.text_with("terminal-newer", &[("name", name.into())]),
            ResumeError::Store(error) => {
                let values = [("name", name.into()), ("reason", error.to_string().into())];
                self.lang.text_with("terminal-cannot-open", &values)
            }
        };
        if !self.notices.contains(&told) {
            self.notices.push(told);
        }
    }

    /// What came of all games of this name; those on the table or to be gone on with do not count yet.
    pub(crate) fn statistics(&mut self, game: GameName) -> Statistics {
        let kind = Kind { game, hot_seat: false };
        let open = self.find_unfinished(kind).map(|(name, _)| name);
        let summary = |name: String| {
            let opened = Sitting::read(&self.autosave.store().read(&name).ok()?).ok()?;
            Summary::of(&opened.sitting)
        };
        let names = self.names(kind).into_iter().filter(|name| open.as_ref() != Some(name));
        Statistics::of(options_of(game), names.filter_map(summary))
    }

    /// Puts a new deal on the table.
    pub(crate) fn deal_anew(&mut self, kind: Kind, number: Option<DealNumber>) {
        self.leave_for(kind);
        self.autosave.store_mut().expect_kind(kind);
        let start = Start::deal(options_of(kind.game), number.unwrap_or_else(any_deal), now());
        self.seat_down(kind, Sitting::new(start));
        let told = self.let_others_move();
        self.notices.extend(told);
    }

    /// Puts the same deal on the table once more.
    pub(crate) fn restart(&mut self) {
        self.leave_for(self.kind);
        self.seat_down(self.kind, self.sitting.restarted(now()));
        let told = self.let_others_move();
        self.notices.extend(told);
    }

    /// Takes the game off the table. One that makes room for another of its kind is over.
    fn leave_for(&mut self, kind: Kind) {
        self.keep_time();
        if self.kind == kind && self.is_unfinished() {
            self.give_up();
        }
        self.autosave.leave();
    }

    fn seat_down(&mut self, kind: Kind, sitting: Sitting) {
        self.kind = kind;
        self.sitting = sitting;
        self.seated += 1;
        self.was_reviewed = false;
        self.unsaved_time = Duration::ZERO;
        self.viewer = AnySeat::of(kind.game)[0];
        self.turn_table();
    }

    /// Two people at one keyboard: whoever is to move looks at the table.
    fn turn_table(&mut self) {
        if self.kind.hot_seat
            && let Some(seat) = self.game().seat_to_move()
        {
            self.viewer = seat;
        }
    }

    /// Plays a move, and those of the other player that follow it. Tells each in a sentence.
    ///
    /// # Errors
    /// Why the move is refused, as a sentence with its rule.
    pub(crate) fn play(&mut self, wanted: AnyMove) -> Result<Vec<String>, String> {
        let effect = self.sitting.play(wanted).map_err(|refused| refusal(&refused, &self.lang))?;
        self.note(Entry::Move(wanted));
        self.go_on_after_review();
        let mut told = vec![self.lang.effect(&effect)];
        told.extend(self.let_others_move());
        if self.game().status() != Status::Playing || self.seconds() >= self.sitting.seconds() + TIME_STEP {
            self.keep_time();
        }
        Ok(told)
    }

    /// The moves of a player who is not at the keyboard: any legal one, the same each time. Tells them.
    fn let_others_move(&mut self) -> Vec<String> {
        let mut told = Vec::new();
        while !self.kind.hot_seat
            && self.sitting.outcome() == Outcome::Unfinished
            && self.game().seat_to_move() == Some(AnySeat::North)
            && let Some(effect) = self.play_for_other()
        {
            told.push(self.lang.effect(&effect));
        }
        self.turn_table();
        told
    }

    fn play_for_other(&mut self) -> Option<AnyEffect> {
        let seed = self.deal().map_or(0, DealNumber::get) ^ ((self.sitting.moves_made() as u64) << 53);
        let moves = self.game().legal_moves();
        let chosen = *Chance::from_seed(seed).pick(&moves)?;
        let effect = self.sitting.play(chosen).ok()?;
        self.note(Entry::Move(chosen));
        Some(effect)
    }

    /// Takes back a move; against another player, back to one's own last choice. Tells the moves.
    ///
    /// # Errors
    /// That there is none.
    pub(crate) fn undo(&mut self) -> Result<Vec<String>, String> {
        let alone = self.kind.hot_seat || self.kind.game != GameName::Curse;
        let entry = if alone { Some(Entry::Back(1)) } else { self.sitting.back_to_decision_of(self.viewer) };
        let was_assisted = self.sitting.is_assisted();
        let entry = entry.filter(|_| self.sitting.moves_made() > 0);
        let moves = self.apply(entry, Notice::NothingToUndo)?;
        if self.sitting.is_assisted() && !was_assisted {
            self.notices.push(self.lang.notice(Notice::Assisted));
        }
        Ok(vec![self.lang.text_with("terminal-taken-back", &[("moves", moves.into())])])
    }

    /// Plays again what was taken back; against another player, up to one's own next choice.
    ///
    /// # Errors
    /// That there is nothing.
    pub(crate) fn redo(&mut self) -> Result<Vec<String>, String> {
        let mut ahead = self.sitting.clone();
        let mut count = 0;
        while ahead.redo().is_ok() {
            count += 1;
            if self.kind.hot_seat || ahead.game().seat_to_move() != Some(AnySeat::North) {
                break;
            }
        }
        let moves = self.apply((count > 0).then_some(Entry::Forward(count)), Notice::NothingToRedo)?;
        Ok(vec![self.lang.text_with("terminal-played-again", &[("moves", moves.into())])])
    }

    /// Gives up: the game counts as lost.
    pub(crate) fn give_up(&mut self) {
        self.keep_time();
        // Giving up is possible at any time.
        let _ = self.apply(Some(Entry::GaveUp), Notice::NothingToUndo);
    }

    /// Does something and tells the moves that it was about.
    fn apply(&mut self, entry: Option<Entry>, nothing: Notice<'_>) -> Result<String, String> {
        let entry = entry.ok_or_else(|| self.lang.notice(nothing))?;
        let steps = self.sitting.apply(entry).map_err(|_| self.lang.notice(nothing))?;
        self.note(entry);
        self.turn_table();
        Ok(steps.iter().map(|step| step.played.to_string()).collect::<Vec<_>>().join(", "))
    }

    /// Writes down the time that has passed.
    pub(crate) fn keep_time(&mut self) {
        let seconds = self.seconds();
        if seconds > self.sitting.seconds() && self.sitting.has_begun() {
            let entry = Entry::Time(seconds);
            self.unsaved_time -= Duration::from_secs(seconds - self.sitting.seconds());
            if self.sitting.apply(entry).is_ok() {
                self.note(entry);
            }
        }
    }

    /// Whether all of this game is written down; `None` before its first move, when nothing is.
    pub(crate) fn is_saved(&self) -> Option<bool> {
        self.sitting.has_begun().then_some(!self.cannot_save)
    }

    /// Writes an entry down and tells when that stops working, or works again.
    fn note(&mut self, entry: Entry) {
        let written = self.autosave.note(&self.sitting, entry);
        match (&written, self.cannot_save) {
            (Err(error), false) => {
                let reason = error.to_string();
                self.notices.push(self.lang.notice(Notice::CannotSave { reason: &reason }));
            }
            (Ok(()), true) => self.notices.push(self.lang.notice(Notice::SavesAgain)),
            _ => {}
        }
        self.cannot_save = written.is_err();
    }
}

/// Why something is not done.
fn refusal(refused: &Refused, lang: &Lang) -> String {
    match refused {
        Refused::Illegal(broken) => lang.refusal(broken),
        Refused::NothingToUndo => lang.notice(Notice::NothingToUndo),
        Refused::NothingToRedo => lang.notice(Notice::NothingToRedo),
    }
}
