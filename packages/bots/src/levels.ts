/** Every level and sparring partner by game and name. */
import type { Position } from "@riad/core";
import { azulLevels, azulSparring } from "./azul/levels.ts";
import type { LuckJudge } from "./contest.ts";
import type { Level } from "./level.ts";
import { marrakechLevels, marrakechLuck, marrakechSparring } from "./marrakech/levels.ts";

interface Roster {
  /** What people choose from, the weakest first. */
  readonly levels: readonly Level[];
  /** Opponents kept for measuring; they are not offered to people. */
  readonly sparring: readonly Level[];
  readonly luck?: LuckJudge;
}

const ROSTERS: Readonly<Record<string, Roster>> = {
  azul: { levels: azulLevels, sparring: azulSparring },
  marrakech: { levels: marrakechLevels, sparring: marrakechSparring, luck: marrakechLuck as LuckJudge },
};

export function levelsOf(gameId: string): readonly Level[] {
  return ROSTERS[gameId].levels;
}

export function sparringOf(gameId: string): readonly Level[] {
  return ROSTERS[gameId].sparring;
}

export function findLevel(gameId: string, id: string): Level<Position> | undefined {
  const { levels, sparring } = ROSTERS[gameId];
  return [...levels, ...sparring].find((level) => level.id === id);
}

export function luckJudgeOf(gameId: string): LuckJudge | undefined {
  return ROSTERS[gameId].luck;
}
