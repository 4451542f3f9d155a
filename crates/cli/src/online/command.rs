//! `talon online`: the player's key at a server, open matches, other players, and the player's data.

use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use talon_client::net::{CallError, Method};
use talon_command::output::print;
use talon_hall::{OpenSeek, Pace};
use talon_rules::curse::Seat;
use talon_serve::DataFolder;

use super::account::{Account, ServerArgument};
use super::address::{KeyLink, MatchLink, ServerUrl};
use super::blocked::{BLOCKED, BlockList};
use super::keys::Keys;

/// The key, the open matches, the blocked players and the data of a player at a server.
///
/// A server knows a player by a key, which this program keeps in the file online-keys.txt of the data folder, as a
/// browser keeps a cookie. The key alone makes someone the player.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon online key --server https://talon.example
  talon online key --set https://talon.example/#/me/KEY
  talon online matches --server https://talon.example
  talon online export > my-matches.json
  talon online seeks
  talon online blocked --add https://talon.example/#/match/ID
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
    Blocked(BlockedArguments),
    Seeks(SeeksArguments),
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

/// Print the names of the players that you have blocked, or change that.
///
/// You are never paired with a blocked player, and hear nothing that they say.
#[derive(Args, Debug)]
struct BlockedArguments {
    /// Block the other player of this match
    #[arg(long, value_name = "LINK", conflicts_with = "remove")]
    add: Option<MatchLink>,
    /// Block the player of this name no more
    #[arg(long, value_name = "NAME")]
    remove: Option<String>,
    #[command(flatten)]
    server: ServerArgument,
    #[command(flatten)]
    folder: DataFolder,
}

/// Print who looks for an opponent now: name, rating and clock.
#[derive(Args, Debug)]
struct SeeksArguments {
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
            let account = known(&arguments.folder, &arguments.server.server)?;
            let data: Value = account.wait(account.server.call(Method::GET, "/api/me/export", &()))?;
            print(&serde_json::to_string_pretty(&data)?)
        }
        Task::Erase(arguments) => erase(arguments),
        Task::Blocked(arguments) => blocked(arguments),
        Task::Seeks(arguments) => seeks(arguments),
    }
}

/// The player at a server that knows them.
fn known(folder: &DataFolder, server: &ServerUrl) -> anyhow::Result<Account> {
    let keys = Keys::read(&folder.existing_path()?)?;
    let servers: Vec<&str> = keys.servers().map(|url| url.as_str()).collect();
    if keys.get(server).is_none() {
        let hint = match servers[..] {
            [] => "you have not played over the network yet".to_owned(),
            _ => format!("you have a key for {}", servers.join(", ")),
        };
        bail!("you have no key for {server}: {hint}");
    }
    Account::open(folder, server)
}

fn key(arguments: &KeyArguments) -> anyhow::Result<ExitCode> {
    if let Some(KeyLink { server, key }) = &arguments.set {
        let name = Account::with_key(server, *key)?.introduce()?;
        Keys::read(&arguments.folder.path()?)?.set(server, Some(*key))?;
        return print(&format!("You are {name} at {server}."));
    }
    let server = &arguments.server.server;
    let account = Account::open(&arguments.folder, server)?;
    let name = account.introduce()?;
    let key =
        if arguments.new { account.change_key(&arguments.folder, server)? } else { account.server.key() };
    let link = KeyLink { server: server.clone(), key };
    print(&format!("You are {name} at {server}. This link makes you at home on another device:\n{link}"))
}

fn matches(arguments: &MatchesArguments) -> anyhow::Result<ExitCode> {
    let account = known(&arguments.folder, &arguments.server.server)?;
    let matches = account.wait(account.server.open_matches())?;
    let server = &arguments.server.server;
    let links =
        matches.into_iter().map(|open| MatchLink { server: server.clone(), game: open.id, invite: None });
    let lines: Vec<String> = links.map(|link| link.to_string()).collect();
    print_lines(&lines)
}

fn print_lines(lines: &[String]) -> anyhow::Result<ExitCode> {
    if lines.is_empty() { Ok(ExitCode::SUCCESS) } else { print(&lines.join("\n")) }
}

fn blocked(arguments: &BlockedArguments) -> anyhow::Result<ExitCode> {
    let mut list = BlockList::read(arguments.folder.existing_path()?.join(BLOCKED));
    let server = arguments.add.as_ref().map_or(&arguments.server.server, |link| &link.server);
    if let Some(link) = &arguments.add {
        let account = known(&arguments.folder, server)?;
        let seat = account.seat(link.game)?.context("you do not play in this match")?;
        let players = account.find_match(link.game)?;
        let other = if seat == Seat::South { players.north } else { players.south };
        let named = other.and_then(|person| person.id.zip(person.name));
        let (id, name) = named.context("there is nobody to block in this match")?;
        list.add(server, id, &name)?;
    }
    if let Some(name) = &arguments.remove {
        let player = list.of(server).find(|(_, blocked)| blocked == name).map(|(id, _)| id);
        let player = player.with_context(|| format!("you have not blocked {name} at {server}"))?;
        list.remove(server, player)?;
    }
    let names: Vec<String> = list.of(server).map(|(_, name)| name.to_owned()).collect();
    print_lines(&names)
}

fn seeks(arguments: &SeeksArguments) -> anyhow::Result<ExitCode> {
    let account = Account::open(&arguments.folder, &arguments.server.server)?;
    let seeks: Vec<OpenSeek> = account.wait(account.server.call(Method::GET, "/api/seeks", &()))?;
    let line = |seek: OpenSeek| {
        let rating = seek.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
        let clock = if seek.pace == Pace::Normal { "normal" } else { "calm" };
        format!("{} {rating} {clock}", seek.name)
    };
    let lines: Vec<String> = seeks.into_iter().map(line).collect();
    print_lines(&lines)
}

fn erase(arguments: &EraseArguments) -> anyhow::Result<ExitCode> {
    let server = &arguments.server.server;
    let account = known(&arguments.folder, &arguments.server.server)?;
    let erased = account.wait(account.server.call::<Value>(Method::DELETE, "/api/me", &json!({})));
    let is_spent =
        erased.as_ref().is_err_and(|error| error.downcast_ref().is_some_and(CallError::is_spent_key));
    if !is_spent {
        erased?;
    }
    Keys::read(&arguments.folder.path()?)?.set(server, None)?;
    print(&if is_spent {
        format!("Your key for {server} opened nothing any more. It is forgotten.")
    } else {
        format!("{server} has forgotten you.")
    })
}
