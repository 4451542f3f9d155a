//! Reads what a source file declares, imports and mentions.

use std::collections::BTreeSet;

use super::tokens::{Token, tokens};

/// Keywords that declare a name in a module.
const DECLARATIONS: [&str; 8] = ["struct", "enum", "union", "trait", "type", "fn", "const", "static"];

/// One module of a file: the file itself, or a module written inside it.
#[derive(Debug, Default)]
pub(super) struct Module {
    /// The names of the modules around it in the same file, the outermost first; none for the file itself.
    pub(super) path: Vec<String>,
    /// The modules that it declares, inside the file or outside.
    pub(super) children: BTreeSet<String>,
    /// The other names that it declares.
    pub(super) declared: BTreeSet<String>,
    /// The names that its `use` items import.
    pub(super) imports: Vec<Import>,
    /// The paths of at least two parts outside `use` items, with their lines.
    pub(super) mentions: Vec<(Vec<String>, usize)>,
    /// The words outside `use` items.
    pub(super) words: BTreeSet<String>,
}

/// One name, or with `*` all names, that a `use` item brings in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Import {
    pub(super) path: Vec<String>,
    /// The name that it gets; `None` for `*`.
    pub(super) name: Option<String>,
    pub(super) is_public: bool,
    pub(super) line: usize,
}

/// The modules of a source file, the file itself first. Items for tests only are left out.
pub(super) fn modules(text: &str) -> Vec<Module> {
    let mut reader = Reader { tokens: tokens(text), at: 0, open: Vec::new(), modules: Vec::new() };
    reader.modules.push(Module::default());
    reader.open.push((0, 0));
    reader.read();
    reader.modules
}

struct Reader<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    /// The modules around the place that is read, each with the depth of braces inside it.
    open: Vec<(usize, usize)>,
    modules: Vec<Module>,
}

