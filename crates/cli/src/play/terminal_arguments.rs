//! The arguments that `talon daily`, `talon learn`, `talon puzzles play` and `talon watch` share.

use std::process::ExitCode;

use clap::Args;
use talon_client::net::Role;
use talon_serve::DataFolder;

use super::action::Wanted;
use super::network::join;
use super::{Arguments, start, start_at};
use crate::files::Files;
use crate::language::LanguageArgument;
use crate::online::MatchLink;

/// The way in which the program talks to the player, and the place of the games.
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
    pub(super) folder: DataFolder,
}

impl TerminalArguments {
    /// Begins with this, as `talon play` does.
    ///
    /// # Errors
    /// As for [`start`].
    pub(super) fn begin(&self, wanted: Wanted) -> anyhow::Result<ExitCode> {
        start(&self.of_play(), Files::of(&self.folder)?, wanted)
    }

    /// Watches a network match.
    ///
    /// # Errors
    /// If the server cannot be reached, or has no such match.
    pub(crate) fn watch(&self, link: &MatchLink) -> anyhow::Result<ExitCode> {
        let (link, entrance) = join(&self.folder, link, Role::Spectator)?;
        let wanted = Wanted::Match { link: Box::new(link), is_hosted: false };
        start_at(&self.of_play(), Files::of(&self.folder)?, wanted, Some(entrance))
    }

    /// The same arguments of `talon play`.
    fn of_play(&self) -> Arguments {
        Arguments {
            plain: self.plain,
            ascii: self.ascii,
            language: self.language.clone(),
            folder: self.folder.clone(),
            ..Arguments::default()
        }
    }
}
