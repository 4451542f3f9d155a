//! The players of a match, and sentences about them.

use talon_hall::{Person, PlayerId};
use talon_lang::{Lang, Players};
use talon_rules::curse::Seat;

use super::NetworkMatch;

impl NetworkMatch {
    /// The player in a seat, as far as the server has said.
    pub fn person(&self, seat: Seat) -> Option<&Person> {
        self.people[seat.index()].as_ref()
    }

    /// The name of a player: of the seat, until the server has said another.
    ///
    /// # Examples
    /// ```
    /// use talon_app::network::NetworkMatch;
    /// use talon_lang::Lang;
    /// use talon_rules::AnySeat;
    /// use talon_rules::curse::Seat;
    ///
    /// let (game, lang) = (NetworkMatch::new(false), Lang::english());
    /// assert_eq!(game.name(Seat::North, &lang), lang.seat_name(AnySeat::North));
    /// ```
    pub fn name(&self, seat: Seat, lang: &Lang) -> String {
        self.person(seat).map_or_else(|| lang.seat_name(seat.into()), |person| lang.person_name(person))
    }

    /// The name of the other player; `None` for a spectator.
    pub fn other_name(&self, lang: &Lang) -> Option<String> {
        Some(self.name(self.seat()?.other(), lang))
    }

    /// The other player, if they have an id by which they can be blocked: a bot and a former player have none.
    pub fn other_player(&self) -> Option<(PlayerId, String)> {
        let person = self.person(self.seat()?.other())?;
        Some((person.id?, person.name.clone()?))
    }

    /// A sentence about the players.
    pub fn say<T>(&self, lang: &Lang, sentence: impl FnOnce(&Lang, Players<'_>) -> T) -> T {
        let [south, north] = Seat::BOTH.map(|seat| self.name(seat, lang));
        sentence(lang, Players { viewer: self.seat(), names: [&south, &north] })
    }
}
