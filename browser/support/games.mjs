// The games, each with a file in the folder `games`: its name and, for a patience, a deal with a short winning line and the
// places of its moves.

import { readdirSync } from "node:fs";

const FOLDER = new URL("../games/", import.meta.url);

const read = async (file) => [file.replace(/\.mjs$/, ""), await import(new URL(file, FOLDER))];

/** The games by their names in addresses. */
export const GAMES = Object.fromEntries(await Promise.all(readdirSync(FOLDER).sort().map(read)));

/** The names of all games in addresses. */
export const NAMES = Object.keys(GAMES);

/** The names of the games for one player. */
export const PATIENCES = NAMES.filter((game) => GAMES[game].places);
