use talon_query::{Grade, Line};
use talon_rules::{AnyEffect, AnyGame, AnyMove, AnyPiece, AnySeat, AnyViolation, Status, Violation};

use crate::{Entry, NodeId, Start, Step, Tree};

/// One game being played: the position, the tree of moves, and what counts for the statistics. A
/// [`Session`](crate::Session) is the table on which one sitting follows another.
///
/// Every change is an [`Entry`]. A caller that keeps a log appends the entry once it was applied; reading the log
/// again gives an equal sitting.
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyOptions, GameName};
/// use talon_table::{Entry, Outcome, Sitting, Start};
///
/// let options = AnyOptions::usual(GameName::Doublets);
/// let mut sitting = Sitting::new(Start::deal(options, DealNumber::new(17)?, 1_790_000_000));
/// sitting.play(sitting.game().read_move("flip")?)?;
/// sitting.apply(Entry::Back(1))?;
/// sitting.redo()?;
/// assert_eq!((sitting.moves_made(), sitting.outcome()), (1, Outcome::Unfinished));
/// assert_eq!(Sitting::read(&sitting.record())?.sitting, sitting);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    start: Start,
    game: AnyGame,
    tree: Tree,
    marks: Marks,
    /// The moves that were taken back since one of them showed a hidden piece, the next one at the end. Another move in
    /// their place uses what was seen. Empty once that has happened.
    seen_ahead: Vec<AnyMove>,
}

/// The marks that a sitting keeps besides its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Marks {
    seconds: u64,
    best_score: Option<u32>,
    revealed: bool,
    looked_back: bool,
    took_hint: bool,
    won: bool,
    gave_up: bool,
}

/// The help by which a player knew more than the rules allow. Games are counted apart by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub enum Assistance {
    /// Nothing.
    #[default]
    None,
    /// Undo: the player took back a move that had shown a hidden piece, and then played another one.
    Undo,
    /// A hint or a line that knew the hidden pieces, or an earlier game of the same deal.
    Help,
}

/// The result of a sitting for the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Outcome {
    /// It can continue, and does not count before it ends.
    Unfinished,
    /// A patience came out, whatever was tried afterwards.
    Won,
    /// No legal move is left at the end of the line, or the player gave up before winning.
    Lost,
    /// A game between two has ended at the end of the line.
    Over,
}

/// The reason why a sitting refuses an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// A move that is not allowed.
    #[error("the move breaks rule {rule}: {0}", rule = .0.rule())]
    Illegal(AnyViolation),
    /// There are fewer moves to take back.
    #[error("there are not that many moves to take back")]
    NothingToUndo,
    /// There are fewer moves to play again.
    #[error("there are not that many moves to play again")]
    NothingToRedo,
}

impl Sitting {
    /// A sitting at its beginning.
    pub fn new(start: Start) -> Sitting {
        let game = start.game();
        let marks = Marks { best_score: game.score(), ..Marks::default() };
        Sitting { start, game, tree: Tree::default(), marks, seen_ahead: Vec::new() }
    }

    /// The same deal from the beginning, as a new sitting. Hidden pieces that were seen in this one
    /// are known in the new one, which then counts as assisted. `started` is in seconds since 1970.
    pub fn restarted(&self, started: u64) -> Sitting {
        let start = self.start.again(started);
        Sitting::new(if self.marks.revealed { start.seen_before() } else { start })
    }

    /// The start of the sitting.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// Notes how hard the deal is. The grade is no entry of the log, as no player has done anything.
    pub(crate) fn note_grade(&mut self, grade: Grade) {
        self.start = self.start.clone().of_grade(grade);
    }

    /// The position where the player stands.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// All moves that were played.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Number of moves from the beginning to where the player stands.
    pub fn moves_made(&self) -> usize {
        self.tree.depth(self.tree.here())
    }

    /// Returns true if any move was ever made: only then does the sitting count.
    pub fn has_begun(&self) -> bool {
        !self.tree.children(NodeId::ROOT).is_empty()
    }

    /// Number of moves that can be played again.
    pub fn moves_ahead(&self) -> usize {
        self.tree.ahead().count()
    }

