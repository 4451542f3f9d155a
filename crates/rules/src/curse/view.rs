use super::history::Rewind;
use super::{Layout, Seat, State};
use crate::faults::{check_seen, fill_in};
use crate::pieces::TileSet;
use crate::{Fault, Faults, Game, Problem, SeatView, Violation};

/// The knowledge of one seat (C11).
///
/// # Examples
/// ```
/// use talon_rules::curse::{Options, Seat, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{Game, SeatView};
///
/// let view = State::deal(&Options::HAND, DealNumber::new(17)?).view(Seat::North);
/// assert_eq!(view.seat(), Seat::North);
/// assert_eq!(view.layout().hands[0], vec![None; 11], "south's tiles are hidden");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) seat: Seat,
    pub(super) layout: Layout,
}

impl View {
    /// Makes the view of a seat that has this layout. The history must lead to it, but can begin later than the
    /// hand; passes before its first turn prove nothing.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::curse::{Move, Options, Seat, State, View};
    /// use talon_rules::{Game, SeatView};
    ///
    /// let mut state = State::deal(&Options::HAND, DealNumber::new(17)?);
    /// let leader = state.seat_to_move().expect("the hand begins");
    /// state.play(Move::Set(state.tiles(leader)[0])).expect("any tile can be the set");
    ///
    /// let view = state.view(Seat::South);
    /// assert_eq!(View::read(view.layout(), Seat::South)?, view);
    /// assert!(View::read(&state.layout(), Seat::South).is_err(), "it shows north's tiles");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A layout that breaks the rules, tiles that are shown or hidden against C11, and a history that does not
    /// lead to the layout.
    pub fn read(layout: &Layout, seat: Seat) -> Result<View, Faults> {
        let mut complete = layout.clone();
        let shown: TileSet = layout.tiles().collect();
        let [south, north] = &mut complete.hands;
        let other = if seat == Seat::South { north } else { south };
        let unseen = layout.options.set().filter(|tile| !shown.contains(*tile));
        fill_in("hands and aside", other.iter_mut().chain(&mut complete.aside), unseen)?;
        let seen = State::arrange(&complete)?.view(seat).layout().clone();

        let mut faults = Vec::new();
        let hand = seat.other().index();
        let path = format!("hands.{}", seat.other());
        check_seen("C11", &path, &layout.hands[hand], &seen.hands[hand], &mut faults);
        check_seen("C11", "aside", &layout.aside, &seen.aside, &mut faults);
        if layout.deal.is_some() {
            faults.push(Fault::of("C11", "deal", Problem::NotSeen));
        }
        Faults::none_of(faults)?;

        let view = View { seat, layout: Layout { history: layout.history.clone(), ..seen } };
        check_ends(view.layout())?;
        check_replay(&view)?;
        Ok(view)
    }

    /// The same view without the tiles of the seat's own hand: what a spectator sees.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, Seat, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, SeatView};
    ///
    /// let hand = State::deal(&Options::HAND, DealNumber::new(17)?);
    /// let watched = hand.view(Seat::South).without_hand();
    /// assert_eq!(watched.layout().hands, [vec![None; 11], vec![None; 11]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn without_hand(mut self) -> View {
        self.layout.hands[self.seat.index()].fill(None);
        self
    }

    /// The seat that has this view.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl SeatView for View {
    type Layout = Layout;

    fn layout(&self) -> &Layout {
        &self.layout
    }
}

/// Checks that each play of the history lies where it says, the last one outermost.
fn check_ends(layout: &Layout) -> Result<(), Faults> {
    let mut rewind = Rewind::new(layout);
    while rewind.step().is_some() {}
    match rewind.turns.len() {
        0 => Ok(()),
        left => {
            let problem = Problem::Special("this is not what lies on the table");
            Err(Fault::new(format!("history[{}]", left - 1), problem).into())
        }
    }
}

/// Checks that the history leads to the layout by legal moves. The hand of the other seat does not matter, as
/// long as its passes allow it: the open hand is the same for all of them.
fn check_replay(view: &View) -> Result<(), Faults> {
    let Some((start, _)) = view.layout.possible_course() else {
        let problem = Problem::Special("after these passes the other seat cannot hold that many tiles");
        return Err(Fault::of("C6", "history", problem).into());
    };
    let mut state = State::arrange(&start)?;
    for (place, turn) in view.layout().history.iter().enumerate() {
        let path = || format!("history[{place}]");
        if state.seat_to_move() != Some(turn.seat) {
            let problem = Problem::Special("it was not this seat's turn");
            return Err(Fault::new(path(), problem).into());
        }
        if let Err(violation) = state.play(turn.made) {
            let problem = Problem::Special("this was not allowed then");
            return Err(Fault::of(violation.rule(), path(), problem).into());
        }
    }
    // An arranged hand may leave the leader open.
    state.hand.leader = view.layout.leader;
    if state.view(view.seat) == *view {
        return Ok(());
    }
    let problem = Problem::Special("this does not lead to the position that is shown");
    Err(Fault::new("history", problem).into())
}
