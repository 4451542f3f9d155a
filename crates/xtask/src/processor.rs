//! The time that the processors have worked for this program's commands.

use std::fs;
use std::time::Duration;

/// Length of a tick in `/proc`, which is the same on all Linux systems that Rust supports.
const TICK: Duration = Duration::from_millis(10);

/// The time that all processors together have spent on the commands that this program started and that have ended, for
/// users and in the system. Only Linux tells it without a library.
pub(crate) fn time() -> Option<Duration> {
    ticks(&fs::read_to_string("/proc/self/stat").ok()?).map(|ticks| TICK * ticks)
}

/// The fields `cutime` and `cstime` of `/proc/self/stat`, added. The second field, a name in parentheses, can contain
/// anything.
fn ticks(stat: &str) -> Option<u32> {
    let (_, after_name) = stat.rsplit_once(')')?;
    let mut fields = after_name.split_whitespace().skip(13).map(|field| field.parse::<u32>().ok());
    Some(fields.next()?? + fields.next()??)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_ended_commands_are_added() {
        let stat = "7 (a) b) S 1 7 7 0 -1 0 10 20 30 40 5 6 700 80 20 0 1 0 99";
        assert_eq!(ticks(stat), Some(780));
        assert_eq!(ticks("7 (a) S 1"), None);
    }
}
