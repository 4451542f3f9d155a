//! The icons of the buttons: lines on a square of 24 by 24, in the colour of the text.

use leptos::prelude::*;

use talon_table::Command;

/// Opens the menu.
pub const MENU: &str = "M4 7h16M4 12h16M4 17h16";

/// Closes a dialog or a note.
pub const CLOSE: &str = "M6 6l12 12M18 6 6 18";

/// Leads back.
pub const BACK: &str = "M14.5 5 8 12l6.5 7";

/// The lines of a command's icon.
pub fn of_command(command: Command) -> &'static str {
    match command {
        Command::Undo => "M9 14 4.5 9.5 9 5M5 9.5h9a5.5 5.5 0 0 1 0 11h-3",
        Command::Redo => "M15 14l4.5-4.5L15 5M19 9.5h-9a5.5 5.5 0 0 0 0 11h3",
        Command::Hint => {
            "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.8 10.6c.9.8 1.3 1.5 1.3 2.4h5c0-.9.4-1.6 1.3-2.4A6 6 0 0 0 12 3z"
        }
        Command::WinningLine => "M5 21V4M5 4.5h11l-2.5 3.5L16 11.5H5M10 21h.01M14 19h.01M18 16h.01",
        Command::NewDeal => {
            "M5 4.5h9a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6\
            A1.5 1.5 0 0 1 5 4.5zM9.5 9v6M6.5 12h6M18.5 7l2 .6-2.4 9.4"
        }
        Command::NewWinnableDeal => {
            "M7 4.5h10V10a5 5 0 0 1-10 0zM7 6.5H4v1.5A3.5 3.5 0 0 0 7.4 11.5M17 6.5h3v1.5a3.5 3.5 0 0 1-3.4 3.5\
            M12 15v4M8.5 19.5h7"
        }
        Command::NewGradedDeal => "M5 19.5v-4M12 19.5V10M19 19.5v-15M3.5 19.5h17",
        Command::Players => {
            "M8.5 11a3 3 0 1 0-.01 0M3 19.5a5.5 5.5 0 0 1 11 0M16.5 11.5a2.5 2.5 0 1 0-.01-5M16 14.5a5 5 0 0 1 5 5"
        }
        Command::DealByNumber => "M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.5M4 15h15.5",
        Command::Restart => "M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4v4.8h4.8",
        Command::GiveUp => "M6 21V4h12l-3 4.2 3 4.3H6",
        Command::Daily => "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M9 15l2 2 4-4",
        Command::Sweep => {
            "M5 4h14M7 20V9M12 20V9M17 20V9M5 11.5l2-2.5 2 2.5M10 11.5l2-2.5 2 2.5M15 11.5l2-2.5 2 2.5"
        }
        Command::Home => "M5 4h14M12 20V8.5M7 13.5l5-5 5 5",
        Command::Grade => "M4 18a8 8 0 1 1 16 0M12 18l4-6M12 18h.01",
        Command::Review => "M4 4v16h16M7.5 15l4-5 3 3 5-7",
        _ => of_page(command),
    }
}

/// The lines of the icon of a command that leads to another page.
fn of_page(command: Command) -> &'static str {
    match command {
        Command::Statistics => "M4 20h16M6.5 20v-6M12 20V5M17.5 20v-10",
        Command::Archive => "M4 5h16v4H4zM5.5 9v10.5h13V9M9.5 12.5h5",
        // A piece of a jigsaw.
        Command::Puzzles => {
            "M4 8h4.2a2.3 2.3 0 1 1 4.4 0H17v4.2a2.3 2.3 0 1 1 0 4.4V21h-4.4a2.3 2.3 0 1 0-4.4 0H4z"
        }
        Command::Rules => {
            "M12 6.3C10 4.8 7 4.3 4 4.8v13.4c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.8c-3-.5-6 0-8 1.5zM12 6.3v13.4"
        }
        Command::Help => {
            "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z\
            M7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8"
        }
        Command::Settings => {
            "M4 7h8.5M17.5 7H20M12.5 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0\
            M4 17h2.5M11.5 17H20M6.5 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0"
        }
        Command::Share => {
            "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.1 3.1\
            a4 4 0 0 0 5.7 5.7l1-1"
        }
        Command::Games => "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
        _ => MENU,
    }
}

/// An icon. It is only decoration: the element around it has a name.
#[component]
pub fn Icon(
    /// Its lines.
    lines: &'static str,
) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=lines/></svg> }
}
