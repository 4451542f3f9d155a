//! The imports of a crate, from file to file.
//!
//! `cargo modules` sees more, but compiles each crate first, and knows modules instead of folders.
//!
//! An import is a `use` item, or a path in the code that begins with `crate`, `self`, `super`, a child module or an
//! imported name. It leads to the file that declares the name: a name that a `mod.rs`, `lib.rs` or `main.rs`
//! only re-exports leads to where it is declared. In other files a re-export counts as an import, and importing the
//! name from there imports that file. A `mod` item is not an import, nor is a re-export that the re-exporting file does
//! not use itself.
//!
//! This reads the text that rustfmt writes, line by line, and does not compile. So it does not see
//! - methods and fields: a file can use a type of another file that it never names;
//! - what macros expand to, and names that only a macro declares, which count as names of the file they are imported from;
//! - which names a `use …::*` brings in;
//! - modules inside a file, which count as the file, `#[path]`, and `cfg` other than `#[cfg(test)]`.

use std::collections::{BTreeMap, BTreeSet};

use super::tree::{File, code_lines};

/// One file of a crate imports from another one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Edge {
    /// The file that imports.
    pub(super) from: String,
    /// The file that declares what is imported.
    pub(super) to: String,
    /// The first line that imports it.
    pub(super) line: usize,
}

/// Follow at most this many re-exports, in case they lead back to themselves.
const MOST_HOPS: usize = 16;

/// Keywords that declare a name in a module.
const DECLARATIONS: [&str; 8] = ["struct", "enum", "union", "trait", "type", "fn", "const", "static"];

/// The declarations, imports and mentions of a source file, without its tests.
#[derive(Debug, Default)]
struct Module {
    file: String,
    declared: BTreeSet<String>,
    imports: Vec<Import>,
    /// The paths of at least two parts outside `use` items, with their lines.
    mentions: Vec<(String, usize)>,
    /// The words outside `use` items.
    words: BTreeSet<String>,
}

/// One name, or with `*` all names, that a `use` item brings in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Import {
    path: String,
    /// The name that it gets; `*` for all.
    name: String,
    is_public: bool,
    line: usize,
}

/// The modules of one crate by their paths, such as `crate::a::b`.
struct Crate(BTreeMap<String, Module>);

/// The imports between the files below `folder`, the folder of a `lib.rs` or `main.rs` or of both.
pub(super) fn edges(folder: &str, files: &[&File]) -> Vec<Edge> {
    let mut first_lines = BTreeMap::new();
    for other_root in ["main.rs", "lib.rs"].map(|root| format!("{folder}/{root}")) {
        let files = files.iter().filter(|file| file.path != other_root);
        let modules = files.map(|file| (module_path(folder, &file.path), Module::read(file)));
        for edge in Crate(modules.collect()).edges() {
            let line = first_lines.entry((edge.from, edge.to)).or_insert(edge.line);
            *line = edge.line.min(*line);
        }
    }
    first_lines.into_iter().map(|((from, to), line)| Edge { from, to, line }).collect()
}

/// The path of the module in this file.
fn module_path(folder: &str, file: &str) -> String {
    let path = file.trim_start_matches(folder).trim_end_matches(".rs").trim_end_matches("/mod");
    match path {
        "/lib" | "/main" => "crate".to_owned(),
        path => format!("crate{}", path.replace('/', "::")),
    }
}

impl Crate {
    fn edges(&self) -> Vec<Edge> {
        let mut edges = Vec::new();
        for (at, module) in &self.0 {
            let imports = module.imports.iter().filter(|import| !module.only_passes_on(import));
            let imports = imports.map(|import| (&import.path, import.line));
            let mentions = module.mentions.iter().map(|(path, line)| (path, *line));
            for (path, line) in imports.chain(mentions) {
                let path = self.absolute(at, path, MOST_HOPS);
                if let Some(to) = path.and_then(|path| self.declaring_file(&path, MOST_HOPS))
                    && to != module.file
                {
                    edges.push(Edge { from: module.file.clone(), to: to.to_owned(), line });
                }
            }
        }
        edges
    }

    /// The path from the crate's root of a path that stands in the module `at`; `None` when it leads out of the crate.
    fn absolute(&self, at: &str, path: &str, hops: usize) -> Option<String> {
        let (first, rest) = path.split_once("::").unwrap_or((path, ""));
        let start = match first {
            "crate" => return Some(path.to_owned()),
            "self" => at.to_owned(),
            "super" => at.rsplit_once("::")?.0.to_owned(),
            _ if self.0.contains_key(&join(at, first)) => return Some(join(at, path)),
            _ => {
                let import = self.0.get(at)?.imports.iter().find(|import| import.name == first)?;
                self.absolute(at, &import.path, hops.checked_sub(1)?)?
            }
        };
        match rest.strip_prefix("super") {
            Some(_) => self.absolute(&start, rest, hops),
            None => Some(join(&start, rest)),
        }
    }

