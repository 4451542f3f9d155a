//! `talon play curse --join`, `--friend` and `--host`: a match with a person on another device.

use anyhow::ensure;
use clap::{Args, ValueEnum};
use talon_client::net::Role;
use talon_hall::{ClockSettings, Settings};
use talon_rules::GameName;

use crate::data_folder::DataFolder;
use crate::online::{Account, Entrance, MatchLink, ServerUrl, USUAL_SERVER};
use crate::serve::host;

/// The heading of these arguments on the help page.
const HEADING: &str = "With a person on another device";

/// The arguments for a match with a person on another device.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = HEADING)]
pub(crate) struct NetworkArguments {
    /// Play the match of this link (curse only)
    #[arg(long, value_name = "LINK", requires = "game", conflicts_with_all = MATCHES)]
    join: Option<MatchLink>,
    /// Open a match at a server, and show the link for the other person (curse only)
    #[arg(long, requires = "game", conflicts_with_all = ["host", "number", "deal", "again", "saved", "hot_seat", "opponent", "winnable"])]
    friend: bool,
    /// Serve from this program, open a match, and show the link for a person in the same network (curse only)
    #[arg(long, requires = "game", conflicts_with_all = ["number", "deal", "again", "saved", "hot_seat", "opponent", "winnable"])]
    host: bool,
    /// The clock of a match that you open: normal is 5 minutes and 3 seconds free for each move, calm is twice that
    #[arg(long, value_name = "CLOCK", value_enum, default_value_t = Clock::None)]
    clock: Clock,
    /// The server of --friend
    #[arg(long, value_name = "ADDRESS", env = "TALON_SERVER", default_value = USUAL_SERVER)]
    server: Option<ServerUrl>,
}

/// What a match with a person cannot be at the same time.
const MATCHES: [&str; 9] =
    ["friend", "host", "number", "deal", "again", "saved", "hot_seat", "opponent", "winnable"];

/// The clock of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Clock {
    #[default]
    None,
    Normal,
    Calm,
}

impl Clock {
    fn settings(self) -> Settings {
        let clock = match self {
            Clock::None => None,
            Clock::Normal => Some(ClockSettings::NORMAL),
            Clock::Calm => Some(ClockSettings::CALM),
        };
        Settings { clock, ..Settings::FRIENDS }
    }
}

impl NetworkArguments {
    /// The match that the player wants, and the way to it; `None` for a game at this table.
    ///
    /// # Errors
    /// If the server cannot be reached, or has no such match.
    pub(super) fn enter(
        &self,
        game: Option<GameName>,
        folder: &DataFolder,
    ) -> anyhow::Result<Option<(MatchLink, Entrance)>> {
        let Some(game) = game.filter(|_| self.join.is_some() || self.friend || self.host) else {
            return Ok(None);
        };
        ensure!(
            game.properties().is_played_in_matches,
            "{game} is for one player: leave out --join, --friend and --host"
        );
        if let Some(link) = &self.join {
            return join(folder, link, Role::Player { invite: link.invite.clone() }).map(Some);
        }
        let usual = || USUAL_SERVER.parse().expect("it is an address");
        let server = if self.host { host(folder)? } else { self.server.clone().unwrap_or_else(usual) };
        let account = Account::open(folder, &server)?;
        let link = account.open_match(&server, self.clock.settings())?;
        Ok(Some((link, Entrance { account, role: Role::Player { invite: None } })))
    }
}

/// The way to a match that somebody else has opened.
///
/// # Errors
/// If the server cannot be reached, or has no such match.
pub(super) fn join(
    folder: &DataFolder,
    link: &MatchLink,
    role: Role,
) -> anyhow::Result<(MatchLink, Entrance)> {
    let account = Account::open(folder, &link.server)?;
    account.find_match(link.game)?;
    Ok((MatchLink { invite: None, ..link.clone() }, Entrance { account, role }))
}
