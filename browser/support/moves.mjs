// The places of moves, as docs/develop/NOTATION.md writes them. No rule is implemented here.

/**
 * The places of a move: `from`, and `to` unless one place is enough. A place is a part of the table and a number in it, see
 * `Page.place`.
 */
export function places(game, move) {
  const [first, second, third] = move.split(" ");
  return PLACES[game](first, second, third);
}

const top = (zone) => ({ zone, nth: -1 });
const STOCK = top("stock");
const WASTE = top("waste");
const FOUNDATION = top("foundation 1");

const PLACES = {
  doublets(word, pile) {
    if (word === "flip") return { from: STOCK };
    if (word === "redeal") return { from: STOCK };
    return { from: word === "waste" ? WASTE : top(`reserve pile ${pile}`), to: FOUNDATION };
  },

  yield(word, one, other) {
    if (word === "flip") return { from: STOCK };
    if (word === "king") return { from: inYield(one) };
    return { from: inYield(one), to: inYield(other) };
  },

  "lady-jane"(from, to, cards = "1") {
    if (from === "deal") return { from: STOCK };
    return { from: { ...inLadyJane(from), nth: inLadyJane(from).nth * Number(cards) }, to: inLadyJane(to) };
  },
};

function inYield(place) {
  const [, row, column] = /^r(\d)c(\d)$/.exec(place) ?? [];
  if (row) return { zone: `row ${row}`, nth: Number(column) - 1 };
  return { top: WASTE, second: { zone: "waste", nth: -2 }, bottom: { zone: "waste", nth: 0 } }[place];
}

function inLadyJane(place) {
  const number = place.slice(1);
  if (place[0] === "s") return { zone: "spares", nth: Number(number) - 1 };
  // A card goes to its own foundation, whichever one the player points at.
  const name = { t: "tableau pile", r: "reserve pile", f: "foundation" }[place[0]];
  return top(`${name} ${number || 1}`);
}
