export { LATER, shownRows, tellRows } from "./account.ts";
export type { Account, AccountRow, Pair } from "./account.ts";
export { drawForBranch, endOf as endOfBranch, leaveAt, playFutures, playOn } from "./branch.ts";
export type { BranchLuck, FutureEnd } from "./branch.ts";
export { WORTH_SAYING, causeOf, isUnclear, knownCause, luckKind } from "./cause.ts";
export type { Cause, LuckKind } from "./cause.ts";
export { doubtBefore, surpriseBefore } from "./doubt.ts";
export { explainDecision } from "./explain.ts";
export type { Explanation, Future } from "./explain.ts";
export { findHardFinds } from "./hard-finds.ts";
export { nodesPerDecision, scaleBudgets } from "./budgets.ts";
export { isReviewable, judgeMatch, resultOf } from "./judging.ts";
export { lookAgain } from "./looking.ts";
export type { Judged, Judging } from "./judging.ts";
export { eventToJson, makeReviewLines } from "./json.ts";
export { judgeOf } from "./judge.ts";
export { judgeChance } from "./luck.ts";
export { findJumps, makeLedger, sumOf } from "./ledger.ts";
export type { Jump, LedgerRow } from "./ledger.ts";
export { findExercises, findMoments, findSlips, findWeakest } from "./moments.ts";
export { WHOLE } from "./motif.ts";
export type { Motif } from "./motif.ts";
export type { Moment } from "./moments.ts";
export { isHardToJudge, listParts, partsOf, playOf } from "./parts.ts";
export type { PartName, Parts } from "./parts.ts";
export { percentChange, percentOf, wholeOf } from "./percent.ts";
export { believable, believableAccuracy, playsLike } from "./plays-like.ts";
export type { LevelLoss, LevelLosses, PlaysLike } from "./plays-like.ts";
export { pluginOf } from "./plugins.ts";
export type { Plugin } from "./plugins.ts";
export { nameLosses, sumByMotif } from "./profile.ts";
export type { MainMotifs, MotifCost, NamedLoss } from "./profile.ts";
export { reasonOf } from "./reason.ts";
export type { PlainReason, Reason } from "./reason.ts";
export { faultOf } from "./record-fault.ts";
export type { RecordFault } from "./record-fault.ts";
export { gapOf, lossOf, luckOf, nextBestOf, pointsLostBy } from "./review.ts";
export type { Alternative, Certainty, ChanceEvent, DecisionEvent, Possibility, ReviewEvent, Shares } from "./review.ts";
export { tellLuck } from "./luck-fact.ts";
export { isUsualLuck, largeLuck, oddsOf } from "./told-luck.ts";
export { summarise } from "./summary.ts";
export type { ExplainedMoment, Summary } from "./summary.ts";
export { findTurningPoint, isDecisive } from "./turning-point.ts";
export type { TurningPoint } from "./turning-point.ts";
export { isAlike, isBetterThan, isRight, judgeAttempt } from "./try-again.ts";
export type { Attempt } from "./try-again.ts";
export {
  byWeight,
  countTold,
  forSeats,
  isBigMistake,
  isDecided,
  isOpenForOthers,
  isSwing,
  leadOf,
  openDecisions,
  toldKind,
  verdictOf,
  weightOf,
} from "./verdict.ts";
export type { Lead, ToldKind, Verdict, VerdictClass } from "./verdict.ts";
