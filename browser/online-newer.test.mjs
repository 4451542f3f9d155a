// A page that is older than its server, and a player whose link was replaced.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player, host } from "./support/players.mjs";

/** An update with an event that this page does not know. */
const UNKNOWN = JSON.stringify({
  update: { now: 1, entries: [{ seq: 1, at: 1, done: 1, seat: null, event: { rained: {} } }], view: {} },
});

test("a page ignores what it can do without, and asks to be reloaded for what it can never read", async () => {
  const { host: south, link } = await host();
  let [sockets, isNewer, send, passed] = [0, false, null, 0];
  const prepare = (context) =>
    context.routeWebSocket(/\/socket\?/, (page) => {
      [sockets, passed] = [sockets + 1, 0];
      const server = page.connectToServer();
      send = (text) => page.send(text);
      page.send('{"weather":"fine"}');
      const older = (text) => text.replace(/^\{"([a-z-]+)":\{/, '{"$1":{"more":[1],');
      server.onMessage((text) => {
        page.send(isNewer ? UNKNOWN : older(text));
        passed += 1;
      });
    });
  const north = await Player.arrive(new URL(link).hash, { prepare });
  await north.button("Sit down").click();
  await Promise.all([south.isDealt(), north.isDealt()]);
  assert.equal(sockets, 1, "unknown messages and fields mean nothing");
  // One message can be damaged on the way.
  send(UNKNOWN);
  for (let tries = 0; sockets < 2 && tries < 200; tries += 1) await north.page.waitForTimeout(50);
  assert.equal(sockets, 2);
  // What the page can read in between makes the next message that it cannot read the first again.
  for (let tries = 0; passed === 0 && tries < 200; tries += 1) await north.page.waitForTimeout(50);
  await north.page.waitForTimeout(500);
  await north.isDealt();
  assert.equal(await north.page.getByRole("alert").count(), 0);
  [sockets, isNewer] = [0, true];
  send(UNKNOWN);
  await north.page.getByRole("alert").getByText("The server is newer than this page. Reload the page.").waitFor();
  await north.page.waitForTimeout(4_000);
  assert.equal(sockets, 2, "the third time is the last");
  await south.leave();
  await north.leave();
});

test("a device whose link was replaced says so, and can take the new link or start anew", async () => {
  const home = await Player.arrive("#/me");
  const name = await home.page.locator(".friend-lead").innerText();
  await home.button("Show the secret link").click();
  const old = await home.page.getByRole("textbox", { name: "Your secret link" }).inputValue();
  await home.button("New link").click();
  await home.page.getByText("The new link works now.").waitFor();
  const phone = await Player.arrive(new URL(old).hash);
  await phone.button("Continue here").click();
  await phone.page.getByRole("alert").getByText(/^A newer link replaced/).waitFor();
  await phone.leave();
  // As on a device that slept while the link was replaced.
  await home.page.evaluate((key) => localStorage.setItem("talon player", key), new URL(old).hash.split("/").pop());
  await home.page.reload();
  await home.page.getByRole("alert").getByText(/^A newer link replaced/).waitFor();
  await home.button("Start as a new player").click();
  await home.page.locator(".friend-lead").waitFor();
  assert.notEqual(await home.page.locator(".friend-lead").innerText(), name);
  await home.leave();
});

test("a new link whose answer is lost is not lost itself", async () => {
  const home = await Player.arrive("#/me");
  const name = await home.page.locator(".friend-lead").innerText();
  await home.button("Show the secret link").click();
  const old = await home.page.getByRole("textbox", { name: "Your secret link" }).inputValue();
  await home.page.route("**/api/me/key", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await home.button("New link").click();
  await home.page.getByText(/^The server does not answer/).waitFor();
  // The network first wants its users to sign in, and answers every call with a page of its own.
  const signIn = (route) => route.fulfill({ status: 403, contentType: "text/html", body: "<p>Sign in</p>" });
  await home.page.route("**/api/**", signIn);
  await home.page.reload();
  await home.page.getByRole("alert").waitFor();
  await home.page.unroute("**/api/**", signIn);
  await home.page.reload();
  assert.equal(await home.page.locator(".friend-lead").innerText(), name);
  await home.button("Show the secret link").click();
  assert.notEqual(await home.page.getByRole("textbox", { name: "Your secret link" }).inputValue(), old);
  await home.leave();
});
