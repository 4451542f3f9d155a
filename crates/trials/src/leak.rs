//! Noninterference on the wire: what a seat and a spectator receive does not depend on what is hidden from them (J. A.
//! Goguen, J. Meseguer: Security policies and security models, 1982).
//!
//! Two matches differ only in the server's seed, and the seeds are chosen so that south gets the same tiles and north
//! others. The same moves are made in both, on real servers, as long as north has them in both. Every message that south
//! and a spectator get must be the same, byte by byte and in the same order, but for times and for hashes of the seed. Then
//! the messages of a whole match are searched for tiles that their receiver could not know.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result, bail, ensure};
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use talon_client::net::Key;
use talon_hall::{Command, CommandId, Entry, MatchId, Seed, Seq, Settings, Table, deal_root};
use talon_rules::Game;
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::pieces::Chance;
use talon_store::{KeyHash, NewGame, ServerId, Store, Summary};

use crate::moves::random_move;
use crate::real::{Ear, Hall, Kind, Node, Storage};

/// A trial that looks for hidden tiles in what servers send.
#[derive(clap::Args, Debug)]
pub struct Leak {
    /// Search one whole match instead of 20.
    #[arg(long)]
    quick: bool,
    /// The seed of the moves.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The match of both seeds. South leads.
const ID: MatchId = MatchId::new([3; 16]);

/// The seeds of south and north.
const SEATS: [Seed; 2] = [Seed::new([1; 32]), Seed::new([2; 32])];

/// The place of the deal in the log: after the match was made, and both players have sat down and opened their seeds.
const DEALT: Seq = 5;

/// A short match, for which a connection has messages enough.
const SETTINGS: Settings = Settings { target: 1, leader: Some(Seat::South), ..Settings::FRIENDS };

/// Looks for leaks, and returns what was compared as text.
///
/// # Errors
/// The first message that shows what is hidden.
pub async fn leak(arguments: &Leak) -> Result<String> {
    let compared = compare(arguments.seed).await?;
    let matches = if arguments.quick { 1 } else { 20 };
    let mut searched = 0;
    for number in 0..matches {
        searched += search(arguments.seed + number).await?;
    }
    Ok(format!("{compared}\n{searched} messages of {matches} whole matches show no hidden tile"))
}

fn server_seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

/// The first hand of the match with this server seed.
fn deal(number: u64) -> State {
    State::from_root(
        &Options::MATCH,
        deal_root(&server_seed(number), &ID, SEATS.map(Some)),
        Some(Seat::South),
    )
}

/// South's tiles as bits, in any order.
fn souths_tiles(state: &State) -> u64 {
    state.tiles(Seat::South).iter().fold(0, |bits, tile| bits | 1 << (tile.high() * 7 + tile.low()))
}

/// Two seeds from this one on that deal south the same tiles: by the birthday paradox some thousand deals contain a pair.
fn find_pair(from: u64) -> [u64; 2] {
    let mut seen = HashMap::new();
    let mut number = from;
    loop {
        if let Some(first) = seen.insert(souths_tiles(&deal(number)), number) {
            return [first, number];
        }
        number += 1;
    }
}

/// Plays the same moves with both seeds and compares what south and a spectator hear.
async fn compare(seed: u64) -> Result<String> {
    let pair = find_pair(seed * 1_000_000);
    let states = pair.map(deal);
    let line = longest_line(&states, &mut Chance::from_seed(seed));
    let (first, second) = (play_line(pair[0], &line).await?, play_line(pair[1], &line).await?);
    let mut bytes = 0;
    for (name, first, second) in [("south", &first[0], &second[0]), ("a spectator", &first[1], &second[1])] {
        ensure!(first.len() == second.len(), "{name} gets {} messages or {}", first.len(), second.len());
        for (first, second) in first.iter().zip(second) {
            ensure!(first == second, "{name} gets different messages:\n{first}\n{second}");
            bytes += first.len();
        }
    }
    let count = first[0].len() + first[1].len();
    Ok(format!("{} moves with two deals: {count} messages with {bytes} bytes are the same", line.len()))
}

/// The longest of some random lines of moves that are possible in both states, before the hand ends in either. Forced
/// passes belong to the move before them.
fn longest_line(states: &[State; 2], chance: &mut Chance) -> Vec<(Seat, Move)> {
    let mut longest = Vec::new();
    for _ in 0..2_000 {
        let (mut states, mut line) = (states.clone(), Vec::new());
        while let Some((seat, played)) = common_move(&states, chance) {
            let passes: Vec<usize> = states.iter_mut().filter_map(|state| play(state, played)).collect();
            if passes.len() < 2 || passes[0] != passes[1] {
                break;
            }
            line.push((seat, played));
        }
        if line.len() > longest.len() {
            longest = line;
        }
    }
    longest
}

/// A random move that both states allow.
fn common_move(states: &[State; 2], chance: &mut Chance) -> Option<(Seat, Move)> {
    let [first, second] = states.each_ref().map(|state| {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        moves
    });
    let common: Vec<Move> = first.into_iter().filter(|candidate| second.contains(candidate)).collect();
    Some((states[0].seat_to_move()?, *chance.pick(&common)?))
}

/// Makes a move and the forced passes after it, and returns their number; `None` if the hand is over.
fn play(state: &mut State, played: Move) -> Option<usize> {
    state.play_unchecked(played);
    for passes in 0.. {
        if state.layout().points.is_some() {
            return None;
        }
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        if moves != [Move::Pass] {
            return Some(passes);
        }
        state.play_unchecked(Move::Pass);
    }
    None
}

/// A match with a chosen secret on a new server.
struct Staged {
    hall: Hall,
    invite: Key,
}

impl Staged {
    async fn new(secret: Seed) -> Result<Staged> {
        let storage = Storage::launch(Kind::Sqlite)?;
        let invite = Key::draw();
        open(&*storage.open().await?, secret, &invite).await?;
        let places = [storage.place()];
        Ok(Staged { hall: Hall::with(storage, &places, None).await?, invite })
    }

