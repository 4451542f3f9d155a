//! The counts that a player keeps, in sentences.

use talon_table::{Counts, DoubletsCounts, RankCount};

use crate::Lang;

impl Lang {
    /// The counts that a player of this game keeps, one sentence for each.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
    /// use talon_table::Scene;
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
    /// let counts = Scene::new(&game, AnySeat::Player).counts();
    /// assert_eq!(Lang::english().counts(&counts)[0], "Wanted next: 6. Of this rank 4 are left.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn counts(&self, counts: &Counts) -> Vec<String> {
        match counts {
            Counts::Doublets(DoubletsCounts { ring, left, .. }) => {
                let left = ring.iter().zip(left).map(|(rank, left)| RankCount { rank: *rank, left: *left });
                let list = self.list(left.map(|count| self.rank_count(count)));
                let left = self.text_with("counts-left", &[("counts", list.into())]);
                self.wanted(counts).into_iter().chain([left]).collect()
            }
            Counts::Yield(counts) => {
                let pair = |[low, high]: [RankCount; 2]| {
                    let values =
                        [("low", self.rank_count(low).into()), ("high", self.rank_count(high).into())];
                    self.text_with("counts-pair", &values)
                };
                let pairs = counts.pairs.iter().map(|one| pair([one.low, one.high]));
                let list = self.list(pairs.chain([self.rank_count(counts.alone)]));
                vec![self.text_with("counts-left", &[("counts", list.into())])]
            }
            Counts::Nothing | Counts::LadyJane(_) => Vec::new(),
            Counts::Curse(counts) => {
                let unseen = (0_usize..).zip(counts.unseen).map(|(number, left)| {
                    self.text_with("counts-number", &[("number", number.into()), ("left", left.into())])
                });
                vec![self.text_with("counts-unseen", &[("counts", self.list(unseen).into())])]
            }
        }
    }

    /// The rank that the foundation wants next, as a sentence; `None` in games without one.
    pub fn wanted(&self, counts: &Counts) -> Option<String> {
        let Counts::Doublets(DoubletsCounts { ring, left, wanted, .. }) = counts else { return None };
        let (rank, left) = ring.iter().zip(left).find(|(rank, _)| Some(**rank) == *wanted)?;
        let values = [("rank", self.rank_name(*rank).into()), ("left", (*left).into())];
        Some(self.text_with("counts-wanted", &values))
    }

    /// A rank and the number of its cards.
    fn rank_count(&self, count: RankCount) -> String {
        let values = [("rank", self.rank_name(count.rank).into()), ("left", count.left.into())];
        self.text_with("counts-rank", &values)
    }
}
