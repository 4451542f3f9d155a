// Lady Jane.

import { STOCK, top } from "../support/zones.mjs";

export const name = "Lady Jane";
export const deal = 1;

export function places(from, to, cards = "1") {
  if (from === "deal") return { from: STOCK };
  return { from: { ...place(from), nth: place(from).nth * Number(cards) }, to: place(to) };
}

function place(text) {
  const number = text.slice(1);
  if (text[0] === "s") return { zone: "spares", nth: Number(number) - 1 };
  // A card goes to its own foundation, whichever one the player points at.
  const name = { t: "tableau pile", r: "reserve pile", f: "foundation" }[text[0]];
  return top(`${name} ${number || 1}`);
}
