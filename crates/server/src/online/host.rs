//! The page for the host: the version, the store, and who plays on this node.

use std::fmt::Write;
use std::net::IpAddr;

use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, Uri};
use axum::response::{Html, IntoResponse};
use talon_hall::Person;
use talon_rules::curse::Seat;

use super::api::{Answer, check_here, check_ready};
use super::caller::Caller;
use super::error::ApiError;
use super::live::Live;
use super::metrics::value;
use super::people::players_of;
use super::state::Online;

/// `GET /host`: the page for the host, for browsers on this machine.
pub(crate) async fn page(State(online): State<Online>, caller: Caller, headers: HeaderMap) -> Answer {
    check_here(&caller)?;
    // A name of another site that leads to this machine would let the pages of that site read the names of the players.
    if !headers.get_all(HOST).iter().all(|host| host.to_str().is_ok_and(is_this_machine)) {
        return Err(ApiError::WRONG_ORIGIN);
    }
    let matches = matches(&online).await?;
    let size = online.node().store.size().await.map_or_else(|_| "unknown".to_owned(), megabytes);
    Ok(Html(html(&online, &size, &matches)).into_response())
}

/// Returns true if the host of an address is a name of this machine for itself.
fn is_this_machine(host: &str) -> bool {
    let name = host.parse::<Uri>().ok().and_then(|address| address.host().map(str::to_owned));
    name.is_some_and(|name| {
        let address = name.trim_start_matches('[').trim_end_matches(']');
        name == "localhost" || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    })
}

/// The rows of the table of matches.
async fn matches(online: &Online) -> Result<String, ApiError> {
    let mut rows = String::new();
    for (id, live) in online.node().all() {
        let players = match players_of(online, id).await {
            Err(ApiError::NO_MATCH) => continue,
            players => players?,
        };
        if players.is_over {
            continue;
        }
        let south = player(&live, Seat::South, players.south);
        let north = player(&live, Seat::North, players.north);
        writeln!(
            rows,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escape(&south),
            escape(&north),
            live.head(),
            live.spectators()
        )
        .expect("writing into a string does not fail");
    }
    Ok(rows)
}

/// The player of a seat: the name, and if this player is connected to this node.
fn player(live: &Live, seat: Seat, person: Option<Person>) -> String {
    match person {
        None => "nobody yet".to_owned(),
        Some(Person { bot: Some(level), .. }) => format!("bot {level}"),
        Some(person) => {
            let name = person.name.unwrap_or_else(|| "an erased player".to_owned());
            if live.is_connected(seat) { name } else { format!("{name} (not connected)") }
        }
    }
}

/// A number of bytes as a page shows it.
fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

fn html(online: &Online, size: &str, matches: &str) -> String {
    let metrics = online.metrics();
    let state = match (check_ready(online), online.is_ending()) {
        (Ok(()), _) => "ready",
        (Err(_), true) => "ending",
        (Err(_), false) => "not ready: the store does not answer, or the clock is wrong",
    };
    let store = if online.node().health.is_away() { "does not answer" } else { "answers" };
    let table = if matches.is_empty() {
        "<p>Nobody plays on this node.</p>".to_owned()
    } else {
        format!(
            "<table>\n<tr><th>South</th><th>North</th><th>Entries of the log</th><th>Spectators</th></tr>\n{matches}</table>"
        )
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Talon: this server</title>\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta http-equiv=\"refresh\" content=\"30\">\n</head>\n<body>\n<main>\n<h1>This server</h1>\n<dl>\n\
         <dt>Version</dt><dd>Talon {version}</dd>\n<dt>State</dt><dd>{state}</dd>\n\
         <dt>Connections</dt><dd>{sockets}</dd>\n<dt>Store</dt><dd>{store}</dd>\n<dt>Size of the store on its disk</dt><dd>{size}</dd>\n\
         <dt>Entries written since the start</dt><dd>{entries}</dd>\n<dt>Outages of the store since the start</dt><dd>{outages}</dd>\n\
         <dt>Copies since the start</dt><dd>{copies}, and {failed} failed</dd>\n</dl>\n\
         <h2>Matches</h2>\n{table}\n</main>\n</body>\n</html>\n",
        version = env!("CARGO_PKG_VERSION"),
        sockets = metrics.sockets.get(),
        entries = value(&metrics.appends, "outcome", "done"),
        outages = metrics.outages.get(),
        copies = value(&metrics.copies, "outcome", "done"),
        failed = value(&metrics.copies, "outcome", "failed"),
    )
}

/// A text as a page shows it.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_lead_to_the_page() {
        for name in ["localhost", "localhost:8642", "127.0.0.1", "127.0.0.1:8642", "[::1]:8642"] {
            assert!(is_this_machine(name), "{name}");
        }
        for name in ["talon.example", "localhost.talon.example:8642", "192.0.2.1", "[2001:db8::1]:80", ""] {
            assert!(!is_this_machine(name), "{name}");
        }
    }

    #[test]
    fn a_size_is_in_megabytes() {
        assert_eq!([0, 139_264, 25_360_000_000].map(megabytes), ["0.0 MB", "0.1 MB", "25360.0 MB"]);
    }

    #[test]
    fn a_name_is_no_markup() {
        assert_eq!(escape("<b>A & B</b>"), "&lt;b>A &amp; B&lt;/b>");
    }
}
