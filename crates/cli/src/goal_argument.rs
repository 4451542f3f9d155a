//! What a search is to look for, on the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use talon_wire::Goal;

/// Reads a goal; help and completions know which there are.
pub(crate) fn goal_parser() -> impl TypedValueParser<Value = Goal> {
    let names = PossibleValuesParser::new(Goal::ALL.map(Goal::as_str));
    names.map(|name| name.parse().expect("only goals are possible values"))
}
