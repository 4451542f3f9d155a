//! The desk: all that is on the page, as signals, and what can be done with it.
//!
//! One signal holds the game with its record. Whatever a player does goes through a method here, which
//! changes it and says what was done; all that is shown follows from the signals.

pub mod advice;
mod clock;
mod commands;
mod curtain;
pub mod deals;
mod kept_deals;
mod links;
mod notes;
mod play;
pub mod records;
pub mod reviewing;
pub mod search;
pub mod transfer;
mod ways;

use std::sync::Arc;

use leptos::prelude::*;
use talon_lang::{Lang, Value};
use talon_rules::AnySeat;
use talon_table::{Scene, Selection, Session, Spot, WinningLine, ZoneName};

use self::advice::Advice;
use self::deals::Wanted;
use crate::dialogs::Dialog;
use crate::layouts::{self, Area, Board, Manner};
use crate::pieces::{Cast, Look, looks};
use crate::settings::Settings;
use crate::storage::{self, BrowserStore, StorageNotice};

/// Where the records are.
pub type Records = BrowserStore;

/// All that is on the page. It is nothing but handles, so it can be copied into every closure.
#[derive(Clone, Copy, Debug)]
pub struct Desk {
    /// The sentences.
    pub lang: RwSignal<Arc<Lang>>,
    /// What the player has switched.
    pub settings: RwSignal<Settings>,
    /// The game on the table.
    pub session: RwSignal<Session<Records>, LocalStorage>,
    /// What the solvers have to say.
    pub advice: Advice,
    /// The end that the player has put away: of which sitting, after how many moves.
    seen_ending: RwSignal<Option<(u64, usize)>>,
    /// What the player sees and can do.
    pub scene: Memo<Scene>,
    /// What the player holds.
    pub selection: RwSignal<Selection>,
    /// Which spot the keys are on.
    pub cursor: RwSignal<Option<Spot>>,
    /// Whether the keys are on the table at all.
    pub has_focus: RwSignal<bool>,
    /// What lies over the page.
    pub dialog: RwSignal<Option<Dialog>>,
    /// The room for the table; nothing until it is measured.
    pub area: RwSignal<Area>,
    /// Where everything lies.
    pub board: Memo<Board>,
    /// The pieces, as they are to be drawn.
    pub looks: Memo<Vec<Look>>,
    /// Which deal the player is asked about.
    pub wanted_deal: RwSignal<Wanted>,
    /// For whom the curtain was lifted at a table for two: in which sitting, for which seat.
    lifted_for: RwSignal<Option<(u64, AnySeat)>>,
    /// How long the game on the table has been played, in seconds.
    pub seconds: RwSignal<u64>,
    /// How often other tabs have changed the records.
    pub records_changed: RwSignal<u32>,
    /// What the player should know about keeping games, until it is put away.
    pub storage_notice: RwSignal<Option<StorageNotice>>,
    /// What was said last.
    pub said: RwSignal<Said>,
}

/// What a player is told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The sentences.
    pub text: String,
    /// Whether something was refused.
    pub is_refusal: bool,
    /// The rule because of which it was refused, if there is one: `D3`.
    pub rule: Option<&'static str>,
    /// Counts up, so that the same sentence is heard again.
    pub number: u32,
}

impl Desk {
    /// A desk with nothing on it yet, and the sentences in the language of the settings.
    pub fn new(store: Records, lang: Lang) -> Desk {
        let settings = RwSignal::new(storage::read_settings());
        let mut session = Session::new(store);
        session.set_next_opponent(settings.with_untracked(Settings::opponent));
        let session = RwSignal::new_local(session);
        let area = RwSignal::default();
        let advice = Advice::default();
        let scene = Memo::new(move |_| {
            let of_way = advice.way.with(|way| way.as_ref().map(WinningLine::scene));
            of_way.unwrap_or_else(|| session.with(Session::scene))
        });
        let manner =
            Memo::new(move |_| Manner { is_mirrored: settings.with(|settings| settings.is_mirrored) });
        let board = Memo::new(move |_| scene.with(|scene| layouts::board(scene, area.get(), manner.get())));
        let cast = StoredValue::new(Cast::default());
        let looks = Memo::new(move |_| {
            let ids =
                scene.with(|scene| cast.try_update_value(|cast| cast.follow(scene)).unwrap_or_default());
            scene.with(|scene| board.with(|board| looks(scene, board, &ids)))
        });
        Desk {
            lang: RwSignal::new(Arc::new(lang)),
            settings,
            session,
            advice,
            seen_ending: RwSignal::default(),
            scene,
            selection: RwSignal::default(),
            cursor: RwSignal::default(),
            has_focus: RwSignal::default(),
            dialog: RwSignal::default(),
            area,
            board,
            looks,
            wanted_deal: RwSignal::default(),
            lifted_for: RwSignal::default(),
            seconds: RwSignal::default(),
            records_changed: RwSignal::default(),
            storage_notice: RwSignal::default(),
            said: RwSignal::default(),
        }
    }

    /// The sentence with this id.
    pub fn text(self, id: &str) -> String {
        self.lang.with(|lang| lang.text(id))
    }

    /// The sentence with this id, in whatever language the page is in.
    pub fn says(self, id: &'static str) -> Signal<String> {
        Signal::derive(move || self.text(id))
    }

    /// The sentence with this id, filled with named values.
    pub fn text_with(self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.lang.with(|lang| lang.text_with(id, values))
    }

    /// The spot that the keys are on; when it has gone, the nearest that is there.
    pub fn current_spot(self) -> Option<Spot> {
        let cursor = self.cursor.get();
        self.scene.with(|scene| match cursor {
            Some(spot) if scene.face_at(spot).is_some() => Some(spot),
            Some(spot) => {
                scene.spots().filter(|other| spot.is_in_pile_of(*other)).last().or_else(|| scene.first_spot())
            }
            None => scene.first_spot(),
        })
    }

    /// Whether the player does not want to be told how many cards lie there.
    pub fn hides_count(self, zone: ZoneName) -> bool {
        zone == ZoneName::Stock && !self.settings.with(|settings| settings.shows_stock)
    }

    /// Walks to the nearest spot in a direction.
    pub fn walk(self, way: (f64, f64)) {
        let from = untrack(|| self.current_spot());
        let next = from.and_then(|from| {
            self.scene
                .with_untracked(|scene| self.board.with_untracked(|board| board.neighbour(scene, from, way)))
        });
        self.has_focus.set(true);
        self.cursor.set(next.or(from));
    }
}

/// The desk of this page.
///
/// # Panics
/// Outside of the page's components, which all have one.
pub fn use_desk() -> Desk {
    use_context().expect("the page provides a desk")
}
