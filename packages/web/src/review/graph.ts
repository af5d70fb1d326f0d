/** The curve of a review: where its points, bands and marks lie, from 0 to 1 both ways. */
import type { Match, Move, Seat, Turn } from "@riad/core";
import { forSeats, lossOf, luckOf, toldKind } from "@riad/review";
import type { DecisionEvent, Moment, ReviewEvent, Shares, Verdict } from "@riad/review";

/** What moves the curve: everything, or one of the two causes alone. */
export const MODES = ["all", "luck", "play"] as const;
export type Mode = (typeof MODES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
  /** What lies between it and the point before is a changed judgement, nothing that happened. */
  readonly isRevised?: true;
}

export interface Band {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

export type MarkShape = "slip" | "mistake" | "blunder" | "find" | "turning" | "lucky" | "unlucky";

export interface Mark extends Point {
  readonly index: number;
  readonly shape: MarkShape;
  /** Of the seat that the review is for. */
  readonly isOwn: boolean;
}

export function endOf(event: ReviewEvent): number {
  return event.kind === "chance" ? event.end : event.ply + 1;
}

/** Whether an event has a verdict that is told beside the curve. */
export type IsTold = (event: ReviewEvent) => boolean;

/**
 * One seat's share through the match, after each event. A decision that `isTold` also has the share before it, from the same search, so that
 * the fall that is drawn is the figure shown for it; what the judge believed differently until then is a jump of its own. Of anything else
 * the share before is no point: with several others a turn that would have hurt somebody, and was not taken, would look like a fall. Alone,
 * luck or play start from an even share and are added up.
 */
export function shareLine(
  events: readonly ReviewEvent[],
  seat: Seat,
  match: Match,
  mode: Mode,
  isTold: IsTold = () => false,
): Point[] {
  const [opening] = events;
  if (opening === undefined) return [];
  let y = mode === "all" ? opening.first[seat] : 1 / match.seats;
  const line: Point[] = [{ x: opening.ply / match.length, y }];
  for (const event of events) {
    if (mode === "all" && isTold(event)) {
      line.push({ x: event.ply / match.length, y: clamp(event.first[seat]), isRevised: true });
    }
    if (mode === "all") y = event.last[seat];
    else if ((event.kind === "chance") === (mode === "luck")) y += event.last[seat] - event.first[seat];
    line.push({ x: endOf(event) / match.length, y: clamp(y) });
  }
  return line;
}

/** The line without its jumps, piece by piece, and the jumps. */
export function splitLine(line: readonly Point[]): { pieces: Point[][]; jumps: Point[][] } {
  const pieces: Point[][] = [];
  const jumps: Point[][] = [];
  for (const [i, point] of line.entries()) {
    if (point.isRevised === true && i > 0) jumps.push([line[i - 1], point]);
    if (i === 0 || point.isRevised === true) pieces.push([point]);
    else pieces[pieces.length - 1].push(point);
  }
  return { pieces, jumps };
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** One layer per seat, the first of them at the bottom: its lower edge and its upper one. */
export function stackShares(events: readonly ReviewEvent[], order: readonly Seat[], match: Match, isTold?: IsTold) {
  const lines = order.map((seat) => shareLine(events, seat, match, "all", isTold));
  return order.map((seat, layer) => {
    const edge = (layers: number) =>
      lines[layer].map(({ x, isRevised }, i): Point => {
        const y = lines.slice(0, layers).reduce((sum, line) => sum + line[i].y, 0);
        return isRevised === true ? { x, y, isRevised } : { x, y };
      });
    return { seat, lower: edge(layer), upper: edge(layer + 1) };
  });
}

/** Rounds, as shares of the match; none where the game has no rounds. */
export function bandsOf(turns: readonly Turn[], length: number): Band[] {
  const bands: { round: number; from: number; to: number }[] = [];
  for (const { round, from } of turns) {
    if (round === 0 || bands.at(-1)?.round === round) continue;
    const start = bands.length === 0 ? 0 : from / length;
    const before = bands.at(-1);
    if (before !== undefined) before.to = start;
    bands.push({ round, from: start, to: 1 });
  }
  return bands;
}

/** The numbers of turns to write under a curve without rounds. */
export function turnScale(turns: readonly Turn[], length: number): { readonly number: number; readonly x: number }[] {
  const counted = turns.filter(({ number }) => number > 0);
  const last = counted.at(-1)?.number ?? 0;
  const step = [5, 10, 15, 20, 30, 50, 100].find((one) => last / one <= 5) ?? 200;
  return counted
    .filter(({ number }) => number === 1 || (number % step === 0 && last - number >= step / 3) || number === last)
    .map(({ number, from }) => ({ number, x: from / length }));
}

/** Luck from four points in a hundred on has a mark, with two seats. */
const LUCKY = 0.04;

/** A die is rolled so often that more marks of luck than this would cover each other: the largest have one, good and bad. */
const MOST_LUCK = 5;

export interface Marked {
  readonly events: readonly ReviewEvent[];
  readonly seat: Seat;
  readonly match: Match;
  readonly judge: (event: DecisionEvent) => Verdict;
  readonly hardFinds: readonly number[];
  readonly mode: Mode;
}

/** What is told on the curve; where only luck or only play moves it, what does. */
export function marksOf({ events, seat, match, judge, hardFinds, mode }: Marked): Mark[] {
  const line = mode === "all" ? [] : shareLine(events, seat, match, mode).slice(1);
  const told = largestLuck(events, seat);
  return events.flatMap((event, index): Mark[] => {
    const at = { index, x: endOf(event) / match.length, y: line[index]?.y ?? event.last[seat] };
    if (event.kind === "chance") {
      if (mode === "play" || !told.has(index)) return [];
      return [{ ...at, shape: luckOf(event, seat) > 0 ? "lucky" : "unlucky", isOwn: true }];
    }
    const isOwn = event.seat === seat;
    // With several others, theirs would cover what the reader looks for.
    if (mode === "luck" || (!isOwn && match.seats > 2)) return [];
    if (hardFinds.includes(index)) return isOwn ? [{ ...at, shape: "find", isOwn }] : [];
    const shape = toldKind(judge(event));
    return shape === null ? [] : [{ ...at, shape, isOwn }];
  });
}

function largestLuck(events: readonly ReviewEvent[], seat: Seat): ReadonlySet<number> {
  const lucks = events.flatMap((event, index) => {
    if (event.kind !== "chance") return [];
    const size = Math.abs(luckOf(event, seat));
    return size < forSeats(LUCKY, event.last.length) ? [] : [{ index, size }];
  });
  lucks.sort((one, other) => other.size - one.size);
  return new Set(lucks.slice(0, MOST_LUCK).map(({ index }) => index));
}

/** Whether a moment is told as a loss: the seat's own mistakes, of which some cost points alone and no share of the win. */
export function isLossOf({ kind }: Moment, event: ReviewEvent, seat: Seat): boolean {
  return kind === "mistake" && event.kind === "decision" && event.seat === seat;
}

/** What an event gave a seat. */
export function changeOf(event: ReviewEvent, seat: Seat): number {
  if (event.kind === "chance") return luckOf(event, seat);
  return event.seat === seat ? -lossOf(event) : event.last[seat] - event.first[seat];
}

/** A seat's share after so many moves of the match; null where nothing is known about them yet. */
export function shareAt(events: readonly ReviewEvent[], ply: number, seat: Seat): number | null {
  const event = events.findLast((one) => endOf(one) <= ply);
  return event === undefined || endOf(events[events.length - 1]) < ply ? null : event.last[seat];
}

/**
 * What the review says about the position right after a move, so that "what if" starts with the figure that stands beside the
 * move; null where the review has not looked at it.
 */
export function sharesAfter(events: readonly ReviewEvent[], ply: number, move: Move): Shares | null {
  const event = events.find((one) => one.kind === "decision" && one.ply === ply);
  if (event?.kind !== "decision") return null;
  if (move === event.played.move) return event.last;
  if (move === event.best.move) return event.first;
  const other = event.others.find((one) => one.move === move);
  // Of more than two seats only the mover's share is known.
  if (other === undefined || event.first.length > 2) return null;
  return event.seat === 0 ? [other.share, 1 - other.share] : [1 - other.share, other.share];
}

/** A branch beside the real line; what goes beyond the end of the match lies at its right edge. */
export function branchLine(
  points: readonly { readonly ply: number; readonly shares: readonly number[] }[],
  seat: Seat,
  match: Match,
): Point[] {
  return points.map(({ ply, shares }) => ({ x: Math.min(1, ply / match.length), y: shares[seat] }));
}

/** The event nearest to a place on the curve. */
export function nearestEvent(events: readonly ReviewEvent[], x: number, match: Match): number {
  let nearest = 0;
  const away = (index: number) => Math.abs(endOf(events[index]) / match.length - x);
  for (let index = 1; index < events.length; index++) if (away(index) < away(nearest)) nearest = index;
  return nearest;
}
