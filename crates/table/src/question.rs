use talon_bots::curse::{Level, Opponent, Why};
use talon_bots::{AnyWhy, Bot, Choice, Graded, Sample, advise, grade, sample_odds};
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, AnyView, Game};
use talon_solve::{AnySolver, Budget, Solved, Verdict, usual_bytes};

/// What a solver, or a player who cannot peek, is asked about a position.
///
/// Questions and answers are plain values: whoever shows a game hands the question to another thread
/// or to a worker of the browser, and the answer back to whom it concerns, whenever it comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The position, with all that no player sees.
    pub position: AnyGame,
    /// What is to be found.
    pub goal: Goal,
    /// How much it is worth.
    pub effort: Effort,
}

/// What a solver is to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Goal {
    /// A way to win, or that there is none.
    Win,
    /// The way to the most points.
    MostPoints,
    /// What a player who cannot peek does in the place of the seat to move, in a game between two.
    Choice {
        /// How well it plays.
        level: Level,
        /// What its choice follows from besides what it sees.
        seed: u64,
    },
    /// What the fair adviser would do, who knows no more than the player has seen.
    Advice,
    /// How often the fair adviser wins from here, in some of the ways in which the hidden cards may lie.
    Odds {
        /// The number of those that have been looked at.
        from: u32,
    },
    /// How hard a deal is.
    Grade,
    /// What each play of the seat to move is worth, in a game between two: for who sees all, and for that seat.
    Judgement,
}

/// A play that could be made, and what it was worth to the seat to move: the points that it makes in the hand less
/// those of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The play.
    pub play: AnyMove,
    /// What it is worth on average for all that the seat knows, in hundredths of a point.
    pub fair: i32,
    /// What it is worth when both see everything and play as well as can be; `None` when that was not found out.
    pub seen: Option<i32>,
}

/// How much an answer is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Effort {
    /// Nobody should feel that there was anything to wait for: less than a tenth of a second.
    Prompt,
    /// One of many: a fraction of a second.
    Brief,
    /// The player waits for this one: some seconds.
    Thorough,
    /// The answer must be the same wherever and whenever it is asked: a limit of positions, and none of time.
    Counted,
}

/// What a solver has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// These moves win.
    Won(Vec<AnyMove>),
    /// No moves win.
    Lost,
    /// So many points can be had.
    Most {
        /// The points at the end of `line`.
        points: u32,
        /// The moves that lead there.
        line: Vec<AnyMove>,
        /// Whether no moves lead to more; else that was not found out.
        is_exact: bool,
    },
    /// This move is chosen.
    Chosen {
        /// The move.
        chosen: AnyMove,
        /// Why.
        why: Why,
    },
    /// The fair adviser makes this move.
    Advised {
        /// The move.
        advised: AnyMove,
        /// Why.
        why: AnyWhy,
    },
    /// So often the fair adviser wins.
    Odds(Sample),
    /// So hard the deal is.
    Graded(Graded),
    /// So much the plays are worth, the best for who sees no more than the seat to move first. Of plays that lead to
    /// the same there is one.
    Judged(Vec<Judged>),
    /// It was not found out.
    NotFound,
}

impl Effort {
    /// How long whoever has a clock lets a search go on, in milliseconds.
    pub fn milliseconds(self) -> u32 {
        match self {
            // The rest of the tenth is for the way to a worker and back, and for what is done between two looks at
            // the clock.
            Effort::Prompt => 70,
            Effort::Brief => 400,
            Effort::Thorough => 10_000,
            Effort::Counted => u32::MAX,
        }
    }

    /// The positions that a search may look at.
    fn nodes(self) -> u64 {
        match self {
            Effort::Brief => 1_000_000,
            Effort::Prompt | Effort::Thorough => u64::MAX,
            Effort::Counted => 200_000,
        }
    }
}

impl Question {
    /// Whether a position can be won, and how.
    pub fn can_be_won(position: AnyGame, effort: Effort) -> Question {
        Question { position, goal: Goal::Win, effort }
    }

    /// How many points can be had from a position.
    pub fn most_points(position: AnyGame, effort: Effort) -> Question {
        Question { position, goal: Goal::MostPoints, effort }
    }

    /// What a player of this level does in the place of the seat to move. How long it thinks is told by its
    /// level, so that it does the same on every machine that is quick enough.
    pub fn choice(position: AnyGame, level: Level, seed: u64) -> Question {
        Question { position, goal: Goal::Choice { level, seed }, effort: Effort::Prompt }
    }

