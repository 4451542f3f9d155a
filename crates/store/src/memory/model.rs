//! The model itself: the calls of [`Store`](crate::Store), without waiting and without failing.

use std::collections::{BTreeMap, HashMap, HashSet};

use talon_hall::{Chain, CommandId, MatchId, Rated, Rating, Seed, Seq, Time, Wish};
use talon_rules::curse::Seat;

use crate::columns::choose_seat;
use crate::records::{
    Append, Appended, BELIEVED, Beat, Game, Identity, IdentityId, KeyHash, LONGEST_PAUSE, MOST_AHEAD,
    NewGame, OUTAGES, ServerId, StoredEntry, StoredSeek, Summary, Visit, has_begun, rate,
};

/// All that a store keeps. A simulation can hold it without a [`MemoryStore`](crate::MemoryStore) around it; a copy of it is
/// a backup.
#[derive(Clone, Debug, Default)]
pub struct Model {
    games: BTreeMap<MatchId, Record>,
    identities: HashMap<IdentityId, (Identity, KeyHash)>,
    spent_keys: HashSet<KeyHash>,
    ratings: HashMap<IdentityId, Rating>,
    seeks: BTreeMap<IdentityId, Search>,
    ticket_key: Option<[u8; 32]>,
    beats: BTreeMap<ServerId, Time>,
    outages: Vec<(Time, Time)>,
    connected: HashSet<Visit>,
}

/// A player who looks for an opponent.
#[derive(Clone, Debug)]
struct Search {
    wish: Wish,
    since: Time,
    until: Time,
    game: Option<MatchId>,
}

#[derive(Clone, Debug)]
struct Record {
    secret: Seed,
    invite: Option<KeyHash>,
    log: Vec<StoredEntry>,
    chain: Chain,
    summary: Summary,
    seats: [Option<IdentityId>; 2],
    claimed_until: Time,
    is_packed: bool,
}

impl Model {
    /// See [`Store::open_game`](crate::Store::open_game).
    pub fn open_game(&mut self, game: &NewGame, now: Time) -> StoredEntry {
        let record = self.games.entry(game.id).or_insert_with(|| {
            let first = StoredEntry {
                seq: 0,
                at: game.at,
                done: now.max(game.at),
                seat: None,
                command: CommandId::new(*game.id.bytes()),
                body: game.body.clone(),
            };
            Record {
                secret: game.secret,
                invite: game.invite,
                log: vec![first],
                chain: game.chain,
                summary: game.summary,
                seats: [None; 2],
                claimed_until: Time::default(),
                is_packed: false,
            }
        });
        record.log[0].clone()
    }

    /// See [`Store::sit`](crate::Store::sit).
    pub fn sit(&mut self, id: MatchId, identity: IdentityId, wanted: Seat) -> Option<Seat> {
        let seats = &mut self.games.get_mut(&id)?.seats;
        let seat = choose_seat(*seats, identity, wanted)?;
        seats[seat.index()] = Some(identity);
        Some(seat)
    }

    /// See [`Store::append`](crate::Store::append).
    pub fn append(&mut self, append: &Append, now: Time) -> Appended {
        let Some(record) = self.games.get_mut(&append.game) else { return Appended::NoGame };
        let is_same = |entry: &&StoredEntry| entry.seat == append.seat && entry.command == append.command;
        if let Some(first) = record.log.iter().find(is_same) {
            return Appended::Already(first.clone());
        }
        let head = head(&record.log);
        let last = record.log.last().map(|entry| entry.done).unwrap_or_default();
        if (head, record.chain, last) != (append.expected, append.before, append.last_done) {
            return Appended::Behind { head };
        }
        if append.at > now.plus(MOST_AHEAD) {
            return Appended::Ahead;
        }
        let done = now.max(append.at).max(last);
        record.log.push(StoredEntry {
            seq: head,
            at: append.at,
            done,
            seat: append.seat,
            command: append.command,
            body: append.body.clone(),
        });
        record.chain = append.after;
        record.summary = append.summary;
        record.claimed_until = Time::default();
        record.is_packed = false;
        let seats = record.seats;
        if let Some(rated) = append.rated {
            self.rate(seats, &rated);
        }
        Appended::Done { seq: head, done }
    }

    /// Changes the ratings of both seats. A match against a player who has been erased changes none.
    fn rate(&mut self, seats: [Option<IdentityId>; 2], rated: &Rated) {
        let before = Seat::BOTH.map(|seat| {
            let own = || Some(self.rating(seats[seat.index()]?).unwrap_or(Rating::NEW));
            rated.bots[seat.index()].or_else(own)
        });
        let [Some(south), Some(north)] = before else { return };
        let after = rate([south, north], rated);
        self.ratings.extend(seats.into_iter().zip(after).filter_map(|(id, rating)| Some((id?, rating))));
    }

