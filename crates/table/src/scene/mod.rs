//! The table as one seat sees it and can use it, as plain data in a player's terms.
//!
//! A [`Scene`] is made from a seat's view, so no front end can show more. Its zones stand in reading order, and each
//! place in them is a [`Spot`] that a player can point at. Picking a spot up and putting it down on another, or
//! pointing at one spot alone, is a [`Gesture`]; the scene says which move it means. That move may be illegal: then
//! the judge says why.

mod counts;
mod curse;
mod doublets;
mod game_table;
mod lady_jane;
mod letters;
mod yields;
mod zone;

use talon_rules::pieces::Tile;
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnySeat, AnyView};

pub use counts::{
    Counts, CurseCounts, DoubletsCounts, HandResult, LadyJaneCounts, MatchStanding, OpenEnd, PairCount,
    RankCount, YieldCounts,
};
use game_table::GameTable;
pub(crate) use game_table::Highlight;
pub use zone::{Face, Gesture, Place, Spot, Zone, ZoneName};

/// Evaluates an expression with the table of the game on it.
macro_rules! with_table {
    ({ @arms $view:expr, $table:ident, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $view {
            $(AnyView::$game($table) => $body,)+
        }
    };
    ($view:expr, $table:ident => $body:expr) => {
        talon_rules::games!(with_table! { @arms $view, $table, $body })
    };
}

/// The table as one seat sees it and can use it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The view of the seat.
    view: AnyView,
    zones: Vec<Zone>,
    /// The legal moves of the seat and the gestures that mean them, the plainest first.
    ways: Vec<(AnyMove, Vec<Gesture>)>,
    is_for_spectator: bool,
}

impl Scene {
    /// The table as this seat sees it. It has moves when this seat is to move, or when no seat in particular is.
    ///
    /// # Panics
    /// For a seat that is not one of [`AnySeat::of`] this game.
    pub fn new(game: &AnyGame, seat: AnySeat) -> Scene {
        let may_move = game.seat_to_move().is_none_or(|mover| mover == seat);
        let moves = if may_move { game.legal_moves() } else { Vec::new() };
        Scene::of_view(game.view(seat), moves)
    }

    /// The table as this seat sees it, or as a spectator behind the seat sees it: without a hand and without moves. Players show each
    /// other their tiles at the end of a hand, and all the time if `hands_are_open`.
    ///
    /// # Panics
    /// As [`Scene::new`].
    pub(crate) fn for_viewer(
        game: &AnyGame,
        seat: AnySeat,
        is_spectator: bool,
        hands_are_open: bool,
    ) -> Scene {
        let mut scene = if is_spectator {
            let mut view = game.view(seat);
            with_table!(&mut view, table => table.hide_hand());
            Scene { is_for_spectator: true, ..Scene::of_view(view, Vec::new()) }
        } else {
            Scene::new(game, seat)
        };
        with_table!(&scene.view, table => table.show_hands(&game.layout(), hands_are_open, &mut scene.zones));
        scene
    }

    fn of_view(view: AnyView, moves: Vec<AnyMove>) -> Scene {
        let (mut zones, ways): (_, Vec<_>) = with_table!(&view, table => {
            (table.zones(), moves.into_iter().map(|legal| (legal, table.gestures(legal))).collect())
        });
        zones.extend(choices(&ways));
        Scene { view, zones, ways, is_for_spectator: false }
    }

    /// Returns true if the one who sees it only watches.
    pub fn is_for_spectator(&self) -> bool {
        self.is_for_spectator
    }

    /// The parts of the table, in reading order.
    pub fn zones(&self) -> &[Zone] {
        &self.zones
    }

    /// The places of all pieces, as far as the seat knows.
    pub fn layout(&self) -> AnyLayout {
        self.view.layout()
    }

    /// The counts that a player of this game keeps.
    pub fn counts(&self) -> Counts {
        with_table!(&self.view, table => table.counts())
    }

    /// Returns true if a hand of a match has ended and the next one can begin.
    pub fn is_between_hands(&self) -> bool {
        with_table!(&self.view, table => table.is_between_hands())
    }

    /// The tiles that one seat played last without the other playing in between, the oldest first; none in games without
    /// seats.
    pub fn last_played(&self) -> Vec<Tile> {
        with_table!(&self.view, table => table.last_played())
    }

    /// The legal moves of the seat.
    pub fn moves(&self) -> impl Iterator<Item = AnyMove> {
        self.ways.iter().map(|(legal, _)| *legal)
    }

    /// Returns true if the seat may make this move now.
    pub fn is_legal(&self, wanted: AnyMove) -> bool {
        self.moves().any(|legal| legal == wanted)
    }

    /// The face at a spot; `None` when the table has no such spot.
    pub fn face_at(&self, spot: Spot) -> Option<Face> {
        let mut places = self.zones.iter().flat_map(|zone| &zone.places);
        places.find(|place| place.spot == Some(spot)).map(|place| place.face)
    }

    /// Returns true if a card that lies open cannot be taken because others lie over it, as in the pyramid of Yield.
    /// The place is the index in its zone.
    pub fn is_covered(&self, zone: ZoneName, place: usize) -> bool {
        with_table!(&self.view, table => table.is_covered(zone, place))
    }

