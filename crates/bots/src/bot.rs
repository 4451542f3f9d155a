use talon_query::Choice;
use talon_rules::Game;
use talon_solve::Budget;

/// A player who chooses moves from views.
///
/// # Examples
///
/// ```
/// use talon_bots::Bot;
/// use talon_bots::lady_jane::Adviser;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::lady_jane::{Options, State};
/// use talon_rules::{Game, Player};
/// use talon_solve::Budget;
///
/// let mut game = State::deal(&Options::default(), DealNumber::new(1).unwrap());
/// let budget = Budget { nodes: 1_000, ..Budget::default() };
/// let choice = Adviser::default().choose(&game.view(Player), &budget, 1).expect("the game has begun");
/// game.play(choice.chosen).expect("the move is legal");
/// ```
pub trait Bot {
    /// The game that it plays.
    type Game: Game;
    /// The reason for a move, as data; `lang` turns it into a sentence.
    type Reason;

    /// Chooses a legal move for the seat with this view. Returns `None` if that seat is not to move.
    ///
    /// The same view, number of nodes and seed give the same choice unless the stop flag interferes. A budget
    /// that runs out ends the search, but there is always a move.
    fn choose(
        &mut self,
        view: &<Self::Game as Game>::View,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Option<Choice<<Self::Game as Game>::Move, Self::Reason>>;
}
