//! Checks that neither the files nor the folders of a crate import each other in a circle.

use std::collections::{BTreeSet, VecDeque};

use super::imports::{Edge, edges};
use super::tree::{File, Tree};

/// The circles in which the files of each crate import each other, the shortest ones first. [`edges`] says what counts as
/// an import. A circle that shares a file with a shorter one is left out.
pub(super) fn import_circles(tree: &Tree) -> Vec<String> {
    circles(tree, |_, file| Some(file))
}

/// The circles in which the modules below the root of each crate import each other, each with all files of its folder.
pub(super) fn folder_circles(tree: &Tree) -> Vec<String> {
    circles(tree, |folder, file| {
        let path = file.strip_prefix(folder)?.trim_start_matches('/').trim_end_matches(".rs");
        let module = path.split_once('/').map_or(path, |(module, _)| module);
        (!["lib", "main"].contains(&module)).then_some(module)
    })
}

/// An import from one room of a crate to another one: from file to file, or from folder to folder.
struct Import<'a> {
    from: &'a str,
    to: &'a str,
    edge: &'a Edge,
}

/// The circles of imports between rooms. `room_of` says in which room of the crate in a folder a file is.
fn circles(tree: &Tree, room_of: for<'a> fn(&str, &'a str) -> Option<&'a str>) -> Vec<String> {
    let folders = tree.packages.iter().map(|package| format!("{}/src", package.folder));
    folders.flat_map(|folder| circles_below(&folder, tree, room_of)).collect()
}

fn circles_below(
    folder: &str,
    tree: &Tree,
    room_of: for<'a> fn(&str, &'a str) -> Option<&'a str>,
) -> Vec<String> {
    let files: Vec<&File> = tree.rust().filter(|file| file.path.starts_with(&format!("{folder}/"))).collect();
    let edges = edges(folder, &files);
    let mut imports = Vec::new();
    for edge in &edges {
        if let (Some(from), Some(to)) = (room_of(folder, &edge.from), room_of(folder, &edge.to))
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
