//! One letter for each pile, so that a table can be played by keys alone: the same in every front end.

use super::Scene;
use super::zone::{Spot, ZoneName};

/// The letters in a row; `f` is left out, as it sends a card to its foundation.
const ROW: [char; 11] = ['a', 'b', 'c', 'd', 'e', 'g', 'h', 'i', 'j', 'k', 'l'];

/// The letters of the pyramid, from its left edge to its right one. Of the cards that nothing covers, no two stand one
/// above the other, so none shares its letter; and a card that a pair uncovers has another letter than both of them.
const PYRAMID: [char; 13] = ['a', 'b', 'c', 'd', 'e', 'g', 'h', 'i', 'j', 'k', 'l', 'o', 't'];

/// The last letters, for what is built up.
const LAST: [char; 4] = ['w', 'x', 'y', 'z'];

impl Scene {
    /// The letter of a spot. In a tableau pile it stands for the top card; what lies below it, and what
    /// is covered in the pyramid, has none.
    pub fn letter(&self, spot: Spot) -> Option<char> {
        let nth = |letters: &[char], number: u8| letters.get(usize::from(number).checked_sub(1)?).copied();
        match spot {
            Spot::Stock => Some('s'),
            Spot::Waste => Some('w'),
            Spot::WasteSecond => Some('x'),
            Spot::WasteBottom => Some('z'),
            Spot::Reserve(number) if self.has(ZoneName::Tableau(1)) => nth(&ROW, number),
            Spot::Reserve(number) => char::from_digit(number.into(), 10),
            Spot::Foundation(_) if !self.has(ZoneName::Tableau(1)) => Some('f'),
            Spot::Foundation(number) | Spot::Side(number) => nth(&LAST, number),
            Spot::Tableau { pile, .. } => {
                let is_top = self.top_of(ZoneName::Tableau(pile)) == Some(spot);
                is_top.then(|| char::from_digit(pile.into(), 10)).flatten()
            }
            Spot::Spare(number) => nth(&ROW[7..], number),
            Spot::Pyramid { row, column } => {
                let is_there = self.face_at(spot).is_some_and(|face| face != super::Face::Empty);
                let is_covered = self.is_covered(ZoneName::PyramidRow(row), usize::from(column) - 1);
                (is_there && !is_covered).then(|| nth(&PYRAMID, 2 * column + row - 2)).flatten()
            }
            Spot::Hand(_) => {
                let hands = self.zones.iter().filter(|zone| matches!(zone.name, ZoneName::Hand(_)));
                let mut places =
                    hands.filter_map(|zone| zone.places.iter().position(|place| place.spot == Some(spot)));
                places.next().and_then(|index| ROW.get(index).copied())
            }
            // A set that lies is touched no more.
            Spot::Set => (self.face_at(spot) == Some(super::Face::Empty)).then_some('v'),
            Spot::Pass => Some('p'),
            Spot::Lead(talon_rules::AnySeat::North) => Some('2'),
            Spot::Lead(_) | Spot::Next => Some('1'),
        }
    }

    /// The spot with this letter; what can be picked up comes first where two share it.
    pub fn of_letter(&self, letter: char) -> Option<Spot> {
        let meant: Vec<Spot> = self.spots().filter(|spot| self.letter(*spot) == Some(letter)).collect();
        let pickable = self.pickable();
        meant.iter().copied().find(|spot| pickable.contains(spot)).or(meant.first().copied())
    }

    fn has(&self, name: ZoneName) -> bool {
        self.zones.iter().any(|zone| zone.name == name)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use talon_rules::pieces::{Chance, DealNumber};
    use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};

    use super::*;

    /// In Doublets the foundation has the letter of the command that fills it; no other two spots share one.
    #[test]
    fn whatever_is_played_each_letter_means_one_pile() {
        for name in GameName::ALL {
            for deal in 0..10 {
                let number = DealNumber::new(deal).expect("a number");
                let mut game = AnyGame::deal(&AnyOptions::usual(name), number);
                let mut chance = Chance::from_seed(deal);
                for _ in 0..60 {
                    let seat = game.seat_to_move().unwrap_or(AnySeat::of(name)[0]);
                    let scene = Scene::new(&game, seat);
                    let mut seen: HashMap<char, Spot> = HashMap::new();
                    for spot in scene.spots() {
                        let Some(letter) = scene.letter(spot) else { continue };
                        let other = seen.insert(letter, spot);
                        assert!(other.is_none(), "{name}: {letter} is {other:?} and {spot:?}");
                    }
                    let Some(legal) = chance.pick(&game.legal_moves()).copied() else { break };
                    game.play(legal).expect("a legal move");
                }
            }
        }
    }
}
