use crate::scene::Highlight;
use crate::{HeldPieces, Scene, Spot};

/// The mark on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    /// No mark.
    #[default]
    None,
    /// The player holds the piece.
    Held,
    /// The held pieces can go there; with an empty hand, the piece can be played.
    Gold,
    /// The move of a hint begins there.
    HintFrom,
    /// The move of a hint ends there.
    HintTo,
    /// The wrong move that the player tried begins or ends there.
    Wrong,
}

/// The spots where a move begins and ends; `None` for one that is not marked.
pub type MoveEnds = (Option<Spot>, Option<Spot>);

/// The marked spots of a scene.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    held: Vec<Spot>,
    gold: Vec<Spot>,
    hint: MoveEnds,
    wrong: MoveEnds,
}

impl Marks {
    /// Marks the held pieces and their targets. With an empty hand, marks what can be played in Doublets, and in Yield the
    /// partners of the card under the cursor.
    pub fn new(scene: &Scene, held: Option<HeldPieces>, cursor: Option<Spot>) -> Marks {
        let Some(held) = held else {
            let gold = match scene.highlight() {
                Highlight::Playable => playable(scene),
                Highlight::Partners => partners(scene, cursor),
                Highlight::Nothing => Vec::new(),
            };
            return Marks { gold, ..Marks::default() };
        };
        let lifted = scene.spots().filter(|spot| held.lifts(scene, *spot)).collect();
        Marks { held: lifted, gold: held.targets(scene), ..Marks::default() }
    }

    /// Marks where the move of a hint begins and ends, as far as the hint says so.
    pub fn with_hint(self, hint: MoveEnds) -> Marks {
        Marks { hint, ..self }
    }

    /// Marks where the wrong move that the player tried begins and ends.
    pub fn with_wrong(self, wrong: MoveEnds) -> Marks {
        Marks { wrong, ..self }
    }

    /// The mark on a spot.
    pub fn of(&self, spot: Spot) -> Mark {
        if self.held.contains(&spot) {
            Mark::Held
        } else if self.hint.0.is_some_and(|from| from.is_below_or(spot)) {
            Mark::HintFrom
        } else if self.hint.1 == Some(spot) {
            Mark::HintTo
        } else if [self.wrong.0, self.wrong.1].contains(&Some(spot)) {
            Mark::Wrong
        } else if self.gold.contains(&spot) {
            Mark::Gold
        } else {
            Mark::None
        }
    }
}

/// The cards that can be played. The redeal of the waste is legal, too, but it plays no card.
fn playable(scene: &Scene) -> Vec<Spot> {
    let is_legal = |spot: &Spot| scene.tap(*spot).is_some_and(|wanted| scene.is_legal(wanted));
    scene.pickable().into_iter().filter(|spot| *spot != Spot::Stock && is_legal(spot)).collect()
}

fn partners(scene: &Scene, cursor: Option<Spot>) -> Vec<Spot> {
    match cursor {
        Some(spot) if spot != Spot::Stock => scene.targets(spot),
        _ => Vec::new(),
    }
}
