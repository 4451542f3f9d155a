// Files that the page exports and imports, and the content of its database.

import { readFile } from "node:fs/promises";

/** The text of the file that a button downloads. */
export async function exported(page, button) {
  const [download] = await Promise.all([page.page.waitForEvent("download"), page.button(button).first().click()]);
  return readFile(await download.path(), "utf8");
}

/** Chooses files for an import: their texts by their names. */
export async function importFiles(page, files) {
  const [chooser] = await Promise.all([
    page.page.waitForEvent("filechooser"),
    page.button("Import games …").click(),
  ]);
  const file = ([name, text]) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await chooser.setFiles(Object.entries(files).map(file));
}

/** Puts a value among the records of the page's database. */
export function inRecords(page, value) {
  return page.page.evaluate((value) => new Promise((done, failed) => {
    const opening = indexedDB.open("talon");
    opening.onerror = failed;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("records", "readwrite");
      transaction.objectStore("records").put(value);
      transaction.onabort = failed;
      transaction.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  }), value);
}
