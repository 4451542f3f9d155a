//! What the benches and examples of the solvers have in common: decided positions, and their figures.

use std::time::{Duration, Instant};

use talon_query::Verdict;
use talon_rules::{AnyGame, GameName};
use talon_solve::{AnySolver, Budget};

/// What became of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decided {
    /// The number of the deal that it comes from.
    pub(crate) deal: u64,
    /// `won`, `lost` or `unknown`.
    pub(crate) verdict: &'static str,
    /// The points that can be had, or what the hand is worth, where that was asked.
    pub(crate) answer: i64,
    /// How many positions were looked at.
    pub(crate) nodes: u64,
    /// How long it took.
    pub(crate) time: Duration,
}

/// Asks whether a position of a patience can be won.
pub(crate) fn solve(solver: &mut AnySolver, position: &AnyGame, deal: u64) -> Decided {
    let clock = Clock::start();
    let solved = solver.solve(position, &budget(position.name())).expect("a patience");
    let time = clock.elapsed();
    let verdict = match solved.verdict {
        Verdict::Won(_) => "won",
        Verdict::Lost => "lost",
        Verdict::Unknown(_) => "unknown",
    };
    Decided { deal, verdict, answer: 0, nodes: solved.nodes, time }
}

/// Asks for the most points that can be had from a position of a patience.
pub(crate) fn best_score(solver: &mut AnySolver, position: &AnyGame, deal: u64) -> Decided {
    let most = if position.name() == GameName::Doublets { 48 } else { 52 };
    let clock = Clock::start();
    let best = solver.best_score(position, &budget(position.name())).expect("a patience");
    let time = clock.elapsed();
    let verdict = match best.limit {
        Some(_) => "unknown",
        None if best.score == most => "won",
        None => "lost",
    };
    Decided { deal, verdict, answer: best.score.into(), nodes: best.nodes, time }
}

/// Asks what a hand of Curse of the Doublet is worth.
pub(crate) fn value(solver: &mut AnySolver, position: &AnyGame, deal: u64) -> Decided {
    let clock = Clock::start();
    let valued = solver.value(position, &budget(position.name())).expect("a game between two");
    let time = clock.elapsed();
    let verdict = if valued.value.is_ok() { "valued" } else { "unknown" };
    Decided { deal, verdict, answer: valued.value.unwrap_or_default().into(), nodes: valued.nodes, time }
}

/// No bound on positions, and the memory that each game's solver may take.
fn budget(game: GameName) -> Budget<'static> {
    let mebibytes = if game == GameName::LadyJane { 200 } else { 64 };
    Budget { bytes: mebibytes << 20, ..Budget::default() }
}

/// Measures how long something takes on a processor.
struct Clock {
    on_processor: Option<Duration>,
    begin: Instant,
}

impl Clock {
    fn start() -> Clock {
        let on_processor = processor_time();
        Clock { on_processor, begin: Instant::now() }
    }

    /// The time that has passed, or, if it is shorter, the time for which this thread had a processor: that
    /// leaves out what a busy machine does meanwhile.
    fn elapsed(&self) -> Duration {
        let passed = self.begin.elapsed();
        match (self.on_processor, processor_time()) {
            (Some(before), Some(now)) => passed.min(now.saturating_sub(before)),
            _ => passed,
        }
    }
}

/// How long this thread has had a processor, where the system tells.
fn processor_time() -> Option<Duration> {
    // Linux brings the figure up to date when a thread offers to yield.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Begins to count the most memory anew, where the system lets one.
pub(crate) fn forget_peak_memory() {
    // Where this does nothing, the figures are those of the hungriest so far.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// The most memory that the process has had in MiB, where the system tells.
pub(crate) fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes / 1024)
}

/// How many have this verdict.
pub(crate) fn count(decided: &[Decided], verdict: &str) -> usize {
    decided.iter().filter(|one| one.verdict == verdict).count()
}

/// The figures in one line, of at least one position: times in milliseconds.
pub(crate) fn figures(decided: &[Decided]) -> String {
    let mut times: Vec<Duration> = decided.iter().map(|one| one.time).collect();
    times.sort_unstable();
    let total: Duration = times.iter().sum();
    let nodes: u64 = decided.iter().map(|one| one.nodes).sum();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    let at = |part: f64| milliseconds(times[((times.len() - 1) as f64 * part).round() as usize]);
    format!(
        "mean {:.4}, median {:.4}, p90 {:.3}, p99 {:.3}, max {:.1} ms; {:.2} million nodes a second",
        milliseconds(total) / times.len() as f64,
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        nodes as f64 / total.as_secs_f64() / 1e6
    )
}

/// The slowest, one a line.
pub(crate) fn slowest(decided: &[Decided], most: usize) -> String {
    let mut decided = decided.to_vec();
    decided.sort_unstable_by_key(|one| std::cmp::Reverse(one.time));
    let line = |one: &Decided| {
        let milliseconds = one.time.as_secs_f64() * 1e3;
        format!("  deal {}: {}, {} nodes, {milliseconds:.1} ms\n", one.deal, one.verdict, one.nodes)
    };
    decided.iter().take(most).map(line).collect()
}
