//! The knowledge of one seat, and the players who see no more.

use std::hash::{Hash, Hasher};
use std::vec::IntoIter;

use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use serde_json::Value;
use talon_query::{Answer, AnyReason, Choice, Level, Query};
use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, AnyMove, AnySeat, AnyView};
use talon_table::Scene;
use talon_wire::{Chosen, Perspective, State};

use crate::answers::Advice;
use crate::kinds::into_python;
use crate::picture;
use crate::playing::Playing;
use crate::space::{self, Spaces};
use crate::text::{english, number, optional_number, read_move, to_python, value_error, write_options};
use crate::work;

/// The knowledge of one seat: all that it has seen of a game, and nothing else.
///
/// A pickle has no more, so that a view can be sent to a player in another process.
#[pyclass(frozen, eq, hash, module = "talon_games")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    view: AnyView,
    seat: AnySeat,
}

impl Hash for View {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
    }
}

impl View {
    /// A game that looks like this view, always the same.
    fn world(&self) -> AnyGame {
        AnyGame::sample_world(&self.view, &mut Chance::from_seed(0))
    }

    /// The legal moves of the seat; none if it is not to move. They are the same in each game that looks like this view.
    fn moves(&self) -> Vec<AnyMove> {
        let world = self.world();
        if world.seat_to_move() == Some(self.seat) { world.legal_moves() } else { Vec::new() }
    }

    /// The view as text, in the form in which the browser sends it to a worker.
    fn text(&self) -> String {
        let query = Query::Advice { view: self.view.clone() };
        serde_json::to_string(&query).expect("a view is texts and lists")
    }

    /// A picture of the table and the table in words, under a title.
    pub(crate) fn bundle<'py>(&self, py: Python<'py>, title: &str) -> PyResult<Bound<'py, PyDict>> {
        let scene = Scene::new(&self.world(), self.seat);
        let bundle = PyDict::new(py);
        let words = english().board(&self.view.layout()).join("\n");
        bundle.set_item("text/plain", format!("{title}\n{words}"))?;
        bundle.set_item("image/svg+xml", picture::svg(&scene))?;
        Ok(bundle)
    }

    /// The view of a seat.
    pub(crate) fn of(position: &AnyGame, seat: AnySeat) -> View {
        View { view: position.view(seat), seat }
    }

    /// The query for the move of a player at the table: of this level in a game for two, the adviser in a patience.
    fn query(&self, level: Option<&str>, seed: u64) -> PyResult<Query> {
        let view = self.view.clone();
        let plays_alone = AnySeat::of(view.layout().game()).len() == 1;
        match level {
            Some(_) if plays_alone => Err(value_error("a patience has no opponents: leave the level out")),
            None if plays_alone => Ok(Query::Advice { view }),
            level => {
                let level: Level =
                    level.unwrap_or(Level::Best.as_str()).parse().map_err(|_| unknown_player())?;
                Ok(Query::Choice { view, level, seed })
            }
        }
    }
}