    /// All spots, in reading order.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        self.zones.iter().flat_map(|zone| &zone.places).filter_map(|place| place.spot)
    }

    /// The spot where a player might begin: the first spot from which something can be done, or else the first.
    pub fn first_spot(&self) -> Option<Spot> {
        self.pickable().first().copied().or_else(|| self.spots().next())
    }

    /// The spot of the last place of a zone, which is the top of a pile.
    pub fn top_of(&self, name: ZoneName) -> Option<Spot> {
        self.zones.iter().find(|zone| zone.name == name)?.places.last()?.spot
    }

    /// The gestures that mean a legal move, the plainest first; none for any other move.
    pub fn gestures(&self, legal: AnyMove) -> &[Gesture] {
        self.ways.iter().find(|(other, _)| *other == legal).map_or(&[], |(_, gestures)| gestures)
    }

    /// The spot where a legal move begins, and the spot where it ends if it carries something.
    pub fn spots_of(&self, legal: AnyMove) -> Option<(Spot, Option<Spot>)> {
        let gestures = self.gestures(legal);
        match *gestures.first()? {
            Gesture::Carry(from, to) => Some((from, Some(to))),
            Gesture::Tap(spot) => {
                let carried = gestures.iter().find_map(|gesture| match gesture {
                    Gesture::Carry(from, to) if *from == spot => Some(*to),
                    _ => None,
                });
                Some((spot, carried))
            }
        }
    }

    /// The spots where a move begins and ends, even if it breaks a rule; `None` if no gesture means it.
    pub fn spots_tried(&self, tried: AnyMove) -> Option<(Spot, Option<Spot>)> {
        let means = |from: Spot| {
            let to = self.spots().find(|to| self.carry(from, *to) == Some(tried));
            if to.is_some() || self.tap(from) == Some(tried) { Some((from, to)) } else { None }
        };
        self.spots_of(tried).or_else(|| self.spots().find_map(means))
    }

    /// The spots from which a legal move can be made, each once, in the order of the moves.
    pub fn pickable(&self) -> Vec<Spot> {
        let from = |gesture: &Gesture| match gesture {
            Gesture::Tap(spot) | Gesture::Carry(spot, _) => *spot,
        };
        each_once(self.ways.iter().flat_map(|(_, gestures)| gestures).map(from))
    }

    /// The spots at which what lies here can be put down legally, each once.
    pub fn targets(&self, from: Spot) -> Vec<Spot> {
        let to = |gesture: &Gesture| match gesture {
            Gesture::Carry(start, to) if *start == from => Some(*to),
            _ => None,
        };
        each_once(self.ways.iter().flat_map(|(_, gestures)| gestures).filter_map(to))
    }

    /// The move that is meant by carrying from one spot to another, legal or not; `None` when that
    /// means nothing in this game.
    pub fn carry(&self, from: Spot, to: Spot) -> Option<AnyMove> {
        if from == to {
            return None;
        }
        with_table!(&self.view, table => table.carry(from, to).map(AnyMove::from))
    }

    /// The move that is meant by pointing at one spot alone, legal or not; `None` when that only picks
    /// it up.
    pub fn tap(&self, spot: Spot) -> Option<AnyMove> {
        with_table!(&self.view, table => {
            let only_use = if table.plays_only_use() { self.only_use(spot) } else { None };
            only_use.or_else(|| table.tap(spot).map(AnyMove::from))
        })
    }

    /// Returns true if all cards that can go to a foundation may go there at once.
    pub(crate) fn sends_all_home(&self) -> bool {
        with_table!(&self.view, table => table.sends_all_home())
    }

    /// The spots to mark while the player holds nothing.
    pub(crate) fn highlight(&self) -> Highlight {
        with_table!(&self.view, table => table.highlight())
    }

    /// The one legal move that can be made from this spot; `None` when there are more, or none.
    pub fn only_use(&self, spot: Spot) -> Option<AnyMove> {
        let starts_here = |gesture: &Gesture| match gesture {
            Gesture::Tap(start) | Gesture::Carry(start, _) => *start == spot,
        };
        let mut uses = self.ways.iter().filter(|(_, gestures)| gestures.iter().any(starts_here));
        let only = uses.next().map(|(legal, _)| *legal);
        only.filter(|_| uses.next().is_none())
    }

    /// The move that sends what lies here to its foundation, legal or not; `None` where the game has
    /// no such move.
    pub fn send_home(&self, spot: Spot) -> Option<AnyMove> {
        self.carry(spot, Spot::Foundation(1))
    }
}

/// The choices besides playing a tile, if there are any.
fn choices(ways: &[(AnyMove, Vec<Gesture>)]) -> Option<Zone> {
    let said = ways.iter().flat_map(|(_, gestures)| gestures).filter_map(|gesture| match gesture {
        Gesture::Tap(spot @ (Spot::Pass | Spot::Lead(_) | Spot::Next)) => Some(*spot),
        _ => None,
    });
    let places: Vec<Place> = said.map(|spot| Place { spot: Some(spot), face: Face::Empty }).collect();
    (!places.is_empty()).then_some(Zone { name: ZoneName::Choices, places })
}

/// The spots without repetitions, in the order in which they come first.
fn each_once(spots: impl Iterator<Item = Spot>) -> Vec<Spot> {
    let mut distinct = Vec::new();
    for spot in spots {
        if !distinct.contains(&spot) {
            distinct.push(spot);
        }
    }
    distinct
}
