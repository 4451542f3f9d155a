"""The suites of Gymnasium, PettingZoo and OpenSpiel, unchanged, and what they do not check."""

import pickle
import random
import tracemalloc
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from conftest import play_at_random
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from open_spiel.python.algorithms.gambit import export_gambit
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import talon_games.gym
import talon_games.open_spiel  # noqa: F401, for its effect
import talon_games.pettingzoo
from talon_games.pettingzoo import curse_v0

ENVIRONMENTS = [f"talon_games/{name}-v0" for name, _, _ in talon_games.gym.ENVIRONMENTS]
OPEN_SPIEL = ["talon_doublets", "talon_yield", "talon_lady_jane", "talon_curse"]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasium(name: str, mode: str) -> None:
    check_env(gymnasium.make(name, render_mode=mode).unwrapped)


def rendered(name: str, mode: str) -> tuple[Any, talon_games.View]:
    """What an environment shows in the middle of a game, and what its player knows then."""
    if name == "curse":
        env: Any = curse_v0.raw_env(mode)
    else:
        env = gymnasium.make(name, render_mode=mode).unwrapped
    env.reset(seed=3)
    for _ in range(5):
        env.step(env.game.legal_actions()[0])
    return env.render(), env.game.view()


@pytest.mark.parametrize("name", [*ENVIRONMENTS, "curse"])
def test_rendering_shows_what_the_player_knows(name: str) -> None:
    """The same as a game in which everything hidden lies elsewhere."""
    text, view = rendered(name, "ansi")
    other = view.sample(5)
    assert text == view.layout() == other.view(view.seat).layout() and other.layout() != text
    frame, _ = rendered(name, "rgb_array")
    assert frame.shape == (640, 960, 3) and frame.dtype == np.uint8
    assert (frame == other.view(view.seat).frame()).all()
    # Cards or tiles, dark ink, and the table around them.
    colours, counts = np.unique(frame.reshape(-1, 3), axis=0, return_counts=True)
    assert tuple(colours[counts.argmax()]) == (0x2C, 0x61, 0x50) and len(colours) > 50


@pytest.mark.parametrize("kind", list(talon_games.GAMES))
def test_a_frame_changes_with_the_table_and_has_room_for_it(kind: str) -> None:
    """Every letter of the labels can be drawn, and the last rows and columns show nothing that is cut off."""
    game, frames = talon_games.GAMES[kind].deal(17), set()
    for _ in range(6):
        frame = game.view().frame()
        assert (frame[-1] == frame[-1, -1]).all() and (frame[:, -1] == frame[-1, -1]).all()
        frames.add(frame.tobytes())
        play_at_random(game, 4, game.moves_made + 20)
    assert len(frames) >= 2


