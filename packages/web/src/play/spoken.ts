/** What a screen reader reads out at a table: each move once, what to do next, and every step of looking back. */
import { countRounds, stopBefore } from "@riad/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../page/announce.tsx";
import type { Part } from "../page/announce.tsx";
import { say } from "../words/words.ts";
import { sayHint } from "./hint.ts";
import { countTurns } from "./lines.ts";
import type { Line } from "./lines.ts";
import type { Table } from "./table.ts";

/** Moves may follow one another too fast to be heard one by one: this many are read out together, all of a round of four players. */
const MOST_MOVES = 12;

export function useSpoken(table: Table, lines: readonly Line[]): void {
  const [start] = useState(table.ply.peek());
  const parts = spokenParts(table, lines, start);
  // A hint, or why something could not be done, is an answer: whoever asked by ear hears it, as often as they ask. It stays until
  // it has been heard, because the table may move on before it is read out.
  const answer = spokenAnswer(table);
  const last = useRef({ answer: "", count: 0 });
  if (answer !== last.current.answer) {
    last.current = { answer, count: last.current.count + (answer === "" ? 0 : 1) };
  }
  const { count } = last.current;
  const ids = parts.map((part) => (typeof part === "string" ? part : part.id));
  useEffect(() => {
    announce(...(answer === "" ? [] : [{ id: `${table.id} answer ${count}`, text: answer }]), ...parts);
  }, [count, ids.join("\n")]);
}

/** What there is to say about the position on the table; moves up to the ply `start` were played before it was opened. */
export function spokenParts(table: Table, lines: readonly Line[], start: number): readonly Part[] {
  return table.isBrowsing.value ? pastParts(table, lines) : presentParts(table, lines, start);
}

function spokenAnswer({ notice, hint, ply, face, position }: Table): string {
  const placed = hint.value?.ply === ply.value ? hint.value : null;
  return notice.value || (placed === null ? "" : sayHint(placed, face, position.value));
}

/** The moves that led here, then the round if it is new, and then what to do or how the match ended. */
function presentParts(table: Table, lines: readonly Line[], start: number): readonly Part[] {
  const { id, match } = table;
  const ply = table.ply.value;
  const past = lines.filter((line) => line.ply <= ply);
  const last = past.at(-1);
  const moves = past
    .slice(-MOST_MOVES)
    .filter((line) => line === last || line.ply > start)
    // After an undo another move may have the same number, or the same roll may lead elsewhere.
    .map((line) => ({
      id: `${id} move ${line.ply} ${match.log.slice(Math.max(0, line.ply - 2), line.ply).join(" ")}`,
      text: line.aloud,
    }));
  // Whoever only watches, or waits for somebody elsewhere, hears who plays next.
  const isWatched = table.controls === null || table.controls.isFilm;
  const isNext = !table.isShowing.value && (table.moves.value.length > 0 || table.isOver.value || isWatched);
  const text = isNext ? table.sentence : "";
  const round = countRounds(match, ply);
  const isRound = round > 1 && !table.isShowing.value && table.position.value.actor >= 0;
  return [
    ...moves,
    { id: `${id} round ${round} ${isRound}`, text: isRound ? sayRound(table, round) : "" },
    { id: `${id} after ${ply} ${text}`, text },
  ];
}

/** Which turn is shown and what was done in the last step, however often one comes by; how to return only once. */
function pastParts(table: Table, lines: readonly Line[]): readonly Part[] {
  const ply = table.ply.value;
  const from = stopBefore(table.match, ply);
  const moves = lines.filter((line) => line.ply > from && line.ply <= ply).map(({ aloud }) => aloud);
  const step = [say("inThePast", countTurns(table)), ...moves];
  if (table.isThinking.value) return [...step, say("hintThinking")];
  return table.isOver.value ? step : [...step, { id: `${table.id} way back`, text: say("wayBack") }];
}

/** "Round 3. You have 23 points, Idris 18." */
function sayRound({ sitters, position, you }: Table, number: number): string {
  const points = (seat: number) => position.value.points(seat);
  const others = sitters.value.flatMap(({ name }, seat) => (seat === you ? [] : [`${name} ${points(seat)}`]));
  const own = you === null ? [] : [say("youHave", { points: points(you) })];
  return `${say("roundNumber", { number })}. ${[...own, ...others].join(", ")}.`;
}
