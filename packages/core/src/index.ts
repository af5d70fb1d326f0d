export { keyedRandom, outcomeRandom } from "./chance.ts";
export type { ChanceSeed } from "./chance.ts";
export { findUnseeded, redrawOutcomes } from "./chance-check.ts";
export type { Redrawn } from "./chance-check.ts";
export { ConformanceCheck } from "./conformance.ts";
export type { Conformance, Law } from "./conformance.ts";
export { endingByResigning, endingOf, makeEnding } from "./ending.ts";
export type { Decision, EndReason, Ending, RankedSeat } from "./ending.ts";
export { FlatPosition } from "./flat-position.ts";
export { CHANCE, OVER, newMoveList } from "./game.ts";
export type {
  DrawnPosition,
  Game,
  GameFacts,
  GameOption,
  Move,
  MoveList,
  Notation,
  Opening,
  Position,
  Seat,
  Setup,
} from "./game.ts";
export { Match } from "./match.ts";
export type { Origin } from "./match.ts";
export { isLegal, listMoves, playChance } from "./moves.ts";
export { perft } from "./perft.ts";
export { SeededRandom, hashText } from "./random.ts";
export type { Random } from "./random.ts";
export { makeRecord, parseRecord } from "./record.ts";
export type { RecordNotes, MatchRecord } from "./record.ts";
export { CORE_REFUSALS, refuse as refuseFromCore } from "./refusals.ts";
export { REFUSAL, accept, refuse, speakFrom, unwrap } from "./result.ts";
export type { Part, Refusal, RefusalCode, Refuse, Result } from "./result.ts";
export { fillTemplate, quote } from "./sentence.ts";
export type { Catalogue, Sentence, SentenceArg, SentenceArgs, Translated } from "./sentence.ts";
export { completeSetup, optionsOf } from "./setup.ts";
export { NUMBER, STRING, anyRandom, checkedTask } from "./task.ts";
export type { Task, TaskInput } from "./task.ts";
export { countRounds, listRoundStarts, listTurns, stopAfter, stopBefore, turnAt } from "./turns.ts";
export type { Turn } from "./turns.ts";
export { findUndo, mayRewind } from "./undo.ts";
export { foundAt, parseWords, refuseExpected } from "./words.ts";
export type { Word, Words } from "./words.ts";
