use talon_rules::{GameName, patiences};

/// Percentage of the deals of a patience that are won, for comparison with a player's own games. Whole numbers, and
/// never 100, as no patience is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// By the fair adviser, as the example `advisers` of `talon-lab` counts it.
    pub fair: u32,
    /// By a player who sees all cards, as `talon-lab census` counts it.
    pub all_cards: u32,
}

macro_rules! rates {
    ({ $game:expr } $($name:ident: $module:ident = $text:literal,)+) => {
        match $game {
            $(GameName::$name => crate::$module::RATES,)+
            _ => None,
        }
    };
}

impl Rates {
    /// The rates of a patience with its usual options; `None` for a game whose rates are unknown, and a two-player game.
    pub const fn of(game: GameName) -> Option<Rates> {
        patiences!(rates! { game })
    }
}