    fn node(&self) -> &Node {
        &self.hall.nodes[0]
    }

    /// South, north and a spectator, whose hands are dealt.
    async fn gather(&self) -> Result<[Ear; 3]> {
        let (port, invite) = (self.node().port(), Some(&self.invite));
        let south = Ear::open(port, ID, invite, 1).await?;
        let north = Ear::open(port, ID, invite, 2).await?;
        let mut ears = [south, north, Ear::open(port, ID, None, 3).await?];
        for (seat, seed) in Seat::BOTH.into_iter().zip(SEATS) {
            act(&mut ears, seat, Command::Sit(seed.seat_commitment(&ID, seat))).await?;
        }
        for (seat, seed) in Seat::BOTH.into_iter().zip(SEATS) {
            act(&mut ears, seat, Command::Open(seed)).await?;
        }
        for ear in &mut ears {
            ear.until(DEALT).await?;
        }
        Ok(ears)
    }
}

/// Opens the match in a store.
async fn open(store: &dyn Store, secret: Seed, invite: &Key) -> Result<()> {
    let key = BASE64URL_NOPAD.decode(invite.to_string().as_bytes())?;
    let at = store.beat(ServerId([0; 16])).await?.now;
    let event = Table::create(&ID, &secret, SETTINGS);
    let first = Entry { seq: 0, at, done: at, seat: None, command: CommandId::new(*ID.bytes()), event };
    let game = NewGame {
        id: ID,
        secret,
        invite: Some(KeyHash(Sha256::digest(key).into())),
        at,
        body: serde_json::to_string(&first.event)?,
        chain: Table::fold(ID, secret, [&first])?.chain(),
        summary: Summary::default(),
    };
    store.open_game(game).await?;
    Ok(())
}

/// Lets a seat act, and waits until all have heard of it.
async fn act(ears: &mut [Ear; 3], seat: Seat, command: Command) -> Result<()> {
    let actor = &mut ears[seat.index()];
    let Some(seq) = actor.act(command).await? else {
        bail!("{command:?} of {seat} is refused: {:?}", actor.heard.last());
    };
    for ear in ears {
        ear.until(seq).await?;
    }
    Ok(())
}

/// Plays a line on a server with this seed, while south and the spectator also ask and try what they can. Returns what these
/// two heard.
async fn play_line(number: u64, line: &[(Seat, Move)]) -> Result<[Vec<String>; 2]> {
    let staged = Staged::new(server_seed(number)).await?;
    let mut ears = staged.gather().await?;
    let conceivable = State::conceivable_moves(&Options::MATCH);
    for (place, (seat, played)) in line.iter().enumerate() {
        // A move that is refused, each time another one: when it is not south's turn, all are.
        if *seat == Seat::North {
            let tried = Command::Move(conceivable[place * 13 % conceivable.len()]);
            ensure!(ears[0].act(tried).await?.is_none(), "a move out of turn is accepted");
            ears[0].ask(tried).await?;
        }
        ears[2].ask(Command::Resign).await?;
        act(&mut ears, *seat, Command::Move(*played)).await?;
    }
    let [south, _, spectator] = ears;
    let normal = |ear: Ear| ear.heard.into_iter().map(|(_, text)| normalized(&text)).collect();
    Ok([normal(south), normal(spectator)])
}

/// A message without times and hashes of the server's seed. Its length stays.
fn normalized(text: &str) -> String {
    let mut text = text.to_owned();
    for field in ["\"chain\":\"", "\"commitment\":\""] {
        let mut from = 0;
        while let Some(place) = text[from..].find(field) {
            let begin = from + place + field.len();
            let end = text[begin..].find('"').map_or(text.len(), |length| begin + length);
            text.replace_range(begin..end, &"x".repeat(end - begin));
            from = end;
        }
    }
    let digits = |run: &str| run.len() == 13 && run.bytes().all(|byte| byte.is_ascii_digit());
    text.split_inclusive(|letter: char| !letter.is_ascii_digit())
        .map(|part| {
            let run = part.trim_end_matches(|letter: char| !letter.is_ascii_digit());
            if digits(run) { part.replace(run, "0000000000000") } else { part.to_owned() }
        })
        .collect()
}

/// Plays a whole match, and searches what south and a spectator heard for tiles that they could not know. Returns the number of
/// messages.
async fn search(seed: u64) -> Result<usize> {
    let staged = Staged::new(server_seed(seed + 1_000)).await?;
    let mut ears = staged.gather().await?;
    let mut chance = Chance::from_seed(seed);
    while ears[0].view.as_ref().is_some_and(|view| view.outcome.is_none()) {
        let mut seats = Seat::BOTH.into_iter();
        let choice = seats.find_map(|seat| {
            Some((seat, random_move(ears[seat.index()].view.as_ref()?, seat, &mut chance)?))
        });
        let (seat, played) = choice.context("a seat that can move")?;
        act(&mut ears, seat, Command::Move(played)).await?;
    }
    let store = staged.hall.storage.open().await?;
    let stored = store.entries(ID, 0).await?;
    let log: Vec<Entry> = stored.iter().map(|entry| entry.entry()).collect::<Result<_, _>>()?;
    let secret = server_seed(seed + 1_000);
    let [south, _, spectator] = &ears;
    // A search that finds nothing proves nothing: what south sees of its own tiles is hidden from a spectator.
    let (_, own) = south.heard.iter().find(|(seq, _)| *seq == DEALT).context("a message after the deal")?;
    let dealt = Table::fold(ID, secret, &log[..=DEALT as usize])?;
    ensure!(shown(&dealt, None, own).is_some(), "the search does not find south's own tiles");
    let mut messages = 0;
    for (seat, ear) in [(Some(Seat::South), south), (None, spectator)] {
        for (seq, text) in &ear.heard {
            let table = Table::fold(ID, secret, &log[..=*seq as usize])?;
            if let Some(tile) = shown(&table, seat, text) {
                bail!("the message after entry {seq} shows {tile}: {text}");
            }
            messages += 1;
        }
    }
    Ok(messages)
}

/// A tile in a message that is hidden from its receiver now. When a hand has ended, none is.
fn shown(table: &Table, seat: Option<Seat>, text: &str) -> Option<String> {
    let state = table.state().filter(|state| state.layout().points.is_none())?;
    let hidden: HashSet<String> = match seat {
        Some(seat) => state.hidden(seat),
        None => Seat::BOTH.into_iter().flat_map(|seat| state.hidden(seat)).collect(),
    }
    .into_iter()
    .map(|tile| tile.to_string())
    .collect();
    let text = normalized(text);
    let mut tiles = text.as_bytes().windows(3).filter_map(|part| std::str::from_utf8(part).ok());
    tiles.find(|part| hidden.contains(*part)).map(str::to_owned)
}
