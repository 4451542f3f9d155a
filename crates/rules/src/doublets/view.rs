use super::{Layout, State};
use crate::faults::{check_seen, fill_in};
use crate::pieces::{Card, CardSet};
use crate::{Faults, Game, Player, SeatView};

/// The knowledge of the player (D8).
///
/// # Examples
/// ```
/// use talon_rules::doublets::{Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{Game, Player, SeatView};
///
/// let view = State::deal(&Options::default(), DealNumber::new(17)?).view(Player);
/// let known = view.layout().stock.iter().flatten().count();
/// assert_eq!(known, 1, "the King at the bottom came up during the deal");
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
    /// use talon_rules::doublets::{Layout, View};
    ///
    /// let layout: Layout = "game: doublets; options: ranks 3, redeals 1, piles 2; \
    ///     stock: 3D ?? ?? ?? ?? ?? ?? ?? ??; waste: -; reserve: 2H | 2S; foundation: AD; redeals left: 1"
    ///     .parse()?;
    /// View::read(&layout)?; // The King at the bottom came up during the deal.
    ///
    /// let peeked = Layout { stock: [layout.stock.clone(), vec!["3S".parse().ok()]].concat(), ..layout };
    /// assert!(View::read(&peeked).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A layout that breaks the rules, and cards that are shown or hidden against D8.
    pub fn read(layout: &Layout) -> Result<View, Faults> {
        let piles = layout.reserve.iter().chain([&layout.stock, &layout.waste, &layout.foundation]);
        let shown: CardSet = piles.flatten().copied().flatten().collect();
        let unseen = Card::deck(layout.options.ranks()).filter(|card| !shown.contains(*card));
        let mut complete = layout.clone();
        fill_in("stock", complete.stock.iter_mut(), unseen)?;

        let mut state = State::arrange(&complete)?;
        let is_king = |card: &Option<Card>| card.is_some_and(|card| card.rank() == layout.options.king());
        state.kings_put_back = layout.stock.iter().take_while(|card| is_king(card)).count();
        let view = state.view(Player);
        let mut faults = Vec::new();
        check_seen("D8", "stock", &layout.stock, &view.layout.stock, &mut faults);
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
