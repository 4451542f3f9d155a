#!/usr/bin/env python3
"""A player of Curse of the Doublet for `talon-lab arena`, in nothing but standard Python.

It plays again when it can, gets rid of doublets early, and otherwise of the heaviest tile. Start from here: a
better `choose` is a better player.

    talon-lab arena bot novice --hands 200 --bot "python3 examples/curse_bot.py"

docs/develop/PROTOCOL.md tells what is asked and what may be answered.
"""

import json
import sys


def numbers(move):
    """The two numbers of the tile of a move such as `2-5` or `2-5@1`."""
    low, high = move.split("@")[0].split("-")
    return int(low), int(high)


def makes_match(move, branches):
    """Whether the outward number of the tile equals the open end of another started branch."""
    if "@" not in move:
        return False
    side = int(move.split("@")[1]) - 1
    low, high = numbers(move)
    outward = high if branches[side]["end"] == low else low
    others = [branch for place, branch in enumerate(branches) if place != side]
    return any(branch["tiles"] and branch["end"] == outward for branch in others)


def choose(view, seat, moves):
    """The best move by the simplest of reasons."""
    leads = [move for move in moves if move.startswith("lead")]
    if leads:
        return "lead " + seat

    def worth(move):
        low, high = numbers(move)
        return makes_match(move, view["branches"]), low == high, low + high

    return max(moves, key=worth)


def answer(request):
    """The answer to a request."""
    if request["op"] == "hello":
        return {"ok": True, "id": request["id"], "name": "curse_bot"}
    move = choose(request["view"], request["seat"], request["moves"])
    return {"ok": True, "id": request["id"], "move": move}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
