//! The lessons of a game, read from a text.
//!
//! A text has one fact on each line, a name and a value. Lines that begin with `#` are comments.
//!
//! ```text
//! lesson: D3
//! position: game: doublets; stock: …; waste: …; reserve: …; foundation: …; redeals left: 2
//! step: reserve 2 | reserve 5
//! wrong: D3 reserve 1
//! step: waste | flip
//! until: over
//! ```
//!
//! | line | meaning |
//! | --- | --- |
//! | `lesson` | a new lesson and its id: `first`, the number of a rule, or the name of a technique |
//! | `rules` | the numbers of the rules that it teaches, if the id does not say so |
//! | `deal`, `position` | the number of a deal, or a layout as one line |
//! | `step` | the moves that a step asks for, the best one first |
//! | `until` | `over`, if the step is done when the game or the hand is over, and not after one move |
//! | `wrong` | a rule's number and a move that it refuses at this step |
//! | `reply` | a move of the other seat after the step: the first legal one of these |
//! | `over` | a rule's number and a move that it refuses at the end of the lesson |

use talon_rules::fields::{Field, Form};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyLayout, AnyMove, AnyOptions, GameName};
use talon_table::Start;

use crate::lesson::{Lesson, LessonKind, Step};

/// The id of the lesson that a newcomer takes first.
const FIRST_GAME: &str = "first";

/// All lessons of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    lessons: Vec<Lesson>,
}

/// The line of a course that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct CourseFault {
    line: usize,
    problem: String,
}

impl Course {
    /// The lessons that the program comes with.
    ///
    /// # Examples
    /// ```
    /// use talon_learn::Course;
    /// use talon_rules::GameName;
    ///
    /// let course = Course::of(GameName::Doublets);
    /// assert_eq!(course.find("D3").map(|lesson| lesson.rules()), Some(&["D3"][..]));
    /// ```
    #[cfg(feature = "complete")]
    pub fn of(game: GameName) -> Course {
        Course::read(game, Course::text_of(game)).expect("a test reads every course")
    }

    /// The text of the lessons that the program comes with.
    #[cfg(feature = "complete")]
    pub fn text_of(game: GameName) -> &'static str {
        macro_rules! texts {
            ({} $($name:ident: $module:ident = $text:literal,)+) => {
                match game {
                    $(GameName::$name => include_str!(concat!("../courses/", $text, ".txt")),)+
                }
            };
        }
        talon_rules::games!(texts! {})
    }

    /// Reads the lessons of a game.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(game: GameName, text: &str) -> Result<Course, CourseFault> {
        let mut reader = Reader { game, lessons: Vec::new() };
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                reader.read_line((number, line)).map_err(|problem| CourseFault { line: number, problem })?;
            }
        }
        Ok(Course { lessons: reader.lessons })
    }

    /// The lessons, in the order in which a newcomer takes them.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// The lesson with this id. Capital letters are as good as small ones.
    pub fn find(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id.eq_ignore_ascii_case(id))
    }

    /// The lesson after the one with this id.
    pub fn after(&self, id: &str) -> Option<&Lesson> {
        let place = self.lessons.iter().position(|lesson| lesson.id == id)?;
        self.lessons.get(place + 1)
    }
}

/// The lines of a course.
const COURSE: Form = Form { name: "a course", example: "lesson: first", repeated: &[] };

/// The lessons that have been read so far.
struct Reader {
    game: GameName,
    lessons: Vec<Lesson>,
}

impl Reader {
    fn read_line(&mut self, line: (usize, &str)) -> Result<(), String> {
        let field = Field::read(COURSE, line).map_err(|(_, fault)| fault.to_string())?;
        let value = field.value;
        match field.name {
            "lesson" => self.begin_lesson(value),
            "rules" => {
                let rules = value.split(' ').map(|rule| self.rule(rule)).collect::<Result<_, _>>()?;
                self.lesson()?.rules = rules;
            }
            "deal" => {
                let number: DealNumber = value.parse().map_err(|_| "this is no number of a deal")?;
                self.lesson()?.start = Start::deal(AnyOptions::usual(self.game), number, 0);
            }
            "position" => {
                let layout: AnyLayout = value.parse().map_err(|error| format!("{error}"))?;
                let start = Start::position(layout, 0).map_err(|faults| faults.to_string())?;
                self.lesson()?.start = start;
            }
            "step" => {
                let moves = self.read_moves(value)?;
                let step = Step { moves, until_over: false, wrong: Vec::new(), replies: Vec::new() };
                self.lesson()?.steps.push(step);
            }
            "until" if value == "over" => self.step()?.until_over = true,
            "until" => return Err("write over".to_owned()),
            "wrong" => {
                let wrong = self.read_wrong(value)?;
                self.step()?.wrong.push(wrong);
            }
            "reply" => {
                let reply = self.read_moves(value)?;
                self.step()?.replies.push(reply);
            }
            "over" => {
                let wrong = self.read_wrong(value)?;
                self.lesson()?.over.push(wrong);
            }
            _ => return Err(field.unknown(COURSE).1.to_string()),
        }
        Ok(())
    }

    fn begin_lesson(&mut self, id: &str) {
        let rule = self.rule(id).ok();
        let kind = match rule {
            Some(_) => LessonKind::Rule,
            None if id == FIRST_GAME => LessonKind::FirstGame,
            None => LessonKind::Technique,
        };
        let start = Start::deal(AnyOptions::usual(self.game), DealNumber::MIN, 0);
        let rules = rule.into_iter().collect();
        self.lessons.push(Lesson {
            id: id.to_owned(),
            kind,
            rules,
            start,
            steps: Vec::new(),
            over: Vec::new(),
        });
    }

    fn lesson(&mut self) -> Result<&mut Lesson, &'static str> {
        self.lessons.last_mut().ok_or("a course begins with a lesson")
    }

    fn step(&mut self) -> Result<&mut Step, &'static str> {
        self.lesson()?.steps.last_mut().ok_or("this belongs to a step")
    }

    fn rule(&self, number: &str) -> Result<&'static str, String> {
        let rule = self.game.rules().iter().copied().find(|rule| *rule == number);
        rule.ok_or_else(|| format!("{} has no rule {number:?}", self.game))
    }

    fn read_wrong(&self, text: &str) -> Result<(AnyMove, &'static str), String> {
        let (rule, text) = text.split_once(' ').ok_or("this names a rule and a move")?;
        Ok((self.read_move(text)?, self.rule(rule)?))
    }

    fn read_moves(&self, text: &str) -> Result<Vec<AnyMove>, String> {
        text.split('|').map(|text| self.read_move(text)).collect()
    }

    fn read_move(&self, text: &str) -> Result<AnyMove, String> {
        AnyMove::read(self.game, text.trim()).map_err(|error| error.to_string())
    }
}
