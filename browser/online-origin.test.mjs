// Pages of another site: those that the host trusts can play, and no others.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";

import { browser } from "./support/browser.mjs";
import { serve } from "./support/talon.mjs";

/** A site with one empty page. */
async function site() {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end("<title>Site</title>"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** What a page of this site gets who plays at this address with a new key: its name, and the first message of its match. */
async function play(origin, address) {
  const page = await browser.newPage();
  await page.goto(origin);
  const key = randomBytes(32).toString("base64url");
  const result = await page.evaluate(async ([address, key]) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const call = async (method, path, body) => {
      const answer = await fetch(new URL(path, address), { method, headers, body });
      return { status: answer.status, value: await answer.json() };
    };
    try {
      const me = await call("POST", "/api/me", "{}");
      const game = await call("POST", "/api/games", "{}");
      const seat = await call("POST", `/api/games/${game.value.id}/sit`, "{}");
      const missing = await call("GET", "/api/games/nothing");
      const socket = new URL(`/api/games/${game.value.id}/socket?ticket=${seat.value.ticket}`, address);
      socket.protocol = "ws:";
      const message = await new Promise((resolve, reject) => {
        const connection = new WebSocket(socket);
        connection.onopen = () => connection.send(JSON.stringify({ resume: null }));
        connection.onmessage = (event) => resolve(event.data);
        connection.onerror = reject;
      });
      const erased = await call("DELETE", "/api/me");
      return { name: me.value.name, missing: missing.status, message, erased: erased.status };
    } catch (error) {
      return { error: error.name };
    }
  }, [address, key]);
  await page.close();
  return result;
}

test("pages of a site that the host trusts can play, and others cannot", async () => {
  const [trusted, other] = [await site(), await site()];
  const server = await serve(0, "--origin", `${trusted.origin}/`);
  const { name, missing, message, erased } = await play(trusted.origin, server.address);
  assert.match(name, /^[A-Z][a-z]+ [A-Z][a-z]+$/);
  assert.deepEqual([missing, erased], [404, 200], "a page can read why a call is refused");
  assert.ok(JSON.parse(message).update, message);
  assert.deepEqual(await play(other.origin, server.address), { error: "TypeError" });
  for (const one of [trusted, other, server]) await one.stop();
});
