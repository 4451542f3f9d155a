//! Many simulated matches, one seed after the other, on all processors.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use talon_server::Mutation;
use tokio::signal::ctrl_c;
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::broken::Broken;
use crate::simulate::simulate;

/// A trial in a simulated hall. It prints how far it is, and what it found so far when it is interrupted.
#[derive(clap::Args, Debug)]
pub struct Simulations {
    /// Simulate 2,000 matches instead of a million.
    #[arg(long)]
    quick: bool,
    /// The number of matches.
    #[arg(long)]
    matches: Option<u64>,
    /// The seed of the first match; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads [default: that of the processors].
    #[arg(long)]
    threads: Option<usize>,
    /// Take a protection out, to see that the simulation notices.
    #[arg(long)]
    without: Option<Mutation>,
}

/// The matches of a full run.
const MATCHES: u64 = 1_000_000;

/// The matches of a quick run.
const QUICK_MATCHES: u64 = 2_000;

/// The time between two lines that say how far the simulation is.
const REPORTS: Duration = Duration::from_secs(10);

/// The state that the threads share.
#[derive(Debug)]
struct Simulation {
    first_seed: u64,
    matches: u64,
    without: Option<Mutation>,
    begin: Instant,
    /// The number of matches that have begun.
    begun: AtomicU64,
    stop: AtomicBool,
    tally: Mutex<Tally>,
}

/// The results so far.
#[derive(Clone, Default, Debug)]
struct Tally {
    matches: u64,
    entries: u64,
    steps: u64,
    ends: BTreeMap<String, u64>,
    broken: Option<(u64, Broken)>,
}

/// Simulates matches from one seed on, and returns what was covered as text.
///
/// # Errors
/// The sentence about what did not hold in the match of a seed, or that the simulation was interrupted, with what held
/// until then.
pub async fn simulations(arguments: &Simulations) -> Result<String> {
    let simulation = Arc::new(Simulation {
        first_seed: arguments.seed,
        matches: arguments.matches.unwrap_or(if arguments.quick { QUICK_MATCHES } else { MATCHES }),
        without: arguments.without,
        begin: Instant::now(),
        begun: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        tally: Mutex::default(),
    });
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let (working, mut all_done) = mpsc::channel::<()>(1);
    for _ in 0..arguments.threads.unwrap_or(processors) {
        let (simulation, working) = (Arc::clone(&simulation), working.clone());
        std::thread::spawn(move || {
            simulation.work();
            drop(working);
        });
    }
    drop(working);
    loop {
        tokio::select! {
            // The channel closes when the last thread ends.
            _ = all_done.recv() => break,
            () = sleep(REPORTS) => simulation.report_progress(),
            _ = ctrl_c() => simulation.stop.store(true, Ordering::Relaxed),
        }
    }
    simulation.conclude()
}

impl Simulation {
    /// Simulates matches until none is left, one is broken, or it is time to stop.
    fn work(&self) {
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.begun.fetch_add(1, Ordering::Relaxed);
            if number >= self.matches {
                break;
            }
            let seed = self.first_seed + number;
            let result = simulate(seed, self.without);
            let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
            match result {
                Ok(report) => {
                    tally.matches += 1;
                    tally.entries += report.entries as u64;
                    tally.steps += report.steps;
                    *tally.ends.entry(format!("{:?}", report.end)).or_default() += 1;
                }
                Err(broken) => {
                    self.stop.store(true, Ordering::Relaxed);
                    tally.broken.get_or_insert((seed, broken));
                }
            }
        }
    }

    fn tally(&self) -> Tally {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    #[allow(clippy::print_stderr, reason = "the user waits for long")]
    fn report_progress(&self) {
        let (done, seconds) = (self.tally().matches, self.begin.elapsed().as_secs_f64());
        let rate = done as f64 / seconds;
        let minutes = self.matches.saturating_sub(done) as f64 / rate / 60.0;
        let matches = self.matches;
        eprintln!(
            "{done} of {matches} matches hold, {rate:.0} a second, about {:.0} minutes to go",
            minutes.ceil()
        );
    }

    fn conclude(&self) -> Result<String> {
        let (tally, seconds) = (self.tally(), self.begin.elapsed().as_secs_f64());
        if let Some((seed, broken)) = tally.broken {
            bail!("the match of seed {seed}: {broken:?}");
        }
        let rate = tally.matches as f64 / seconds;
        let text = format!("{tally}\nin {seconds:.1} s, {rate:.0} a second");
        if tally.matches < self.matches {
            // The threads took the seeds in order, and finished what they began.
            let next = self.first_seed + tally.matches;
            let rest = self.matches - tally.matches;
            bail!("interrupted. What was simulated holds; --seed {next} --matches {rest} continues.\n{text}");
        }
        Ok(text)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { matches, entries, steps, ends, broken: _ } = self;
        let mut text = format!("{matches} matches with {entries} entries and {steps} steps");
        for (end, count) in ends {
            write!(text, "\n{count:>9}  {end}")?;
        }
        formatter.write_str(&text)
    }
}
