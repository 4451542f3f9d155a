#!/usr/bin/env python3
"""The deals of network matches, a second time: commitments, roots and hands, from the description in docs/develop/NOTATION.md.

    hall.py > ../../hall/tests/deals.txt
"""

import hashlib
import hmac
import sys

sys.dont_write_bytecode = True

import chance

VECTORS = 4


def numbered(purpose, number, length):
    """Bytes for a vector, which anybody can make again."""
    return hashlib.sha256(f"{purpose} {number}".encode()).digest()[:length]


def commitment(purpose, match, seed):
    return hashlib.sha256(purpose.encode() + match + seed).hexdigest()


def root(server, match, south, north):
    """A seed that was not opened is None and counts as 32 zero bytes."""
    return hmac.new(server, match + (south or bytes(32)) + (north or bytes(32)), hashlib.sha256).digest()


def main():
    print("# Deals of network matches, made by crates/testkit/reference/hall.py. These lines never change.")
    for number in range(VECTORS):
        match, server = numbered("match", number, 16), numbered("server", number, 32)
        south = numbered("south", number, 32)
        north = numbered("north", number, 32) if number < VECTORS - 1 else None
        print(f"match {match.hex()}")
        print(f"server {server.hex()} {commitment('talon curse 1', match, server)}")
        print(f"south {south.hex()} {commitment('talon curse 1 south', match, south)}")
        if north:
            print(f"north {north.hex()} {commitment('talon curse 1 north', match, north)}")
        for hand in (1, 2, 40):
            tiles, coin = chance.tiles(0, hand, root(server, match, south, north))
            south_tiles, north_tiles = sorted(tiles[:11]), sorted(tiles[11:22])
            text = " | ".join(" ".join(map(chance.tile_text, hand)) for hand in (south_tiles, north_tiles))
            print(f"hand {hand} {text} | coin {coin}")


if __name__ == "__main__":
    main()
