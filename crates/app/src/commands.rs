//! Moves and commands at the table, and the sentences about them.
//!
//! [`question`] says which commands need the player's consent, and [`run`] carries a command out. A front end only shows
//! what comes back: a sentence, the changed table, the search for a deal, or a page of its own.

use talon_lang::{Confirmation, Lang};
use talon_query::{Answer, Query};
use talon_rules::{AnyMove, Status, Violation};
use talon_table::{Command, NoAdvice, Refused, SearchGoal, Session, Store, TableKind};

/// The moment of a command, as a front end knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// The number of seconds since 1970-01-01 in UTC.
    pub seconds: u64,
    /// A random number, from which the next deal follows.
    pub chance: u64,
}

/// An action of the player that succeeded.
///
/// # Examples
/// ```
/// use talon_app::commands::play;
/// use talon_lang::Lang;
/// use talon_table::{MemoryStore, Session};
///
/// let mut session = Session::new(MemoryStore::default());
/// let flip = session.game().read_move("flip")?;
/// let done = play(&mut session, flip, &Lang::english())?;
/// assert_eq!(done.sentences().count(), 1, "the game has not ended, so there is no verdict");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// The sentence about it.
    pub text: String,
    /// The status of the game after it.
    pub status: Status,
    /// The verdict, if the game has ended.
    pub ending: Option<String>,
}

impl Done {
    fn new<S: Store>(text: String, session: &Session<S>, lang: &Lang) -> Done {
        let status = session.game().status();
        let ending = (status != Status::Playing).then(|| lang.verdict(status, &session.layout()));
        Done { text, status, ending }
    }

    /// The sentence, and the verdict behind it if the game has ended.
    pub fn sentences(self) -> impl Iterator<Item = String> {
        [self.text].into_iter().chain(self.ending)
    }
}

/// The refusal of an action of the player.
///
/// # Examples
/// ```
/// use talon_app::commands::play;
/// use talon_lang::Lang;
/// use talon_table::{MemoryStore, Session};
///
/// fn redeal(session: &mut Session<MemoryStore>) -> Result<String, Box<dyn std::error::Error>> {
///     let wanted = session.game().read_move("redeal")?;
///     Ok(play(session, wanted, &Lang::english())?.text)
/// }
/// let refused = redeal(&mut Session::new(MemoryStore::default())).expect_err("the stock is full");
/// assert!(refused.to_string().contains("D6"), "{refused}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text}")]
pub struct Refusal {
    /// The reason, as a sentence.
    pub text: String,
    /// The number of the rule that forbids it, such as `D3`.
    pub rule: Option<&'static str>,
}

impl Refusal {
    /// Makes the refusal of the table.
    pub fn new(refused: &Refused, lang: &Lang) -> Refusal {
        let rule = match refused {
            Refused::Illegal(violation) => Some(violation.rule()),
            Refused::NothingToUndo | Refused::NothingToRedo => None,
        };
        Refusal { text: lang.refused(refused), rule }
    }

    fn no_advice(why: NoAdvice, lang: &Lang) -> Refusal {
        Refusal { text: lang.no_advice(why), rule: None }
    }
}

/// The result of an action of the player.
pub type Outcome = Result<Done, Refusal>;

/// The result of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Response {
    /// The command made or took back moves, or it is refused.
    Outcome(Outcome),
    /// The table has changed. Its notices say how, if that needs words.
    Changed,
    /// A deal must be searched for, for a table of the same kind.
    Search(SearchGoal),
    /// The command is the front end's own: it shows a page, asks for a choice, or gives advice.
    Show,
}

/// Plays a move.
///
/// # Examples
/// ```
/// use talon_app::commands::play;
/// use talon_lang::Lang;
/// use talon_table::{MemoryStore, Session};
///
/// let mut session = Session::new(MemoryStore::default());
/// let flip = session.game().read_move("flip")?;
/// let done = play(&mut session, flip, &Lang::english())?;
/// assert_eq!((done.ending, session.sitting().moves_made()), (None, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The rule that forbids it.
pub fn play<S: Store>(session: &mut Session<S>, wanted: AnyMove, lang: &Lang) -> Outcome {
    let tried = session.play(wanted).map(|effect| lang.effect(&effect));
    outcome(session, tried, lang)
}

