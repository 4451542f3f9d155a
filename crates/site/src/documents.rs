//! The documents: the list of documents, and every Markdown page of the repository that it leads to.
//!
//! Documents and what frames them are English.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use pulldown_cmark::{Event, Tag, TagEnd};
use talon_lang::Lang;

use crate::markdown::{Rendered, events, render};
use crate::markup::escape;
use crate::page::{Page, Part, Release};
use crate::paths::{self, link, target};

/// The list of documents in the repository.
const LIST: &str = "docs/README.md";

/// The name of the group with documents that the list does not name.
const OTHERS: &str = "More";

/// The beginning of addresses outside the repository.
const SCHEMES: [&str; 3] = ["https://", "http://", "mailto:"];

/// The names of documents are cut off here in descriptions.
const DESCRIPTION: usize = 155;

/// The documents, in the order of the list.
#[derive(Debug)]
pub(crate) struct Documents {
    /// The documents.
    pub(crate) all: Vec<Document>,
    /// The pictures in documents, with their paths in the repository, which are those in the site.
    pub(crate) pictures: BTreeSet<String>,
}

/// A document.
#[derive(Debug)]
pub(crate) struct Document {
    /// The path in the repository.
    pub(crate) source: String,
    /// The path in the site.
    pub(crate) path: String,
    /// Its name in lists.
    pub(crate) name: String,
    /// The group in which the list has it; `None` for those before all groups.
    pub(crate) group: Option<String>,
    /// The document as HTML.
    pub(crate) rendered: Rendered,
}

/// A place of the list that names a document.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    source: String,
    name: Option<String>,
    group: Option<String>,
}

impl Documents {
    /// Reads the documents of a repository.
    ///
    /// # Errors
    /// If a file cannot be read, or a link leads to a file that does not exist.
    pub(crate) fn read(root: &Path, release: &Release) -> Result<Documents> {
        let texts = texts(root)?;
        let mut entries = entries(&texts[LIST]);
        for source in texts.keys() {
            if !entries.iter().any(|entry| entry.source == *source) {
                entries.push(Entry { source: source.clone(), name: None, group: Some(OTHERS.to_owned()) });
            }
        }
        let mut pictures = BTreeSet::new();
        let mut all = Vec::new();
        for Entry { source, name, group } in entries {
            let resolver =
                Resolver { root, release, texts: &texts, source: &source, path: site_path(&source) };
            let rendered = render(&texts[&source], |link| resolver.resolve(link, &mut pictures))?;
            let name = name.unwrap_or_else(|| rendered.title().to_owned());
            ensure!(!name.is_empty(), "{source} has no heading");
            all.push(Document { path: site_path(&source), source, name, group, rendered });
        }
        Ok(Documents { all, pictures })
    }

