//! Bad wires between players and servers, and between servers and their database: cut, stalled, delayed, open on one side
//! only, with messages that arrive twice, and with bits that change.

use std::time::{Duration, Instant};

use anyhow::Result;
use talon_rules::pieces::Chance;
use talon_server::Mutation;

use crate::dice::Dice;
use crate::real::{Crowd, Hall, Kind, PACE, Proxy, SETTINGS, Storage, Trust, Weather, database};

/// A trial with bad wires.
#[derive(clap::Args, Debug)]
pub struct Wire {
    /// Bad wires for 5 seconds with 6 tables instead of 5 minutes with 30.
    #[arg(long)]
    pub(crate) quick: bool,
    /// The kind of store that keeps the matches.
    #[arg(long, default_value = "sqlite")]
    pub(crate) store: Kind,
    /// Change bits on the way, against which a wire without encryption has no protection. Only the logs must be right
    /// then.
    #[arg(long)]
    pub(crate) flips: bool,
    /// The time that the wires are bad, in minutes.
    #[arg(long)]
    pub(crate) minutes: Option<f64>,
    /// The seed of the bots and of the faults.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Take a protection out of the servers, to see that the trial notices.
    #[arg(long)]
    pub(crate) without: Option<Mutation>,
}

/// The faults between players and servers. Those that players take long to notice come last.
const OUTSIDE: [Weather; 7] = [
    Weather::Delay,
    Weather::Duplicate,
    Weather::Mute,
    Weather::OneWay,
    Weather::Stall,
    Weather::Cut,
    Weather::HalfOpen,
];

/// The faults between servers and their database. There TCP promises that nothing arrives twice.
const INSIDE: [Weather; 6] =
    [Weather::Delay, Weather::Mute, Weather::OneWay, Weather::Stall, Weather::Cut, Weather::HalfOpen];

/// The time that a wire is bad, in milliseconds, in a full and in a quick run.
const LASTS: [(u64, u64); 2] = [(500, 15_000), (200, 900)];

/// The time that it is good between, in milliseconds.
const BETWEEN: [(u64, u64); 2] = [(500, 3_000), (100, 500)];

/// Servers with their wires.
struct Wired {
    hall: Hall,
    /// Between players and servers.
    outside: Vec<Proxy>,
    /// Between servers and their database.
    inside: Vec<Proxy>,
}

impl Wired {
    async fn launch(kind: Kind, without: Option<Mutation>) -> Result<Wired> {
        let storage = Storage::launch(kind)?;
        let (mut inside, mut places) = (Vec::new(), vec![storage.place()]);
        if let Storage::Postgres(server) = &storage {
            for number in 0..kind.nodes() as u64 {
                inside.push(Proxy::listen(server.port(), number).await?);
            }
            places = inside.iter().map(|proxy| database(proxy.port())).collect();
        }
        let hall = Hall::with(storage, &places, without).await?;
        let mut outside = Vec::new();
        for (node, number) in hall.nodes.iter().zip(100..) {
            outside.push(Proxy::listen(node.port(), number).await?);
        }
        Ok(Wired { hall, outside, inside })
    }

    fn addresses(&self) -> Vec<String> {
        self.outside.iter().map(|proxy| format!("http://127.0.0.1:{}", proxy.port())).collect()
    }

    /// All wires with what can happen to them.
    fn wires(&self, flips: bool) -> Vec<(&Proxy, &'static [Weather])> {
        let outside: &[Weather] = if flips { &[Weather::Flip] } else { &OUTSIDE };
        let mut wires: Vec<(&Proxy, &[Weather])> =
            self.outside.iter().map(|proxy| (proxy, outside)).collect();
        wires.extend(self.inside.iter().map(|proxy| (proxy, INSIDE.as_slice())));
        wires
    }
}

/// Spoils wires while bots play, and returns what happened as text.
///
/// # Errors
/// The sentence about what did not hold.
pub async fn wire(arguments: &Wire) -> Result<String> {
    let quick = usize::from(arguments.quick);
    let wired = Wired::launch(arguments.store, arguments.without).await?;
    let (settings, pace) = (SETTINGS[quick], PACE[quick]);
    let mut crowd = Crowd::gather(&wired.addresses(), [30, 6][quick], settings, pace, arguments.seed);
    let (mut chance, mut faults) = (Chance::from_seed(arguments.seed), 0_usize);
    let (lasts, between) = (LASTS[quick], BETWEEN[quick]);
    let minutes = arguments.minutes.unwrap_or([5.0, 5.0 / 60.0][quick]);
    let end = Instant::now() + Duration::from_secs_f64(minutes * 60.0);
    let wires = wired.wires(arguments.flips);
    while Instant::now() < end {
        let (proxy, weather) = wires[faults % wires.len()];
        // Each wire goes through all that can happen to it.
        proxy.set(weather[faults / wires.len() % weather.len()]);
        faults += 1;
        crowd.watch(Duration::from_millis(chance.between(lasts.0, lasts.1))).await?;
        proxy.set(Weather::Clear);
        crowd.watch(Duration::from_millis(chance.between(between.0, between.1))).await?;
    }
    let trust = if arguments.flips { Trust::LogsOnly } else { Trust::All };
    let summary = wired.hall.finish(crowd, trust).await?;
    Ok(format!("{summary}\n  {faults} times a wire was bad"))
}
