"""Lets the search of OpenSpiel play Curse of the Doublet against a player of Talon.

    python open_spiel_search.py novice 40
    python open_spiel_search.py best 150 --simulations 1000

Information set Monte Carlo tree search (P. I. Cowling, E. J. Powley, D. Whitehouse, 2012) plays each deal from both seats, so
that its luck cancels. It sees no more than its seat: before each simulation it deals the hidden tiles anew.
"""

import argparse
import math
import random
import statistics
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import talon_games.open_spiel  # noqa: F401, it registers the games

#: How much it prefers moves that it has seldom tried, in points.
EXPLORATION = 6.0


def play(deal: Any, seat: int, bot: Any, level: Any, seed: int) -> float:
    """The points of the search on a seat against a player."""
    state = deal.clone()
    while not state.is_terminal():
        if state.current_player() == seat:
            action = bot.step(state)
        else:
            action = state.game.action(state.game.advise(level, seed=seed).move)
        state.apply_action(int(action))
    return float(state.returns()[seat])


def measure(level: str, deals: int, simulations: int, seed: int) -> None:
    """Plays this number of deals, drawn by the seed, and prints the mean of the points with its 95% interval."""
    chance, numbers = random.Random(seed), np.random.RandomState(seed)
    game = pyspiel.load_game("talon_curse")
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, numbers), EXPLORATION, simulations, random_state=numbers)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random))
    points = []
    for number in range(deals):
        deal = game.new_initial_state()
        while deal.is_chance_node():
            deal.apply_action(chance.choice([outcome for outcome, _ in deal.chance_outcomes()]))
        points.append(statistics.mean(play(deal, seat, bot, level, number) for seat in (0, 1)))
    half = 1.96 * statistics.stdev(points) / math.sqrt(deals)
    print(f"against {level}: {statistics.mean(points):+.2f} points a hand, ±{half:.2f}, over {deals} deals from both seats")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Let the search of OpenSpiel play against a player of Talon.")
    parser.add_argument("level", help="the player, for example best or greedy")
    parser.add_argument("deals", type=int, help="number of deals, each played from both seats")
    parser.add_argument("--simulations", type=int, default=60, help="number of games that the search tries out for each move")
    parser.add_argument("--seed", type=int, default=1, help="draws the deals")
    given = parser.parse_args()
    measure(given.level, given.deals, given.simulations, given.seed)
