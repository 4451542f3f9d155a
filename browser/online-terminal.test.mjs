// A player in a browser and one in a terminal.

import assert from "node:assert/strict";
import { test } from "node:test";

import { host, shortMatches } from "./support/players.mjs";
import { playInTerminal } from "./support/terminal.mjs";

test("a match between a browser and a terminal is played to its end", async () => {
  const { host: south, link } = await host({ prepare: shortMatches });
  let isOver = false;
  const north = playInTerminal(link).finally(() => (isOver = true));
  await south.isDealt();
  // The server's result, which comes after the board's own "South wins the match!".
  const over = south.note.getByText(/^(You win the match!|.+ wins the match\.)$/);
  while (!isOver && !(await over.count())) {
    if (await south.isToMove()) await south.playSomething();
    else await south.goOn();
    await south.page.waitForTimeout(25);
  }
  await over.waitFor();
  const { lines, complaints, code } = await north;
  assert.deepEqual({ complaints, code }, { complaints: [], code: 0 });
  const southWins = (await over.innerText()) === "You win the match!";
  assert.equal(lines.includes("You win the match!"), !southWins, "exactly one of them wins");
  await south.leave();
});
