//! The sentences about lessons that depend on what happened. A lesson has the ids of its other sentences.

use talon_learn::Attempt;

use crate::Lang;

impl Lang {
    /// The result of a move in a lesson: the reason why it is refused, or its effect and the answer of the other seat.
    pub fn attempt(&self, attempt: &Attempt) -> String {
        match attempt {
            Attempt::Refused(refused) => self.refused(refused),
            Attempt::OffTopic => self.text("lesson-off-topic"),
            Attempt::Played(effects) => {
                effects.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join(" ")
            }
        }
    }
}
