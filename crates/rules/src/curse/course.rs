//! A hand that could have led to what a player or a spectator sees.

use super::{Layout, Move, Seat};
use crate::pieces::{Tile, TileSet};

impl Layout {
    /// A possible course of the hand: an arrangement before the first turn of the history, and the moves since. Unknown
    /// tiles lie where they can lie: a seat that passed on a number holds none with it (C6). Works for what a seat sees,
    /// for what a spectator sees, and for an open layout; `None` for a layout that no hand leads to.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::curse::{Move, Options, Seat, State};
    /// use talon_rules::{Game, SeatView};
    ///
    /// let mut state = State::deal(&Options::HAND, DealNumber::new(17)?);
    /// let leader = state.seat_to_move().expect("the hand begins");
    /// state.play(Move::Set(state.tiles(leader)[0])).expect("any tile can be the set");
    ///
    /// let seen = state.view(leader.other());
    /// let (start, moves) = seen.layout().possible_course().expect("a seat sees a hand that can be");
    /// let mut world = State::arrange(&start)?;
    /// moves.into_iter().try_for_each(|made| world.play(made).map(drop)).expect("the moves were legal");
    /// assert_eq!(world.view(leader.other()), seen);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn possible_course(&self) -> Option<(Layout, Vec<Move>)> {
        let start = self.filled_in()?.before_history();
        Some((start, self.history.iter().map(|turn| turn.made).collect()))
    }

    /// The same layout with a possible tile in each unknown place.
    fn filled_in(&self) -> Option<Layout> {
        let mut layout = self.clone();
        let shown: TileSet = self.tiles().collect();
        let mut unseen: Vec<Tile> = self.options.set().filter(|tile| !shown.contains(*tile)).collect();
        let lacking = Seat::BOTH.map(|seat| self.numbers_lacking(seat));
        let can_hold = |seat: Seat, tile: Tile| !lacking[seat.index()].iter().any(|number| tile.has(*number));
        for seat in Seat::BOTH {
            // The tiles that the other seat cannot hold come first, so that the others are left for it.
            unseen.sort_by_key(|tile| (!can_hold(seat, *tile), can_hold(seat.other(), *tile)));
            for place in layout.hands[seat.index()].iter_mut().filter(|place| place.is_none()) {
                if !unseen.first().is_some_and(|tile| can_hold(seat, *tile)) {
                    return None;
                }
                *place = Some(unseen.remove(0));
            }
        }
        for place in layout.aside.iter_mut().filter(|place| place.is_none()) {
            *place = Some(unseen.pop()?);
        }
        Some(layout)
    }
}
