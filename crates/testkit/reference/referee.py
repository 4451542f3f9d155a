"""Random games, played here and through another program's line protocol; every answer must agree."""

import json
import random
import subprocess


def random_game(game, options, number, most, status):
    """The requests of one random game, each with what its answer must contain."""
    chance, position, played = random.Random(number), game.deal(options, number), 0
    new = {"op": "new", "game": game.NAME, "deal": number, "options": options, "seat": "all"}
    yield new, told(game, options, position, number, played, status)
    while played < most:
        successors = dict(game.successors(position))
        yield {"op": "moves"}, {"moves": sorted(successors)}
        if not successors:
            return
        move = chance.choice(list(successors))
        position, played = successors[move], played + 1
        play = {"op": "play", "move": move, "seat": "all"}
        yield play, told(game, options, position, number, played, status)


def told(game, options, position, number, played, status):
    """The whole state, hiding nothing."""
    common = {"game": game.NAME, "options": options, "deal": number, "moves_made": played,
              "status": status(game, position).lower(), "score": game.score(position)}
    return {"state": common | game.as_json(position)}


def compare(command, exchanges):
    """Sends all requests at once; returns how many states and lists of moves were the same."""
    exchanges = list(exchanges)
    requests = "\n".join(json.dumps(request) for request, _ in exchanges)
    answers = subprocess.run(command, input=requests, capture_output=True, text=True, check=True).stdout
    for (request, expected), answer in zip(exchanges, answers.splitlines(), strict=True):
        answer = json.loads(answer)
        if "moves" in answer:
            answer["moves"] = sorted(move["move"] for move in answer["moves"])
        if answer != {"ok": True} | expected:
            raise SystemExit(f"{json.dumps(request)}\nanswers {answer}\nnot {expected}")
    return len(exchanges)
