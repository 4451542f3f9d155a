"""Views, and contests between players who get nothing else."""

import copy
import pickle

import pytest
from conftest import play_at_random

import talon_games
from talon_games import GAMES, Game, View, curse_hand


def positions(kind: str) -> list[Game]:
    """Positions of whole games with all kinds of options."""
    options = {"curse": [{}, {"target": 11}, {"pips": 3, "hand": 4}], "yield": [{}, {"rows": 5}], "doublets": [{}, {"redeals": 0}]}.get(kind, [{}, {"ranks": 9}])
    found = []
    for deal, chosen in enumerate(options):
        game = play_at_random(GAMES[kind].deal(deal, **chosen), deal)  # type: ignore[arg-type]
        while game.moves_made:
            found.append(game.copy())
            game.undo()
        found.append(game)
    return found


def test_a_view_offers_what_its_seat_can_do(kind: str) -> None:
    for game in positions(kind):
        assert game.moves_made == len(game.moves)
        for seat in game.seats:
            view, is_to_move = game.view(seat), seat == game.seat_to_move
            assert view.legal_moves() == (game.legal_moves() if is_to_move else [])
            assert view.legal_actions() == (game.legal_actions() if is_to_move else [])
            assert [view.move_of(action) for action in view.legal_actions()] == sorted(view.legal_moves(), key=view.action)
            assert (view.name, view.options, view.seat_to_move) == (game.name, game.options, game.seat_to_move)
            assert view.state() | {"moves_made": game.moves_made} == game.state(seat)


def test_views_survive_copies_and_pickle(kind: str) -> None:
    for game in positions(kind):
        for seat in game.seats:
            view = game.view(seat)
            for same in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
                assert same == view and hash(same) == hash(view) and repr(same) == repr(view) and same.seat == seat
                assert same.layout() == view.layout() and same.legal_moves() == view.legal_moves()


def facts(view: View) -> list[object]:
    """All that a program can learn from a view, but for the worlds, which are the same too."""
    asked: list[object] = [pickle.dumps(view), repr(view), str(view), hash(view)]
    for name in dir(view):
        part = getattr(view, name)
        if name == "worlds":
            asked += [world.layout() for world in part()] if view.name == "curse" and len(part()) < 99 else []
        elif name in ("sample", "advise"):
            for seed in range(2):
                answer = part(seed=seed) if name == "sample" or view.legal_moves() else None
                asked.append(answer.layout() if isinstance(answer, Game) else repr(answer))
        elif name not in ("action", "move_of") and not name.startswith("__"):
            fact = part() if callable(part) else part
            asked.append(fact.tobytes() if name == "frame" else fact)
    return asked


def test_nothing_hidden_can_be_reached_from_a_view(kind: str) -> None:
    """Two positions that differ only in what the seat has not seen give the same, whatever a program asks."""
    differ = 0
    for game in positions(kind)[::9]:
        for seat in game.seats:
            view = game.view(seat)
            other = view.sample(7)
            differ += other.layout() != game.layout()
            assert facts(other.view(seat)) == facts(view)
    assert differ > 3


def test_a_view_does_not_tell_who_holds_what() -> None:
    """Two hands with the same tiles of south, and everything else elsewhere."""
    low = ["0-0", "0-1", "0-2"]
    first, second = curse_hand(low, ["1-1", "1-2", "2-2"], pips=3, hand=3), curse_hand(low, ["1-3", "2-3", "3-3"], pips=3, hand=3)
    assert facts(first.view("south")) == facts(second.view("south"))
    assert first.view("north") != second.view("north") and hash(first.view("north")) != hash(second.view("north"))


def first_move(view: View) -> str:
    """A player of one's own."""
    assert isinstance(view, View) and view.seat == view.seat_to_move and len(view.legal_moves()) > 1
    return view.legal_moves()[0]


@pytest.mark.parametrize(
    ("player", "opponent", "deals", "options", "results"),
    [
        ("greedy", "random", range(6), {}, [(5, 0), (2, -1), (1, 0), (2, 0), (5, 0), (4, 0)]),
        ("novice", "casual", range(5, 8), {}, [(1, -4), (-4, -3), (-1, 1)]),
        ("greedy", "random", range(2), {"target": 11}, [(1, 1), (1, 1)]),
    ],
)
def test_a_contest_is_that_of_the_arena(
    player: str, opponent: str, deals: range, options: dict[str, int], results: list[tuple[int, int]]
) -> None:
    """The results are rows of `talon-lab arena greedy random --hands 12 --out rows.csv`, `novice casual --hands 6 --seed 5` and
    `greedy random --matches --hands 4`."""
    rows = talon_games.play(player, opponent, deals, **options).rows
    assert rows == [(deal, result) for deal, result in zip(deals, results, strict=True)]


def test_a_player_of_ones_own_gets_views_and_nothing_else() -> None:
    contest = talon_games.play(first_move, "novice", range(8))
    assert (contest.deals, contest.games, len(contest.rows[0].results)) == (8, 16, 2)
    assert contest.mean is not None and contest.half_interval is not None
    assert str(contest) == f"{contest.mean:+.3f} ± {contest.half_interval:.3f} a game, 16 games"
    assert talon_games.play(first_move, first_move, range(3)).mean == 0.0
    with pytest.raises(talon_games.IllegalMove):
        talon_games.play(lambda view: "0-0@4" if view.legal_moves() else "", "novice", [17])
    with pytest.raises(TypeError, match="a player is a function from a View to a move"):
        talon_games.play(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="the games are doublets, yield"):
        talon_games.play(first_move, game="chess")


def test_a_patience_is_played_against_the_adviser() -> None:
    contest = talon_games.play(first_move, deals=range(4), game="yield", rows=4)
    assert (contest.deals, contest.games) == (4, 4)
    assert talon_games.play(lambda view: view.advise().move, deals=range(4), game="yield", rows=4).mean == 0.0
    # Cards go to and fro for ever.
    assert talon_games.play(first_move, first_move, range(1), game="lady-jane").rows == [(0, (0.0,))]
    none = talon_games.play(first_move, deals=[])
    assert (none.mean, none.half_interval, str(none)) == (None, None, "no games")
