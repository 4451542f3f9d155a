//! What the keys and the mouse work on: the scene, where it lies on the screen, and what is marked there.

use ratatui::layout::Rect;
use talon_rules::GameName;
use talon_table::{HeldPieces, Scene, Spot};

use crate::play::boards::{Board, board};
use crate::play::draw::Pen;
use crate::play::draw::cards::Mark;
use crate::play::session::Session;

/// What the keys and the mouse work on.
pub(super) struct Sight<'a> {
    pub(super) session: &'a Session,
    pub(super) scene: Scene,
    pub(super) board: Board,
}

impl<'a> Sight<'a> {
    pub(super) fn new(session: &'a Session, size: Rect, focus: Option<Spot>, pen: &Pen<'_>) -> Sight<'a> {
        let scene = session.scene();
        let board = board(session.sitting(), session.viewer(), &scene, focus, board_area(size), pen);
        Sight { session, scene, board }
    }
}

/// The part of the screen where the cards lie.
pub(super) fn board_area(size: Rect) -> Rect {
    Rect { y: size.y + 1, height: size.height.saturating_sub(3), ..size }
}

/// What is marked: what is held and where it can go; with nothing in hand, what the cursor's card can
/// go to, and in Doublets what can be played.
#[derive(Default)]
pub(super) struct Marks {
    held: Vec<Spot>,
    gold: Vec<Spot>,
    hint: Vec<Spot>,
}

impl Marks {
    pub(super) fn new(held: Option<HeldPieces>, cursor: Option<Spot>, sight: &Sight<'_>) -> Marks {
        let scene = &sight.scene;
        match held {
            Some(held) => {
                let lifted = sight.board.spots().filter(|spot| held.lifts(scene, *spot)).collect();
                Marks { held: lifted, gold: held.targets(scene), ..Marks::default() }
            }
            None => match sight.session.kind().game {
                GameName::Doublets => {
                    let gold = scene.pickable().into_iter().filter(|spot| *spot != Spot::Stock);
                    // The whole waste may go back, but that is nothing to be played.
                    let gold =
                        gold.filter(|spot| scene.tap(*spot).is_some_and(|wanted| scene.is_legal(wanted)));
                    Marks { gold: gold.collect(), ..Marks::default() }
                }
                GameName::Yield => {
                    let partners = cursor.map(|spot| scene.targets(spot)).unwrap_or_default();
                    let gold = partners.into_iter().filter(|_| cursor != Some(Spot::Stock)).collect();
                    Marks { gold, ..Marks::default() }
                }
                GameName::LadyJane | GameName::Curse => Marks::default(),
            },
        }
    }

    /// The same, and what a hint is about.
    pub(super) fn with_hint(mut self, from: Option<Spot>, to: Option<Spot>, board: &Board) -> Marks {
        let is_meant = |spot: &Spot| from.is_some_and(|from| from.is_below_or(*spot)) || to == Some(*spot);
        self.hint = board.spots().filter(is_meant).collect();
        self
    }

    pub(super) fn of(&self, spot: Spot) -> Mark {
        if self.held.contains(&spot) {
            Mark::Held
        } else if self.hint.contains(&spot) {
            Mark::Hint
        } else if self.gold.contains(&spot) {
            Mark::Gold
        } else {
            Mark::None
        }
    }
}
