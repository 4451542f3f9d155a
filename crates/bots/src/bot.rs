use talon_query::Choice;
use talon_rules::Game;
use talon_solve::Budget;

/// A player who is given a view and chooses a move.
pub trait Bot {
    /// The game that it plays.
    type Game: Game;
    /// The reason for a move, as data; `lang` makes sentences of it.
    type Reason;

    /// A legal move for whoever sees this; `None` when that seat is not to move.
    ///
    /// The same view, number of nodes and seed have the same choice, unless the budget's stop flag came in
    /// between. A budget that runs out ends the thinking, not the choosing: there is always a move.
    fn choose(
        &mut self,
        view: &<Self::Game as Game>::View,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Option<Choice<<Self::Game as Game>::Move, Self::Reason>>;
}
