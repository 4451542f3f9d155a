//! The progress of a command with several parts.

use std::time::{Duration, Instant};

/// A time that is worth a word. What was built before takes less, and says nothing about the rest.
const NOTEWORTHY: Duration = Duration::from_secs(5);

/// The parts of a command that takes long.
#[derive(Debug)]
pub(crate) struct Progress<'a> {
    /// The usual share of each part in the whole time.
    shares: &'a [u32],
    /// Number of parts that have begun.
    begun: usize,
    start: Instant,
}

impl<'a> Progress<'a> {
    /// Starts the clock. `shares` are the usual shares of the parts in the whole time, in any unit.
    pub(crate) fn start(shares: &'a [u32]) -> Progress<'a> {
        Progress { shares, begun: 0, start: Instant::now() }
    }

    /// Prints that the next part begins, and how long the whole command has taken and is likely to take.
    pub(crate) fn next(&mut self, part: &str) {
        println!("{}", self.line(part, self.start.elapsed()));
        self.begun += 1;
    }

    /// Prints how long the whole command took, if it built anything.
    pub(crate) fn end(&self) {
        let elapsed = self.start.elapsed();
        if elapsed >= NOTEWORTHY {
            println!("built in {} s; later starts take a few seconds", elapsed.as_secs());
        }
    }

    fn line(&self, part: &str, elapsed: Duration) -> String {
        let (done, rest) = self.shares.split_at(self.begun);
        let (done, rest): (u32, u32) = (done.iter().sum(), rest.iter().sum());
        let step = format!("[{}/{}] {part}", self.begun + 1, self.shares.len());
        if elapsed < NOTEWORTHY || done == 0 {
            return step;
        }
        let remaining = elapsed * rest / done;
        format!("{step} ({} s so far, about {} s to go)", elapsed.as_secs(), remaining.as_secs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_what_is_done_and_what_remains() {
        let mut progress = Progress::start(&[60, 30, 10]);
        let seconds = Duration::from_secs;
        assert_eq!(progress.line("page", seconds(0)), "[1/3] page");
        progress.begun = 1;
        assert_eq!(progress.line("server", seconds(90)), "[2/3] server (90 s so far, about 60 s to go)");
        assert_eq!(progress.line("server", seconds(1)), "[2/3] server");
    }
}
