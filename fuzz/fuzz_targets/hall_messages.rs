//! Any bytes are a message to the hall or are refused, and a message prints as a text that reads the same. From any state
//! of a match, any commands, waits and absences lead to a refusal or to an event that its own log accepts.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_hall::{
    Actor, Command, CommandId, Entry, Event, MatchId, MatchRecord, Request, Seed, Settings, Table, Time,
    ToHall,
};
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};
use talon_rules::pieces::Tile;

/// The events, each with a choice.
type Input<'a> = (&'a [u8], Vec<(u8, u8)>);

const ID: MatchId = MatchId::new([1; 16]);
const SECRET: Seed = Seed::new([2; 32]);

fuzz_target!(|input: Input<'_>| {
    let (bytes, steps) = input;
    let parsed = serde_json::from_slice::<ToHall>(bytes);
    if let Ok(message) = &parsed {
        let text = serde_json::to_string(message).expect("a message is JSON");
        assert_eq!(serde_json::from_str::<ToHall>(&text).ok().as_ref(), Some(message));
    }
    if let Ok(record) = serde_json::from_slice::<MatchRecord>(bytes) {
        let _ = record.verify();
    }
    let mut hall = Hall::new();
    for (what, choice) in steps {
        hall.step(what, choice);
    }
    if let Ok(ToHall::Command(request)) = parsed {
        hall.send(Actor::Player(Seat::South), &request);
    }
    let folded = Table::fold(ID, SECRET, &hall.log);
    assert_eq!(folded.as_ref(), Ok(&hall.table));
});

/// A match and its log.
struct Hall {
    table: Table,
    log: Vec<Entry>,
    now: Time,
}

impl Hall {
    fn new() -> Hall {
        let now = Time::from_ms(1_000);
        let event = Table::create(&ID, &SECRET, Settings { target: 2, ..Settings::PAIRED });
        let entry = Entry { seq: 0, at: now, done: now, seat: None, command: CommandId::new([0; 16]), event };
        let table = Table::fold(ID, SECRET, [&entry]).expect("a new match folds");
        Hall { table, log: vec![entry], now }
    }

    fn step(&mut self, what: u8, choice: u8) {
        let seat = Seat::BOTH[usize::from(what & 1)];
        match what >> 1 & 7 {
            0 => self.now = self.now.plus(u64::from(choice) * 2_000),
            1 => {
                if let Some(event) = self.table.presence(seat, choice & 1 == 0) {
                    self.append(None, event);
                }
            }
            2 => {
                for event in self.table.credits(self.now, self.now.plus(u64::from(choice) * 1_000)) {
                    self.append(None, event);
                }
            }
            3 => self.send_command(Actor::Bot(seat), self.command(seat, choice)),
            _ => self.send_command(Actor::Player(seat), self.command(seat, choice)),
        }
        while let Some(event) = self.table.at(self.table.moment(self.now)) {
            self.append(None, event);
        }
    }

    /// A command: often a legal move, sometimes any other.
    fn command(&self, seat: Seat, choice: u8) -> Command {
        let seed = Seed::new([choice & 1; 32]);
        match choice {
            0..8 => Command::Sit(seed.seat_commitment(&ID, seat)),
            8..16 => Command::Open(seed),
            16 => Command::Resign,
            17..20 => Command::Abort,
            20..24 => Command::DeclineAbort,
            24..28 => Command::Claim,
            28..32 => Command::CallBot(Level::Club),
            32..40 => Command::Rematch,
            40..60 => Command::Say(talon_hall::Phrase::ALL[usize::from(choice % 8)]),
            60..90 => {
                let tile = Tile::all().nth(usize::from(choice - 60) % Tile::COUNT).expect("28 tiles");
                Command::Move(Move::Play { tile, side: choice % 6 })
            }
            _ => Command::Move(self.legal_move(choice)),
        }
    }

    fn legal_move(&self, choice: u8) -> Move {
        let mut moves = Vec::new();
        if let Some(state) = self.table.state() {
            State::legal_moves(state, &mut moves);
        }
        let place = usize::from(choice) % moves.len().max(1);
        moves.get(place).copied().unwrap_or(Move::Pass)
    }

    fn send_command(&mut self, actor: Actor, command: Command) {
        let id = CommandId::new([u8::try_from(self.log.len() % 256).unwrap_or_default(); 16]);
        self.send(actor, &Request { id, expect: self.table.chain(), command });
    }

    /// Sends a command; what the hall refuses changes nothing.
    fn send(&mut self, actor: Actor, request: &Request) {
        if let Ok(event) = self.table.decide(actor, request, self.table.moment(self.now)) {
            self.append(Some(actor.seat()), event);
        }
    }

    fn append(&mut self, seat: Option<Seat>, event: Event) {
        let at = self.table.moment(self.now);
        let command = CommandId::new([9; 16]);
        let entry = Entry { seq: self.table.head() + 1, at, done: at.plus(3), seat, command, event };
        self.table.apply(&entry).expect("what the hall decided fits its log");
        self.log.push(entry);
    }
}
