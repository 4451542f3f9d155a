use talon_query::{Answer, AnyReason, Effort, Query};
use talon_rules::{AnyGame, AnyMove};

use crate::{Knowledge, OddsCount, Outlook};

/// A hint that is given in small steps, so that a player takes no more of it than is wanted. It knows
/// where every card lies, or as much as the player has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    position: AnyGame,
    knowledge: Knowledge,
    stage: HintStage,
    way: Option<Way>,
    /// The other legal moves, and whether the game can still be won after them, as far as that was
    /// asked.
    others: Vec<(AnyMove, Option<Outlook>)>,
}

/// How much of a hint has been given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum HintStage {
    /// Whether there is anything to be gained.
    Something,
    /// Which card it is about.
    Which,
    /// Where that goes.
    Where,
    /// Why.
    Why,
}

/// What a hint leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Way {
    /// A win.
    Win(Vec<AnyMove>),
    /// No win, which is known before the points are.
    NoWin,
    /// No win, but so many points.
    Points { points: u32, line: Vec<AnyMove>, is_exact: bool },
    /// The fair adviser makes this one move.
    Advised { line: Vec<AnyMove>, reason: AnyReason },
    /// It was not found out.
    NotFound,
}

/// What a hint has to tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tip {
    /// The answer has not come yet.
    Looking,
    /// It was not found out whether the game can be won.
    NotFound,
    /// The game cannot be won any more, and there are no more points to be had.
    NothingToGain,
    /// There is a move after which the game can still be won.
    Win,
    /// The game cannot be won any more, but there is a move that leads to more points.
    Points {
        /// So many in the end.
        points: u32,
        /// Whether more are out of reach; else that was not found out.
        is_exact: bool,
    },
    /// There is a move that the fair adviser makes.
    Advised,
}

/// Why a hint is about its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// That is being found out.
    Looking,
    /// There is no other move.
    Single,
    /// All other moves lose the game.
    Only,
    /// No move loses the game.
    All,
    /// So many of all the moves keep the win.
    Some {
        /// Those that do, with this one.
        keep: usize,
        /// All of them.
        all: usize,
    },
    /// It keeps the win; of other moves that was not found out.
    Unknown,
    /// It leads to so many points.
    Points {
        /// So many.
        points: u32,
        /// Whether more are out of reach; else that was not found out.
        is_exact: bool,
    },
    /// It is the fair adviser's.
    Fair {
        /// Why it makes this move.
        reason: AnyReason,
        /// How often it wins then, as far as that has been counted.
        counted: Option<OddsCount>,
    },
}

/// How many of the legal moves keep the win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keepers {
    /// So many do, with the one that the hint is about.
    pub keep: usize,
    /// So many lose it.
    pub lose: usize,
    /// Of so many that was not found out.
    pub unknown: usize,
}

impl Hint {
    /// A hint of somebody who sees all cards about a position of a patience, of which this is known already.
    /// Nothing but the first stage has been given.
    pub fn new(position: &AnyGame, known: Option<Outlook>) -> Hint {
        let mut hint = Hint { knowledge: Knowledge::AllCards, ..Hint::fair(position) };
        hint.learn(known.filter(|known| *known != Outlook::NotFound));
        hint
    }

    /// A hint of the fair adviser about a position of a patience. Nothing but the first stage has been given.
    pub fn fair(position: &AnyGame) -> Hint {
        let position = position.clone();
        let (knowledge, stage) = (Knowledge::Fair, HintStage::Something);
        Hint { position, knowledge, stage, way: None, others: Vec::new() }
    }

    /// What it knows.
    pub fn knowledge(&self) -> Knowledge {
        self.knowledge
    }

    /// What is to be asked next; `None` when all is known that will be told.
    pub fn query(&self) -> Option<Query> {
        match &self.way {
            None if self.knowledge == Knowledge::Fair => Some(Query::advice(self.position.clone())),
            None => Some(Query::can_be_won(self.position.clone(), Effort::Thorough)),
            Some(Way::NoWin) => Some(Query::most_points(self.position.clone(), Effort::Thorough)),
            Some(Way::Win(_)) if self.stage > HintStage::Something => {
                let (other, _) = self.others.iter().find(|(_, known)| known.is_none())?;
                let mut after = self.position.clone();
                after.play(*other).expect("a legal move");
                Some(Query::can_be_won(after, Effort::Brief))
            }
            Some(_) => None,
        }
    }

