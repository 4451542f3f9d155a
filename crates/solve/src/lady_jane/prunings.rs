/// Switches for the prunings. Tests turn them off to check that no answer depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Prunings {
    /// Cards of the tableau go up, and cards of the foundations stay there, if nothing is gained otherwise
    /// (`reversible_moves::idle`, `reversible_moves::useful`).
    pub idle: bool,
    /// A card that can go to a foundation at no cost does so (`dominance::safe_play`).
    pub safe: bool,
    /// Positions are cut if even the relaxed game brings up too few cards (`relaxation::Relaxation`).
    pub dead: bool,
    /// The order in which two cards must leave their places is determined; only together with `dead`
    /// (`leaving_order::find_orders`).
    pub orders: bool,
    /// A card whose place on the tableau is uncontested goes there (`dominance::uncontested`).
    pub uncontested: bool,
    /// If cards contest a place only with each other, nothing else is tried before one of them; only together
    /// with `uncontested`.
    pub rivals: bool,
    /// A deal that covers nothing useful comes at once (`dominance::free_deal`).
    pub free_deals: bool,
}

impl Prunings {
    /// All prunings off.
    pub const NONE: Prunings = Prunings {
        idle: false,
        safe: false,
        dead: false,
        orders: false,
        uncontested: false,
        rivals: false,
        free_deals: false,
    };
}

impl Default for Prunings {
    /// All prunings on.
    fn default() -> Prunings {
        Prunings {
            idle: true,
            safe: true,
            dead: true,
            orders: true,
            uncontested: true,
            rivals: true,
            free_deals: true,
        }
    }
}
