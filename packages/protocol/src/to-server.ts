/**
 * Every message a client may send. Each is one JSON object; unknown keys are refused. Anything else parses to
 * `unexpected`, which contains the command's id if there is one, so that even an unreadable command gets an answer.
 *
 * Messages with an `id` are commands: each is answered by `accepted` or `refused` with that id, and repeating one with
 * the same id has no effect and gets the same answer.
 */
import { quote } from "@riad/core";
import type { Sentence } from "@riad/core";
import * as z from "zod/mini";
import { playerName } from "./player-name.ts";
import { serverSays } from "./refusals.ts";
import {
  commandId,
  commitment,
  joinCode,
  leaverChoice,
  levelId,
  matchId,
  moveText,
  phrase,
  ply,
  seatIndex,
  seatSeed,
  seatToken,
  seedFollows,
} from "./shapes.ts";

const match = matchId;
const id = commandId;

const toServer = z.discriminatedUnion("type", [
  /**
   * Requests this match from move `length` on, and further updates. With a token the socket takes that seat. `differs`
   * says that the client's own state did not match a hash and that it is starting over.
   */
  z.strictObject({
    type: z.literal("watch"),
    match,
    length: ply,
    token: z.optional(seatToken),
    differs: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal("unwatch"), match }),
  /** The page has become visible or hidden: a player who cannot see it is notified of their turn. */
  z.strictObject({ type: z.literal("looking"), match, on: z.boolean() }),
  /** Asks for the match with this code. Answered by `found` or `refused`. */
  z.strictObject({ type: z.literal("find"), code: joinCode }),
  /** Takes a seat. The client makes the token. An invited guest sends the invitation from the link. */
  z.strictObject({
    type: z.literal("join"),
    match,
    id,
    name: playerName,
    token: seatToken,
    seat: z.optional(seatIndex),
    invite: z.optional(seatToken),
    seed: z.optional(seatSeed),
    seedFollows: z.optional(seedFollows),
  }),
  /**
   * Adds a seed to a match that has not started. `commit` is the commitment that the sender has seen, which proves that
   * the server had chosen its secret before it knew the seed.
   */
  z.strictObject({ type: z.literal("seed"), match, id, seed: seatSeed, commit: commitment }),
  /** `ply` is the length of the log when the move was chosen. */
  z.strictObject({ type: z.literal("move"), match, id, ply, move: moveText }),
  z.strictObject({ type: z.literal("resign"), match, id }),
  /** Before the start: gives up the seat. Later: tells the others not to wait; the seat link still works. */
  z.strictObject({ type: z.literal("leave"), match, id }),
  /** Votes on a disconnected seat; carried out once a majority of the remaining players agrees. */
  z.strictObject({
    type: z.literal("decide"),
    match,
    id,
    seat: seatIndex,
    choice: leaverChoice,
    level: z.optional(levelId),
  }),
  /** Agrees to a rematch; it is created once every person at the table has agreed. */
  z.strictObject({ type: z.literal("rematch"), match, id }),
  z.strictObject({ type: z.literal("chat"), match, id, phrase }),
  /** Starts or stops updates about open tables. */
  z.strictObject({ type: z.literal("lobby"), on: z.boolean() }),
  z.strictObject({ type: z.literal("ping"), n: z.optional(z.int()) }),
]);

export type ToServer = z.infer<typeof toServer>;
export type Command = Extract<ToServer, { id: string }>;
export type Unexpected = { readonly type: "unexpected"; readonly id: string | undefined; readonly says: Sentence };

export function parseToServer(text: string): ToServer | Unexpected {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { type: "unexpected", id: undefined, says: serverSays("messageObject", {}) };
  }
  const parsed = toServer.safeParse(json);
  if (parsed.success) return parsed.data;
  const wanted = commandId.safeParse((json as { id?: unknown } | null)?.id);
  return { type: "unexpected", id: wanted.success ? wanted.data : undefined, says: explain(parsed.error) };
}

export function makeToServer(message: ToServer): string {
  return JSON.stringify(message);
}

/** The first thing that is wrong, in one sentence. */
export function explain(error: z.core.$ZodError): Sentence {
  const issue = error.issues[0];
  if (issue === undefined || (issue.path.length === 0 && issue.code !== "unrecognized_keys")) {
    return serverSays("badForm", {});
  }
  if (issue.code === "unrecognized_keys") return serverSays("noKey", { name: quote(issue.keys[0] ?? "") });
  const where = issue.path.join(".");
  if (issue.code === "invalid_union" && where === "type") return serverSays("noType", {});
  // Names are typed by people; every other field is written by programs.
  return issue.path.at(-1) === "name" ? serverSays("badName", {}) : serverSays("badField", { field: quote(where) });
}
