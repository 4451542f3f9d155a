//! The pages in `transcripts` show what commands print, and each is run as a test.
#![cfg(unix)]

talon_testkit::transcripts! { env!("CARGO_BIN_EXE_talon-lab"), counting mistakes }
