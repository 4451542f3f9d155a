use std::fmt;

use serde::Serialize;
use talon_rules::{Fault, Faults};
use talon_table::{RecordFault, RecordFaults, RecordProblem};

/// A fault of a deck, an arrangement or a record.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct FaultLine {
    /// Its place: `reserve[3]`, `line 7`.
    pub path: String,
    /// The rule that it breaks, if there is one.
    pub rule: Option<&'static str>,
    /// The description of the fault.
    pub message: String,
}

impl FaultLine {
    /// All faults of a deck or an arrangement.
    pub fn list(faults: &Faults) -> Vec<FaultLine> {
        faults.list().iter().map(FaultLine::from).collect()
    }

    /// All faults of a record.
    pub fn of_record(faults: &RecordFaults) -> Vec<FaultLine> {
        faults.list().iter().map(FaultLine::from).collect()
    }
}

impl fmt::Display for FaultLine {
    /// Writes it as [`Fault`] does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{}: {} ({rule})", self.path, self.message),
            None => write!(f, "{}: {}", self.path, self.message),
        }
    }
}

impl From<&Fault> for FaultLine {
    fn from(fault: &Fault) -> FaultLine {
        FaultLine { path: fault.path.clone(), rule: fault.rule, message: fault.problem.to_string() }
    }
}

impl From<&RecordFault> for FaultLine {
    fn from(fault: &RecordFault) -> FaultLine {
        let rule = match &fault.problem {
            RecordProblem::Start(fault) => fault.rule,
            RecordProblem::Illegal { rule, .. } => Some(*rule),
            _ => None,
        };
        FaultLine { path: format!("line {}", fault.line), rule, message: fault.problem.to_string() }
    }
}
