//! Runs the program that was built for a browser and prints its answers:
//! `cargo run -p talon-verdicts --example in_wasm -- target/wasm32-unknown-unknown/debug/talon-verdicts.wasm`.
//!
//! The program has 64 MiB of memory and fails if it needs more. Its use of memory is printed to standard error.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is what the program is for")]

use anyhow::{Context, Result};
use wasmi::{Engine, Linker, Module, Store, StoreLimits, StoreLimitsBuilder};

/// Maximum number of bytes of memory of the program.
const MOST_BYTES: usize = 64 << 20;

fn main() -> Result<()> {
    let path = std::env::args().nth(1).context("give the path of the .wasm file")?;
    let engine = Engine::default();
    let module = Module::new(&engine, &std::fs::read(path)?)?;
    let limits: StoreLimits = StoreLimitsBuilder::new().memory_size(MOST_BYTES).build();
    let mut store = Store::new(&engine, limits);
    store.limiter(|limits| limits);
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
    let next_byte = instance.get_typed_func::<(i32, i32), i32>(&store, "main")?;
    let mut answers = Vec::new();
    loop {
        match u8::try_from(next_byte.call(&mut store, (0, 0))?)? {
            0 => break,
            byte => answers.push(byte),
        }
    }
    let memory = instance.get_memory(&store, "memory").context("the program has no memory")?;
    eprintln!("it took {:.1} MiB of memory", memory.data_size(&store) as f64 / f64::from(1 << 20));
    print!("{}", String::from_utf8(answers)?);
    Ok(())
}
