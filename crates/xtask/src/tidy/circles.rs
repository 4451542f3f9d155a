//! Checks that the files of a crate do not import each other in a circle.

use std::collections::{BTreeSet, VecDeque};

use super::imports::{Edge, edges};
use super::tree::{File, Tree};

/// The import circles of each crate, the shortest ones first. [`edges`] says what counts as an import. A circle that
/// shares a file with a shorter one is left out.
pub(super) fn import_circles(tree: &Tree) -> Vec<String> {
    tree.packages.iter().flat_map(|package| circles_of(&format!("{}/src", package.folder), tree)).collect()
}

fn circles_of(folder: &str, tree: &Tree) -> Vec<String> {
    let files: Vec<&File> = tree.rust().filter(|file| file.path.starts_with(&format!("{folder}/"))).collect();
    let edges = edges(folder, &files);
    let mut circles: Vec<_> = files.iter().filter_map(|file| way_back(&edges, &file.path)).collect();
    circles.sort_by_key(Vec::len);

    let mut reported = BTreeSet::new();
    circles.retain(|circle| {
        let is_new = circle.iter().all(|edge| !reported.contains(&edge.from));
        reported.extend(circle.iter().map(|edge| &edge.from));
        is_new
    });
    let short = |edge: &Edge| format!("{}:{}", &edge.from[folder.len() + 1..], edge.line);
    let describe = |circle: &Vec<&Edge>| {
        let way: Vec<String> = circle.iter().map(|edge| short(edge)).collect();
        format!("{folder}: {} → …", way.join(" → "))
    };
    circles.iter().map(describe).collect()
}

/// The fewest imports that lead from a file back to it.
fn way_back<'a>(edges: &'a [Edge], file: &str) -> Option<Vec<&'a Edge>> {
    let mut seen = BTreeSet::new();
    let mut ways = VecDeque::from([(file, Vec::new())]);
    while let Some((at, way)) = ways.pop_front() {
        for edge in edges.iter().filter(|edge| edge.from == at) {
            let way = [way.as_slice(), &[edge]].concat();
            if edge.to == file {
                return Some(way);
            }
            if seen.insert(&edge.to) {
                ways.push_back((&edge.to, way));
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

    fn circles(files: &[(&str, &str)]) -> Vec<String> {
        let mut tree = tree(files);
        tree.packages = vec![Package { folder: "crates/x".into(), ..Package::default() }];
        import_circles(&tree)
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
        assert_eq!(circles(&files), ["crates/x/src: b.rs:1 → c.rs:2 → …"]);
    }

    #[test]
    fn a_child_that_uses_its_parent_is_no_circle_by_itself() {
        let files = [
            ("crates/x/src/lib.rs", "mod a;\npub use a::A;\npub struct B;"),
            ("crates/x/src/a.rs", "use crate::B;\npub struct A(B);"),
        ];
        assert!(circles(&files).is_empty());
    }
}
