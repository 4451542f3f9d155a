// Keeps the site for offline use.
//
// The names of all files but the page contain a hash, so a kept file is never out of date. The page itself is fetched
// if possible and names the files of its version. A new version therefore shows at the next load, and an open page
// continues with its own files. They stay: a new service worker waits until no page uses the previous one before it
// removes the previous files. So it must not skip waiting.

const BUILD = "talon-__BUILD__";
const FILES = [__FILES__];

// Files that only some players need, such as languages. They are kept once they have been fetched.
const ON_DEMAND = [__ON_DEMAND__];

// Milliseconds until the kept page is shown if the network does not answer.
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers());
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request));
  } else if (event.request.method === "GET" && !isCall(event.request.url)) {
    event.respondWith(file(event.request));
  }
});

// Whether an address is a call of the server, which never comes from a cache.
function isCall(url) {
  return url.startsWith(absolute("./api/"));
}

async function install() {
  const used = await usedBefore();
  const cache = await caches.open(BUILD);
  await cache.addAll([...FILES, ...used]);
}

// The files on demand that this browser has kept in an earlier version.
async function usedBefore() {
  const used = new Set();
  for (const name of await caches.keys()) {
    const requests = name.startsWith("talon-") ? await (await caches.open(name)).keys() : [];
    requests.forEach((request) => used.add(withoutHash(request.url)));
  }
  return ON_DEMAND.filter((path) => used.has(withoutHash(absolute(path))));
}

function absolute(path) {
  return new URL(path, location).href;
}

function withoutHash(url) {
  return url.replace(/-[0-9a-f]+(?=\.\w+$)/, "");
}

// Removes the files of earlier versions. Other programs on the same origin keep theirs.
async function removeOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("talon-") && name !== BUILD);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The current page, or else the kept one.
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const kept = await keptFile("./");
    if (kept) return kept;
    throw error;
  }
}

// Any other file: the kept one, or else the current one.
async function file(request) {
  const kept = await keptFile(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && ON_DEMAND.some((path) => absolute(path) === request.url)) {
    await (await caches.open(BUILD)).put(request, response.clone());
  }
  return response;
}

async function keptFile(request) {
  return (await caches.open(BUILD)).match(request);
}
