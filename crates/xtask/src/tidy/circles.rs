//! Checks that neither the files nor the folders of a crate import each other in a circle.

use std::collections::{BTreeSet, VecDeque};
use std::path::Path;

use super::imports::{Edge, edges};
use super::tree::{File, Tree};

/// The circles in which the files of each crate import each other, the shortest ones first. [`edges`] says what counts as
/// an import. A circle that shares a file with a shorter one is left out.
pub(super) fn import_circles(tree: &Tree) -> Vec<String> {
    of_crates(tree, |folder, edges| circles(folder, edges, Some))
}

/// The circles in which the modules of each folder of a crate import each other, each module with all files of its own folder.
pub(super) fn folder_circles(tree: &Tree) -> Vec<String> {
    of_crates(tree, |folder, edges| {
        let ends = edges.iter().flat_map(|edge| [edge.from.as_str(), &edge.to]);
        let folders: BTreeSet<&str> =
            ends.flat_map(|file| Path::new(file).ancestors().skip(1)).filter_map(Path::to_str).collect();
        let inner = folders.into_iter().filter(|inner| inner.starts_with(folder));
        inner.flat_map(|inner| circles(folder, edges, |file| module_of(inner, file))).collect()
    })
}

/// The module of a folder that a file belongs to: the file itself, or a folder in it.
fn module_of<'a>(folder: &str, file: &'a str) -> Option<&'a str> {
    let path = file.strip_prefix(folder)?.strip_prefix('/')?.trim_end_matches(".rs");
    let module = path.split('/').next()?;
    (!["lib", "main", "mod"].contains(&module)).then_some(module)
}

/// The circles that `find` finds in the sources of each crate, from their folder and their imports.
fn of_crates(tree: &Tree, find: impl Fn(&str, &[Edge]) -> Vec<String>) -> Vec<String> {
    let mut all = Vec::new();
    for package in &tree.packages {
        let folder = format!("{}/src", package.folder);
        let files: Vec<&File> =
            tree.rust().filter(|file| file.path.starts_with(&format!("{folder}/"))).collect();
        all.extend(find(&folder, &edges(&folder, &files)));
    }
    all
}

/// An import from one room of a crate to another one: from file to file, or from folder to folder.
struct Import<'a> {
    from: &'a str,
    to: &'a str,
    edge: &'a Edge,
}

/// The circles of imports between rooms. `room_of` says in which room a file is.
fn circles<'a>(folder: &str, edges: &'a [Edge], room_of: impl Fn(&'a str) -> Option<&'a str>) -> Vec<String> {
    let mut imports = Vec::new();
    for edge in edges {
        if let (Some(from), Some(to)) = (room_of(&edge.from), room_of(&edge.to))
            && from != to
        {
            imports.push(Import { from, to, edge });
        }
    }
    let starts: BTreeSet<&str> = imports.iter().map(|import| import.from).collect();
    let mut circles: Vec<_> = starts.into_iter().filter_map(|start| way_back(&imports, start)).collect();
    circles.sort_by_key(Vec::len);

    let mut reported = BTreeSet::new();
    circles.retain(|circle| {
        let is_new = circle.iter().all(|import| !reported.contains(import.from));
        reported.extend(circle.iter().map(|import| import.from));
        is_new
    });
    let short = |edge: &Edge| format!("{}:{}", &edge.from[folder.len() + 1..], edge.line);
    let describe = |circle: &Vec<&Import<'_>>| {
        let way: Vec<String> = circle.iter().map(|import| short(import.edge)).collect();
        format!("{folder}: {} → …", way.join(" → "))
    };
    circles.iter().map(describe).collect()
}

/// The fewest imports that lead from a room back to it.
fn way_back<'a>(imports: &'a [Import<'a>], room: &str) -> Option<Vec<&'a Import<'a>>> {
    let mut seen = BTreeSet::new();
    let mut ways = VecDeque::from([(room, Vec::new())]);
    while let Some((at, way)) = ways.pop_front() {
        for import in imports.iter().filter(|import| import.from == at) {
            let way = [way.as_slice(), &[import]].concat();
            if import.to == room {
                return Some(way);
            }
            if seen.insert(import.to) {
                ways.push_back((import.to, way));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;
    use crate::workspace::Package;

    fn tree_of(files: &[(&str, &str)]) -> Tree {
        let mut tree = tree(files);
        tree.packages = vec![Package { folder: "crates/x".into(), ..Package::default() }];
        tree
    }

    fn file_circles(files: &[(&str, &str)]) -> Vec<String> {
        import_circles(&tree_of(files))
    }

    #[test]
    fn folders_that_import_each_other_through_different_files() {
        let files = [
            ("crates/x/src/lib.rs", "mod a; mod b; mod c;"),
            ("crates/x/src/a/mod.rs", "mod first; mod last;"),
            ("crates/x/src/a/first.rs", "pub struct A;"),
            ("crates/x/src/a/last.rs", "use crate::b::B;"),
            ("crates/x/src/b.rs", "use crate::a::first::A;\npub struct B(A);"),
            ("crates/x/src/c.rs", "use crate::b::B;"),
        ];
        assert!(file_circles(&files).is_empty());
        assert_eq!(folder_circles(&tree_of(&files)), ["crates/x/src: a/last.rs:1 → b.rs:1 → …"]);
    }

    #[test]
    fn folders_in_a_folder_that_import_each_other() {
        let files = [
            ("crates/x/src/lib.rs", "mod a;"),
            ("crates/x/src/a/mod.rs", "mod b; mod c;\nuse b::Last;"),
            ("crates/x/src/a/b/mod.rs", "mod first; mod last;"),
            ("crates/x/src/a/b/first.rs", "pub struct A;"),
            ("crates/x/src/a/b/last.rs", "use crate::a::c::C;\npub struct Last;"),
            ("crates/x/src/a/c.rs", "use crate::a::b::first::A;\npub struct C(A);"),
        ];
        assert!(file_circles(&files).is_empty());
        assert_eq!(folder_circles(&tree_of(&files)), ["crates/x/src: a/b/last.rs:1 → a/c.rs:1 → …"]);
    }

    #[test]
    fn files_that_import_each_other() {
        let files = [
            ("crates/x/src/lib.rs", "mod a; mod b; mod c; mod d; mod e;"),
            ("crates/x/src/a.rs", "use crate::d::D;\nuse crate::b::B;\npub struct A;"),
            ("crates/x/src/b.rs", "use crate::c::C;\npub struct B;"),
            ("crates/x/src/c.rs", "use crate::a::A;\nuse crate::b::B;\npub struct C;"),
            ("crates/x/src/d.rs", "pub struct D;"),
            ("crates/x/src/e.rs", "use crate::a::A;"),
        ];
        assert_eq!(file_circles(&files), ["crates/x/src: b.rs:1 → c.rs:2 → …"]);
    }

    #[test]
    fn a_child_that_uses_its_parent_is_no_circle_by_itself() {
        let files = [
            ("crates/x/src/lib.rs", "mod a;\npub use a::A;\npub struct B;"),
            ("crates/x/src/a.rs", "use crate::B;\npub struct A(B);"),
        ];
        assert!(file_circles(&files).is_empty());
    }
}
