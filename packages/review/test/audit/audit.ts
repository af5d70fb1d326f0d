/**
 * Looks at many decisions, compares the best move with another one, and checks every word that a review could say about them. A motif
 * must also mean something: the row that it names is larger where it is present. A rule that means nothing, whether the sum of the
 * points is odd, is measured beside them; what does not do better than it is not worth saying.
 */
import { CHANCE, Match, OVER, SeededRandom, listMoves, unwrap } from "@riad/core";
import type { Game, Position, Random } from "@riad/core";
import { estimate, levelsOf } from "@riad/bots";
import type { Analysis, JudgedMove, Player } from "@riad/bots";
import { judgeOf, pluginOf } from "../../src/index.ts";
import type { Alternative, Shares } from "../../src/index.ts";
import { rivalOf } from "../../src/account.ts";
import { WHOLE } from "../../src/motif.ts";
import { auditLuck } from "./luck.ts";
import type { LuckReport } from "./luck.ts";
import { claimsOf } from "./claims.ts";
import { findFalse } from "./claim.ts";

export interface AuditPlan {
  readonly decisions: number;
  readonly nodes: number;
  readonly seed: string;
}

export interface MotifScore {
  readonly name: string;
  readonly count: number;
  /** Mean of the row that it names where it is present less where it is not, in standard deviations, with its 95 % interval. */
  readonly score: number;
  readonly error: number;
}

export interface AuditReport {
  readonly decisions: number;
  readonly claims: number;
  readonly falsehoods: readonly string[];
  readonly scores: readonly MotifScore[];
  readonly nonsense: MotifScore;
}

interface Sample {
  readonly rows: Readonly<Record<string, number>>;
  readonly motifs: ReadonlyMap<string, string>;
  readonly isOdd: boolean;
}

export function audit(game: Game, plan: AuditPlan, progress: (done: number) => void = () => undefined): AuditReport {
  const { accountant, motifs } = pluginOf(game.id);
  const claims = claimsOf(game.id);
  if (accountant === undefined || motifs === undefined || claims === undefined) {
    throw new Error(`${game.title} says nothing that could be checked.`);
  }
  const player = remembering(judgeOf(game.id), plan.nodes);
  const falsehoods: string[] = [];
  const samples: Sample[] = [];
  const lucks: LuckReport[] = [];
  let said = 0;
  const matchOver = (match: Match): void =>
    void lucks.push(auditLuck(game, match, judgeOf(game.id), plan.nodes, claims.luck));
  for (const { shares, ...pair } of comparedMoves(game, player, plan, matchOver)) {
    const { position } = pair;
    const account = accountant.explain(position, pair, player);
    const found = motifs.find(position, pair, player);
    said += account.rows.length - 1 + found.length;
    const where = game.notation.makePosition(position);
    const faults = findFalse(claims, pair, found, account, player);
    if (!isMostHelped(position, pair.rival, shares)) faults.push(`${pair.rival} is not whom the other move helps`);
    falsehoods.push(...faults.map((fault) => `${fault}, after ${where}`));
    samples.push({
      rows: { ...Object.fromEntries(account.rows.map(({ row, points }) => [row, points])), [WHOLE]: account.total },
      motifs: new Map(found.map(({ name, row }) => [name, row])),
      isOdd: pointsOf(position) % 2 === 1,
    });
    progress(samples.length);
  }
  const luck = lucks.flatMap((one) => one.samples);
  const facts = [...new Set(luck.flatMap(({ names: own }) => [...own]))].sort();
  const chances = luck.map(({ luck: size, names: own }): Sample => ({
    rows: { luck: size },
    motifs: new Map([...own].map((name) => [name, "luck"])),
    isOdd: false,
  }));
  const names = [...new Set(samples.flatMap(({ motifs: own }) => [...own.keys()]))].sort();
  const rows = [...new Set(samples.flatMap((sample) => Object.keys(sample.rows)))];
  // The nonsense may name the row that suits it best.
  const odd = rows.map((row) => scoreOf("odd points", samples, row, ({ isOdd }) => isOdd));
  return {
    decisions: samples.length,
    claims: lucks.reduce((sum, one) => sum + one.claims, said),
    falsehoods: [...falsehoods, ...lucks.flatMap((one) => one.falsehoods)],
    scores: [
      ...names.map((name) => {
        const row = samples.find(({ motifs: own }) => own.has(name))?.motifs.get(name) ?? "";
        return scoreOf(name, samples, row, ({ motifs: own }) => own.has(name));
      }),
      ...facts.map((name) => scoreOf(name, chances, "luck", ({ motifs: own }) => own.has(name))),
    ],
    nonsense: odd.reduce((best, one) => (one.score > best.score ? one : best)),
  };
}

