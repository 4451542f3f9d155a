// Prints the answers of the wasm program `talon-verdicts`, run by the engine of a browser, as `cargo xtask verdicts` expects
// them. The program can have 64 MiB of memory.

import { readFile } from "node:fs/promises";

const MOST_BYTES = 64 * 1024 * 1024;

const program = await readFile(process.argv[2]);
const { main, memory } = (await WebAssembly.instantiate(program)).instance.exports;

// Each call returns one byte of the answers, and 0 at the end.
const bytes = [];
for (let byte = main(0, 0); byte !== 0; byte = main(0, 0)) bytes.push(byte);

const size = memory.buffer.byteLength;
if (size > MOST_BYTES) throw new Error(`the program took ${size} bytes of memory, more than ${MOST_BYTES}`);
process.stderr.write(`it took ${(size / 1024 / 1024).toFixed(1)} MiB of memory\n`);
process.stdout.write(Buffer.from(bytes));
