/// The registry of games, those for one player and those for two: the name of each in code, its module in this crate, and its
/// name in texts. The order is that of the menu. `select` picks the games that a callback gets.
#[doc(hidden)]
#[macro_export]
macro_rules! registry {
    ($select:ident! $callback:tt $arguments:tt) => {
        $crate::$select! {
            $callback $arguments
            {
                Doublets: doublets = "doublets",
                Yield: yields = "yield",
                LadyJane: lady_jane = "lady-jane",
            }
            {
                Curse: curse = "curse",
            }
        }
    };
}

/// Calls a macro with every game of the registry.
#[doc(hidden)]
#[macro_export]
macro_rules! select_games {
    ([$($callback:tt)+] $arguments:tt { $($patiences:tt)+ } { $($for_two:tt)+ }) => {
        $($callback)+! { $arguments $($patiences)+ $($for_two)+ }
    };
}

/// Calls a macro with the games of the registry for one player.
#[doc(hidden)]
#[macro_export]
macro_rules! select_patiences {
    ([$($callback:tt)+] $arguments:tt { $($patiences:tt)+ } $for_two:tt) => {
        $($callback)+! { $arguments $($patiences)+ }
    };
}

/// Calls a macro with the name of each game in code, its module in this crate, and its name in texts, in the order of the menu.
///
/// # Examples
/// ```
/// macro_rules! modules {
///     ({ $separator:literal } $($game:ident: $module:ident = $text:literal,)+) => {
///         [$(stringify!($module)),+].join($separator)
///     };
/// }
/// assert!(talon_rules::games!(modules! { "/" }).starts_with("doublets/yields/"));
/// ```
#[macro_export]
macro_rules! games {
    ($($callback:tt)::+! $arguments:tt) => {
        $crate::registry! { select_games! [$($callback)::+] $arguments }
    };
}

/// Calls a macro with the names of each game for one player, as [`games`] does with those of every game.
///
/// # Examples
/// ```
/// macro_rules! names {
///     ({} $($game:ident: $module:ident = $text:literal,)+) => { [$($text),+] };
/// }
/// assert!(!talon_rules::patiences!(names! {}).contains(&"curse"));
/// ```
#[macro_export]
macro_rules! patiences {
    ($($callback:tt)::+! $arguments:tt) => {
        $crate::registry! { select_patiences! [$($callback)::+] $arguments }
    };
}

/// Evaluates an expression for the game that a value belongs to, in which a name stands for the state of that game. The value
/// is a name of a game, or of an enum over the games, whose part is unwrapped.
///
/// # Examples
/// ```
/// use talon_rules::{AnyMove, Game, GameName};
///
/// assert_eq!(talon_rules::of_game!(GameName::Yield, GameName, State => State::RULES.len()), 7);
/// let made = AnyMove::read(GameName::Curse, "pass").unwrap();
/// assert_eq!(talon_rules::of_game!(made, AnyMove(made), State => made.to_string() + " " + State::NAME.as_str()), "pass curse");
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
        $crate::games!($crate::of_game! { @arms $value, $any, ($($part)?), $state, $body })
    };
}

/// Evaluates an expression as [`of_game`] does, but only for games for one player. The expression is an `Option`, and so is the
/// result: `None` for a game for two.
///
/// # Examples
/// ```
/// use talon_rules::{Game, GameName};
///
/// let rules = |game| talon_rules::of_patience!(game, GameName, State => Some(State::RULES.len()));
/// assert_eq!((rules(GameName::Yield), rules(GameName::Curse)), (Some(7), None));
/// ```
#[macro_export]
macro_rules! of_patience {
    ({ @arms $value:expr, $any:ident, (), $state:ident, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $value {
            $($any::$game => { type $state = $crate::$module::State; $body })+
            _ => None,
        }
    };
    ({ @arms $value:expr, $any:ident, ($part:pat), $state:ident, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $value {
            $($any::$game($part) => { type $state = $crate::$module::State; $body })+
            _ => None,
        }
    };
    ($value:expr, $any:ident $(($part:pat))?, $state:ident => $body:expr) => {
        $crate::patiences!($crate::of_patience! { @arms $value, $any, ($($part)?), $state, $body })
    };
}

/// Keeps other crates from implementing [`Game`](crate::Game), which can get more items.
pub(crate) mod sealed {
    /// Implemented by the states of the games.
    pub trait Sealed {}

    macro_rules! seal {
        ({} $($game:ident: $module:ident = $text:literal,)+) => {
            $(impl Sealed for crate::$module::State {})+
        };
    }

    games!(seal! {});
}
