#!/usr/bin/env python3
"""Plays one game of each kind through `talon referee`, in nothing but standard Python.

    python3 examples/referee_client.py [talon]

Replace `decide` by a player of your own. docs/develop/PROTOCOL.md describes the requests and the loop.
"""

import json
import subprocess
import sys


class Referee:
    """A session with `talon referee`."""

    def __init__(self, program):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen([program, "referee"], text=True, bufsize=1, **pipes)

    def ask(self, op, **fields):
        """The answer to a request."""
        self.process.stdin.write(json.dumps({"op": op, **fields}) + "\n")
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise ValueError(answer["error"]["message"])
        return answer


def decide(referee, state):
    """The next move, or `None` to give up."""
    if state["game"] == "curse" and state["turn"] is None and state["choosing"] is None:
        return "next"
    chosen = referee.ask("choose", seed=1)
    if chosen["why"]["reason"] == "stuck" and not chosen["move"].endswith("f"):
        return None
    return chosen["move"]


def play(referee, game, **fields):
    """Plays a game to its end and returns its last state."""
    state = referee.ask("new", game=game, **fields)["state"]
    while state["status"] == "playing":
        move = decide(referee, state)
        if move is None:
            break
        state = referee.ask("play", move=move)["state"]
    return state


referee = Referee(sys.argv[1] if len(sys.argv) > 1 else "talon")
for game in ["doublets", "yield", "lady-jane"]:
    state = play(referee, game, deal=2)
    print(f"{game}: {state['status']} after {state['moves_made']} moves, {state['score']} points")
state = play(referee, "curse", deal=2, match=True)
print(f"curse: {state['match']['score']} after {state['match']['hand']} hands")
