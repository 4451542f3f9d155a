// The places of moves, as docs/develop/NOTATION.md writes them. No rule is implemented here.

import { GAMES } from "./games.mjs";

/**
 * The places of a move: `from`, and `to` unless one place is enough. A place is a part of the table and a number in it, see
 * `Page.place`.
 */
export function places(game, move) {
  return GAMES[game].places(...move.split(" "));
}
