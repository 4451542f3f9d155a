//! The form in which the feature `serde` writes the values of a game: as the texts that the rules read.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use talon_rules::pieces::Card;
use talon_rules::{AnyMove, AnyOptions, AnyView, Faults, GameName, SeatView, games};

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

/// A list of cards.
pub(crate) mod cards {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(cards: &[Card], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(cards.iter().map(|card| AsText(*card)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
        Ok(Vec::<AsText<Card>>::deserialize(from)?.into_iter().map(|AsText(card)| card).collect())
    }
}

/// A value of a game that is written as its text.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "T: Display", deserialize = "T: FromStr<Err: Display>"))]
pub(crate) struct AsText<T>(#[serde(with = "text")] pub(crate) T);

/// A view that is written as its layout and as the knowledge of its seat that the layout does not show.
pub(crate) trait KnownView: SeatView {
    /// The type of the other knowledge: `()` in most games.
    type Known: Serialize + for<'de> Deserialize<'de>;

    /// The knowledge of the seat that the layout does not show.
    fn known(&self) -> Self::Known;

    /// Makes the view of these parts.
    ///
    /// # Errors
    /// The parts break the rules.
    fn read(layout: &Self::Layout, known: Self::Known) -> Result<Self, Faults>;
}

/// A view by its layout and by what else its seat knows.
pub(crate) mod view {
    use super::*;

    /// Declares the texts of the views of all games.
    macro_rules! view_texts {
        ({} $($game:ident: $module:ident = $text:literal,)+) => {
            #[derive(Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            enum ViewText {
                $($game(
                    #[serde(with = "text")] talon_rules::$module::Layout,
                    <talon_rules::$module::View as KnownView>::Known,
                ),)+
            }

            pub(crate) fn serialize<S: Serializer>(view: &AnyView, to: S) -> Result<S::Ok, S::Error> {
                let text = match view {
                    $(AnyView::$game(view) => ViewText::$game(view.layout().clone(), view.known()),)+
                };
                text.serialize(to)
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<AnyView, D::Error> {
                let view = match ViewText::deserialize(from)? {
                    $(ViewText::$game(layout, known) => KnownView::read(&layout, known).map(AnyView::$game),)+
                };
                view.map_err(D::Error::custom)
            }
        };
    }

    games!(view_texts! {});
}