    /// The file that declares the name at the end of an absolute path; `None` for a module.
    fn declaring_file(&self, path: &str, hops: usize) -> Option<&str> {
        let (mut at, mut tail) = (path, "");
        while !self.0.contains_key(at) {
            at = at.rsplit_once("::")?.0;
            tail = &path[at.len() + 2..];
        }
        let (name, module) = (tail.split("::").next().filter(|name| !name.is_empty())?, &self.0[at]);
        if name == "*" {
            return if is_facade(&module.file) { None } else { Some(&module.file) };
        }
        if !is_facade(&module.file) || module.declared.contains(name) {
            return Some(&module.file);
        }
        let hops = hops.checked_sub(1)?;
        if let Some(import) = module.imports.iter().find(|import| import.name == name) {
            let path = join(&import.path, tail[name.len()..].trim_start_matches("::"));
            return self.declaring_file(&self.absolute(at, &path, hops)?, hops);
        }
        let globs = module.imports.iter().filter_map(|import| import.path.strip_suffix("::*"));
        let mut modules = globs.filter_map(|glob| self.0.get(&self.absolute(at, glob, hops)?));
        let source = modules.find(|module| module.declared.contains(name));
        Some(&source.unwrap_or(module).file)
    }
}

/// Joins two paths. The second can be empty.
fn join(path: &str, rest: &str) -> String {
    if rest.is_empty() { path.to_owned() } else { format!("{path}::{rest}") }
}

/// Returns true if a file's re-exports only pass names on.
fn is_facade(path: &str) -> bool {
    ["/mod.rs", "/lib.rs", "/main.rs"].iter().any(|end| path.ends_with(end))
}

impl Module {
    fn read(file: &File) -> Module {
        let mut module = Module { file: file.path.clone(), ..Module::default() };
        let mut lines = code_lines(file.code());
        while let Some((number, line)) = lines.next() {
            if line.trim() == "#[cfg(test)]" {
                let depth = indentation(line);
                let is_end = |line: &str| indentation(line) == depth && line.ends_with(['}', ';', ',']);
                lines.find(|(_, line)| is_end(line));
                continue;
            }
            let (visibility, item) = split_visibility(line.trim_start());
            if let Some(tree) = item.strip_prefix("use ") {
                let mut tree = tree.to_owned();
                while !tree.ends_with(';')
                    && let Some((_, more)) = lines.next()
                {
                    tree.push_str(more.trim());
                }
                module.import("", tree.trim_end_matches(';'), !visibility.is_empty(), number);
            } else if !item.starts_with("mod ") {
                module.read_code(line, item, number);
            }
        }
        module
    }

    /// Reads a line that is not part of a `use` item. `item` is the line without indentation and visibility.
    fn read_code(&mut self, line: &str, item: &str, number: usize) {
        let mut words = item.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        if indentation(line) == 0
            && words.any(|word| DECLARATIONS.contains(&word))
            && let Some(name) = words.find(|word| !DECLARATIONS.contains(word))
        {
            self.declared.insert(name.to_owned());
        }
        let is_inside = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
        for path in line.split(|letter| !is_inside(letter)).map(|path| path.trim_matches(':')) {
            self.words.extend(path.split("::").next().map(str::to_owned));
            if path.contains("::") {
                self.mentions.push((path.to_owned(), number));
            }
        }
    }

    /// Reads one tree of a `use` item, for example `a::{b, c as d}`.
    fn import(&mut self, prefix: &str, tree: &str, is_public: bool, line: usize) {
        if let Some((head, list)) = tree.split_once('{') {
            let (mut depth, prefix) = (0, format!("{prefix}{head}"));
            let list = list.strip_suffix('}').unwrap_or(list).split(|letter| {
                depth += i32::from(letter == '{') - i32::from(letter == '}');
                letter == ',' && depth == 0
            });
            for part in list.map(str::trim).filter(|part| !part.is_empty()) {
                self.import(&prefix, part, is_public, line);
            }
            return;
        }
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let path = format!("{prefix}{path}");
        let path = path.strip_suffix("::self").unwrap_or(&path).to_owned();
        let name = if name.is_empty() { path.rsplit("::").next().unwrap_or_default() } else { name };
        self.imports.push(Import { name: name.to_owned(), path, is_public, line });
    }