    /// The time that it has been played, in seconds, according to its [`Entry::Time`]s.
    pub fn seconds(&self) -> u64 {
        self.marks.seconds
    }

    /// The most points reached so far, where the game counts them for one player.
    pub fn best_score(&self) -> Option<u32> {
        self.marks.best_score
    }

    /// The help by which the player knew more than the rules allow.
    pub fn assistance(&self) -> Assistance {
        if self.marks.took_hint || self.start.is_seen_before() {
            Assistance::Help
        } else if self.marks.looked_back {
            Assistance::Undo
        } else {
            Assistance::None
        }
    }

    /// Returns true if anything helped the player to know more than the rules allow.
    pub fn is_assisted(&self) -> bool {
        self.assistance() != Assistance::None
    }

    /// Returns true if the player has taken back a move that showed a hidden piece. The same move again is no help;
    /// another move is.
    pub fn has_seen_ahead(&self) -> bool {
        !self.seen_ahead.is_empty()
    }

    /// The position at the end of the line. A player who only looks at an earlier position does not change how far the
    /// game is.
    pub fn end_of_line(&self) -> AnyGame {
        let mut game = self.game.clone();
        for step in self.tree.ahead().filter_map(|place| self.tree.step(place)) {
            game.play(step.played).expect("a move that was legal here before");
        }
        game
    }

    /// The result of the sitting for the statistics.
    pub fn outcome(&self) -> Outcome {
        match self.end_of_line().status() {
            _ if self.marks.won => Outcome::Won,
            _ if self.marks.gave_up => Outcome::Lost,
            Status::Lost => Outcome::Lost,
            Status::Over => Outcome::Over,
            Status::Playing | Status::Won => Outcome::Unfinished,
        }
    }

