"""Curse of the Doublet. A position never changes; `successors` gives each legal move with the position after it."""

from typing import NamedTuple

from chance import tile_text, tiles

NAME = "curse"
OPTIONS = {"target": 0, "pips": 6, "hand": 11}
SEATS = ("south", "north")


class Position(NamedTuple):
    deal: int
    target: int  # 0 for a single hand
    sizes: tuple  # the highest number of the set, and the tiles that each seat is dealt
    hand: int  # from 1
    totals: tuple  # points of the match, south first
    leader: int  # 0 south, 1 north
    hands: tuple  # a frozenset of tiles for each seat
    aside: frozenset
    turn: int
    the_set: tuple  # a tile or None
    branches: tuple  # for each side: a tuple of tiles, as they were joined
    ends: tuple  # for each side: the number that is open
    again: bool  # the last tile made a match, so its player continues
    passes: int  # in a row
    points: tuple  # of this hand, or None while it is played
    loser: int  # the seat that chooses who leads, or None
    history: tuple  # (seat, move) of this hand


def deal(options, number):
    return new_hand(number, options["target"], (options["pips"], options["hand"]), 1, (0, 0), None)


def new_hand(number, target, sizes, hand, totals, leader):
    """A hand of a deal; if no leader is chosen, the coin says who leads."""
    shuffled, coin = tiles(number, hand)
    pips, held = sizes
    shuffled = [tile for tile in shuffled if max(tile) <= pips]
    hands = (frozenset(shuffled[:held]), frozenset(shuffled[held:2 * held]))
    leader = coin if leader is None else leader
    return Position(number, target, sizes, hand, totals, leader, hands, frozenset(shuffled[2 * held:]), leader,
                    None, ((),) * 4, (), False, 0, None, None, ())


def successors(position):
    if is_over(position):
        return
    if position.points is not None:
        yield from next_hands(position)
        return
    if position.the_set is None:
        for tile in sorted(position.hands[position.turn]):
            yield tile_text(tile), after_set(position, tile)
        return
    can_play = False
    for tile in sorted(position.hands[position.turn]):
        for side, end in enumerate(position.ends):
            if end in tile:
                can_play = True
                yield f"{tile_text(tile)}@{side + 1}", after_play(position, tile, side)
    if not can_play:
        yield "pass", after_pass(position)


def told(position, move):
    return position.history + ((SEATS[position.turn], move),)


def without_tile(position, tile):
    hands = list(position.hands)
    hands[position.turn] -= {tile}
    return tuple(hands)


def after_set(position, tile):
    low, high = tile
    return position._replace(hands=without_tile(position, tile), the_set=tile, ends=(low, low, high, high),
                             turn=1 - position.turn, history=told(position, tile_text(tile)))


def after_play(position, tile, side):
    joined = position.ends[side]
    outward = tile[1] if tile[0] == joined else tile[0]
    others = [other for other in range(4) if other != side and position.branches[other]]
    match = any(position.ends[other] == outward for other in others)
    branches, ends = list(position.branches), list(position.ends)
    branches[side] += (tile,)
    ends[side] = outward
    after = position._replace(
        hands=without_tile(position, tile), branches=tuple(branches), ends=tuple(ends), passes=0,
        again=match, turn=position.turn if match else 1 - position.turn,
        history=told(position, f"{tile_text(tile)}@{side + 1}"))
    if after.hands[position.turn]:
        return after
    won = len(after.hands[1 - position.turn]) + (1 if match else 0)
    return finished(after, (won, 0) if position.turn == 0 else (0, won), 1 - position.turn)


def after_pass(position):
    after = position._replace(passes=position.passes + 1, again=False, turn=1 - position.turn,
                              history=told(position, "pass"))
    return finished(after, (0, 0), None) if after.passes == 2 else after


def finished(position, points, loser):
    totals = tuple(map(sum, zip(position.totals, points)))
    return position._replace(points=points, totals=totals, loser=loser, again=False)


def is_over(position):
    return position.points is not None and (position.target == 0 or max(position.totals) >= position.target)


def next_hands(position):
    following = position.deal, position.target, position.sizes, position.hand + 1, position.totals
    if position.loser is None:
        yield "next", new_hand(*following, None)
    else:
        yield "lead south", new_hand(*following, 0)
        yield "lead north", new_hand(*following, 1)


def status(position):
    return "Over" if is_over(position) else "Playing"


def score(position):
    return None


def winner(position):
    """The winner of a decided match."""
    if position.target and max(position.totals) >= position.target:
        return SEATS[position.totals.index(max(position.totals))]
    return None


def tiles_text(tiles):
    return " ".join(map(tile_text, tiles)) or "-"


def sides(position):
    """Each side of the set: (its number, its tiles, its open end)."""
    if position.the_set is None:
        return []
    low, high = position.the_set
    return list(zip((low, low, high, high), position.branches, position.ends))


def turn(position):
    return None if position.points else SEATS[position.turn]


def layout(position):
    branches = [f"{side} > {tiles_text(branch)} > {end}" for side, branch, end in sides(position)]
    history = [f"{seat} {move}" for seat, move in position.history]
    fields = {"deal": str(position.deal)} if position.target else {}
    fields |= {
        "set": tile_text(position.the_set) if position.the_set else "-",
        "branches": " | ".join(branches) or "-",
        "south": tiles_text(sorted(position.hands[0])),
        "north": tiles_text(sorted(position.hands[1])),
        "aside": tiles_text(sorted(position.aside)),
        "turn": turn(position) or "-",
        "again": "yes" if position.again else "no",
        "passes": str(position.passes),
        "leader": SEATS[position.leader],
        "points": "{} {}".format(*position.points) if position.points else "-",
    }
    if position.target:
        fields |= {"hand": str(position.hand), "score": "{} {}".format(*position.totals)}
    return fields | {"history": ", ".join(history) or "-"}


def each(values):
    """South's value and north's."""
    return dict(zip(SEATS, values))


def as_json(position):
    """The fields of the referee's state that only this game has."""
    match = {"hand": position.hand, "score": each(position.totals), "target": position.target,
             "winner": winner(position)}
    choosing = position.target and position.loser is not None and not is_over(position)
    return {
        "set": position.the_set and tile_text(position.the_set),
        "branches": [{"from": side, "tiles": [*map(tile_text, branch)], "end": end}
                     for side, branch, end in sides(position)],
        "hands": each([*map(tile_text, sorted(hand))] for hand in position.hands),
        "aside": [tile_text(tile) for tile in sorted(position.aside)],
        "turn": turn(position),
        "again": position.again,
        "passes": position.passes,
        "leader": SEATS[position.leader],
        "points": position.points and each(position.points),
        "match": match if position.target else None,
        "choosing": SEATS[position.loser] if choosing else None,
        "history": [{"seat": seat, "move": move} for seat, move in position.history],
    }
