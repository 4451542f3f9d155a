//! A Markdown page as HTML.

use std::collections::BTreeMap;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};

use crate::markup::escape;

/// A page as HTML.
#[derive(Debug, Default)]
pub(crate) struct Rendered {
    /// The body of the page, with its heading.
    pub(crate) html: String,
    /// The parts of the page, each from a heading to the next.
    pub(crate) sections: Vec<Section>,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Section {
    /// The level of its heading, from 1.
    pub(crate) level: u8,
    /// The id of its heading.
    pub(crate) id: String,
    /// The heading.
    pub(crate) heading: String,
    /// The text below it, without marks.
    pub(crate) text: String,
}

impl Rendered {
    /// The heading of the page.
    pub(crate) fn title(&self) -> &str {
        self.sections.first().map_or("", |section| &section.heading)
    }

    /// The beginning of the page as one line of at most about this number of bytes.
    pub(crate) fn description(&self, length: usize) -> String {
        let text = self.sections.iter().map(|section| section.text.trim()).find(|text| !text.is_empty());
        let text = text.unwrap_or_default();
        match text.char_indices().map(|(at, _)| at).take_while(|at| *at <= length).last() {
            Some(end) if text.len() > length => {
                let end = text[..end].rfind(' ').unwrap_or(end);
                format!("{} …", text[..end].trim_end_matches([',', ';', ':', '.']))
            }
            _ => text.to_owned(),
        }
    }
}

/// The events of a Markdown text.
pub(crate) fn events(text: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS)
}

/// The HTML of a Markdown text. `link` returns the address on the site for the address of a link or a picture.
///
/// # Errors
/// Those of `link`.
pub(crate) fn render<E>(text: &str, link: impl FnMut(&str) -> Result<String, E>) -> Result<Rendered, E> {
    let events: Vec<Event<'_>> = events(text).collect();
    let sections = sections(&events);
    let events = with_ids(with_code(events), &sections);
    let events = with_links(events, link)?;
    let mut html = String::new();
    html::push_html(&mut html, events.into_iter().flat_map(framed));
    // Screen readers announce the corner of a table without words as a heading.
    let html = html.replace("<th></th>", "<td></td>");
    Ok(Rendered { html, sections })
}

/// The parts of a page. The ids of headings are those that code hosts give them.
fn sections(events: &[Event<'_>]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut ids = BTreeMap::new();
    let mut is_in_heading = false;
    for event in events {
        if let Event::Start(Tag::Heading { level, .. }) = event {
            is_in_heading = true;
            sections.push(Section { level: *level as u8, ..Section::default() });
        }
        let Some(section) = sections.last_mut() else { continue };
        match event {
            Event::End(TagEnd::Heading(_)) => {
                is_in_heading = false;
                section.id = id(&section.heading, &mut ids);
            }
            Event::Text(text) | Event::Code(text) if is_in_heading => section.heading.push_str(text),
            Event::Text(text) | Event::Code(text) => section.text.push_str(text),
            Event::SoftBreak | Event::HardBreak => section.text.push(' '),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell | TagEnd::CodeBlock) => {
                section.text.push(' ');
            }
            _ => {}
        }
    }
    sections
}

/// The id of a heading: `Where a test goes` is `where-a-test-goes`, and the second one of the same text ends with `-1`.
fn id(heading: &str, taken: &mut BTreeMap<String, u32>) -> String {
    let is_kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    let id: String = heading.chars().filter(is_kept).flat_map(char::to_lowercase).collect();
    let id = id.trim().replace(' ', "-");
    let count = taken.entry(id.clone()).and_modify(|count| *count += 1).or_default();
    if *count == 0 { id } else { format!("{id}-{count}") }
}

/// The same events, with ids for the headings and a link to each.
fn with_ids<'a>(events: Vec<Event<'a>>, sections: &[Section]) -> Vec<Event<'a>> {
    let mut sections = sections.iter();
    let mut id = String::new();
    let with_id = |event: Event<'a>| match event {
        Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
            id = sections.next().map(|section| section.id.clone()).unwrap_or_default();
            vec![Event::Start(Tag::Heading { level, id: Some(id.clone().into()), classes, attrs })]
        }
        Event::End(TagEnd::Heading(level)) => {
            let mark = format!(r##" <a class="anchor" href="#{id}" aria-hidden="true" tabindex="-1">#</a>"##);
            vec![Event::InlineHtml(mark.into()), Event::End(TagEnd::Heading(level))]
        }
        event => vec![event],
    };
    events.into_iter().flat_map(with_id).collect()
}

/// The same events, with marks in blocks of code.
fn with_code(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut result = Vec::new();
    let mut code: Option<(String, String)> = None;
    for event in events {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                code = Some((language.to_string(), String::new()));
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Indented)) => code = Some(Default::default()),
            Event::End(TagEnd::CodeBlock) => {
                let (language, text) = code.take().unwrap_or_default();
                result.push(Event::Html(code_block(&language, &text).into()));
            }
            Event::Text(text) if code.is_some() => code.iter_mut().for_each(|(_, code)| code.push_str(&text)),
            event => result.push(event),
        }
    }
    result
}