@pytest.mark.parametrize("mode", ["human", "svg", ""])
def test_unknown_render_modes_are_refused(mode: str) -> None:
    for make in (
        lambda: talon_games.gym.PatienceEnv("yield", mode),
        lambda: curse_v0.env("x" + mode),
        lambda: gymnasium.make_vec("talon_games/Yield-v0", 2, render_mode=mode),
    ):
        with pytest.raises(ValueError, match="the render modes are .*ansi, rgb_array, and not|a vector environment draws nothing"):
            make()


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_vector_environment_is_many_single_ones(name: str, mode: AutoresetMode) -> None:
    """Illegal actions, ends and the limit of steps included."""
    vector: Any = gymnasium.make_vec(name, num_envs=5, autoreset_mode=mode, max_episode_steps=60)
    singles = [gymnasium.make(name, max_episode_steps=60) for _ in range(5)]
    observation, info = vector.reset(seed=3, options={"deals": np.arange(5, dtype=np.uint64)})
    seen = [single.reset(options={"deal": deal})[0] for deal, single in enumerate(singles)]
    assert vector.metadata["autoreset_mode"] is mode and vector.observation_space.contains(observation)
    running, chance = np.ones(5, np.bool_), np.random.default_rng(7)
    for _ in range(60):
        for row in np.flatnonzero(running):
            assert (observation["observation"][row] == seen[row]["observation"]).all()
            assert (info["action_mask"][row] == seen[row]["action_mask"]).all()
        legal = (observation["action_mask"] * chance.random(observation["action_mask"].shape)).argmax(axis=1)
        actions = np.where(chance.random(5) < 0.1, chance.integers(vector.single_action_space.n, size=5), legal)
        observation, rewards, terminations, truncations, info = vector.step(actions)
        ended = terminations | truncations
        for row in np.flatnonzero(running):
            seen[row], reward, terminated, truncated, _ = singles[row].step(actions[row])
            assert (rewards[row], terminations[row], truncations[row]) == (reward, terminated, truncated and not terminated)
            if mode is AutoresetMode.SAME_STEP and ended[row]:
                assert (info["final_obs"]["observation"][row] == seen[row]["observation"]).all()
        if mode is AutoresetMode.DISABLED and ended.any():
            vector.reset(options={"reset_mask": ended})
        # A game that was dealt anew has another deal than its single one.
        running &= ~ended
    assert not running.all()


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_seed_deals_the_same_games_as_in_the_vector_environment_of_gymnasium(name: str, mode: AutoresetMode) -> None:
    """One after the other: each game that has ended is followed by the same next one, also after another seed for some."""
    ours: Any = gymnasium.make_vec(name, 4, autoreset_mode=mode, max_episode_steps=40)
    plain = SyncVectorEnv([lambda: gymnasium.make(name, max_episode_steps=40)] * 4, autoreset_mode=mode)
    vectors = [ours, plain]
    chance, ends = np.random.default_rng(1), np.zeros(4, np.int64)
    seen = [vector.reset(seed=7)[0] for vector in vectors]
    for step in range(150):
        assert (seen[0]["observation"] == seen[1]["observation"]).all() and (seen[0]["action_mask"] == seen[1]["action_mask"]).all()
        actions = (seen[0]["action_mask"] * chance.random(seen[0]["action_mask"].shape)).argmax(axis=1)
        steps = [vector.step(actions) for vector in vectors]
        seen = [step[0] for step in steps]
        assert (steps[0][1] == steps[1][1]).all() and (steps[0][2] == steps[1][2]).all()
        ended = steps[0][2] | steps[0][3]
        ends += ended
        if mode is AutoresetMode.DISABLED and ended.any():
            seen = [vector.reset(options={"reset_mask": ended.copy()})[0] for vector in vectors]
        if step == 100:
            # A deal by its number takes one of the seed's too.
            for vector, options in ((ours, {"deals": np.zeros(4, np.uint64)}), (plain, {"deal": 0})):
                vector.reset(seed=[5, None, 3, None], options=options)
            seen = [vector.reset()[0] for vector in vectors]
    assert (ends >= 2).all()


@pytest.mark.parametrize(
    "seed", [7, np.int64(7), np.uint8(7), np.array(7), [7, 8, 9], (7, np.int64(8), 9), np.array([7, 8, 9]), [7, None, 9]]
)
def test_seeds_of_a_vector_environment_are_those_of_single_ones(seed: Any) -> None:
    vector: Any = gymnasium.make_vec("talon_games/Yield-v0", num_envs=3)
    vector.reset(seed=[1, 8, 1])
    vector.reset(seed=[1, 8, 1])
    seen = vector.reset(seed=seed)[0]["observation"]
    for row in range(3):
        single = gymnasium.make("talon_games/Yield-v0")
        first = single.reset(seed=7 + row)[0]["observation"]
        # A game without a new seed goes on with its last one.
        expected = single.reset()[0]["observation"] if isinstance(seed, list) and seed[row] is None else first
        assert (seen[row] == expected).all()


def test_seeds_that_are_none_are_refused() -> None:
    vector: Any = gymnasium.make_vec("talon_games/Yield-v0", num_envs=3)
    for wrong in (1.5, "7", [1.0, 2, 3], np.array([1.0, 2.0, 3.0])):
        with pytest.raises(TypeError, match="integer"):
            vector.reset(seed=wrong)
    for wrong, error, message in [
        ([1, 2], ValueError, "2 seeds instead of 3"),
        (-1, gymnasium.error.Error, "greater or equal to zero"),
        ([1, -2, 3], gymnasium.error.Error, "greater or equal to zero"),
    ]:
        with pytest.raises(error, match=message):
            vector.reset(seed=wrong)


def test_games_without_a_seed_differ() -> None:
    vector: Any = gymnasium.make_vec("talon_games/Yield-v0", num_envs=50)
    first, second = (vector.reset()[0]["observation"] for _ in range(2))
    assert len({row.tobytes() for row in (*first, *second)}) == 100


