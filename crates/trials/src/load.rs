//! The load that one server carries. Players, server and database share the processors of this machine, so the figures
//! are those of all of them together.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use talon_rules::pieces::Chance;
use talon_store::ServerId;

use crate::memory::Curve;
use crate::real::{Hall, Kind, Node, Pace, Storage, Tables, flood, stay_deaf};
use crate::size;

/// A trial with many tables.
#[derive(clap::Args, Debug)]
pub struct Load {
    /// Measure for 4 seconds with 20 tables.
    #[arg(long)]
    quick: bool,
    /// The kind of store that keeps the matches.
    #[arg(long, default_value = "sqlite")]
    store: Kind,
    /// The number of tables, at most 5,900 because of the limit of sockets [default: 1000].
    #[arg(long)]
    tables: Option<usize>,
    /// The time that they play, in minutes [default: 5].
    #[arg(long)]
    minutes: Option<f64>,
    /// The seed of the bots.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// On average this makes one move in three seconds at a table.
const PACE: Pace = Pace { least: 3_000, most: 6_000 };

/// The time that all players can take to sit down, or to come back.
const PATIENCE: Duration = Duration::from_secs(300);

/// Players who do not read, besides all others.
const SLOW: usize = 20;

/// Players who send too much, and as many more who do not read.
const RUDE: usize = 20;

/// The most that the server can grow through them, in bytes.
const MOST_GROWN: f64 = 16e6;

/// The most that an idle connection can take with its half of a match, in bytes, and the tables from which on that shows.
const MOST_IDLE: u64 = 16 << 10;
const MEASURABLE: usize = 500;

/// The number of times that the memory of the server is measured while bots play.
const SAMPLES: u32 = 30;

/// The number of matches whose room in the store is measured, in a full and in a quick run.
const SIZED: [u64; 2] = [30, 3];

/// Measures a server. Prints each figure as soon as it is known, because a run takes long, and returns the last one as
/// text.
///
/// # Errors
/// If a player is sent away, a player who misbehaves is not, not all come back, or the server keeps memory of what is
/// over.
pub async fn load(arguments: &Load) -> Result<String> {
    let quick = usize::from(arguments.quick);
    let tables = arguments.tables.unwrap_or([1_000, 20][quick]);
    let time = Duration::from_secs_f64(arguments.minutes.unwrap_or([5.0, 4.0 / 60.0][quick]) * 60.0);
    let storage = Storage::launch(arguments.store)?;
    print(&format!("{:?}, {tables} tables", arguments.store));
    print(&format!("  a match in the store: {}", room(&storage, SIZED[quick], arguments.seed).await?));
    if arguments.store == Kind::Sqlite {
        print(&format!("  a match that ended a while ago: {}", packed_room(&storage, SIZED[quick]).await?));
    }
    let places = [storage.place()];
    let mut hall = Hall::with(storage, &places, None).await?;
    print(&format!("  an idle connection: {}", idle(&hall, tables, arguments.seed).await?));
    hall.nodes[0].end().await?;
    hall.nodes[0].start().await?;

    let mut playing = gather(&hall, tables, Some(PACE), arguments.seed).await?;
    // They stay for the whole time.
    let slow: Vec<_> = (0..SLOW).map(|_| tokio::spawn(stay_deaf(hall.nodes[0].port(), time))).collect();
    print(&format!("  moves to the opponent: {}", moves(&hall, &mut playing, time).await?));
    for task in slow {
        task.await??;
    }
    print(&format!("  with players who misbehave: {}", rude(&hall, &mut playing, time / 4).await?));
    Ok(format!("  after a kill: {}", come_back(&mut hall, &mut playing, tables * 2).await?))
}

#[allow(clippy::print_stdout, reason = "the user waits for long")]
fn print(figure: &str) {
    println!("{figure}");
}

/// The room that matches take in an empty store.
async fn room(storage: &Storage, matches: u64, seed: u64) -> Result<String> {
    let store = storage.open().await?;
    let (mut chance, mut entries) = (Chance::from_seed(seed), 0);
    // What the store makes once does not count.
    size::play(&store, &mut chance).await?;
    let before = storage.bytes()?;
    for _ in 0..matches {
        entries += size::play(&store, &mut chance).await?;
    }
    drop(store);
    let bytes = storage.bytes()?.saturating_sub(before) / matches;
    Ok(format!("{bytes} bytes with {} entries, on average of {matches}", u64::from(entries) / matches))
}

/// The room that the same matches take when they are packed, in a copy of the file without free pages.
async fn packed_room(storage: &Storage, matches: u64) -> Result<String> {
    let (store, folder) = (storage.open().await?, tempfile::tempdir()?);
    let mut sizes = Vec::new();
    // The match before them stays as it is.
    for (name, count) in [("rows", 0), ("packed", u32::try_from(matches)?)] {
        store.pack(store.beat(ServerId([0; 16])).await?.now.plus(1), count).await?;
        let copy = folder.path().join(name);
        store.back_up(&copy).await?;
        sizes.push(copy.metadata()?.len());
    }
    let freed = sizes[0].saturating_sub(sizes[1]) / matches;
    Ok(format!("{freed} bytes less, on average of {matches}"))
}

/// The memory that connections take whose players do nothing.
async fn idle(hall: &Hall, tables: usize, seed: u64) -> Result<String> {
    let node = &hall.nodes[0];
    // What the server makes once does not count.
    drop(gather(hall, tables.min(20), None, seed).await?);
    let before = node.memory()?;
    let _tables = gather(hall, tables, None, seed + 1).await?;
    let (connections, after) = (tables as u64 * 2, node.memory()?);
    let bytes = after.saturating_sub(before) / connections;
    ensure!(tables < MEASURABLE || bytes <= MOST_IDLE, "an idle connection takes {bytes} bytes");
    Ok(format!("{bytes} bytes with its half of a match, on average of {connections}"))
}

/// Opens tables, and waits until all players are there.
async fn gather(hall: &Hall, tables: usize, pace: Option<Pace>, seed: u64) -> Result<Tables> {
    let mut gathered = Tables::gather(&hall.nodes[0].address(), tables, pace, seed);
    let begin = Instant::now();
    while gathered.meter.seated() < tables * 2 {
        gathered.watch(Duration::from_millis(100)).await?;
        ensure!(begin.elapsed() < PATIENCE, "only {} players sat down", gathered.meter.seated());
    }
    Ok(gathered)
}

/// Measures a while.
async fn moves(hall: &Hall, tables: &mut Tables, time: Duration) -> Result<String> {
    let node = &hall.nodes[0];
    tables.meter.take_arrivals();
    let (worked, begin) = (node.work()?, Instant::now());
    let curve = watch_memory(node, tables, time).await?;
    let (arrivals, seconds) = (tables.meter.take_arrivals(), begin.elapsed().as_secs_f64());
    let processors = (node.work()? - worked).as_secs_f64() / seconds;
    let rate = arrivals.count() as f64 / seconds;
    let every = time.as_secs_f64() / f64::from(SAMPLES);
    print(&format!("  its memory every {every:.0} s, {curve}"));
    ensure!(curve.is_flat(), "the server keeps memory of what is over");
    let rematches = tables.meter.rematches();
    Ok(format!(
        "{arrivals}; {rate:.0} a second; {rematches} rematches; the server takes {processors:.2} processors"
    ))
}

/// Measures while others read nothing or send too much. The logs of the matches grow meanwhile, and their growth does not
/// count.
async fn rude(hall: &Hall, tables: &mut Tables, time: Duration) -> Result<String> {
    let node = &hall.nodes[0];
    tables.meter.take_arrivals();
    let port = node.port();
    let floods: Vec<_> = (0..RUDE).map(|_| tokio::spawn(flood(port))).collect();
    let deaf: Vec<_> = (0..RUDE).map(|_| tokio::spawn(stay_deaf(port, time))).collect();
    let grown = watch_memory(node, tables, time).await?.grown();
    for task in floods.into_iter().chain(deaf) {
        task.await??;
    }
    let arrivals = tables.meter.take_arrivals();
    let [stopped] = node.series(["talon_closed_sockets_total{reason=\"flood\"}"]).await?;
    ensure!(stopped >= RUDE as u64, "only {stopped} of {RUDE} floods were stopped");
    ensure!(grown < MOST_GROWN, "the server grew by {grown} bytes");
    let grown = grown / 1e3;
    Ok(format!("{arrivals}; {stopped} floods stopped; {RUDE} that do not read; {grown:.0} kB more at most"))
}

/// Looks at a server again and again while it is used.
async fn watch_memory(node: &Node, tables: &mut Tables, time: Duration) -> Result<Curve> {
    let mut curve = Curve::default();
    curve.push(node.sample().await?);
    for _ in 0..SAMPLES {
        tables.watch(time / SAMPLES).await?;
        curve.push(node.sample().await?);
    }
    Ok(curve)
}

/// Kills the server, and waits until all players are back.
async fn come_back(hall: &mut Hall, tables: &mut Tables, players: usize) -> Result<String> {
    hall.nodes[0].kill()?;
    tables.meter.killed();
    let begin = Instant::now();
    hall.nodes[0].start().await?;
    let started = begin.elapsed();
    while tables.meter.back() < players {
        tables.watch(Duration::from_millis(20)).await?;
        let back = tables.meter.back();
        ensure!(begin.elapsed() < PATIENCE, "only {back} of {players} players came back");
    }
    let all = begin.elapsed().as_secs_f64();
    Ok(format!(
        "{}; all after {all:.1} s; the server took {:.1} s of them to start",
        tables.meter.reconnections(),
        started.as_secs_f64()
    ))
}
