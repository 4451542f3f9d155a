//! The feed with what is new, in the format Atom: an entry for each version in the changelog.

use pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown::{events, render};
use crate::markup::escape;
use crate::page::Release;
use crate::paths;

/// The page of the changelog in the site.
const PAGE: &str = "docs/changelog.html";

/// A version in the changelog.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Version<'a> {
    /// The heading, such as `0.2.0 – 2027-01-31`.
    heading: String,
    /// The text below it.
    text: &'a str,
}

impl Version<'_> {
    /// The date in the heading, at noon; that of the sources if it has none.
    fn time(&self, release: &Release) -> String {
        let is_date =
            |word: &&str| word.len() == 10 && word.bytes().filter(|byte| *byte == b'-').count() == 2;
        match self.heading.split(' ').find(is_date) {
            Some(date) => format!("{date}T12:00:00Z"),
            None => release.time.clone(),
        }
    }

    /// The name: the first word of the heading, without brackets.
    fn name(&self) -> &str {
        self.heading.split(' ').next().unwrap_or_default().trim_matches(['[', ']'])
    }

    fn entry(&self, release: &Release) -> String {
        let page = format!("{}/{PAGE}", release.site);
        // Links of the changelog start at the root of the repository, as readers of the feed cannot know.
        let absolute = |link: &str| -> Result<String, std::convert::Infallible> {
            let is_outside = link.contains("://");
            Ok(if is_outside { link.to_owned() } else { format!("{}/blob/main/{link}", release.repository) })
        };
        let Ok(content) = render(self.text, absolute);
        format!(
            "<entry>\n<title>Talon {name}</title>\n<id>{repository}#{name}</id>\n<link href=\"{page}\"/>\n\
             <updated>{time}</updated>\n<content type=\"html\">{content}</content>\n</entry>\n",
            name = escape(self.name()),
            repository = release.repository,
            time = self.time(release),
            content = escape(&content.html)
        )
    }
}

/// The feed of a changelog.
pub(crate) fn atom(changelog: &str, release: &Release) -> String {
    let Release { site, repository, .. } = release;
    let versions = versions(changelog);
    let updated = versions.first().map_or_else(|| release.time.clone(), |version| version.time(release));
    let entries: String = versions.iter().map(|version| version.entry(release)).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">\n\
         <title>Talon</title>\n<subtitle>What is new</subtitle>\n<id>{repository}</id>\n\
         <link rel=\"self\" type=\"application/atom+xml\" href=\"{site}/{feed}\"/>\n<link href=\"{site}/\"/>\n\
         <author><name>The Talon authors</name></author>\n<updated>{updated}</updated>\n{entries}</feed>\n",
        feed = paths::FEED
    )
}

/// The versions of a changelog: its headings of the second level.
fn versions(changelog: &str) -> Vec<Version<'_>> {
    let parser = pulldown_cmark::Parser::new(changelog).into_offset_iter();
    let mut starts: Vec<(usize, usize, String)> = Vec::new();
    for (event, range) in parser {
        if let Event::Start(Tag::Heading { level, .. }) = event
            && level as u8 == 2
        {
            starts.push((range.start, range.end, heading(&changelog[range])));
        }
    }
    let ends = starts.iter().skip(1).map(|(start, ..)| *start).chain([changelog.len()]);
    let version = |((_, end, heading), next): (&(usize, usize, String), usize)| Version {
        heading: heading.clone(),
        text: changelog[*end..next].trim(),
    };
    starts.iter().zip(ends).map(version).collect()
}

/// The text of a heading, without marks.
fn heading(markdown: &str) -> String {
    let mut text = String::new();
    for event in events(markdown) {
        match event {
            Event::Text(part) | Event::Code(part) => text.push_str(&part),
            Event::End(TagEnd::Heading(_)) => break,
            _ => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_is_an_entry_with_its_date() {
        let release = Release {
            site: "https://t.club.net".into(),
            repository: "https://club.net/t".into(),
            version: "0.2.0".into(),
            time: "2027-03-01T08:00:00Z".into(),
        };
        let changelog = "# Changelog\n\n## Unreleased\n\n- Soon & [more](docs/A.md).\n\n## 0.1.0 – 2027-01-31\n\n- First.\n";
        let feed = atom(changelog, &release);
        assert_eq!(feed.matches("<entry>").count(), 2);
        assert!(
            feed.contains("<title>Talon Unreleased</title>")
                && feed.contains("<id>https://club.net/t#0.1.0</id>")
        );
        assert!(feed.contains("<updated>2027-01-31T12:00:00Z</updated>"), "{feed}");
        assert_eq!(feed.matches("<updated>2027-03-01T08:00:00Z</updated>").count(), 2);
        assert!(
            feed.contains("Soon &amp;amp; &lt;a href=&quot;https://club.net/t/blob/main/docs/A.md&quot;&gt;")
        );
    }
}
