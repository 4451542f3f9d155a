use super::{Layout, State};
use crate::faults::{check_seen, fill_in};
use crate::pieces::{Card, CardSet};
use crate::{Faults, Game, Player, SeatView};

/// The knowledge of the player (L9).
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::{Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{Game, Player, SeatView};
///
/// let view = State::deal(&Options::default(), DealNumber::new(17)?).view(Player);
/// let face_down = view.layout().tableau.iter().flat_map(|pile| &pile.down);
/// assert!(face_down.into_iter().all(Option::is_none));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) layout: Layout,
}

impl View {
    /// Makes the view that has this layout.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::lady_jane::{State, View};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, Player, SeatView};
    ///
    /// let game = State::deal(&Default::default(), DealNumber::new(17)?);
    /// let view = game.view(Player);
    /// assert_eq!(View::read(view.layout())?, view);
    /// assert!(View::read(&game.layout()).is_err(), "it shows the face-down cards");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A layout that breaks the rules, and cards that are shown or hidden against L9.
    pub fn read(layout: &Layout) -> Result<View, Faults> {
        let mut complete = layout.clone();
        let shown: CardSet = complete.cards_mut().filter_map(|card| *card).collect();
        let unseen = Card::deck(layout.options.ranks()).filter(|card| !shown.contains(*card));
        let face_down = complete.tableau.iter_mut().flat_map(|pile| &mut pile.down);
        fill_in("stock and tableau", complete.stock.iter_mut().chain(face_down), unseen)?;

        let view = State::arrange(&complete)?.view(Player);
        let mut faults = Vec::new();
        check_seen("L9", "stock", &layout.stock, &view.layout.stock, &mut faults);
        for (number, (pile, seen)) in layout.tableau.iter().zip(&view.layout.tableau).enumerate() {
            check_seen("L9", &format!("tableau[{number}].down"), &pile.down, &seen.down, &mut faults);
        }
        Faults::none_of(faults)?;
        Ok(view)
    }
}

impl SeatView for View {
    type Layout = Layout;

    fn layout(&self) -> &Layout {
        &self.layout
    }
}
