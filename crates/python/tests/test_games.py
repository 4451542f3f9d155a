"""Games, their rules, views and worlds."""

import copy
import os
import pickle
import re
import signal
import threading
from pathlib import Path
from xml.etree import ElementTree

import pytest
from conftest import play_at_random

import talon_games
from talon_games import GAMES, Broken, Curse, Doublets, Game, IllegalMove, LadyJane, Yield

RULES = Path(__file__).parents[2] / "rules" / "tests" / "perft"


def perft(game: Game, depth: int) -> int:
    """The number of lines of this length."""
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        game.play(move)
        count += perft(game, depth - 1)
        game.undo()
    return count


def test_counts_of_lines_are_those_of_the_reference_program(kind: str) -> None:
    path = RULES / f"{kind.replace('-', '_')}.txt"
    lines = [line for line in path.read_text().splitlines() if line.startswith("deal ")]
    assert len(lines) > 1
    for line in lines:
        deal, options, counts = re.fullmatch(r"deal (\d+) of (.*): ([\d ]+)", line).groups()  # type: ignore[union-attr]
        pairs = dict(option.rsplit(" ", 1) for option in options.split(", "))
        game = GAMES[kind].deal(int(deal), **{name: int(value) for name, value in pairs.items()})
        # The deepest count that takes no time checks the lines before it too.
        few = [int(count) for count in counts.split() if int(count) < 1000]
        assert perft(game, len(few)) == few[-1], line


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    game = Doublets.deal(17)
    before = game.copy()
    assert game.why_not("redeal") == game.why_not("redeal") != game.why_not("waste")
    broken = game.why_not("redeal")
    assert isinstance(broken, Broken) and broken.rule == "D6"
    with pytest.raises(IllegalMove, match="you can only redeal when the stock is empty") as refused:
        game.play("redeal")
    assert refused.value.rule == "D6" and game == before
    assert pickle.loads(pickle.dumps(refused.value)).rule == "D6"


def test_what_cannot_be_read_says_what_can() -> None:
    for wrong, message in [
        (lambda: Doublets.deal(2**53), "deal"),
        (lambda: Doublets.deal(1, rows=3), "there is no option \"rows\""),  # type: ignore[call-arg]
        (lambda: Doublets.deal(1).play("jump"), "flip, redeal, waste"),
        (lambda: Doublets.deal(1).view("north"), "doublets has no seat \"north\": it has player"),
        (lambda: Doublets.deal(1).solve(goal="draw"), "the goals are win and score"),  # type: ignore[arg-type]
        (lambda: Doublets.deal(1).advise("club"), "a patience has no opponents"),
        (lambda: Doublets.deal(1).advise("greedy"), "this seat has nothing to choose"),
        (lambda: Curse.deal(1).advise("beast"), "the players are novice, casual"),  # type: ignore[arg-type]
        (lambda: Curse.deal(1).view().advise("omniscient"), "a game has omniscient too"),  # type: ignore[arg-type]
        (lambda: talon_games.curse_hand(["0-0", "0-3"], ["1-1", "1-2"], pips=2, hand=2), "0-3 is not in this set"),
        (lambda: Curse.deal(1).grade(), "only the deals of patiences have grades"),
        (lambda: Doublets(Yield.deal(1).to_text()), "this is a game of yield, not of doublets"),
        (lambda: Yield.deal(1).undo(), "there is no move to take back"),
        (lambda: Yield.deal(1).move_of(498), "have numbers below 497"),
        (lambda: Yield.deal(1).worlds(), "more than 100,000 games look like this view"),
    ]:
        with pytest.raises(ValueError, match=re.escape(message)):
            wrong()


@pytest.mark.parametrize("deal", range(3))
def test_a_game_survives_text_pickle_and_copies(kind: str, deal: int) -> None:
    game = play_at_random(GAMES[kind].deal(deal), deal)
    copies = [pickle.loads(pickle.dumps(game)), talon_games.read(game.to_text()), copy.copy(game), copy.deepcopy(game)]
    for same in copies:
        assert type(same) is type(game) and same == game and same.moves == game.moves
        same.undo()
        assert same != game
    while game.moves:
        game.undo()
    assert game == GAMES[kind].deal(deal)
    assert talon_games.read(game.layout()).layout() == game.layout()


@pytest.mark.parametrize("deal", range(4))
def test_the_number_of_a_move_is_unique_and_leads_back_to_it(kind: str, deal: int) -> None:
    game = GAMES[kind].deal(deal)
    names = [game.move_of(action) for action in range(game.action_count - 1)]
    assert len(set(names)) == len(names)
    assert [game.action(name) for name in names] == list(range(len(names)))
    play_at_random(game, deal)
    while game.moves:
        game.undo()
        assert sorted(map(game.action, game.legal_moves())) == game.legal_actions()


@pytest.mark.parametrize("deal", range(4))
def test_an_observation_tells_no_more_than_the_view(kind: str, deal: int) -> None:
    """The hidden pieces are dealt anew, and the bytes stay the same."""
    game = play_at_random(GAMES[kind].deal(deal), deal)
    while game.moves:
        for seat in game.seats:
            seen, view = game.observation(seat), game.view(seat)
            assert view.observation() == seen
            for seed in range(3):
                world = view.sample(seed)
                assert world.observation(seat) == seen and world.view(seat) == view
        game.undo()