    /// See [`Store::pack`](crate::Store::pack). Memory has room enough, so the model only counts and deletes.
    pub fn pack(&mut self, before: Time, limit: u32) -> u32 {
        let ended = |(id, record): (&MatchId, &Record)| {
            let last = record.log.last().map(|entry| entry.done).unwrap_or_default();
            let is_old = record.summary.is_over && record.summary.due_at.is_none() && last < before;
            if is_old && !record.is_packed { Some(*id) } else { None }
        };
        let ids: Vec<MatchId> = self.games.iter().filter_map(ended).take(limit as usize).collect();
        let mut count = 0;
        for id in ids {
            let Some(record) = self.games.get_mut(&id) else { continue };
            record.is_packed = true;
            if !has_begun(&record.log) {
                self.games.remove(&id);
            }
            count += 1;
        }
        count
    }

    /// See [`Store::game`](crate::Store::game).
    pub fn game(&self, id: MatchId) -> Option<Game> {
        let Record { secret, invite, summary, seats, ref log, .. } = *self.games.get(&id)?;
        Some(Game { id, head: head(log), secret, invite, summary, seats })
    }

    /// See [`Store::entries`](crate::Store::entries).
    pub fn entries(&self, id: MatchId, from: Seq) -> Vec<StoredEntry> {
        let log = self.games.get(&id).map(|record| record.log.as_slice()).unwrap_or_default();
        log.iter().filter(|entry| entry.seq >= from).cloned().collect()
    }

    /// See [`Store::due`](crate::Store::due).
    pub fn due(&mut self, now: Time, lease: u64, limit: u32) -> Vec<MatchId> {
        let is_due = |record: &&mut Record| {
            record.summary.due_at.is_some_and(|due| due <= now) && record.claimed_until <= now
        };
        let mut due: Vec<&mut Record> = self.games.values_mut().filter(is_due).collect();
        due.sort_by_key(|record| record.summary.due_at);
        due.truncate(limit as usize);
        due.into_iter()
            .map(|record| {
                record.claimed_until = now.plus(lease);
                MatchId::new(*record.log[0].command.bytes())
            })
            .collect()
    }

    /// See [`Store::games`](crate::Store::games).
    pub fn games(&self, after: Option<MatchId>, limit: u32) -> Vec<MatchId> {
        let after = |id: &&MatchId| after.is_none_or(|after| **id > after);
        self.games.keys().filter(after).take(limit as usize).copied().collect()
    }

    /// See [`Store::games_of`](crate::Store::games_of).
    pub fn games_of(&self, identity: IdentityId) -> Vec<MatchId> {
        let sits = |record: &Record| !record.summary.is_over && record.seats.contains(&Some(identity));
        self.games.iter().filter(|(_, record)| sits(record)).map(|(id, _)| *id).collect()
    }

    /// See [`Store::all_games_of`](crate::Store::all_games_of).
    pub fn all_games_of(&self, identity: IdentityId) -> Vec<MatchId> {
        let sits = |record: &Record| record.seats.contains(&Some(identity));
        self.games.iter().filter(|(_, record)| sits(record)).map(|(id, _)| *id).collect()
    }

    /// See [`Store::make_identity`](crate::Store::make_identity).
    pub fn make_identity(&mut self, identity: &Identity, key: KeyHash) -> Option<Identity> {
        let is_free = self.is_free(key) && !self.identities.contains_key(&identity.id);
        if is_free {
            self.identities.insert(identity.id, (identity.clone(), key));
        }
        self.identity(key)
    }

    /// See [`Store::change_key`](crate::Store::change_key).
    pub fn change_key(&mut self, id: IdentityId, old: KeyHash, new: KeyHash) -> bool {
        let is_free = self.is_free(new);
        let Some((_, key)) = self.identities.get_mut(&id) else { return false };
        if *key == old && is_free {
            *key = new;
            self.spent_keys.insert(old);
        }
        *key == new
    }

    /// See [`Store::is_spent`](crate::Store::is_spent).
    pub fn is_spent(&self, key: KeyHash) -> bool {
        self.spent_keys.contains(&key)
    }

    /// Returns true if a key is neither spent nor that of an identity.
    fn is_free(&self, key: KeyHash) -> bool {
        !self.is_spent(key) && self.identity(key).is_none()
    }

    /// See [`Store::identity`](crate::Store::identity).
    pub fn identity(&self, key: KeyHash) -> Option<Identity> {
        let mut identities = self.identities.values();
        identities.find(|(_, its_key)| *its_key == key).map(|(identity, _)| identity.clone())
    }