/**
 * The account and its check ask the same questions one after the other, so the last answers are kept. No question gets more than `most`
 * nodes: what is said must be true of any variation, so a cheap one does.
 */
function remembering(player: Player, most: number): Player {
  const known: { position: Position; count: number; analysis: Analysis }[] = [];
  return {
    choose: (position, budget) => player.choose(position, budget),
    judge(position, moves, { nodes = most }) {
      const found = known.find((one) => one.count === moves.length && one.position.equals(position));
      if (found !== undefined) return found.analysis;
      const analysis = player.judge(position.clone(), moves, { nodes: Math.min(nodes, most) });
      known.unshift({ position: position.clone(), count: moves.length, analysis });
      known.length = Math.min(known.length, KEPT);
      return analysis;
    },
  };
}

/** More than the moves of two variations. */
const KEPT = 100;

function pointsOf(position: Position): number {
  let sum = 0;
  for (let seat = 0; seat < position.seats; seat++) sum += position.points(seat);
  return sum;
}

function scoreOf(name: string, samples: readonly Sample[], row: string, has: (sample: Sample) => boolean): MotifScore {
  const values = (some: readonly Sample[]): number[] => some.map(({ rows }) => rows[row] ?? 0);
  const [withIt, without] = [samples.filter(has), samples.filter((sample) => !has(sample))];
  const all = estimate(values(samples));
  const deviation = (all.error / 1.96) * Math.sqrt(all.count) || 1;
  const [one, other] = [estimate(values(withIt)), estimate(values(without))];
  const score = withIt.length === 0 || without.length === 0 ? 0 : (one.mean - other.mean) / deviation;
  return { name, count: withIt.length, score, error: Math.hypot(one.error, other.error) / deviation || 0 };
}

/** Decisions of matches between levels drawn at random, two to four seats, all options; the best move and one that somebody might make. */
function* comparedMoves(
  game: Game,
  player: Player,
  { decisions, nodes, seed }: AuditPlan,
  matchOver: (match: Match) => void,
) {
  const random = new SeededRandom(`audit ${game.id} ${seed}`);
  for (let done = 0, number = 0; done < decisions; number++) {
    const match = newMatch(game, 2 + (number % 3), random);
    const levels = levelsOf(game.id).slice(0, -2);
    const players = Array.from({ length: match.seats }, () => levels[random.below(levels.length)]).map((level) => ({
      player: level.create(random),
      budget: level.budget,
    }));
    while (match.actor !== OVER && match.length < game.moveLimit && done < decisions) {
      const { position, actor } = match;
      if (actor === CHANCE) {
        match.play(position.draw(random));
        continue;
      }
      const { move } = players[actor].player.choose(match.position, players[actor].budget);
      const moves = listMoves(position);
      const asked = moves.length > 1 ? player.judge(position.clone(), moves, { nodes }).moves : [];
      const [best, ...rest] = asked.filter(({ isSeen }) => isSeen);
      const other = rest.find((judged) => judged.move === move) ?? rest[random.below(Math.max(1, rest.length))];
      if (best !== undefined && other !== undefined) {
        done++;
        const [better, worse] = [toAlternative(best, actor), toAlternative(other, actor)];
        const shares = [best.shares, other.shares] as const;
        yield { position, better, other: worse, rival: rivalOf(position, actor, ...shares), shares };
      }
      match.play(move);
    }
    matchOver(match);
  }
}

/** Of the others nobody gains clearly more by the other move, and nobody who gains as much has more points. */
function isMostHelped(position: Position, rival: number, [first, last]: readonly [Shares, Shares]): boolean {
  const others = last.map((_, seat) => seat).filter((seat) => seat !== position.actor);
  const gains = last.map((share, seat) => share - first[seat]);
  const least = Math.max(...others.map((seat) => gains[seat])) - 0.005;
  const best = Math.max(...others.filter((seat) => gains[seat] >= least).map((seat) => position.points(seat)));
  return others.includes(rival) && gains[rival] >= least && position.points(rival) === best;
}

function toAlternative({ move, shares, margin, line }: JudgedMove, seat: number): Alternative {
  return { move, share: shares[seat], margin, line };
}

function newMatch(game: Game, seats: number, random: Random): Match {
  const options = Object.fromEntries(
    game.options.map(({ name, values }) => [name, values[random.below(values.length)]]),
  );
  const match = Match.fromSetup(game, { seats, options });
  // Not every option fits every number of seats.
  return match.ok ? match.value : unwrap(Match.fromSetup(game, { seats }));
}
