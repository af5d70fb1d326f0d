/**
 * A complete position: `<shared> <players>`, then words for what the strings do not hold, each after a single space:
 * `wall=fixed|free` (free if not said), `centres=1|2` (1), `deal=k`: a deal is under way and factory k comes next.
 * A word is written only where it differs from what a bare string means.
 */
import { CHANCE, REFUSAL, accept, refuse } from "@riad/core";
import type { Notation, Refusal, Result } from "@riad/core";
import { findFault } from "./faults.ts";
import type { PositionText } from "./faults.ts";
import { isFloorUsed } from "./floor.ts";
import { FIRST_CENTRE, NOBODY, PHASE, SECOND_CENTRE } from "./layout.ts";
import type { Wall } from "./layout.ts";
import { layOut } from "./laying-out.ts";
import { makeMove, parseMove } from "./move-text.ts";
import { makePlayers, readPlayers } from "./players-text.ts";
import type { AzulPosition } from "./position.ts";
import { Reader, quote } from "./reader.ts";
import { makeShared, readShared } from "./shared-text.ts";
import { findTiler } from "./tiling.ts";
import { countTiles } from "./tiles.ts";

const VALUES: Readonly<Record<string, readonly string[]>> = {
  wall: ["fixed", "free"],
  centres: ["1", "2"],
  deal: ["1", "2", "3", "4", "5", "6", "7", "8"],
};

interface Word {
  readonly value: string;
  readonly at: number;
}

function parsePosition(text: string): Result<AzulPosition> {
  const sharedEnd = endOfWord(text, 0);
  const playersEnd = endOfWord(text, sharedEnd + 1);
  const sharedReader = new Reader(text, 0, sharedEnd);
  const shared = readShared(sharedReader);
  if (shared === undefined) return refused(sharedReader);
  if (sharedEnd === text.length) return refuse(REFUSAL.syntax, "Expected a space and the players' string.", sharedEnd);
  const playersReader = new Reader(text, sharedEnd + 1, playersEnd);
  const players = readPlayers(playersReader);
  if (players === undefined) return refused(playersReader);
  const words = parseWords(text, playersEnd);
  if (!words.ok) return words;
  const wall = (words.value.get("wall")?.value ?? "free") as Wall;
  const centres = Number(words.value.get("centres")?.value ?? "1");
  const written: PositionText = { shared, players, wall, centres };
  const fault = findFault(written);
  if (fault !== undefined) return { ok: false, refusal: fault };
  const position = layOut(written);
  const deal = words.value.get("deal");
  const wrong = deal && resumeDeal(position, deal);
  return wrong === undefined ? accept(position) : { ok: false, refusal: wrong };
}

function refused(reader: Reader): Result<never> {
  return { ok: false, refusal: reader.refusal ?? refuse(REFUSAL.syntax, "This is not a position.", 0).refusal };
}

function endOfWord(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space < 0 ? text.length : space;
}

function parseWords(text: string, start: number): Result<ReadonlyMap<string, Word>> {
  const words = new Map<string, Word>();
  for (let at = start; at < text.length;) {
    const from = at + 1;
    at = endOfWord(text, from);
    const equals = text.indexOf("=", from);
    if (equals < 0 || equals >= at) {
      return refuse(REFUSAL.syntax, `Expected a word such as wall=fixed, found ${quote(text.slice(from, at))}.`, from);
    }
    const key = text.slice(from, equals);
    const value = text.slice(equals + 1, at);
    if (!Object.hasOwn(VALUES, key)) {
      return refuse(
        REFUSAL.unknown,
        `There is no word ${quote(key)}; there are ${Object.keys(VALUES).join(", ")}.`,
        from,
      );
    }
    if (words.has(key)) return refuse(REFUSAL.syntax, `The word ${key} stands there twice.`, from);
    if (!VALUES[key].includes(value)) {
      return refuse(REFUSAL.unknown, `${key} is one of ${VALUES[key].join(", ")}, not ${quote(value)}.`, equals + 1);
    }
    words.set(key, { value, at: from });
  }
  return accept(words);
}

/** Goes back into a deal: the factories before `next` are full, everything else waits. */
function resumeDeal(position: AzulPosition, { value, at }: Word): Refusal | undefined {
  const next = Number(value);
  const { pools } = position;
  const isDealing =
    next < position.factories &&
    pools.every((tiles, source) => countTiles(tiles) === (source < next ? 4 : 0)) &&
    pools[FIRST_CENTRE] + pools[SECOND_CENTRE] === 0 &&
    !isFloorUsed(position) &&
    findTiler(position) === NOBODY &&
    (position.bag | position.lid) !== 0;
  if (!isDealing) {
    const message = `deal=${value} needs full factories before factory ${value}, nothing else to draft, no full row, clear floors and tiles to deal.`;
    return refuse(REFUSAL.impossible, message, at).refusal;
  }
  position.phase = PHASE.deal;
  position.actor = CHANCE;
  position.next = next;
  return undefined;
}

function makePosition(position: AzulPosition): string {
  const words = [makeShared(position), makePlayers(position)];
  if (!position.isFree) words.push("wall=fixed");
  if (position.centres !== 1) words.push(`centres=${position.centres}`);
  if (position.next > 0) words.push(`deal=${position.next}`);
  return words.join(" ");
}

export const notation: Notation<AzulPosition> = { parsePosition, makePosition, parseMove, makeMove };
