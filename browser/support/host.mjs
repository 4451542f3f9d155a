// A plain host of files.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";

/** The path of the site on its host. */
export const BELOW = "/a/b/";

/** The page for an address without a file. */
const MISSING = "404.html";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Serves the files of a folder below a path, as hosts of files do: with the page `404.html`, if there is one, for what is missing. */
export async function serveFiles(folder) {
  const server = createServer(async ({ url }, answer) => {
    const path = new URL(url, "http://host").pathname;
    if (path === "/") return answer.writeHead(200, { "content-type": "text/html" }).end('<link rel="icon" href="data:,">');
    const name = path === BELOW ? "index.html" : path.slice(BELOW.length);
    const read = (name) => path.startsWith(BELOW) && readFile(new URL(name, folder)).catch(() => undefined);
    const file = await read(name);
    // A frame without an origin gets scripts only from a host that lets any site read them.
    const headers = { "content-type": TYPES[extname(file ? name : MISSING)] ?? "text/plain", "access-control-allow-origin": "*" };
    answer.writeHead(file ? 200 : 404, headers).end(file || (await read(MISSING)) || "no such file");
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return {
    address: `http://127.0.0.1:${server.address().port}${BELOW}`,
    stop: () => new Promise((stopped) => {
      server.close(stopped);
      server.closeAllConnections();
    }),
  };
}