impl Reader<'_> {
    fn read(&mut self) {
        let mut depth = 0;
        while self.at < self.tokens.len() {
            match self.word(0) {
                "#" => self.attribute(),
                "use" if self.word(1) != "<" => self.import(),
                "mod" => depth += self.module(depth),
                "{" => {
                    depth += 1;
                    self.at += 1;
                }
                "}" => {
                    depth = depth.saturating_sub(1);
                    self.open.retain(|(_, inside)| *inside <= depth);
                    self.at += 1;
                }
                _ => self.mention(depth),
            }
        }
    }

    /// The token at this distance; empty after the end.
    fn word(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |token| token.text)
    }

    fn current(&mut self) -> &mut Module {
        let index = self.open.last().map_or(0, |(index, _)| *index);
        &mut self.modules[index]
    }

    /// Passes an attribute, and after `#[cfg(test)]` the item that it belongs to.
    fn attribute(&mut self) {
        let start = self.at;
        while !matches!(self.word(0), "]" | "") {
            self.at += 1;
        }
        self.at += 1;
        let end = self.at.min(self.tokens.len());
        let text: String = self.tokens[start..end].iter().map(|token| token.text).collect();
        if text == "#[cfg(test)]" {
            self.skip_item();
        }
    }

    /// Passes an item or a field: up to `;` or `,` outside of brackets, or the end of its first block.
    fn skip_item(&mut self) {
        let is_import = self.word(0) == "use" || self.word(1) == "use";
        let mut depth = 0_usize;
        while self.at < self.tokens.len() {
            match self.word(0) {
                "{" | "(" | "[" => depth += 1,
                "}" if depth == 0 => return,
                "}" | ")" | "]" => depth = depth.saturating_sub(1),
                _ => {}
            }
            let ends_block = self.word(0) == "}" && depth == 0 && !is_import;
            let ends = ends_block || (depth == 0 && matches!(self.word(0), ";" | ","));
            self.at += 1;
            if ends {
                return;
            }
        }
    }

    /// Reads `mod name;` or the start of `mod name {`. Returns the number of braces that it opened.
    fn module(&mut self, depth: usize) -> usize {
        let name = self.word(1).to_owned();
        let opens = self.word(2) == "{";
        if !opens && self.word(2) != ";" {
            self.at += 1;
            return 0;
        }
        self.at += 3;
        let module = self.current();
        module.children.insert(name.clone());
        if !opens {
            return 0;
        }
        let mut path = module.path.clone();
        path.push(name);
        self.open.push((self.modules.len(), depth + 1));
        self.modules.push(Module { path, ..Module::default() });
        1
    }

    fn import(&mut self) {
        let is_public = self.at > 0 && matches!(self.tokens[self.at - 1].text, "pub" | ")");
        self.at += 1;
        self.import_tree(&[], is_public);
    }

    /// Reads one tree of a `use` item, for example `a::{b, c as d}`.
    fn import_tree(&mut self, prefix: &[String], is_public: bool) {
        let mut path = prefix.to_vec();
        while self.at < self.tokens.len() {
            let line = self.tokens[self.at].line;
            let word = self.word(0).to_owned();
            self.at += 1;
            match word.as_str() {
                "::" => {}
                "{" => return self.import_list(&path, is_public),
                "*" => return self.current().imports.push(Import { path, name: None, is_public, line }),
                _ => {
                    if word != "self" || path.is_empty() {
                        path.push(word);
                    }
                    if self.word(0) != "::" {
                        let name = self.import_name(&path);
                        return self.current().imports.push(Import { path, name, is_public, line });
                    }
                }
            }
        }
    }

    /// The name that an import of this path gets, after `as` or from the path itself.
    fn import_name(&mut self, path: &[String]) -> Option<String> {
        if self.word(0) != "as" {
            return path.last().cloned();
        }
        self.at += 2;
        Some(self.tokens.get(self.at - 1)?.text.to_owned())
    }

    fn import_list(&mut self, prefix: &[String], is_public: bool) {
        while !matches!(self.word(0), "}" | "") {
            match self.word(0) {
                "," => self.at += 1,
                _ => self.import_tree(prefix, is_public),
            }
        }
        self.at += 1;
    }

    /// Reads a word with the path that it starts, or passes a punctuation mark.
    fn mention(&mut self, depth: usize) {
        let first = self.tokens[self.at];
        let before = self.at.checked_sub(1).map_or("", |index| self.tokens[index].text);
        self.at += 1;
        if !first.is_word() || before == "::" || before == "." {
            return;
        }
        let mut path = vec![first.text.to_owned()];
        while self.word(0) == "::" && self.tokens.get(self.at + 1).is_some_and(Token::is_word) {
            path.push(self.word(1).to_owned());
            self.at += 2;
        }
        let at_top = self.open.last().is_some_and(|(_, inside)| *inside == depth);
        let module = self.current();
        if at_top && DECLARATIONS.contains(&before) {
            module.declared.insert(first.text.to_owned());
        }
        module.words.insert(first.text.to_owned());
        if path.len() > 1 {
            module.mentions.push((path, first.line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn import(path: &str, name: Option<&str>, is_public: bool) -> Import {
        let path = path.split("::").map(str::to_owned).collect();
        Import { path, name: name.map(str::to_owned), is_public, line: 1 }
    }

    #[test]
    fn a_tree_of_imports_is_spread_out() {
        let text = "use crate::{a::{self, B as C}, d::*}; pub(crate) use super::e;";
        let expected = [
            import("crate::a", Some("a"), false),
            import("crate::a::B", Some("C"), false),
            import("crate::d", None, false),
            import("super::e", Some("e"), true),
        ];
        assert_eq!(modules(text)[0].imports, expected);
    }

    #[test]
    fn what_is_for_tests_only_is_left_out() {
        let text = "\
            #[cfg(test)]\nuse a::{b, c};\n#[cfg(test)]\n#[allow(x)]\nfn f() { d::e() }\n\
            struct S { #[cfg(test)] g: h::I, j: k::L }\n";
        let file = &modules(text)[0];
        assert!(file.imports.is_empty());
        assert_eq!(file.mentions, [(vec!["k".to_owned(), "L".to_owned()], 6)]);
    }

    #[test]
    fn a_module_inside_a_file_has_its_own_names() {
        let text =
            "mod a { pub use super::b::C; struct D; mod e {} } mod f; struct G { h: I } fn j() { fn k() {} }";
        let found = modules(text);
        let summary: Vec<_> = found
            .iter()
            .map(|module| {
                let names = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>().join(" ");
                (
                    module.path.join("::"),
                    names(&module.children),
                    names(&module.declared),
                    module.imports.len(),
                )
            })
            .collect();
        let expected = [("", "a f", "G j", 0), ("a", "e", "D", 1), ("a::e", "", "", 0)];
        assert_eq!(
            summary,
            expected.map(|(path, children, names, imports)| {
                (path.to_owned(), children.to_owned(), names.to_owned(), imports)
            })
        );
    }
}
