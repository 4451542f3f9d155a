//! Shared by the benches and examples of the solvers: decided positions and their figures.

use std::time::{Duration, Instant};

use talon_query::Verdict;
use talon_rules::{AnyGame, AnyMove, GameName, Status};
use talon_solve::{AnySolver, Budget, usual_bytes};

/// The result for one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decided {
    /// The number of its deal.
    pub(crate) deal: u64,
    /// `won`, `lost` or `unknown`.
    pub(crate) verdict: &'static str,
    /// The points that can be reached or the value of the hand, if that was asked.
    pub(crate) answer: i64,
    /// Number of positions visited.
    pub(crate) nodes: u64,
    /// The time that it took.
    pub(crate) time: Duration,
}

/// Decides whether a position of a patience can be won.
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

/// Finds the most points that can be reached from a position of a patience.
pub(crate) fn best_score(solver: &mut AnySolver, position: &AnyGame, deal: u64) -> Decided {
    let clock = Clock::start();
    let best = solver.best_score(position, &budget(position.name())).expect("a patience");
    let time = clock.elapsed();
    let verdict = match best.limit {
        Some(_) => "unknown",
        None if ends_won(position.clone(), &best.line) => "won",
        None => "lost",
    };
    Decided { deal, verdict, answer: best.score.into(), nodes: best.nodes, time }
}

/// Returns true if a line wins.
fn ends_won(mut position: AnyGame, line: &[AnyMove]) -> bool {
    for chosen in line {
        position.play(*chosen).expect("the line is legal");
    }
    position.status() == Status::Won
}

/// Finds the value of a hand of Curse of the Doublet.
pub(crate) fn value(solver: &mut AnySolver, position: &AnyGame, deal: u64) -> Decided {
    let clock = Clock::start();
    let valued = solver.value(position, &budget(position.name())).expect("a game between two");
    let time = clock.elapsed();
    let verdict = if valued.value.is_ok() { "valued" } else { "unknown" };
    Decided { deal, verdict, answer: valued.value.unwrap_or_default().into(), nodes: valued.nodes, time }
}

/// No limit on positions, and each game's usual memory.
fn budget(game: GameName) -> Budget<'static> {
    Budget { bytes: usual_bytes(game), ..Budget::default() }
}

/// A clock for processor time.
struct Clock {
    on_processor: Option<Duration>,
    begin: Instant,
}

impl Clock {
    fn start() -> Clock {
        let on_processor = processor_time();
        Clock { on_processor, begin: Instant::now() }
    }

    /// The elapsed time or, if it is shorter, the time for which this thread had a processor. The latter
    /// leaves out the other work of a busy machine.
    fn elapsed(&self) -> Duration {
        let passed = self.begin.elapsed();
        match (self.on_processor, processor_time()) {
            (Some(before), Some(now)) => passed.min(now.saturating_sub(before)),
            _ => passed,
        }
    }
}

/// The time for which this thread has had a processor, if the system reports it.
fn processor_time() -> Option<Duration> {
    // Linux updates the figure when a thread yields.
    std::thread::yield_now();
    let figures = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    figures.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Resets the peak memory, if the system allows it.
pub(crate) fn forget_peak_memory() {
    // Without an effect, the figures are those of the largest range so far.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// The peak memory of the process in MiB, if the system reports it.
pub(crate) fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes / 1024)
}

/// Number of positions with this verdict.
pub(crate) fn count(decided: &[Decided], verdict: &str) -> usize {
    decided.iter().filter(|one| one.verdict == verdict).count()
}

/// The figures of at least one position in one line, with times in milliseconds.
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

/// The slowest positions, one per line.
pub(crate) fn slowest(decided: &[Decided], most: usize) -> String {
    let mut decided = decided.to_vec();
    decided.sort_unstable_by_key(|one| std::cmp::Reverse(one.time));
    let line = |one: &Decided| {
        let milliseconds = one.time.as_secs_f64() * 1e3;
        format!("  deal {}: {}, {} nodes, {milliseconds:.1} ms\n", one.deal, one.verdict, one.nodes)
    };
    decided.iter().take(most).map(line).collect()
}
