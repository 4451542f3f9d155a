use talon_query::{Graded, Level};
use talon_rules::GameName;

/// Something that a player should read once, besides what a move did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// An unfinished game was resumed.
    Resumed,
    /// The resumed game is against another opponent than the next one will be.
    OpponentStays {
        /// The one in this game.
        here: Level,
        /// The one in games that begin from now on.
        next: Level,
    },
    /// A move that showed a piece was taken back for the first time: from now on the game counts as assisted.
    LookedBackCounts,
    /// A move that showed a hidden piece was taken back: another move in its place will count as played with undo.
    OtherMoveCounts,
    /// The first hint was taken: from now on the game counts as assisted.
    HintCounts,
    /// The player was shown moves that only the dealer can know: from now on the game counts as assisted.
    LineCounts,
    /// A deal that can be won was put on the table.
    DealCanBeWon,
    /// The difficulty of the deal on the table; `None` if the solver ran out of time.
    DealIsGraded(Option<Graded>),
    /// The difficulty of the deal on the table follows soon.
    Grading,
    /// The first game of this name was dealt, with an easy deal that can be won.
    FirstDeal {
        /// The game.
        game: GameName,
    },
    /// The moves of a winning line were played.
    PlaysOn,
    /// The same deal is tried again. The next move has this number, counted from 1.
    TriesAgain {
        /// The number of the next move.
        number: usize,
    },
    /// A record could not be read and was set aside.
    SetAside {
        /// The reason why it could not be read: a clause.
        reason: String,
        /// The name that it is now kept under.
        kept: String,
    },
    /// A damaged record was read up to its first faulty line, and kept aside as it was.
    Recovered {
        /// Number of moves up to where the game continues.
        moves: usize,
        /// The fault of the record: a clause.
        reason: String,
        /// The name under which the damaged record is kept.
        kept: String,
    },
    /// The game cannot be saved, but continues.
    CannotSave {
        /// The reason: a clause.
        reason: String,
    },
    /// Saving works again, and nothing was lost.
    SavesAgain,
    /// The last game is open in another program, so this one is new.
    OpenElsewhere,
    /// A saved game cannot be put on the table, as it is open in another program.
    InUse,
    /// A record was written by a newer version, and stays as it is.
    Newer {
        /// Its name.
        name: String,
    },
    /// A record cannot be opened now.
    CannotOpen {
        /// Its name.
        name: String,
        /// The reason: a clause.
        reason: String,
    },
}
