//! `cargo xtask online`: the trials of network matches.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to its user")]

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use talon_server::Mutation;
use talon_trials::{
    Abuse, Clock, Downtime, Kill, Leak, Load, Mutations, Outage, Place, Presence, Simulations, Wire, abuse,
    clock, downtime, kill, leak, load, mutations, outage, presence, serve, simulations, wire,
};

/// Trials of matches over the network.
#[derive(Parser)]
#[command(name = "cargo xtask online")]
enum Trial {
    /// Simulate matches with crashes, lost messages and outages.
    Simulate(Simulations),
    /// Kill servers while bots play.
    Kill(Kill),
    /// Let the store fail while bots play.
    Store(Outage),
    /// Spoil the wires between players, servers and database while bots play.
    Wire(Wire),
    /// Measure a server with many tables, slow readers and floods.
    Load(Load),
    /// Let the clock of one server jump.
    Clock(Clock),
    /// Let callers take as much as they can from a server.
    Abuse(Abuse),
    /// Let a server be away while a clock runs.
    Downtime(Downtime),
    /// Let a player change from one server to another.
    Presence(Presence),
    /// Look for hidden tiles in what servers send.
    Leak(Leak),
    /// Take each protection out of real servers, and see that a trial notices.
    Mutations(Mutations),
    /// Serve matches; the other trials start this.
    #[command(hide = true)]
    Node {
        /// A file or an address of a database.
        #[arg(long)]
        store: Place,
        #[arg(long)]
        port: u16,
        #[arg(long)]
        without: Option<Mutation>,
    },
}

fn main() -> ExitCode {
    match run_trial(Trial::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run_trial(trial: Trial) -> Result<()> {
    match trial {
        Trial::Simulate(arguments) => run(simulations(&arguments)),
        Trial::Kill(arguments) => run(kill(&arguments)),
        Trial::Store(arguments) => run(outage(&arguments)),
        Trial::Wire(arguments) => run(wire(&arguments)),
        Trial::Load(arguments) => run(load(&arguments)),
        Trial::Clock(arguments) => run(clock(&arguments)),
        Trial::Abuse(arguments) => run(abuse(&arguments)),
        Trial::Downtime(arguments) => run(downtime(&arguments)),
        Trial::Presence(arguments) => run(presence(&arguments)),
        Trial::Leak(arguments) => run(leak(&arguments)),
        Trial::Mutations(arguments) => run(mutations(&arguments)),
        Trial::Node { store, port, without } => serve(&store, port, without),
    }
}

/// Runs a trial and prints what it reports.
fn run(trial: impl Future<Output = Result<String>>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    println!("{}", runtime.block_on(trial)?);
    Ok(())
}
