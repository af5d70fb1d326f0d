/** The games by the name that addresses, records and style sheets use. The rules are not here: they come with the table. */
import type { GameFacts } from "@riad/core";
import { facts } from "virtual:shelf";

export type GameId = string;

export const shelf: readonly GameFacts[] = facts;

export function isGameId(text: string | undefined): text is GameId {
  return shelf.some(({ id }) => id === text);
}
