use serde::{Deserialize, Serialize};

/// A phrase that a player can say to the other one; there is no free text. `talon-lang` has the sentences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Praise for the other player's move.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// Regret about one's own move.
    Oops,
    /// Surprise at the luck of the tiles.
    WhatLuck,
    /// Praise for the match.
    GoodGame,
    /// A farewell.
    Goodbye,
}

/// The moment when a phrase is offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// Before the first tile of a match.
    Start,
    /// During a match.
    Play,
    /// After a match.
    End,
}

impl Phrase {
    /// All phrases, in the order in which a front end offers them.
    pub const ALL: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Oops,
        Phrase::WhatLuck,
        Phrase::GoodGame,
        Phrase::Goodbye,
    ];

    /// The moment at which the phrase fits.
    pub const fn moment(self) -> Moment {
        match self {
            Phrase::Hello | Phrase::GoodLuck => Moment::Start,
            Phrase::WellPlayed | Phrase::Thanks | Phrase::Oops | Phrase::WhatLuck => Moment::Play,
            Phrase::GoodGame | Phrase::Goodbye => Moment::End,
        }
    }
}
