/** A review in words, for a terminal or a pipe. */
import { listTurns, turnAt } from "@riad/core";
import type { Position, Seat } from "@riad/core";
import { screenOf } from "@riad/drawing";
import type { Paint } from "@riad/drawing";
import { clip, wrap } from "@riad/drawing/block";
import {
  LATER,
  believable,
  believableAccuracy,
  findTurningPoint,
  isBigMistake,
  isDecisive,
  isHardToJudge,
  isUsualLuck,
  leadOf,
  listParts,
  nextBestOf,
  oddsOf,
  partsOf,
  percentChange,
  percentOf,
  playOf,
  tellRows,
  toldKind,
  weightOf,
} from "@riad/review";
import type {
  Account,
  AccountRow,
  Certainty,
  ChanceEvent,
  DecisionEvent,
  ExplainedMoment,
  Lead,
  LedgerRow,
  PartName,
  Summary,
  TurningPoint,
  Verdict,
} from "@riad/review";
import { tellEnd } from "../play/pages.ts";
import type { Table } from "../play/table.ts";
import type { Reviewed } from "./review-match.ts";
import { drawGraph } from "./text-graph.ts";
import { findWorst, judgeOf, tellWhy, tellWorst } from "./why-text.ts";

interface Look {
  readonly paint: Paint;
  readonly width: number;
}

interface Told extends Reviewed {
  readonly table: Table;
}

const GRAPH_HEIGHT = 8;

/** The whole review: of one seat, or of all people; of every seat if only computers played. */
export function tellReview(told: Told, look: Look, most: number, only?: Seat): string[] {
  const { table, events, summary } = told;
  const { match, names, sitters } = table;
  const everybody = sitters.map((_, seat) => seat);
  const people = everybody.filter((seat) => table.isPerson(seat));
  const seats = only !== undefined ? [only] : people.length > 0 ? people : everybody;
  const { paint, width } = look;
  const end = match.isOver ? tellEnd(table) : "The match was not played to its end; this is about what was played.";
  const lines = [...wrap(end, width, 2), ""];
  const turning = match.isOver ? turningOf(told) : null;
  const worst = seats.map((seat) => findWorst(told, seat, turning?.index ?? null));
  if (match.isOver) {
    for (const [i, seat] of seats.entries()) {
      const sentences = [tellWhy(told, seat), tellWorst(told, worst[i], worst[i] === turning?.index)];
      lines.push(...wrap(sentences.filter((text) => text !== "").join(" "), width, 2));
    }
    lines.push("");
  }
  for (const seat of seats) lines.push(...wrap(tellParts(summary.ledger[seat], seat, names), width, 2));
  const unclear = tellUnclear(summary.ledger);
  if (unclear !== "") lines.push(...wrap(unclear, width, 2));
  // Told above already where it is somebody's worst move.
  const turned = turning === null || worst.includes(turning.index) ? "" : tellTurning(told, turning);
  if (turned !== "") lines.push(...wrap(turned, width, 2));
  for (const seat of seats.length === names.length ? [0] : seats) {
    lines.push(
      "",
      paint.bold(`${names[seat]}’s chance of winning`),
      ...drawGraph(events, summary.result, seat, width, GRAPH_HEIGHT),
    );
  }
  lines.push("", ...drawLedger(summary, names, paint, (seat) => table.isPerson(seat)));
  for (const seat of seats) {
    lines.push("", paint.bold(`What decided it for ${names[seat]}`));
    const moments = summary.moments[seat].slice(0, most);
    if (moments.length === 0) lines.push("Nothing stands out.");
    for (const [i, moment] of moments.entries()) {
      const [first, ...rest] = tellMoment(told, moment, seat, look);
      lines.push(...wrap(`${i + 1}. ${first}`, width, 3), ...rest, "");
    }
  }
  return lines;
}

/** "Salma: even start 50; luck +3; Idris’s mistakes +16; Salma’s mistakes −71; unclear +2: 0 % of the win." */
function tellParts(row: LedgerRow, seat: number, names: readonly string[]): string {
  const parts = partsOf(row);
  const rival = names[1 - seat];
  const listed = listParts(parts);
  const isWhole = parts.revision !== 0 && listed.every(({ part }) => part !== "revision");
  const words: Readonly<Record<PartName, string>> = {
    even: names.length > 2 ? "start" : "even start",
    start: "first position",
    luck: "luck",
    others: `${rival}’s mistakes`,
    own: `${names[seat]}’s mistakes`,
    play:
      names.length > 2
        ? "play"
        : `mistakes (${names[seat]}’s ${signed(parts.own)}, ${rival}’s ${signed(parts.others)}${isWhole ? `, unclear ${signed(parts.revision)}` : ""})`,
    revision: "unclear",
    result: "",
  };
  const told = listed.flatMap(({ part, value }) =>
    part === "result" ? [] : [`${words[part]} ${part === "even" ? value : signed(value)}`],
  );
  return `${names[seat]}: ${told.join("; ")}: ${parts.result} % of the win.`;
}