    /// Returns true if the game can continue where the player stands: it is not at an end there, and the player has not
    /// given up. A game whose end was taken back can continue, though its outcome may stay.
    pub fn can_continue(&self) -> bool {
        self.game.status() == Status::Playing && !self.marks.gave_up
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The rule that it breaks; nothing has changed then.
    pub fn play(&mut self, wanted: AnyMove) -> Result<AnyEffect, Refused> {
        let hidden = self.game.hidden(self.person());
        let effect = self.game.play(wanted).map_err(Refused::Illegal)?;
        self.tree.enter(Step { played: wanted, effect: effect.clone() });
        if self.seen_ahead.pop().is_some_and(|seen| seen != wanted) {
            self.look_back();
        }
        self.marks.revealed |= has_revealed(&hidden, &self.game.hidden(self.person()));
        self.marks.best_score = self.marks.best_score.max(self.game.score());
        self.marks.won |= !self.marks.gave_up && self.game.status() == Status::Won;
        Ok(effect)
    }

    /// Takes one move back and returns it.
    ///
    /// # Errors
    /// At the beginning.
    pub fn undo(&mut self) -> Result<Step, Refused> {
        let step = self.tree.leave().ok_or(Refused::NothingToUndo)?.clone();
        let hidden_later = self.game.hidden(self.person());
        self.game.undo(step.played, &step.effect);
        let hides = || has_revealed(&self.game.hidden(self.person()), &hidden_later);
        if !self.marks.looked_back && (self.has_seen_ahead() || hides()) {
            self.seen_ahead.push(step.played);
        }
        Ok(step)
    }

    /// Marks that the player used what a move showed that was taken back.
    fn look_back(&mut self) {
        self.marks.looked_back = true;
        self.seen_ahead.clear();
    }

    /// Plays the move that was taken back last again, and returns it.
    ///
    /// # Errors
    /// If there is none.
    pub fn redo(&mut self) -> Result<Step, Refused> {
        let next = self.tree.ahead().next().ok_or(Refused::NothingToRedo)?;
        let played = self.tree.step(next).expect("only the first place has no move").played;
        let effect = self.play(played)?;
        Ok(Step { played, effect })
    }

    /// Applies an entry. Returns the moves that were played, played again or taken back, in that order.
    ///
    /// # Errors
    /// If it cannot be applied as a whole; nothing has changed then.
    pub fn apply(&mut self, entry: Entry) -> Result<Vec<Step>, Refused> {
        match entry {
            Entry::Move(played) => {
                let effect = self.play(played)?;
                return Ok(vec![Step { played, effect }]);
            }
            Entry::Back(count) if count > self.moves_made() => return Err(Refused::NothingToUndo),
            Entry::Back(count) => return (0..count).map(|_| self.undo()).collect(),
            Entry::Forward(count) if self.tree.ahead().take(count).count() < count => {
                return Err(Refused::NothingToRedo);
            }
            Entry::Forward(count) => return (0..count).map(|_| self.redo()).collect(),
            Entry::Time(seconds) => self.marks.seconds = seconds.max(self.marks.seconds),
            Entry::Hint => self.marks.took_hint = true,
            Entry::LookedBack => self.look_back(),
            Entry::GaveUp => self.marks.gave_up = !self.marks.won,
        }
        Ok(Vec::new())
    }

    /// The entry that takes back moves up to the last turn in which this seat had a choice. `None` when there was no
    /// such turn.
    pub fn back_to_decision_of(&self, seat: AnySeat) -> Option<Entry> {
        let mut game = self.game.clone();
        let path = self.tree.path(self.tree.here());
        let steps = path.iter().rev().filter_map(|place| self.tree.step(*place));
        for (count, step) in (1..).zip(steps) {
            game.undo(step.played, &step.effect);
            if game.seat_to_move() == Some(seat) && game.legal_moves().len() > 1 {
                return Some(Entry::Back(count));
            }
        }
        None
    }

    /// The entry that leads to the position after `ply` moves of the line, or to its end when the line is shorter.
    pub fn entry_to_ply(&self, ply: usize) -> Entry {
        let ply_now = self.moves_made();
        if ply <= ply_now {
            Entry::Back(ply_now - ply)
        } else {
            Entry::Forward(self.moves_ahead().min(ply - ply_now))
        }
    }

    /// The moves that lead from the beginning to where the player stands.
    pub fn moves(&self) -> Vec<AnyMove> {
        self.tree.moves_to(self.tree.here())
    }

    /// The places of the line, from the first one to its end. Undo and redo move along it.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.tree.path(self.tree.here());
        line.extend(self.tree.ahead());
        line
    }

    /// The moves from the beginning to where the player stands.
    pub fn line_so_far(&self) -> Line {
        self.start.line(self.moves())
    }

    /// The moves of the line.
    pub fn moves_of_line(&self) -> Vec<AnyMove> {
        let end = self.tree.ahead().last().unwrap_or(self.tree.here());
        self.tree.moves_to(end)
    }

    /// The shortest log that gives an equal sitting: the marks, then the tree of moves.
    pub fn entries(&self) -> Vec<Entry> {
        let marks = [
            (self.marks.gave_up, Entry::GaveUp),
            (self.marks.took_hint, Entry::Hint),
            (self.marks.looked_back, Entry::LookedBack),
            (self.marks.seconds > 0, Entry::Time(self.marks.seconds)),
        ];
        let mut entries: Vec<Entry> =
            marks.into_iter().filter(|(is_set, _)| *is_set).map(|(_, entry)| entry).collect();
        let mut depth = 0;
        for place in self.tree.moves_in_order() {
            let before = self.tree.depth(place) - 1;
            entries.extend((depth > before).then(|| Entry::Back(depth - before)));
            entries.extend(self.tree.step(place).map(|step| Entry::Move(step.played)));
            depth = before + 1;
        }
        let here = self.moves_made();
        entries.extend((depth > here).then(|| Entry::Back(depth - here)));
        entries
    }

    /// The seat whose knowledge counts: the player, or south.
    fn person(&self) -> AnySeat {
        AnySeat::of(self.game.name())[0]
    }
}

/// Returns true if a piece that was hidden earlier is not hidden later.
fn has_revealed(earlier: &[AnyPiece], later: &[AnyPiece]) -> bool {
    earlier.iter().any(|piece| !later.contains(piece))
}
