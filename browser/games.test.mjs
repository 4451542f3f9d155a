// Whole games of the patiences, with each input method. The moves come from the solvers.

import { test } from "node:test";

import { DESK, TELEPHONE, onPage } from "./support/browser.mjs";
import { GAMES, PATIENCES } from "./support/games.mjs";
import { byFinger, byKeys, byMouse, byTaps } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { winningLine } from "./support/talon.mjs";

const HANDS = [
  { told: "with the mouse", play: byMouse, options: DESK },
  { told: "with taps", play: byTaps, options: TELEPHONE },
  { told: "with a finger", play: byFinger, options: TELEPHONE },
  { told: "with the keys", play: byKeys, options: DESK },
];

for (const game of PATIENCES) {
  const { deal } = GAMES[game];
  for (const { told, play, options } of HANDS) {
    test(`${game} ${deal} is won ${told}`, async () => {
      const line = await winningLine(game, deal);
      await onPage(`#/${game}/${deal}`, async (page) => {
        for (const [index, move] of line.entries()) {
          await play(page, places(game, move));
          await page.hasMoves(index + 1, `${game} ${deal}, ${move}`);
        }
        await page.said("You won").waitFor();
      }, options);
    });
  }
}
