/// Runs an expression for the one of the four games that a value is about.
///
/// - `dispatch!(layout, AnyLayout(layout) => layout.to_string())` binds the game's own part;
/// - `dispatch!(options, AnyOptions(options), State => State::deal(options, number))` also names its state;
/// - `dispatch!(name, State => State::RULES)` finds the state by a [`GameName`](crate::GameName);
/// - `dispatch!([game, played], [AnyGame(game), AnyMove(played)] => game.why_not(played))` takes several
///   values, which must belong to the same game.
macro_rules! dispatch {
    ([$($value:expr),+], [$($any:ident($part:pat)),+] => $body:expr) => {
        match ($($value),+) {
            ($($any::Doublets($part)),+) => $body,
            ($($any::Yield($part)),+) => $body,
            ($($any::LadyJane($part)),+) => $body,
            ($($any::Curse($part)),+) => $body,
            _ => $crate::any::dispatch::games_mixed(),
        }
    };
    ($name:expr, $state:ident => $body:expr) => {
        match $name {
            $crate::GameName::Doublets => { type $state = $crate::doublets::State; $body }
            $crate::GameName::Yield => { type $state = $crate::yields::State; $body }
            $crate::GameName::LadyJane => { type $state = $crate::lady_jane::State; $body }
            $crate::GameName::Curse => { type $state = $crate::curse::State; $body }
        }
    };
    ($value:expr, $any:ident($part:pat), $state:ident => $body:expr) => {
        match $value {
            $any::Doublets($part) => { type $state = $crate::doublets::State; $body }
            $any::Yield($part) => { type $state = $crate::yields::State; $body }
            $any::LadyJane($part) => { type $state = $crate::lady_jane::State; $body }
            $any::Curse($part) => { type $state = $crate::curse::State; $body }
        }
    };
    ($value:expr, $any:ident($part:pat) => $body:expr) => {
        match $value {
            $any::Doublets($part) => $body,
            $any::Yield($part) => $body,
            $any::LadyJane($part) => $body,
            $any::Curse($part) => $body,
        }
    };
}

/// Converts the part of each game into an enum over the games.
macro_rules! from_parts {
    ($any:ident, $part:ident) => {
        from_parts!($any, $part, doublets => Doublets, yields => Yield, lady_jane => LadyJane, curse => Curse);
    };
    ($any:ident, $part:ident, $($module:ident => $game:ident),+) => {
        $(impl From<$crate::$module::$part> for $any {
            fn from(part: $crate::$module::$part) -> $any {
                $any::$game(part)
            }
        })+
    };
}

pub(super) use {dispatch, from_parts};

/// Stops a program that mixes the parts of two games. No player's input can cause this.
pub(super) fn games_mixed() -> ! {
    panic!("the parts of one game must not be mixed with another game")
}
