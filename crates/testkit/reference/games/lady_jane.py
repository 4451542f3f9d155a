"""Lady Jane. A position never changes; `successors` gives each legal move with the position after it."""

from typing import NamedTuple

from chance import RANKS, card_text, cards_text, deck

NAME = "lady-jane"
OPTIONS = {"ranks": 13, "piles": 7}
RED = "DH"


class Position(NamedTuple):
    options: tuple  # (ranks, piles)
    base: int  # the rank that foundations start with
    stock: tuple  # the card that comes next is the first
    spares: tuple  # the places of the last deal, each with a card or None
    reserve: tuple  # a tuple of cards for each pile, the top card last
    foundations: tuple  # the started ones in the order of their start, each a tuple, the top card last
    tableau: tuple  # (face-down cards, face-up cards) for each pile, the top card last


def deal(options, number):
    ranks, piles = options["ranks"], options["piles"]
    cards = iter(deck(number, ranks))
    down, up = [[] for _ in range(piles)], [[] for _ in range(piles)]
    for row in range(piles):
        up[row].append(next(cards))
        for pile in range(row + 1, piles):
            down[pile].append(next(cards))
    reserve = tuple((next(cards),) for _ in range(piles))
    first = next(cards)
    tableau = tuple((tuple(hidden), tuple(shown)) for hidden, shown in zip(down, up))
    stock = tuple(cards)
    spares = (None,) * (len(stock) % piles)
    return Position((ranks, piles), first[0], stock, spares, reserve, ((first,),), tableau)


def rank_below(position, rank):
    return rank - 1 or position.options[0]


def fits_tableau(position, card, pile):
    """Whether a card, or a group that it leads, can go on the pile with this index."""
    down, up = position.tableau[pile]
    if not up:
        return card[0] == rank_below(position, position.base)
    on = up[-1]
    colours_differ = (on[1] in RED) != (card[1] in RED)
    return on[0] != position.base and colours_differ and card[0] == rank_below(position, on[0])


def onto_foundation(position, card):
    """The position with the card on its foundation, or None if it does not fit."""
    for place, cards in enumerate(position.foundations):
        if cards[0][1] == card[1]:
            full = len(cards) == position.options[0]
            if full or rank_below(position, card[0]) != cards[-1][0]:
                return None
            return position._replace(foundations=replaced(position.foundations, place, cards + (card,)))
    if card[0] != position.base:
        return None
    return position._replace(foundations=position.foundations + ((card,),))


def replaced(items, place, item):
    return items[:place] + (item,) + items[place + 1:]


def onto_tableau(position, cards, pile):
    down, up = position.tableau[pile]
    return position._replace(tableau=replaced(position.tableau, pile, (down, up + cards)))


def without_group(position, pile, count):
    """The position without the pile's top cards; a face-down card that becomes the top is turned up."""
    down, up = position.tableau[pile]
    up = up[:-count]
    if down and not up:
        down, up = down[:-1], down[-1:]
    return position._replace(tableau=replaced(position.tableau, pile, (down, up)))


def single_cards(position):
    """Each card that can leave its place alone: (text of the place, card, position without it)."""
    for number, (_, up) in enumerate(position.tableau):
        if up:
            yield f"t{number + 1}", up[-1], without_group(position, number, 1)
    for number, cards in enumerate(position.reserve):
        if cards:
            reserve = replaced(position.reserve, number, cards[:-1])
            yield f"r{number + 1}", cards[-1], position._replace(reserve=reserve)
    for number, card in enumerate(position.spares):
        if card:
            yield f"s{number + 1}", card, position._replace(spares=replaced(position.spares, number, None))
    for number, cards in enumerate(position.foundations):
        foundations = replaced(position.foundations, number, cards[:-1])
        foundations = tuple(left for left in foundations if left)
        yield f"f{number + 1}", cards[-1], position._replace(foundations=foundations)


def successors(position):
    if status(position) == "Won":
        return
    if position.stock:
        yield "deal", after_deal(position)
    for source, card, rest in single_cards(position):
        if source[0] != "f" and (after := onto_foundation(rest, card)):
            yield f"{source} f", after
        for pile in range(len(position.tableau)):
            if source != f"t{pile + 1}" and fits_tableau(position, card, pile):
                yield f"{source} t{pile + 1}", onto_tableau(rest, (card,), pile)
    for source, (_, up) in enumerate(position.tableau):
        for count in range(2, len(up) + 1):
            for pile in range(len(position.tableau)):
                if pile != source and fits_tableau(position, up[-count], pile):
                    rest = without_group(position, source, count)
                    yield f"t{source + 1} t{pile + 1} {count}", onto_tableau(rest, up[-count:], pile)


def after_deal(position):
    piles, stock = position.options[1], position.stock
    if len(stock) < piles:
        return position._replace(stock=(), spares=stock)
    reserve = tuple(cards + (card,) for cards, card in zip(position.reserve, stock))
    return position._replace(stock=stock[piles:], reserve=reserve)


def status(position):
    return "Won" if score(position) == 4 * position.options[0] else None


def score(position):
    return sum(map(len, position.foundations))


def layout(position):
    foundations = position.foundations + ((),) * (4 - len(position.foundations))
    spares = " | ".join(card_text(card) if card else "-" for card in position.spares)
    return {
        "base": RANKS[position.base - 1],
        "stock": cards_text(position.stock[::-1]),
        **({"spares": spares} if spares else {}),
        "reserve": " | ".join(map(cards_text, position.reserve)),
        "foundations": " | ".join(map(cards_text, foundations)),
        "tableau": " | ".join(f"{cards_text(down)} / {cards_text(up)}" for down, up in position.tableau),
    }


def as_json(position):
    """The pile fields of the referee's state."""
    def texts(cards):
        return [card_text(card) for card in cards]

    foundations = position.foundations + ((),) * (4 - len(position.foundations))
    return {
        "base": RANKS[position.base - 1],
        "stock": texts(position.stock[::-1]),
        "spares": [card and card_text(card) for card in position.spares],
        "reserve": [texts(cards) for cards in position.reserve],
        "foundations": [texts(cards) for cards in foundations],
        "tableau": [{"down": texts(down), "up": texts(up)} for down, up in position.tableau],
    }
