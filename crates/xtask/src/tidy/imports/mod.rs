//! Which file of a crate imports from which other file.
//!
//! An import is a `use` item, or a path in the code that begins with `crate`, `self`, `super`, a child module or an
//! imported module. It leads to the file that declares the name: a name that a `mod.rs`, `lib.rs` or `main.rs`
//! only re-exports leads to where it is declared. In other files a re-export counts as an import, and importing the
//! name from there imports that file. A `mod` item is not an import, nor is a re-export that the re-exporting file does
//! not use itself.
//!
//! This reads text and does not compile. So it does not see
//! - methods and fields: a file can use a type of another file that it never names;
//! - what macros expand to, and names that only a macro declares, which count as names of the file they are imported from;
//! - which names a `use …::*` brings in: it counts as one import of the file that it names, if not of a facade;
//! - associated items behind a type alias in another file, `#[path]`, and `cfg` other than `#[cfg(test)]`.

mod source;
mod tokens;

use std::collections::BTreeMap;

use source::{Import, Module};

use super::tree::File;

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

/// A module's path from the root of its crate; empty for the root.
type ModulePath = Vec<String>;

/// The modules of one crate.
#[derive(Default)]
struct Crate<'a> {
    modules: BTreeMap<ModulePath, (&'a str, Module)>,
}

/// Where a path leads.
enum Target<'a> {
    Module(ModulePath),
    /// A name that this file declares.
    Name(&'a str),
}

/// The imports between the files below `folder`, the folder of a `lib.rs` or `main.rs` or of both.
pub(super) fn edges(folder: &str, files: &[&File]) -> Vec<Edge> {
    let roots = ["lib.rs", "main.rs"].map(|root| format!("{folder}/{root}"));
    let mut first_lines = BTreeMap::new();
    for root in roots.iter().filter_map(|path| files.iter().find(|file| file.path == *path)) {
        let mut found = Crate::default();
        found.load(files, root, Vec::new());
        for edge in found.edges() {
            let line = first_lines.entry((edge.from, edge.to)).or_insert(edge.line);
            *line = edge.line.min(*line);
        }
    }
    first_lines.into_iter().map(|((from, to), line)| Edge { from, to, line }).collect()
}

/// Whether a file's re-exports only pass names on.
fn is_facade(path: &str) -> bool {
    ["/mod.rs", "/lib.rs", "/main.rs"].iter().any(|end| path.ends_with(end))
}

impl<'a> Crate<'a> {
    /// Reads a file, which is the module of this path, and the files of its child modules.
    fn load(&mut self, files: &[&'a File], file: &'a File, path: ModulePath) {
        for module in source::modules(file.code()) {
            let inner: ModulePath = path.iter().chain(&module.path).cloned().collect();
            for child in &module.children {
                let candidates = child_files(&file.path, &module.path, child);
                if let Some(child_file) = files.iter().find(|file| candidates.contains(&file.path)) {
                    let child_path = inner.iter().chain([child]).cloned().collect();
                    self.load(files, child_file, child_path);
                }
            }
            self.modules.insert(inner, (&file.path, module));
        }
    }

    fn edges(&self) -> Vec<Edge> {
        let mut edges = Vec::new();
        for (at, (file, module)) in &self.modules {
            let imports = module.imports.iter().filter(|import| !is_passed_on(file, module, import));
            let imports = imports.map(|import| (&import.path, import.line));
            let mentions = module.mentions.iter().map(|(path, line)| (path, *line));
            for (path, line) in imports.chain(mentions) {
                if let Some(Target::Name(to)) = self.resolve(at, path, MOST_HOPS)
                    && to != *file
                {
                    edges.push(Edge { from: (*file).to_owned(), to: to.to_owned(), line });
                }
            }
        }
        edges
    }

    /// Where a path leads that stands in the module `at`; `None` when it leads out of the crate.
    fn resolve(&self, at: &ModulePath, path: &[String], hops: usize) -> Option<Target<'a>> {
        let (mut at, mut rest) = self.start(at, path, hops)?;
        while let [name, tail @ ..] = rest
            && self.modules.get(&at)?.1.children.contains(name)
        {
            at.push(name.clone());
            rest = tail;
        }
        let [name, tail @ ..] = rest else { return Some(Target::Module(at)) };
        self.resolve_name(&at, name, tail, hops)
    }

