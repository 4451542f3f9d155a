use talon_pieces::Chance;
use talon_rules::doublets::State;
use talon_rules::{Game, Status};

use super::adviser::by_rule;

/// A card is taken when at most so many others are wanted before it; each quick player has a measure of his own,
/// below this.
const PATIENCES: u32 = 24;

/// In one of so many moves he has another one.
const WHIM: u32 = 12;

/// Whether a quick player wins, who forgets what has lain in the stock: he takes what is wanted soon enough for him,
/// and otherwise turns a card.
pub(crate) fn wins(mut state: State, chance: &mut Chance) -> bool {
    let patience = chance.below(PATIENCES);
    while state.status() == Status::Playing {
        let patience = if chance.below(WHIM) == 0 { chance.below(PATIENCES) } else { patience };
        let (made, _) = by_rule(&state.layout(), patience);
        state.play_unchecked(made);
    }
    state.status() == Status::Won
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::doublets::Options;
    use talon_rules::{Game, Player, SeatView};

    use super::*;

    /// What he does follows from what a player sees.
    #[test]
    fn the_quick_player_does_not_look_into_the_stock() {
        for number in 0..20 {
            let patience = number as u32;
            let deal = DealNumber::new(number).expect("a small number");
            let mut state = State::deal(&Options::default(), deal);
            while state.status() == Status::Playing {
                let (made, _) = by_rule(&state.layout(), patience);
                assert_eq!(by_rule(state.view(Player).layout(), patience).0, made, "{}", state.layout());
                state.play_unchecked(made);
            }
        }
    }
}
