use talon_rules::pieces::{Card, DealNumber};
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnyOptions, Faults};

/// A game from its start to a position: everything that a player who sees all cards can know of it.
///
/// # Examples
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_query::Line;
/// use talon_rules::{AnyOptions, GameName, Status};
///
/// let mut line = Line::deal(AnyOptions::usual(GameName::Yield), DealNumber::new(17)?);
/// line.moves.push(line.game().read_move("flip")?);
/// assert_eq!(line.game().status(), Status::Playing);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// The options of the game.
    #[cfg_attr(feature = "serde", serde(with = "crate::texts::options"))]
    pub options: AnyOptions,
    /// The origin of the first position. It can be played with the options.
    pub origin: Origin,
    /// The legal moves since then.
    #[cfg_attr(feature = "serde", serde(with = "crate::texts::moves"))]
    pub moves: Vec<AnyMove>,
}

/// The origin of the first position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Origin {
    /// A deal number.
    Deal(#[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))] DealNumber),
    /// A deck, whose first card is dealt first.
    Deck(#[cfg_attr(feature = "serde", serde(with = "crate::texts::cards"))] Vec<Card>),
    /// An arrangement in which everything is visible.
    Position(#[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))] AnyLayout),
}

impl Line {
    /// A deal before its first move.
    pub fn deal(options: AnyOptions, number: DealNumber) -> Line {
        Line { options, origin: Origin::Deal(number), moves: Vec::new() }
    }

    /// The position at the end of the line.
    ///
    /// # Panics
    /// If the origin cannot be played with the options, or a move is not legal.
    pub fn game(&self) -> AnyGame {
        let mut game = self.origin.game(&self.options).expect("the origin of a line can be played");
        for played in &self.moves {
            game.play(*played).expect("the moves of a line are legal");
        }
        game
    }
}

impl Origin {
    /// The first position.
    ///
    /// # Errors
    /// All reasons why a deck or an arrangement cannot be played with the options.
    pub fn game(&self, options: &AnyOptions) -> Result<AnyGame, Faults> {
        match self {
            Origin::Deal(number) => Ok(AnyGame::deal(options, *number)),
            Origin::Deck(deck) => AnyGame::from_deck(options, deck),
            Origin::Position(layout) => AnyGame::arrange(layout),
        }
    }
}
