//! Creates an empty folder for the browser table's files, so that the crate builds before they exist.

use std::env;
use std::fs;
use std::path::Path;

fn main() {
    let folder = Path::new("../web/dist");
    fs::create_dir_all(folder).expect("the folder of the crate beside this one can be written to");
    println!("cargo::rerun-if-changed=build.rs");
    let is_read_at_each_request = env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some();
    if is_read_at_each_request {
        return;
    }
    // New and removed files must be embedded again.
    println!("cargo::rerun-if-changed={}", folder.display());
    if folder.join("index.html").exists() && !folder.join("index.html.br").exists() {
        println!(
            "cargo::warning=the browser table was built quickly and is large: `cargo xtask web` makes a small one"
        );
    }
}
