// How much a browser has to do for a move, in counts that no load of the machine changes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { notInFirefox, onPage } from "./support/browser.mjs";
import { GAMES } from "./support/games.mjs";
import { clickThrough } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { winningLine } from "./support/talon.mjs";
import { nested, recorded } from "./support/trace.mjs";

const ONLY_CHROMIUM = notInFirefox("only Chromium tells");

/** The most elements whose styles a click may change, on average. */
const MOST_ELEMENTS = { doublets: 90, yield: 90, "lady-jane": 60 };

for (const [game, most] of Object.entries(MOST_ELEMENTS)) {
  test(`a click lays the page out once, after the program, and changes few elements: ${game}`, ONLY_CHROMIUM, async () => {
    const { deal } = GAMES[game];
    const line = (await winningLine(game, deal)).slice(0, 25);
    await onPage(`#/${game}/${deal}`, async (page) => {
      let clicks = 0;
      const events = await recorded(page.page, async () => {
        clicks = await clickThrough(page, line.map((move) => places(game, move)));
      });
      // The program asks for what is not computed yet only when the focus has to move.
      const asked = ["UpdateLayoutTree", "Layout"].flatMap((name) => nested(events, name, "EventDispatch"));
      assert.ok(asked.length <= line.length / 2, `${asked.length} computations within ${line.length} moves`);
      // A press that moves the focus lays out the mark of the focus, before the click lays out the move.
      const layouts = events.filter(({ name }) => name === "Layout").length;
      assert.ok(layouts <= clicks + line.length / 2, `${layouts} layouts in ${clicks} clicks`);
      const elements = events.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
      assert.ok(elements / clicks <= most, `${(elements / clicks).toFixed(0)} elements in a click`);
    }, { prepare: holdSolvers });
  });
}

/** Without answers of solvers, whose words come at any time. */
function holdSolvers(context) {
  return context.route("**/worker-*.js", () => {});
}