    /// The module in which a path begins, and the rest of the path.
    fn start<'p>(
        &self,
        at: &ModulePath,
        path: &'p [String],
        hops: usize,
    ) -> Option<(ModulePath, &'p [String])> {
        let (mut start, mut rest) = (at.clone(), path);
        match rest.first()?.as_str() {
            "crate" => (start, rest) = (Vec::new(), &rest[1..]),
            "self" => rest = &rest[1..],
            "super" => {}
            name if self.modules.get(at)?.1.children.contains(name) => {}
            name => {
                let (_, module) = self.modules.get(at)?;
                let import = module.imports.iter().find(|import| import.name.as_deref() == Some(name))?;
                if import.path[0] == name {
                    return None;
                }
                let target = self.resolve(at, &import.path, hops.checked_sub(1)?)?;
                let Target::Module(module) = target else { return None };
                (start, rest) = (module, &rest[1..]);
            }
        }
        while rest.first().is_some_and(|name| name == "super") {
            start.pop()?;
            rest = &rest[1..];
        }
        Some((start, rest))
    }

    /// Where a name in the module `at` leads that is none of its child modules.
    fn resolve_name(&self, at: &ModulePath, name: &str, tail: &[String], hops: usize) -> Option<Target<'a>> {
        let (file, module) = self.modules.get(at)?;
        if !is_facade(file) || module.declared.contains(name) {
            return Some(Target::Name(file));
        }
        let hops = hops.checked_sub(1)?;
        if let Some(import) = module.imports.iter().find(|import| import.name.as_deref() == Some(name)) {
            let path: Vec<String> = import.path.iter().chain(tail).cloned().collect();
            return self.resolve(at, &path, hops);
        }
        let globs = module.imports.iter().filter(|import| import.name.is_none());
        for glob in globs {
            if let Some(Target::Module(module)) = self.resolve(at, &glob.path, hops)
                && self.modules.get(&module).is_some_and(|(_, module)| module.declared.contains(name))
            {
                return self.resolve_name(&module, name, tail, hops);
            }
        }
        Some(Target::Name(file))
    }
}

/// Whether an import is a re-export that the file itself does not use.
fn is_passed_on(file: &str, module: &Module, import: &Import) -> bool {
    let is_used = import.name.as_ref().is_some_and(|name| module.words.contains(name));
    is_facade(file) && import.is_public && !is_used
}

/// The two paths where the file of a child module can lie; `inside` are the modules of the same file around it.
fn child_files(file: &str, inside: &[String], child: &str) -> [String; 2] {
    let (folder, name) = file.rsplit_once('/').unwrap_or(("", file));
    let mut folder = folder.to_owned();
    if !is_facade(file) {
        folder = format!("{folder}/{}", name.trim_end_matches(".rs"));
    }
    for module in inside {
        folder = format!("{folder}/{module}");
    }
    [format!("{folder}/{child}.rs"), format!("{folder}/{child}/mod.rs")]
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
    fn a_module_inside_a_file_belongs_to_the_file() {
        let files = [
            ("lib.rs", "mod a { pub use super::b::B; }\nmod b;\nmod c;"),
            ("b.rs", "pub struct B;"),
            ("c.rs", "use crate::a::B;"),
        ];
        assert_eq!(found(&files), ["c.rs:1 b.rs"]);
    }

    #[test]
    fn tests_and_comments_do_not_count() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\n"),
            (
                "a.rs",
                "//! use crate::b::B;\n#[cfg(test)]\nuse crate::b::B;\n#[cfg(test)]\nmod tests { use crate::b::B; }",
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
}
