/**
 * A review as data for other programs: one JSON object per line, every event and the summary last; moves in the game's notation,
 * numbers rounded so that every machine writes the same bytes.
 */
import type { Match, Move, Position } from "@riad/core";
import type { Alternative, ReviewEvent, Shares } from "./review.ts";
import type { Summary } from "./summary.ts";

const DIGITS = 1e4;

/** What `riad review --json`, the server and the browser give out. */
export function makeReviewLines(match: Match, events: readonly ReviewEvent[], summary: Summary): string[] {
  return [...events.map((event) => eventToJson(match, event)), summaryToJson(summary)].map((line) =>
    JSON.stringify(line),
  );
}

export function eventToJson(match: Match, event: ReviewEvent): object {
  const position = match.positionAt(event.ply);
  const write = (moves: readonly Move[]) => writeLine(match, position, moves);
  const shares = { first: roundAll(event.first), last: roundAll(event.last) };
  if (event.kind === "chance") {
    const { ply, end, isExact, possibilities } = event;
    return {
      kind: "chance",
      ply,
      end,
      ...shares,
      exact: isExact,
      possibilities: possibilities.map((one) => ({
        outcomes: write(one.outcomes),
        weight: round(one.weight),
        shares: roundAll(one.shares),
      })),
    };
  }
  const alternative = ({ share, margin, line }: Alternative) => {
    const [move, ...rest] = write(line);
    return { move, share: round(share), margin: round(margin), line: rest };
  };
  return {
    kind: "decision",
    ply: event.ply,
    seat: event.seat,
    played: alternative(event.played),
    best: alternative(event.best),
    others: event.others.map(alternative),
    ...shares,
    blindLoss: round(event.blindLoss),
    choice: event.isChoice,
    solved: event.isSolved,
    proven: event.isProven,
    secondLook: event.isSecondLook,
    ...(event.isContradicted === true ? { contradicted: true } : {}),
    ...(event.isReopened === true ? { reopened: true } : {}),
    ...(event.settled === undefined ? {} : { settled: round(event.settled) }),
    ...(event.noise === undefined ? {} : { noise: round(event.noise) }),
  };
}

function summaryToJson({ result, ledger, counts, playsLike, moments }: Summary): object {
  return {
    kind: "summary",
    result: roundAll(result),
    ledger: ledger.map((row, seat) => ({
      start: round(row.start),
      luck: round(row.luck),
      own: Object.fromEntries(Object.entries(row.own).map(([kind, part]) => [kind, round(part)])),
      counts: counts[seat],
      from: roundAll(row.from),
      gave: roundAll(row.gave),
      revision: round(row.revision),
      result: round(row.result),
      pointsLost: round(row.pointsLost),
      choices: row.choices,
      perMille: round(row.perMille),
      perMilleError: round(row.perMilleError),
      lossRatio: row.lossRatio === null ? null : round(row.lossRatio.mean),
      lossRatioError: row.lossRatio === null ? null : round(row.lossRatio.error),
      playsLike: playsLike[seat],
      accuracy: row.accuracy === null ? null : round(row.accuracy),
    })),
    moments: moments.map((own) =>
      own.map(({ index, kind, change, verdict, account, motifs, luck }) => ({
        event: index,
        kind,
        change: round(change),
        ...(verdict === undefined ? {} : { verdict }),
        ...(account === undefined
          ? {}
          : { account: account.rows.map(({ row, points }) => ({ row, points: round(points) })), rival: account.rival }),
        ...(luck === undefined ? {} : { luck: { name: luck.name, numbers: luck.numbers } }),
        ...(motifs === undefined ? {} : { motifs: motifs.map(({ name, numbers }) => ({ name, numbers })) }),
      })),
    ),
  };
}

/** As far as the moves can be played one after the other; a line may end where chance comes in. */
function writeLine(match: Match, before: Position, moves: readonly Move[]): string[] {
  const position = before.clone();
  return moves.map((move) => {
    const text = match.game.notation.makeMove(position, move);
    position.play(move);
    return text;
  });
}

function roundAll(shares: Shares): number[] {
  return shares.map(round);
}

function round(value: number): number {
  return Math.round(value * DIGITS) / DIGITS || 0;
}
