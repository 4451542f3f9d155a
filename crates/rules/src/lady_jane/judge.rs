use super::{FOUNDATIONS, Move, Place, State};
use crate::pieces::{Card, Rank};

/// The reason why a move is illegal.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::{State, Violation};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let game = State::deal(&Default::default(), DealNumber::new(17)?);
/// let refused = game.why_not("t1 t2".parse()?).expect("a Jack does not go on a ten");
/// assert!(matches!(refused, Violation::NotOneLower { .. }));
/// assert_eq!(refused.to_string(), "only rank 9 goes on TC, not JD");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, thiserror::Error)]
pub enum Violation {
    /// L1, or L7 for a spare: there is no place of this number.
    #[error("there is no place {0}")]
    NoSuchPlace(Place),
    /// L3, L4, L6 or L7: this place has no card to take.
    #[error("{0} is empty")]
    NothingThere(Place),
    /// L3: a foundation's card never goes to another foundation.
    #[error("{card} cannot go to another foundation")]
    FoundationToFoundation {
        /// The card.
        card: Card,
    },
    /// L3: the foundation of this suit is not started, and only a card of the base rank starts one.
    #[error("rank {base} starts a foundation, not {card}")]
    DoesNotStart {
        /// The card.
        card: Card,
        /// The base rank.
        base: Rank,
    },
    /// L3: the card does not follow the top of its suit's foundation.
    #[error("after {on} comes rank {wanted}, not {card}")]
    DoesNotFollow {
        /// The card.
        card: Card,
        /// The top of the foundation.
        on: Card,
        /// The rank that follows.
        wanted: Rank,
    },
    /// L4: this number of cards cannot move from there as a unit.
    #[error("1 to {most} can move from {from} as a unit, not {cards}")]
    NotAGroup {
        /// The place of the cards.
        from: Place,
        /// The number of cards in the move.
        cards: u8,
        /// The highest number of cards that can move as a unit.
        most: u8,
    },
    /// L4: the cards already lie on this pile.
    #[error("the cards already lie on t{pile}")]
    SamePile {
        /// Its number, from 1.
        pile: u8,
    },
    /// L4: nothing goes on a card of the base rank.
    #[error("nothing goes on {on}, a card of the base rank")]
    OnBase {
        /// The card.
        card: Card,
        /// The card of the base rank.
        on: Card,
    },
    /// L4: the card is not one rank lower.
    #[error("only rank {wanted} goes on {on}, not {card}")]
    NotOneLower {
        /// The card.
        card: Card,
        /// The top of the pile.
        on: Card,
        /// The rank that is one lower.
        wanted: Rank,
    },
    /// L4: both cards have the same colour.
    #[error("{card} and {on} have the same colour")]
    SameColour {
        /// The card.
        card: Card,
        /// The top of the pile.
        on: Card,
    },
    /// L5: an empty pile takes only the rank just below the base.
    #[error("an empty pile takes only rank {wanted}, not {card}")]
    NotForEmptyPile {
        /// The card.
        card: Card,
        /// The rank just below the base.
        wanted: Rank,
    },
    /// L7: no card is left to deal.
    #[error("the stock is empty, so there is no card to deal")]
    StockEmpty,
    /// L7: the last deal, which turns up the spares, is still to come.
    #[error("spare {spare} is not dealt before the last deal")]
    SpareNotDealt {
        /// The number of the spare, from 1.
        spare: u8,
    },
    /// L8: the game is won.
    #[error("the game is won")]
    AlreadyWon,
}

impl crate::Violation for Violation {
    fn rule(&self) -> &'static str {
        match self {
            Violation::NoSuchPlace(Place::Spare(_)) => "L7",
            Violation::NoSuchPlace(_) => "L1",
            Violation::NothingThere(place) => match place {
                Place::Foundation(_) => "L3",
                Place::Tableau(_) => "L4",
                Place::Reserve(_) => "L6",
                Place::Spare(_) => "L7",
            },
            Violation::FoundationToFoundation { .. }
            | Violation::DoesNotStart { .. }
            | Violation::DoesNotFollow { .. } => "L3",
            Violation::NotAGroup { .. }
            | Violation::SamePile { .. }
            | Violation::OnBase { .. }
            | Violation::NotOneLower { .. }
            | Violation::SameColour { .. } => "L4",
            Violation::NotForEmptyPile { .. } => "L5",
            Violation::StockEmpty | Violation::SpareNotDealt { .. } => "L7",
            Violation::AlreadyWon => "L8",
        }
    }
}

impl State {
    /// The cards that can move from a place as a unit, bottom first, at least one: the face-up cards of a
    /// tableau pile (L4), the top card of other places.
    fn available(&self, from: Place) -> Result<&[Card], Violation> {
        let no_such_place = Violation::NoSuchPlace(from);
        let cards = match from {
            Place::Tableau(pile) => self.tableau.get(index(pile)).ok_or(no_such_place)?.up(),
            Place::Reserve(pile) => top(self.reserve.get(index(pile)).ok_or(no_such_place)?),
            Place::Spare(spare) => match self.spares.get(index(spare)).ok_or(no_such_place)? {
                None if !self.stock.is_empty() => return Err(Violation::SpareNotDealt { spare }),
                place => place.as_slice(),
            },
            Place::Foundation(number) if (1..=FOUNDATIONS).contains(&number) => {
                self.foundations.get(index(number)).map_or(&[][..], |pile| top(pile))
            }
            Place::Foundation(_) => return Err(no_such_place),
        };
        if cards.is_empty() { Err(Violation::NothingThere(from)) } else { Ok(cards) }
    }

