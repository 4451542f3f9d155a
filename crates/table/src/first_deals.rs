//! Deals for a player who has not won a game yet: each of them can be won, and is easy.

use talon_query::{Grade, Graded};
use talon_rules::pieces::DealNumber;
use talon_rules::{GameName, games};

/// The deals that a player of a patience gets who asks for another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum DealChoice {
    /// Easy ones that can be won until the player has won a game, then any.
    #[default]
    EasyAtFirst,
    /// Only such that can be won.
    Winnable,
    /// Any.
    Any,
}

/// The text of a game's file in the folder `first_deals`.
macro_rules! text_of {
    ({ $game:expr } $($name:ident: $module:ident = $text:literal,)+) => {
        match $game {
            $(GameName::$name => include_str!(concat!("../first_deals/", $text, ".txt")),)+
        }
    };
}

/// The easy deals of a game, each with the number of quick plays that win it; none for a game without grades.
fn first_deals(game: GameName) -> impl Iterator<Item = (DealNumber, u32)> + Clone {
    games!(text_of! { game }).lines().filter_map(|line| {
        let (number, wins) = line.split_once(' ')?;
        Some((number.parse().ok()?, wins.parse().ok()?))
    })
}

/// One of the easy deals of a game, chosen by a random number; `None` if the game has none.
pub(crate) fn easy_deal(game: GameName, chance: u64) -> Option<DealNumber> {
    let mut deals = first_deals(game);
    let place = chance.checked_rem(deals.clone().count() as u64)?;
    Some(deals.nth(usize::try_from(place).ok()?)?.0)
}

/// The grade of a deal if it is one of the easy deals of a game.
pub(crate) fn grade_of_easy_deal(game: GameName, number: DealNumber) -> Option<Graded> {
    let (_, wins) = first_deals(game).find(|(easy, _)| *easy == number)?;
    Some(Graded { grade: Grade::Easy, wins, adviser_wins: true })
}
