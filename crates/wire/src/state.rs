use serde::{Serialize, Serializer};
use talon_query::Origin;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnySeat, AnyViolation, GameOptions, Status, of_game};
use talon_table::Sitting;

use crate::games::GameJson;
use crate::pieces::Pairs;

/// The perspective from which a state is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// Everything is shown.
    All,
    /// Only what this seat knows is shown.
    Seat(AnySeat),
}

impl Perspective {
    /// The default perspective: that of the seat to move, or of the player of a patience that has ended. If
    /// nobody in particular is to move, everything is shown.
    pub fn usual(game: &AnyGame) -> Perspective {
        match (game.seat_to_move(), AnySeat::of(game.name())) {
            (Some(seat), _) => Perspective::Seat(seat),
            (None, [player]) => Perspective::Seat(*player),
            (None, _) => Perspective::All,
        }
    }
}

/// A position from one perspective, for writing as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    layout: AnyLayout,
    deal: Option<u64>,
    status: Status,
    score: Option<u32>,
    moves_made: usize,
}

impl State {
    /// The current position of a sitting. `moves_before` is the number of moves made before the sitting began.
    pub fn of_sitting(sitting: &Sitting, moves_before: usize, perspective: Perspective) -> State {
        State::of_game(
            sitting.game(),
            deal_of(sitting),
            moves_before.saturating_add(sitting.moves_made()),
            perspective,
        )
    }

    /// The position after a legal move in a sitting, with everything shown.
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn after(sitting: &Sitting, moves_before: usize, wanted: AnyMove) -> Result<State, AnyViolation> {
        let mut game = sitting.game().clone();
        game.play(wanted)?;
        let moves_made = moves_before.saturating_add(sitting.moves_made()).saturating_add(1);
        Ok(State::of_game(&game, deal_of(sitting), moves_made, Perspective::All))
    }

    /// The position after `moves_made` moves of a deal. The deal number would reveal everything, so it is shown
    /// only if everything is.
    pub fn of_game(
        game: &AnyGame,
        deal: Option<DealNumber>,
        moves_made: usize,
        perspective: Perspective,
    ) -> State {
        let (layout, deal) = match perspective {
            Perspective::All => (game.layout(), deal),
            Perspective::Seat(seat) => (game.view(seat).layout(), None),
        };
        let deal = deal.map(DealNumber::get);
        State { layout, deal, status: game.status(), score: game.score(), moves_made }
    }
}

/// The deal with which a sitting began, or from which the next hands of its match come.
fn deal_of(sitting: &Sitting) -> Option<DealNumber> {
    match sitting.start().origin() {
        Origin::Deal(number) => Some(*number),
        Origin::Position(AnyLayout::Curse(layout)) => layout.deal,
        Origin::Deck(_) | Origin::Position(_) => None,
    }
}

/// The word for a status.
pub(crate) fn status_text(status: Status) -> &'static str {
    match status {
        Status::Playing => "playing",
        Status::Won => "won",
        Status::Lost => "lost",
        Status::Over => "over",
    }
}

/// The JSON object of a state: the fields of every game, then those of one game.
#[derive(Serialize)]
struct Line<F> {
    game: &'static str,
    options: Pairs<&'static str>,
    deal: Option<u64>,
    status: &'static str,
    score: Option<u32>,
    moves_made: usize,
    #[serde(flatten)]
    fields: F,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        of_game!(&self.layout, AnyLayout(layout), State => Line {
            game: self.layout.game().as_str(),
            options: Pairs(layout.options.pairs()),
            deal: self.deal,
            status: status_text(self.status),
            score: self.score,
            moves_made: self.moves_made,
            fields: <State as GameJson>::Fields::from(layout),
        }.serialize(serializer))
    }
}