    /// Judges a move to a foundation (L3).
    pub(super) fn judge_to_foundation(&self, from: Place) -> Result<(), Violation> {
        let card = *self.available(from)?.last().expect("available cards are never none");
        if matches!(from, Place::Foundation(_)) {
            return Err(Violation::FoundationToFoundation { card });
        }
        match self.foundation_of(card).and_then(|number| self.foundations[number].last()) {
            Some(on) if self.height(card) == self.height(*on) + 1 => Ok(()),
            Some(on) => {
                let wanted = self.rank_above(on.rank(), 1);
                Err(Violation::DoesNotFollow { card, on: *on, wanted })
            }
            None if card.rank() == self.base => Ok(()),
            None => Err(Violation::DoesNotStart { card, base: self.base }),
        }
    }

    /// The index of the foundation of a card's suit, if it is started.
    pub(super) fn foundation_of(&self, card: Card) -> Option<usize> {
        self.foundations.iter().position(|pile| pile[0].suit() == card.suit())
    }

    /// Judges a move to a tableau pile (L4 and L5).
    pub(super) fn judge_to_tableau(&self, from: Place, to: u8, cards: u8) -> Result<(), Violation> {
        let available = self.available(from)?;
        let pile = self.tableau.get(index(to)).ok_or(Violation::NoSuchPlace(Place::Tableau(to)))?;
        if from == Place::Tableau(to) {
            return Err(Violation::SamePile { pile: to });
        }
        let count = usize::from(cards);
        if !(1..=available.len()).contains(&count) {
            let most = u8::try_from(available.len()).expect("a deck has 52 cards at most");
            return Err(Violation::NotAGroup { from, cards, most });
        }
        let lowest = available[available.len() - count];
        match pile.up().last() {
            Some(on) => self.judge_on_card(lowest, *on),
            None => self.judge_on_empty_pile(lowest),
        }
    }

    /// Judges whether a card goes on another one (L4).
    fn judge_on_card(&self, card: Card, on: Card) -> Result<(), Violation> {
        if on.rank() == self.base {
            Err(Violation::OnBase { card, on })
        } else if self.height(card) + 1 != self.height(on) {
            Err(Violation::NotOneLower {
                card,
                on,
                wanted: self.rank_above(on.rank(), self.options.ranks() - 1),
            })
        } else if card.colour() == on.colour() {
            Err(Violation::SameColour { card, on })
        } else {
            Ok(())
        }
    }

    /// Judges whether a card goes on an empty pile (L5).
    fn judge_on_empty_pile(&self, card: Card) -> Result<(), Violation> {
        if self.height(card) + 1 == self.options.ranks() {
            return Ok(());
        }
        let wanted = self.rank_above(self.base, self.options.ranks() - 1);
        Err(Violation::NotForEmptyPile { card, wanted })
    }

    /// The rank this many steps above another one, round the corner.
    fn rank_above(&self, rank: Rank, steps: u8) -> Rank {
        let number = (rank.number() - 1 + steps) % self.options.ranks() + 1;
        Rank::new(number).expect("a remainder is a rank of the deck")
    }

    /// Returns true if the game is won (L8).
    pub(super) fn is_won(&self) -> bool {
        self.points() == self.options.cards()
    }

    /// All legal moves and few others: of the groups between two tableau piles, only the one whose lowest card
    /// has the right rank.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Move> {
        let mut wanted = [None; 7];
        for (wanted, pile) in wanted.iter_mut().zip(&self.tableau) {
            let above = pile.up().last().map_or(self.options.ranks(), |on| self.height(*on));
            *wanted = above.checked_sub(1);
        }
        let moves = self.tops().flat_map(move |(from, top)| {
            let top = self.height(top);
            let on_tableau = (1..).zip(wanted).filter_map(move |(to, wanted)| {
                let cards = wanted?.checked_sub(top)? + 1;
                let one_pile = cards == 1 || matches!(from, Place::Tableau(_));
                if one_pile { Some(Move::ToTableau { from, to, cards }) } else { None }
            });
            std::iter::once(Move::ToFoundation(from)).chain(on_tableau)
        });
        std::iter::once(Move::Deal).chain(moves)
    }

    /// Every place that has a card, and its top card.
    fn tops(&self) -> impl Iterator<Item = (Place, Card)> {
        let tableau = (1..).map(Place::Tableau).zip(self.tableau.iter().map(|pile| pile.up().last()));
        let reserve = (1..).map(Place::Reserve).zip(self.reserve.iter().map(|pile| pile.last()));
        let spares = (1..).map(Place::Spare).zip(self.spares.iter().map(Option::as_ref));
        let foundations = (1..).map(Place::Foundation).zip(self.foundations.iter().map(|pile| pile.last()));
        let places = tableau.chain(reserve).chain(spares).chain(foundations);
        places.filter_map(|(place, top)| Some((place, *top?)))
    }
}

/// The index of what has this number, from 1. The number 0 gives an index beyond every list.
fn index(number: u8) -> usize {
    usize::from(number).wrapping_sub(1)
}

/// The top card of a pile, or an empty slice.
fn top(pile: &[Card]) -> &[Card] {
    &pile[pile.len().saturating_sub(1)..]
}
