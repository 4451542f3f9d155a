//! Runs the answers of the program that was built for a browser, and prints them:
//! `cargo run -p talon-verdicts --example in_wasm -- target/wasm32-unknown-unknown/debug/talon-verdicts.wasm`.
#![allow(clippy::print_stdout, reason = "this is what the program is for")]

use anyhow::{Context, Result};
use wasmi::{Engine, Linker, Module, Store};

fn main() -> Result<()> {
    let path = std::env::args().nth(1).context("give the path of the .wasm file")?;
    let engine = Engine::default();
    let module = Module::new(&engine, &std::fs::read(path)?)?;
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
    let next_byte = instance.get_typed_func::<(i32, i32), i32>(&store, "main")?;
    let mut answers = Vec::new();
    loop {
        match u8::try_from(next_byte.call(&mut store, (0, 0))?)? {
            0 => break,
            byte => answers.push(byte),
        }
    }
    print!("{}", String::from_utf8(answers)?);
    Ok(())
}
