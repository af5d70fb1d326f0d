// Runs in the browser too. The pool of worker threads is Node's and has its own door: `@riad/bots/pool`.
export { planPairings, runArena } from "./arena.ts";
export type { ArenaPlan, ArenaResult, PairingResult } from "./arena.ts";
export { marginOf, playContest, winShares } from "./contest.ts";
export { Engine } from "./engine.ts";
export type { EngineReply } from "./engine.ts";
export type { Level } from "./player.ts";
export { findEntrant } from "./entrant.ts";
export { advise, asFarBehind, compareWithBest, isAsGood, newJudge, recommend } from "./hint.ts";
export { findLevel, levelsOf, luckMeasureOf, positionClassesOf, sparringOf } from "./levels.ts";
export { estimate, estimateRatio } from "./statistics.ts";
export type { Estimate } from "./statistics.ts";
export { CalibratedPlayer } from "./calibrated-player.ts";
export type { Correction, Measured, MeasuredCorrection, MeasuredTable, NoiseFloor } from "./measured.ts";
export { noiseFloor } from "./noise-floor.ts";
export { FEW, correctionClass, noiseClass, stageClass } from "./position-classes.ts";
export type { Kind, PositionClasses } from "./position-classes.ts";
export { analyse, evaluate, rankMoves } from "./player.ts";
export type { Analysis, Budget, Choice, Evaluation, Expectation, JudgedMove, Player } from "./player.ts";
