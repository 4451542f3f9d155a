//! Makes the folder from which a browser loads the games: the wasm programs with their glue code, and the styles,
//! pictures and page of `crates/web`. `cargo xtask web` builds the programs and runs this one.

mod arguments;
#[cfg(feature = "release")]
mod compress;
mod freshness;
mod glue;
mod offline;
mod references;
mod site;
mod sources;
mod split;
mod start_page;

use anyhow::Result;
use clap::Parser;
use talon_lang::Language;
use talon_learn::Course;
use talon_learn::puzzle::{PuzzleIndex, SHIPPED, shipped_puzzles};
use talon_rules::GameName;

use arguments::Arguments;
use site::Site;
use sources::{File, Sources};

/// The place of `compress` in a bundler without the libraries for it, as `cargo play` builds it.
#[cfg(not(feature = "release"))]
mod compress {
    use crate::sources::File;

    /// Always fails.
    pub(crate) fn compressed(_: &File) -> anyhow::Result<Vec<File>> {
        anyhow::bail!("this bundler was built without compression, so it needs --quick")
    }
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    if freshness::is_fresh(&arguments)? {
        return Ok(());
    }
    let sources = Sources::read(&arguments.sources)?;
    let mut site = Site::default();
    for file in sources.assets.into_iter().chain(sentences()).chain(learn()).chain(puzzles()).chain(online())
    {
        site.add_named_by_content(file)?;
    }
    for program in &arguments.programs {
        for file in glue::glue(program, arguments.quick)? {
            site.add_named_by_content(file)?;
        }
    }
    for file in sources.scripts.into_iter().chain([sources.style, sources.style_later]) {
        site.add_named_by_content(file)?;
    }
    site.add(sources.manifest)?;
    site.add(sources.page)?;
    site.leave_out_unnamed();
    let kept = site.paths_without_network();
    let service_worker = offline::service_worker(sources.service_worker, &kept, &site.hash())?;
    site.add(service_worker)?;
    site.write(&arguments.out, !arguments.quick)
}

/// The sentences in all languages but English, which is part of the page. The page fetches the one that it needs.
fn sentences() -> impl Iterator<Item = File> {
    let fetched = Language::ALL.into_iter().filter(|language| *language != Language::English);
    fetched.map(|language| File {
        name: format!("sentences-{}.ftl", language.code()),
        bytes: language.files().join("\n").into_bytes(),
    })
}

/// The lessons of each game, and the rules and the sentences of the lessons in all languages. The page fetches them when a
/// player asks for rules or a lesson.
fn learn() -> impl Iterator<Item = File> {
    let courses = GameName::ALL.into_iter().map(|game| File {
        name: format!("course-{game}.txt"),
        bytes: Course::text_of(game).as_bytes().to_vec(),
    });
    let sentences = Language::ALL.into_iter().map(|language| File {
        name: format!("learn-{}.ftl", language.code()),
        bytes: language.learn_file().as_bytes().to_vec(),
    });
    courses.chain(sentences)
}

/// The puzzles, their index, and their sentences in all languages. The page fetches them when a player asks for puzzles.
fn puzzles() -> impl Iterator<Item = File> {
    let index = ("index.txt", PuzzleIndex::of(&shipped_puzzles()).to_string());
    let collections = SHIPPED.into_iter().map(|(name, text)| (name, text.to_owned()));
    let texts = collections.chain([index]).map(|(name, text)| (name.to_owned(), text));
    let sentences = Language::ALL
        .into_iter()
        .map(|language| (format!("{}.ftl", language.code()), language.puzzles_file().to_owned()));
    let file =
        |(name, text): (String, String)| File { name: format!("puzzles-{name}"), bytes: text.into_bytes() };
    texts.chain(sentences).map(file)
}

/// The sentences about network matches in all languages. The page fetches them when a player wants such a match.
fn online() -> impl Iterator<Item = File> {
    Language::ALL.into_iter().map(|language| File {
        name: format!("online-{}.ftl", language.code()),
        bytes: language.online_file().as_bytes().to_vec(),
    })
}
