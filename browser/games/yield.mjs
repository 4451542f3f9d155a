// Yield.

import { STOCK, WASTE } from "../support/zones.mjs";

export const name = "Yield";
export const deal = 8;

export function places(word, one, other) {
  if (word === "flip") return { from: STOCK };
  if (word === "king") return { from: place(one) };
  return { from: place(one), to: place(other) };
}

function place(text) {
  const [, row, column] = /^r(\d)c(\d)$/.exec(text) ?? [];
  if (row) return { zone: `row ${row}`, nth: Number(column) - 1 };
  return { top: WASTE, second: { zone: "waste", nth: -2 }, bottom: { zone: "waste", nth: 0 } }[text];
}
