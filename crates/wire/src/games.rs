//! The parts of each game in JSON.

use serde::Serialize;
use talon_rules::pieces::Chance;
use talon_rules::{AnySeat, Game};

use crate::position_reader::{Read, Reader};

/// The JSON of one game's states.
pub(crate) trait GameJson: Game {
    /// The fields besides those of every game.
    type Fields: Serialize + for<'a> From<&'a Self::Layout>;

    /// Reads a layout; `None` if too little of it can be read.
    fn read_layout(reader: &mut Reader<'_>) -> Read<Option<Self::Layout>>;

    /// Reads the view of a seat from a layout and from what else the state tells. Faults that were found before, and
    /// those in what else it tells, come first: a piece that cannot be read counts as unknown, which a view may have.
    fn read_view(
        layout: Self::Layout,
        seat: AnySeat,
        reader: &mut Reader<'_>,
        chance: &mut Chance,
    ) -> Read<Self::View>;

    /// Checks the fields that follow from an arrangement and that only this game has.
    fn check_derived(&self, _reader: &mut Reader<'_>) -> Read<()> {
        Ok(())
    }

    /// The seat to move; `None` if the layout does not tell.
    fn seat_to_move_in(_layout: &Self::Layout) -> Option<AnySeat> {
        None
    }
}

/// Declares the fields that the JSON of one game's state has besides those of every game. The latter are read and
/// written elsewhere; they are named here so that any other field is refused.
macro_rules! state_fields {
    ($(#[$about:meta])* $name:ident { $($(#[$how:meta])* $field:ident: $kind:ty,)+ }) => {
        $(#[$about])*
        #[derive(Default, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$how])* $field: $kind,)+
            #[serde(rename = "game", skip_serializing)]
            _game: serde::de::IgnoredAny,
            #[serde(default, rename = "options", skip_serializing)]
            _options: serde::de::IgnoredAny,
            #[serde(default, rename = "deal", skip_serializing)]
            _deal: serde::de::IgnoredAny,
            #[serde(default, rename = "status", skip_serializing)]
            _status: serde::de::IgnoredAny,
            #[serde(default, rename = "score", skip_serializing)]
            _score: serde::de::IgnoredAny,
            #[serde(default, rename = "moves_made", skip_serializing)]
            _moves_made: serde::de::IgnoredAny,
        }
    };
}
pub(crate) use state_fields;
