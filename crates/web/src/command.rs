//! The keys of commands in a browser. The commands themselves are a table in [`talon_table`].

use talon_table::{Command, CommandGroup, FrontEnd};
use web_sys::KeyboardEvent;

/// The commands of the menu, in groups.
pub fn menu_groups() -> [Vec<Command>; 3] {
    let of = |group| Command::of_group(group, FrontEnd::Browser);
    let game = of(CommandGroup::Position).chain(of(CommandGroup::Assistance));
    let program = of(CommandGroup::Program).filter(|command| *command != Command::Menu);
    [of(CommandGroup::Deal).collect(), game.collect(), program.collect()]
}

/// All commands of the browser, in the order of the help page.
pub fn all_commands() -> impl Iterator<Item = Command> {
    Command::ALL.into_iter().filter(|command| command.is_on(FrontEnd::Browser))
}

/// The command of a key, by the name that the browser gives the key.
pub fn command_of_key(key: &str) -> Option<Command> {
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    Command::of_key(letter).filter(|command| command.is_on(FrontEnd::Browser))
}

/// The key of an event. A letter is a capital if Shift is held, whatever Caps Lock says.
pub fn key_of(event: &KeyboardEvent) -> String {
    let key = event.key();
    match (key.len() == 1 && event.get_modifier_state("CapsLock"), event.shift_key()) {
        (true, true) => key.to_uppercase(),
        (true, false) => key.to_lowercase(),
        (false, _) => key,
    }
}

/// A command's key as it is written on a keyboard: `R`, or `Shift+R` for a capital.
pub fn shortcut(command: Command) -> String {
    let Some(key) = command.key() else { return String::new() };
    let shift = if key.is_uppercase() { "Shift+" } else { "" };
    format!("{shift}{}", key.to_uppercase())
}

/// Returns true if a command is about the position on the table, so that nobody can give it from behind a curtain.
pub fn is_about_position(command: Command) -> bool {
    matches!(command.group(), CommandGroup::Position | CommandGroup::Assistance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_the_browser_has_a_key_of_its_own() {
        for command in all_commands() {
            let key = command.key().expect("a key").to_string();
            assert_eq!(command_of_key(&key), Some(command));
        }
        assert_eq!(command_of_key("Enter"), None);
    }

    #[test]
    fn the_menu_has_every_other_command_once() {
        let in_menu = menu_groups().concat();
        let others: Vec<Command> = all_commands().filter(|command| *command != Command::Menu).collect();
        assert_eq!(in_menu.len(), others.len());
        assert!(others.iter().all(|command| in_menu.contains(command)));
    }

    #[test]
    fn a_capital_is_written_with_shift() {
        assert_eq!(shortcut(Command::Redo), "R");
        assert_eq!(shortcut(Command::Restart), "Shift+R");
        assert_eq!(shortcut(Command::Help), "?");
    }
}
