//! `talon play --join`, `--friend`, `--host`, `--pair` and `--server-bot`: a match on another device or at a
//! server.

use std::io::{IsTerminal, Write, stderr, stdin};

use anyhow::{Context, ensure};
use clap::error::ErrorKind;
use clap::{ArgMatches, Command, ValueEnum, value_parser};
use talon_arguments::described::one;
use talon_arguments::output::remark;
use talon_arguments::serve::USUAL_PORT;
use talon_client::net::Role;
use talon_command::arguments::level_parser;
use talon_hall::{MatchId, Pace, Settings};
use talon_lang::Lang;
use talon_query::Level;
use talon_rules::GameName;
use talon_serve::{DataFolder, host};
use talon_server::Port;

use super::action::Wanted;
use crate::online::{Account, BLOCKED, BlockList, Entrance, HostedMatch, MatchLink, ServerUrl, USUAL_SERVER};

/// The arguments for a match over the network.
#[derive(Clone, Debug, Default)]
pub(crate) struct NetworkArguments {
    join: Option<MatchLink>,
    friend: bool,
    host: bool,
    pair: bool,
    server_bot: Option<Level>,
    clock: Option<Clock>,
    server: Option<ServerUrl>,
}

/// The command with values of the types in [`NetworkArguments`].
pub(super) fn with_values(command: Command) -> Command {
    command
        .mut_arg("join", |join| join.value_parser(value_parser!(MatchLink)))
        .mut_arg("server-bot", |level| level.value_parser(level_parser()))
        .mut_arg("clock", |clock| clock.value_parser(value_parser!(Clock)))
        .mut_arg("server", |server| server.value_parser(value_parser!(ServerUrl)))
}

/// The clock of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Clock {
    None,
    Normal,
    Calm,
}

impl Clock {
    fn pace(self) -> Option<Pace> {
        match self {
            Clock::None => None,
            Clock::Normal => Some(Pace::Normal),
            Clock::Calm => Some(Pace::Calm),
        }
    }
}

impl NetworkArguments {
    /// Reads the arguments.
    pub(super) fn read(matches: &ArgMatches) -> NetworkArguments {
        NetworkArguments {
            join: one(matches, "join"),
            friend: matches.get_flag("friend"),
            host: matches.get_flag("host"),
            pair: matches.get_flag("pair"),
            server_bot: one(matches, "server-bot"),
            clock: one(matches, "clock"),
            server: one(matches, "server"),
        }
    }

    /// The match that the player wants, and the way to it; `None` for a game at this table.
    ///
    /// # Errors
    /// If the server cannot be reached, or has no such match.
    pub(super) fn enter(
        &self,
        game: Option<GameName>,
        folder: &DataFolder,
        lang: &Lang,
    ) -> anyhow::Result<Option<(Wanted, Entrance)>> {
        let is_wanted =
            self.join.is_some() || self.friend || self.host || self.pair || self.server_bot.is_some();
        if !is_wanted {
            return Ok(None);
        }
        // One game is played in matches, so nobody needs to name it.
        let is_played = |game: &GameName| game.properties().is_played_in_matches;
        let only = || GameName::ALL.into_iter().find(is_played);
        let game = game.or_else(only).context("no game is played in matches")?;
        ensure!(
            game.properties().is_played_in_matches,
            conflict(format!(
                "{game} is for one player: leave out --join, --friend, --host, --pair and --server-bot"
            ))
        );
        let (link, entrance) = match &self.join {
            Some(link) => self.come_to(link, folder)?,
            None => self.open(folder, lang)?,
        };
        let wanted = Wanted::Match { link: Box::new(link), is_hosted: self.host };
        Ok(Some((wanted, entrance)))
    }

