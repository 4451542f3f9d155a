use talon_rules::AnyMove;

use crate::{Face, Scene, Spot, ZoneName};

/// The pieces that the player holds. Every front end picks up and puts down through it, so that pointing means the same
/// everywhere.
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
/// use talon_table::{PointResult, Scene, Selection, Spot};
///
/// let game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
/// let scene = Scene::new(&game, AnySeat::Player);
/// let flip = game.read_move("flip")?;
/// assert_eq!(Selection::default().point(&scene, Spot::Stock, false), PointResult::Play(flip));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    held: Option<HeldPieces>,
}

/// The pieces that are picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldPieces {
    /// The spot that the player pointed at.
    pub spot: Spot,
    /// True if the player meant the whole pile. Then as many cards come along as fit.
    pub whole_pile: bool,
}

/// The result of pointing at a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointResult {
    /// The player means this move, legal or not.
    Play(AnyMove),
    /// Something was picked up that can be put down at this number of spots.
    PickedUp(usize),
    /// The held pieces were let go.
    LetGo,
    /// There is nothing to pick up.
    Nothing,
}

impl HeldPieces {
    /// The pieces that pointing at a spot picks up, without the rest of its pile.
    fn one(spot: Spot) -> HeldPieces {
        HeldPieces { spot, whole_pile: false }
    }

    /// The spots that the player may mean, the nearest to the top of the pile first.
    pub fn sources(self, scene: &Scene) -> Vec<Spot> {
        let Spot::Tableau { pile, .. } = self.spot else { return vec![self.spot] };
        if !self.whole_pile {
            return vec![self.spot];
        }
        let zone = scene.zones().iter().find(|zone| zone.name == ZoneName::Tableau(pile));
        let places = zone.map_or(&[][..], |zone| &zone.places);
        let up = places.iter().rev().take_while(|place| matches!(place.face, Face::Card(_)));
        let spots: Vec<Spot> = up.filter_map(|place| place.spot).collect();
        if spots.is_empty() { vec![self.spot] } else { spots }
    }

    /// The spots where the pieces can be put down.
    pub fn targets(self, scene: &Scene) -> Vec<Spot> {
        let mut targets: Vec<Spot> =
            self.sources(scene).into_iter().flat_map(|spot| scene.targets(spot)).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The move that puts the pieces down at a spot, a legal one if there is one; `None` when that means nothing.
    pub fn carry(self, scene: &Scene, to: Spot) -> Option<AnyMove> {
        let moves: Vec<AnyMove> =
            self.sources(scene).into_iter().filter_map(|from| scene.carry(from, to)).collect();
        moves.iter().copied().find(|wanted| scene.is_legal(*wanted)).or(moves.first().copied())
    }

    /// Returns true if the piece at this spot comes along.
    pub fn lifts(self, scene: &Scene, spot: Spot) -> bool {
        let lowest = self.sources(scene).last().copied().unwrap_or(self.spot);
        lowest.is_below_or(spot)
    }
}

impl Selection {
    /// The pieces that are held.
    pub fn held(&self) -> Option<HeldPieces> {
        self.held
    }

    /// Lets go of the held pieces.
    pub fn let_go(&mut self) {
        self.held = None;
    }

    /// Lets go of pieces that are no longer there.
    pub fn follow(&mut self, scene: &Scene) {
        let is_gone = |held: &mut HeldPieces| scene.face_at(held.spot).is_none();
        self.held.take_if(is_gone);
    }

    /// Picks pieces up, as dragging does, even if they can be put down nowhere.
    pub fn pick_up(&mut self, scene: &Scene, held: HeldPieces) -> PointResult {
        if !matches!(scene.face_at(held.spot), Some(Face::Card(_) | Face::Tile(_))) {
            self.held = None;
            return PointResult::Nothing;
        }
        self.held = Some(held);
        PointResult::PickedUp(held.targets(scene).len())
    }

    /// Points at a spot: puts down the held pieces, or makes the move that pointing means, or picks up. With
    /// `whole_pile`, the player means the pile and not one of its cards.
    pub fn point(&mut self, scene: &Scene, spot: Spot, whole_pile: bool) -> PointResult {
        match self.held {
            Some(held) if held.spot == spot || (whole_pile && held.spot.is_in_pile_of(spot)) => {
                self.held = None;
                // Pointing twice sends a card to its foundation, or else makes the only move there is.
                let home = scene.send_home(spot).filter(|wanted| scene.is_legal(*wanted));
                home.or_else(|| scene.only_use(spot)).map_or(PointResult::LetGo, PointResult::Play)
            }
            Some(_) => self.put_down(scene, spot),
            None => match scene.tap(spot) {
                Some(wanted) => PointResult::Play(wanted),
                None => self.pick_up(scene, HeldPieces { spot, whole_pile }),
            },
        }
    }

    /// Drops the held pieces on a spot, at the end of dragging. Where that means nothing they are let go, and what
    /// lies there stays.
    pub fn drop_on(&mut self, scene: &Scene, to: Spot) -> PointResult {
        let Some(held) = self.held.take() else { return PointResult::Nothing };
        held.carry(scene, to).map_or(PointResult::LetGo, PointResult::Play)
    }

    /// Puts down the held pieces. Where they cannot go, this points at the spot itself if something there can be played:
    /// then the player has changed their mind.
    fn put_down(&mut self, scene: &Scene, to: Spot) -> PointResult {
        let Some(held) = self.held.take() else { return PointResult::Nothing };
        let carried = held.carry(scene, to);
        let tapped = scene.tap(to).filter(|wanted| scene.is_legal(*wanted));
        match carried.filter(|wanted| scene.is_legal(*wanted)).or(tapped) {
            Some(legal) => PointResult::Play(legal),
            None if scene.pickable().contains(&to) => self.pick_up(scene, HeldPieces::one(to)),
            None => carried.map_or_else(|| self.pick_up(scene, HeldPieces::one(to)), PointResult::Play),
        }
    }

    /// Sends the held card, or else the one that lies here, to its foundation, or makes the move that pointing there
    /// means; `None` when there is neither.
    pub fn home(&mut self, scene: &Scene, here: Option<Spot>) -> Option<AnyMove> {
        let spot = self.held.take().map(|held| held.spot).or(here)?;
        // Only the top card of a pile goes to a foundation, whichever is pointed at.
        let top = match spot {
            Spot::Tableau { pile, .. } => scene.top_of(ZoneName::Tableau(pile)).unwrap_or(spot),
            _ => spot,
        };
        scene.send_home(top).or_else(|| scene.tap(spot))
    }
}
