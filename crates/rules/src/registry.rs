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
