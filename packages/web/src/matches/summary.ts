/** What a card says of a match: read from its record by the rules, so that it is never out of step with it. */
import { endingOf, listTurns, parseRecord } from "@riad/core";
import type { Match, Seat } from "@riad/core";
import { isRunning } from "../kept/kept-match.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { sayDay } from "../play/day-words.ts";
import { sayOutcome } from "../play/ending-words.ts";
import type { Face, Sitter } from "../play/face.ts";
import { LEVELS } from "../play/sitting.ts";
import { readSitters } from "../play/sitting.ts";
import { say } from "../words/words.ts";

export interface Summary {
  readonly kept: KeptMatch;
  readonly face: Face;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
  /** The only person at this device; null where several or none play here. */
  readonly you: Seat | null;
  /** Whether somebody at this device is to move. */
  readonly isYourTurn: boolean;
}

/** A match that these rules cannot read: it stays in the list, and can be saved or deleted. */
export interface Unreadable {
  readonly kept: KeptMatch;
  readonly face: Face;
  readonly match: null;
  readonly isOver: boolean;
  readonly isYourTurn: false;
}

export function summarise(kept: KeptMatch, face: Face): Summary | Unreadable {
  const record = parseRecord(kept.record, (id) => (id === face.game.id ? face.game : undefined));
  if (!record.ok) return { kept, face, match: null, isOver: !isRunning(kept.record), isYourTurn: false };
  const { match, notes } = record.value;
  const sitters = readSitters(notes, LEVELS);
  const people = sitters.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  const you = kept.seat ?? (people.length === 1 && !kept.isOnline ? people[0] : null);
  const { actor } = match;
  const isOver = match.isOver || kept.ending !== undefined;
  const isYourTurn = !isOver && (kept.isOnline ? actor === you : people.includes(actor));
  return { kept, face, match, sitters, isOver, you, isYourTurn };
}

/** "Your turn", "Noor’s turn", "You won by 9". */
export function standing(summary: Summary): string {
  const { match, sitters, isOver, you, isYourTurn } = summary;
  if (isOver) return sayOutcome(summary.kept.ending ?? endingOf(match.position), sitters, you);
  if (isYourTurn && you !== null) return say("yours");
  return match.actor >= 0 ? say("turnOf", { name: sitters[match.actor].name }) : say("matchRunning");
}

/** "round 4, today" while it runs; "16 November, 5 rounds" when it is over. */
export function stage({ match, isOver, kept }: Summary): string {
  const last = listTurns(match).at(-1);
  const { round = 0, number = 0 } = last ?? {};
  const day = sayDay(kept.changed);
  if (isOver)
    return [day, round > 0 ? say("roundsLong", { count: round }) : say("turnsLong", { count: number })].join(", ");
  const at = round > 0 ? say("inRound", { number: round }) : say("inTurn", { number: Math.max(1, number) });
  return `${at}, ${day}`;
}
