//! What is marked on the table: what is held, where it can go, what can be played, what a hint is about.

use leptos::prelude::*;
use talon_rules::GameName;
use talon_table::{Grip, Scene, Spot};

use crate::desk::Desk;

/// How a spot is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mark {
    #[default]
    None,
    /// It is in the player's hand.
    Held,
    /// Something can be done with it now.
    Gold,
}

impl Mark {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Mark::None => "none",
            Mark::Held => "held",
            Mark::Gold => "gold",
        }
    }
}

/// All that is marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Marks {
    held: Vec<Spot>,
    gold: Vec<Spot>,
}

impl Marks {
    /// With something in hand, where it can go. Else, in Doublets what can be played, and in Yield what
    /// goes with the card under the cursor.
    fn new(game: GameName, scene: &Scene, grip: &Grip, cursor: Option<Spot>) -> Marks {
        let Some(held) = grip.held() else {
            let gold = match game {
                GameName::Doublets => playable(scene),
                GameName::Yield => partners(scene, cursor),
                GameName::LadyJane | GameName::Curse => Vec::new(),
            };
            return Marks { gold, ..Marks::default() };
        };
        let spots = scene.zones().iter().flat_map(|zone| &zone.places).filter_map(|place| place.spot);
        Marks { held: spots.filter(|spot| held.lifts(scene, *spot)).collect(), gold: held.targets(scene) }
    }

    pub(super) fn of(&self, spot: Spot) -> Mark {
        if self.held.contains(&spot) {
            Mark::Held
        } else if self.gold.contains(&spot) {
            Mark::Gold
        } else {
            Mark::None
        }
    }
}

/// The cards that can be played. The whole waste may go back, but that is nothing to be played.
fn playable(scene: &Scene) -> Vec<Spot> {
    let is_played = |spot: &Spot| scene.tap(*spot).is_some_and(|wanted| scene.is_legal(wanted));
    scene.pickable().into_iter().filter(|spot| *spot != Spot::Stock).filter(is_played).collect()
}

fn partners(scene: &Scene, cursor: Option<Spot>) -> Vec<Spot> {
    cursor.filter(|spot| *spot != Spot::Stock).map(|spot| scene.targets(spot)).unwrap_or_default()
}

/// The marks of the desk's table.
pub(super) fn marks(desk: Desk) -> Memo<Marks> {
    Memo::new(move |_| {
        let game = desk.session.with(|session| session.kind().game);
        desk.scene.with(|scene| desk.grip.with(|grip| Marks::new(game, scene, grip, desk.cursor.get())))
    })
}
