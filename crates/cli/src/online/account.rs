//! The player at a server: which key, and how to call it.

use std::future::Future;
use std::io;

use anyhow::{anyhow, bail};
use clap::Args;
use serde_json::{Value, json};
use talon_client::net::{CallError, Key, Method, Place, Role, Server};
use talon_command::output::remark;
use talon_hall::api::NewKey;
use talon_hall::{Found, MatchId, MatchPlayers, Pace, PlayerId, Settings, Wish};
use talon_rules::curse::Seat;
use talon_serve::DataFolder;
use tokio::runtime::{Builder, Runtime};

use super::address::{MatchLink, ServerUrl};
use super::connection::MatchConnection;
use super::connection::MatchInput;
use super::keys::Keys;

/// The address of `talon serve` on this machine.
pub(crate) const USUAL_SERVER: &str = talon_arguments::play::USUAL_SERVER;

/// The advice for a player with a spent key.
const START_ANEW: &str =
    "use your new link with `talon online key --set LINK`, or start anew with `talon online erase --yes`";

/// The argument that chooses a server.
#[derive(Args, Clone, Debug)]
pub(crate) struct ServerArgument {
    /// The server
    #[arg(long, value_name = "ADDRESS", env = "TALON_SERVER", default_value = USUAL_SERVER)]
    pub(crate) server: ServerUrl,
}

/// A way to matches, for a player or a spectator.
#[derive(Debug)]
pub(crate) struct Entrance {
    /// The player.
    pub(crate) account: Account,
    /// As what.
    pub(crate) role: Role,
}

impl Entrance {
    /// Connects to a match. What it brings goes to `deliver`, on another thread, which returns whether the program still
    /// listens.
    ///
    /// # Errors
    /// If the system does not allow another thread.
    pub(crate) fn connect(
        &self,
        game: MatchId,
        deliver: impl FnMut(MatchInput) -> bool + Send + 'static,
    ) -> io::Result<MatchConnection> {
        let place = Place { game, role: self.role.clone() };
        MatchConnection::open(&self.account.server, place, deliver)
    }
}

/// A player at a server. Calls wait for their answers.
#[derive(Debug)]
pub(crate) struct Account {
    /// The server.
    pub(crate) server: Server,
    runtime: Runtime,
}

impl Account {
    /// The player of this data folder, who is new there the first time.
    ///
    /// # Errors
    /// If the file of keys cannot be used, or the address is not one.
    pub(crate) fn open(folder: &DataFolder, server: &ServerUrl) -> anyhow::Result<Account> {
        let mut keys = Keys::read(&folder.path()?)?;
        let account = Account::with_key(server, keys.get_or_draw(server)?)?;
        let Some(new) = keys.get_new(server) else { return Ok(account) };
        // The answer to a change of the key was lost.
        let changed = Account::with_key(server, new)?;
        let right = match changed.runtime.block_on(changed.server.open_matches()) {
            Ok(_) => changed,
            Err(CallError::Refused { status: 401, .. }) => account,
            Err(error) => return Err(error.into()),
        };
        keys.set(server, Some(right.server.key()))?;
        Ok(right)
    }

    /// The player with this key.
    ///
    /// # Errors
    /// If the address is not one.
    pub(crate) fn with_key(server: &ServerUrl, key: Key) -> anyhow::Result<Account> {
        let server = Server::new(&[server.as_str()], key)?;
        Ok(Account { server, runtime: Builder::new_current_thread().enable_all().build()? })
    }

    /// Replaces the key of the player, and returns the new one. If the answer is lost, the file has both keys until the
    /// server says which one is right.
    ///
    /// # Errors
    /// As [`Account::wait`], and if the file cannot be written.
    pub(crate) fn change_key(&self, folder: &DataFolder, server: &ServerUrl) -> anyhow::Result<Key> {
        let (mut keys, new) = (Keys::read(&folder.path()?)?, Key::draw());
        keys.add_new(server, new)?;
        let body = NewKey { key: new.to_string() };
        let changing = self.server.call::<Value>(Method::POST, "/api/me/key", &body);
        match self.runtime.block_on(changing) {
            Ok(_) => keys.set(server, Some(new))?,
            Err(error) if error.is_final() => {
                keys.set(server, Some(self.server.key()))?;
                return Err(error.into());
            }
            Err(error) => return Err(anyhow!("{error}; the next call finds out whether the key is changed")),
        }
        Ok(new)
    }

    /// Waits for a call.
    ///
    /// # Errors
    /// If the call fails; the reason names the server.
    pub(crate) fn wait<T>(&self, call: impl Future<Output = Result<T, CallError>>) -> anyhow::Result<T> {
        self.runtime.block_on(call).map_err(|error| {
            let is_spent = error.is_spent_key();
            let error = anyhow::Error::from(error);
            if is_spent { error.context(START_ANEW) } else { error }
        })
    }

    /// Introduces the player, and returns the name that the server knows them by.
    ///
    /// # Errors
    /// As [`Account::wait`].
    pub(crate) fn introduce(&self) -> anyhow::Result<String> {
        Ok(self.wait(self.server.introduce())?.name)
    }

    /// Opens a match, and returns the link that invites the other player.
    ///
    /// # Errors
    /// As [`Account::wait`].
    pub(crate) fn open_match(&self, server: &ServerUrl, settings: Settings) -> anyhow::Result<MatchLink> {
        self.introduce()?;
        let opened = self.wait(self.server.open(Some(settings)))?;
        Ok(MatchLink { server: server.clone(), game: opened.id, invite: opened.invite })
    }

    /// Looks for an opponent until there is one, or until Ctrl-C, which ends the program.
    ///
    /// # Errors
    /// As [`Account::wait`], and if the player stops looking.
    pub(crate) fn find_opponent(&self, pace: Pace, blocked: Vec<PlayerId>) -> anyhow::Result<MatchId> {
        let name = self.introduce()?;
        remark(&format!("you are {name}; looking for an opponent, until Ctrl-C"));
        let wish = Wish { pace, blocked };
        let searching = async {
            loop {
                let seek: Found = self.server.call(Method::POST, "/api/seeks", &wish).await?;
                if let Some(game) = seek.game {
                    return Ok(game);
                }
            }
        };
        self.runtime.block_on(async {
            tokio::select! {
                game = searching => game,
                _ = tokio::signal::ctrl_c() => {
                    let _: Value = self.server.call(Method::DELETE, "/api/seeks", &json!({})).await?;
                    bail!("you look for no opponent any more")
                }
            }
        })
    }

    /// The player's seat in a match that is not over; `None` if they do not play there.
    ///
    /// # Errors
    /// As [`Account::wait`].
    pub(crate) fn seat(&self, game: MatchId) -> anyhow::Result<Option<Seat>> {
        let matches = self.wait(self.server.open_matches())?;
        Ok(matches.into_iter().find(|open| open.id == game).and_then(|open| open.seat))
    }

    /// Checks that the server has a match.
    ///
    /// # Errors
    /// As [`Account::wait`], and if there is none.
    pub(crate) fn find_match(&self, game: MatchId) -> anyhow::Result<MatchPlayers> {
        self.wait(self.server.call(Method::GET, &format!("/api/games/{game}"), &()))
    }
}
