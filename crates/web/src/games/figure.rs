//! A picture on the page of a game's rules, as plain data.

use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnyOptions, GameName};

/// A picture with a sentence that says the same in words.
#[derive(Debug)]
pub struct Figure {
    /// The rule that it explains; `None` for a picture of the whole table.
    pub rule: Option<&'static str>,
    /// The id of its sentence.
    pub caption: &'static str,
    /// The kind of picture.
    pub drawing: Drawing,
}

/// The kind of a picture.
#[derive(Debug)]
pub enum Drawing {
    /// A table.
    Table {
        /// The beginning of the game.
        start: Start,
        /// The moves from there.
        moves: &'static [&'static str],
        /// A legal move whose places are marked.
        marked: Option<&'static str>,
        /// True if it shows only the middle of the table, larger: neither hands nor what lies aside.
        is_close_up: bool,
    },
    /// Groups of cards.
    Cards(&'static [Group]),
}

/// The beginning of the game of a picture.
#[derive(Debug)]
pub enum Start {
    /// With this deal.
    Deal(u64),
    /// With an arranged position.
    Position(&'static str),
}

/// Cards that belong together.
#[derive(Debug)]
pub struct Group {
    /// The cards, as texts.
    pub cards: &'static str,
    /// True if the rule allows them together; `None` if it does not ask.
    pub is_allowed: Option<bool>,
}

impl Start {
    /// The position that the moves lead to, and the marked move.
    ///
    /// # Panics
    /// If the data of a picture is wrong, which a test of all pictures rules out.
    pub fn play(&self, game: GameName, moves: &[&str], marked: Option<&str>) -> (AnyGame, Option<AnyMove>) {
        let mut position = match self {
            Start::Deal(number) => {
                let deal = DealNumber::new(*number).expect("a picture has a valid deal number");
                AnyGame::deal(&AnyOptions::for_table(game), deal)
            }
            Start::Position(text) => {
                let layout: AnyLayout = text.parse().expect("a picture has a valid position");
                AnyGame::arrange(&layout).expect("the position of a picture obeys the rules")
            }
        };
        for text in moves {
            let played = position.read_move(text).expect("a picture has valid moves");
            position.play(played).expect("the moves of a picture are legal");
        }
        let marked = marked.map(|text| position.read_move(text).expect("a picture has a valid marked move"));
        (position, marked)
    }
}

#[cfg(test)]
mod tests {
    use talon_lang::Lang;
    use talon_rules::pieces::Card;

    use super::*;
    use crate::games::figures;

    #[test]
    fn every_picture_can_be_drawn_and_says_in_words_what_it_shows() {
        for game in GameName::ALL {
            assert!(
                figures(game).iter().any(|figure| figure.rule.is_none()),
                "{game} has a picture of its table"
            );
            for Figure { rule, caption, drawing } in figures(game) {
                assert!(Lang::english().has(caption), "{caption}");
                assert!(rule.is_none_or(|rule| game.rules().contains(&rule)), "{caption}");
                match drawing {
                    Drawing::Table { start, moves, marked, .. } => {
                        let (position, marked) = start.play(game, moves, *marked);
                        assert!(
                            marked.is_none_or(|marked| position.legal_moves().contains(&marked)),
                            "{caption}"
                        );
                    }
                    Drawing::Cards(groups) => {
                        let mut cards = groups.iter().flat_map(|group| group.cards.split(' '));
                        assert!(cards.all(|card| card.parse::<Card>().is_ok()), "{caption}");
                    }
                }
            }
        }
    }
}
