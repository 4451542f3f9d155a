//! `talon serve`: serves the games to a browser.

use std::io::{self, IsTerminal, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use anyhow::Context;
use clap::{ArgMatches, Command, value_parser};
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use signal_hook::consts::SIGINT;
use signal_hook::low_level::emulate_default_handler;
use talon_arguments::described;
use talon_arguments::described::{all, one};
use talon_arguments::output::{print, remark};
use talon_arguments::serve::{USUAL_PORT, fragment};
use talon_arguments::values::{GAMES, one_of};
use talon_bots::Bot;
use talon_bots::curse::Opponent;
use talon_query::Level;
use talon_rules::GameName;
use talon_rules::curse::{Move, View};
use talon_rules::pieces::DealNumber;
use talon_server::{BrowserTable, Limits, Online, Port, Proxy, Server, Site, Trusted, router, write_log};
use talon_solve::Budget;

use crate::data_folder::DataFolder;
use crate::match_store::MatchStore;

/// The time that another program on that port can take to connect, and between two parts of its answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// The arguments, which `talon_arguments::serve` describes.
#[derive(Debug)]
pub struct Arguments {
    game: Option<GameName>,
    deal: Option<DealNumber>,
    port: Option<u16>,
    address: IpAddr,
    no_open: bool,
    matches: MatchStore,
    origin: Vec<Site>,
    trust_proxy: Vec<Proxy>,
    copy_to: Option<PathBuf>,
    copy_every: Duration,
    log: bool,
}

described!(Arguments, describe, Arguments::read);

/// Adds the arguments, with values of the types in [`Arguments`].
fn describe(command: Command) -> Command {
    talon_arguments::serve::describe(command)
        .mut_arg("game", |game| game.value_parser(one_of::<GameName>(GAMES)))
        .mut_arg("deal", |deal| deal.value_parser(value_parser!(DealNumber)))
        .mut_arg("origin", |origin| origin.value_parser(value_parser!(Site)))
        .mut_arg("trust-proxy", |proxy| proxy.value_parser(value_parser!(Proxy)))
}

/// Serves until Ctrl-C is pressed.
///
/// # Errors
/// If the port is taken, or matches cannot be kept where the arguments say.
pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let fragment = fragment(arguments.game, arguments.deal);
    let port = arguments.port.map_or(Port::Usual(USUAL_PORT), Port::Wanted);
    let server = Server::listen(arguments.address, port)?;
    let address = server.address();
    if port == Port::Usual(USUAL_PORT) && address.port() != USUAL_PORT {
        let usual = SocketAddr::new(arguments.address, USUAL_PORT);
        if arguments.is_only_for_this_machine() && is_talon(usual) {
            let url = format!("http://{usual}/{fragment}");
            open_browser(&url);
            return print(&format!("Talon is already at {url}"));
        }
        remark(&format!(
            "port {USUAL_PORT} is taken, perhaps by another talon: games that you started there are not available here"
        ));
    }
    let url = format!("http://{}/{fragment}", reachable(address));
    if arguments.log {
        write_log(io::stderr)?;
    }
    let online = open_matches(&server, arguments)?;
    if let (Some(online), Some(folder)) = (&online, &arguments.copy_to) {
        copy_matches(&server, online, folder, arguments.copy_every)?;
    }
    print(&format!("Talon is at {url}"))?;
    if !address.ip().is_loopback() {
        remark("everyone who can reach this machine can open this page");
        invite(address)?;
    }
    if !arguments.no_open {
        open_browser(&url);
    }
    server.run(router::<BrowserTable>(), online)?;
    Ok(ExitCode::SUCCESS)
}

/// Opens an address in the browser. Without one on this machine, the address can be opened elsewhere.
fn open_browser(url: &str) {
    if open::that_detached(url).is_err() {
        remark("no browser can be started on this machine: open the address in one yourself");
    }
}

/// Serves in the background, for others in the network too, and returns the address for them.
///
/// # Errors
/// If no port is free, or matches cannot be kept.
pub fn host(folder: &DataFolder, port: Port) -> anyhow::Result<String> {
    let server = Server::listen(Ipv4Addr::UNSPECIFIED.into(), port)?;
    let store = server.wait(MatchStore::in_folder(folder).open())?;
    let online = Online::with_limits(store, Trusted::default(), Some(substitute), Limits::of_system());
    let port = server.address().port();
    let ip = network_address(server.address().ip()).unwrap_or(Ipv4Addr::LOCALHOST.into());
    thread::spawn(move || {
        // It listens for the signals that end programs, so the program must end with it.
        if server.run(router::<BrowserTable>(), Some(online)).is_ok() {
            let _ = emulate_default_handler(SIGINT);
        }
    });
    Ok(format!("http://{}", SocketAddr::new(ip, port)))
}

impl Arguments {
    /// Reads the arguments.
    pub fn read(matches: &ArgMatches) -> Arguments {
        Arguments {
            game: one(matches, "game"),
            deal: one(matches, "deal"),
            port: one(matches, "port"),
            address: one(matches, "address").expect("it has a default"),
            no_open: matches.get_flag("no-open"),
            matches: MatchStore::read(matches),
            origin: all(matches, "origin"),
            trust_proxy: all(matches, "trust-proxy"),
            copy_to: one(matches, "copy-to"),
            copy_every: one(matches, "copy-every").expect("it has a default"),
            log: matches.get_flag("log"),
        }
    }

