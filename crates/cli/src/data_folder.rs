//! The folder with the saved games and the settings.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use directories::ProjectDirs;

use crate::play::Files;

/// Where saved games are kept.
#[derive(Args, Debug, Default)]
pub(crate) struct DataFolder {
    /// The folder for saved games, instead of the usual one
    #[arg(long, value_name = "FOLDER", env = "TALON_DATA")]
    pub(crate) data: Option<PathBuf>,
}

impl DataFolder {
    /// The folder that was asked for, or else the one where this system keeps the data of programs.
    ///
    /// # Errors
    /// When the system has none.
    pub(crate) fn path(&self) -> anyhow::Result<PathBuf> {
        let usual = || ProjectDirs::from("", "", "talon").map(|folders| folders.data_dir().to_owned());
        self.data.clone().or_else(usual).context("there is no folder for saved games")
    }

    /// The saved games in it.
    ///
    /// # Errors
    /// As [`DataFolder::path`].
    pub(crate) fn games(&self) -> anyhow::Result<Files> {
        Ok(Files::new(self.path()?.join("games")))
    }
}
