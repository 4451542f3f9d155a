//! The player's turn: the moves that they can make now, and the reasons why they cannot.

use talon_lang::Lang;
use talon_rules::curse::Move;
use talon_rules::{AnyMove, AnyViolation, Violation};
use talon_table::{Session, Store};

use super::NetworkMatch;

/// The reason why a player cannot make a move.
///
/// # Examples
/// ```
/// use talon_app::network::NoMove;
/// use talon_lang::Lang;
///
/// assert_eq!(NoMove::NotYourTurn.to_string(), "the other player is to move");
/// assert_ne!(NoMove::NotYourTurn.text(&Lang::english()), "", "the sentence of the player's language");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoMove {
    /// The spectator has no seat.
    #[error("a spectator has no seat and makes no moves")]
    Watching,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The tiles are not dealt yet.
    #[error("the tiles are not dealt yet")]
    NotDealt,
    /// The last move has no answer yet.
    #[error("the server has not answered the last move yet")]
    OnItsWay,
    /// The other player is to move.
    #[error("the other player is to move")]
    NotYourTurn,
    /// The rules do not allow it, as far as the player's seat can know.
    #[error("the move breaks rule {rule}: {0}", rule = .0.rule())]
    Illegal(AnyViolation),
}

impl NoMove {
    /// The sentence for the player.
    pub fn text(&self, lang: &Lang) -> String {
        match self {
            NoMove::Watching => lang.text("online-watching"),
            NoMove::Over => lang.text("online-refused-match-over"),
            NoMove::NotDealt => lang.text("online-refused-not-dealt"),
            NoMove::OnItsWay => lang.text("online-pending"),
            NoMove::NotYourTurn => lang.text("online-refused-not-your-turn"),
            NoMove::Illegal(violation) => lang.refusal(violation),
        }
    }
}

impl NetworkMatch {
    /// Checks a move, as far as the player's seat can know what is legal.
    ///
    /// # Examples
    /// ```
    /// use talon_app::network::{NetworkMatch, NoMove};
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let session = Session::new(MemoryStore::default());
    /// let flip = session.game().read_move("flip")?;
    /// let refused = NetworkMatch::new(false).check_move(&session, flip).expect_err("no match is known");
    /// assert_eq!(refused, NoMove::NotDealt);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the player cannot make the move.
    pub fn check_move<S: Store>(&self, session: &Session<S>, wanted: AnyMove) -> Result<Move, NoMove> {
        self.check_turn(session)?;
        let AnyMove::Curse(checked) = wanted else { return Err(NoMove::NotDealt) };
        session.game().why_not(wanted).map_or(Ok(checked), |violation| Err(NoMove::Illegal(violation)))
    }

    /// Checks that the player can make a move now.
    ///
    /// # Errors
    /// The reason why no move is possible.
    pub fn check_turn<S: Store>(&self, session: &Session<S>) -> Result<(), NoMove> {
        match self.view() {
            None => return Err(NoMove::NotDealt),
            Some(view) if view.seat.is_none() => return Err(NoMove::Watching),
            Some(view) if view.outcome.is_some() => return Err(NoMove::Over),
            Some(view) if view.layout.is_none() => return Err(NoMove::NotDealt),
            Some(_) => {}
        }
        if self.pending_move().is_some() {
            return Err(NoMove::OnItsWay);
        }
        if session.game().seat_to_move().is_some_and(|mover| mover != session.viewer()) {
            return Err(NoMove::NotYourTurn);
        }
        Ok(())
    }
}