    /// The way to the match of a link, which this program serves first if it is the host.
    fn come_to(&self, link: &MatchLink, folder: &DataFolder) -> anyhow::Result<(MatchLink, Entrance)> {
        if self.host {
            // The other player has the same link.
            host(folder, Port::Wanted(link.server.port()))?;
        }
        let (joined, entrance) = join(folder, link, Role::Player { invite: link.invite.clone() })?;
        if self.host {
            HostedMatch::of(folder)?.note(Some(link))?;
        }
        // The player who hosts the match can still need the invitation for the other player.
        Ok((if self.host { link.clone() } else { joined }, entrance))
    }

    /// Opens a match, or finds one.
    fn open(&self, folder: &DataFolder, lang: &Lang) -> anyhow::Result<(MatchLink, Entrance)> {
        let usual = || USUAL_SERVER.parse().expect("it is an address");
        let server = match (self.host, &self.server) {
            (true, _) => host(folder, Port::Usual(USUAL_PORT))?.parse()?,
            (false, server) => server.clone().unwrap_or_else(usual),
        };
        let account = Account::open(folder, &server)?;
        if self.host
            && let Some(link) = going_on(&account, &server, folder, lang)?
        {
            return Ok((link, Entrance { account, role: Role::Player { invite: None } }));
        }
        let pace = self.clock.map_or(self.pair.then_some(Pace::Normal), Clock::pace);
        let link = if self.pair {
            let message = "--pair is for matches with a clock: --clock normal or --clock calm";
            ensure!(pace.is_some(), conflict(message.to_owned()));
            let blocked = BlockList::read(folder.path()?.join(BLOCKED));
            let blocked = blocked.of(&server).map(|(player, _)| player).collect();
            let game: MatchId = account.find_opponent(pace.unwrap_or(Pace::Normal), blocked)?;
            MatchLink { server, game, invite: None }
        } else {
            account.open_match(&server, self.settings(pace))?
        };
        if self.host {
            HostedMatch::of(folder)?.note(Some(&link))?;
        }
        Ok((link, Entrance { account, role: Role::Player { invite: None } }))
    }

    /// The settings of a match that the player opens. Only a match against a bot can be rated.
    fn settings(&self, pace: Option<Pace>) -> Settings {
        let clocked = pace.map_or(Settings::FRIENDS, Pace::settings);
        Settings { opponent: self.server_bot, rated: clocked.rated && self.server_bot.is_some(), ..clocked }
    }
}

/// Returns the unfinished match that this program hosted before, if the player wants to continue it.
fn going_on(
    account: &Account,
    server: &ServerUrl,
    folder: &DataFolder,
    lang: &Lang,
) -> anyhow::Result<Option<MatchLink>> {
    let hosted = HostedMatch::of(folder)?;
    let Some(link) = hosted.link().filter(|link| link.server == *server) else { return Ok(None) };
    if account.seat(link.game)?.is_none() {
        hosted.note(None)?;
        return Ok(None);
    }
    if !stdin().is_terminal() {
        remark(&format!(
            "a match that you host is not over; {} goes on with it",
            HostedMatch::command(&link)
        ));
        return Ok(None);
    }
    let mut answer = String::new();
    let question = lang.text("terminal-online-go-on-hosting");
    write!(stderr(), "{question} {} ", lang.text("terminal-plain-yes-no"))?;
    stdin().read_line(&mut answer)?;
    Ok(Some(link).filter(|_| !answer.trim().to_lowercase().starts_with('n')))
}

/// The error for arguments that do not go together.
pub(super) fn conflict(message: String) -> clap::Error {
    clap::Error::raw(ErrorKind::ArgumentConflict, message)
}

/// The way to a match that another player has opened.
///
/// # Errors
/// If the server cannot be reached, or has no such match.
pub(super) fn join(
    folder: &DataFolder,
    link: &MatchLink,
    role: Role,
) -> anyhow::Result<(MatchLink, Entrance)> {
    let account = Account::open(folder, &link.server)?;
    account.find_match(link.game)?;
    Ok((MatchLink { invite: None, ..link.clone() }, Entrance { account, role }))
}
