//! A device with a player or a spectator: a client, and a person who decides what to do.

use std::collections::HashMap;

use talon_client::{Client, Input, Notice, Output};
use talon_hall::{Command, CommandId, MatchId, Phrase, Request, Seed, Time};
use talon_query::Level;
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;

use crate::dice::Dice;
use crate::ledger::{Act, Answer};
use crate::moves::random_move;

/// The behaviour of a player.
#[derive(Clone, Copy, Debug)]
struct Temper {
    /// The time when the player goes away, and the time until the return; never if `None`.
    leaves: Option<(Time, Option<u64>)>,
    opens: bool,
    /// The time that the player thinks, in milliseconds.
    think: (u64, u64),
}

/// A device.
#[derive(Debug)]
pub(crate) struct Device {
    pub(crate) client: Client,
    pub(crate) seat: Option<Seat>,
    /// The node and the number of its connection.
    pub(crate) connection: Option<(usize, u64)>,
    pub(crate) acts: Vec<Act>,
    pub(crate) answers: HashMap<CommandId, Answer>,
    pub(crate) is_gone: bool,
    pub(crate) is_deciding: bool,
    temper: Temper,
    id: MatchId,
    seed: Seed,
    said_farewell: bool,
    chance: Chance,
}

impl Device {
    pub(crate) fn new(id: MatchId, seat: Option<Seat>, seed: Seed, now: Time, chance: &mut Chance) -> Device {
        let mut own = Chance::from_seed(chance.between(0, u64::from(u32::MAX) - 1));
        let length = if own.permille(300) { Some(own.between(2_000, 150_000)) } else { None };
        let leaves = (now.plus(own.between(0, 120_000)), length);
        let slow = if own.permille(100) { 30_000 } else { 3_000 };
        let temper = Temper {
            leaves: if own.permille(180) { Some(leaves) } else { None },
            opens: !own.permille(40),
            think: (own.between(100, 500), own.between(600, slow)),
        };
        Device {
            client: Client::new(own.between(0, 1 << 30), now),
            seat,
            connection: None,
            acts: Vec::new(),
            answers: HashMap::new(),
            is_gone: false,
            is_deciding: false,
            temper,
            id,
            seed,
            said_farewell: false,
            chance: own,
        }
    }

    /// The time that the player thinks now, in milliseconds.
    pub(crate) fn thinks(&mut self) -> u64 {
        let (least, most) = self.temper.think;
        self.chance.between(least, most)
    }

    /// A second passed.
    pub(crate) fn tick(&mut self, now: Time) -> Vec<Output> {
        if let Some((leaves, length)) = self.temper.leaves {
            let returns = length.map(|length| leaves.plus(length));
            let is_gone = now >= leaves && returns.is_none_or(|returns| now < returns);
            let was_gone = std::mem::replace(&mut self.is_gone, is_gone);
            if is_gone && !was_gone {
                self.connection = None;
                self.client.update(Input::Disconnected, now);
            }
        }
        if self.is_gone { Vec::new() } else { self.client.update(Input::Tick, now) }
    }

    /// Returns true if the player will never come back.
    pub(crate) fn is_gone_for_ever(&self) -> bool {
        self.is_gone && matches!(self.temper.leaves, Some((_, None)))
    }

    /// The player decides.
    pub(crate) fn decide(&mut self, now: Time) -> Vec<Output> {
        self.is_deciding = false;
        let Some(seat) = self.seat else { return Vec::new() };
        if self.is_gone || self.client.pending().next().is_some() {
            return Vec::new();
        }
        let Some(command) = self.choose(seat, now) else { return Vec::new() };
        let id = CommandId::new(self.chance.bytes());
        let board = self.client.view().map(|view| (view.seq, view.chain));
        self.acts.push(Act { id, command, board, at: now });
        let request = Request { id, expect: self.client.board(), command };
        self.client.update(Input::Act(request), now)
    }

    fn choose(&mut self, seat: Seat, now: Time) -> Option<Command> {
        let view = self.client.view()?;
        if view.outcome.is_some() {
            return self.say_farewell(seat);
        }
        let me = view.players[seat.index()];
        if !me.sat {
            return Some(Command::Sit(self.seed.seat_commitment(&self.id, seat)));
        }
        if view.layout.is_none() {
            let may_open = view.players[seat.other().index()].sat && !me.opened && self.temper.opens;
            return if may_open { Some(Command::Open(self.seed)) } else { None };
        }
        let can_claim = view.can_claim(seat, self.client.server_time(now));
        if view.abort_offer == Some(seat.other()) && self.chance.permille(600) {
            return Some(if self.chance.permille(100) { Command::Abort } else { Command::DeclineAbort });
        }
        if can_claim && self.chance.permille(400) {
            let bot = self.chance.permille(500);
            return Some(if bot { Command::CallBot(Level::Novice) } else { Command::Claim });
        }
        match self.chance.below(1_000) {
            0 => Some(Command::Resign),
            1..8 => Some(Command::Abort),
            8..40 => self.chance.pick(&Phrase::ALL).copied().map(Command::Say),
            _ => random_move(self.client.view()?, seat, &mut self.chance).map(Command::Move),
        }
    }

    fn say_farewell(&mut self, seat: Seat) -> Option<Command> {
        let view = self.client.view()?;
        if std::mem::replace(&mut self.said_farewell, true) || view.rematch_offer == Some(seat) {
            return None;
        }
        match self.chance.below(3) {
            0 => Some(Command::Rematch),
            1 => Some(Command::Say(Phrase::GoodGame)),
            _ => None,
        }
    }

    /// Notes what the player receives.
    pub(crate) fn note(&mut self, notice: Notice) {
        match notice {
            Notice::Accepted(request, _) => {
                self.answers.insert(request.id, Answer::Accepted);
            }
            Notice::Refused(request, _) => {
                self.answers.insert(request.id, Answer::Refused);
            }
            Notice::Updated(_) | Notice::Answered(_) | Notice::ServerAway | Notice::Rewound(_) => {}
        }
    }
}
