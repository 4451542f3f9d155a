//! Callers who take as much as they can, by hand-written requests that name other addresses, as a proxy would. Each of them must
//! reach its limit, while two players at a table notice nothing.

use std::net::Ipv6Addr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use talon_client::net::Key;
use talon_hall::{Chain, CommandId, FromHall, MatchId, Seed, View};
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::moves::random_move;
use crate::real::{Hall, Kind, Node, Pace, Storage, Tables};

/// A trial with callers who take too much.
#[derive(clap::Args, Debug)]
pub struct Abuse {
    /// Let fewer calls wait, and make fewer unfinished requests.
    #[arg(long)]
    quick: bool,
    /// The seed of the players who are not disturbed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The calls that wait, and the unfinished requests of each kind, in a full and in a quick run.
const CALLS: [usize; 2] = [3_000, 300];
const UNFINISHED: [usize; 2] = [300, 50];

/// The calls of an address that can wait at a time, and those that it can make in a minute.
const WAITING: usize = 50;
const CALLS_OF_ADDRESS: usize = 1_500;

/// The pace of the players who must not be disturbed.
const PACE: Pace = Pace { least: 200, most: 500 };

/// The longest that a move of theirs can take.
const UNDISTURBED: Duration = Duration::from_secs(2);

/// The longest that an unfinished request can stay.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest that an answer can take.
const ANSWERING: Duration = Duration::from_secs(10);

/// A server, as a proxy on its machine calls it.
#[derive(Clone, Copy)]
struct Target {
    port: u16,
}

impl Target {
    /// Sends a request from an address.
    async fn send(self, from: &str, key: Option<Key>, line: &str, body: &str) -> Result<TcpStream> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await?;
        let bearer = key.map_or(String::new(), |key| format!("authorization: Bearer {key}\r\n"));
        let request = format!(
            "{line} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nconnection: close\r\nx-forwarded-for: {from}\r\n{bearer}\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        Ok(stream)
    }

    /// Calls from an address, and returns the status and the body.
    async fn call(self, from: &str, key: Key, line: &str, body: &Value) -> Result<(u16, String)> {
        let mut stream = self.send(from, Some(key), line, &body.to_string()).await?;
        let mut answer = String::new();
        timeout(ANSWERING, stream.read_to_string(&mut answer)).await.context(line.to_owned())??;
        let (head, body) = answer.split_once("\r\n\r\n").context("an answer")?;
        let status = head.split(' ').nth(1).context("a status")?.parse()?;
        let says_when = head.to_lowercase().contains("\r\nretry-after: ");
        ensure!(says_when == (status == 429), "{line}: {head}");
        Ok((status, body.to_owned()))
    }

    /// Calls, and expects that this works.
    async fn expect(self, from: &str, key: Key, line: &str, body: &Value) -> Result<Value> {
        let (status, text) = self.call(from, key, line, body).await?;
        ensure!(status == 200, "{line}: {status} {text}");
        Ok(serde_json::from_str(&text)?)
    }

    /// Sends a command, and returns the name of its answer.
    async fn act(self, from: &str, key: Key, game: &str, (expect, act): (Chain, Value)) -> Result<String> {
        let id = CommandId::new(Key::draw().seed(&game.parse()?).bytes()[..16].try_into()?);
        let body = json!({ "id": id, "expect": expect, "do": act });
        let answer = self.expect(from, key, &format!("POST /api/games/{game}/commands"), &body).await?;
        Ok(answer.as_object().and_then(|answer| answer.keys().next()).context("an answer")?.clone())
    }

