//! The player at a server: which key, and how to call it.

use std::future::Future;

use clap::Args;
use talon_client::net::{CallError, Server};
use tokio::runtime::{Builder, Runtime};

use super::address::ServerUrl;
use super::keys::Keys;
use crate::data_folder::DataFolder;

/// The argument that chooses a server.
#[derive(Args, Clone, Debug)]
pub(crate) struct ServerArgument {
    /// The server
    #[arg(long, value_name = "ADDRESS", env = "TALON_SERVER", default_value = "http://127.0.0.1:8642")]
    pub(crate) server: ServerUrl,
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
        let key = Keys::read(&folder.path()?)?.get_or_draw(server)?;
        let server = Server::new(&[server.as_str()], key)?;
        Ok(Account { server, runtime: Builder::new_current_thread().enable_all().build()? })
    }

    /// Waits for a call.
    ///
    /// # Errors
    /// If the call fails; the reason names the server.
    pub(crate) fn wait<T>(&self, call: impl Future<Output = Result<T, CallError>>) -> anyhow::Result<T> {
        Ok(self.runtime.block_on(call)?)
    }

    /// Introduces the player, and returns the name that the server knows them by.
    ///
    /// # Errors
    /// As [`Account::wait`].
    pub(crate) fn introduce(&self) -> anyhow::Result<String> {
        Ok(self.wait(self.server.introduce())?.name)
    }
}
