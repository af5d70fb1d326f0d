/** What a card says of a match: read from its record by the rules, so that it is never out of step with it. */
import { countRounds, endingOf, listTurns, parseRecord } from "@riad/core";
import type { Match, Seat } from "@riad/core";
import type { OwnMatch } from "@riad/protocol";
import { isRunning } from "../kept/kept-match.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { sayDay } from "../play/day-words.ts";
import { sayOutcome } from "../play/ending-words.ts";
import type { Face, Sitter } from "../play/face.ts";
import { LEVELS } from "../play/sitting.ts";
import { readSitters } from "../play/sitting.ts";
import { listWords, say } from "../words/words.ts";
import { timeLeft } from "./own-list.ts";

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
  /** What the server says about it, if it is the person's match there. */
  readonly own?: OwnMatch;
}

/** A match that these rules cannot read: it stays in the list, and can be saved or deleted. */
export interface Unreadable {
  readonly kept: KeptMatch;
  readonly face: Face;
  readonly match: null;
  readonly isOver: boolean;
  readonly isYourTurn: false;
  readonly own?: OwnMatch;
}

/** The same with what the server says: it knows more than a copy that may be a day old. */
export function withOwn(summary: Summary | Unreadable, own: OwnMatch | undefined): Summary | Unreadable {
  if (own === undefined) return summary;
  if (summary.match === null) return { ...summary, own };
  return { ...summary, own, you: own.seat, isYourTurn: !summary.isOver && own.isYourTurn };
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

/** Whether it was opened for others, and nobody here has sat down at it since. */
export function isWatching({ kept, own }: Summary | Unreadable): boolean {
  return kept.isWatched === true && kept.seat === undefined && own === undefined;
}

export function addressOf({ game, id, isOnline }: KeptMatch): string {
  return isOnline ? `/${game}/${id}` : `/${game}?match=${id}`;
}

/** The name it was given, or else everybody but the reader. */
export function withWhom({ kept, sitters, you }: Summary): string {
  if (kept.name !== "") return kept.name;
  return listWords(sitters.filter((_, seat) => seat !== you).map(({ name }) => name));
}

/** "Your turn", "Noor’s turn", "You won by 9". */
export function standing(summary: Summary): string {
  const { match, sitters, isOver, you, isYourTurn, own } = summary;
  const actor = own?.actor ?? match.actor;
  if (isOver) return sayOutcome(summary.kept.ending ?? endingOf(match.position), sitters, you);
  if (isYourTurn && you !== null) return say("yours");
  return actor >= 0 ? say("turnOf", { name: sitters[actor].name }) : say("matchRunning");
}

/** "3 new moves · 2 d 4 h left": what somebody who comes back wants to know; empty for most. */
export function newsOf({ own, isOver, isYourTurn }: Summary, now: number): string {
  if (own === undefined) return "";
  const unread = own.length - own.seen;
  const left = isOver ? null : timeLeft(own, now);
  return [
    ...(unread > 0 ? [say("newMoves", { count: unread })] : []),
    ...(left === null ? [] : [say(isYourTurn ? "timeLeftYou" : "timeLeft", left)]),
    ...(isOver && own.isKept ? [say("keptForEver")] : []),
  ].join(" · ");
}

/** "round 4, today" while it runs; "16 November, 5 rounds" when it is over. */
export function stage({ match, isOver, kept }: Summary): string {
  const round = countRounds(match);
  const number = listTurns(match).at(-1)?.number ?? 0;
  const day = sayDay(kept.changed);
  if (isOver)
    return [day, round > 0 ? say("roundsLong", { count: round }) : say("turnsLong", { count: number })].join(", ");
  const at = round > 0 ? say("inRound", { number: round }) : say("inTurn", { number: Math.max(1, number) });
  return `${at}, ${day}`;
}