    /// See [`Store::name`](crate::Store::name).
    pub fn name(&self, id: IdentityId) -> Option<String> {
        self.identities.get(&id).map(|(identity, _)| identity.name.clone())
    }

    /// See [`Store::erase`](crate::Store::erase).
    pub fn erase(&mut self, id: IdentityId) {
        if let Some((_, key)) = self.identities.remove(&id) {
            self.spent_keys.insert(key);
        }
        self.ratings.remove(&id);
        self.seeks.remove(&id);
        for seat in self.games.values_mut().flat_map(|record| &mut record.seats) {
            if *seat == Some(id) {
                *seat = None;
            }
        }
    }

    /// See [`Store::seek`](crate::Store::seek).
    pub fn seek(&mut self, id: IdentityId, wish: &Wish, now: Time, until: Time) {
        let games = &self.games;
        let is_over = |game: MatchId| games.get(&game).is_none_or(|record| record.summary.is_over);
        self.seeks.retain(|_, search| search.until > now && !search.game.is_some_and(is_over));
        let search =
            self.seeks.entry(id).or_insert(Search { wish: wish.clone(), since: now, until, game: None });
        if search.game.is_none() {
            (search.wish, search.until) = (wish.clone(), until);
        }
    }

    /// See [`Store::stop_seeking`](crate::Store::stop_seeking).
    pub fn stop_seeking(&mut self, id: IdentityId) {
        self.seeks.retain(|other, search| *other != id || search.game.is_some());
    }

    /// See [`Store::seeks`](crate::Store::seeks).
    pub fn seeks(&self, now: Time) -> Vec<StoredSeek> {
        let current = self.seeks.iter().filter(|(_, search)| search.until > now);
        current
            .filter_map(|(id, search)| {
                let Search { wish, since, game, .. } = search.clone();
                Some(StoredSeek {
                    id: *id,
                    name: self.name(*id)?,
                    rating: self.rating(*id),
                    wish,
                    since,
                    game,
                })
            })
            .collect()
    }

    /// See [`Store::pair`](crate::Store::pair).
    pub fn pair(
        &mut self,
        players: [IdentityId; 2],
        game: &NewGame,
        now: Time,
        until: Time,
        clock: Time,
    ) -> bool {
        let search = |id: &IdentityId| self.seeks.get(id).filter(|search| search.until > now);
        match players.each_ref().map(search) {
            [Some(south), Some(north)] if south.game.is_none() && north.game.is_none() => {}
            [Some(south), Some(north)] => return [south.game, north.game] == [Some(game.id); 2],
            _ => return false,
        }
        for id in players {
            if let Some(search) = self.seeks.get_mut(&id) {
                (search.game, search.until) = (Some(game.id), until);
            }
        }
        self.open_game(game, clock);
        for (seat, id) in Seat::BOTH.into_iter().zip(players) {
            self.sit(game.id, id, seat);
        }
        true
    }

    /// See [`Store::ticket_key`](crate::Store::ticket_key).
    pub fn ticket_key(&mut self, new: [u8; 32]) -> [u8; 32] {
        *self.ticket_key.get_or_insert(new)
    }

    /// See [`Store::beat`](crate::Store::beat).
    pub fn beat(&mut self, server: ServerId, now: Time) -> Beat {
        let before = self.beats.values().max().copied();
        let outage = before.filter(|before| now.since(*before) > LONGEST_PAUSE).map(|before| (before, now));
        self.outages.extend(outage);
        self.beats.insert(server, now);
        Beat { now, outages: self.outages.iter().rev().take(OUTAGES).copied().collect() }
    }

    /// See [`Store::connect`](crate::Store::connect).
    pub fn connect(&mut self, visit: Visit, is_connected: bool) {
        if is_connected {
            self.connected.insert(visit);
        } else {
            self.connected.remove(&visit);
        }
    }

    /// See [`Store::is_elsewhere`](crate::Store::is_elsewhere).
    pub fn is_elsewhere(&self, visit: Visit, now: Time) -> bool {
        let mut others =
            self.beats.iter().filter(|(other, at)| **other != visit.server && now.since(**at) < BELIEVED);
        others.any(|(other, _)| self.connected.contains(&Visit { server: *other, ..visit }))
    }

    /// See [`Store::rating`](crate::Store::rating).
    pub fn rating(&self, id: IdentityId) -> Option<Rating> {
        self.ratings.get(&id).copied()
    }
}

/// The number of entries.
fn head(log: &[StoredEntry]) -> Seq {
    Seq::try_from(log.len()).unwrap_or(Seq::MAX)
}
