//! What is marked on the table: what is held, where it can go, what can be played, what a hint is about.

use leptos::prelude::*;
use talon_rules::GameName;
use talon_table::{Scene, Selection, Spot, WinningLine};

use crate::desk::Desk;
use crate::state::game::GameState;
use crate::state::interface::InterfaceState;

/// How a spot is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mark {
    #[default]
    None,
    /// It is in the player's hand.
    Held,
    /// Something can be done with it now.
    Gold,
    /// A hint says that the move begins here.
    HintFrom,
    /// A hint says that the move ends here.
    HintTo,
}

impl Mark {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Mark::None => "none",
            Mark::Held => "held",
            Mark::Gold => "gold",
            Mark::HintFrom => "hint-from",
            Mark::HintTo => "hint-to",
        }
    }
}

/// All that is marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Marks {
    held: Vec<Spot>,
    gold: Vec<Spot>,
    /// Where the move begins that a hint is about, and where it ends, as far as that is told.
    hint: (Option<Spot>, Option<Spot>),
}

impl Marks {
    /// With something in hand, where it can go. Else, in Doublets what can be played, and in Yield what
    /// goes with the card under the cursor.
    fn new(game: GameName, scene: &Scene, selection: &Selection, cursor: Option<Spot>) -> Marks {
        let Some(held) = selection.held() else {
            let gold = match game {
                GameName::Doublets => playable(scene),
                GameName::Yield => partners(scene, cursor),
                GameName::LadyJane | GameName::Curse => Vec::new(),
            };
            return Marks { gold, ..Marks::default() };
        };
        let spots = scene.zones().iter().flat_map(|zone| &zone.places).filter_map(|place| place.spot);
        let held_spots = spots.filter(|spot| held.lifts(scene, *spot)).collect();
        Marks { held: held_spots, gold: held.targets(scene), ..Marks::default() }
    }

    pub(super) fn of(&self, spot: Spot) -> Mark {
        if self.held.contains(&spot) {
            Mark::Held
        } else if self.hint.0.is_some_and(|from| from.is_below_or(spot)) {
            Mark::HintFrom
        } else if self.hint.1 == Some(spot) {
            Mark::HintTo
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
pub(super) fn marks(game: GameState, interface: InterfaceState, desk: Desk) -> Memo<Marks> {
    Memo::new(move |_| {
        let hint = hinted(game, desk);
        if game.shows_line() {
            return Marks { hint, ..Marks::default() };
        }
        let name = game.name();
        let marks = game.scene.with(|scene| {
            game.selection.with(|selection| Marks::new(name, scene, selection, interface.cursor.get()))
        });
        Marks { hint, ..marks }
    })
}

/// Where the next move of the way that is shown begins and ends, or the one that a hint is about.
fn hinted(game: GameState, desk: Desk) -> (Option<Spot>, Option<Spot>) {
    if game.shows_line() {
        let next = game.line.with(|way| way.as_ref().and_then(WinningLine::next));
        let spots = next.and_then(|next| game.scene.with(|scene| scene.spots_of(next)));
        return spots.map_or((None, None), |(from, to)| (Some(from), to));
    }
    let told = game.session.with(|session| desk.advice.counsel.with(|counsel| counsel.hint(session)));
    told.map_or((None, None), |told| (told.from, told.to))
}
