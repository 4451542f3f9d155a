//! The saved games in the data folder.

use talon_serve::DataFolder;

use crate::files::Files;

/// The saved games in a data folder.
pub(crate) trait SavedGames {
    /// The saved games in the folder.
    ///
    /// # Errors
    /// As for [`DataFolder::path`].
    fn games(&self) -> anyhow::Result<Files>;

    /// The saved games of a command that only reads them.
    ///
    /// # Errors
    /// As for [`DataFolder::existing_path`].
    fn existing_games(&self) -> anyhow::Result<Files>;
}

impl SavedGames for DataFolder {
    fn games(&self) -> anyhow::Result<Files> {
        Ok(Files::new(self.games_path()?))
    }

    fn existing_games(&self) -> anyhow::Result<Files> {
        Ok(Files::new(self.existing_path()?.join("games")))
    }
}
