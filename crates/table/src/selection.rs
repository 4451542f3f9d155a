use talon_rules::AnyMove;

use crate::{Face, Scene, Spot, ZoneName};

/// What a player holds over the table. Every front end picks up and puts down by it, so that pointing
/// means the same everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    held: Option<HeldPieces>,
}

/// What is picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldPieces {
    /// What was pointed at.
    pub spot: Spot,
    /// Whether the whole pile was meant: then as many cards come along as fit.
    pub whole_pile: bool,
}

/// What came of pointing at a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointResult {
    /// A move is meant, legal or not.
    Play(AnyMove),
    /// Something is picked up that can be put down in so many places.
    PickedUp(usize),
    /// What was held is let go.
    LetGo,
    /// Nothing is there to be picked up.
    Nothing,
}

impl HeldPieces {
    /// The spots that may be meant: the nearest to the top of the pile first.
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

    /// The spots at which it can be put down.
    pub fn targets(self, scene: &Scene) -> Vec<Spot> {
        let mut targets: Vec<Spot> =
            self.sources(scene).into_iter().flat_map(|spot| scene.targets(spot)).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The move of putting it down at a spot: a legal one if there is one; `None` when that means
    /// nothing.
    pub fn carry(self, scene: &Scene, to: Spot) -> Option<AnyMove> {
        let moves: Vec<AnyMove> =
            self.sources(scene).into_iter().filter_map(|from| scene.carry(from, to)).collect();
        moves.iter().copied().find(|wanted| scene.is_legal(*wanted)).or(moves.first().copied())
    }

    /// Whether this spot's piece comes along.
    pub fn lifts(self, scene: &Scene, spot: Spot) -> bool {
        let lowest = self.sources(scene).last().copied().unwrap_or(self.spot);
        lowest.is_below_or(spot)
    }
}

impl Selection {
    /// What is held.
    pub fn held(&self) -> Option<HeldPieces> {
        self.held
    }

    /// Lets go of what is held.
    pub fn let_go(&mut self) {
        self.held = None;
    }

    /// Lets go of what is no longer there.
    pub fn follow(&mut self, scene: &Scene) {
        let is_gone = |held: &mut HeldPieces| scene.face_at(held.spot).is_none();
        self.held.take_if(is_gone);
    }

    /// Picks something up, as dragging does, even if it can be put down nowhere.
    pub fn pick_up(&mut self, scene: &Scene, held: HeldPieces) -> PointResult {
        if !matches!(scene.face_at(held.spot), Some(Face::Card(_) | Face::Tile(_))) {
            self.held = None;
            return PointResult::Nothing;
        }
        self.held = Some(held);
        PointResult::PickedUp(held.targets(scene).len())
    }

    /// Points at a spot: puts down what is held, or does what can be done there, or picks up. With
    /// `whole_pile`, the pile is meant and not one of its cards.
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

    /// Lets what is held fall on a spot, as the end of dragging does. Where that means nothing it is let go, and
    /// what lies there stays.
    pub fn drop_on(&mut self, scene: &Scene, to: Spot) -> PointResult {
        let Some(held) = self.held.take() else { return PointResult::Nothing };
        held.carry(scene, to).map_or(PointResult::LetGo, PointResult::Play)
    }

    /// Puts down what is held. Where that means nothing, the spot itself is pointed at.
    fn put_down(&mut self, scene: &Scene, to: Spot) -> PointResult {
        let Some(held) = self.held.take() else { return PointResult::Nothing };
        match held.carry(scene, to).or_else(|| scene.tap(to).filter(|wanted| scene.is_legal(*wanted))) {
            Some(wanted) => PointResult::Play(wanted),
            None => self.pick_up(scene, HeldPieces { spot: to, whole_pile: false }),
        }
    }

    /// Sends what is held, or else what lies here, to its foundation, or makes the move that pointing
    /// there means; `None` when there is neither.
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
