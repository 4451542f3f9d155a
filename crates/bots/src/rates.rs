use talon_rules::GameName;

/// How many of a hundred deals of a patience are won: what a player's own games can be held against. Whole numbers,
/// and never a hundred, as no patience is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// By the fair adviser, as the example `advisers` counts it: see the table in `docs/ADVISER.md`.
    pub fair: u32,
    /// By somebody who sees all cards, as `talon census` counts it: see `docs/WINNABILITY.md`.
    pub all_cards: u32,
}

impl Rates {
    /// The rates of a patience that is played as usual; `None` for a game between two.
    pub const fn of(game: GameName) -> Option<Rates> {
        match game {
            GameName::Doublets => Some(Rates { fair: 99, all_cards: 99 }),
            GameName::Yield => Some(Rates { fair: 33, all_cards: 39 }),
            GameName::LadyJane => Some(Rates { fair: 51, all_cards: 83 }),
            GameName::Curse => None,
        }
    }
}
