/// The registry of games: calls a macro with the name of each game in code, its module in this crate, and its name in
/// texts. The order is that of the menu.
///
/// # Examples
/// ```
/// macro_rules! modules {
///     ({ $separator:literal } $($game:ident: $module:ident = $text:literal,)+) => {
///         [$(stringify!($module)),+].join($separator)
///     };
/// }
/// assert_eq!(talon_rules::games!(modules! { "/" }), "doublets/yields/lady_jane/curse");
/// ```
#[macro_export]
macro_rules! games {
    ($callback:ident! { $($arguments:tt)* }) => {
        $callback! {
            { $($arguments)* }
            Doublets: doublets = "doublets",
            Yield: yields = "yield",
            LadyJane: lady_jane = "lady-jane",
            Curse: curse = "curse",
        }
    };
}

/// Evaluates an expression for the game that a value belongs to, in which a name stands for the state of that game. The value
/// is a name of a game, or of an enum over the games, whose part is unwrapped.
///
/// # Examples
/// ```
/// use talon_rules::{AnyMove, Game, GameName, of_game};
///
/// assert_eq!(of_game!(GameName::Yield, GameName, State => State::RULES.len()), 7);
/// let made = AnyMove::read(GameName::Curse, "pass").unwrap();
/// assert_eq!(of_game!(made, AnyMove(made), State => made.to_string() + " " + State::NAME.as_str()), "pass curse");
/// ```
#[macro_export]
macro_rules! of_game {
    ({ @arms $value:expr, $any:ident, (), $state:ident, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $value {
            $($any::$game => { type $state = $crate::$module::State; $body })+
        }
    };
    ({ @arms $value:expr, $any:ident, ($part:pat), $state:ident, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $value {
            $($any::$game($part) => { type $state = $crate::$module::State; $body })+
        }
    };
    ($value:expr, $any:ident $(($part:pat))?, $state:ident => $body:expr) => {
        $crate::games!(of_game! { @arms $value, $any, ($($part)?), $state, $body })
    };
}
