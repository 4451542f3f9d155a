"""Yield. A position never changes; `successors` gives each legal move with the position after it."""

from itertools import combinations
from typing import NamedTuple

from chance import card_text, cards_text, deck

NAME = "yield"
OPTIONS = {"ranks": 13, "rows": 7}


class Position(NamedTuple):
    options: tuple  # (ranks, rows)
    stock: tuple  # the card that comes next is the first
    waste: tuple  # the top card is the first
    pyramid: tuple  # the widest row first; None where a card has gone


def deal(options, number):
    ranks, rows = options["ranks"], options["rows"]
    cards, pyramid = deck(number, ranks), []
    for width in range(rows, 0, -1):
        pyramid.append(tuple(cards[:width]))
        cards = cards[width:]
    return Position((ranks, rows), tuple(cards), (), tuple(pyramid))


def exposed(position):
    """The exposed pyramid cards, in reading order: (text of the place, (row, column), card)."""
    for row, cards in enumerate(position.pyramid):
        above = position.pyramid[row + 1] if row + 1 < len(position.pyramid) else ()
        for column, card in enumerate(cards):
            covering = [above[over] for over in (column - 1, column) if 0 <= over < len(above)]
            if card and not any(covering):
                yield f"r{row + 1}c{column + 1}", (row, column), card


def successors(position):
    ranks, waste = position.options[0], position.waste
    if position.stock:
        yield "flip", position._replace(stock=position.stock[1:], waste=position.stock[:1] + waste)
    places = list(exposed(position))
    # A place of the waste is a number: the number of cards on it.
    ends = []
    if waste:
        ends.append(("top", 0, waste[0]))
    if len(waste) > 1:
        ends.append(("bottom", len(waste) - 1, waste[-1]))
    for text, place, card in places + ends:
        if card[0] == ranks:
            yield f"king {text}", without(position, [place])
    pairs = list(combinations(places + ends, 2))
    if len(waste) > 2:
        pairs.append((ends[0], ("second", 1, waste[1])))
    for one, other in pairs:
        if one[2][0] + other[2][0] == ranks:
            yield f"pair {one[0]} {other[0]}", without(position, [one[1], other[1]])


def without(position, places):
    pyramid = tuple(
        tuple(None if (row, column) in places else card for column, card in enumerate(cards))
        for row, cards in enumerate(position.pyramid)
    )
    waste = tuple(card for place, card in enumerate(position.waste) if place not in places)
    return position._replace(pyramid=pyramid, waste=waste)


def remaining(position):
    pyramid = sum(card is not None for row in position.pyramid for card in row)
    return pyramid + len(position.stock) + len(position.waste)


def status(position):
    return "Won" if remaining(position) == 0 else None


def score(position):
    return 4 * position.options[0] - remaining(position)


def row_text(row):
    return " ".join(card_text(card) if card else "." for card in row)


def layout(position):
    return {
        "stock": cards_text(position.stock[::-1]),
        "waste": cards_text(position.waste[::-1]),
        "pyramid": " | ".join(row_text(row) for row in position.pyramid),
    }


def as_json(position):
    """The pile fields of the referee's state."""
    return {
        "stock": [card_text(card) for card in position.stock[::-1]],
        "waste": [card_text(card) for card in position.waste[::-1]],
        "pyramid": [[card and card_text(card) for card in row] for row in position.pyramid],
    }
