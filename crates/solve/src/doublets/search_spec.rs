use super::prunings::Prunings;
use super::puzzle::Puzzle;

/// The goal and limits of one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchSpec<'a> {
    pub(super) puzzle: &'a Puzzle,
    /// Number of plays to make.
    pub(super) goal: u32,
    pub(super) prunings: Prunings,
    /// Maximum number of bytes for the nodes.
    pub(super) bytes: usize,
}