    /// Returns true if the page of any server on this machine does what the player wants. Every argument but the game
    /// and the deal asks for a server of its own.
    fn is_only_for_this_machine(&self) -> bool {
        let is_plain =
            self.origin.is_empty() && self.trust_proxy.is_empty() && self.copy_to.is_none() && !self.log;
        self.address.is_loopback() && !self.no_open && self.matches.store.is_none() && is_plain
    }
}

/// Returns true if another Talon serves the games at an address.
fn is_talon(address: SocketAddr) -> bool {
    let page = || -> io::Result<String> {
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(format!("GET / HTTP/1.0\r\nHost: {address}\r\n\r\n").as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    page().is_ok_and(|page| page.contains("<title>Talon</title>"))
}

/// The matches over the network. If the usual place for them cannot be used, the games are served without.
fn open_matches(server: &Server, arguments: &Arguments) -> anyhow::Result<Option<Online>> {
    match server.wait(arguments.matches.open()) {
        Ok(store) => {
            let (sites, proxies) = (arguments.origin.clone(), arguments.trust_proxy.clone());
            let trusted = Trusted { sites, proxies };
            Ok(Some(Online::with_limits(store, trusted, Some(substitute), Limits::of_system())))
        }
        Err(error) if arguments.matches.store.is_none() => {
            remark(&format!("no matches over the network: {error:#}"));
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Copies the matches from now on. A folder that cannot be made, and a store that cannot be copied, are reported at once.
fn copy_matches(server: &Server, online: &Online, folder: &Path, every: Duration) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    server.wait(online.copy(folder, every)).context("the matches cannot be copied")
}

/// The move of a bot of this level.
fn substitute(level: Level, view: &View, seed: u64) -> Option<Move> {
    let budget = Budget { nodes: level.usual_nodes(), ..Budget::default() };
    Some(Opponent::new(level).choose(view, &budget, seed)?.chosen)
}

/// Prints the address for others in the network, on a terminal also as a code that a phone can read.
fn invite(address: SocketAddr) -> anyhow::Result<()> {
    let Some(ip) = network_address(address.ip()) else { return Ok(()) };
    let url = format!("http://{}/", SocketAddr::new(ip, address.port()));
    print(&format!("Others in your network play at {url}"))?;
    if io::stdout().is_terminal()
        && let Some(picture) = qr_code(&url)
    {
        // Light on black in every terminal, whatever its own colors are.
        let picture: String = picture.lines().map(|line| format!("\x1b[97;40m{line}\x1b[0m\n")).collect();
        print(&picture)?;
    }
    Ok(())
}

/// A text as a code that a phone can read, of half cells, line by line: drawn light on dark, with the light border that readers
/// need. `None` if the text is too long.
pub fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

/// This machine's address in its network, if it listens on all of them.
fn network_address(listening: IpAddr) -> Option<IpAddr> {
    if !listening.is_unspecified() {
        return Some(listening);
    }
    // Choosing a way to an address that documentation reserves sends nothing.
    let (any, example): (SocketAddr, &str) = match listening {
        IpAddr::V4(_) => ((Ipv4Addr::UNSPECIFIED, 0).into(), "192.0.2.1:9"),
        IpAddr::V6(_) => ((Ipv6Addr::UNSPECIFIED, 0).into(), "[2001:db8::1]:9"),
    };
    let socket = UdpSocket::bind(any).ok()?;
    socket.connect(example).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The address for a browser on this machine if the server listens on all addresses.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address {
        SocketAddr::V4(any) if any.ip().is_unspecified() => (Ipv4Addr::LOCALHOST, any.port()).into(),
        SocketAddr::V6(any) if any.ip().is_unspecified() => (Ipv6Addr::LOCALHOST, any.port()).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::net::TcpListener;

    use talon_arguments::serve::port_is_taken;

    use super::*;

    #[test]
    fn a_taken_port_is_refused_as_by_cargo_play() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = other.local_addr().unwrap();
        let error = Server::listen(address.ip(), Port::Wanted(address.port())).unwrap_err();
        assert_eq!(error.to_string(), port_is_taken(address.port()));
    }

    #[test]
    fn another_talon_is_known_by_its_page() {
        let pages = [("<head><title>Talon</title>", true), ("<title>Tapir</title>", false), ("", false)];
        for (page, expected) in pages {
            let listener = TcpListener::bind("127.0.0.1:0").unwrap();
            let address = listener.local_addr().unwrap();
            let other = thread::spawn(move || {
                let (mut stream, _) = listener.accept().unwrap();
                let request = BufReader::new(&stream).lines().map(Result::unwrap);
                assert_eq!(request.take_while(|line| !line.is_empty()).count(), 2);
                write!(stream, "HTTP/1.0 200 OK\r\n\r\n{page}").unwrap();
            });
            assert_eq!(is_talon(address), expected, "{page}");
            other.join().unwrap();
            assert!(!is_talon(address), "nobody listens any more");
        }
    }
}