    /// The match as the player with this key sees it.
    async fn view(self, from: &str, key: Key, game: &str) -> Result<View> {
        let (_, text) = self.call(from, key, &format!("GET /api/games/{game}/events"), &json!({})).await?;
        for line in text.lines() {
            if let FromHall::Update { view, .. } = serde_json::from_str(line)? {
                return Ok(*view);
            }
        }
        bail!("no view in {text}")
    }
}

/// Lets callers take as much as they can while two players play, and returns what they got as text.
///
/// # Errors
/// If a caller gets more than its limit or less, or a move of the players takes too long.
pub async fn abuse(arguments: &Abuse) -> Result<String> {
    let quick = usize::from(arguments.quick);
    let storage = Storage::launch(Kind::Sqlite)?;
    let places = [storage.place()];
    let hall = Hall::with(storage, &places, None).await?;
    let (node, target) = (&hall.nodes[0], Target { port: hall.nodes[0].port() });
    let mut table = Tables::gather(&node.address(), 1, Some(PACE), arguments.seed);
    let (before, begin) = (node.memory()?, Instant::now());
    let abusing = async {
        tokio::try_join!(
            matches(target),
            offers(target),
            identities(target),
            waits(node, target, CALLS[quick]),
            unfinished(target, UNFINISHED[quick]),
        )
    };
    tokio::pin!(abusing);
    let (matches, offers, identities, waits, unfinished) = loop {
        tokio::select! {
            taken = &mut abusing => break taken?,
            watched = table.watch(Duration::from_secs(1)) => watched?,
        }
    };
    let (arrivals, grown) = (table.meter.take_arrivals(), node.memory()?.saturating_sub(before) / 1_000);
    let moves = usize::try_from(begin.elapsed().as_secs())? / 2;
    ensure!(arrivals.count() >= moves, "the players made only {} moves", arrivals.count());
    ensure!(arrivals.percentile(100) < UNDISTURBED, "the players were disturbed: {arrivals}");
    Ok(format!(
        "{matches}\n  {offers}\n  {identities}\n  {waits}\n  {unfinished}\n  the server grew by {grown} kB in {:.0} s\n  \
         moves of two players meanwhile: {arrivals}",
        begin.elapsed().as_secs_f64()
    ))
}

/// Opens matches from one address and calls them off, with more keys than one.
async fn matches(target: Target) -> Result<String> {
    let (from, mut opened) = ("198.51.100.1", Vec::new());
    for _ in 0..6 {
        let (key, mut count) = (Key::draw(), 0);
        target.expect(from, key, "POST /api/me", &json!({})).await?;
        for _ in 0..70 {
            let settings = json!({ "settings": null });
            let (status, text) = target.call(from, key, "POST /api/games", &settings).await?;
            if status != 200 {
                ensure!(status == 429, "a match: {status} {text}");
                break;
            }
            count += 1;
            let game: Value = serde_json::from_str(&text)?;
            let id = game["id"].as_str().context("an id")?;
            let answer = target.act(from, key, id, (Chain::START, json!("abort"))).await?;
            ensure!(answer == "accepted", "a match cannot be called off: {answer}");
        }
        opened.push(count);
    }
    ensure!(opened == [60, 60, 60, 60, 60, 0], "six players of an address opened {opened:?} matches");
    Ok("6 players of an address opened 300 matches, 60 each, and no more".to_owned())
}

/// Opens a match with a new player in one seat.
async fn open(target: Target, from: &str, key: Key) -> Result<Value> {
    target.expect(from, key, "POST /api/me", &json!({})).await?;
    target.expect(from, key, "POST /api/games", &json!({ "settings": null })).await
}

/// A match in which the hands are dealt and a tile lies on the table, with the keys of its players.
async fn begin(target: Target, from: &str) -> Result<(String, [Key; 2])> {
    let keys = [Key::draw(), Key::draw()];
    let opened = open(target, from, keys[0]).await?;
    let id = opened["id"].as_str().context("an id")?.to_owned();
    target.expect(from, keys[1], "POST /api/me", &json!({})).await?;
    let sit = format!("POST /api/games/{id}/sit");
    target.expect(from, keys[1], &sit, &json!({ "invite": opened["invite"] })).await?;
    let game: MatchId = id.parse()?;
    let seeds: [Seed; 2] = keys.map(|key| key.seed(&game));
    for (seat, (key, seed)) in Seat::BOTH.into_iter().zip(keys.into_iter().zip(seeds)) {
        let commitment = seed.seat_commitment(&game, seat);
        target.act(from, key, &id, (Chain::START, json!({ "sit": commitment }))).await?;
    }
    for (key, seed) in keys.into_iter().zip(seeds) {
        target.act(from, key, &id, (Chain::START, json!({ "open": seed }))).await?;
    }
    for (seat, key) in Seat::BOTH.into_iter().zip(keys) {
        let view = target.view(from, key, &id).await?;
        if let Some(played) = random_move(&view, seat, &mut Chance::from_seed(1)) {
            target.act(from, key, &id, (view.chain, json!({ "move": played.to_string() }))).await?;
            return Ok((id, keys));
        }
    }
    bail!("nobody can move")
}

/// Offers to stop and declines in turn.
async fn offers(target: Target) -> Result<String> {
    let from = "198.51.100.2";
    let (id, keys) = begin(target, from).await?;
    // Each command that is accepted is an entry; the server can note meanwhile that a player is not connected.
    let mut entries = 0;
    for _ in 0..45 {
        for (asks, declines) in [(keys[0], keys[1]), (keys[1], keys[0])] {
            for (key, act) in [(asks, "abort"), (declines, "decline-abort")] {
                let answer = target.act(from, key, &id, (Chain::START, json!(act))).await?;
                entries += usize::from(answer == "accepted");
            }
        }
    }
    ensure!(entries == 4, "offers to stop made {entries} entries");
    Ok("180 offers to stop and answers made 4 entries".to_owned())
}

/// Makes a player in each network of an IPv6 site.
async fn identities(target: Target) -> Result<String> {
    let mut players = 0;
    for number in 0..200 {
        let from = Ipv6Addr::new(0x2001, 0xdb8, 1, number, 0, 0, 0, 1).to_string();
        let (status, text) = target.call(&from, Key::draw(), "POST /api/me", &json!({})).await?;
        ensure!([200, 429].contains(&status), "a player: {status} {text}");
        players += usize::from(status == 200);
    }
    ensure!(players == 100, "200 networks of an IPv6 site made {players} players");
    Ok("200 networks of an IPv6 site made 100 players".to_owned())
}

/// Lets calls wait for news, without a key. An address is used until it can make no more calls in a minute.
async fn waits(node: &Node, target: Target, count: usize) -> Result<String> {
    let own = "198.51.100.3";
    // Nothing happens in a match with a free seat. In another one, the absence of its players would answer the calls.
    let key = Key::draw();
    let opened = open(target, own, key).await?;
    let id = opened["id"].as_str().context("an id")?;
    let view = target.view(own, key, id).await?;
    let line = format!("GET /api/games/{id}/events?seq={}&chain={}", view.seq, view.chain);
    let (mut waiting, mut refused) = (Vec::new(), 0);
    for number in 0..count.div_ceil(CALLS_OF_ADDRESS) {
        let from = format!("198.51.100.{}", 4 + number);
        for _ in 0..WAITING {
            waiting.push(target.send(&from, None, &line, "").await?);
        }
        let all = format!("talon_polls {}\n", waiting.len());
        let held = async {
            while !node.metrics().await?.contains(&all) {
                sleep(Duration::from_millis(10)).await;
            }
            anyhow::Ok(())
        };
        timeout(ANSWERING, held).await.context("calls do not wait")??;
        for _ in WAITING..CALLS_OF_ADDRESS.min(count - number * CALLS_OF_ADDRESS) {
            let (mut stream, mut status) = (target.send(&from, None, &line, "").await?, [0; 12]);
            let answering = timeout(ANSWERING, stream.read_exact(&mut status));
            answering.await.context("one call too many waits")??;
            ensure!(status.ends_with(b"429"), "a call that waits: {}", String::from_utf8_lossy(&status));
            refused += 1;
        }
    }
    Ok(format!(
        "{} calls without a key waited, {WAITING} of an address, and {refused} were refused",
        waiting.len()
    ))
}

/// Begins requests, and never finishes them: half a head, or half a body.
async fn unfinished(target: Target, count: usize) -> Result<String> {
    let body = "POST /api/games HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{";
    let begin = Instant::now();
    let mut streams = Vec::new();
    for text in ["POST /api/games HTTP/1.1\r\nhost:", body] {
        for _ in 0..count {
            let mut stream = TcpStream::connect(("127.0.0.1", target.port)).await?;
            stream.write_all(text.as_bytes()).await?;
            streams.push(stream);
        }
    }
    for mut stream in streams {
        let mut answer = Vec::new();
        let left = PATIENCE.saturating_sub(begin.elapsed());
        // An error means that the server closed the connection.
        let end = timeout(left, stream.read_to_end(&mut answer)).await;
        ensure!(end.is_ok(), "the server keeps an unfinished request for {PATIENCE:?}");
    }
    Ok(format!("{} unfinished requests were closed after {:.1} s", count * 2, begin.elapsed().as_secs_f64()))
}
