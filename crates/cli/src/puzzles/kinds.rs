//! The kinds of puzzles on the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use talon_learn::puzzle::PuzzleKind;
use talon_rules::GameName;

/// Reads the name of a kind.
pub(super) fn kind_parser() -> impl TypedValueParser<Value = PuzzleKind> {
    // Puzzles of the player's own games are made when they are played.
    let names = PuzzleKind::ALL.into_iter().filter(|kind| *kind != PuzzleKind::Own).map(PuzzleKind::as_str);
    PossibleValuesParser::new(names).map(|name| name.parse().expect("only these names are possible values"))
}

/// Returns true if a game has puzzles of a kind: those of a patience need the solver's verdict, those of dominoes
/// hidden hands.
pub(super) fn has_kind(game: GameName, kind: PuzzleKind) -> bool {
    let properties = game.properties();
    match kind {
        PuzzleKind::Own => false,
        PuzzleKind::Way | PuzzleKind::FairChoice => properties.has_exact_verdict,
        PuzzleKind::DoubleDummy | PuzzleKind::Inference | PuzzleKind::SafetyPlay => {
            properties.has_hidden_hands
        }
    }
}
