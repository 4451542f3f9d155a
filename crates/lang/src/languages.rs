//! The languages, and the choice of one.

/// A language that Talon speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, which has every sentence.
    #[default]
    English,
    /// German.
    German,
    /// Arabic.
    Arabic,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Arabic];

    /// The BCP 47 code of the language: `de`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Arabic => "ar",
        }
    }

    /// The name of the language in the language itself: `Deutsch`.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Arabic => "العربية",
        }
    }

    /// Whether the language is written from right to left.
    pub fn is_right_to_left(self) -> bool {
        matches!(self, Language::Arabic)
    }

    /// The language of a code, with any country and script: `de`, `de-AT`, `DE_ch`. `None` if Talon does not speak it.
    pub fn of_code(code: &str) -> Option<Language> {
        let main = code.split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(main))
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

    /// The texts of its Fluent files.
    #[cfg(feature = "complete")]
    pub fn files(self) -> &'static [&'static str] {
        match self {
            Language::English => ENGLISH,
            Language::German => GERMAN,
            Language::Arabic => ARABIC,
        }
    }
}

/// The files of the English sentences.
pub(crate) const ENGLISH: &[&str] = &[
    include_str!("../locales/en/names.ftl"),
    include_str!("../locales/en/common.ftl"),
    include_str!("../locales/en/notices.ftl"),
    include_str!("../locales/en/doublets.ftl"),
    include_str!("../locales/en/yield.ftl"),
    include_str!("../locales/en/lady-jane.ftl"),
    include_str!("../locales/en/curse.ftl"),
    include_str!("../locales/en/solve.ftl"),
    include_str!("../locales/en/outlook.ftl"),
    include_str!("../locales/en/places.ftl"),
    include_str!("../locales/en/storage.ftl"),
    include_str!("../locales/en/table.ftl"),
    include_str!("../locales/en/web.ftl"),
    include_str!("../locales/en/start.ftl"),
    #[cfg(feature = "complete")]
    include_str!("../locales/en/terminal.ftl"),
];

/// The files of the German sentences.
#[cfg(feature = "complete")]
const GERMAN: &[&str] = &[
    include_str!("../locales/de/names.ftl"),
    include_str!("../locales/de/common.ftl"),
    include_str!("../locales/de/notices.ftl"),
    include_str!("../locales/de/doublets.ftl"),
    include_str!("../locales/de/yield.ftl"),
    include_str!("../locales/de/lady-jane.ftl"),
    include_str!("../locales/de/curse.ftl"),
    include_str!("../locales/de/solve.ftl"),
    include_str!("../locales/de/outlook.ftl"),
    include_str!("../locales/de/places.ftl"),
    include_str!("../locales/de/storage.ftl"),
    include_str!("../locales/de/table.ftl"),
    include_str!("../locales/de/web.ftl"),
    include_str!("../locales/de/start.ftl"),
];

/// The files of the Arabic sentences.
#[cfg(feature = "complete")]
const ARABIC: &[&str] = &[
    include_str!("../locales/ar/names.ftl"),
    include_str!("../locales/ar/common.ftl"),
    include_str!("../locales/ar/notices.ftl"),
    include_str!("../locales/ar/doublets.ftl"),
    include_str!("../locales/ar/yield.ftl"),
    include_str!("../locales/ar/lady-jane.ftl"),
    include_str!("../locales/ar/curse.ftl"),
    include_str!("../locales/ar/outlook.ftl"),
    include_str!("../locales/ar/places.ftl"),
    include_str!("../locales/ar/table.ftl"),
    include_str!("../locales/ar/web.ftl"),
    include_str!("../locales/ar/start.ftl"),
];
