use talon_rules::Game;
use talon_rules::curse::{Move, Seat};
use talon_rules::pieces::Chance;

use crate::{
    Actor, Command, CommandId, Entry, Event, MatchId, MatchRecord, Refusal, Request, Seed, SeenEntry,
    Settings, Table, Time,
};

/// A match with a server that never fails: its table, its log, and the time.
pub(crate) struct Match {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Time,
    number: u8,
}

impl Match {
    /// Makes a match; the number decides its id and seeds.
    pub(crate) fn new(settings: Settings, number: u8) -> Match {
        let (id, now) = (MatchId::new([number; 16]), Time::from_ms(1_000_000));
        let event = Table::create(&id, &server_seed(number), settings);
        let entry = Entry { seq: 0, at: now, done: now, seat: None, command: CommandId::new([0; 16]), event };
        let table = Table::fold(id, server_seed(number), [&entry]).unwrap();
        Match { table, log: vec![entry], now, number }
    }

    /// A match whose first hand is dealt.
    pub(crate) fn dealt(settings: Settings, number: u8) -> Match {
        let mut game = Match::new(settings, number);
        for seat in Seat::BOTH {
            game.act(seat, game.sit(seat)).unwrap();
        }
        for seat in Seat::BOTH {
            game.act(seat, Command::Open(seat_seed(number, seat))).unwrap();
        }
        game.serve();
        game
    }

    /// The command by which a player sits down.
    pub(crate) fn sit(&self, seat: Seat) -> Command {
        Command::Sit(seat_seed(self.number, seat).seat_commitment(&self.table.id(), seat))
    }

    /// Sends a command of a player who has seen the whole log.
    pub(crate) fn act(&mut self, seat: Seat, command: Command) -> Result<Event, Refusal> {
        self.send(Actor::Player(seat), command)
    }

    pub(crate) fn send(&mut self, actor: Actor, command: Command) -> Result<Event, Refusal> {
        let id = CommandId::new([u8::try_from(self.log.len() % 256).unwrap(); 16]);
        let request = Request { id, expect: self.table.chain(), command };
        let event = self.table.decide(actor, &request, self.now)?;
        self.append(Some(actor.seat()), event.clone());
        Ok(event)
    }

    /// Appends an entry; the store takes 5 milliseconds.
    pub(crate) fn append(&mut self, seat: Option<Seat>, event: Event) {
        let at = self.now;
        self.now = at.plus(5);
        let command = CommandId::new([u8::try_from(self.log.len() % 256).unwrap(); 16]);
        let entry = Entry { seq: self.table.head() + 1, at, done: self.now, seat, command, event };
        self.table.apply(&entry).unwrap();
        self.log.push(entry);
    }

    /// Does what is due for the server.
    pub(crate) fn serve(&mut self) {
        while let Some(event) = self.table.at(self.now) {
            self.append(None, event);
        }
    }

    /// Lets time pass, and then the server do what is due.
    pub(crate) fn wait(&mut self, ms: u64) {
        self.now = self.now.plus(ms);
        self.serve();
    }

    /// Makes a random legal move, or waits for the next hand. Returns false after the end.
    pub(crate) fn step(&mut self, chance: &mut Chance) -> bool {
        if self.table.outcome().is_some() {
            return false;
        }
        let Some(seat) = self.table.seat_to_move() else {
            self.wait(15_000);
            return true;
        };
        let chosen = random_move(&self.table, chance);
        let actor = if self.table.bot(seat).is_some() { Actor::Bot(seat) } else { Actor::Player(seat) };
        self.send(actor, Command::Move(chosen)).unwrap();
        self.serve();
        true
    }

    /// The log as a file.
    pub(crate) fn record(&self) -> MatchRecord {
        MatchRecord { id: self.table.id(), log: self.log.iter().map(SeenEntry::from).collect() }
    }
}

fn random_move(table: &Table, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    table.state().unwrap().legal_moves(&mut moves);
    *chance.pick(&moves).unwrap()
}

pub(crate) fn server_seed(number: u8) -> Seed {
    Seed::new([number ^ 0x80; 32])
}

pub(crate) fn seat_seed(number: u8, seat: Seat) -> Seed {
    Seed::new([number ^ u8::try_from(seat.index()).unwrap(); 32])
}
