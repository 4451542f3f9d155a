// The program `talon`, which serves the pages and knows how to win deals.

import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

export const TALON = process.env.TALON ?? new URL("../../target/debug/talon", import.meta.url).pathname;

/** Serves the browser table, with more arguments. Returns its address and a function that stops the server. */
export async function serve(port = 0, ...more) {
  const folder = mkdtempSync(join(tmpdir(), "talon-"));
  const arguments_ = ["serve", "--no-open", "--port", String(port), "--store", join(folder, "matches.sqlite"), ...more];
  const server = spawn(TALON, arguments_, { stdio: ["ignore", "pipe", "inherit"] });
  const stop = async () => {
    await new Promise((stopped) => server.once("exit", stopped).kill("SIGKILL"));
    rmSync(folder, { recursive: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\S+/.exec(line);
    if (address) return { address: address[0], stop };
  }
  throw new Error(`${TALON} does not serve`);
}

/** A line that wins the deal. */
export async function winningLine(game, deal) {
  const { stdout } = await promisify(execFile)(TALON, ["solve", game, String(deal), "--json"]);
  const { verdict, line } = JSON.parse(stdout);
  if (verdict !== "won") throw new Error(`${game} ${deal} cannot be won`);
  return line;
}