    /// The pages of the documents.
    pub(crate) fn pages<'a>(&self, lang: &'a Lang, release: &Release) -> Vec<Page<'a>> {
        let page = |(index, document): (usize, &Document)| Page {
            path: document.path.clone(),
            lang,
            title: format!("{} – Talon", document.rendered.title()),
            description: document.rendered.description(DESCRIPTION),
            root: None,
            part: Part::Documents,
            translations: Vec::new(),
            data: None,
            content: self.content(index, release),
        };
        self.all.iter().enumerate().map(page).collect()
    }

    fn content(&self, index: usize, release: &Release) -> String {
        let document = &self.all[index];
        format!(
            "<div class=\"documents\">\n<main id=\"content\" tabindex=\"-1\">\n{}<article>\n{}</article>\n{}</main>\n\
             <nav class=\"contents\" id=\"contents\" aria-label=\"All documents\">{}</nav>\n</div>\n",
            headings(&document.rendered),
            document.rendered.html,
            self.neighbours(index, release),
            self.list(document)
        )
    }

    /// The links to the documents before and after one, and to its source.
    fn neighbours(&self, index: usize, release: &Release) -> String {
        let document = &self.all[index];
        let to = |index: Option<usize>, relation: &str, label: &str| {
            let Some(other) = index.and_then(|index| self.all.get(index)) else { return String::new() };
            let (address, name) = (link(&document.path, &other.path), escape(&other.name));
            format!(
                "<a class=\"is-{relation}\" rel=\"{relation}\" href=\"{address}\"><span>{label}</span> {name}</a>"
            )
        };
        format!(
            "<nav class=\"neighbours\" aria-label=\"Before and after\">{}{}</nav>\n\
             <p class=\"source\"><a href=\"{}/blob/main/{}\">Source of this page</a></p>\n",
            to(index.checked_sub(1), "prev", "Before"),
            to(Some(index + 1), "next", "After"),
            release.repository,
            document.source
        )
    }

    /// The list of all documents, in groups.
    fn list(&self, current: &Document) -> String {
        let mut list = String::new();
        for group in self.all.chunk_by(|one, other| one.group == other.group) {
            if let Some(name) = &group[0].group {
                list.push_str(&format!("<h2>{}</h2>", escape(name)));
            }
            let entry = |document: &Document| {
                let here = if document.path == current.path { " aria-current=\"page\"" } else { "" };
                let to = link(&current.path, &document.path);
                format!("<li><a href=\"{to}\"{here}>{}</a></li>", escape(&document.name))
            };
            list.push_str(&format!("<ul>{}</ul>", group.iter().map(entry).collect::<String>()));
        }
        list
    }
}

/// The links to the headings of a document, and to the list of documents where that stands below.
fn headings(rendered: &Rendered) -> String {
    let headings = rendered.sections.iter().filter(|section| (2..=3).contains(&section.level));
    let entries: String = headings
        .map(|section| {
            let (level, id, heading) = (section.level, &section.id, escape(&section.heading));
            format!("<li class=\"is-level-{level}\"><a href=\"#{id}\">{heading}</a></li>")
        })
        .collect();
    let all = "<a class=\"to-contents\" href=\"#contents\">All documents</a>";
    if entries.is_empty() {
        return format!("<div class=\"document-head\">{all}</div>\n");
    }
    format!(
        "<div class=\"document-head\">{all}<details class=\"headings\"><summary>On this page</summary>\
         <nav aria-label=\"On this page\"><ul>{entries}</ul></nav></details></div>\n"
    )
}

/// The Markdown pages that the list leads to, by their paths in the repository.
fn texts(root: &Path) -> Result<BTreeMap<String, String>> {
    let mut texts = BTreeMap::new();
    let mut open = VecDeque::from([LIST.to_owned()]);
    while let Some(source) = open.pop_front() {
        if texts.contains_key(&source) {
            continue;
        }
        let text = fs::read_to_string(root.join(&source)).with_context(|| format!("cannot read {source}"))?;
        for event in events(&text) {
            if let Event::Start(Tag::Link { dest_url, .. }) = event
                && is_inside(&dest_url)
                && let Some(linked) = target(&source, &dest_url)
                && linked.ends_with(".md")
                && root.join(&linked).is_file()
            {
                open.push_back(linked);
            }
        }
        texts.insert(source, text);
    }
    Ok(texts)
}

/// The documents in the order of the list, each once: the list itself, the pages that its first paragraphs name, and the entries
/// of its groups with the names that they have there.
fn entries(list: &str) -> Vec<Entry> {
    let mut entries = vec![Entry { source: LIST.to_owned(), name: None, group: None }];
    let (mut group, mut name) = (None, None);
    let (mut is_in_heading, mut is_in_item) = (false, false);
    for event in events(list) {
        match event {
            Event::Start(Tag::Heading { level, .. }) if level as u8 == 2 => {
                (is_in_heading, group) = (true, Some(String::new()));
            }
            Event::End(TagEnd::Heading(_)) => is_in_heading = false,
            Event::Start(Tag::Item) => is_in_item = true,
            Event::End(TagEnd::Item) => is_in_item = false,
            Event::Start(Tag::Link { dest_url, .. }) if is_inside(&dest_url) => {
                let source = target(LIST, &dest_url).filter(|source| source.ends_with(".md"));
                if let Some(source) = source
                    && !entries.iter().any(|entry| entry.source == source)
                {
                    entries.push(Entry { source, name: None, group: group.clone() });
                    name = is_in_item.then(String::new);
                }
            }
            Event::End(TagEnd::Link) => {
                if let (Some(name), Some(entry)) = (name.take(), entries.last_mut()) {
                    entry.name = Some(name);
                }
            }
            Event::Text(text) | Event::Code(text) => {
                if let (true, Some(group)) = (is_in_heading, &mut group) {
                    group.push_str(&text);
                } else if let Some(name) = &mut name {
                    name.push_str(&text);
                }
            }
            _ => {}
        }
    }
    entries
}