/** The event after which the winner stayed ahead; null where no single one is as good as certain. */
function turningOf({ table, events, summary }: Told): TurningPoint | null {
  const judge = judgeOf(table);
  const point = findTurningPoint(events, summary.result, judge);
  return point !== null && isDecisive(point, events, judge) ? point : null;
}

function tellTurning({ table, events }: Told, point: TurningPoint): string {
  const { match, names, speech } = table;
  const event = events[point.index];
  const at = `at turn ${turnAt(listTurns(match), event.ply)?.number ?? 1}`;
  if (event.kind === "chance") return `Luck turned the match ${at}.`;
  const name = (move: number) => speech.makeTurn(match.positionAt(event.ply), move);
  const shares = `${percentOf(point.before)} → ${percentOf(point.after)} %`;
  return `The match turned ${at}: ${names[event.seat]} played ${name(event.played.move)} (${names[point.winner]}: ${shares}); better: ${name(event.best.move)}.`;
}

/** Explains the row of the ledger that no player has caused, if there is any; with more than two seats it is part of everybody's play. */
function tellUnclear(ledger: readonly LedgerRow[]): string {
  const isMany = ledger.length > 2;
  if (isHardToJudge(ledger)) {
    return `${isMany ? "Our" : "Unclear: our"} estimates changed often, so this match is hard to judge.`;
  }
  if (isMany) return "Play: what everybody’s moves came to, good and bad.";
  return ledger.some((row) => partsOf(row).revision !== 0) ? "Unclear: our estimates changed from move to move." : "";
}

/** A column per seat, in percentage points; it fits the narrowest terminal. With more than two seats, mistakes are counted instead: see `listParts`. */
function drawLedger(
  { ledger, counts, playsLike }: Summary,
  names: readonly string[],
  paint: Paint,
  isPerson: (seat: Seat) => boolean,
): string[] {
  const likes = believable(playsLike, ledger, isPerson);
  const accuracies = ledger.map((row, seat) => believableAccuracy(row, likes[seat]));
  const parts = ledger.map(partsOf);
  const isMany = ledger.length > 2;
  const rows: readonly (readonly [name: string, cells: readonly string[]])[] = [
    ["even start", parts.map(({ even }) => `${even}`)],
    ["first position", parts.map(({ start }) => signed(start))],
    ["luck", parts.map(({ luck }) => signed(luck))],
    ...(isMany
      ? [["play", parts.map((one) => signed(playOf(one)))] as const]
      : ([
          ["slips", ledger.map(({ own }) => inPoints(own.good + own.slip))],
          ["mistakes", ledger.map(({ own }) => inPoints(own.mistake))],
          ["blunders", ledger.map(({ own }) => inPoints(own.blunder))],
          ["others’ mistakes", parts.map(({ others }) => signed(others))],
          ["unclear", parts.map(({ revision }) => signed(revision))],
        ] as const)),
    ["share of the win", parts.map(({ result }) => `${result}`)],
    ...(isMany
      ? ([
          ["blunders", counts.map(({ blunder }) => `${blunder}`)],
          ["mistakes", counts.map(({ mistake }) => `${mistake}`)],
          ["slips", counts.map(({ slip }) => `${slip}`)],
          ["points given away", ledger.map(({ pointsLost }) => `${Math.round(pointsLost)}`)],
        ] as const)
      : []),
    ["‰ lost per turn", ledger.map(({ perMille }) => `${Math.round(perMille)}`)],
    // Ratings have not been measured for every number of seats.
    ...(likes.some((like) => like !== null) ? [["plays like", likes.map((like) => like?.level ?? "–")] as const] : []),
    ...(isMany || accuracies.every((accuracy) => accuracy === null)
      ? []
      : [["accuracy", accuracies.map((accuracy) => (accuracy === null ? "–" : `${Math.round(accuracy)} %`))] as const]),
  ];
  const first = Math.max(...rows.map(([name]) => name.length));
  const heads = names.map((name) => clip(name, LONGEST_NAME));
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map(([, cells]) => cells[i].length)));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(first), ...cells.map((cell, i) => cell.padStart(widths[i]))].join("  ").trimEnd();
  return [paint.bold(line("", heads)), ...rows.map(([name, cells]) => line(name, cells))];
}

const LONGEST_NAME = 8;

function inPoints(share: number): string {
  return signed(Math.round(100 * share));
}