@pytest.mark.parametrize("options", [{}, {"target": 11}])
def test_pettingzoo(options: dict[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(curse_v0.env(**options), 1000)
    seed_test(lambda: curse_v0.env(**options), 200)
    # All agents step at once, and PettingZoo ignores the actions of those that are not to move.
    parallel_seed_test(lambda: turn_based_aec_to_parallel(curse_v0.env(**options)), 200)
    render_test(lambda render_mode: curse_v0.env(render_mode, **options))
    assert "set: " in capsys.readouterr().out


def test_pettingzoo_knows_the_environment() -> None:
    env: Any = pettingzoo.make("aec", "talon_games/curse_v0")
    env.reset(seed=1)
    assert env.observation_space("south") is env.observation_space("south")
    unwrapped = pickle.loads(pickle.dumps(curse_v0.raw_env()))
    unwrapped.reset(seed=1)
    assert unwrapped.agent_selection in ("south", "north")


@pytest.mark.parametrize("name", OPEN_SPIEL)
def test_open_spiel(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()


@pytest.mark.parametrize("name", OPEN_SPIEL)
def test_states_of_open_spiel_survive_copies_and_pickle(name: str) -> None:
    game = pyspiel.load_game(name)
    state, chance = game.new_initial_state(), np.random.default_rng(1)
    while not state.is_terminal():
        for same in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert str(same) == str(state) and same.history() == state.history()
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        assert sum(state.legal_actions_mask()) == len(outcomes)
        state.apply_action(int(chance.choice(outcomes)))
    assert sum(state.returns()) == (0 if game.num_players() == 2 else state.returns()[0])


def test_a_late_step_of_open_spiel_costs_what_an_early_one_does() -> None:
    """The steps of a game need no more memory when many moves were played: nothing makes a list of them."""
    state = pyspiel.load_game("talon_lady_jane").new_initial_state()
    chance, peaks = random.Random(1), []
    state.apply_action(17)
    tracemalloc.start()
    while not state.is_terminal():
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        assert state.current_player() == 0 and not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
        peaks.append(tracemalloc.get_traced_memory()[1] - before)
    tracemalloc.stop()
    assert len(peaks) == 500 and max(peaks[400:]) <= max(peaks[4:104]) + 1000


def test_players_of_open_spiel_see_their_own_hands_only() -> None:
    """Two deals that differ in north's hand and in what lies aside look the same to south."""
    game = pyspiel.load_game("talon_curse")
    tiles = list(range(28))
    first, second = game.new_initial_state(), game.new_initial_state()
    for state, dealt in [(first, tiles[:22]), (second, tiles[:11] + tiles[17:28])]:
        for tile in [*dealt, 0]:
            state.apply_action(tile)
        state.apply_action(3)
    for player, alike in [(0, True), (1, False)]:
        observations = []
        for state in (first, second):
            observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
            observation.set_from(state, player)
            observations.append((observation.tensor.tobytes(), observation.string_from(state, player)))
        assert (observations[0] == observations[1]) is alike


def test_a_state_that_is_dealt_anew_looks_the_same_to_the_player() -> None:
    game, chance = pyspiel.load_game("talon_curse"), np.random.default_rng(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in (0, 1):
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chance.choice(outcomes)))


def test_an_equilibrium_of_a_small_set_is_worth_what_our_solver_says(tmp_path: Path) -> None:
    """Counterfactual regret minimization of OpenSpiel (CFR+, O. Tammelin, 2014) in the plain tree of all deals and moves knows
    nothing of our solver. `docs/results/OPPONENTS.md` has the value: with two tiles of double-2, leading is worth 1 point."""
    tree = tmp_path / "double-2.efg"
    tree.write_text(export_gambit(pyspiel.load_game("talon_curse", {"pips": 2, "hand": 2})))
    game = pyspiel.load_game("efg_game", {"filename": str(tree)})
    solver = pyspiel.CFRPlusSolver(game)
    exploitable = []
    for _ in range(31):
        solver.evaluate_and_update_policy()
        exploitable.append(pyspiel.exploitability(game, solver.average_policy()))
    assert exploitable[0] > 0.1 and exploitable[::10] == sorted(exploitable[::10], reverse=True) and exploitable[-1] < 0.002

    def value_of_leading(state: Any) -> float:
        """South's expected points if it leads, over all deals."""
        outcomes = [state.child(action) for action, _ in state.chance_outcomes()]
        if len(outcomes) > 2:
            return float(np.mean([value_of_leading(dealt) for dealt in outcomes]))
        return float(pyspiel.expected_returns(outcomes[0], solver.average_policy(), -1, True)[0])

    assert value_of_leading(game.new_initial_state()) == pytest.approx(1.0, abs=0.002)
