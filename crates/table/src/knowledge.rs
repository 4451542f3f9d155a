/// What is known to whoever helps a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Knowledge {
    /// What the player has seen, and no more.
    #[default]
    Fair,
    /// Where every card lies.
    AllCards,
}
