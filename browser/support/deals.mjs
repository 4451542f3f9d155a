// Deals of which something is known. No rule is told here: the solvers have said so.

const flips = (count) => Array(count).fill("flip");

/** Moves of deal 8 of Yield after which it can be won, but not if the next card is turned. */
export const BEFORE_MISTAKE = { deal: 8, moves: [...flips(4), "pair top second", ...flips(7)], mistake: "flip" };
