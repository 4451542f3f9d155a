use talon_rules::patiences;

/// Declares [`AnyReason`] with the reason of each patience.
macro_rules! reasons {
    ({} $($game:ident: $module:ident = $text:literal,)+) => {
        /// The reason for an adviser's move in any patience.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        pub enum AnyReason {
            $(#[doc = concat!("Of [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $game(crate::$module::Reason),)+
        }

        $(impl From<crate::$module::Reason> for AnyReason {
            fn from(reason: crate::$module::Reason) -> AnyReason {
                AnyReason::$game(reason)
            }
        })+

        impl AnyReason {
            /// The most points that are still possible, if all cards are known and nothing wins any more.
            pub fn most_points(self) -> Option<u32> {
                match self {
                    $(AnyReason::$game(crate::$module::Reason::MostPoints { points }) => Some(points),)+
                    _ => None,
                }
            }

            /// The id of the lesson that explains the reason, in the course of its game; `None` for a reason that needs none.
            pub fn lesson(self) -> Option<&'static str> {
                match self {
                    $(AnyReason::$game(reason) => reason.lesson(),)+
                }
            }
        }
    };
}

patiences!(reasons! {});
