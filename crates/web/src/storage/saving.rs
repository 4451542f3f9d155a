//! Whether writing works, so that a player is told once when it stops and once when it works again.

use super::reason::{Reason, StorageNotice};

/// Whether the last attempt to write went well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Saving {
    /// It did, or there was none.
    #[default]
    Works,
    /// It did not.
    Fails,
}

impl Saving {
    /// Takes in how an attempt went, and tells what the player should know.
    pub(super) fn take_in(&mut self, attempt: Result<(), Reason>) -> Option<StorageNotice> {
        let before = std::mem::replace(self, if attempt.is_ok() { Saving::Works } else { Saving::Fails });
        match (before, attempt) {
            (Saving::Works, Err(reason)) => Some(StorageNotice::CannotSave(reason)),
            (Saving::Fails, Ok(())) => Some(StorageNotice::SavesAgain),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_is_told_once_when_writing_stops_and_once_when_it_works_again() {
        let mut saving = Saving::default();
        let told: Vec<_> =
            [Ok(()), Err(Reason::Full), Err(Reason::Full), Ok(()), Ok(()), Err(Reason::Closed)]
                .into_iter()
                .map(|attempt| saving.take_in(attempt))
                .collect();
        let expected = [
            None,
            Some(StorageNotice::CannotSave(Reason::Full)),
            None,
            Some(StorageNotice::SavesAgain),
            None,
            Some(StorageNotice::CannotSave(Reason::Closed)),
        ];
        assert_eq!(told, expected);
    }
}
