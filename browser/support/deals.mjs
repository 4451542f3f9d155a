// Deals with known properties. The solvers have found these; no rule is implemented here.

const flips = (count) => Array(count).fill("flip");

/** Moves of deal 8 of Yield after which it can be won, unless the next card is turned. */
export const BEFORE_MISTAKE = { deal: 8, moves: [...flips(4), "pair top second", ...flips(7)], mistake: "flip" };

/** Two hands of deal 19 of the match: the first is blocked, and north has gone out in the second. */
export const TWO_HANDS = [
  ..."6-6,2-6@1,5-6@4,1-2@1,1-6@2,2-5@4,1-5@2,4-5@2,3-4@2,3-3@2,1-3@1,4-6@3,2-3@2,0-2@2,2-4@3,0-1@2,1-1@2,3-6@1,pass,pass".split(","),
  "next",
  ..."0-5,0-3@1,4-5@3,0-2@2,1-3@1,2-2@2,1-2@2,4-4@3,1-6@1,0-6@1,0-0@1,2-5@4,1-4@2,2-3@4,3-6@4,4-6@4,3-4@3,3-5@3,pass,2-4@4,2-6@4,pass,6-6@4".split(","),
];
