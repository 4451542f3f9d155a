//! The data folder: saved games, settings, keys, and what the player has done.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::{ArgMatches, Command};
use directories::ProjectDirs;
use talon_arguments::described;
use talon_arguments::described::one;
use talon_arguments::shared::data;

/// The argument that chooses the data folder.
#[derive(Clone, Debug, Default)]
pub struct DataFolder {
    /// The folder, instead of the usual one.
    pub data: Option<PathBuf>,
}

described!(DataFolder, |command: Command| command.arg(data()), DataFolder::read);

impl DataFolder {
    /// Reads the argument.
    pub fn read(matches: &ArgMatches) -> DataFolder {
        DataFolder { data: one(matches, "data") }
    }

    /// The folder that the environment names, or else the system's.
    pub fn of_environment() -> DataFolder {
        DataFolder { data: std::env::var_os("TALON_DATA").filter(|name| !name.is_empty()).map(PathBuf::from) }
    }

    /// The chosen folder, or the system's folder for data of programs.
    ///
    /// # Errors
    /// If the system has none.
    pub fn path(&self) -> anyhow::Result<PathBuf> {
        let usual = || ProjectDirs::from("", "", "talon").map(|folders| folders.data_dir().to_owned());
        self.data.clone().or_else(usual).context("the system has no folder for data of programs")
    }

    /// The folder with the saved games.
    ///
    /// # Errors
    /// As for [`DataFolder::path`].
    pub fn games_path(&self) -> anyhow::Result<PathBuf> {
        Ok(self.path()?.join("games"))
    }

    /// The folder of a command that only reads it. The usual one can be absent: nothing is in it yet.
    ///
    /// # Errors
    /// As for [`DataFolder::path`], and if the chosen folder is not there.
    pub fn existing_path(&self) -> anyhow::Result<PathBuf> {
        if let Some(chosen) = &self.data {
            fs::read_dir(chosen).with_context(|| format!("{} cannot be read", chosen.display()))?;
        }
        self.path()
    }
}
