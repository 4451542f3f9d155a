// Two players at one network match, each in a context of their own, as on two devices.

import assert from "node:assert/strict";

import { WINDOW, browser, server } from "./browser.mjs";
import { Page } from "./page.mjs";

/** What a browser logs when a server is gone or a network is cut off. */
const CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection|Failed to load resource/;

/** A player on a device, at this address of the page. */
export class Player extends Page {
  static async arrive(address, { prepare, ...options } = {}) {
    const context = await browser.newContext({ ...WINDOW, ...options });
    await context.addInitScript(() => localStorage.setItem("talon first game", "answered"));
    await prepare?.(context);
    return Player.inContext(context, address);
  }

  /** Another tab of the same device. */
  static async inContext(context, address) {
    const player = new Player(await context.newPage(), server.address);
    player.context = context;
    await player.open(address);
    return player;
  }

  /** The note below the table. */
  get note() {
    return this.region("Match");
  }

  /** The bar that leads to a match from other pages. */
  get bar() {
    return this.page.getByRole("complementary", { name: "Match" });
  }

  /** Goes to another page of the program, as a link does. */
  async goTo(hash) {
    await this.page.evaluate((hash) => (location.hash = hash), hash);
  }

  /** Presses Tab until what is called by this name has the focus, and then Enter. */
  async tabTo(name) {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await this.page.keyboard.press("Tab");
      const focused = await this.page.evaluate(() => document.activeElement.textContent.trim());
      if (focused === name) return this.page.keyboard.press("Enter");
    }
    return assert.fail(`Tab does not lead to ${name}`);
  }

  /** Waits until the tiles are dealt. */
  async isDealt() {
    await this.note.waitFor();
  }

  /** Whether the player is to move. */
  async isToMove() {
    return (await this.page.locator(".match-note.is-mine").count()) > 0;
  }

  /** Plays the first tile that can be played, in the first place for it; between two hands, goes on. */
  async playSomething() {
    const tile = this.table.getByRole("button", { name: /, playable$/ }).first();
    if (!(await tile.count())) return this.goOn();
    await pressIfThere(tile);
    const place = this.marked("gold").first();
    if ((await this.isToMove()) && (await place.count())) await pressIfThere(place);
  }

  /** Lets the next hand begin, if this player can. */
  async goOn() {
    const choice = this.page.getByRole("button", { name: /leads$|^Next hand/ }).first();
    if (await choice.count()) await pressIfThere(choice);
  }

  /** The tiles on the table, as they are heard. */
  async heard() {
    const branches = await this.table.getByRole("group").allInnerTexts();
    return branches.join("\n");
  }

  /** Ends the visit; fails if the page has complained about anything but its connection. */
  async leave() {
    await this.context.close();
    assert.deepEqual(this.complaints.filter((text) => !CONNECTION.test(text)), []);
  }
}

/** Presses a button that can vanish meanwhile, when news comes. */
async function pressIfThere(button) {
  await button.press("Enter", { timeout: 1_000 }).catch((error) => {
    if (error.name !== "TimeoutError") throw error;
  });
}

/** Makes a match by clicks; returns the player who waits, and the link. */
export async function host(options) {
  const host = await Player.arrive("#/friend", options);
  await host.button("Make a link").click();
  const link = await host.page.getByRole("textbox", { name: "Link for your friend" }).inputValue();
  return { host, link };
}

/** Prepares a player whose matches need only a few points, which makes them short. */
export async function shortMatches(context) {
  await context.route("**/api/games", (route) => {
    const { settings } = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ settings: { ...settings, target: 5 } }) });
  });
}

/** Two players at a match whose tiles are dealt. */
export async function match(options) {
  const { host: south, link } = await host(options);
  const north = await Player.arrive(new URL(link).hash);
  await north.button("Sit down").click();
  await Promise.all([south.isDealt(), north.isDealt()]);
  return { south, north, link };
}

/** The player whose turn it is, once there is one, and the other player. After a blocked hand one of them continues. */
export async function mover(players) {
  for (let tries = 0; tries < 400; tries += 1) {
    for (const player of players) {
      if (await player.isToMove()) return [player, players.find((other) => other !== player)];
    }
    await players[tries % players.length].goOn();
    await players[0].page.waitForTimeout(25);
  }
  throw new Error(`nobody is to move: ${await players[0].note.innerText()}`);
}

/** Plays the hand on the table to its end; returns a player who can go on. */
export async function playHand(players) {
  const ending = /goes out|blocked/;
  const atEnd = async (player) => (await player.note.getByText(ending).count()) > 0;
  while ((await Promise.all(players.map(atEnd))).includes(true)) {
    for (const player of players) await player.goOn();
  }
  for (let moves = 0; moves < 200; moves += 1) {
    for (const player of players) {
      if (await player.note.getByText(ending).count()) {
        await Promise.all(players.map((one) => one.note.getByText(ending).waitFor()));
        const choosing = await players[0].table.getByRole("button", { name: /leads$|^Next hand/ }).count();
        return choosing ? players[0] : players[1];
      }
      if (await player.isToMove()) await player.playSomething();
    }
    await players[0].page.waitForTimeout(25);
  }
  throw new Error(`the hand does not end: ${await players[0].note.innerText()}`);
}

/** Gives a match up. */
export async function giveUp(player) {
  await player.button("Say or stop").click();
  await player.button("Give up").click();
  await player.note.getByText("Do you want to give up?").waitFor();
  await player.button("Give up").click();
}
