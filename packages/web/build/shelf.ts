/**
 * `virtual:shelf`: what the first screen needs to know of every game on the shelf (name, seats, options), worked out when
 * the page is built. The rules themselves are several times as large and come with the table.
 */
import { join } from "node:path";
import type { GameFacts } from "@riad/core";
import { runnerImport } from "vite";
import type { Plugin } from "vite";

const NAME = "virtual:shelf";
const SHELF = join(import.meta.dirname, "../../games/src/index.ts");

export async function readShelf(): Promise<readonly GameFacts[]> {
  const { module } = await runnerImport<{ shelf: readonly GameFacts[] }>(SHELF, {
    configFile: false,
    // From the sources: the packages may not be built yet.
    environments: { inline: { resolve: { conditions: ["source", "node"], external: [], noExternal: /^@riad\// } } },
  });
  return module.shelf.map(({ id, title, minSeats, maxSeats, options }) => ({
    id,
    title,
    minSeats,
    maxSeats,
    // An option with dozens of values, such as every order of colours, is not something to list on a page.
    options: options.map(({ name, about, values }) => ({ name, about, values: values.slice(0, MOST_VALUES) })),
  }));
}

const MOST_VALUES = 6;

export function shelfFacts(): Plugin {
  return {
    name: "riad-shelf",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    async load(id) {
      return id === `\0${NAME}` ? `export const facts = ${JSON.stringify(await readShelf())};` : null;
    },
  };
}
