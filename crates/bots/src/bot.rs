use talon_rules::Game;
use talon_solve::Budget;

/// A player who is given a view and chooses a move.
pub trait Bot {
    /// The game that it plays.
    type Game: Game;
    /// Why it has chosen a move, as data; `lang` makes sentences of it.
    type Why;

    /// A legal move for whoever sees this; `None` when that seat is not to move.
    ///
    /// The same view, number of nodes and seed have the same choice, unless the budget's stop flag came in
    /// between. A budget that runs out ends the thinking, not the choosing: there is always a move.
    fn choose(
        &mut self,
        view: &<Self::Game as Game>::View,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Option<Choice<<Self::Game as Game>::Move, Self::Why>>;
}

/// A move and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<M, W> {
    /// The move.
    pub chosen: M,
    /// Why it was chosen.
    pub why: W,
    /// How often the bot wins from here, if it counts that.
    pub odds: Option<Odds>,
}

/// How often a bot wins when it goes on as it would play, unable to peek, in the worlds that agree with what it
/// has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// How many of the worlds are won.
    pub wins: u32,
    /// How many worlds were looked at.
    pub worlds: u32,
}
