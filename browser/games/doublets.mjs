// Doublets.

import { STOCK, WASTE, top } from "../support/zones.mjs";

export const name = "Doublets";
export const deal = 1;

export function places(word, pile) {
  if (word === "flip" || word === "redeal") return { from: STOCK };
  return { from: word === "waste" ? WASTE : top(`reserve pile ${pile}`), to: top("foundation 1") };
}
