//! What the keys and the mouse work on: the scene, where it lies on the screen, and what is marked there.

use ratatui::layout::Rect;
use talon_rules::{AnyMove, GameName};
use talon_table::{Face, Scene, Spot, ZoneName};

use crate::play::boards::{Board, board};
use crate::play::draw::Pen;
use crate::play::draw::cards::Mark;
use crate::play::session::Session;

/// What is picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) spot: Spot,
    /// Whether the key of the whole pile picked it up: then as many cards come along as fit.
    pub(super) whole_pile: bool,
}

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

    pub(super) fn is_legal(&self, wanted: AnyMove) -> bool {
        self.session.game().why_not(wanted).is_none()
    }

    /// The spots that may be meant by what is held: the nearest to the top first.
    pub(super) fn sources(&self, held: Held) -> Vec<Spot> {
        let Spot::Tableau { pile, .. } = held.spot else { return vec![held.spot] };
        if !held.whole_pile {
            return vec![held.spot];
        }
        let zone = self.scene.zones().iter().find(|zone| zone.name == ZoneName::Tableau(pile));
        let places = zone.map_or(&[][..], |zone| &zone.places);
        let up = places.iter().rev().take_while(|place| matches!(place.face, Face::Card(_)));
        let spots: Vec<Spot> = up.filter_map(|place| place.spot).collect();
        if spots.is_empty() { vec![held.spot] } else { spots }
    }

    pub(super) fn targets(&self, held: Held) -> Vec<Spot> {
        self.sources(held).into_iter().flat_map(|spot| self.scene.targets(spot)).collect()
    }

    /// The move of carrying what is held to a spot: a legal one if there is one.
    pub(super) fn carry(&self, held: Held, to: Spot) -> Option<AnyMove> {
        let moves: Vec<AnyMove> =
            self.sources(held).into_iter().filter_map(|from| self.scene.carry(from, to)).collect();
        moves.iter().copied().find(|wanted| self.is_legal(*wanted)).or(moves.first().copied())
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
    pub(super) fn new(held: Option<Held>, cursor: Option<Spot>, sight: &Sight<'_>) -> Marks {
        let scene = &sight.scene;
        match held {
            Some(held) => {
                let lowest = sight.sources(held).last().copied().unwrap_or(held.spot);
                let lifted = sight.board.spots().filter(|spot| is_lifted(lowest, *spot)).collect();
                Marks { held: lifted, gold: sight.targets(held), ..Marks::default() }
            }
            None => match sight.session.kind().game {
                GameName::Doublets => {
                    let gold = scene.pickable().into_iter().filter(|spot| *spot != Spot::Stock);
                    // The whole waste may go back, but that is nothing to be played.
                    let gold =
                        gold.filter(|spot| scene.tap(*spot).is_some_and(|wanted| sight.is_legal(wanted)));
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
        let is_meant = |spot: &Spot| from.is_some_and(|from| is_lifted(from, *spot)) || to == Some(*spot);
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

/// Whether a spot comes along when the lowest card of a group is lifted.
pub(super) fn is_lifted(lowest: Spot, spot: Spot) -> bool {
    match (lowest, spot) {
        (Spot::Tableau { pile, index }, Spot::Tableau { pile: other, index: above }) => {
            pile == other && above >= index
        }
        _ => lowest == spot,
    }
}

/// Whether two spots are of one pile.
pub(super) fn is_same_pile(one: Spot, other: Spot) -> bool {
    match (one, other) {
        (Spot::Tableau { pile, .. }, Spot::Tableau { pile: another, .. }) => pile == another,
        _ => one == other,
    }
}

/// The top card of a tableau pile.
pub(super) fn top_of(scene: &Scene, pile: u8) -> Option<Spot> {
    scene.zones().iter().find(|zone| zone.name == ZoneName::Tableau(pile))?.places.last()?.spot
}