    /// Returns true if an import is a re-export that the file itself does not use.
    fn only_passes_on(&self, import: &Import) -> bool {
        is_facade(&self.file) && import.is_public && !self.words.contains(&import.name)
    }
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The visibility of an item, and the rest of it.
fn split_visibility(item: &str) -> (&str, &str) {
    let rest = match item.strip_prefix("pub(") {
        Some(rest) => rest.split_once(") ").map(|(_, rest)| rest),
        None => item.strip_prefix("pub "),
    };
    let rest = rest.unwrap_or(item);
    (&item[..item.len() - rest.len()], rest)
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

    /// The imports of a small crate, each as `from:line to`.
    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let paths: Vec<String> = files.iter().map(|(path, _)| format!("src/{path}")).collect();
        let named: Vec<_> = paths.iter().zip(files).map(|(path, (_, text))| (path.as_str(), *text)).collect();
        let tree = tree(&named);
        let files: Vec<&File> = tree.files.iter().collect();
        let short = |path: &str| path.trim_start_matches("src/").to_owned();
        edges("src", &files)
            .into_iter()
            .map(|edge| format!("{}:{} {}", short(&edge.from), edge.line, short(&edge.to)))
            .collect()
    }

    #[test]
    fn imports_and_paths_lead_to_files() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\nmod c;\nfn f() { a::g() }"),
            ("a.rs", "use crate::b::{self, B};\nfn g() { super::c::h(); b::i() }"),
            ("b.rs", "struct B; fn i() {}"),
            ("c.rs", "use std::fmt; use other::a::B;\nfn h() { self::k() } fn k() {}"),
        ];
        assert_eq!(found(&files), ["a.rs:1 b.rs", "a.rs:2 c.rs", "lib.rs:4 a.rs"]);
    }

    #[test]
    fn an_imported_module_is_followed_to_what_is_used_of_it() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b;\nfn f() -> b::C { b::g() }"),
            ("b/mod.rs", "mod c;\npub use c::C;\npub fn g() {}"),
            ("b/c.rs", "pub struct C;"),
        ];
        assert_eq!(found(&files), ["a.rs:2 b/c.rs", "a.rs:2 b/mod.rs"]);
    }

    #[test]
    fn a_facade_passes_names_on() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\npub use a::A;\npub use b::*;"),
            ("a.rs", "use crate::B;\npub struct A;"),
            ("b.rs", "use super::A;\npub struct B;"),
        ];
        assert_eq!(found(&files), ["a.rs:1 b.rs", "b.rs:1 a.rs"]);
    }

    #[test]
    fn a_facade_that_uses_what_it_passes_on_imports_it() {
        let files = [
            ("lib.rs", "mod a;\npub use a::A;\npub fn f(a: A) {}"),
            ("a.rs", "use crate::f;\npub struct A;"),
        ];
        assert_eq!(found(&files), ["a.rs:1 lib.rs", "lib.rs:2 a.rs"]);
    }

    #[test]
    fn other_files_keep_the_names_that_they_pass_on() {
        let files = [
            ("main.rs", "mod a; mod b;"),
            ("a.rs", "mod c;\npub use c::C;"),
            ("a/c.rs", "pub struct C;"),
            ("b.rs", "use crate::a::C;"),
        ];
        assert_eq!(found(&files), ["a.rs:2 a/c.rs", "b.rs:1 a.rs"]);
    }

    #[test]
    fn tests_and_comments_do_not_count() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\n"),
            (
                "a.rs",
                "//! use crate::b::B;\n#[cfg(test)]\nuse crate::b::{\n    B,\n};\nstruct S {\n    #[cfg(test)]\n    \
                 b: crate::b::B,\n}\n#[cfg(test)]\n#[allow(x)]\nfn f() {\n    crate::b::g();\n}\n#[cfg(test)]\n\
                 mod tests { use crate::b::B; }",
            ),
            ("b.rs", "pub struct B;"),
        ];
        assert!(found(&files).is_empty());
    }

    #[test]
    fn re_exports_in_a_circle_end() {
        let files = [("lib.rs", "mod a;\npub use a::X;"), ("a/mod.rs", "pub use crate::X;")];
        assert!(found(&files).is_empty());
    }

    #[test]
    fn a_tree_of_imports_is_spread_out() {
        let text = "use crate::{\n    a::{self, B as C},\n    d::*,\n};\npub(crate) use super::e;\n";
        let module = Module::read(&File { path: "src/lib.rs".into(), text: text.into() });
        let import = |path: &str, name: &str, is_public, line| Import {
            path: path.into(),
            name: name.into(),
            is_public,
            line,
        };
        let expected = [
            import("crate::a", "a", false, 1),
            import("crate::a::B", "C", false, 1),
            import("crate::d::*", "*", false, 1),
            import("super::e", "e", true, 5),
        ];
        assert_eq!(module.imports, expected);
    }
}
