//! The arguments of `talon serve`.

use std::fmt::Display;
use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use crate::shared::{data, flag, game};
use crate::values::{deal_number, time_span, whole_number};

/// The default port. It never changes, because a browser keeps games by address and port.
pub const USUAL_PORT: u16 = 8642;

/// The sentence about a port that another program uses.
pub fn port_is_taken(port: u16) -> String {
    format!(
        "port {port} is taken by another program: choose another with --port, or a free one with --port 0"
    )
}

/// The end of the page's address that opens a game, and one of its deals; empty for the start page.
///
/// # Examples
/// ```
/// use talon_arguments::serve::fragment;
///
/// assert_eq!(fragment(Some("yield"), Some(17)), "#/yield/17");
/// assert_eq!(fragment(Some("yield"), None::<u64>), "#/yield");
/// assert_eq!(fragment(None::<&str>, None::<u64>), "");
/// ```
pub fn fragment(game: Option<impl Display>, deal: Option<impl Display>) -> String {
    match (game, deal) {
        (None, _) => String::new(),
        (Some(game), None) => format!("#/{game}"),
        (Some(game), Some(deal)) => format!("#/{game}/{deal}"),
    }
}

const AFTER_HELP: &str = "\
Examples:
  talon serve
  talon serve yield --deal 17
  talon serve --no-open --port 8080
  talon serve --address 0.0.0.0

If Talon already serves the games on this machine, `talon serve` opens them and ends. The last one lets others in your network play with you, and shows the address and a code to photograph. The browser keeps the games, for the address that is printed. Ctrl-C ends the program.";

/// Adds the description and the arguments of `talon serve` to a command.
pub fn describe(command: Command) -> Command {
    command
        .about("Play in a browser")
        .after_help(AFTER_HELP)
        .arg(game("The game to open [default: the start page]"))
        .arg(
            Arg::new("deal")
                .long("deal")
                .value_name("N")
                .requires("game")
                .value_parser(deal_number)
                .help("The number of the deal to open"),
        )
        .arg(Arg::new("port").long("port").value_name("PORT").value_parser(whole_number::<u16>).help(
            "The port to listen on, 0 for any free one [default: 8642, or a free one if that is taken]",
        ))
        .arg(
            Arg::new("address")
                .long("address")
                .value_name("ADDRESS")
                .value_parser(value_parser!(IpAddr))
                .default_value("127.0.0.1")
                .help("The address to listen on; 0.0.0.0 lets others in the network play too"),
        )
        .arg(flag("no-open", "Do not open the browser"))
        .arg(store())
        .arg(data())
        .args(for_hosts())
        .arg(flag(
            "log",
            "Write a log about network matches to the standard error output, one JSON object a line",
        ))
}

/// The argument that chooses where matches over the network are kept.
pub fn store() -> Arg {
    Arg::new("store")
        .long("store")
        .value_name("PLACE")
        .env("TALON_STORE")
        .hide_env_values(true)
        .value_hint(ValueHint::FilePath)
        .help(
            "The place of matches over the network: a file, or the address of a PostgreSQL database, postgres://… \
             [default: the file matches.sqlite in the folder of --data]",
        )
}

/// The arguments with which a host lets sites and proxies in, and copies the matches.
fn for_hosts() -> [Arg; 4] {
    let list = |name, value_name| Arg::new(name).long(name).value_name(value_name).action(ArgAction::Append);
    [
        list("origin", "SITE").help(
            "Another site whose pages can play here, with its https:// in front; can be given several times",
        ),
        list("trust-proxy", "ADDRESS").help(
            "The address of a proxy on another machine, or a network of proxies such as 10.0.0.0/8, that says who \
             called; can be given several times",
        ),
        Arg::new("copy-to")
            .long("copy-to")
            .value_name("FOLDER")
            .value_hint(ValueHint::DirPath)
            .value_parser(value_parser!(PathBuf))
            .help("Copy the matches into this folder while the program runs, into one file for each hour of the day"),
        Arg::new("copy-every")
            .long("copy-every")
            .value_name("TIME")
            .value_parser(time_span)
            .default_value("1h")
            .requires("copy-to")
            .help("The time between two copies: a number with s, m or h"),
    ]
}
