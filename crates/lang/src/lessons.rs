//! The sentences about lessons that depend on what happened. A lesson has the ids of its other sentences.

use talon_learn::Attempt;

use crate::Lang;

impl Lang {
    /// What came of a move in a lesson: why it is refused, or what it did and what the other seat answered.
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
