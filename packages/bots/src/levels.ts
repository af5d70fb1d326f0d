/**
 * Every level and sparring partner by game and name. This is the only place outside the games' folders that names a
 * game; one without an entry has the default levels, which need nothing but its rules.
 */
import type { Move, Position } from "@riad/core";
import { azulLevels, azulSparring } from "./azul/levels.ts";
import { plainSense } from "./azul/plain-sense.ts";
import { azulClasses } from "./azul/position-classes.ts";
import type { LuckMeasure } from "./contest.ts";
import type { Level } from "./player.ts";
import { marrakechLevels, marrakechLuck, marrakechSparring } from "./marrakech/levels.ts";
import { marrakechClasses } from "./marrakech/position-classes.ts";
import type { PositionClasses } from "./position-classes.ts";
import { pastLevels } from "./past.ts";
import { playoutLevel } from "./playout-player.ts";
import { randomLevel } from "./random-player.ts";

interface LevelEntry {
  /** What people choose from, the weakest first. */
  readonly levels: readonly Level[];
  /** Opponents kept for measuring; they are not offered to people. */
  readonly sparring: readonly Level[];
  readonly luck?: LuckMeasure;
  readonly classes?: PositionClasses;
  /** For hints: orders moves that the search cannot tell apart, the more sensible one higher. */
  readonly plainSense?: PlainSense;
}

type PlainSense = (position: Position, move: Move) => number;

const ENTRIES: Readonly<Record<string, LevelEntry>> = {
  azul: {
    levels: azulLevels,
    sparring: azulSparring,
    classes: azulClasses,
    plainSense: plainSense as PlainSense,
  },
  marrakech: {
    levels: marrakechLevels,
    sparring: marrakechSparring,
    luck: marrakechLuck as LuckMeasure,
    classes: marrakechClasses,
  },
};

const DEFAULT: LevelEntry = {
  levels: [
    randomLevel,
    playoutLevel("easy", "Plays the match on at random a few times and takes what won.", 24),
    playoutLevel("medium", "Plays the match on at random some dozens of times and takes what won most.", 96),
    playoutLevel("hard", "Plays the match on at random hundreds of times and takes what won most.", 400),
    playoutLevel("expert", "Plays the match on at random for as long as it may and takes what won most.", 20_000),
  ],
  sparring: [],
};

export function levelsOf(gameId: string): readonly Level[] {
  return entryOf(gameId).levels;
}

export function sparringOf(gameId: string): readonly Level[] {
  return [...entryOf(gameId).sparring, ...pastLevels(gameId)];
}

export function findLevel(gameId: string, id: string): Level | undefined {
  return [...levelsOf(gameId), ...sparringOf(gameId)].find((level) => level.id === id);
}

export function luckMeasureOf(gameId: string): LuckMeasure | undefined {
  return entryOf(gameId).luck;
}

/** For calibration; nothing where the game has none. */
export function positionClassesOf(gameId: string): PositionClasses | undefined {
  return entryOf(gameId).classes;
}

/** 0 where the game has none. */
export function plainSenseOf(gameId: string): PlainSense {
  return entryOf(gameId).plainSense ?? (() => 0);
}

function entryOf(gameId: string): LevelEntry {
  return Object.hasOwn(ENTRIES, gameId) ? ENTRIES[gameId] : DEFAULT;
}
