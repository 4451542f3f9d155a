//! Checks that the files of a crate do not import each other in a circle.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::imports::{Edge, edges};
use super::tree::{File, Tree};

/// The import circles of each crate, each with a shortest way around. [`edges`] says what counts as an import.
pub(super) fn import_circles(tree: &Tree) -> Vec<String> {
    tree.packages.iter().flat_map(|package| circles_of(&format!("{}/src", package.folder), tree)).collect()
}

fn circles_of(folder: &str, tree: &Tree) -> Vec<String> {
    let files: Vec<&File> = tree.rust().filter(|file| file.path.starts_with(&format!("{folder}/"))).collect();
    let graph = Graph::new(edges(folder, &files));
    let short = |path: &str| path.trim_start_matches(folder).trim_start_matches('/').to_owned();
    let describe = |members: &BTreeSet<&str>| {
        let way: Vec<String> = graph
            .shortest_circle(members)
            .iter()
            .map(|edge| format!("{}:{}", short(&edge.from), edge.line))
            .collect();
        format!("{folder}: {} files import each other: {} → …", members.len(), way.join(" → "))
    };
    graph.circles().iter().map(describe).collect()
}

/// The imports between files, by the file that imports.
struct Graph {
    edges: BTreeMap<String, Vec<Edge>>,
}

impl Graph {
    fn new(edges: Vec<Edge>) -> Graph {
        let mut graph = Graph { edges: BTreeMap::new() };
        for edge in edges {
            graph.edges.entry(edge.from.clone()).or_default().push(edge);
        }
        graph
    }

    /// The imports of a file.
    fn from(&self, file: &str) -> &[Edge] {
        self.edges.get(file).map_or(&[], Vec::as_slice)
    }

    /// The largest sets of files of which each leads to each.
    fn circles(&self) -> Vec<BTreeSet<&str>> {
        let reach: BTreeMap<&str, BTreeSet<&str>> =
            self.edges.keys().map(|file| (file.as_str(), self.reach(file))).collect();
        let mut circles: Vec<BTreeSet<&str>> = Vec::new();
        for (file, reached) in &reach {
            let leads_back = |other: &&str| reach.get(*other).is_some_and(|back| back.contains(file));
            let circle: BTreeSet<&str> = reached.iter().copied().filter(leads_back).collect();
            if !circle.is_empty() && !circles.contains(&circle) {
                circles.push(circle);
            }
        }
        circles
    }

    /// The files that imports lead to from this one, one after the other.
    fn reach<'a>(&'a self, file: &'a str) -> BTreeSet<&'a str> {
        let mut reached = BTreeSet::new();
        let mut open = vec![file];
        while let Some(file) = open.pop() {
            let next = self.from(file).iter().map(|edge| edge.to.as_str());
            open.extend(next.filter(|to| reached.insert(*to)));
        }
        reached
    }

    /// The fewest imports that lead from a file of the circle back to it.
    fn shortest_circle(&self, members: &BTreeSet<&str>) -> Vec<&Edge> {
        let ways = members.iter().filter_map(|file| self.way_back(file));
        ways.min_by_key(Vec::len).unwrap_or_default()
    }

    /// A shortest way from a file back to itself.
    fn way_back(&self, file: &str) -> Option<Vec<&Edge>> {
        let mut seen = BTreeSet::new();
        let mut ways = VecDeque::from([(file, Vec::new())]);
        while let Some((at, way)) = ways.pop_front() {
            for edge in self.from(at) {
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
        assert_eq!(circles(&files), ["crates/x/src: 3 files import each other: b.rs:1 → c.rs:2 → …"]);
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
