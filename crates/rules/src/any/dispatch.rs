/// Declares an enum with a part of each game, and conversions from the parts.
macro_rules! any_enum {
    ({ $(#[$attribute:meta])* pub enum $any:ident of $part:ident } $($game:ident: $module:ident = $text:literal,)+) => {
        $(#[$attribute])*
        pub enum $any {
            $(#[doc = concat!("Of [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $game($crate::$module::$part),)+
        }

        $(impl From<$crate::$module::$part> for $any {
            fn from(part: $crate::$module::$part) -> $any {
                $any::$game(part)
            }
        })+
    };
    ($($declaration:tt)+) => {
        games!(any_enum! { $($declaration)+ });
    };
}

/// Runs an expression for the game that a value belongs to.
///
/// - `dispatch!(layout, AnyLayout(layout) => layout.to_string())` binds the game's own part;
/// - `dispatch!(options, AnyOptions(options), State => State::deal(options, number))` also names its state;
/// - `dispatch!(name, State => State::RULES)` finds the state by a [`GameName`](crate::GameName);
/// - `dispatch!([game, played], [AnyGame(game), AnyMove(played)] => game.why_not(played))` takes several
///   values, which must belong to the same game.
macro_rules! dispatch {
    ([$($value:expr),+], $parts:tt => $body:expr) => {
        games!(dispatch_arms! { several ($($value),+), $parts, $body })
    };
    ($value:expr, $any:ident($part:pat), $state:ident => $body:expr) => {
        games!(dispatch_arms! { stateful $value, $any($part), $state, $body })
    };
    ($value:expr, $any:ident($part:pat) => $body:expr) => {
        games!(dispatch_arms! { single $value, $any($part), $body })
    };
    ($name:expr, $state:ident => $body:expr) => {
        games!(dispatch_arms! { named $name, $state, $body })
    };
}

/// Writes the arms of [`dispatch`].
macro_rules! dispatch_arms {
    ({ several $values:expr, $parts:tt, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $values {
            $(same_game!($game $parts) => $body,)+
            _ => $crate::any::dispatch::games_mixed(),
        }
    };
    ({ stateful $value:expr, $any:ident($part:pat), $state:ident, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $value {
            $($any::$game($part) => {
                type $state = $crate::$module::State;
                $body
            })+
        }
    };
    ({ single $value:expr, $any:ident($part:pat), $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $value {
            $($any::$game($part) => $body,)+
        }
    };
    ({ named $name:expr, $state:ident, $body:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $name {
            $($crate::GameName::$game => {
                type $state = $crate::$module::State;
                $body
            })+
        }
    };
}

/// The pattern of several values that belong to one game.
macro_rules! same_game {
    ($game:ident [$($any:ident($part:pat)),+]) => {
        ($($any::$game($part)),+)
    };
}

/// Stops a program that mixes the parts of two games. No player's input can cause this.
pub(super) fn games_mixed() -> ! {
    panic!("the parts of one game must not be mixed with another game")
}
