// Keeps the site for offline use.
//
// The names of all files but the page contain a hash, so a kept file is never out of date. The page itself is fetched
// if possible and names the files of its version. A new version therefore shows at the next load, and an open page
// continues with its own files. They stay: a new service worker waits until no page uses the previous one before it
// removes the previous files. So it must not skip waiting.

const BUILD = "talon-__BUILD__";
const FILES = [__FILES__];

// Milliseconds until the kept page is shown if the network does not answer.
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers());
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request));
  } else if (event.request.method === "GET") {
    event.respondWith(file(event.request));
  }
});

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
  return (await keptFile(request)) ?? fetch(request);
}

async function keptFile(request) {
  return (await caches.open(BUILD)).match(request);
}
