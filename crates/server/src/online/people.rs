//! The people who play: what others see of a player.

use axum::extract::{Path, State};
use talon_hall::{MatchId, MatchPlayers, Person, Rating};
use talon_rules::curse::Seat;
use talon_store::{IdentityId, StoreError};

use super::api::{Answer, match_id};
use super::caller::Caller;
use super::error::{ApiError, json};
use super::state::Online;

/// `GET /api/games/{id}`: who plays a match, and what the players agree on.
pub(crate) async fn players(State(online): State<Online>, Path(id): Path<String>, _: Caller) -> Answer {
    Ok(json(&players_of(&online, match_id(&id)?).await?))
}

/// The players of a match, and what they agree on.
pub(crate) async fn players_of(online: &Online, id: MatchId) -> Result<MatchPlayers, ApiError> {
    let live = online.node().live(id).await?;
    let seats = online.node().store.game(id).await?.ok_or(ApiError::NO_MATCH)?.seats;
    let table = live.loaded.lock().await.table.clone();
    let mut people = [None, None];
    for seat in Seat::BOTH {
        let mut person = match seats[seat.index()] {
            Some(identity) => Some(person(online, identity).await?),
            None if table.has_sat(seat) => Some(Person::default()),
            None => None,
        };
        if let Some(level) = table.bot(seat) {
            // A bot that took over plays for the rating of its player.
            let own = Person { rating: Some(Rating::of_level(level)), ..Person::default() };
            person.get_or_insert(own).bot = Some(level);
        }
        people[seat.index()] = person;
    }
    let [south, north] = people;
    let is_over = table.outcome().is_some();
    Ok(MatchPlayers { id, settings: *table.settings(), is_over, south, north })
}

async fn person(online: &Online, identity: IdentityId) -> Result<Person, StoreError> {
    let store = &online.node().store;
    let Some(name) = store.name(identity).await? else { return Ok(Person::default()) };
    let rating = store.rating(identity).await?;
    Ok(Person { id: Some(identity.public()), name: Some(name), rating, bot: None })
}