/// Makes the move that the opponent has answered with; `None` if the opponent is not asked this query now.
pub fn play_for_opponent<S: Store>(
    session: &mut Session<S>,
    query: &Query,
    answer: Option<&Answer>,
    lang: &Lang,
) -> Option<Done> {
    let effect = session.receive_opponent_move(query, answer)?;
    Some(Done::new(lang.effect(&effect), session, lang))
}

/// Takes the notices of the session, each once.
pub fn take_notices<S: Store>(session: &mut Session<S>, lang: &Lang) -> Vec<String> {
    session.take_notices().iter().map(|notice| lang.notice(notice)).collect()
}

/// The question that the player answers before a command that loses something; `None` if it loses nothing.
///
/// # Examples
/// ```
/// use talon_app::commands::question;
/// use talon_table::{Command, MemoryStore, Session};
///
/// let session = Session::new(MemoryStore::default());
/// assert_eq!(question(&session, Command::NewDeal), None, "no move is made yet");
/// ```
pub fn question<S: Store>(session: &Session<S>, command: Command) -> Option<Confirmation> {
    let (question, is_needed) = match command {
        Command::NewDeal | Command::NewWinnableDeal | Command::NewGradedDeal => {
            (Confirmation::NewDeal, session.is_unfinished())
        }
        Command::Restart | Command::TryAgain => (Confirmation::Restart, session.is_unfinished()),
        Command::GiveUp => (Confirmation::GiveUp, session.is_unfinished()),
        Command::WinningLine => (Confirmation::WinningLine, session.would_line_count()),
        _ => return None,
    };
    (is_needed && command.is_for(session.kind())).then_some(question)
}

/// Carries out a command to which the player has agreed, if it needs that.
///
/// A command that means nothing at this table changes nothing. One that asks for advice where there is none is refused.
///
/// # Examples
/// ```
/// use talon_app::commands::{Now, Response, run};
/// use talon_lang::Lang;
/// use talon_table::{Command, MemoryStore, Session};
///
/// let mut session = Session::new(MemoryStore::default());
/// let now = Now { seconds: 1_790_000_000, chance: 7 };
/// let undone = run(&mut session, Command::Undo, &Lang::english(), now);
/// assert!(matches!(undone, Response::Outcome(Err(_))), "no move is made yet");
/// assert_eq!(run(&mut session, Command::NewDeal, &Lang::english(), now), Response::Changed);
/// ```
pub fn run<S: Store>(session: &mut Session<S>, command: Command, lang: &Lang, now: Now) -> Response {
    let kind = session.kind();
    if !command.is_for(kind) {
        return without_advice(command, lang);
    }
    match command {
        Command::Undo => Response::Outcome(undo(session, lang)),
        Command::Redo => Response::Outcome(redo(session, lang)),
        Command::Sweep => Response::Outcome(sweep(session, lang)),
        Command::NewDeal => deal(session, kind, now),
        Command::NewWinnableDeal if session.advice().has_failed() => {
            Response::Outcome(Err(Refusal::no_advice(NoAdvice::Failed, lang)))
        }
        Command::NewWinnableDeal => Response::Search(SearchGoal::Winnable),
        Command::Restart => {
            session.restart(now.seconds);
            Response::Changed
        }
        Command::GiveUp => {
            if session.is_unfinished() {
                session.give_up();
            }
            Response::Changed
        }
        Command::NextHand => {
            if session.awaits_next_hand() {
                session.begin_next_hand();
            }
            Response::Changed
        }
        Command::Grade => {
            session.request_grade();
            Response::Changed
        }
        _ => Response::Show,
    }
}

/// The response to a command that this kind of table does not have.
fn without_advice(command: Command, lang: &Lang) -> Response {
    match command {
        Command::WinningLine
        | Command::HintKnowledge
        | Command::Grade
        | Command::NewWinnableDeal
        | Command::NewGradedDeal => Response::Outcome(Err(Refusal::no_advice(NoAdvice::TwoPlayers, lang))),
        _ => Response::Changed,
    }
}