/** A sentence first, then its details. */
function tellMoment({ table, events }: Told, moment: ExplainedMoment, seat: Seat, look: Look): string[] {
  const { match, speech, names } = table;
  const event = events[moment.index];
  const position = match.positionAt(event.ply);
  const turn = turnAt(listTurns(match), event.ply)?.number ?? 0;
  const when = turn === 0 ? "At the start" : `Turn ${turn}`;
  if (event.kind === "chance") {
    const percent = percentChange(event.first[seat], event.last[seat]);
    const luck = `${percent > 0 ? "lucky" : "unlucky"}, ${signed(percent)} %${tellRank(event, seat)}`;
    return [[`${when}: ${luck}.`, ...tellRoll(table, event)].join(" ")];
  }
  const name = (move: number) => speech.makeTurn(position, move);
  const played = `${names[event.seat]} played ${name(event.played.move)}`;
  if (moment.kind === "find") {
    const gap = percentChange(nextBestOf(event)?.share ?? 0, event.best.share);
    return [`${when}: ${played}, hard to find; the next best was worse by ${gap} %.`];
  }
  const verdict =
    moment.verdict === undefined
      ? ""
      : ` (${sayVerdict(moment.verdict, event)}, ${CERTAINTY[moment.verdict.certainty]})`;
  return [
    `${when}: ${played}, ${sayLoss(event, moment)}${verdict}. Better: ${name(event.best.move)}.`,
    ...(moment.account === undefined ? [] : indent(wrap(tellAccount(moment.account, table), look.width - 3, 0))),
    ...drawPosition(table, position, look),
  ];
}

/** What was rolled and what that cost; nothing where more came up than a line holds. */
function tellRoll({ match, speech, names }: Table, { ply, end, isExact }: ChanceEvent): string[] {
  if (!isExact) return [];
  return speech.tell(match.positionAt(ply), match.log[ply], match.positionAt(end), names);
}

/** In points where the match was decided, as in the browser. */
function sayLoss(event: DecisionEvent, { verdict }: ExplainedMoment): string {
  const { first, last, seat } = event;
  if (verdict?.isAboutPoints !== true) return `${signed(percentChange(first[seat], last[seat]))} %`;
  return `${signed(-Math.round(weightOf(event).loss))} points`;
}

/** "better than 29 of 32 other deals", or how often a roll goes at least as well or as badly; where that is usual, how often not. */
function tellRank(event: ChanceEvent, seat: Seat): string {
  const { isExact, possibilities, last, first } = event;
  const isBad = last[seat] < first[seat];
  const percent = Math.round(100 * oddsOf(event, seat));
  if (isUsualLuck(event, seat) && percent < 100) {
    return `; it’s ${isBad ? "better" : "worse"} only ${100 - percent} % of the time`;
  }
  if (isExact) return `; it’s this ${isBad ? "bad or worse" : "good or better"} ${percent} % of the time`;
  const worse = possibilities.filter(({ shares }) => shares[seat] < last[seat]).length;
  if (worse === 0) return `, none of ${possibilities.length} others is worse`;
  return `, better than ${worse} of ${possibilities.length} others`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `   ${line}`.trimEnd());
}

/** The same words as in the browser. */
const CERTAINTY: Readonly<Record<Certainty, string>> = {
  proven: "verdict certain",
  firm: "verdict almost certain",
  likely: "verdict likely",
  unclear: "too close to call",
};

const LEADS: Readonly<Record<Lead, string>> = {
  lost: "lost the lead",
  even: "fell behind",
  kept: "still ahead",
  level: "still about even",
  none: "already behind",
  decided: "match already decided",
  far: "already far behind",
};

/** Includes the lead, because a mistake may cost more than a blunder. */
function sayVerdict(verdict: Verdict, event: DecisionEvent): string {
  const kind = toldKind(verdict);
  // Nothing else is listed that was good enough or is unclear.
  if (kind === null) return "turning point";
  return `${isBigMistake(verdict) ? "big mistake" : kind}, ${LEADS[leadOf(event, verdict)]}`;
}

/** The rows that matter, the largest first, and last what no row explains. */
function tellAccount(account: Account, { speech, names }: Table): string {
  const titles = speech.account?.(names.length === 2 ? "the rival" : names[account.rival]) ?? {};
  const { rows, total } = tellRows(account);
  const told = rows
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ row, points }) => `${titles[row] ?? "everything else"} ${signed(points)}`);
  const sum = `It gains ${signed(total)} points`;
  // "Everything else" beside nothing says nothing.
  const isNamed = rows.some(({ row, points }) => row in titles && Math.abs(points) >= LEAST_NAMED);
  return isNamed ? `${sum}: ${told.join(", ")}.` : `${sum}, in many small things.`;
}

const LEAST_NAMED = 0.5;

function rank({ row, points }: AccountRow): number {
  return row === LATER ? 0 : Math.abs(points);
}

/** Columns. Boards are never drawn narrower than this, so a narrow screen has no room to indent them. */
const NARROWEST = 60;

function drawPosition({ match, names, dialect }: Table, position: Position, { paint, width }: Look): string[] {
  const hasRoom = width - 3 >= NARROWEST;
  const lines = screenOf(match.game).draw(position, { paint, width: hasRoom ? width - 3 : width, names, dialect });
  return hasRoom ? indent(lines) : lines;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
