//! `cargo xtask online`: the trials of network matches.

#![allow(clippy::print_stdout, reason = "a command line tool talks to its user")]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Parser;
use talon_trials::simulate::{Broken, Mutation, simulate};
use talon_trials::{
    Clock, Kill, Leak, Load, Outage, Place, Wire, clock, kill, leak, load, outage, serve, wire,
};

/// The matches of a quick run, and of a full one.
const MATCHES: [u64; 2] = [2_000, 1_000_000];

/// Trials of matches over the network.
#[derive(Parser)]
#[command(name = "cargo xtask online")]
enum Trial {
    /// Simulate matches with crashes, lost messages and outages.
    Simulate(SimulateArguments),
    /// Kill servers while bots play.
    Kill(Kill),
    /// Let the store fail while bots play.
    Store(Outage),
    /// Spoil the wires between players, servers and database while bots play.
    Wire(Wire),
    /// Measure a server with many tables, slow readers and floods.
    Load(Load),
    /// Let the clock of one server jump.
    Clock(Clock),
    /// Look for hidden tiles in what servers send.
    Leak(Leak),
    /// Serve matches; the other trials start this.
    #[command(hide = true)]
    Node {
        /// A file or an address of a database.
        #[arg(long)]
        store: Place,
        #[arg(long)]
        port: u16,
    },
}

#[derive(clap::Args)]
struct SimulateArguments {
    /// Simulate 2,000 matches instead of a million.
    #[arg(long)]
    quick: bool,
    /// The number of matches.
    #[arg(long)]
    matches: Option<u64>,
    /// The seed of the first match; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads.
    #[arg(long)]
    threads: Option<usize>,
    /// Take a protection out, to see that the simulation notices.
    #[arg(long)]
    without: Option<Mutation>,
}

fn main() -> Result<()> {
    match Trial::parse() {
        Trial::Simulate(arguments) => simulate_all(&arguments),
        Trial::Kill(arguments) => run(kill(&arguments)),
        Trial::Store(arguments) => run(outage(&arguments)),
        Trial::Wire(arguments) => run(wire(&arguments)),
        Trial::Load(arguments) => run(load(&arguments)),
        Trial::Clock(arguments) => run(clock(&arguments)),
        Trial::Leak(arguments) => run(leak(&arguments)),
        Trial::Node { store, port } => serve(&store, port),
    }
}

/// Runs a trial and prints what it reports.
fn run(trial: impl Future<Output = Result<String>>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    println!("{}", runtime.block_on(trial)?);
    Ok(())
}

/// What the threads share.
#[derive(Default)]
struct Tally {
    next: AtomicU64,
    stop: AtomicBool,
    ends: Mutex<BTreeMap<String, u64>>,
    entries: AtomicU64,
    steps: AtomicU64,
    broken: Mutex<Option<(u64, Broken)>>,
}

fn simulate_all(arguments: &SimulateArguments) -> Result<()> {
    let matches = arguments.matches.unwrap_or(MATCHES[usize::from(!arguments.quick)]);
    let threads =
        arguments.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let (begin, tally) = (Instant::now(), Tally::default());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(arguments, matches, &tally));
        }
    });
    let seconds = begin.elapsed().as_secs_f64();
    if let Some((seed, broken)) = tally.broken.into_inner().unwrap_or_default() {
        bail!("the match of seed {seed}: {broken:?}");
    }
    println!("{matches} matches in {seconds:.1} s, {:.0} a second", matches as f64 / seconds);
    println!("{} entries, {} steps", tally.entries.into_inner(), tally.steps.into_inner());
    for (end, count) in tally.ends.into_inner().unwrap_or_default() {
        println!("{count:>9}  {end}");
    }
    Ok(())
}

/// Simulates matches until none is left, or one is broken.
fn work(arguments: &SimulateArguments, matches: u64, tally: &Tally) {
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    loop {
        let number = tally.next.fetch_add(1, Ordering::Relaxed);
        if number >= matches || tally.stop.load(Ordering::Relaxed) {
            break;
        }
        let seed = arguments.seed + number;
        match simulate(seed, arguments.without) {
            Ok(report) => {
                *ends.entry(format!("{:?}", report.end)).or_default() += 1;
                tally.entries.fetch_add(report.entries as u64, Ordering::Relaxed);
                tally.steps.fetch_add(report.steps, Ordering::Relaxed);
            }
            Err(broken) => {
                tally.stop.store(true, Ordering::Relaxed);
                if let Ok(mut first) = tally.broken.lock() {
                    first.get_or_insert((seed, broken));
                }
            }
        }
    }
    if let Ok(mut all) = tally.ends.lock() {
        for (end, count) in ends {
            *all.entry(end).or_default() += count;
        }
    }
}
