// The ways to a network match: another device, a network without sockets, a site without a server.

import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { test } from "node:test";

import { WINDOW, browser } from "./support/browser.mjs";
import { Page } from "./support/page.mjs";
import { Player, giveUp, match, mover } from "./support/players.mjs";

test("a player goes on at the same seat on another device", async () => {
  const { south, north } = await match();
  const address = new URL(south.page.url()).hash;
  await south.goTo("#/me");
  await south.button("Show the secret link").click();
  const link = await south.page.getByRole("textbox", { name: "Your secret link" }).inputValue();
  const device = await Player.arrive(new URL(link).hash);
  await device.button("Continue here").click();
  await device.page.getByRole("heading", { name: "You online" }).waitFor();
  await device.goTo("#/games");
  await device.page.getByRole("link", { name: /match with|^Match with/ }).click();
  await device.isDealt();
  assert.equal(new URL(device.page.url()).hash, address);
  await south.leave();
  const [player, other] = await mover([device, north]);
  await player.playSomething();
  await other.said(/plays the \d-\d as the set/).waitFor();
  await device.leave();
  await north.leave();
});

test("where no socket gets through, calls carry a match", async () => {
  const south = await Player.arrive("#/friend", { prepare: withoutSockets });
  await south.button("Make a link").click();
  const link = await south.page.getByRole("textbox", { name: "Link for your friend" }).inputValue();
  const north = await Player.arrive(new URL(link).hash, { prepare: withoutSockets });
  await north.button("Sit down").click();
  await Promise.all([south.isDealt(), north.isDealt()]);
  for (let turns = 0; turns < 3; turns += 1) {
    const [player] = await mover([south, north]);
    await player.playSomething();
  }
  await giveUp(south);
  await north.note.getByText(/^You win the match!/).waitFor();
  await south.leave();
  await north.leave();
});

test("friends can agree on who leads first", async () => {
  const south = await Player.arrive("#/friend");
  await south.page.getByRole("group", { name: "First lead" }).getByRole("radio", { name: "Your friend" }).check();
  await south.button("Make a link").click();
  const link = await south.page.getByRole("textbox", { name: "Link for your friend" }).inputValue();
  const north = await Player.arrive(new URL(link).hash);
  await north.page.getByText("You lead the first hand.").waitFor();
  await north.button("Sit down").click();
  const [player] = await mover([south, north]);
  assert.equal(player, north);
  await south.leave();
  await north.leave();
});

test("open matches tell whose turn it is, and results of matches against people count apart", async () => {
  const { south, north } = await match();
  const [player] = await mover([south, north]);
  await player.goTo("#/games");
  await player.page.getByRole("link", { name: /^It is your turn in the match with / }).click();
  await player.isDealt();
  await giveUp(player);
  await player.note.getByText("You gave up.").waitFor();
  await player.goTo("#/statistics/curse");
  await player.page.getByText("Matches against people").waitFor();
  await player.page.getByText(/0 of 1/).waitFor();
  await player.goTo("#/statistics/yield");
  await player.page.getByRole("heading", { level: 1, name: /Yield/ }).waitFor();
  assert.equal(await player.page.getByText("Matches against people").count(), 0);
  await south.leave();
  await north.leave();
});

test("the menu at a table for two leads to a match with a friend", async () => {
  const player = await Player.arrive("#/curse/17");
  await player.press("m");
  await player.page.getByRole("dialog").getByRole("link", { name: "Play with a friend" }).click();
  await player.button("Make a link").waitFor();
  await player.leave();
});

test("a site without a server says so, and everything else works", async () => {
  const site = await staticSite();
  const context = await browser.newContext(WINDOW);
  const page = new Page(await context.newPage(), site.address);
  await page.open("#/friend");
  await page.button("Make a link").click();
  await page.page.getByText(/^This site has no server for matches/).waitFor();
  for (const address of ["#/me", "#/people"]) {
    await page.open(address);
    if (address === "#/people") await page.button("Find an opponent").click();
    await page.page.getByText(/^This site has no server for matches/).waitFor();
  }
  await page.open("#/yield/17");
  await page.page.locator(".table-page").waitFor();
  await page.open("#/games");
  await page.page.getByRole("link", { name: "Yield" }).waitFor();
  await context.close();
  site.close();
  const failed = /Failed to load resource/;
  assert.deepEqual(page.complaints.filter((text) => !failed.test(text)), []);
});

/** A browser without WebSocket. */
function withoutSockets(context) {
  return context.addInitScript(() => {
    globalThis.WebSocket = class {
      constructor() {
        throw new DOMException("forbidden", "SecurityError");
      }
    };
  });
}

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css" };

/** Serves the files of the page and nothing else. */
async function staticSite() {
  const folder = new URL("../crates/web/dist/", import.meta.url);
  const server = createServer(async (request, answer) => {
    const path = new URL(request.url, "http://localhost").pathname.slice(1) || "index.html";
    const file = await readFile(new URL(path, folder)).catch(() => null);
    if (!file || request.method !== "GET") return answer.writeHead(404, { "content-type": "text/html" }).end("<p>not here");
    return answer.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(file);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
