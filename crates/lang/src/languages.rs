//! The languages, and the choice of one.

use talon_rules::games;

/// The texts of the files of one language that every front end needs: all languages have the same files.
macro_rules! files {
    ({ $folder:literal } $($game:ident: $module:ident = $text:literal,)+) => {
        &[
            include_str!(concat!("../locales/", $folder, "/names.ftl")),
            include_str!(concat!("../locales/", $folder, "/common.ftl")),
            include_str!(concat!("../locales/", $folder, "/notices.ftl")),
            $(include_str!(concat!("../locales/", $folder, "/", $text, ".ftl")),)+
            include_str!(concat!("../locales/", $folder, "/solve.ftl")),
            include_str!(concat!("../locales/", $folder, "/outlook.ftl")),
            include_str!(concat!("../locales/", $folder, "/places.ftl")),
            include_str!(concat!("../locales/", $folder, "/storage.ftl")),
            include_str!(concat!("../locales/", $folder, "/table.ftl")),
            include_str!(concat!("../locales/", $folder, "/archive.ftl")),
            include_str!(concat!("../locales/", $folder, "/web.ftl")),
            include_str!(concat!("../locales/", $folder, "/start.ftl")),
        ]
    };
}

/// The text of the files of one language with the rules and the lessons.
#[cfg(feature = "complete")]
macro_rules! learn {
    ({ $folder:literal } $($game:ident: $module:ident = $text:literal,)+) => {
        concat!($(include_str!(concat!("../locales/", $folder, "/", $text, "-learn.ftl"))),+)
    };
}

/// The text of a file of one language that not every front end needs.
#[cfg(feature = "complete")]
macro_rules! single_file {
    ({ $folder:literal, $name:literal } $($games:tt)+) => {
        include_str!(concat!("../locales/", $folder, "/", $name))
    };
}

/// Calls one of the macros above with the folder of a language.
#[cfg(feature = "complete")]
macro_rules! of_language {
    ($language:expr, $callback:ident $($name:literal)?) => {
        match $language {
            Language::English => games!($callback! { "en" $(, $name)? }),
            Language::German => games!($callback! { "de" $(, $name)? }),
            Language::Spanish => games!($callback! { "es" $(, $name)? }),
            Language::French => games!($callback! { "fr" $(, $name)? }),
            Language::Italian => games!($callback! { "it" $(, $name)? }),
            Language::BrazilianPortuguese => games!($callback! { "pt-BR" $(, $name)? }),
            Language::Arabic => games!($callback! { "ar" $(, $name)? }),
            Language::Japanese => games!($callback! { "ja" $(, $name)? }),
            Language::SimplifiedChinese => games!($callback! { "zh-CN" $(, $name)? }),
        }
    };
}

/// A language that Talon speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, the original of every message.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Italian.
    Italian,
    /// Brazilian Portuguese.
    BrazilianPortuguese,
    /// Arabic.
    Arabic,
    /// Japanese.
    Japanese,
    /// Chinese in simplified characters.
    SimplifiedChinese,
}

impl Language {
    /// All languages, in the order in which a player chooses one.
    pub const ALL: [Language; 9] = [
        Language::English,
        Language::German,
        Language::Spanish,
        Language::French,
        Language::Italian,
        Language::BrazilianPortuguese,
        Language::Arabic,
        Language::Japanese,
        Language::SimplifiedChinese,
    ];

    /// The BCP 47 code of the language: `de`, `pt-BR`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::Italian => "it",
            Language::BrazilianPortuguese => "pt-BR",
            Language::Arabic => "ar",
            Language::Japanese => "ja",
            Language::SimplifiedChinese => "zh-CN",
        }
    }

    /// The name of the language in the language itself: `Deutsch`.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::BrazilianPortuguese => "Português (Brasil)",
            Language::Arabic => "العربية",
            Language::Japanese => "日本語",
            Language::SimplifiedChinese => "简体中文",
        }
    }

    /// Returns true if the language is written from right to left.
    pub fn is_right_to_left(self) -> bool {
        matches!(self, Language::Arabic)
    }

    /// The language of a code, with any country and script: `de`, `de-AT`, `DE_ch`, `pt`. `None` if Talon does not
    /// speak it, as for Chinese in traditional characters (`zh-TW`).
    pub fn of_code(code: &str) -> Option<Language> {
        const TRADITIONAL: [&str; 4] = ["hant", "tw", "hk", "mo"];
        let mut parts = code.split(['-', '_', '.', '@']).map(str::to_ascii_lowercase);
        let main = parts.next()?;
        if main == "zh" && parts.any(|part| TRADITIONAL.contains(&part.as_str())) {
            return None;
        }
        Language::ALL.into_iter().find(|language| language.code().split('-').next() == Some(&main))
    }

    /// The first language of a list of codes that Talon speaks, such as a browser's `navigator.languages`. English if
    /// there is none.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Language;
    ///
    /// assert_eq!(Language::best_of(["nl-NL", "de-AT", "en"]), Language::German);
    /// ```
    pub fn best_of(codes: impl IntoIterator<Item = impl AsRef<str>>) -> Language {
        codes.into_iter().find_map(|code| Language::of_code(code.as_ref())).unwrap_or_default()
    }

    /// The texts of its Fluent files that every front end needs.
    #[cfg(feature = "complete")]
    pub fn files(self) -> &'static [&'static str] {
        of_language!(self, files)
    }

    /// The text of its Fluent file for the terminal, which a browser does not need.
    #[cfg(feature = "complete")]
    pub fn terminal_file(self) -> &'static str {
        of_language!(self, single_file "terminal.ftl")
    }

    /// The text of its Fluent files for the rules and the lessons of all games, which a browser fetches when a player asks for
    /// one.
    #[cfg(feature = "complete")]
    pub fn learn_file(self) -> &'static str {
        of_language!(self, learn)
    }

    /// The text of its Fluent file for the puzzles, which a browser fetches when a player asks for one.
    #[cfg(feature = "complete")]
    pub fn puzzles_file(self) -> &'static str {
        of_language!(self, single_file "puzzles.ftl")
    }

    /// The text of its Fluent file for matches over the network, which a browser fetches when a player wants one.
    #[cfg(feature = "complete")]
    pub fn online_file(self) -> &'static str {
        of_language!(self, single_file "online.ftl")
    }

    /// The text of its Fluent file for the site around the browser table, which neither the browser table nor the terminal needs.
    #[cfg(feature = "complete")]
    pub fn site_file(self) -> &'static str {
        of_language!(self, single_file "site.ftl")
    }

    /// The text of its Fluent file with brief wordings of messages that other files have.
    #[cfg(feature = "complete")]
    pub(crate) fn brief_file(self) -> &'static str {
        of_language!(self, single_file "brief.ftl")
    }

    /// The texts of the files that not every front end needs.
    #[cfg(feature = "complete")]
    pub(crate) fn further_files(self) -> [&'static str; 5] {
        [self.terminal_file(), self.learn_file(), self.puzzles_file(), self.online_file(), self.site_file()]
    }
}

/// The texts of the English files that every front end needs.
pub(crate) const ENGLISH: &[&str] = games!(files! { "en" });
