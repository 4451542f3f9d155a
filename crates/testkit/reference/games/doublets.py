"""Doublets. A position never changes; `successors` gives each legal move with the position after it."""

from typing import NamedTuple

from chance import card_text, cards_text, deck

NAME = "doublets"
OPTIONS = {"ranks": 13, "redeals": 2, "piles": 7}


class Position(NamedTuple):
    options: tuple  # (ranks, redeals, piles)
    stock: tuple  # the card that comes next is the first
    waste: tuple  # the top card is the first
    reserve: tuple  # a card or None for each pile
    foundation: tuple  # the top card is the last
    redeals_left: int


def deal(options, number):
    ranks, redeals, piles = options["ranks"], options["redeals"], options["piles"]
    waiting, dealt = deck(number, ranks), []
    while len(dealt) < piles + 1:
        card = waiting.pop(0)
        if card[0] == ranks:
            waiting.append(card)
        else:
            dealt.append(card)
    return Position((ranks, redeals, piles), tuple(waiting), (), tuple(dealt[:piles]), (dealt[piles],), redeals)


def successors(position):
    if status(position) == "Won":
        return
    ranks = position.options[0]
    stock, waste, foundation = position.stock, position.waste, position.foundation
    wanted = 2 * foundation[-1][0]
    wanted -= ranks if wanted > ranks else 0
    if stock:
        yield "flip", position._replace(stock=stock[1:], waste=stock[:1] + waste)
    elif waste and position.redeals_left > 0:
        yield "redeal", position._replace(stock=waste[::-1], waste=(), redeals_left=position.redeals_left - 1)
    if waste and waste[0][0] == wanted:
        yield "waste", position._replace(waste=waste[1:], foundation=foundation + waste[:1])
    for number, card in enumerate(position.reserve, 1):
        if card and card[0] == wanted:
            yield f"reserve {number}", played_from_reserve(position, number)


def played_from_reserve(position, number):
    stock, waste, reserve = position.stock, position.waste, list(position.reserve)
    foundation = position.foundation + (reserve[number - 1],)
    if waste:
        reserve[number - 1], waste = waste[0], waste[1:]
    elif stock:
        reserve[number - 1], stock = stock[0], stock[1:]
    else:
        reserve[number - 1] = None
    return position._replace(stock=stock, waste=waste, reserve=tuple(reserve), foundation=foundation)


def status(position):
    if len(position.foundation) == 4 * (position.options[0] - 1):
        return "Won"
    return None


def score(position):
    return len(position.foundation)


def layout(position):
    return {
        "stock": cards_text(position.stock[::-1]),
        "waste": cards_text(position.waste[::-1]),
        "reserve": " | ".join(card_text(card) if card else "-" for card in position.reserve),
        "foundation": cards_text(position.foundation),
        "redeals left": str(position.redeals_left),
    }


def as_json(position):
    """The pile fields of the referee's state."""
    return {
        "stock": [card_text(card) for card in position.stock[::-1]],
        "waste": [card_text(card) for card in position.waste[::-1]],
        "reserve": [[card_text(card)] if card else [] for card in position.reserve],
        "foundation": [card_text(card) for card in position.foundation],
        "redeals_left": position.redeals_left,
    }