@pytest.mark.parametrize("deal", range(4))
def test_an_observation_tells_no_less_than_the_view(kind: str, deal: int) -> None:
    game = play_at_random(GAMES[kind].deal(deal), deal)
    seen: dict[bytes, str] = {}
    while game.moves:
        for seat in game.seats:
            layout = re.sub("(south|north)", lambda name: "own" if name[0] == seat else "other", game.view(seat).layout())
            layout = "\n".join(sorted(layout.splitlines()))
            # Who leads a hand can be seen from its first turn, and nobody leads after the end.
            layout = re.sub("(leader|turn|points|passes): .*", "", layout)
            assert seen.setdefault(game.observation(seat), layout) == layout
        game.undo()


def test_worlds_are_all_games_that_look_alike() -> None:
    hand = play_at_random(Curse.deal(17), 1, most=12)
    worlds = list(hand.worlds("south"))
    assert len({world.layout() for world in worlds}) == len(worlds)
    assert all(world.view("south") == hand.view("south") for world in worlds)
    assert hand.layout() in {world.layout() for world in worlds}
    assert len(Curse.deal(17).worlds("south")) == 12_376


def test_solvers_see_everything_and_players_do_not() -> None:
    game = Doublets.deal(17)
    solution = game.solve()
    for move in solution.line:
        game.play(move)
    assert (solution.verdict, solution.score, solution.limit, game.status) == ("won", 48, None, "won")
    assert LadyJane.deal(8).solve().verdict == "lost"
    assert LadyJane.deal(1).solve(nodes=3).limit == "nodes"
    best = Yield.deal(2)
    for move in best.solve("score").line:
        best.play(move)
    assert (best.status, best.score) == ("lost", Yield.deal(2).solve("score").score)
    hand = Curse.deal(17)
    assert hand.solve().value is not None and hand.solve().verdict is None
    for player in ("novice", "casual", "club", "random", "greedy", "omniscient"):
        assert hand.advise(player, seed=1).move in hand.legal_moves()
    assert hand.advise("ismcts", seed=1, ms=20).move in hand.legal_moves()
    while hand.status == "playing":
        hand.play(hand.advise("omniscient").move)
    assert hand.returns[0] == Curse.deal(17).solve().value * (1 if Curse.deal(17).seat_to_move == "south" else -1)  # type: ignore[operator]
    advice = LadyJane.deal(1).advise()
    assert LadyJane.deal(1).why_not(advice.move) is None and advice.why["reason"]
    assert LadyJane.deal(8).grade().grade == "cannot-be-won"


def test_answers_survive_a_pickle() -> None:
    """So that programs can solve in many processes."""
    game, hand = LadyJane.deal(8), Curse.deal(17)
    for answer in [game.solve(), game.solve("score"), hand.solve(), game.grade(), game.why_not("t1 f")]:
        assert answer is not None and pickle.loads(pickle.dumps(answer)) == answer
    advice = hand.advise("club")
    same = pickle.loads(pickle.dumps(advice))
    assert (same.move, same.why) == (advice.move, advice.why)


def test_the_adviser_plays_the_same_in_every_world() -> None:
    hand = play_at_random(Curse.deal(5), 2, most=6)
    seat = hand.seat_to_move
    advised = {hand.view(seat).sample(seed).advise("club", seed=3).move for seed in range(10)}
    assert advised == {hand.advise("club", seed=3).move}


def test_the_state_of_a_seat_is_that_of_the_protocol() -> None:
    state = Doublets.deal(17).state("player")
    assert state["game"] == "doublets" and state["deal"] is None and state["stock"].count("??") == 43
    assert Doublets.deal(17).state()["deal"] == 17


def test_eight_threads_solve_at_once_and_agree() -> None:
    expected = [LadyJane.deal(deal).solve().nodes for deal in range(20)]
    found: list[list[int]] = [[] for _ in range(8)]

    def solve(place: int) -> None:
        found[place] = [LadyJane.deal(deal).solve().nodes for deal in range(20)]

    threads = [threading.Thread(target=solve, args=(place,)) for place in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 8


def test_solutions_are_equal_whatever_time_they_took() -> None:
    one, other = (LadyJane.deal(1).solve() for _ in range(2))
    assert one.seconds != other.seconds and one == other and hash(one) == hash(other) and len({one, other}) == 1
    assert one != LadyJane.deal(1).solve(nodes=3)


def test_what_notebooks_show_is_the_table_as_a_picture_and_in_words(kind: str) -> None:
    game = play_at_random(GAMES[kind].deal(17), 2, most=30)
    while game.moves:
        shown = game._repr_mimebundle_()
        assert shown["text/plain"].startswith(repr(game))
        picture = ElementTree.fromstring(shown["image/svg+xml"])
        assert picture.get("role") == "img" and picture[0].text in " ".join(shown["text/plain"].split())
        assert game.view().sample(1).view()._repr_mimebundle_() == game.view()._repr_mimebundle_()
        game.undo()
