//! The methods of a game in Python: everything on the table is visible to the program.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyType};
use talon_query::{Answer, Line, Query};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnySeat, Status, Violation};
use talon_wire::{Perspective, State};

use crate::answers::{Advice, Broken, Graded, Solution};
use crate::kinds::{Game, into_python};
use crate::space::{self, Spaces};
use crate::text::{
    english, number, optional_number, read_move, read_seat, to_python, value_error, write_options,
};
use crate::view::{View, Worlds, advice};
use crate::work::{self, Goal, Limits};

#[pymethods]
impl Game {
    /// The name of the game, such as `lady-jane`.
    #[getter]
    fn name(&self) -> &'static str {
        self.playing.position().name().as_str()
    }

    /// The options of the deal.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        write_options(py, self.playing.line().options)
    }

    /// The number of the deal; `None` for an arrangement.
    #[getter(number)]
    fn deal_number(&self) -> Option<u64> {
        self.playing.deal().map(DealNumber::get)
    }

    /// The moves that were played.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.playing.line().moves.iter().map(ToString::to_string).collect()
    }

    /// The number of moves that were played.
    #[getter]
    fn moves_made(&self) -> usize {
        self.playing.line().moves.len()
    }

    /// `playing`, `won`, `lost`, or `over` for a game for two.
    #[getter]
    fn status(&self) -> &'static str {
        match self.playing.position().status() {
            Status::Playing => "playing",
            Status::Won => "won",
            Status::Lost => "lost",
            Status::Over => "over",
        }
    }

    /// The points so far, in a patience.
    #[getter]
    fn score(&self) -> Option<u32> {
        self.playing.position().score()
    }

    /// The points of each seat since the start. A game for two has the difference, so that they add up to 0.
    #[getter]
    fn returns(&self) -> Vec<f32> {
        let first = space::standing(self.playing.position());
        match AnySeat::of(self.playing.position().name()) {
            [_] => vec![first],
            _ => vec![first, 0.0 - first],
        }
    }

    /// The seat to move: `player`, `south` or `north`. `None` when nobody is to move.
    #[getter]
    fn seat_to_move(&self) -> Option<&'static str> {
        self.playing.position().seat_to_move().map(AnySeat::as_str)
    }

    /// The names of the seats.
    #[getter]
    fn seats(&self) -> Vec<&'static str> {
        AnySeat::of(self.playing.position().name()).iter().map(|seat| seat.as_str()).collect()
    }

    /// The legal moves, each once.
    fn legal_moves(&self) -> Vec<String> {
        self.playing.position().legal_moves().iter().map(ToString::to_string).collect()
    }

    /// Returns the reason why a move is not allowed; `None` if it is allowed.
    fn why_not(&self, r#move: &str) -> PyResult<Option<Broken>> {
        let violation = self.playing.position().why_not(read_move(self.playing.position(), r#move)?);
        Ok(violation.map(|violation| Broken {
            rule: violation.rule().to_owned(),
            message: english().refusal(&violation),
        }))
    }

    /// Plays a move and returns what it did, as a sentence. Raises `IllegalMove` if a rule forbids it; nothing has
    /// changed then.
    fn play(&mut self, r#move: &str) -> PyResult<String> {
        self.playing.make(read_move(self.playing.position(), r#move)?)?;
        Ok(self.playing.last_effect().map(|effect| english().effect(effect)).unwrap_or_default())
    }

    /// Takes the last move back and returns it.
    fn undo(&mut self) -> PyResult<String> {
        let undone = self.playing.undo().ok_or_else(|| value_error("there is no move to take back"))?;
        Ok(undone.to_string())
    }

    /// The view of a seat: all that it knows. Without a name, that of the seat to move.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<&str>) -> PyResult<View> {
        Ok(View::of(self.playing.position(), read_seat(self.playing.position(), seat)?))
    }

    /// All games that look like this one to a seat.
    #[pyo3(signature = (seat = None))]
    fn worlds(&self, py: Python<'_>, seat: Option<&str>) -> PyResult<Worlds> {
        self.view(seat)?.worlds(py)
    }

    /// Solves the position, seeing everything. The goal is `win` or `score`; a game for two has a value instead. `nodes`,
    /// `ms` and `mb` limit the search.
    #[pyo3(signature = (goal = "win", nodes = None, ms = None, mb = None))]
    fn solve(
        &self,
        py: Python<'_>,
        goal: &str,
        #[pyo3(from_py_with = optional_number)] nodes: Option<u64>,
        #[pyo3(from_py_with = optional_number)] ms: Option<u64>,
        #[pyo3(from_py_with = optional_number)] mb: Option<usize>,
    ) -> PyResult<Solution> {
        let goal = Goal::read(goal)?;
        let (position, limits) = (self.playing.position(), Limits { nodes, mb });
        work::run(py, ms, |tools, stop| tools.solve(position, goal, limits, stop))
    }

    /// The move of a player that sees no more than the seat to move: see `View.advise`. The player `omniscient` of a game
    /// for two sees all tiles.
    #[pyo3(signature = (level = None, seed = 0, ms = None))]
    fn advise(
        &self,
        py: Python<'_>,
        level: Option<&str>,
        #[pyo3(from_py_with = number)] seed: u64,
        #[pyo3(from_py_with = optional_number)] ms: Option<u64>,
    ) -> PyResult<Advice> {
        if level == Some("omniscient") {
            let position = self.playing.position();
            return advice(py, work::run(py, ms, |_, stop| space::omniscient(position, stop))?);
        }
        self.view(None)?.advise(py, level, seed, ms)
    }

    /// Grades the deal of a patience: how hard it is for a player who cannot peek.
    #[pyo3(signature = (ms = None))]
    fn grade(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = optional_number)] ms: Option<u64>,
    ) -> PyResult<Graded> {
        let deal = Line { moves: Vec::new(), ..self.playing.line().clone() };
        let answer = work::run(py, ms, |tools, stop| tools.answer(&Query::Grade { deal }, stop))?;
        match answer {
            Answer::Graded(graded) => Ok(Graded {
                grade: graded.grade.as_str(),
                wins: graded.wins,
                adviser_wins: graded.adviser_wins,
            }),
            _ => Err(value_error("only the deals of patiences have grades, and the time must suffice")),
        }
    }

    /// The record of the game as text, which `talon` opens too.
    fn to_text(&self) -> String {
        self.playing.record()
    }

    /// The position as text, with everything known.
    fn layout(&self) -> String {
        self.playing.position().layout().to_string()
    }

    /// The state as a dictionary, as `docs/develop/PROTOCOL.md` describes it. With a seat it has only what that seat knows.
    #[pyo3(signature = (seat = None))]
    fn state<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let perspective = match seat {
            Some(_) => Perspective::Seat(read_seat(self.playing.position(), seat)?),
            None => Perspective::All,
        };
        let state = State::of_game(
            self.playing.position(),
            self.playing.deal(),
            self.playing.line().moves.len(),
            perspective,
        );
        to_python(py, &serde_json::to_value(&state).map_err(value_error)?)
    }

    /// The number of actions of the game. The last action does nothing; it is the only legal one in a game that has ended.
    #[getter]
    fn action_count(&self) -> usize {
        Spaces::of(self.playing.position().name()).actions
    }

    /// The number of bytes of an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        Spaces::of(self.playing.position().name()).observation
    }

    /// The numbers of the legal moves, in ascending order.
    fn legal_actions(&self) -> Vec<usize> {
        space::actions(self.playing.position().legal_moves())
    }

    /// The number of a move.
    fn action(&self, r#move: &str) -> PyResult<usize> {
        Ok(space::action(read_move(self.playing.position(), r#move)?))
    }

    /// The move with a number.
    fn move_of(&self, #[pyo3(from_py_with = number)] action: usize) -> PyResult<String> {
        Ok(space::move_of(self.playing.position().name(), action)?.to_string())
    }

    /// Plays the move with a number.
    fn play_action(&mut self, #[pyo3(from_py_with = number)] action: usize) -> PyResult<()> {
        self.playing.make(space::move_of(self.playing.position().name(), action)?)
    }

    /// The observation of a seat: what it knows, as bytes. See `docs/develop/PYTHON.md`.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyBytes>> {
        let seat = read_seat(self.playing.position(), seat)?;
        PyBytes::new_with(py, self.observation_size(), |bytes| {
            space::observe(self.playing.position(), seat, bytes);
            Ok(())
        })
    }

    /// The same game in an object of its own.
    fn copy(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        into_python(py, self.playing.clone())
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.copy(py)
    }

    fn __reduce__<'py>(this: &Bound<'py, Game>) -> (Bound<'py, PyType>, (String,)) {
        (this.get_type(), (this.borrow().playing.record(),))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let same = |other: PyRef<'_, Game>| {
            other.playing.line().origin == self.playing.line().origin
                && other.playing.position() == self.playing.position()
        };
        other.cast::<Game>().is_ok_and(|other| same(other.borrow()))
    }

    fn __str__(&self) -> String {
        self.layout()
    }

    fn __repr__(&self) -> String {
        let start = self.deal_number().map_or("an arrangement".to_owned(), |number| format!("deal {number}"));
        format!("<{}: {start}, {} moves, {}>", self.name(), self.playing.line().moves.len(), self.status())
    }

    /// The picture that notebooks show: the table with everything that lies on it, with its words.
    #[pyo3(signature = (**_kwargs))]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        _kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let seat = read_seat(self.playing.position(), None)?;
        self.view(Some(seat.as_str()))?.bundle(py, &self.__repr__())
    }
}
