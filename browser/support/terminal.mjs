// A player in a terminal, in plain mode: the program `talon` with a folder of its own.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { TALON } from "./talon.mjs";

const CAN_MOVE = /turn\.|plays again|leads|chooses/;
const IS_MOVE = /^(lead|next|pass|\d)/;

/**
 * Joins a match and makes the first legal move whenever it can, until the match is over. Returns the lines that it printed, its
 * complaints and its exit code.
 */
export async function playInTerminal(link) {
  const folder = mkdtempSync(join(tmpdir(), "talon-"));
  const env = { ...process.env, TALON_DATA: folder, TALON_LANGUAGE: "en" };
  const program = spawn(TALON, ["play", "curse", "--join", link, "--plain"], { env });
  const ended = new Promise((end) => program.once("exit", end));
  const [lines, complaints] = [[], []];
  program.stderr.on("data", (text) => complaints.push(String(text)));
  let [own, asks] = ["nobody", false];
  for await (const line of createInterface(program.stdout)) {
    lines.push(line);
    const isMove = IS_MOVE.test(line);
    if (line.startsWith("You play against ")) {
      own = line.includes("North") ? "South" : "North";
    } else if (asks && isMove) {
      program.stdin.write(`${line.split(":")[0]}\n`);
      asks = false;
    } else if (line.includes("The coin decides") || (CAN_MOVE.test(line) && line.includes(own) && !isMove)) {
      program.stdin.write("moves\n");
      asks = true;
    } else if (/the match!|wins the match\./.test(line)) {
      program.stdin.end();
    }
  }
  const code = await ended;
  rmSync(folder, { recursive: true });
  return { lines, complaints, code };
}
