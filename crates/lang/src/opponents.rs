//! The opponents for Curse of the Doublet, and why they play as they do.

use talon_bots::curse::Level;

use crate::Lang;

impl Lang {
    /// What a level is called.
    pub fn level_name(&self, level: Level) -> String {
        self.text(match level {
            Level::Novice => "curse-level-novice",
            Level::Casual => "curse-level-casual",
            Level::Club => "curse-level-club",
            Level::Strong => "curse-level-strong",
            Level::Best => "curse-level-best",
        })
    }

    /// How a level plays, without a full stop.
    pub fn level_style(&self, level: Level) -> String {
        self.text(match level {
            Level::Novice => "curse-style-novice",
            Level::Casual => "curse-style-casual",
            Level::Club => "curse-style-club",
            Level::Strong => "curse-style-strong",
            Level::Best => "curse-style-best",
        })
    }

    /// Against whom a game is played, for a title.
    pub fn against(&self, level: Level) -> String {
        self.text_with("curse-against", &[("opponent", self.level_name(level).into())])
    }
}
