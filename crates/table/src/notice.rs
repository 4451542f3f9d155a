use talon_query::Level;

/// Something that a player should be told around a game, once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// An unfinished game was opened again.
    Resumed,
    /// The game that was opened again is against another opponent than the next one will be.
    OpponentStays {
        /// The one in this game.
        here: Level,
        /// The one in games that are begun from now on.
        next: Level,
    },
    /// The first move was taken back behind a piece that was seen: from now on the game counts as assisted.
    LookedBackCounts,
    /// The first hint was taken: from now on the game counts as assisted.
    HintCounts,
    /// The player was shown what nobody can know: from now on the game counts as assisted.
    LineCounts,
    /// A deal was put on the table of which it is known that it can be won.
    DealCanBeWon,
    /// The moves of a way that was shown were played.
    PlaysOn,
    /// The same deal is tried again, and the next move is the one of this number, counted from 1.
    TriesAgain {
        /// The number of the next move.
        number: usize,
    },
    /// A record could not be read and was set aside.
    SetAside {
        /// Why it could not be read: a clause.
        reason: String,
        /// The name that it is now kept under.
        kept: String,
    },
    /// The game cannot be written down, but goes on.
    CannotSave {
        /// Why: a clause.
        reason: String,
    },
    /// Writing works again, and nothing was lost.
    SavesAgain,
    /// Another program has the last game open, so this one is new.
    OpenElsewhere,
    /// A record was written by a newer version, and stays as it is.
    Newer {
        /// Its name.
        name: String,
    },
    /// A record cannot be opened now.
    CannotOpen {
        /// Its name.
        name: String,
        /// Why: a clause.
        reason: String,
    },
}
