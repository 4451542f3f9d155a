"""Contests between players who see no more than their seat."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from ._limits import MOST_MOVES
from ._native import GAMES, Game, View

#: Chooses one of the legal moves of a view.
Player = Callable[[View], str]


class Row(NamedTuple):
    """The results of a deal."""

    deal: int
    #: What the player gained: first as south, then as north. A patience has one result.
    results: tuple[float, ...]


@dataclass(frozen=True)
class Contest:
    """The results of a contest, with the names of ``talon-lab arena --json``."""

    rows: list[Row]

    @property
    def deals(self) -> int:
        """The number of deals."""
        return len(self.rows)

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(len(row.results) for row in self.rows)

    @property
    def mean(self) -> float | None:
        """The player's mean result of a game; ``None`` without a deal."""
        worth = self._worth()
        return math.fsum(worth) / len(worth) if worth else None

    @property
    def half_interval(self) -> float | None:
        """Half the width of the 95% interval of the mean, from at least two deals. The games of a deal are one sample."""
        worth, mean = self._worth(), self.mean
        if mean is None or len(worth) < 2:
            return None
        variance = math.fsum((result - mean) ** 2 for result in worth) / (len(worth) - 1)
        return 1.96 * math.sqrt(variance / len(worth))

    def _worth(self) -> list[float]:
        return [sum(row.results) / len(row.results) for row in self.rows]

    def __str__(self) -> str:
        if self.mean is None:
            return "no games"
        interval = "" if self.half_interval is None else f" ± {self.half_interval:.3f}"
        return f"{self.mean:+.3f}{interval} a game, {self.games} games"


def play(
    player: Player | str,
    opponent: Player | str | None = None,
    deals: Iterable[int] = range(100),
    *,
    game: str = "curse",
    ms: int | None = None,
    **options: int,
) -> Contest:
    """Lets two players play against each other: functions of your own from a view to a move, or players of ``View.advise`` by name.

    Both get views and nothing else. As in the arena, Curse of the Doublet is played twice with each deal, with the seats
    swapped; forced moves are made without asking; and a result is the points of the player minus those of the opponent, or
    1 or -1 for a match (``target=11``). Without an opponent it is ``best``. In a patience each plays the same deal alone, and
    the opponent is the adviser. ``ms`` is the time that a named player has for a move.
    """
    if game not in GAMES:
        raise ValueError(f"the games are {', '.join(GAMES)}, and not {game!r}")
    for chooser in (player, opponent or ""):
        if not callable(chooser) and not isinstance(chooser, str):
            raise TypeError("a player is a function from a View to a move, or a name")
    rows = []
    for deal in deals:
        start: Game = GAMES[game].deal(deal, **options)
        # The seeds are those of the arena.
        games = [_Table(start.copy(), 2 * deal + place, ms) for place in range(2)]
        if start.seats == ["player"]:
            own, other = (table.play([chooser]) for table, chooser in zip(games, (player, opponent), strict=True))
            rows.append(Row(deal, (own - other,)))
        else:
            rows.append(Row(deal, (games[0].play([player, opponent]), -games[1].play([opponent, player]))))
    return Contest(rows)


@dataclass
class _Table:
    """A game that players play to its end."""

    game: Game
    seed: int
    ms: int | None

    def play(self, players: list[Player | str | None]) -> float:
        """Returns the result of the first player."""
        game = self.game
        # A match has about as many hands as it needs points.
        most = MOST_MOVES[game.name] * (1 + game.options.get("target", 0))
        while game.status == "playing" and game.moves_made < most:
            moves, seat = game.legal_moves(), game.seat_to_move
            if len(moves) == 1 or seat is None:
                game.play(moves[0])
            else:
                game.play(self._chosen(players[game.seats.index(seat)], game.view(seat)))
        result = game.returns[0]
        return math.copysign(1.0, result) if game.options.get("target") and result else result

    def _chosen(self, chooser: Player | str | None, view: View) -> str:
        self.seed = (self.seed * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        if callable(chooser):
            return chooser(view)
        return view.advise(cast(Any, chooser), self.seed >> 16, self.ms).move
