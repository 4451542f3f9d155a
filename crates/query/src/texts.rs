//! How the feature `serde` writes the values of a game: as the texts that the rules read.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use talon_rules::{AnyGame, AnyLayout, AnyMove, GameName};

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

    pub(crate) fn serialize<S: Serializer>(made: &AnyMove, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{} {made}", made.game()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<AnyMove, D::Error> {
        read(&String::deserialize(from)?).map_err(D::Error::custom)
    }

    pub(super) fn read(text: &str) -> Result<AnyMove, String> {
        let (game, made) = text.split_once(' ').unwrap_or_default();
        let game: GameName = game.parse().map_err(|error| format!("{error}"))?;
        AnyMove::read(game, made).map_err(|error| error.to_string())
    }
}

/// A list of moves.
pub(crate) mod moves {
    use super::*;

    #[derive(Serialize, Deserialize)]
    struct One(#[serde(with = "one_move")] AnyMove);

    pub(crate) fn serialize<S: Serializer>(moves: &[AnyMove], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().map(|made| One(*made)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<AnyMove>, D::Error> {
        Ok(Vec::<One>::deserialize(from)?.into_iter().map(|One(made)| made).collect())
    }
}

/// The verdict of a solver.
pub(crate) mod verdict {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Written {
        Won(#[serde(with = "moves")] Vec<AnyMove>),
        Lost,
        Unknown(Limit),
    }

    pub(crate) fn serialize<S: Serializer>(verdict: &Verdict<AnyMove>, to: S) -> Result<S::Ok, S::Error> {
        let written = match verdict {
            Verdict::Won(line) => Written::Won(line.clone()),
            Verdict::Lost => Written::Lost,
            Verdict::Unknown(limit) => Written::Unknown(*limit),
        };
        written.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Verdict<AnyMove>, D::Error> {
        Ok(match Written::deserialize(from)? {
            Written::Won(line) => Verdict::Won(line),
            Written::Lost => Verdict::Lost,
            Written::Unknown(limit) => Verdict::Unknown(limit),
        })
    }
}

/// A position by its layout; in Curse with what has happened in the hand.
pub(crate) mod position {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(position: &AnyGame, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&position.layout())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<AnyGame, D::Error> {
        let layout: AnyLayout = text::deserialize(from)?;
        let AnyLayout::Curse(hand) = &layout else {
            return AnyGame::arrange(&layout).map_err(D::Error::custom);
        };
        let before = AnyLayout::Curse(hand.before_history());
        let mut position = AnyGame::arrange(&before).map_err(D::Error::custom)?;
        for turn in &hand.history {
            let played = position.play(AnyMove::Curse(turn.made));
            played.map_err(|_| D::Error::custom("the hand cannot have come about like this"))?;
        }
        Ok(position)
    }
}
