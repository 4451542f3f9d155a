//! The script between the browser and a wasm program, made by the library of `wasm-bindgen`.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::sources::File;

/// Makes `NAME.wasm` and `NAME.js` of the program `NAME.wasm`: the program as a browser takes it, and the script that
/// starts it. `with_names` keeps the names of functions, so that developers can read stack traces.
pub(crate) fn glue(program: &Path, with_names: bool) -> Result<[File; 2]> {
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    let made = Bindgen::new()
        .input_path(program)
        .out_name(&name)
        .web(true)?
        .typescript(false)
        // The start scripts name the program's file, whose name is not known here.
        .omit_default_module_path(true)
        .remove_name_section(!with_names)
        .remove_producers_section(!with_names)
        .generate_output();
    let mut made = made.with_context(|| format!("cannot make the glue code of {}", program.display()))?;
    let is_whole = made.snippets().values().all(Vec::is_empty) && made.local_modules().is_empty();
    ensure!(is_whole, "a library of {name} has scripts of its own, which is not supported");
    let script = File { name: format!("{name}.js"), bytes: made.js().as_bytes().to_vec() };
    Ok([File { name: format!("{name}.wasm"), bytes: made.wasm_mut().emit_wasm() }, script])
}
