//! The state of the table: the game, what is shown of it, and what the player holds.

use std::time::Duration;

use leptos::prelude::*;
use talon_lang::Lang;
use talon_query::Query;
use talon_rules::{AnySeat, GameName, Status};
use talon_table::{Advice, Outcome, Scene, Selection, Session, Sitting, Spot, TableKind, WinningLine};

use super::SettingsState;
use super::practice::Steps;
use crate::layouts::board::Board;
use crate::layouts::rect::Area;
use crate::pieces::look::{Look, looks};
use crate::pieces::piece_ids::PieceIds;
use crate::storage::browser_store::BrowserStore;

/// The game on the table. One signal holds the session with its record; scene, board and looks follow from it.
#[derive(Clone, Copy, Debug)]
pub struct GameState {
    /// The session.
    pub session: RwSignal<Session<BrowserStore>, LocalStorage>,
    /// Changes with the advice of the session, which comes more often than moves.
    advice_changed: RwSignal<()>,
    /// The winning line that lies on the table in place of the game.
    pub line: RwSignal<Option<WinningLine>>,
    /// The steps through a line of the puzzle on the table, if there is a puzzle.
    pub steps: RwSignal<Option<Steps>, LocalStorage>,
    /// The table as the player sees it and can use it.
    pub scene: Memo<Scene>,
    /// The pieces that the player holds.
    pub selection: RwSignal<Selection>,
    /// The places of everything.
    pub board: Memo<Board>,
    /// The look of each piece, in the order of the pieces' ids.
    pub looks: Memo<Vec<Look>>,
    /// The time that the game has been played, in seconds. Stands still while the time is hidden.
    pub seconds: RwSignal<u64>,
    /// The ending that the player has closed.
    closed_ending: RwSignal<Option<Ending>>,
    /// The sitting and the seat for which the curtain was lifted.
    lifted_for: RwSignal<Option<(u64, AnySeat)>>,
}

/// Lays out a scene in a room of this size, perhaps mirrored.
pub type LayOut = fn(&Scene, Area, bool) -> Board;

/// An ending of a sitting: its number in the session, and the number of moves.
type Ending = (u64, usize);

impl GameState {
    /// An empty table. `lay_out` lays out scenes.
    pub fn new(
        store: BrowserStore,
        settings: SettingsState,
        area: RwSignal<Area>,
        lay_out: LayOut,
    ) -> GameState {
        let mut session = Session::new(store);
        settings.with_untracked(|settings| settings.preferences.apply(None, &mut session));
        let session = RwSignal::new_local(session);
        let line: RwSignal<Option<WinningLine>> = RwSignal::default();
        let scene = Memo::new(move |_| {
            let of_line = line.with(|line| line.as_ref().map(WinningLine::scene));
            of_line.unwrap_or_else(|| session.with(Session::scene))
        });
        let is_mirrored = Memo::new(move |_| settings.with(|settings| settings.is_mirrored));
        let board = Memo::new(move |_| scene.with(|scene| lay_out(scene, area.get(), is_mirrored.get())));
        let piece_ids = StoredValue::new(PieceIds::default());
        let looks = Memo::new(move |_| {
            scene.with(|scene| {
                let ids = piece_ids.try_update_value(|ids| ids.follow(scene)).unwrap_or_default();
                board.with(|board| looks(scene, board, &ids))
            })
        });
        GameState {
            session,
            advice_changed: RwSignal::default(),
            line,
            steps: RwSignal::new_local(None),
            scene,
            selection: RwSignal::default(),
            board,
            looks,
            seconds: RwSignal::default(),
            closed_ending: RwSignal::default(),
            lifted_for: RwSignal::default(),
        }
    }

    /// The kind of table, without tracking it.
    pub fn kind(self) -> TableKind {
        self.session.with_untracked(Session::kind)
    }

    /// The name of the game, tracked.
    pub fn name(self) -> GameName {
        self.session.with(|session| session.kind().game)
    }

