#!/usr/bin/env python3
"""A second implementation of the games, each in a file of `games`, to check the first one against. Standard library only.

    talon_reference.py perft doublets 17 4                   lines of 1, 2, 3, 4 moves from deal 17
    talon_reference.py perft doublets 0-9 3 --options "ranks 5"
    talon_reference.py reachable doublets 0-9 --options "ranks 3, piles 2"
    talon_reference.py trace yield 0-99                      random games, as the testkit replays them
    talon_reference.py referee curse 0-99 --talon talon      random games through `talon referee`

It is written from the numbered rules alone, in another style than the Rust code: positions never change,
and a move is whatever leads from one to the next. There is no judge, no take-back and no view.
"""

import argparse
import importlib
import pkgutil
import random
import sys
from itertools import chain

sys.dont_write_bytecode = True

import games
import referee

MODULES = (importlib.import_module(f"games.{module.name}") for module in pkgutil.iter_modules(games.__path__))
GAMES = {game.NAME: game for game in MODULES}


def read_options(game, text):
    options = dict(game.OPTIONS)
    for pair in filter(None, text.split(",")):
        name, value = pair.split()
        if name not in options:
            sys.exit(f"{game.NAME} has no option {name}: it has {', '.join(options)}")
        options[name] = int(value)
    return options


def read_deals(text):
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def written(options):
    """Sizes of the set are only written for a small one."""
    unwritten = ("pips", "hand") if options.get("pips") == 6 else ()
    return ", ".join(f"{name} {value}" for name, value in options.items() if name not in unwritten)


def heading(number, options):
    return f"deal {number} of {written(options)}"


def status(game, position):
    """The status of the game, by its own rule or because no move is left."""
    return game.status(position) or ("Playing" if any(game.successors(position)) else "Lost")


def perft(game, position, depth):
    if depth == 0:
        return 1
    return sum(perft(game, after, depth - 1) for _, after in game.successors(position))


def reachable(game, start):
    seen, waiting, ends, won, best = {start}, [start], 0, 0, 0
    while waiting:
        position = waiting.pop()
        successors = [after for _, after in game.successors(position)]
        ends += not successors
        won += status(game, position) == "Won"
        best = max(best, game.score(position) or 0)
        for after in successors:
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return f"positions {len(seen)}, ends {ends}, won {won}, best {best}"


def layout_text(game, options, position):
    fields = {"game": game.NAME, "options": written(options)} | game.layout(position)
    return "; ".join(f"{name}: {value}" for name, value in fields.items())


def trace(game, options, number, most):
    """One random game, in the form that the testkit replays."""
    chance, position = random.Random(number), game.deal(options, number)
    print(heading(number, options))
    for _ in range(most):
        print("is", layout_text(game, options, position))
        successors = dict(game.successors(position))
        if not successors:
            points = game.score(position)
            print("ends", status(game, position) + ("" if points is None else f", score {points}"))
            return
        print("may", ", ".join(successors))
        move = chance.choice(list(successors))
        print("play", move)
        position = successors[move]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["perft", "reachable", "trace", "referee"])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("deals", help="a deal number, or the first and the last: 0-9")
    parser.add_argument("depth", nargs="?", type=int, default=3, help="for perft: the longest lines")
    parser.add_argument("--options", default="", help='such as "ranks 5, piles 4"')
    parser.add_argument("--most", type=int, default=10_000, help="the most moves of a random game")
    parser.add_argument("--talon", default="talon", help="for referee: the program to compare with")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    options = read_options(game, asked.options)
    deals = read_deals(asked.deals)
    for number in deals:
        if asked.command == "perft":
            counts = [perft(game, game.deal(options, number), depth) for depth in range(1, asked.depth + 1)]
            print(f"{heading(number, options)}: {' '.join(map(str, counts))}")
        elif asked.command == "reachable":
            print(f"{heading(number, options)}: {reachable(game, game.deal(options, number))}")
        elif asked.command == "trace":
            trace(game, options, number, asked.most)
    if asked.command == "referee":
        games = (referee.random_game(game, options, number, asked.most, status) for number in deals)
        same = referee.compare([asked.talon, "referee"], chain.from_iterable(games))
        print(f"{same} answers about {game.NAME} are the same")


if __name__ == "__main__":
    main()
