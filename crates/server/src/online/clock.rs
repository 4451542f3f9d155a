//! The clock of this node: that of the machine, which does not go back while the store is a file.

pub(crate) use talon_store::now;