    /// Reads the advice of the session, tracked.
    pub fn with_advice<T>(self, read: impl FnOnce(Advice<'_>) -> T) -> T {
        self.advice_changed.track();
        self.session.with(|session| read(session.advice()))
    }

    /// The query to ask now, tracked: see [`next_query`](talon_app::solvers::next_query).
    pub fn next_query(
        self,
        awaited: impl FnOnce() -> Option<Query>,
        background: impl FnOnce() -> Option<Query>,
    ) -> Option<Query> {
        self.advice_changed.track();
        self.session.with(|session| talon_app::solvers::next_query(session, awaited, background))
    }

    /// Changes the advice of the session and nothing else of it.
    pub fn update_advice<T>(self, change: impl FnOnce(&mut Session<BrowserStore>) -> T) -> T {
        let result =
            self.session.try_update_untracked(change).expect("the session lives as long as the page");
        self.advice_changed.notify();
        result
    }

    /// Lets time pass while a verdict is computed.
    pub fn wait_for_verdict(self, time: Duration) {
        if self.session.try_update_untracked(|session| session.wait_for_verdict(time)) == Some(true) {
            self.advice_changed.notify();
        }
    }

    /// The unfinished sitting at a table, if it can be resumed.
    pub fn unfinished(self, kind: TableKind) -> Option<Sitting> {
        self.session.try_update_untracked(|session| session.unfinished(kind)).flatten()
    }

    /// Returns true if a line lies on the table: one that wins, or one of a puzzle.
    pub fn shows_line(self) -> bool {
        self.line.with(Option::is_some) || self.place_in_puzzle().is_some()
    }

    fn place_in_puzzle(self) -> Option<(usize, usize)> {
        self.steps.get().and_then(|steps| steps.place.get())
    }

    /// The number of moves of the line that have been made, and the number of all its moves.
    pub fn place_on_line(self) -> (usize, usize) {
        let of_line = self.line.with(|line| line.as_ref().map(|line| (line.at(), line.moves().len())));
        of_line.or_else(|| self.place_in_puzzle()).unwrap_or_default()
    }

    /// Goes to the place on the line after this number of moves.
    pub fn go_along_line(self, wanted: usize) {
        if let Some(steps) = self.steps.get_untracked() {
            return steps.go.run(wanted);
        }
        self.line.update(|line| {
            if let Some(line) = line {
                line.go_to(wanted);
            }
        });
    }

    /// Lets go of what the player holds.
    pub fn let_go(self) {
        self.selection.set(Selection::default());
    }

    /// Returns true if the ending of the game is shown: until the player closes it.
    pub fn shows_ending(self) -> bool {
        self.session.with(|session| {
            let has_ended = session.game().status() != Status::Playing || !session.is_in_progress();
            has_ended && !session.is_practice() && self.closed_ending.get() != Some(ending(session))
        })
    }

    /// Closes the ending of the game.
    pub fn close_ending(self) {
        self.closed_ending.set(Some(self.session.with_untracked(ending)));
    }

    /// The result of the game, and the end of the last hand of a match, as sentences.
    pub fn ending_text(self, lang: &Lang) -> (String, String) {
        self.session.with(|session| {
            let (status, layout) = (session.game().status(), session.layout());
            if status == Status::Playing && session.sitting().outcome() == Outcome::Lost {
                return (lang.text("table-gave-up"), String::new());
            }
            lang.match_ending(&layout).unwrap_or_else(|| (lang.verdict(status, &layout), String::new()))
        })
    }

    /// The seat whose player lifts the curtain; `None` when there is no curtain.
    ///
    /// It follows from the session alone, so no frame between a move and the curtain shows a hand.
    pub fn curtain(self) -> Option<AnySeat> {
        let lifted = self.lifted_for.get();
        self.session.with(|session| {
            let hides =
                session.kind().hot_seat && session.is_in_progress() && lifted != Some(looker(session));
            if hides { Some(session.viewer()) } else { None }
        })
    }

    /// Lifts the curtain for the player who is to move.
    pub fn lift_curtain(self) {
        self.lifted_for.set(Some(self.session.with_untracked(looker)));
    }

    /// Lowers the curtain when the player leaves the table.
    pub fn lower_curtain(self) {
        self.lifted_for.set(None);
    }

    /// The nearest spot in a direction, given as steps to the right and down.
    pub fn neighbour(self, from: Spot, direction: (f64, f64)) -> Option<Spot> {
        self.scene.with_untracked(|scene| {
            self.board.with_untracked(|board| board.neighbour(scene, from, direction))
        })
    }
}

fn ending(session: &Session<BrowserStore>) -> Ending {
    (session.seated(), session.sitting().moves_made())
}

/// The sitting, and the seat that looks at it.
fn looker(session: &Session<BrowserStore>) -> (u64, AnySeat) {
    (session.seated(), session.viewer())
}
