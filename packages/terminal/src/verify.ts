/** `riad verify`: whether a record keeps the rules, loses nothing on the way and says its result rightly. */
import { parseRecord } from "@riad/core";
import type { Match } from "@riad/core";
import { gameOf } from "@riad/games";
import { isCourseLog, parseCourseLog } from "./course-log.ts";
import { Failure } from "./failure.ts";
import { readText } from "./files.ts";
import { stockOf } from "./laws.ts";

export function verify(paths: readonly string[]): void {
  for (const path of paths) {
    const text = readText(path);
    if (!text.ok) throw new Failure(text.refusal.message);
    const match = readMatch(path, text.value);
    const breach = findBreach(match);
    if (breach !== undefined) throw new Failure(`${path}: ${breach}`);
    console.log(`${path}: ${describe(match)}`);
  }
}

/** Reading a record replays it under the rules and compares the result. */
function readMatch(path: string, text: string): Match {
  const read = isCourseLog(text) ? parseCourseLog(text) : parseRecord(text, gameOf);
  if (!read.ok) throw new Failure(`${path}: ${read.refusal.message}`);
  return read.value.match;
}

function findBreach(match: Match): string | undefined {
  const position = match.positionAt(0);
  const stock = stockOf(match.game, position);
  for (const [ply, move] of match.log.entries()) {
    position.play(move);
    for (const [what, count] of stockOf(match.game, position)) {
      if (count !== stock.get(what))
        return `after move ${ply + 1} there are ${count} ${what} instead of ${stock.get(what)}.`;
    }
  }
  return undefined;
}

function describe(match: Match): string {
  const { game, position, length } = match;
  const rewound = match.isRewound ? "; moves were taken back across chance" : "";
  if (!match.isOver) return `right so far, ${game.title}, ${length} moves, not finished${rewound}.`;
  const points = Array.from({ length: match.seats }, (_, seat) => position.points(seat)).join(" : ");
  return `right, ${game.title}, ${length} moves, ${points}${rewound}.`;
}
