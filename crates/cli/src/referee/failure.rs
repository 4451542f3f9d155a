//! Failures of the rules and of positions, as answers.

use talon_rules::Faults;
use talon_wire::{Code, Failure, FaultLine, PositionError};

/// The failure of a deck or an arrangement with these faults.
pub(super) fn of_faults(code: Code, faults: &Faults) -> Failure {
    Failure::faulty(code, FaultLine::list(faults))
}

/// The failure of a field whose JSON is not a position.
pub(super) fn of_position(field: &str, error: PositionError) -> Failure {
    match error {
        PositionError::Shape(message) => Failure::new(Code::BadRequest, format!("{field}: {message}")),
        PositionError::Faults(faults) => Failure::faulty(Code::BadPosition, faults),
    }
}