/// A block of code, with commands and comments marked.
fn code_block(language: &str, text: &str) -> String {
    let lines: String = text.split_inclusive('\n').map(|line| code_line(language, line)).collect();
    format!(
        "<pre class=\"code\" dir=\"ltr\" translate=\"no\"><code data-language=\"{}\">{lines}</code></pre>\n",
        escape(language)
    )
}

fn code_line(language: &str, line: &str) -> String {
    let comment = match language {
        "sh" | "python" | "toml" | "yaml" => line.starts_with('#').then_some(0).or_else(|| line.find("  # ")),
        "rust" => line.find("// "),
        "sql" => line.find("-- "),
        _ => None,
    };
    let (code, comment) = line.split_at(comment.unwrap_or(line.len()));
    let code = match code.strip_prefix("$ ") {
        Some(command) => {
            format!("<span class=\"prompt\">$ </span><span class=\"input\">{}</span>", escape(command))
        }
        None => escape(code),
    };
    if comment.is_empty() {
        code
    } else {
        format!("{code}<span class=\"comment\">{}</span>", escape(comment))
    }
}

/// The same events, with the addresses of the site.
fn with_links<E>(
    events: Vec<Event<'_>>,
    mut link: impl FnMut(&str) -> Result<String, E>,
) -> Result<Vec<Event<'_>>, E> {
    let mut address = |url: CowStr<'_>| link(&url).map(CowStr::from);
    let with_link = |event| {
        Ok(match event {
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                Event::Start(Tag::Link { link_type, dest_url: address(dest_url)?, title, id })
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                Event::Start(Tag::Image { link_type, dest_url: address(dest_url)?, title, id })
            }
            Event::Html(html) => Event::Html(with_pictures(&html, &mut address)?.into()),
            Event::InlineHtml(html) => Event::InlineHtml(with_pictures(&html, &mut address)?.into()),
            event => event,
        })
    };
    events.into_iter().map(with_link).collect()
}

/// HTML in a Markdown text, with the addresses of the site for its pictures.
fn with_pictures<'a, E>(
    html: &str,
    address: &mut impl FnMut(CowStr<'a>) -> Result<CowStr<'a>, E>,
) -> Result<String, E> {
    let mut result = String::new();
    let mut rest = html;
    while let Some(start) =
        ["src=\"", "srcset=\""].iter().filter_map(|name| Some(rest.find(name)? + name.len())).min()
    {
        let end = rest[start..].find('"').map_or(rest.len(), |length| start + length);
        result.push_str(&rest[..start]);
        result.push_str(&address(rest[start..end].to_owned().into())?);
        rest = &rest[end..];
    }
    Ok(result + rest)
}

/// A table, in a box that scrolls.
fn framed(event: Event<'_>) -> Vec<Event<'_>> {
    let html = |text: &'static str| Event::Html(text.into());
    match event {
        Event::Start(Tag::Table(_)) => vec![html("<div class=\"wide\">"), event],
        Event::End(TagEnd::Table) => vec![event, html("</div>\n")],
        event => vec![event],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(text: &str) -> Rendered {
        render(text, |link| Ok::<_, ()>(link.replace(".md", ".html"))).unwrap()
    }

    #[test]
    fn headings_have_the_ids_of_code_hosts() {
        let page = rendered("# Adding `talon`, a game\n\n## A-b: c!\n\nOne\ntwo.\n\n## A-b: c\n");
        let ids: Vec<_> = page.sections.iter().map(|section| section.id.as_str()).collect();
        assert_eq!(ids, ["adding-talon-a-game", "a-b-c", "a-b-c-1"]);
        assert!(page.html.contains("<h2 id=\"a-b-c-1\">"), "{}", page.html);
        assert_eq!((page.title(), page.sections[1].text.trim()), ("Adding talon, a game", "One two."));
    }

    #[test]
    fn links_are_those_of_the_site_and_tables_scroll() {
        let page = rendered("[one](a/B.md#c)\n\n| | a |\n| --- | --- |\n| b | ![p](d.svg) |\n");
        assert!(page.html.contains("href=\"a/B.html#c\""), "{}", page.html);
        assert!(
            page.html.contains("<div class=\"wide\"><table><thead><tr><td></td><th>a</th>"),
            "{}",
            page.html
        );
        assert!(page.html.contains("src=\"d.svg\""), "{}", page.html);
        let page = rendered("<p>\n<img src=\"a.md\" alt=\"x\"><source srcset=\"b.md\">\n</p>\n");
        assert!(
            page.html.contains("<img src=\"a.html\" alt=\"x\"><source srcset=\"b.html\">"),
            "{}",
            page.html
        );
        assert!(render("[one](a)", |_| Err("broken")).is_err());
    }

    #[test]
    fn commands_and_comments_are_marked() {
        let lines = [
            (
                "console",
                "$ a <b>\n",
                "<span class=\"prompt\">$ </span><span class=\"input\">a &lt;b&gt;\n</span>",
            ),
            ("console", "a # b", "a # b"),
            ("sh", "a   # b", "a <span class=\"comment\">  # b</span>"),
            ("sh", "# b", "<span class=\"comment\"># b</span>"),
        ];
        for (language, line, expected) in lines {
            assert_eq!(code_line(language, line), expected);
        }
    }

    #[test]
    fn a_description_ends_with_a_whole_word() {
        let page = rendered("# A\n\nOne two, three.\n");
        assert_eq!(page.description(9), "One two …");
        assert_eq!(page.description(40), "One two, three.");
    }
}
