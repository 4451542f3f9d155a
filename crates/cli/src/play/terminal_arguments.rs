//! The arguments that `talon daily`, `talon learn` and `talon puzzles play` share.

use std::process::ExitCode;

use clap::Args;

use super::action::Wanted;
use super::{Arguments, Files, start};
use crate::data_folder::DataFolder;
use crate::language::LanguageArgument;

/// How the program talks to the player, and where it keeps the games.
#[derive(Args, Debug)]
pub(crate) struct TerminalArguments {
    /// Play line by line, without a screen: for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    folder: DataFolder,
}

impl TerminalArguments {
    /// The saved games.
    ///
    /// # Errors
    /// If there is no folder for them.
    pub(super) fn games(&self) -> anyhow::Result<Files> {
        self.folder.games()
    }

    /// Begins with this, as `talon play` does.
    ///
    /// # Errors
    /// As for [`start`].
    pub(super) fn begin(&self, wanted: Wanted) -> anyhow::Result<ExitCode> {
        let arguments = Arguments {
            plain: self.plain,
            ascii: self.ascii,
            language: self.language.clone(),
            folder: self.folder.clone(),
            ..Arguments::default()
        };
        start(&arguments, self.games()?, wanted)
    }
}
