//! `talon online`: the player's key at a server, open matches, and the player's data.

use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use talon_client::net::{Key, Method};

use super::account::{Account, ServerArgument};
use super::address::{KeyLink, MatchLink};
use super::keys::Keys;
use crate::data_folder::DataFolder;
use crate::output::print;

/// The key, the open matches and the data of a player at a server.
///
/// A server knows a player by a key, which this program keeps in the file online-keys.txt of the data folder, as a
/// browser keeps a cookie. Whoever has the key is the player.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon online key --server https://talon.example
  talon online key --set https://talon.example/#/me/KEY
  talon online matches --server https://talon.example
  talon online export > my-matches.json
  talon online erase --yes")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    Key(KeyArguments),
    Matches(MatchesArguments),
    Export(ExportArguments),
    Erase(EraseArguments),
}

/// Print the link that makes you at home on another device, or take over such a link.
#[derive(Args, Debug)]
struct KeyArguments {
    /// Take over the player of this link; the key that was there before is lost
    #[arg(long, value_name = "LINK", conflicts_with = "new")]
    set: Option<KeyLink>,
    /// Change the key: no other device is at home any more
    #[arg(long)]
    new: bool,
    #[command(flatten)]
    server: ServerArgument,
    #[command(flatten)]
    folder: DataFolder,
}

/// Print the links of your matches that are not over.
#[derive(Args, Debug)]
struct MatchesArguments {
    #[command(flatten)]
    server: ServerArgument,
    #[command(flatten)]
    folder: DataFolder,
}

/// Print all that the server keeps about you, as one object of JSON.
#[derive(Args, Debug)]
struct ExportArguments {
    #[command(flatten)]
    server: ServerArgument,
    #[command(flatten)]
    folder: DataFolder,
}

/// Let the server forget you. You give up all matches that are not over.
#[derive(Args, Debug)]
struct EraseArguments {
    /// Confirm that your data shall go for ever
    #[arg(long, required = true)]
    yes: bool,
    #[command(flatten)]
    server: ServerArgument,
    #[command(flatten)]
    folder: DataFolder,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.task {
        Task::Key(arguments) => key(arguments),
        Task::Matches(arguments) => matches(arguments),
        Task::Export(arguments) => {
            let account = known(&arguments.folder, &arguments.server)?;
            let data: Value = account.wait(account.server.call(Method::GET, "/api/me/export", &()))?;
            print(&serde_json::to_string_pretty(&data)?)
        }
        Task::Erase(arguments) => erase(arguments),
    }
}

/// The player at a server that knows them.
fn known(folder: &DataFolder, server: &ServerArgument) -> anyhow::Result<Account> {
    let keys = Keys::read(&folder.path()?)?;
    let servers: Vec<&str> = keys.servers().map(|known| known.as_str()).collect();
    if keys.get(&server.server).is_none() {
        let hint = match servers[..] {
            [] => "you have not played over the network yet".to_owned(),
            _ => format!("you have a key for {}", servers.join(", ")),
        };
        bail!("you have no key for {}: {hint}", server.server);
    }
    Account::open(folder, &server.server)
}

fn key(arguments: &KeyArguments) -> anyhow::Result<ExitCode> {
    let folder = arguments.folder.path()?;
    if let Some(KeyLink { server, key }) = &arguments.set {
        let mut keys = Keys::read(&folder)?;
        keys.set(server, Some(*key))?;
        let name = Account::open(&arguments.folder, server)?.introduce()?;
        return print(&format!("You are {name} at {server}."));
    }
    let server = &arguments.server.server;
    let account = Account::open(&arguments.folder, server)?;
    let name = account.introduce()?;
    let mut key = account.server.key();
    if arguments.new {
        let new = Key::draw();
        let _: Value = account.wait(account.server.call(
            Method::POST,
            "/api/me/key",
            &json!({ "key": new.to_string() }),
        ))?;
        Keys::read(&folder)?
            .set(server, Some(new))
            .with_context(|| format!("the server has changed the key: keep {new}"))?;
        key = new;
    }
    let link = KeyLink { server: server.clone(), key };
    print(&format!("You are {name} at {server}. This link makes you at home on another device:\n{link}"))
}

fn matches(arguments: &MatchesArguments) -> anyhow::Result<ExitCode> {
    let account = known(&arguments.folder, &arguments.server)?;
    let games = account.wait(account.server.games())?;
    let server = &arguments.server.server;
    let links = games.into_iter().map(|game| MatchLink { server: server.clone(), game, invite: None });
    let lines: Vec<String> = links.map(|link| link.to_string()).collect();
    if lines.is_empty() { Ok(ExitCode::SUCCESS) } else { print(&lines.join("\n")) }
}

fn erase(arguments: &EraseArguments) -> anyhow::Result<ExitCode> {
    let server = &arguments.server.server;
    let account = known(&arguments.folder, &arguments.server)?;
    let _: Value = account.wait(account.server.call(Method::DELETE, "/api/me", &json!({})))?;
    Keys::read(&arguments.folder.path()?)?.set(server, None)?;
    print(&format!("{server} has forgotten you."))
}
