//! The form in which the feature `serde` writes the values of a game: as the texts that the rules read.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use talon_rules::pieces::{Card, Chance};
use talon_rules::{AnyMove, AnyOptions, AnyView, GameName, SeatView, curse, doublets, lady_jane, yields};

use crate::{Limit, Verdict};

/// A value by its text.
pub(crate) mod text {
    use super::*;

    pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A move by its game and its text: `yield flip`.
pub(crate) mod one_move {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(written: &AnyMove, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{} {written}", written.game()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<AnyMove, D::Error> {
        read(&String::deserialize(from)?).map_err(D::Error::custom)
    }

    pub(super) fn read(text: &str) -> Result<AnyMove, String> {
        let (game, text) = text.split_once(' ').unwrap_or_default();
        let game: GameName = game.parse().map_err(|error| format!("{error}"))?;
        AnyMove::read(game, text).map_err(|error| error.to_string())
    }
}

/// A list of moves.
pub(crate) mod moves {
    use super::*;

    #[derive(Serialize, Deserialize)]
    struct One(#[serde(with = "one_move")] AnyMove);

    pub(crate) fn serialize<S: Serializer>(moves: &[AnyMove], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().map(|one| One(*one)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<AnyMove>, D::Error> {
        Ok(Vec::<One>::deserialize(from)?.into_iter().map(|One(one)| one).collect())
    }
}

/// The verdict of a solver.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Verdict::<AnyMove>", rename_all = "kebab-case")]
pub(crate) enum VerdictText {
    Won(#[serde(with = "moves")] Vec<AnyMove>),
    Lost,
    Unknown(Limit),
}

/// A list of cards.
pub(crate) mod cards {
    use super::*;

    #[derive(Serialize, Deserialize)]
    struct One(#[serde(with = "text")] Card);

    pub(crate) fn serialize<S: Serializer>(cards: &[Card], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(cards.iter().map(|card| One(*card)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
        Ok(Vec::<One>::deserialize(from)?.into_iter().map(|One(card)| card).collect())
    }
}

/// Options by their game and their text.
pub(crate) mod options {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(options: &AnyOptions, to: S) -> Result<S::Ok, S::Error> {
        (options.game().as_str(), options.to_text()).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<AnyOptions, D::Error> {
        let (game, options) = <(String, String)>::deserialize(from)?;
        AnyOptions::from_text(game.parse().map_err(D::Error::custom)?, &options).map_err(D::Error::custom)
    }
}

/// A view by its layout and by what else its seat knows.
pub(crate) mod view {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum ViewText {
        Doublets(#[serde(with = "text")] doublets::Layout),
        Yield(#[serde(with = "text")] yields::Layout, #[serde(with = "cards")] Vec<Card>),
        LadyJane(#[serde(with = "text")] lady_jane::Layout),
        Curse(#[serde(with = "text")] curse::Layout, #[serde(with = "text")] curse::Seat),
    }

    pub(crate) fn serialize<S: Serializer>(view: &AnyView, to: S) -> Result<S::Ok, S::Error> {
        let text = match view {
            AnyView::Doublets(view) => ViewText::Doublets(view.layout().clone()),
            AnyView::Yield(view) => ViewText::Yield(view.layout().clone(), view.removed().iter().collect()),
            AnyView::LadyJane(view) => ViewText::LadyJane(view.layout().clone()),
            AnyView::Curse(view) => ViewText::Curse(view.layout().clone(), view.seat()),
        };
        text.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<AnyView, D::Error> {
        let view = match ViewText::deserialize(from)? {
            ViewText::Doublets(layout) => doublets::View::read(&layout).map(AnyView::Doublets),
            ViewText::Yield(layout, removed) => {
                // Chance only draws removed cards that nobody has named.
                let (removed, mut chance) = (removed.into_iter().collect(), Chance::from_seed(0));
                yields::View::read(&layout, Some(removed), &mut chance).map(AnyView::Yield)
            }
            ViewText::LadyJane(layout) => lady_jane::View::read(&layout).map(AnyView::LadyJane),
            ViewText::Curse(layout, seat) => curse::View::read(&layout, seat).map(AnyView::Curse),
        };
        view.map_err(D::Error::custom)
    }
}
