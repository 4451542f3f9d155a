//! The score plate of Curse of the Doublet: the players, the hand and the match, and what to do now.

use talon_query::Level;
use talon_rules::AnySeat;
use talon_table::{Counts, CurseCounts, Face, MatchStanding, Scene, Spot, ZoneName};

use crate::Lang;

impl Lang {
    /// A player on the score plate: `South, you`. Without an opponent two people play, and each is their seat.
    pub fn player_name(&self, seat: AnySeat, viewer: AnySeat, opponent: Option<Level>) -> String {
        let name = self.seat_name(seat);
        match opponent {
            Some(_) if seat == viewer => self.text_with("curse-you", &[("seat", name.into())]),
            Some(level) => {
                let values = [("seat", name.into()), ("opponent", self.level_name(level).into())];
                self.text_with("curse-opponent", &values)
            }
            None => name,
        }
    }

    /// The hand and the points that win the match: `Hand 2, to 11 points`.
    pub fn hand_number(&self, standing: &MatchStanding, is_short: bool) -> String {
        let id = if is_short { "curse-hand-number-short" } else { "curse-hand-number" };
        self.text_with(id, &[("hand", standing.hand.into()), ("target", standing.target.into())])
    }

    /// The player to move and what to do, in a few words. `None` when the match is over.
    pub fn turn_of(&self, scene: &Scene, counts: &CurseCounts, opponent: Option<Level>) -> Option<String> {
        if opponent.is_some() {
            return self.turn_of_player(scene, counts);
        }
        let seat = counts.turn.filter(|_| counts.result.is_none())?;
        Some(self.text_with("curse-turn", &[("seat", self.seat_name(seat).into())]))
    }

    /// The sentence that the player of the seat that sees the scene reads while a hand is played: `Your turn.` `None`
    /// between hands.
    pub fn turn_in_hand(&self, scene: &Scene) -> Option<String> {
        let Counts::Curse(counts) = scene.counts() else { return None };
        if counts.result.is_some() { None } else { self.turn_of_player(scene, &counts) }
    }

    /// The same for a player who sits at the table alone: `Your turn.`, `You lead. Put any tile in the middle.`
    pub fn turn_of_player(&self, scene: &Scene, counts: &CurseCounts) -> Option<String> {
        let is_led = !counts.open_ends.is_empty();
        let is_first = counts.standing.is_none_or(|standing| standing.hand == 1);
        let turn = counts.turn.filter(|_| counts.result.is_none());
        let Some(seat) = turn else {
            if !scene.is_between_hands() {
                return None;
            }
            let chooses = counts.turn == Some(counts.seat);
            return Some(self.text(if chooses { "curse-now-choose" } else { "curse-now-looking" }));
        };
        if seat != counts.seat {
            return Some(self.text_with("curse-now-other", &[("seat", self.seat_name(seat).into())]));
        }
        let can_play = scene.pickable().iter().any(|spot| matches!(spot, Spot::Hand(_)));
        Some(self.text(match (is_led, is_first) {
            (false, true) => "curse-now-lead-by-coin",
            (false, false) => "curse-now-lead",
            _ if !can_play => "curse-now-pass",
            _ if counts.plays_again => "curse-now-again",
            _ => "curse-now-turn",
        }))
    }

    /// The tiles that were played last, as a sentence; `None` before the first play.
    pub fn last_turn(&self, scene: &Scene) -> Option<String> {
        let tiles = self.list(scene.last_played().iter().map(|tile| self.tile_name(*tile)));
        (!tiles.is_empty()).then(|| self.text_with("curse-last-turn", &[("tiles", tiles.into())]))
    }

    /// The tiles that the loser of a hand still held, as a sentence; `None` while the hand is played.
    pub fn left_with(&self, scene: &Scene) -> Option<String> {
        let is_shown = |face: Face| matches!(face, Face::Tile(_));
        let zone = scene.zones().iter().find(|zone| {
            matches!(zone.name, ZoneName::Hand(_))
                && zone.places.iter().all(|place| place.spot.is_none() && is_shown(place.face))
        })?;
        let values = [("seat", self.zone_name(zone.name).into()), ("tiles", self.faces(zone).into())];
        Some(self.text_with("curse-left-with", &values))
    }
}
