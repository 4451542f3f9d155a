//! The success of writing, so that the player gets one notice when it stops and one when it works again.

use super::notice::{StorageFailure, StorageNotice};

/// The outcome of the last attempt to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Saving {
    /// It succeeded, or there was none.
    #[default]
    Works,
    /// It failed.
    Fails,
}

impl Saving {
    /// Notes the outcome of an attempt. Returns the notice for the player, if there is one.
    pub(super) fn update(&mut self, attempt: Result<(), StorageFailure>) -> Option<StorageNotice> {
        let before = std::mem::replace(self, if attempt.is_ok() { Saving::Works } else { Saving::Fails });
        match (before, attempt) {
            (Saving::Works, Err(failure)) => Some(StorageNotice::CannotSave(failure)),
            (Saving::Fails, Ok(())) => Some(StorageNotice::SavesAgain),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_notice_when_writing_stops_and_one_when_it_works_again() {
        let mut saving = Saving::default();
        let notices: Vec<_> = [
            Ok(()),
            Err(StorageFailure::Full),
            Err(StorageFailure::Full),
            Ok(()),
            Ok(()),
            Err(StorageFailure::Closed),
        ]
        .into_iter()
        .map(|attempt| saving.update(attempt))
        .collect();
        let expected = [
            None,
            Some(StorageNotice::CannotSave(StorageFailure::Full)),
            None,
            Some(StorageNotice::SavesAgain),
            None,
            Some(StorageNotice::CannotSave(StorageFailure::Closed)),
        ];
        assert_eq!(notices, expected);
    }
}
