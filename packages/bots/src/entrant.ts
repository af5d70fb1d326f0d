/** How a player is named in the arena: a level, and after an `@` a budget of its own, such as `expert@30ms` or `expert@2000nodes`. */
import type { Level } from "./player.ts";
import { findLevel } from "./levels.ts";
import type { Budget } from "./player.ts";

export interface Entrant {
  readonly level: Level;
  readonly budget?: Budget;
}

export function findEntrant(gameId: string, name: string): Entrant | undefined {
  const [id, limit, ...rest] = name.split("@");
  const level = findLevel(gameId, id);
  if (level === undefined || rest.length > 0) return undefined;
  if (limit === undefined) return { level };
  const [, digits, unit] = /^([1-9]\d{0,8})(ms|nodes)$/.exec(limit) ?? [];
  if (digits === undefined) return undefined;
  return { level, budget: unit === "ms" ? { ms: Number(digits) } : { nodes: Number(digits) } };
}
