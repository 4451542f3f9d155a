//! Reads all files of a series, without solving anything.

use std::collections::BTreeSet;

use super::folder::{Entry, Folder};
use super::plan::Plan;
use super::results::UnitResults;
use super::unit::Unit;

/// The contents of the folder of a series, after each of its files was read.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Survey {
    /// The units that count: their file was read, and no other contradicts it.
    pub counted: BTreeSet<Unit>,
    /// The files that do not count, each with the reason.
    pub not_counted: Vec<(String, String)>,
}

impl Survey {
    /// The files that do not count although their names are those of results. A file that was set aside is none of them
    /// once its unit has been solved again.
    pub fn lost(&self) -> Vec<&str> {
        let is_lost = |name: &&str| match Entry::of(name) {
            Entry::Aside(unit) => !self.counted.contains(&unit),
            _ => name.starts_with("block=") || name.starts_with("deal="),
        };
        self.not_counted.iter().map(|(name, _)| name.as_str()).filter(is_lost).collect()
    }
}

impl Folder {
    /// Reads the files of the units that are wanted. `take` gets the results of each that can be read, and whether others
    /// contradict them. Returns `None` if the user ended the work.
    ///
    /// # Errors
    /// If the folder cannot be read. A file that cannot be read does not count.
    pub fn survey(
        &self,
        is_wanted: impl Fn(Unit) -> bool,
        is_interrupted: &dyn Fn() -> bool,
        mut take: impl FnMut(Plan, UnitResults, bool),
    ) -> anyhow::Result<Option<Survey>> {
        let disputed = self.disputed()?;
        let mut survey = Survey::default();
        for (entry, name) in self.entries()? {
            if is_interrupted() {
                return Ok(None);
            }
            let reason = match entry {
                Entry::Results(unit) if is_wanted(unit) => match self.read(unit) {
                    Ok(None) => continue,
                    Ok(Some((plan, results))) => {
                        let is_disputed = disputed.contains(&unit);
                        take(plan, results, is_disputed);
                        if !is_disputed {
                            survey.counted.insert(unit);
                        }
                        continue;
                    }
                    Err(error) => format!("{error:#}"),
                },
                Entry::Aside(unit) if is_wanted(unit) => "it was set aside".to_owned(),
                Entry::Foreign => "it is no file of a census in blocks".to_owned(),
                _ => continue,
            };
            survey.not_counted.push((name, reason));
        }
        Ok(Some(survey))
    }
}
