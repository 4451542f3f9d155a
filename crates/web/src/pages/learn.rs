//! The lessons of a game: their list, and one of them on the table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_learn::{Attempt, Course, Lesson, LessonKind, Next};
use talon_rules::{AnyMove, GameName};

use super::frame::{FetchFailed, Frame, GameLinks};
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::Button;
use crate::languages;
use crate::state::practice::Practice;
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
    let sentences = languages::fetch_topic(texts, "lessons", "lesson-yield-first");
    move || {
        let (Ok(course), true) = (course.get()?, sentences.get()?) else {
            return Some(view! { <FetchFailed/> }.into_any());
        };
        let lesson = id.as_deref().and_then(|id| course.find(id)).cloned();
        Some(match lesson {
            Some(lesson) => {
                let next = course.after(lesson.id()).cloned();
                view! { <LessonTable lesson next app/> }.into_any()
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
    lesson: StoredValue<Lesson>,
    following: StoredValue<Option<Lesson>>,
    /// The next thing for the player to do.
    next: Memo<Next>,
    /// True if the move is marked.
    shows_move: RwSignal<bool>,
}

/// A lesson on the table.
#[component]
fn LessonTable(
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
    app.game.session.update(|session| session.practise(lesson.start().clone()));
    let shows_move = RwSignal::new(lesson.kind() == LessonKind::FirstGame);
    let lesson = StoredValue::new(lesson);
    let next_step = Memo::new(move |_| {
        app.game.session.with(|session| lesson.with_value(|lesson| lesson.next(session.sitting())))
    });
    let state = LessonState { app, lesson, following: StoredValue::new(next), next: next_step, shows_move };
    let marked = Signal::derive(move || {
        let suggested = app.game.session.with(|session| {
            lesson.with_value(|lesson| lesson.suggestion(session.sitting())).filter(|_| shows_move.get())
        });
        let spots = suggested.and_then(|wanted| app.game.scene.with(|scene| scene.spots_of(wanted)));
        spots.map_or((None, None), |(from, to)| (Some(from), to))
    });
    provide_context(state);
    app.practice.set(Some(Practice {
        play: UnsyncCallback::new(move |wanted| state.play(wanted)),
        hint: UnsyncCallback::new(move |()| shows_move.set(true)),
        marked,
        note: || view! { <LessonNote/> }.into_any(),
        versus: None,
    }));
    on_cleanup(move || app.practice.set(None));
    Effect::new(move |_| {
        if next_step.get() == Next::Done {
            lesson.with_value(|lesson| done::add(done::LESSONS, &lesson.mark()));
        }
    });
    view! { <Table/> }
}

impl LessonState {
    /// Tries a move and says what came of it.
    fn play(self, wanted: AnyMove) {
        let AppState { texts, game, interface, .. } = self.app;
        let attempt =
            game.session.try_update(|session| self.lesson.with_value(|lesson| lesson.play(session, wanted)));
        let Some(attempt) = attempt else { return };
        match &attempt {
            Attempt::Refused(refused) => self.app.refuse_because(refused),
            Attempt::OffTopic => interface.refuse(texts.with_untracked(|lang| lang.attempt(&attempt))),
            Attempt::Played(_) => {
                interface.inform(texts.with_untracked(|lang| lang.attempt(&attempt)));
                game.let_go();
                self.shows_move.set(self.lesson.with_value(Lesson::kind) == LessonKind::FirstGame);
            }
        }
    }
}

/// The step of the lesson, and buttons for its move, the next lesson and the list.
#[component]
fn LessonNote() -> impl IntoView {
    let LessonState { app, lesson, following, next, shows_move } =
        use_context().expect("a lesson on the table provides its state");
    let texts = app.texts;
    let title = move || {
        let title = texts.text(&lesson.with_value(Lesson::title_id));
        match next.get() {
            Next::Step(number) => {
                let count = lesson.with_value(|lesson| lesson.steps().len());
                let step =
                    texts.text_with("lesson-step", &[("number", number.into()), ("count", count.into())]);
                format!("{title} · {step}")
            }
            Next::Reply(_) | Next::Done => title,
        }
    };
    let text = move || texts.text(&lesson.with_value(|lesson| lesson.text_id(next.get())));
    let refusal =
        move || app.interface.message.with(|message| message.is_refusal.then(|| message.text.clone()));
    let is_done = Memo::new(move |_| next.get() == Next::Done);
    let address =
        move |lesson: &Lesson| Address::Learn(lesson.game(), Some(lesson.id().to_owned())).to_string();
    let onward = move || {
        if !is_done.get() {
            let show = (!shows_move.get())
                .then(|| view! { <Button name="web-lesson-show" run=move || shows_move.set(true)/> });
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
    let list = Address::Learn(lesson.with_value(Lesson::game), None).to_string();
    view! {
        <section class="note lesson-note" class:is-done=is_done aria-label=texts.signal("lessons-title")>
            <div class="lesson-text">
                <h2>{title}</h2>
                // The status line says it aloud, but lies below the note.
                <p class="refusal" aria-hidden="true">{refusal}</p>
                <p class="note-text" role="status">{text}</p>
            </div>
            <div class="note-buttons">{onward}<a class="command" href=list>{texts.signal("web-lesson-list")}</a></div>
        </section>
    }
}
