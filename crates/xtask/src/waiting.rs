//! The page that `cargo play` serves while it builds the games for the first time: the rules, and a script that opens the
//! table once it is served at the same address.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Context, Result};
use talon_arguments::values::GAMES;

use crate::fluent;

/// The page, with the colours of the table and the games in braces.
const PAGE: &str = include_str!("waiting.html");

/// The time that a connection has for its request. Browsers open connections that they may use later.
const PATIENCE: Duration = Duration::from_secs(2);

/// A server of the page, in the background.
#[derive(Debug)]
pub(crate) struct WaitingPage {
    address: SocketAddr,
    is_closing: Arc<AtomicBool>,
    server: JoinHandle<()>,
}

impl WaitingPage {
    /// Serves the page at an address, made of the files in the workspace's root folder.
    ///
    /// # Errors
    /// If something else listens there, or a file cannot be read.
    pub(crate) fn open(root: &Path, address: IpAddr, port: u16) -> Result<WaitingPage> {
        let page = Arc::<str>::from(page(root)?);
        let listener = TcpListener::bind((address, port))?;
        let address = listener.local_addr()?;
        let is_closing = Arc::new(AtomicBool::new(false));
        let closing = Arc::clone(&is_closing);
        let server = thread::spawn(move || {
            for stream in listener.incoming().take_while(|_| !closing.load(Ordering::Relaxed)).flatten() {
                let page = Arc::clone(&page);
                // A browser that has gone needs no answer.
                thread::spawn(move || answer(&stream, &page).ok());
            }
        });
        Ok(WaitingPage { address, is_closing, server })
    }

    /// The address, whose port is the one in use.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Frees the port for the server of the table.
    pub(crate) fn close(self) {
        self.is_closing.store(true, Ordering::Relaxed);
        // The server waits for a connection.
        if TcpStream::connect_timeout(&self.address, PATIENCE).is_ok() {
            self.server.join().ok();
        }
    }
}

/// Answers any request with the page.
fn answer(mut stream: &TcpStream, page: &str) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    for line in BufReader::new(stream).lines() {
        if line?.is_empty() {
            break;
        }
    }
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\nConnection: close";
    write!(stream, "{head}\r\nContent-Length: {}\r\n\r\n{page}", page.len())
}

/// The page with the colours and sentences of the table.
fn page(root: &Path) -> Result<String> {
    let colours = read(root, "crates/web/styles/10-colours.css")?;
    let games: Result<String> = GAMES.into_iter().map(|game| rules(root, game)).collect();
    Ok(PAGE.replace("{colours}", &colours).replace("{games}", &games?))
}

/// The title and the rules of a game, which open under it.
fn rules(root: &Path, game: &str) -> Result<String> {
    let file = |name: String| read(root, &format!("crates/lang/locales/en/{name}.ftl"));
    let text = file(game.to_owned())? + &file(format!("{game}-learn"))?;
    let (mut title, mut blurb, mut paragraphs) = (String::new(), String::new(), String::new());
    for message in fluent::messages(&text) {
        let sentence = message.sentence().replace('&', "&amp;").replace('<', "&lt;");
        match message.id.strip_prefix(game).and_then(|id| id.strip_prefix('-')) {
            Some("title") => title = sentence,
            Some("blurb") => blurb = sentence,
            Some(part) if part == "goal" || part.starts_with("rule-") => {
                paragraphs.extend(["<p>", &sentence, "</p>\n"]);
            }
            _ => {}
        }
    }
    Ok(format!(
        "<details>\n<summary><h2>{title}</h2><span>{blurb}</span></summary>\n{paragraphs}</details>\n"
    ))
}

fn read(root: &Path, path: &str) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| format!("{path} cannot be read"))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;
    use crate::workspace::Workspace;

    #[test]
    fn the_page_has_the_rules_until_it_is_closed() {
        let root = Workspace::load().unwrap().root;
        let waiting = WaitingPage::open(&root, [127, 0, 0, 1].into(), 0).unwrap();
        let address = waiting.address();
        // A connection without a request does not keep others waiting.
        let _idle = TcpStream::connect(address).unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.contains("data-waiting"), "{answer}");
        assert_eq!(answer.matches("<details>").count(), GAMES.len());
        assert!(answer.contains("<h2>Yield</h2>") && answer.contains("<p>A king goes alone"), "{answer}");
        assert!(!answer.contains("{colours}") && !answer.contains("{games}"), "{answer}");
        waiting.close();
        TcpListener::bind(address).unwrap();
    }
}
