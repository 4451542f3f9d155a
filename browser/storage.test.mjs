// The storage of the browser: several tabs, no disk space, damaged and foreign data.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DESK, browser, onPage, server } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { Page } from "./support/page.mjs";
import { kept, record } from "./support/records.mjs";

const FLIP = places("yield", "flip");

test("two pages do not disturb each other", async () => {
  await onPage("#/yield/17", async (page) => {
    const other = new Page(await page.page.context().newPage(), page.site);
    await other.open("#/doublets/17");
    await byMouse(page, FLIP);
    await byMouse(other, places("doublets", "flip"));
    await byMouse(other, places("doublets", "flip"));
    await page.hasMoves(1, "a flip here");
    await other.hasMoves(2, "two flips there");
    page.complaints.push(...other.complaints);
  });
});

test("a second tab of the same game says so, deals another, and damages nothing", async () => {
  await onPage("#/yield/17", async (page) => {
    await byMouse(page, FLIP);
    await page.hasMoves(1, "a flip");
    const other = new Page(await page.page.context().newPage(), page.site);
    await other.open("#/yield");
    await other.said("Your last game is open in another window, so this is a new game. It is saved separately.").waitFor();
    await other.hasMoves(0, "another deal");
    await byMouse(other, FLIP);
    await other.hasMoves(1, "a flip there");
    await byMouse(page, FLIP);
    await page.hasMoves(2, "a second flip here");
    const records = await kept(page, "records");
    assert.deepEqual(records.map(({ text }) => text.match(/^flip$/gm).length).sort(), [1, 2]);
    page.complaints.push(...other.complaints);
  });
});

test("a second tab of the same address shows the deal of the address", async () => {
  await onPage("#/yield/17", async (page) => {
    await byMouse(page, FLIP);
    await page.hasMoves(1, "a flip");
    const other = new Page(await page.page.context().newPage(), page.site);
    await other.open("#/yield/17");
    await other.said("Your last game is open in another window").waitFor();
    await other.page.getByText("deal 17").first().waitFor();
    await other.hasMoves(0, "from the start");
    page.complaints.push(...other.complaints);
  });
});

test("another tab resumes a game that one tab has left", async () => {
  await onPage("#/yield/17", async (page) => {
    await byMouse(page, FLIP);
    await page.hasMoves(1, "a flip");
    const other = new Page(await page.page.context().newPage(), page.site);
    await page.page.close();
    await other.open("#/yield");
    await other.hasMoves(1, "continued");
    page.complaints.push(...other.complaints);
  });
});

test("a notice says that there is no disk space from the start, and another when there is some", async () => {
  const context = await browser.newContext(DESK);
  try {
    const page = new Page(await context.newPage(), server.address);
    // The browser checks its limit before the first write for a site, and then not for a while.
    const limit = await limiter(page);
    await limit(1);
    await page.open("#/yield/17");
    await page.said("Games are not being saved: the browser has no room left.").waitFor();
    await byMouse(page, FLIP);
    await page.hasMoves(1, "play goes on");
    await limit(undefined);
    await byMouse(page, FLIP);
    await page.said("Saving works again, and nothing was lost.").waitFor();
    await page.reload();
    await page.hasMoves(2, "loaded again");
    assert.deepEqual(page.complaints, []);
  } finally {
    await context.close();
  }
});

test("a notice says that the disk space is used up, and another when there is some", async () => {
  const prepare = (context) => context.addInitScript(refuseWhenFull);
  await onPage("#/yield/17", async (page) => {
    const setFull = (isFull) => page.page.evaluate((isFull) => (window.isFull = isFull), isFull);
    await byMouse(page, FLIP);
    await page.hasMoves(1, "a flip");
    await setFull(true);
    await byMouse(page, FLIP);
    await page.said("This game cannot be saved: the browser has no room left.").waitFor();
    await byMouse(page, FLIP);
    await page.hasMoves(3, "play goes on");
    await setFull(false);
    await byMouse(page, FLIP);
    await page.said("Saving works again, and nothing was lost.").waitFor();
    await page.reload();
    await page.hasMoves(4, "loaded again");
  }, { prepare });
});

test("a page that can store nothing says so and stays playable", async () => {
  const forbid = () => {
    const refuse = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    Object.defineProperty(window, "indexedDB", { get: refuse });
    Object.defineProperty(window, "localStorage", { get: refuse });
  };
  const prepare = (context) => context.addInitScript(forbid);
  await onPage("#/yield/17", async (page) => {
    await page.said("Games are not being saved: this browser does not let the page save anything").waitFor();
    await byMouse(page, FLIP);
    await page.hasMoves(1, "flip");
  }, { prepare });
});

test("an unreadable record is quarantined with a message, and the one before it is resumed", async () => {
  const torn = { ...record("yield", 17, ["flip"], 1_790_000_500), text: "talon record 1\ngame: yield\nnonsense\n" };
  await onPage("#/yield", async (page) => {
    await page.said("A saved game could not be read").waitFor();
    await page.hasMoves(1, "the game before");
    assert.deepEqual((await kept(page, "aside")).map(({ text }) => text), [torn.text]);
    assert.equal((await kept(page, "records")).length, 1);
    await page.reload();
    await page.hasMoves(1, "loaded again");
    assert.equal(await page.said("could not be read").count(), 0, "said once");
  }, { records: [record("yield", 17, ["flip"]), torn] });
});

test("an entry that is no record is quarantined", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.said("A saved game could not be read").waitFor();
    await byMouse(page, FLIP);
    await page.hasMoves(1, "a flip");
    assert.match((await kept(page, "aside"))[0].text, /"what":7/);
  }, { records: [{ name: "something else", what: 7 }] });
});

test("a game in a database of version 1 is resumed", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.hasMoves(2, "as it was left");
    await byMouse(page, FLIP);
    await page.hasMoves(3, "a flip");
    await page.reload();
    await page.hasMoves(3, "loaded again");
  }, { records: [record("yield", 17, ["flip", "flip"])] });
});

test("a database of a newer version stays unchanged, with a notice", async () => {
  await onPage("", async (page) => {
    await raise(page, 99);
    await page.reload();
    await page.page.evaluate(() => (location.hash = "#/yield/17"));
    await page.said("Games are not being saved: the saved games are from a newer version of Talon").waitFor();
    await byMouse(page, FLIP);
    await page.hasMoves(1, "a flip");
    assert.equal((await kept(page, "records")).length, 1, "nothing was added");
  }, { records: [record("doublets", 17, ["flip"])] });
});

/** Upgrades the database to a later version, as a later program would. */
async function raise(page, version) {
  await page.page.evaluate((version) => new Promise((raised, failed) => {
    const request = indexedDB.open("talon", version);
    request.onerror = failed;
    request.onsuccess = () => raised(request.result.close());
  }), version);
}

/** Limits the storage of the site, in bytes; `undefined` removes the limit. */
async function limiter(page) {
  const devtools = await page.page.context().newCDPSession(page.page);
  const origin = new URL(page.site).origin;
  return (quotaSize) => devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
}

/** Makes every write fail, as on a full disk, while `window.isFull` is true; runs in the page. */
function refuseWhenFull() {
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...arguments_) {
    const begun = transaction.apply(this, arguments_);
    if (window.isFull && arguments_[1] === "readwrite") {
      begun.commit = () => begun.abort();
      Object.defineProperty(begun, "error", { get: () => new DOMException("full", "QuotaExceededError") });
    }
    return begun;
  };
}
