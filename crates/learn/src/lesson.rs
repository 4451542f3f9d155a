//! A lesson: a position, and the steps that a player makes from it.

use talon_rules::{AnyEffect, AnyMove, GameName, Status};
use talon_table::{Refused, Session, Sitting, Start, Store};

/// A lesson.
///
/// The progress of a player follows from the moves of the sitting alone, so undo and redo need nothing of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub(crate) id: String,
    pub(crate) kind: LessonKind,
    pub(crate) rules: Vec<&'static str>,
    pub(crate) start: Start,
    pub(crate) steps: Vec<Step>,
    pub(crate) over: Vec<(AnyMove, &'static str)>,
}

/// The subject of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonKind {
    /// The first minutes of a game.
    FirstGame,
    /// One rule.
    Rule,
    /// A way to play well.
    Technique,
}

/// One step of a lesson: the player makes a move that it asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The moves that the step asks for, the best one first.
    pub moves: Vec<AnyMove>,
    /// The step is done when the game or the hand is over, and not after one move.
    pub until_over: bool,
    /// Moves that players try by mistake, and the numbers of the rules that refuse them.
    pub wrong: Vec<(AnyMove, &'static str)>,
    /// The moves of the other seat after the step: for each reply the moves that it may be, of which the first legal one
    /// is made.
    pub replies: Vec<Vec<AnyMove>>,
}

/// The next step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The player makes the step with this number, from 1.
    Step(usize),
    /// The other seat makes this move.
    Reply(AnyMove),
    /// Nothing: the lesson is done.
    Done,
}

/// The result of a move in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// The move breaks a rule.
    Refused(Refused),
    /// The move is legal, but the step asks for another one. Nothing has changed.
    OffTopic,
    /// The move was made; these are its effects and those of the replies.
    Played(Vec<AnyEffect>),
}

impl Lesson {
    /// The name in addresses and commands: `first`, `D3`, `can-wait`. It is unique in its course.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name to note the lesson as done under: `doublets D3`.
    pub fn mark(&self) -> String {
        format!("{} {}", self.game(), self.id)
    }

    /// The game.
    pub fn game(&self) -> GameName {
        self.start.options().game()
    }

    /// The subject of the lesson.
    pub fn kind(&self) -> LessonKind {
        self.kind
    }

    /// The numbers of the rules that the lesson teaches.
    pub fn rules(&self) -> &[&'static str] {
        &self.rules
    }

    /// The position that the lesson begins with.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Moves that are refused at the end of the lesson, and the numbers of the rules that refuse them.
    pub fn wrong_at_end(&self) -> &[(AnyMove, &'static str)] {
        &self.over
    }

    /// The id of the title's sentence.
    pub fn title_id(&self) -> String {
        format!("lesson-{}-{}", self.game(), self.id)
    }

    /// The id of the sentence for what comes next; that of the end while the other seat moves.
    pub fn text_id(&self, next: Next) -> String {
        match next {
            Next::Step(number) => format!("{}-{number}", self.title_id()),
            Next::Reply(_) | Next::Done => format!("{}-end", self.title_id()),
        }
    }

    /// The next step after the moves of a sitting that began with this lesson.
    pub fn next(&self, sitting: &Sitting) -> Next {
        let mut game = self.start.game();
        let played = sitting.moves();
        let mut moves = played.iter().copied();
        for (number, step) in (1..).zip(&self.steps) {
            loop {
                let Some(next) = moves.next() else { return Next::Step(number) };
                // The moves of a sitting are legal.
                let _ = game.play(next);
                if !step.until_over || game.status() != Status::Playing {
                    break;
                }
            }
            for reply in &step.replies {
                let is_legal = |reply: &AnyMove| game.why_not(*reply).is_none();
                match (moves.next(), reply.iter().copied().find(is_legal)) {
                    (Some(next), _) => drop(game.play(next)),
                    (None, Some(reply)) => return Next::Reply(reply),
                    // A test checks that every reply can be made.
                    (None, None) => return Next::Done,
                }
            }
        }
        Next::Done
    }

    /// The best move that the lesson asks for now; `None` when it is done.
    pub fn suggestion(&self, sitting: &Sitting) -> Option<AnyMove> {
        let Next::Step(number) = self.next(sitting) else { return None };
        let game = sitting.game();
        self.steps[number - 1].moves.iter().copied().find(|wanted| game.why_not(*wanted).is_none())
    }

    /// Tries a move on the table where the lesson lies, and makes the replies that follow it.
    pub fn play<S: Store>(&self, session: &mut Session<S>, wanted: AnyMove) -> Attempt {
        let asked = match self.next(session.sitting()) {
            Next::Step(number) => self.steps[number - 1].moves.contains(&wanted),
            Next::Reply(_) => false,
            // After the lesson the player may play on.
            Next::Done => true,
        };
        if !asked && session.game().why_not(wanted).is_none() {
            return Attempt::OffTopic;
        }
        let mut effects = match session.play(wanted) {
            Ok(effect) => vec![effect],
            Err(refused) => return Attempt::Refused(refused),
        };
        while let Next::Reply(reply) = self.next(session.sitting()) {
            let Ok(effect) = session.play(reply) else { break };
            effects.push(effect);
        }
        Attempt::Played(effects)
    }
}