/// Returns true if an address is that of a file of the repository.
fn is_inside(address: &str) -> bool {
    !SCHEMES.iter().any(|scheme| address.starts_with(scheme))
}

/// The path of a document in the site: `docs/host/CLUB.md` is `docs/host/club.html`, and the list is the first page.
fn site_path(source: &str) -> String {
    if source == LIST {
        return paths::DOCUMENTS.to_owned();
    }
    let name = source.strip_prefix("docs/").unwrap_or(source).trim_end_matches(".md");
    let name = match name.strip_suffix("README") {
        Some("") => "talon",
        Some(folder) => folder.trim_end_matches('/'),
        None => name,
    };
    format!("docs/{}.html", name.to_lowercase())
}

/// Finds out where the links of one document lead in the site.
struct Resolver<'a> {
    root: &'a Path,
    release: &'a Release,
    texts: &'a BTreeMap<String, String>,
    source: &'a str,
    path: String,
}

impl Resolver<'_> {
    /// The address in the site for a link of the document. A file that is no page and no picture leads to the repository.
    fn resolve(&self, address: &str, pictures: &mut BTreeSet<String>) -> Result<String> {
        if !is_inside(address) || address.starts_with('#') {
            return Ok(address.to_owned());
        }
        let linked = target(self.source, address);
        let Some(linked) = linked.filter(|linked| self.root.join(linked).exists()) else {
            bail!("{}: the link {address} leads nowhere", self.source);
        };
        let linked = linked.trim_end_matches('/');
        let fragment = address.find('#').map_or("", |at| &address[at..]);
        if self.texts.contains_key(linked) {
            return Ok(link(&self.path, &format!("{}{fragment}", site_path(linked))));
        }
        if [".svg", ".png", ".jpg", ".webp"].iter().any(|ending| linked.ends_with(ending)) {
            pictures.insert(linked.to_owned());
            return Ok(link(&self.path, linked));
        }
        let kind = if self.root.join(linked).is_dir() { "tree" } else { "blob" };
        Ok(format!("{}/{kind}/main/{linked}{fragment}", self.release.repository))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_gives_order_names_and_groups() {
        let list = "# Documentation\n\nThe [README](../README.md).\n\n## Hosts\n\n\
                    - [A club](host/CLUB.md): see [the README](../README.md)\n- [Other](https://a.net/b.md)\n";
        let entry = |source: &str, name: Option<&str>, group: Option<&str>| Entry {
            source: source.into(),
            name: name.map(str::to_owned),
            group: group.map(str::to_owned),
        };
        let expected = [
            entry(LIST, None, None),
            entry("README.md", None, None),
            entry("docs/host/CLUB.md", Some("A club"), Some("Hosts")),
        ];
        assert_eq!(entries(list), expected);
    }

    #[test]
    fn each_document_has_a_path_in_the_folder_of_documents() {
        let paths = [
            ("docs/README.md", "docs/index.html"),
            ("README.md", "docs/talon.html"),
            ("CONTRIBUTING.md", "docs/contributing.html"),
            ("docs/host/CLUB.md", "docs/host/club.html"),
            ("crates/solve/README.md", "docs/crates/solve.html"),
        ];
        for (source, path) in paths {
            assert_eq!(site_path(source), path);
        }
    }
}