/// Puts the next deal on the table, or says what to search for. The game of the same kind that it replaces is over.
///
/// # Examples
/// ```
/// use talon_app::commands::{Now, Response, deal};
/// use talon_rules::GameName;
/// use talon_table::{DealChoice, MemoryStore, SearchGoal, Session, TableKind};
///
/// let mut session = Session::new(MemoryStore::default());
/// session.set_deal_choice(DealChoice::Winnable);
/// let now = Now { seconds: 1_790_000_000, chance: 7 };
/// let response = deal(&mut session, TableKind::alone(GameName::Yield), now);
/// assert_eq!(response, Response::Search(SearchGoal::Winnable));
/// ```
pub fn deal<S: Store>(session: &mut Session<S>, kind: TableKind, now: Now) -> Response {
    if searches(session, kind) {
        return Response::Search(SearchGoal::Winnable);
    }
    deal_any(session, kind, now);
    Response::Changed
}

/// Puts the next deal on the table, even for a player who wants only deals that can be won.
///
/// # Examples
/// ```
/// use talon_app::commands::{Now, deal_any};
/// use talon_rules::GameName;
/// use talon_table::{DealChoice, MemoryStore, Session, TableKind};
///
/// let mut session = Session::new(MemoryStore::default());
/// session.set_deal_choice(DealChoice::Winnable);
/// let now = Now { seconds: 1_790_000_000, chance: 7 };
/// deal_any(&mut session, TableKind::alone(GameName::LadyJane), now);
/// assert_eq!(session.game().name(), GameName::LadyJane, "it need not be winnable");
/// ```
pub fn deal_any<S: Store>(session: &mut Session<S>, kind: TableKind, now: Now) {
    let number = session.next_number(kind, now.chance);
    session.deal_anew(kind, number, now.seconds);
}

/// Resumes the open game of a kind that was played last, or else deals one, or says what to search for.
///
/// # Examples
/// ```
/// use talon_app::commands::{Now, resume_or_deal};
/// use talon_rules::GameName;
/// use talon_table::{MemoryStore, Session, TableKind};
///
/// let mut session = Session::new(MemoryStore::default());
/// let now = Now { seconds: 1_790_000_000, chance: 7 };
/// resume_or_deal(&mut session, TableKind::alone(GameName::Yield), now);
/// assert_eq!(session.game().name(), GameName::Yield);
/// ```
pub fn resume_or_deal<S: Store>(session: &mut Session<S>, kind: TableKind, now: Now) -> Response {
    if searches(session, kind) && session.unfinished(kind).is_none() {
        return Response::Search(SearchGoal::Winnable);
    }
    let number = session.next_number(kind, now.chance);
    session.resume_or_deal(kind, number, now.seconds);
    Response::Changed
}

/// Returns true if a solver must find the next deal. Without solvers, any deal will do.
fn searches<S: Store>(session: &Session<S>, kind: TableKind) -> bool {
    session.searches_deals(kind) && !session.advice().has_failed()
}

/// The outcome of a step that the table has described or refused.
fn outcome<S: Store>(session: &Session<S>, tried: Result<String, Refused>, lang: &Lang) -> Outcome {
    match tried {
        Ok(text) => Ok(Done::new(text, session, lang)),
        Err(refused) => Err(Refusal::new(&refused, lang)),
    }
}

fn undo<S: Store>(session: &mut Session<S>, lang: &Lang) -> Outcome {
    let tried = session.undo().map(|steps| lang.undone(&steps, &session.layout()));
    outcome(session, tried, lang)
}

fn redo<S: Store>(session: &mut Session<S>, lang: &Lang) -> Outcome {
    let tried = session.redo().map(|steps| lang.redone(&steps));
    outcome(session, tried, lang)
}

fn sweep<S: Store>(session: &mut Session<S>, lang: &Lang) -> Outcome {
    let effects = session.play_sweep();
    match lang.swept(&effects) {
        Some(text) => Ok(Done::new(text, session, lang)),
        None => Err(Refusal { text: lang.text("sweep-none"), rule: None }),
    }
}
