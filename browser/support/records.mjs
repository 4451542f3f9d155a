// The database with the saved games, written and read without the page.

/** The object stores of version 1. */
const STORES = ["records", "aside", "about"];

/**
 * Makes a database of version 1 with some records, before the program of the page runs. A record is an entry of the database:
 * `{ name, game, hot_seat, text }`.
 */
export async function keepRecords(page, records) {
  // Another page of the same site, without the program.
  const other = await page.page.context().newPage();
  await other.goto(`${page.site}health`);
  await other.evaluate(async ({ stores, records }) => {
    await new Promise((kept, failed) => {
      const request = indexedDB.open("talon", 1);
      request.onupgradeneeded = () => {
        for (const store of stores) request.result.createObjectStore(store, { keyPath: "name" });
        for (const record of records) request.transaction.objectStore("records").put(record);
      };
      request.onerror = failed;
      request.onsuccess = () => kept(request.result.close());
    });
  }, { stores: STORES, records });
  await other.close();
}

/** All values of an object store, whatever the version of the database. */
export function kept(page, store) {
  return page.page.evaluate(async (store) => {
    const answered = (request) => new Promise((answered, failed) => {
      request.onsuccess = () => answered(request.result);
      request.onerror = failed;
    });
    const database = await answered(indexedDB.open("talon"));
    const values = await answered(database.transaction(store).objectStore(store).getAll());
    database.close();
    return values;
  }, store);
}

/** A record of a game as the database holds it: the deal, and the lines of its log. Curse is a match. */
export function record(game, deal, log, started = 1_790_000_000) {
  const options = game === "curse" ? ["options: target 11"] : [];
  const head = ["talon record 1", `game: ${game}`, ...options, `deal: ${deal}`, `started: ${started}`, "moves:"];
  const name = `${game}-${String(started).padStart(10, "0")}-${started}000-0badcafe`;
  return { name, game, hot_seat: false, text: `${[...head, ...log].join("\n")}\n` };
}
