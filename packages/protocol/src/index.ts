export * from "./api.ts";
export { FairRandom, commitTo, drawFirst, makeProof, newSeed, parseProof, verifyChance } from "./fair.ts";
export type { Proof, Verdict } from "./fair.ts";
export type { Redrawn } from "@riad/core";
export { Follower } from "./follow.ts";
export type { FollowerHooks, News } from "./follow.ts";
export { stateHash } from "./hash.ts";
export { SERVER_REFUSALS, refusalText, serverSays } from "./refusals.ts";
export { MATCH_LENGTH, MATCH_LETTERS, MATCH_PATTERN } from "./match-id.ts";
export * from "./person.ts";
export { LONGEST_NAME, playerName } from "./player-name.ts";
export {
  CLOSE_PASSWORD,
  CODE_LENGTH,
  CODE_LETTERS,
  MAX_FRAME_BYTES,
  PHRASES,
  PROTOCOL,
  REFUSED,
  joinCode,
  matchId,
  seatToken,
} from "./shapes.ts";
export type { ClockWish, LeaverChoice, Phrase, RefusedCode } from "./shapes.ts";
export { makeToClient, parseToClient } from "./to-client.ts";
export type {
  ClockView,
  LobbyTable,
  PlayedMessage,
  SeatView,
  StreamMessage,
  TableMessage,
  TableView,
  ToClient,
} from "./to-client.ts";
export { explain, makeToServer, parseToServer } from "./to-server.ts";
export type { Command, ToServer, Unexpected } from "./to-server.ts";