#[pymethods]
impl View {
    /// The seat that has this view: `player`, `south` or `north`.
    #[getter]
    fn seat(&self) -> &'static str {
        self.seat.as_str()
    }

    /// The name of the game, such as `lady-jane`.
    #[getter]
    fn name(&self) -> &'static str {
        self.view.layout().game().as_str()
    }

    /// The options of the deal.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        write_options(py, self.world().options())
    }

    /// The seat to move: `player`, `south` or `north`. `None` when nobody is to move.
    #[getter]
    fn seat_to_move(&self) -> Option<&'static str> {
        self.world().seat_to_move().map(AnySeat::as_str)
    }

    /// The legal moves of the seat, each once; none if it is not to move.
    fn legal_moves(&self) -> Vec<String> {
        self.moves().iter().map(ToString::to_string).collect()
    }

    /// The numbers of the legal moves of the seat, in ascending order; none if it is not to move.
    fn legal_actions(&self) -> Vec<usize> {
        space::actions(self.moves())
    }

    /// The number of a move.
    fn action(&self, r#move: &str) -> PyResult<usize> {
        Ok(space::action(read_move(&self.world(), r#move)?))
    }

    /// The move with a number.
    fn move_of(&self, #[pyo3(from_py_with = number)] action: usize) -> PyResult<String> {
        Ok(space::move_of(self.view.layout().game(), action)?.to_string())
    }

    /// The state as a dictionary, as `Game.state` with the seat has it, but without `moves_made`: a view has no past.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = State::of_game(&self.world(), None, 0, Perspective::Seat(self.seat));
        let mut state = serde_json::to_value(&state).map_err(value_error)?;
        state.as_object_mut().and_then(|fields| fields.remove("moves_made"));
        to_python(py, &state)
    }

    /// The position as text, with `??` or `?-?` for what the seat has not seen.
    fn layout(&self) -> String {
        self.view.layout().to_string()
    }

    /// The same bytes as `Game.observation`, which depend on nothing but the view.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let world = self.world();
        PyBytes::new_with(py, Spaces::of(world.name()).observation, |bytes| {
            space::observe(&world, self.seat, bytes);
            Ok(())
        })
    }

    /// The picture of notebooks as pixels: an array of NumPy with 640 rows, 960 columns and three bytes for red, green and blue.
    fn frame<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        // The conversion panics if NumPy is not there; this import says how to install it.
        py.import("talon_games.batch")?;
        let bytes = py.detach(|| picture::frame(&Scene::new(&self.world(), self.seat)));
        let [width, height] = picture::FRAME.map(usize::from);
        PyArray1::from_vec(py, bytes).reshape([height, width, 3])
    }

    /// A random game that looks like this view. Each order of the unseen pieces is equally likely.
    #[pyo3(signature = (seed = 0))]
    fn sample(&self, py: Python<'_>, #[pyo3(from_py_with = number)] seed: u64) -> PyResult<Py<PyAny>> {
        into_python(py, Playing::at(AnyGame::sample_world(&self.view, &mut Chance::from_seed(seed))))
    }

    /// All games that look like this view, each once. Raises `ValueError` if there are more than 100,000.
    pub(crate) fn worlds(&self, py: Python<'_>) -> PyResult<Worlds> {
        let view = self.view.clone();
        let worlds = work::run_threads(py, move |_| space::worlds(&view))?.ok_or_else(|| {
            PyValueError::new_err("more than 100,000 games look like this view: use sample(seed)")
        })?;
        Ok(Worlds { worlds: worlds.into_iter() })
    }

    /// The move of a player who sees this view: in a patience that of the adviser, in a game for two that of an opponent
    /// of a level (`novice`, `casual`, `club`, `strong` or `best`) or of a baseline (`random`, `greedy`, `ismcts` or `policy`), and a
    /// seed.
    #[pyo3(signature = (level = None, seed = 0, ms = None))]
    pub(crate) fn advise(
        &self,
        py: Python<'_>,
        level: Option<&str>,
        #[pyo3(from_py_with = number)] seed: u64,
        #[pyo3(from_py_with = optional_number)] ms: Option<u64>,
    ) -> PyResult<Advice> {
        let answer = match level {
            Some(name) if space::is_baseline(name) => {
                work::run(py, ms, |_, stop| space::baseline(&self.view, name, seed, ms.is_some(), stop))?
            }
            level => {
                let query = self.query(level, seed)?;
                Some(work::run(py, ms, |tools, stop| tools.answer(&query, stop))?)
            }
        };
        advice(py, answer)
    }

    fn __copy__(this: Bound<'_, View>) -> Bound<'_, View> {
        this
    }

    fn __deepcopy__<'py>(this: Bound<'py, View>, _memo: &Bound<'_, PyAny>) -> Bound<'py, View> {
        this
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let open = py.import("talon_games._native")?.getattr("open_view")?;
        Ok((open, PyTuple::new(py, [self.text()])?))
    }

    fn __str__(&self) -> String {
        self.layout()
    }

    fn __repr__(&self) -> String {
        format!("<view of {} in {}>", self.seat, self.view.layout().game())
    }

    /// The picture that notebooks show: the table as the seat sees it, with its words.
    #[pyo3(signature = (**_kwargs))]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        _kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        self.bundle(py, &self.__repr__())
    }
}

/// Opens the view of a pickle.
#[pyfunction]
pub(crate) fn open_view(text: &str) -> PyResult<View> {
    match serde_json::from_str(text).map_err(value_error)? {
        Query::Advice { view } => Ok(View { seat: space::seat_of(&view), view }),
        _ => Err(value_error("this is no view")),
    }
}

/// The move and the reason of a player's answer.
///
/// # Errors
/// If the player had no choice.
pub(crate) fn advice(py: Python<'_>, answer: Option<Answer>) -> PyResult<Advice> {
    let chosen = match answer {
        Some(Answer::Chosen { chosen, reason }) => Chosen::from(Choice { chosen, reason, odds: None }),
        Some(Answer::Advised { advised, reason }) => {
            Chosen::from(Choice { chosen: advised, reason: own_reason(reason)?, odds: None })
        }
        _ => return Err(value_error("this seat has nothing to choose")),
    };
    let json = serde_json::to_value(&chosen).map_err(value_error)?;
    let r#move = json["move"].as_str().unwrap_or_default().to_owned();
    Ok(Advice { r#move, why: to_python(py, &json["why"])?.unbind() })
}

/// The error for a name that no player has.
fn unknown_player() -> PyErr {
    value_error(
        "the players are novice, casual, club, strong, best, random, greedy, ismcts and policy; a game has omniscient too",
    )
}

/// The reason of an adviser as its game has it: the enum over the games puts the name of the game around it.
fn own_reason(reason: AnyReason) -> PyResult<Value> {
    let json = serde_json::to_value(reason).map_err(value_error)?;
    let mut games = json.as_object().into_iter().flat_map(|games| games.values());
    games.next().cloned().ok_or_else(|| value_error("the reason belongs to no game"))
}

/// Games that look alike to a seat.
#[pyclass(module = "talon_games")]
#[derive(Debug)]
pub(crate) struct Worlds {
    worlds: IntoIter<AnyGame>,
}

#[pymethods]
impl Worlds {
    fn __iter__(this: Bound<'_, Worlds>) -> Bound<'_, Worlds> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        self.worlds.next().map(|world| into_python(py, Playing::at(world))).transpose()
    }

    /// The number of games that are left.
    fn __len__(&self) -> usize {
        self.worlds.len()
    }
}
