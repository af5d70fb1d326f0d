/** The basic schemas that messages in both directions and the REST API share. */
import * as z from "zod/mini";
import { MATCH_PATTERN } from "./match-id.ts";

/** Raised when a client of the previous version would misunderstand messages. */
export const PROTOCOL = 1;

/** A longer frame closes its socket; honest messages are far shorter. */
export const MAX_FRAME_BYTES = 8192;

/** Closes a socket that was opened without the server's current password; the client may reconnect with it. */
export const CLOSE_PASSWORD = 4401;

const MAX_SEATS = 8;

export const matchId = z.string().check(z.regex(new RegExp(MATCH_PATTERN)));

/** A code that people can read out to each other; valid only while a seat is open. */
export const CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
export const CODE_LENGTH = 6;
export const joinCode = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)));

/** A seat's secret. The client makes it, so that it can simply repeat the request if the answer is lost. */
export const seatToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

/** Identifies a command, so that a repeated one is carried out once. */
export const commandId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

export const gameId = z.string().check(z.regex(/^[a-z]{1,20}$/));

export const seatIndex = z.int().check(z.gte(0), z.lt(MAX_SEATS));

export const ply = z.int().check(z.gte(0), z.lte(100_000));

/** A move in the game's own notation. */
export const moveText = z.string().check(z.minLength(1), z.maxLength(64));

export const levelId = z.string().check(z.regex(/^[a-z0-9-]{1,24}$/));

/** A seat's contribution to the randomness of its match. */
export const seatSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** The player will send a seed in a separate message: the match waits for it briefly. */
export const seedFollows = z.boolean();

/** The SHA-256 of a match's secret, which the server publishes before it accepts seeds. */
export const commitment = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const optionValues = z.record(z.string().check(z.maxLength(24)), z.string().check(z.maxLength(24)));

/** Time limits of the seats, in seconds or days. */
export const clockWish = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({ kind: z.literal("turn"), seconds: z.int().check(z.gte(5), z.lte(86_400)) }),
  z.strictObject({
    kind: z.literal("bank"),
    seconds: z.int().check(z.gte(5), z.lte(86_400)),
    increment: z.int().check(z.gte(0), z.lte(600)),
  }),
  z.strictObject({ kind: z.literal("days"), days: z.int().check(z.gte(1), z.lte(30)) }),
]);

export type ClockWish = z.infer<typeof clockWish>;

/** What the others may do about a player who has disconnected. */
export const leaverChoice = z.enum(["wait", "computer", "end"]);

export type LeaverChoice = z.infer<typeof leaverChoice>;

/** Quick chat: these phrases are the only messages, so nothing needs to be moderated. */
export const PHRASES = {
  hello: "Hello!",
  "good-luck": "Good luck!",
  "nice-move": "Nice move!",
  thinking: "Let me think …",
  "one-moment": "One moment, please.",
  oops: "Oops!",
  thanks: "Thank you!",
  "well-played": "Well played!",
  "good-match": "Good match!",
  bye: "Bye!",
} as const;

export type Phrase = keyof typeof PHRASES;

export const phrase = z.enum(Object.keys(PHRASES) as [Phrase, ...Phrase[]]);

/** Why something is refused: the closed set that programs can rely on. The sentence beside it is for people. */
export const REFUSED = {
  /** Not a message or request of this protocol. */
  unexpected: "unexpected",
  /** Too long. */
  large: "large",
  /** The token does not belong to a seat of this match, or there is none. */
  unauthorised: "unauthorised",
  /** This seat may not do this now. */
  forbidden: "forbidden",
  /** There is no such match, code, game, option, level or seat. */
  unknown: "unknown",
  /** Another move came first: the match has moved on, and the missing moves are being sent. */
  stale: "stale",
  /** The rules do not allow the move, or the record cannot be parsed and reviewed. */
  illegal: "illegal",
  /** The match has ended. */
  over: "over",
  /** The match is waiting for players. */
  waiting: "waiting",
  /** No seat is free. */
  full: "full",
  /** Too many messages or requests; `retryAfter` says how many seconds to wait. */
  rate: "rate",
  /** The store cannot be reached. Send the command again with the same id: it is carried out exactly once. */
  unavailable: "unavailable",
} as const;

export type RefusedCode = (typeof REFUSED)[keyof typeof REFUSED];

export const refusedCode = z.enum(Object.values(REFUSED) as [RefusedCode, ...RefusedCode[]]);
