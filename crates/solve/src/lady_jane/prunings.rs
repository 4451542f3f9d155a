/// Which prunings a solver uses. Each of them can be switched off, to test that it changes no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Prunings {
    /// Cards of the tableau go up, and cards of the foundations stay there, when nothing is gained
    /// otherwise (`component::idle`, `component::useful`).
    pub idle: bool,
    /// A card that can leave its place for a foundation at no cost does so (`dominance::safe_play`).
    pub safe: bool,
    /// A position from which too few cards might come up is given up (`relaxed::Relaxation`).
    pub dead: bool,
    /// The order in which two cards must leave their places is found out; only together with `dead`
    /// (`order::find_orders`).
    pub orders: bool,
    /// A card whose place on the tableau nothing contests goes there (`dominance::uncontested`).
    pub uncontested: bool,
    /// If cards contest a place with each other only, nothing else is tried before one of them; only
    /// together with `uncontested`.
    pub rivals: bool,
    /// A deal that covers nothing of use comes at once (`dominance::free_deal`).
    pub free_deals: bool,
}

impl Default for Prunings {
    /// All of them.
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
