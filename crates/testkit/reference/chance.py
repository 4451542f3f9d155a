"""Decks and tiles from deal numbers: the ChaCha20 keystream of RFC 8439 and a Fisher-Yates shuffle."""

import struct

DEAL_KEY = b"Talon deals for ever, version: 1"
RANKS = "A23456789TJQK"
SUITS = "CDHS"
TILES = [(low, high) for low in range(7) for high in range(low, 7)]


def words(number, stream, key=DEAL_KEY):
    """The keystream as 32-bit words; the nonce is the deal number and the stream, little-endian."""
    nonce = struct.pack("<QI", number, stream)
    counter = 0
    while True:
        start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce))
        block = start[:]
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter_round(block, a, b, c, d)
        yield from ((one + other) % 2**32 for one, other in zip(block, start))
        counter += 1


def quarter_round(block, a, b, c, d):
    for target, other, mixed, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        block[target] = (block[target] + block[other]) % 2**32
        word = block[mixed] ^ block[target]
        block[mixed] = (word << bits | word >> (32 - bits)) % 2**32


def below(stream, bound):
    """A number below the bound; words beyond its largest multiple are skipped."""
    for word in stream:
        if word < 2**32 // bound * bound:
            return word % bound


def shuffled(items, stream):
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = below(stream, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def deck(number, ranks):
    """The cards of a deal, first dealt first: pairs of a rank from 1 and a suit's letter."""
    cards = [(rank, suit) for suit in SUITS for rank in range(1, ranks + 1)]
    return shuffled(cards, words(number, 0))


def tiles(number, hand, key=DEAL_KEY):
    """The shuffled tiles of a hand (from 1) of a deal, and its coin. In a network match the key is the root, the
    number 0."""
    stream = words(number, hand, key)
    shuffled_tiles = shuffled(TILES, stream)
    return shuffled_tiles, below(stream, 2)


def card_text(card):
    return RANKS[card[0] - 1] + card[1]


def tile_text(tile):
    return f"{tile[0]}-{tile[1]}"


def cards_text(cards):
    """The text of cards in a layout: separated by spaces, `-` for none."""
    return " ".join(map(card_text, cards)) or "-"
