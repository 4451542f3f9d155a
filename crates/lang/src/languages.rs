//! The languages, and the choice of one.

/// The texts of the files of one language but the terminal's: all languages have the same files.
macro_rules! files {
    ($folder:literal) => {
        &[
            include_str!(concat!("../locales/", $folder, "/names.ftl")),
            include_str!(concat!("../locales/", $folder, "/common.ftl")),
            include_str!(concat!("../locales/", $folder, "/notices.ftl")),
            include_str!(concat!("../locales/", $folder, "/doublets.ftl")),
            include_str!(concat!("../locales/", $folder, "/yield.ftl")),
            include_str!(concat!("../locales/", $folder, "/lady-jane.ftl")),
            include_str!(concat!("../locales/", $folder, "/curse.ftl")),
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

/// The text of the terminal's file of one language.
#[cfg(feature = "complete")]
macro_rules! terminal_file {
    ($folder:literal) => {
        include_str!(concat!("../locales/", $folder, "/terminal.ftl"))
    };
}

/// The text of the file with the puzzles of one language.
#[cfg(feature = "complete")]
macro_rules! puzzles_file {
    ($folder:literal) => {
        include_str!(concat!("../locales/", $folder, "/puzzles.ftl"))
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

    /// Whether the language is written from right to left.
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
    /// assert_eq!(Language::best_of(["fr-FR", "de-AT", "en"]), Language::German);
    /// ```
    pub fn best_of(codes: impl IntoIterator<Item = impl AsRef<str>>) -> Language {
        codes.into_iter().find_map(|code| Language::of_code(code.as_ref())).unwrap_or_default()
    }

    /// The texts of its Fluent files, without the terminal's.
    #[cfg(feature = "complete")]
    pub fn files(self) -> &'static [&'static str] {
        match self {
            Language::English => ENGLISH,
            Language::German => files!("de"),
            Language::Spanish => files!("es"),
            Language::French => files!("fr"),
            Language::Italian => files!("it"),
            Language::BrazilianPortuguese => files!("pt-BR"),
            Language::Arabic => files!("ar"),
            Language::Japanese => files!("ja"),
            Language::SimplifiedChinese => files!("zh-CN"),
        }
    }

    /// The text of its Fluent file for the terminal, which a browser does not need.
    #[cfg(feature = "complete")]
    pub fn terminal_file(self) -> &'static str {
        match self {
            Language::English => terminal_file!("en"),
            Language::German => terminal_file!("de"),
            Language::Spanish => terminal_file!("es"),
            Language::French => terminal_file!("fr"),
            Language::Italian => terminal_file!("it"),
            Language::BrazilianPortuguese => terminal_file!("pt-BR"),
            Language::Arabic => terminal_file!("ar"),
            Language::Japanese => terminal_file!("ja"),
            Language::SimplifiedChinese => terminal_file!("zh-CN"),
        }
    }

    /// The text of its Fluent file for the puzzles, which a browser fetches when a player asks for one.
    #[cfg(feature = "complete")]
    pub fn puzzles_file(self) -> &'static str {
        match self {
            Language::English => puzzles_file!("en"),
            Language::German => puzzles_file!("de"),
            Language::Spanish => puzzles_file!("es"),
            Language::French => puzzles_file!("fr"),
            Language::Italian => puzzles_file!("it"),
            Language::BrazilianPortuguese => puzzles_file!("pt-BR"),
            Language::Arabic => puzzles_file!("ar"),
            Language::Japanese => puzzles_file!("ja"),
            Language::SimplifiedChinese => puzzles_file!("zh-CN"),
        }
    }
}

/// The texts of the English files but the terminal's.
pub(crate) const ENGLISH: &[&str] = files!("en");
