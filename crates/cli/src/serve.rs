//! `talon serve`: serves the games to a browser.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;

use clap::Args;
use talon_pieces::DealNumber;
use talon_rules::GameName;
use talon_server::{BrowserTable, Port, Server, router};

use crate::game_argument::game_parser;
use crate::number_argument::whole_number;
use crate::output::{print, remark};

/// The default port. It never changes, because a browser keeps games by address and port.
const USUAL_PORT: u16 = 8642;

/// Play in a browser.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon serve
  talon serve yield --deal 17
  talon serve --no-open --port 8080

The browser keeps the games, for the address that is printed. Ctrl-C ends the program.")]
pub(crate) struct Arguments {
    /// The game to open [default: the start page]
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// The number of the deal to open
    #[arg(long, value_name = "N", requires = "game")]
    deal: Option<DealNumber>,
    /// The port to listen on, 0 for any free one [default: 8642, or a free one if that is taken]
    #[arg(long, value_parser = whole_number::<u16>)]
    port: Option<u16>,
    /// The address to listen on; 0.0.0.0 lets others in the network play too
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let port = arguments.port.map_or(Port::Usual(USUAL_PORT), Port::Wanted);
    let server = Server::listen(arguments.address, port)?;
    let address = server.address();
    if port == Port::Usual(USUAL_PORT) && address.port() != USUAL_PORT {
        remark(&format!(
            "port {USUAL_PORT} is taken, perhaps by another talon: games that you started there are not available here"
        ));
    }
    if !address.ip().is_loopback() {
        remark("everyone who can reach this machine can open this page");
    }
    let url = format!("http://{}/{}", reachable(address), fragment(arguments));
    print(&format!("Talon is at {url}"))?;
    if !arguments.no_open {
        // Without a browser on this machine, the address can be opened elsewhere.
        let _ = open::that_detached(&url);
    }
    server.run(router::<BrowserTable>(), None)?;
    Ok(ExitCode::SUCCESS)
}

/// The address for a browser on this machine if the server listens on all addresses.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address {
        SocketAddr::V4(any) if any.ip().is_unspecified() => (Ipv4Addr::LOCALHOST, any.port()).into(),
        SocketAddr::V6(any) if any.ip().is_unspecified() => (Ipv6Addr::LOCALHOST, any.port()).into(),
        address => address,
    }
}

/// The fragment of the address that says what to open.
fn fragment(arguments: &Arguments) -> String {
    match (arguments.game, arguments.deal) {
        (None, _) => String::new(),
        (Some(game), None) => format!("#/{game}"),
        (Some(game), Some(deal)) => format!("#/{game}/{deal}"),
    }
}