    /// What the fair adviser would do in a position.
    pub fn advice(position: AnyGame) -> Question {
        Question { position, goal: Goal::Advice, effort: Effort::Thorough }
    }

    /// How often the fair adviser wins from a position, from this world on.
    pub fn odds(position: AnyGame, from: u32) -> Question {
        Question { position, goal: Goal::Odds { from }, effort: Effort::Thorough }
    }

    /// How hard a deal is, before its first move.
    pub fn grade(deal: AnyGame) -> Question {
        Question { position: deal, goal: Goal::Grade, effort: Effort::Thorough }
    }

    /// What the plays in a position of a game between two are worth.
    pub fn judgement(position: AnyGame) -> Question {
        Question { position, goal: Goal::Judgement, effort: Effort::Thorough }
    }

    /// Has a solver answer, or a player. `stop` is asked again and again; `true` ends the search, and the answer is
    /// then what has been found so far.
    pub fn answer(&self, solver: &mut AnySolver, stop: &dyn Fn() -> bool) -> Answer {
        let budget = Budget { nodes: self.effort.nodes(), bytes: usual_bytes(self.position.name()), stop };
        match self.goal {
            Goal::Win => match solver.solve(&self.position, &budget) {
                Some(Solved { verdict: Verdict::Won(line), .. }) => Answer::Won(line),
                Some(Solved { verdict: Verdict::Lost, .. }) => Answer::Lost,
                Some(Solved { verdict: Verdict::Unknown(_), .. }) | None => Answer::NotFound,
            },
            Goal::MostPoints => match solver.best_score(&self.position, &budget) {
                Some(found) => {
                    Answer::Most { points: found.score, line: found.line, is_exact: found.limit.is_none() }
                }
                None => Answer::NotFound,
            },
            Goal::Choice { level, seed } => {
                choose(&self.position, level, seed, &Budget { nodes: level.usual_nodes(), ..budget })
                    .unwrap_or(Answer::NotFound)
            }
            Goal::Advice => match advise(&self.view(), stop) {
                Some(Choice { chosen, why, .. }) => Answer::Advised { advised: chosen, why },
                None => Answer::NotFound,
            },
            Goal::Odds { from } => {
                sample_odds(&self.view(), from, stop).map_or(Answer::NotFound, Answer::Odds)
            }
            Goal::Grade => grade(&self.position, solver, &budget).map_or(Answer::NotFound, Answer::Graded),
            Goal::Judgement => {
                judge(&self.position, solver, &budget).map_or(Answer::NotFound, Answer::Judged)
            }
        }
    }

    /// All that an adviser is told.
    fn view(&self) -> AnyView {
        self.position.view(AnySeat::of(self.position.name())[0])
    }
}

/// What a player of this level does who sees no more than the seat to move.
fn choose(position: &AnyGame, level: Level, seed: u64, budget: &Budget<'_>) -> Option<Answer> {
    let AnyGame::Curse(state) = position else { return None };
    let view = state.view(state.seat_to_move()?);
    let Choice { chosen, why, .. } = Opponent::new(level).choose(&view, budget, seed)?;
    Some(Answer::Chosen { chosen: AnyMove::Curse(chosen), why })
}

/// So many decisions are thought through for what plays are worth: all plays are tried, and their order should not be
/// a matter of luck.
const NODES_OF_JUDGEMENT: u64 = 4 * Level::Best.usual_nodes();

/// What the plays of the seat to move are worth.
fn judge(position: &AnyGame, solver: &mut AnySolver, budget: &Budget<'_>) -> Option<Vec<Judged>> {
    let AnyGame::Curse(state) = position else { return None };
    let view = state.view(state.seat_to_move()?);
    let fair = Opponent::new(Level::Best).values(&view, &Budget { nodes: NODES_OF_JUDGEMENT, ..*budget }, 0);
    let seen = solver.values(position, budget).unwrap_or_default();
    let judged = fair.into_iter().map(|(play, worth)| {
        let play = AnyMove::Curse(play);
        let seen = seen.iter().find(|(made, _)| *made == play).map(|(_, value)| *value);
        Judged { play, fair: (100.0 * worth).round() as i32, seen }
    });
    Some(judged.collect())
}

/// The points of a patience that is won; `None` for a game between two.
pub(crate) fn points_that_win(options: AnyOptions) -> Option<u32> {
    let points = match options {
        AnyOptions::Doublets(options) => options.most_points(),
        AnyOptions::Yield(options) => options.cards(),
        AnyOptions::LadyJane(options) => options.cards(),
        AnyOptions::Curse(_) => return None,
    };
    u32::try_from(points).ok()
}
