use talon_rules::doublets::{Move, State};
use talon_rules::pieces::Chance;
use talon_rules::{Game, Status};

use super::adviser::by_rule;

/// A quick player takes a card if at most a certain number of others are wanted before it. Each quick player
/// has its own number, below this one.
const PATIENCES: u32 = 24;

/// One in this number of moves uses another number instead.
const DEVIATION: u32 = 12;

/// Returns true if a quick player wins. It forgets what has been in the stock, takes a card that is wanted soon
/// enough for it, and otherwise turns a card. `played` gets its moves.
pub(super) fn quick_player_wins(mut state: State, chance: &mut Chance, mut played: impl FnMut(Move)) -> bool {
    let patience = chance.below(PATIENCES);
    while state.status() == Status::Playing {
        let patience = if chance.below(DEVIATION) == 0 { chance.below(PATIENCES) } else { patience };
        let (made, _) = by_rule(&state.layout(), patience);
        state.play_unchecked(made);
        played(made);
    }
    state.status() == Status::Won
}

#[cfg(test)]
mod tests {
    use talon_rules::doublets::Options;
    use talon_rules::pieces::DealNumber;
    use talon_rules::{Game, Player, SeatView};

    use super::*;

    /// Its choices depend only on what a player sees.
    #[test]
    fn the_quick_player_does_not_peek() {
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
