/** `riad arena`: plays levels against each other on all cores, with intervals and ratings. */
import { completeSetup } from "@riad/core";
import type { Game } from "@riad/core";
import { findEntrant, levelsOf, runArena, sparringOf } from "@riad/bots";
import type { ArenaPlan, ArenaResult, PairingResult } from "@riad/bots";
import { BotPool } from "@riad/bots/pool";
import { parseGameId } from "@riad/games";
import { padEnd, padStart } from "@riad/drawing/block";
import { EXIT, Failure } from "../failure.ts";
import { readNumber, readOptions } from "./flags.ts";
import { paintFor } from "../colours.ts";

export interface ArenaFlags {
  readonly games: string;
  readonly ms?: string;
  readonly nodes?: string;
  readonly seats: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly threads?: string;
  readonly firstOnly?: boolean;
  readonly json?: boolean;
}

export async function arena(gameId: string, levels: readonly string[], flags: ArenaFlags): Promise<void> {
  const game = parseGameId(gameId);
  if (!game.ok) throw new Failure(game.refusal.message, EXIT.usage);
  const plan = makePlan(game.value, levels, flags);
  const pool = new BotPool(...(flags.threads === undefined ? [] : [readNumber("threads", flags.threads, 1, 64)]));
  try {
    const result = await runArena(plan, pool, drawProgress);
    eraseProgress();
    console.log(flags.json ? JSON.stringify({ ...plan, ...result }) : makeReport(plan, result).join("\n"));
  } finally {
    await pool.close();
  }
}

function makePlan(game: Game, levels: readonly string[], flags: ArenaFlags): ArenaPlan {
  const known = [...levelsOf(game.id), ...sparringOf(game.id)].map(({ id }) => id);
  for (const id of levels) {
    if (findEntrant(game.id, id) === undefined) {
      throw new Failure(
        `${game.title} has no level "${id.slice(0, 40)}"; it has ${known.join(", ")}, each of which also takes a budget, as in ${known[0]}@30ms or ${known[0]}@2000nodes.`,
        EXIT.usage,
      );
    }
  }
  if (levels.length < 2) throw new Failure("The arena needs two levels or more.", EXIT.usage);
  if (new Set(levels).size < levels.length) throw new Failure("Each level can be given only once.", EXIT.usage);
  const seats = readNumber("seats", flags.seats, game.minSeats, game.maxSeats);
  const setup = completeSetup(game, { seats, options: readOptions(flags.option) });
  if (!setup.ok) throw new Failure(setup.refusal.message, EXIT.usage);
  return {
    game: game.id,
    levels,
    seats,
    options: setup.value.options,
    matches: readNumber("games", flags.games, 1, 1_000_000),
    budget: {
      ...(flags.ms === undefined ? {} : { ms: readNumber("ms", flags.ms, 1, 600_000) }),
      ...(flags.nodes === undefined ? {} : { nodes: readNumber("nodes", flags.nodes, 1, 1e9) }),
    },
    seed: flags.seed,
    ...(flags.firstOnly === true && { isFirstOnly: true }),
  };
}

const BAR = 30;

/** Only on a terminal: in a pipe or a log file a progress bar is noise. */
function drawProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((BAR * done) / all);
  process.stderr.write(`\r${"█".repeat(filled)}${"░".repeat(BAR - filled)} ${done} of ${all} rounds`);
}

function eraseProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
}

function makeReport(plan: ArenaPlan, result: ArenaResult): string[] {
  const paint = paintFor(process.stdout, undefined);
  const { ms, nodes } = plan.budget;
  const limits = [...(ms === undefined ? [] : [`${ms} ms`]), ...(nodes === undefined ? [] : [`${nodes} nodes`])];
  const options = Object.entries(plan.options).map(([name, value]) => `${name} ${value}`);
  const title = [
    `${plan.game}, ${plan.seats} seats`,
    ...options,
    `${limits.length === 0 ? "each level's own budget" : limits.join(" and ")} a move`,
    `seed ${plan.seed}`,
  ].join(", ");
  return [title, "", ...makeTable(plan, result, paint.dim), "", ...makeRatings(result)];
}

function makeTable(plan: ArenaPlan, { pairings }: ArenaResult, dim: (text: string) => string): string[] {
  const isLucky = pairings.some(({ share, adjusted }) => share.mean !== adjusted.mean);
  const names = pairings.map(
    ({ challenger, rest }) => `${challenger} : ${plan.seats === 2 ? "" : `${plan.seats - 1} × `}${rest}`,
  );
  const width = Math.max(8, ...names.map((name) => name.length));
  const row = (name: string, matches: string, share: string, adjusted: string, margin: string, ms: string): string =>
    padEnd(name, width) +
    padStart(matches, 9) +
    padStart(share, 16) +
    (isLucky ? padStart(adjusted, 16) : "") +
    padStart(margin, 15) +
    padStart(ms, 18);
  return [
    dim(row("pairing", "matches", "win rate", "without luck", "margin", "ms per move")),
    ...pairings.map((pairing, i) =>
      row(
        names[i],
        String(pairing.matches),
        percent(pairing.share),
        percent(pairing.adjusted),
        `${signed(pairing.margin.mean)} ± ${pairing.margin.error.toFixed(1)}`,
        pairing.ms.map((one) => one.toFixed(1)).join(" : "),
      ),
    ),
  ];
}

function percent({ mean, error }: PairingResult["share"]): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
}

function makeRatings({ elo }: ArenaResult): string[] {
  const ratings = Object.entries(elo).sort(([, a], [, b]) => b - a);
  if (ratings.length === 0)
    return ["± is the 95 % interval. Ratings are made from two-seat pairings of all levels only."];
  const width = Math.max(...ratings.map(([name]) => name.length));
  return [
    "Elo (mean 0)",
    ...ratings.map(([name, rating]) => `  ${padEnd(name, width)} ${padStart(signed(rating).replace(/\.0$/, ""), 6)}`),
    "",
    "± is the 95 % interval; the unit is a round of matches on the same deals.",
  ];
}
