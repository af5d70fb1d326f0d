/** Requests and answers of the REST API. The OpenAPI document is generated from these. */
import * as z from "zod/mini";
import { refusalFields } from "./refusals.ts";
import { playerName } from "./player-name.ts";
import {
  clockWish,
  commandId,
  commitment,
  gameId,
  joinCode,
  leaverChoice,
  levelId,
  matchId,
  moveText,
  optionValues,
  phrase,
  ply,
  refusedCode,
  seatIndex,
  seatSeed,
  seatToken,
  seedFollows,
} from "./shapes.ts";
import { lobbyTable, tableView } from "./to-client.ts";

const seatWish = z.discriminatedUnion("kind", [
  /** The caller's own seat; at most one. */
  z.strictObject({ kind: z.literal("me") }),
  z.strictObject({ kind: z.literal("open") }),
  /** Reserved for anybody who has the link in the answer. */
  z.strictObject({ kind: z.literal("reserved"), name: z.optional(playerName) }),
  z.strictObject({ kind: z.literal("computer"), level: levelId }),
]);

export type SeatWish = z.infer<typeof seatWish>;

export const createRequest = z.strictObject({
  game: gameId,
  seats: z.array(seatWish).check(z.minLength(2), z.maxLength(8)),
  options: z.optional(optionValues),
  clock: z.optional(clockWish),
  /** Listed in the lobby: for players while a seat is open, for spectators while it is played. */
  public: z.optional(z.boolean()),
  name: z.optional(playerName),
  token: z.optional(seatToken),
  /** Used, but not bound: the server knows it before it commits itself. Use `seedFollows` instead. */
  seed: z.optional(seatSeed),
  seedFollows: z.optional(seedFollows),
});

export type CreateRequest = z.infer<typeof createRequest>;

export const createAnswer = z.strictObject({
  match: matchId,
  game: gameId,
  code: z.nullable(joinCode),
  /** The page of the match; with `#seat=<token>` appended it is a seat link. */
  path: z.string(),
  seat: z.nullable(seatIndex),
  /** Opens that seat. Without a seat it closes the table before the start; servers before 0.2 then send null. */
  token: z.nullable(seatToken),
  /** One for each reserved seat; `path` has the invitation in its fragment. */
  invites: z.array(z.strictObject({ seat: seatIndex, invite: seatToken, path: z.string() })),
  table: tableView,
});

export type CreateAnswer = z.infer<typeof createAnswer>;

export const joinRequest = z.strictObject({
  id: z.optional(commandId),
  name: playerName,
  seat: z.optional(seatIndex),
  invite: z.optional(seatToken),
  token: z.optional(seatToken),
  seed: z.optional(seatSeed),
  seedFollows: z.optional(seedFollows),
});

export const joinAnswer = z.strictObject({
  match: matchId,
  game: gameId,
  path: z.string(),
  seat: seatIndex,
  token: seatToken,
  table: tableView,
});

export const moveRequest = z.strictObject({ id: z.optional(commandId), ply: z.optional(ply), move: moveText });
export const plainRequest = z.strictObject({ id: z.optional(commandId) });
export const chatRequest = z.strictObject({ id: z.optional(commandId), phrase });
export const decideRequest = z.strictObject({
  id: z.optional(commandId),
  seat: seatIndex,
  choice: leaverChoice,
  level: z.optional(levelId),
});

export const seedRequest = z.strictObject({ id: z.optional(commandId), seed: seatSeed, commit: commitment });
export const inviteRequest = z.strictObject({ seat: seatIndex });
export const inviteAnswer = z.strictObject({ seat: seatIndex, invite: seatToken, path: z.string() });

export const acceptedAnswer = z.strictObject({ match: matchId, id: commandId, ply });

/** Bytes of a request with a record: the longest match of four players needs a third of that. */
export const MAX_RECORD_BYTES = 65_536;

export const reviewRequest = z.strictObject({
  record: z.string().check(z.minLength(1), z.maxLength(MAX_RECORD_BYTES)),
});

/**
 * A review that is not ready yet: how many of the record's moves have been reviewed. Ask again after `Retry-After`
 * seconds.
 */
export const reviewPending = z.strictObject({ state: z.literal("computing"), done: z.number(), of: z.number() });

/** A whole match: everything a program needs to continue from here. */
export const matchAnswer = z.strictObject({
  match: matchId,
  version: z.number(),
  length: ply,
  /** The position in the game's notation; null before the match starts. */
  position: z.nullable(z.string()),
  /** The seat to decide. */
  actor: z.nullable(seatIndex),
  /** Every legal move of the actor. */
  legal: z.array(moveText),
  moves: z.array(moveText),
  hash: z.string(),
  table: tableView,
});

export type MatchAnswer = z.infer<typeof matchAnswer>;

export const gamesAnswer = z.array(
  z.strictObject({
    game: gameId,
    title: z.string(),
    rules: z.number(),
    minSeats: z.number(),
    maxSeats: z.number(),
    options: z.array(z.strictObject({ name: z.string(), about: z.string(), values: z.array(z.string()) })),
    levels: z.array(z.strictObject({ level: levelId, about: z.string() })),
  }),
);

export const lobbyAnswer = z.array(lobbyTable);
export const foundAnswer = z.strictObject({ code: joinCode, match: matchId, game: gameId, path: z.string() });
export const errorAnswer = z.strictObject({
  code: refusedCode,
  message: z.string(),
  ...refusalFields,
  retryAfter: z.optional(z.number()),
});
