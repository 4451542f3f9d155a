use super::{Layout, Options, Spot, State};
use crate::faults::{check_seen, fill_in};
use crate::pieces::{Card, CardSet, Chance, Rank};
use crate::{Fault, Faults, Game, Player, Problem, SeatView};

/// The knowledge of the player (Y7).
///
/// # Examples
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::yields::{Options, State};
/// use talon_rules::{Game, Player, SeatView};
///
/// let view = State::deal(&Options::default(), DealNumber::new(17)?).view(Player);
/// assert!(view.removed().is_empty());
/// assert_eq!(view.layout().stock, vec![None; 24]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) layout: Layout,
    /// Cards that the player has seen although they have left the table.
    pub(super) removed: CardSet,
}

impl View {
    /// The cards that have been removed.
    pub fn removed(&self) -> CardSet {
        self.removed
    }

    /// Makes the view that has this layout, after these cards have been removed. If `removed` is `None` and the
    /// removed cards do not follow from the layout, they are drawn from the possible ones.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Chance;
    /// use talon_rules::yields::View;
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: ?? ??; waste: 3C; pyramid: AC 2D | AS";
    /// let view = View::read(&layout.parse()?, None, &mut Chance::from_seed(1))?;
    /// assert_eq!(view.removed().len(), 6, "they are drawn from the cards that can be gone");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A layout that breaks the rules, known cards in the stock, and removed cards that contradict the rest.
    pub fn read(layout: &Layout, removed: Option<CardSet>, chance: &mut Chance) -> Result<View, Faults> {
        let pyramid = layout.pyramid.iter().flatten().filter_map(|spot| match spot {
            Spot::Card(card) => Some(*card),
            Spot::Gone | Spot::Hidden => None,
        });
        let piles = layout.stock.iter().chain(&layout.waste).copied().flatten();
        let shown: CardSet = piles.chain(pyramid).collect();
        let unseen: CardSet =
            Card::deck(layout.options.ranks()).filter(|card| !shown.contains(*card)).collect();
        let hidden = layout.stock.iter().filter(|card| card.is_none()).count();
        let gone = match removed {
            Some(removed) => removed,
            None => draw_gone(&layout.options, unseen, unseen.len().saturating_sub(hidden), chance)?,
        };
        let mut complete = layout.clone();
        fill_in("stock", complete.stock.iter_mut(), unseen.iter().filter(|card| !gone.contains(*card)))?;

        let view = State::arrange(&complete)?.view(Player);
        let mut faults = Vec::new();
        check_seen("Y7", "stock", &layout.stock, &view.layout.stock, &mut faults);
        if view.removed != gone {
            let problem = Problem::Special("must be the cards that lie nowhere and are not in the stock");
            faults.push(Fault::new("removed", problem));
        }
        Faults::none_of(faults)?;
        Ok(view)
    }
}

/// Draws `gone` of the unseen cards that can have been removed together: Kings alone (Y4), the others in pairs
/// (Y5). Every possible number of Kings is equally likely.
fn draw_gone(
    options: &Options,
    unseen: CardSet,
    gone: usize,
    chance: &mut Chance,
) -> Result<CardSet, Faults> {
    let mut shuffled = |rank: Rank| {
        let mut cards: Vec<Card> = unseen.iter().filter(|card| card.rank() == rank).collect();
        chance.shuffle(&mut cards);
        cards
    };
    let kings = shuffled(options.king());
    let mut pairs = Vec::new();
    for rank in Rank::first(options.ranks() / 2) {
        let partner =
            Rank::new(options.king().number() - rank.number()).expect("half a sum has another half");
        pairs.extend(shuffled(rank).into_iter().zip(shuffled(partner)));
    }
    chance.shuffle(&mut pairs);
    let fits = |kings: &usize| {
        *kings <= gone && (gone - kings).is_multiple_of(2) && (gone - kings) / 2 <= pairs.len()
    };
    let possible: Vec<usize> = (0..=kings.len()).filter(fits).collect();
    let Some(alone) = chance.pick(&possible) else {
        let problem = Problem::Special("those that lie nowhere cannot have gone in pairs and as Kings");
        return Err(Fault::of("Y5", "cards", problem).into());
    };
    let in_pairs = pairs.iter().take((gone - alone) / 2).flat_map(|(one, other)| [*one, *other]);
    Ok(kings.iter().take(*alone).copied().chain(in_pairs).collect())
}

impl SeatView for View {
    type Layout = Layout;

    fn layout(&self) -> &Layout {
        &self.layout
    }
}
