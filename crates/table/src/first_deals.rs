//! Deals for a player who has not won a game yet: each of them can be won, and is easy.

use talon_query::{Grade, Graded};
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;

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

/// The number of a deal, and the number of quick plays that win it.
type FirstDeal = (u16, u8);

// The first deals from 1,000 on that `talon-lab grade` calls easy and the adviser wins.
const DOUBLETS: [FirstDeal; 16] = [
    (1003, 122),
    (1009, 123),
    (1010, 122),
    (1014, 126),
    (1020, 121),
    (1034, 143),
    (1039, 129),
    (1045, 153),
    (1048, 161),
    (1050, 136),
    (1053, 158),
    (1054, 142),
    (1057, 129),
    (1060, 126),
    (1063, 132),
    (1065, 136),
];
const YIELD: [FirstDeal; 16] = [
    (1002, 61),
    (1009, 58),
    (1010, 36),
    (1013, 51),
    (1014, 55),
    (1021, 30),
    (1032, 64),
    (1045, 94),
    (1053, 21),
    (1058, 23),
    (1066, 52),
    (1068, 20),
    (1077, 66),
    (1078, 78),
    (1083, 28),
    (1086, 36),
];
const LADY_JANE: [FirstDeal; 16] = [
    (1001, 193),
    (1004, 190),
    (1005, 164),
    (1006, 179),
    (1009, 178),
    (1011, 192),
    (1013, 190),
    (1014, 149),
    (1018, 149),
    (1031, 178),
    (1033, 183),
    (1037, 195),
    (1039, 200),
    (1041, 160),
    (1044, 200),
    (1062, 167),
];

/// The easy deals of a game; none for a game without grades.
fn first_deals(game: GameName) -> &'static [FirstDeal] {
    match game {
        GameName::Doublets => &DOUBLETS,
        GameName::Yield => &YIELD,
        GameName::LadyJane => &LADY_JANE,
        _ => &[],
    }
}

/// One of the easy deals of a game, chosen by a random number; `None` if the game has none.
pub(crate) fn easy_deal(game: GameName, chance: u64) -> Option<DealNumber> {
    let deals = first_deals(game);
    let place = chance.checked_rem(deals.len() as u64)?;
    let (number, _) = deals[usize::try_from(place).ok()?];
    DealNumber::new(number.into()).ok()
}

/// The grade of a deal if it is one of the easy deals of a game.
pub(crate) fn grade_of_easy_deal(game: GameName, number: DealNumber) -> Option<Graded> {
    let is_it = |(easy, _): &&FirstDeal| u64::from(*easy) == number.get();
    let (_, wins) = *first_deals(game).iter().find(is_it)?;
    Some(Graded { grade: Grade::Easy, wins: wins.into(), adviser_wins: true })
}
