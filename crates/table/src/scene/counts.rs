//! The counts that a player of each game keeps.

use talon_rules::AnySeat;
use talon_rules::pieces::Rank;

/// The counts that a player keeps while playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Counts {
    /// Nothing worth a panel.
    Nothing,
    /// Doublets: the ring of ranks.
    Doublets(DoubletsCounts),
    /// Yield: what is left of each pair.
    Yield(YieldCounts),
    /// Lady Jane: the base.
    LadyJane(LadyJaneCounts),
    /// Curse: the open ends, the unseen tiles and the score of the match.
    Curse(CurseCounts),
}

/// The counts that a player of Doublets keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DoubletsCounts {
    /// The ranks in the order in which they follow each other (D3), the ace first; the highest rank
    /// is not among them.
    pub ring: Vec<Rank>,
    /// The rank that the foundation wants next; `None` when all cards are on it.
    pub wanted: Option<Rank>,
    /// Number of cards of each rank of the ring that are not on the foundation yet, in the order of the ring.
    pub left: Vec<usize>,
    /// Number of times that the waste may still go back to the stock.
    pub redeals_left: u8,
}

/// The counts that a player of Yield keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct YieldCounts {
    /// The pairs of ranks that go together (Y5), the lowest rank first.
    pub pairs: Vec<PairCount>,
    /// The rank that goes alone (Y4).
    pub alone: RankCount,
}

/// Two ranks that are removed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairCount {
    /// The lower rank.
    pub low: RankCount,
    /// The higher rank.
    pub high: RankCount,
}

/// A rank, and the number of its cards that are still in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankCount {
    /// The rank.
    pub rank: Rank,
    /// Number of its four cards that have not been removed, wherever they lie.
    pub left: usize,
}

/// The counts that a player of Lady Jane keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadyJaneCounts {
    /// The rank that the foundations start with (L2).
    pub base: Rank,
    /// Number of deals that the stock still has cards for (L7).
    pub deals_left: usize,
}

/// The counts that a player of Curse of the Doublet keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CurseCounts {
    /// The ends where a tile can be joined, side by side; none before the set lies.
    pub open_ends: Vec<OpenEnd>,
    /// Number of tiles with each number, 0 to 6, that the seat has not seen in this hand. A doublet counts once.
    pub unseen: [usize; 7],
    /// The seat that looks at the table.
    pub seat: AnySeat,
    /// The seat to move; after a hand, the seat that chooses the next leader.
    pub turn: Option<AnySeat>,
    /// True if the seat to move has just made a match (C7).
    pub plays_again: bool,
    /// The numbers on which the other seat has passed in this hand (C6), lowest first.
    pub other_lacks: Vec<u8>,
    /// The match that the hand belongs to; `None` for a single hand.
    pub standing: Option<MatchStanding>,
    /// The result of the hand, once it has ended.
    pub result: Option<HandResult>,
}

impl CurseCounts {
    /// The points of a seat in the match, or else in the hand.
    pub fn points_of(&self, seat: AnySeat) -> u8 {
        if let Some(standing) = self.standing {
            let [south, north] = standing.score;
            return if seat == AnySeat::North { north } else { south };
        }
        self.result.filter(|result| result.winner == Some(seat)).map_or(0, |result| result.points())
    }
}

/// The score of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchStanding {
    /// The number of the hand, from 1.
    pub hand: u32,
    /// The points of south and north, with those of a hand that has ended.
    pub score: [u8; 2],
    /// The points that win the match (C10).
    pub target: u8,
}

/// The result of a hand (C8, C9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandResult {
    /// The seat that went out; `None` when the hand was blocked.
    pub winner: Option<AnySeat>,
    /// The number of tiles that the other seat was left with, each worth a point.
    pub tiles: u8,
    /// The extra point for a last tile that made a match.
    pub extra: u8,
}

impl HandResult {
    /// The points that the winner scores.
    pub fn points(&self) -> u8 {
        self.tiles + self.extra
    }
}

/// A place where a tile can be joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenEnd {
    /// The side of the set, 1 to 4.
    pub side: u8,
    /// The number that the tile must have.
    pub number: u8,
    /// True if a branch grows there already. Only these ends make matches (C7).
    pub is_started: bool,
}
