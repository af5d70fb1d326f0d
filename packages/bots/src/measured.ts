/**
 * What `npm run calibrate` has measured about the strongest level's values, for the players that report them and for reviews: by setup, so
 * that new weights for one number of seats leave the rest of the table valid.
 */

import type { JudgedMove } from "./player.ts";

/** How far a difference between two moves may be off: its standard deviation, in shares of the win and in points. */
export interface NoiseFloor {
  readonly share: number;
  readonly margin: number;
  readonly count: number;
}

/**
 * Brings a reported share in line with how matches end: its logit is multiplied by `scale`, then `offset` is added. `margin` is added to
 * the expected points. All moves of a decision go through the same correction, so that their order stays as it is.
 */
export interface Correction {
  readonly scale: number;
  readonly offset: number;
  readonly margin: number;
}

/** For one class of positions, measured with so many nodes. */
export interface MeasuredCorrection extends Correction {
  readonly name: string;
  readonly nodes: number;
  readonly count: number;
}

/** Each half has a date of its own: they take different times to measure. */
export interface Measured {
  /** See `hashWeights`. */
  readonly weights: string;
  readonly noise: {
    readonly date: string;
    /** Of the first look; a second one has ten times as many. */
    readonly nodes: number;
    readonly floors: Readonly<Record<string, NoiseFloor>>;
  };
  readonly calibration: {
    readonly date: string;
    /** By class and nodes: what a search says, against what one with far more nodes says about the same position. */
    readonly corrections: readonly MeasuredCorrection[];
    /** By stage, and whether the search came to the end of the round: what a deep search says, against how matches end. */
    readonly stages?: Readonly<Record<string, Correction & { readonly count: number }>>;
  };
}

/** By setup, see `PositionClasses.setupOf`. */
export type MeasuredTable = Readonly<Record<string, Measured>>;

export const UNCORRECTED: Correction = { scale: 1, offset: 0, margin: 0 };

/** Between two measured numbers of nodes the correction changes evenly with their logarithm; beyond them it stays as it is. */
export function correctionAt(corrections: readonly MeasuredCorrection[], name: string, nodes: number): Correction {
  const own = corrections.filter((one) => one.name === name).sort((a, b) => a.nodes - b.nodes);
  if (own.length === 0) return UNCORRECTED;
  const above = own.findIndex((one) => one.nodes >= nodes);
  if (above <= 0) return above === 0 ? own[0] : own[own.length - 1];
  const [low, high] = [own[above - 1], own[above]];
  const part = Math.log(nodes / low.nodes) / Math.log(high.nodes / low.nodes);
  const between = (key: keyof Correction): number => low[key] + part * (high[key] - low[key]);
  return { scale: between("scale"), offset: between("offset"), margin: between("margin") };
}

/** The class of a decision in the table of how deep searches compare with results. */
export function stageClass(stage: string, isSearchedOut: boolean): string {
  return `${stage}, ${isSearchedOut ? "searched out" : "open"}`;
}

/** What becomes of what a deep search says. Some setups were measured without telling open searches from others. */
export function correctionOfStage(
  { stages = {} }: Measured["calibration"],
  stage: string,
  isSearchedOut: boolean,
): Correction {
  const known = [stageClass(stage, isSearchedOut), stage].find((name) => Object.hasOwn(stages, name));
  return known === undefined ? UNCORRECTED : stages[known];
}

/** One correction after another. */
export function inTurn(first: Correction, second: Correction): Correction {
  return {
    scale: second.scale * first.scale,
    offset: second.scale * first.offset + second.offset,
    margin: first.margin + second.margin,
  };
}

/** What is certain stays certain. */
export function correctShare(share: number, { scale, offset }: Correction): number {
  return 1 / (1 + Math.exp(-(scale * logit(share) + offset)));
}

export function logit(share: number): number {
  return Math.log(share / (1 - share));
}

/** The mover's share is corrected; the others keep their proportions in what it leaves. */
export function correctShares(shares: readonly number[], mover: number, correction: Correction): number[] {
  const own = correctShare(shares[mover], correction);
  const rest = shares.reduce((sum, share, seat) => (seat === mover ? sum : sum + share), 0);
  if (rest <= 0) return [...shares];
  return shares.map((share, seat) => (seat === mover ? own : (share * (1 - own)) / rest));
}

export function correctMove(judged: JudgedMove, mover: number, correction: Correction): JudgedMove {
  const { shares, margin } = judged;
  return { ...judged, shares: correctShares(shares, mover, correction), margin: margin + correction.margin };
}
