//! The data folder: saved games, settings, keys, and what the player has done.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueHint};
use directories::ProjectDirs;

use crate::files::Files;

/// The argument that chooses the data folder.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct DataFolder {
    /// The folder for saved games, settings and keys, instead of the usual one
    #[arg(long, value_name = "FOLDER", env = "TALON_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
}

impl DataFolder {
    /// The folder that the environment names, or else the system's.
    pub(crate) fn of_environment() -> DataFolder {
        DataFolder { data: std::env::var_os("TALON_DATA").filter(|name| !name.is_empty()).map(PathBuf::from) }
    }

    /// The chosen folder, or the system's folder for data of programs.
    ///
    /// # Errors
    /// If the system has none.
    pub(crate) fn path(&self) -> anyhow::Result<PathBuf> {
        let usual = || ProjectDirs::from("", "", "talon").map(|folders| folders.data_dir().to_owned());
        self.data.clone().or_else(usual).context("the system has no folder for data of programs")
    }

    /// The folder with the saved games.
    ///
    /// # Errors
    /// As for [`DataFolder::path`].
    pub(crate) fn games_path(&self) -> anyhow::Result<PathBuf> {
        Ok(self.path()?.join("games"))
    }

    /// The saved games in the folder.
    ///
    /// # Errors
    /// As for [`DataFolder::path`].
    pub(crate) fn games(&self) -> anyhow::Result<Files> {
        Ok(Files::new(self.games_path()?))
    }

    /// The folder of a command that only reads it. The usual one can be absent: nothing is in it yet.
    ///
    /// # Errors
    /// As for [`DataFolder::path`], and if the chosen folder is not there.
    pub(crate) fn existing_path(&self) -> anyhow::Result<PathBuf> {
        if let Some(chosen) = &self.data {
            fs::read_dir(chosen).with_context(|| format!("{} cannot be read", chosen.display()))?;
        }
        self.path()
    }

    /// The saved games in [`DataFolder::existing_path`].
    ///
    /// # Errors
    /// As for that.
    pub(crate) fn existing_games(&self) -> anyhow::Result<Files> {
        Ok(Files::new(self.existing_path()?.join("games")))
    }
}
