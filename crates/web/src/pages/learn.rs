//! The lessons of a game: their list, and one of them on the table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_app::lesson::LessonTable;
use talon_learn::{Course, Lesson, LessonKind};
use talon_rules::{AnyMove, GameName};
use talon_table::{MoveEnds, Scene, Session};

use super::frame::{FetchFailed, Frame, GameLinks};
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::Button;
use crate::languages;
use crate::state::practice::Practice;
use crate::storage::browser_store::BrowserStore;
use crate::storage::done;
use crate::table::Table;

/// A lesson, or the list of all lessons. The lessons and their sentences are fetched first.
#[component]
pub fn Learn(
    /// The game.
    game: GameName,
    /// The lesson.
    id: Option<String>,
) -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    // `None` while the course is on its way; an error if it cannot be fetched.
    let course = RwSignal::new(None::<Result<Course, ()>>);
    spawn_local(async move {
        let file = browser::meta_content(&format!("course-{game}"));
        let text = browser::fetch_text(&file).await.unwrap_or_default();
        course.set(Some(
            Course::read(game, &text).ok().filter(|course| !course.lessons().is_empty()).ok_or(()),
        ));
    });
    let sentences = languages::fetch_topic(texts, "learn", "lesson-yield-first");
    move || {
        let (Ok(course), true) = (course.get()?, sentences.get()?) else {
            return Some(view! { <FetchFailed/> }.into_any());
        };
        let lesson = id.as_deref().and_then(|id| course.find(id)).cloned();
        Some(match lesson {
            Some(lesson) => {
                let next = course.after(lesson.id()).cloned();
                view! { <LessonView lesson next app/> }.into_any()
            }
            None => view! { <LessonList game course/> }.into_any(),
        })
    }
}

/// The lessons of a game as links, in three groups.
#[component]
fn LessonList(game: GameName, course: Course) -> impl IntoView {
    let texts = use_app().texts;
    let title =
        move || texts.with(|lang| lang.text_with("lessons-of", &[("game", lang.game_name(game).into())]));
    let groups = [
        (LessonKind::FirstGame, "lessons-heading-first"),
        (LessonKind::Rule, "rules-heading-rules"),
        (LessonKind::Technique, "lessons-heading-techniques"),
    ];
    let group = move |(kind, heading): (LessonKind, &'static str)| {
        let lessons = course.lessons().iter().filter(|lesson| lesson.kind() == kind);
        let links = lessons.map(|lesson| view! { <LessonLink lesson=lesson.clone()/> }).collect_view();
        view! { <section><h2>{texts.signal(heading)}</h2><ul class="lessons">{links}</ul></section> }
    };
    view! {
        <Frame title=Signal::derive(title)>
            {groups.map(group)}
            <GameLinks
                current=game
                class="games-nav"
                label="web-other-lessons"
                address=|other| Address::Learn(other, None)
            />
        </Frame>
    }
}

/// A lesson in the list, with a sign if it is done.
#[component]
fn LessonLink(lesson: Lesson) -> impl IntoView {
    let texts = use_app().texts;
    let is_done = done::contains(done::LESSONS, &lesson.mark());
    let number = (lesson.kind() == LessonKind::Rule)
        .then(|| view! { <b class="lesson-rule">{lesson.id().to_owned()}</b> " " });
    let address = Address::Learn(lesson.game(), Some(lesson.id().to_owned())).to_string();
    let title = lesson.title_id();
    let done = is_done.then(|| {
        view! { <span class="lesson-done"><span aria-hidden="true">"✓ "</span>{texts.signal("lesson-done")}</span> }
    });
    view! {
        <li>
            <a href=address>{number}{move || texts.text(&title)}</a>
            {done}
        </li>
    }
}

/// The state of the note of a lesson.
#[derive(Clone, Copy)]
struct LessonState {
    app: AppState,
    table: RwSignal<LessonTable>,
    following: StoredValue<Option<Lesson>>,
}

