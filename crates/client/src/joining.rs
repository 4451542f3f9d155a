use talon_hall::{Command, MatchId, Seed, View};

/// What a player must do to take part in the deal of a match, if anything: sit down with the commitment to a seed, and once
/// both players have, open it. The seed must be the same each time.
///
/// # Examples
/// ```
/// use talon_client::take_part;
/// use talon_hall::{Command, CommandId, Entry, MatchId, Seed, Settings, Table, Time};
/// use talon_rules::curse::Seat;
///
/// let (id, secret, at) = (MatchId::new([1; 16]), Seed::new([2; 32]), Time::from_ms(0));
/// let event = Table::create(&id, &secret, Settings::FRIENDS);
/// let created = Entry { seq: 0, at, done: at, seat: None, command: CommandId::new([0; 16]), event };
/// let table = Table::fold(id, secret, &[created]).expect("a new match");
/// let seed = Seed::new([3; 32]);
/// let sit = Command::Sit(seed.seat_commitment(&id, Seat::South));
/// assert_eq!(take_part(&table.view(Some(Seat::South)), id, &seed), Some(sit));
/// assert_eq!(take_part(&table.view(None), id, &seed), None);
/// ```
pub fn take_part(view: &View, id: MatchId, seed: &Seed) -> Option<Command> {
    let seat = view.seat?;
    if view.outcome.is_some() || view.layout.is_some() {
        return None;
    }
    let [me, other] = [view.players[seat.index()], view.players[seat.other().index()]];
    if !me.sat {
        return Some(Command::Sit(seed.seat_commitment(&id, seat)));
    }
    if other.sat && !me.opened { Some(Command::Open(*seed)) } else { None }
}
