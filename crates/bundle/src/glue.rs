//! The script between the browser and a wasm program, made by the library of `wasm-bindgen`.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::sources::File;
use crate::split::{LOADER, Split, split};

/// Makes the files of the program `NAME.wasm`: its later parts, the program as a browser takes it, and the script
/// `NAME.js` that starts it. `with_names` keeps the names of functions, so that developers can read stack traces.
pub(crate) fn glue(program: &Path, with_names: bool) -> Result<Vec<File>> {
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    let bytes = fs::read(program).with_context(|| format!("cannot read {}", program.display()))?;
    let Split { first, loader, parts } = split(&bytes).with_context(|| format!("cannot split {name}"))?;
    let glue = Bindgen::new()
        .input_bytes(&name, first)
        .web(true)?
        .typescript(false)
        // The start scripts name the program's file, whose name is not known here.
        .omit_default_module_path(true)
        // The later parts use the first one's table of functions.
        .keep_lld_exports(loader.is_some())
        .remove_name_section(!with_names)
        .remove_producers_section(!with_names)
        .generate_output();
    let mut glue = glue.with_context(|| format!("cannot make the glue code of {name}"))?;
    let is_whole = glue.snippets().values().all(Vec::is_empty) && glue.local_modules().is_empty();
    ensure!(is_whole, "a library of {name} has scripts of its own, which is not supported");
    let mut script = glue.js().to_owned();
    if !with_names {
        let from_script = format!("./{name}_bg.js");
        let imports = glue.wasm_mut().imports.iter_mut().filter(|import| import.module == from_script);
        script = shorten(&script, imports.map(|import| &mut import.name))?;
    }
    if let Some(loader) = loader {
        script = with_loader(&script, &loader)?;
    }
    let mut files = parts;
    files.push(File { name: format!("{name}.wasm"), bytes: glue.wasm_mut().emit_wasm() });
    files.push(File { name: format!("{name}.js"), bytes: script.into_bytes() });
    Ok(files)
}

/// Renames the functions that a program imports from its script, in both: each original name ends in 16 random digits, which do
/// not compress. `names` are those in the program, and become the new ones.
///
/// # Errors
/// If no line of the script begins with the definition of one of them.
fn shorten<'a>(script: &str, names: impl Iterator<Item = &'a mut String>) -> Result<String> {
    let mut short = HashMap::new();
    for (number, name) in names.enumerate() {
        let new = format!("f{number}");
        short.insert(std::mem::replace(name, new.clone()), new);
    }
    let mut renamed = |line: &str| {
        let (name, rest) = line.split_once(": ")?;
        Some(format!("{}: {rest}", short.remove(name.trim_start())?))
    };
    let lines: Vec<_> = script.lines().map(|line| renamed(line).unwrap_or_else(|| line.to_owned())).collect();
    ensure!(short.is_empty(), "the script does not define {:?}", short.keys());
    Ok(lines.join("\n"))
}

/// Joins the script of a program with the script that loads its later parts. Each imports the other, so neither could
/// have a name that follows from its content.
///
/// # Errors
/// If one of them does not import the other as expected.
fn with_loader(script: &str, loader: &str) -> Result<String> {
    let imported = script.lines().find_map(|line| {
        line.strip_prefix("import * as ")?
            .strip_suffix(&format!(" from \"{LOADER}\""))
            .map(|name| (line, name))
    });
    let (import, name) = imported.context("the program does not import its later parts")?;
    let functions: Vec<&str> = loader
        .lines()
        .filter_map(|line| Some(line.strip_prefix("export const ")?.split_once(' ')?.0))
        .collect();
    let back = loader.lines().find(|line| line.starts_with("import { initSync }"));
    let loader = loader.replacen(back.context("the loader does not import the program")?, "", 1);
    let functions = functions.join(", ");
    Ok(format!("{}\n{loader}\nconst {name} = {{ {functions} }};\n", script.replacen(import, "", 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_functions_of_a_script_get_short_names() {
        let script =
            "const import0 = {\n__wbg_add_cf82: function(a) {\nreturn a.add;\n},\n__wbg_key_01fe: same,\n};";
        let mut names = ["__wbg_add_cf82".to_owned(), "__wbg_key_01fe".to_owned()];
        let short = shorten(script, names.iter_mut()).unwrap();
        assert_eq!(short, "const import0 = {\nf0: function(a) {\nreturn a.add;\n},\nf1: same,\n};");
        assert_eq!(names, ["f0", "f1"]);
        let error = shorten(script, ["__wbg_gone_77aa".to_owned()].iter_mut()).unwrap_err();
        assert!(error.to_string().contains("__wbg_gone_77aa"), "{error}");
    }

    #[test]
    fn a_script_and_its_loader_become_one() {
        let script = "import * as import1 from \"./__wasm_split.js\"\nuse(import1);\nexport { initSync };";
        let loader = "import { initSync } from \"./main.js\";\nexport const load_later = () => initSync();";
        let joined = with_loader(script, loader).unwrap();
        assert!(!joined.contains("import "), "{joined}");
        assert!(joined.ends_with("\nconst import1 = { load_later };\n"), "{joined}");
        assert!(with_loader("", loader).is_err() && with_loader(script, "").is_err());
    }
}