    /// Takes the answer to [`Hint::query`].
    pub fn take(&mut self, answer: Answer) {
        match (&self.way, answer) {
            (Some(Way::NoWin), Answer::Most { points, line, is_exact }) => {
                self.way = Some(Way::Points { points, line, is_exact });
            }
            (Some(Way::NoWin), _) => self.way = Some(Way::NotFound),
            (Some(Way::Win(_)), answer) => {
                if let Some((_, known)) = self.others.iter_mut().find(|(_, known)| known.is_none()) {
                    *known = Some(Outlook::told_by(answer));
                }
            }
            (None, Answer::Advised { advised, reason }) => {
                self.way = Some(Way::Advised { line: vec![advised], reason });
            }
            (_, answer) => self.learn(Some(Outlook::told_by(answer))),
        }
    }

    fn learn(&mut self, known: Option<Outlook>) {
        self.way = known.map(|known| match known {
            Outlook::CanBeWon(line) => Way::Win(line),
            Outlook::CannotBeWon => Way::NoWin,
            Outlook::NotFound => Way::NotFound,
        });
        let advised = self.advised();
        let legal = self.position.legal_moves().into_iter().filter(|legal| Some(*legal) != advised);
        self.others = legal.map(|legal| (legal, None)).collect();
    }

    /// How much has been given.
    pub fn stage(&self) -> HintStage {
        self.stage
    }

    /// Gives one stage more, if there is a move to tell of and a stage left. Tells whether it did.
    pub fn climb(&mut self) -> bool {
        let next = match self.stage {
            HintStage::Something => HintStage::Which,
            HintStage::Which => HintStage::Where,
            HintStage::Where => HintStage::Why,
            HintStage::Why => return false,
        };
        let has_more = self.advised().is_some();
        if has_more {
            self.stage = next;
        }
        has_more
    }

    /// What there is to tell, on whichever stage.
    pub fn tip(&self) -> Tip {
        match &self.way {
            None | Some(Way::NoWin) => Tip::Looking,
            Some(Way::NotFound) => Tip::NotFound,
            Some(Way::Win(_)) => Tip::Win,
            Some(Way::Advised { reason, .. }) if reason.most_points().is_some_and(|most| self.has(most)) => {
                Tip::NothingToGain
            }
            Some(Way::Advised { .. }) => Tip::Advised,
            Some(Way::Points { points, line, .. }) if line.is_empty() || self.has(*points) => {
                Tip::NothingToGain
            }
            Some(Way::Points { points, is_exact, .. }) => {
                Tip::Points { points: *points, is_exact: *is_exact }
            }
        }
    }

    /// Whether so many points have been made.
    fn has(&self, points: u32) -> bool {
        self.position.score().is_some_and(|now| now >= points)
    }

    /// The move that the hint is about; `None` when there is none, or it is not known yet. Which part of
    /// it may be told is said by [`Hint::stage`].
    pub fn advised(&self) -> Option<AnyMove> {
        self.way().first().copied()
    }

    /// All the moves to the win, or to the most points; none while they are not known, and where there is
    /// nothing to gain.
    pub fn way(&self) -> &[AnyMove] {
        match (&self.way, self.tip()) {
            (
                Some(Way::Win(line) | Way::Points { line, .. } | Way::Advised { line, .. }),
                Tip::Win | Tip::Points { .. } | Tip::Advised,
            ) => line,
            _ => &[],
        }
    }

    /// How many of the legal moves keep the win; `None` while that is being found out, and where there
    /// is no win.
    pub fn keepers(&self) -> Option<Keepers> {
        if !matches!(self.way, Some(Way::Win(_))) {
            return None;
        }
        let mut keepers = Keepers { keep: 1, lose: 0, unknown: 0 };
        for (_, known) in &self.others {
            match known.as_ref()? {
                Outlook::CanBeWon(_) => keepers.keep += 1,
                Outlook::CannotBeWon => keepers.lose += 1,
                Outlook::NotFound => keepers.unknown += 1,
            }
        }
        Some(keepers)
    }

    /// Why the hint is about its move.
    pub fn why(&self) -> Why {
        if let Tip::Points { points, is_exact } = self.tip() {
            return Why::Points { points, is_exact };
        }
        if let Some(Way::Advised { reason, .. }) = self.way {
            return Why::Fair { reason, counted: None };
        }
        match self.keepers() {
            None => Why::Looking,
            Some(keepers) if keepers.unknown > 0 => Why::Unknown,
            Some(keepers) => match (keepers.keep, keepers.lose) {
                (1, 0) => Why::Single,
                (1, _) => Why::Only,
                (_, 0) => Why::All,
                (keep, lose) => Why::Some { keep, all: keep + lose },
            },
        }
    }
}
