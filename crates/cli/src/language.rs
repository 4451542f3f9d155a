//! The language in which the program talks to players.

use clap::{Arg, ArgMatches, Command};
use clap_complete::engine::ArgValueCandidates;
use talon_arguments::described;
use talon_arguments::described::one;
use talon_arguments::shared::language_argument;
use talon_arguments::values::unknown_language;
use talon_command::completions::candidates;
use talon_lang::{Lang, Language};

/// The argument that chooses the language.
#[derive(Clone, Debug, Default)]
pub(crate) struct LanguageArgument {
    language: Option<Language>,
}

described!(
    LanguageArgument,
    |command: Command| command.arg(with_values(language_argument())),
    LanguageArgument::read
);

/// The argument with values of its type, and their completions.
pub(crate) fn with_values(argument: Arg) -> Arg {
    let codes = || candidates(Language::ALL.map(Language::code));
    argument.value_parser(language).add(ArgValueCandidates::new(codes))
}

impl LanguageArgument {
    /// Reads the argument.
    pub(crate) fn read(matches: &ArgMatches) -> LanguageArgument {
        LanguageArgument { language: one(matches, "language") }
    }

    /// The sentences in the chosen language, or else in that of the environment.
    pub(crate) fn lang(&self) -> Lang {
        let of_environment = || of_environment(|name| std::env::var(name).ok());
        Lang::of(self.language.unwrap_or_else(of_environment))
    }
}

/// Reads the value of `--language`.
fn language(code: &str) -> Result<Language, String> {
    Language::of_code(code).ok_or_else(unknown_language)
}

/// The language of the environment's locale: English if Talon does not speak it, or if the terminal cannot show letters
/// beyond ASCII.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let filled = |name| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(filled).unwrap_or_default();
    let is_utf8 = locale.to_ascii_lowercase().replace('-', "").contains("utf8");
    if is_utf8 { Language::best_of([locale]) } else { Language::English }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_chooses_the_language() {
        let environments = [
            ("", Language::English),
            ("LANG=C.UTF-8", Language::English),
            ("LANG=de_AT.UTF-8", Language::German),
            ("LANG=de_DE.UTF-8 LC_MESSAGES=fr_FR.utf8", Language::French),
            ("LANG=de_DE.UTF-8 LC_ALL=en_GB.UTF-8", Language::English),
            ("LANG=pt_BR.UTF-8 LC_ALL=", Language::BrazilianPortuguese),
            ("LANG=zh_CN.UTF-8", Language::SimplifiedChinese),
            ("LANG=zh_TW.UTF-8", Language::English),
            // A terminal without UTF-8 cannot show umlauts.
            ("LANG=de_DE.ISO-8859-1", Language::English),
        ];
        for (environment, expected) in environments {
            let value = |name: &str| {
                let mut set = environment.split(' ').filter_map(|pair| pair.split_once('='));
                set.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
            };
            assert_eq!(of_environment(value), expected, "{environment}");
        }
    }

    #[test]
    fn an_unknown_language_is_refused_with_the_known_ones() {
        assert_eq!(language("pt"), Ok(Language::BrazilianPortuguese));
        let refusal = language("tlh").expect_err("there is no Klingon");
        assert!(refusal.ends_with("it speaks en, de, es, fr, it, pt-BR, ar, ja, zh-CN"), "{refusal}");
    }
}