/// A lesson on the table.
#[component]
fn LessonView(
    /// The lesson.
    lesson: Lesson,
    /// The lesson after it.
    next: Option<Lesson>,
    /// The state of the page.
    app: AppState,
) -> impl IntoView {
    app.game.let_go();
    app.interface.cursor.set(None);
    app.interface.inform(String::new());
    let table = app.game.session.try_update(|session| LessonTable::new(lesson, session));
    let table = RwSignal::new(table.expect("the session lives as long as the page"));
    let state = LessonState { app, table, following: StoredValue::new(next) };
    let spots = move |read: fn(&LessonTable, &Session<BrowserStore>, &Scene) -> MoveEnds| {
        state.read(|table, session| app.game.scene.with(|scene| read(table, session, scene)))
    };
    provide_context(state);
    app.practice.set(Some(Practice {
        play: UnsyncCallback::new(move |wanted| state.play(wanted)),
        hint: UnsyncCallback::new(move |()| table.update(LessonTable::show_move)),
        marked: Signal::derive(move || spots(LessonTable::marked)),
        wrong: Signal::derive(move || spots(LessonTable::wrong)),
        note: || view! { <LessonNote/> }.into_any(),
        versus: None,
    }));
    on_cleanup(move || app.practice.set(None));
    let is_done = Memo::new(move |_| state.read(LessonTable::is_done));
    Effect::new(move |_| {
        if is_done.get() {
            table.with_untracked(|table| done::add(done::LESSONS, &table.lesson().mark()));
        }
    });
    view! { <Table/> }
}

impl LessonState {
    /// Reads the lesson and its table, tracked.
    fn read<T>(self, read: impl FnOnce(&LessonTable, &Session<BrowserStore>) -> T) -> T {
        self.app.game.session.with(|session| self.table.with(|table| read(table, session)))
    }

    /// Tries a move and says what came of it.
    fn play(self, wanted: AnyMove) {
        let lang = self.app.texts.get_untracked();
        let mut table = self.table.get_untracked();
        match self.app.game.session.try_update(|session| table.play(session, wanted, &lang)) {
            Some(Err(refusal)) => self.app.refuse(refusal),
            Some(Ok(text)) => {
                self.app.interface.inform(text);
                self.app.game.let_go();
            }
            None => {}
        }
        self.table.set(table);
    }
}

/// The step of the lesson, and buttons for its move, the next lesson and the list.
#[component]
fn LessonNote() -> impl IntoView {
    let state: LessonState = use_context().expect("a lesson on the table provides its state");
    let LessonState { app, table, following } = state;
    let texts = app.texts;
    let title = move || {
        let title = texts.text(&table.with(|table| table.lesson().title_id()));
        match state.read(|table, session| texts.with(|lang| table.step_number(session, lang))) {
            Some(step) => format!("{title} · {step}"),
            None => format!("{title} · {}", texts.text("lesson-done")),
        }
    };
    let text = move || state.read(|table, session| texts.with(|lang| table.text(session, lang)));
    let refusal =
        move || app.interface.message.with(|message| message.is_refusal.then(|| message.text.clone()));
    let is_done = Memo::new(move |_| state.read(LessonTable::is_done));
    let shows_move = Memo::new(move |_| table.with(LessonTable::shows_move));
    let address =
        move |lesson: &Lesson| Address::Learn(lesson.game(), Some(lesson.id().to_owned())).to_string();
    let onward = move || {
        if !is_done.get() {
            let show = (!shows_move.get())
                .then(|| view! { <Button name="web-lesson-show" run=move || table.update(LessonTable::show_move)/> });
            return show.map(IntoAny::into_any);
        }
        let link = following.with_value(|following| {
            let following = following.as_ref()?;
            let name =
                texts.text_with("web-lesson-next", &[("title", texts.text(&following.title_id()).into())]);
            Some(view! { <a class="command is-strong" href=address(following)>{name}</a> }.into_any())
        });
        link.or_else(|| Some(view! { <a class="command is-strong" href=Address::Start.to_string()>{texts.signal("command-games")}</a> }.into_any()))
    };
    let list = Address::Learn(table.with_untracked(|table| table.lesson().game()), None).to_string();
    view! {
        <section class="note lesson-note" class:is-done=is_done aria-label=texts.signal("lessons-title")>
            <div class="lesson-text">
                <div class="lesson-head"><h2>{title}</h2> <a href=list>{texts.signal("web-lesson-list")}</a></div>
                // The status line says it aloud, but lies below the note.
                <p class="refusal" aria-hidden="true">{refusal}</p>
                <p class="note-text" role="status">{text}</p>
            </div>
            <div class="note-buttons">{onward}</div>
        </section>
    }
}
