/**
 * Every message a server may send. Nothing in here can carry a seat's token, an invitation or the secret of a match that
 * is not over: the shapes have no place for them.
 *
 * The version of a match counts every change, its length counts moves. A client that knows the first `length` moves needs
 * only those that follow; the hash with each event tells it whether it has understood them.
 *
 * Unlike requests, messages may have keys that are not listed here: those of a newer server are ignored.
 */
import * as z from "zod/mini";
import { refusalFields } from "./refusals.ts";
import {
  clockWish,
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
} from "./shapes.ts";

const time = z.number();

const seatView = z.object({
  kind: z.enum(["open", "reserved", "human", "computer"]),
  name: z.string(),
  /** The level that plays: of a computer seat, or of the computer that stands in for somebody. */
  level: z.nullable(levelId),
  /** Why a person plays no more. */
  out: z.nullable(z.enum(["resigned", "time"])),
  /** Left on purpose; may come back. */
  away: z.boolean(),
});

const clockView = z.object({
  /** Milliseconds each seat had left when its last turn began or ended; null without clocks. */
  left: z.array(z.nullable(z.number())),
  /** Whose clock runs, and since when by the server's time; credit for outages is already in `left`. */
  running: z.nullable(z.object({ seat: seatIndex, since: time })),
});

const endView = z.object({
  reason: z.enum(["played", "resigned", "time", "abandoned", "limit"]),
  /** Points and places as at the end; a match that was not played out has places by who stayed. */
  points: z.array(z.number()),
  places: z.array(z.number()),
});

export const tableView = z.object({
  match: matchId,
  game: gameId,
  rules: z.number(),
  options: optionValues,
  status: z.enum(["open", "live", "over"]),
  public: z.boolean(),
  /** Its creator only watches, so it does not close when the last player leaves before the start. Older servers do not say. */
  forOthers: z.optional(z.boolean()),
  /** While a seat is open. */
  code: z.nullable(joinCode),
  /** Who moves first; null until the match begins. */
  first: z.nullable(seatIndex),
  seats: z.array(seatView),
  clock: clockWish,
  createdAt: time,
  votes: z.array(z.object({ about: seatIndex, by: seatIndex, choice: leaverChoice })),
  end: z.nullable(endView),
  rematch: z.object({ agreed: z.array(seatIndex), match: z.nullable(matchId) }),
  /** How chance is drawn: the commitment from the beginning, seeds from the start, the secret at the end. */
  fair: z.object({
    commit: z.string(),
    seeds: z.nullable(z.array(z.string())),
    /** The seats whose seed was sent after they had been shown the commitment. Older servers do not say. */
    bound: z.optional(z.array(seatIndex)),
    first: z.enum(["drawn", "given"]),
    secret: z.nullable(z.string()),
  }),
});

export type TableView = z.infer<typeof tableView>;
export type SeatView = z.infer<typeof seatView>;
export type ClockView = z.infer<typeof clockView>;

const moves = z.array(moveText);
const hash = z.string();

/** A match as it stands and the moves from `from` on: the first line of a stream, and what changes beside moves. */
const tableMessage = z.object({
  type: z.literal("table"),
  match: matchId,
  version: z.number(),
  /** The seat this reader sits on. */
  you: z.nullable(seatIndex),
  table: tableView,
  from: ply,
  moves,
  length: ply,
  hash,
  clocks: clockView,
  now: time,
});

/** A decision and the outcomes that followed it. */
const playedMessage = z.object({
  type: z.literal("played"),
  match: matchId,
  version: z.number(),
  from: ply,
  moves,
  length: ply,
  hash,
  clocks: clockView,
  now: time,
});

const presenceMessage = z.object({
  type: z.literal("presence"),
  match: matchId,
  here: z.array(z.boolean()),
  watchers: z.number(),
  /** People who are gone from a live match, and when the others may decide about them. */
  gone: z.array(z.object({ seat: seatIndex, decideAt: time })),
  /** The seat of a computer that could not think and tries again; servers before 0.2 never send it. */
  stuck: z.optional(seatIndex),
});

const chatMessage = z.object({ type: z.literal("chat"), match: matchId, seat: seatIndex, phrase });

export const lobbyTable = z.object({
  match: matchId,
  game: gameId,
  options: optionValues,
  clock: clockWish,
  createdAt: time,
  seats: z.array(z.object({ kind: z.enum(["open", "reserved", "human", "computer"]), name: z.string() })),
});

export type LobbyTable = z.infer<typeof lobbyTable>;

export const streamMessage = z.discriminatedUnion("type", [
  tableMessage,
  playedMessage,
  presenceMessage,
  chatMessage,
  /** So that a reader of a quiet stream knows that it is alive. With it comes the operator's notice, empty once it is removed. */
  z.object({ type: z.literal("alive"), now: time, notice: z.optional(z.string()) }),
  /** The server stops; come back in a moment, here or at another node. */
  z.object({ type: z.literal("closing"), retryAfter: z.number() }),
]);

const toClient = z.discriminatedUnion("type", [
  ...streamMessage.def.options,
  z.object({ type: z.literal("welcome"), protocol: z.number(), now: time }),
  /** The command is durable; a move has this ply, anything else happened before it. */
  z.object({
    type: z.literal("accepted"),
    id: z.string(),
    match: matchId,
    ply,
    seat: z.nullable(seatIndex),
  }),
  z.object({
    type: z.literal("refused"),
    id: z.nullable(z.string()),
    match: z.nullable(matchId),
    code: refusedCode,
    message: z.string(),
    ...refusalFields,
    retryAfter: z.optional(z.number()),
  }),
  z.object({ type: z.literal("found"), code: joinCode, match: matchId, game: gameId }),
  /** Public tables that wait for players, and those that may be watched; servers before 0.2 never send the latter. */
  z.object({ type: z.literal("lobby"), tables: z.array(lobbyTable), running: z.optional(z.array(lobbyTable)) }),
  z.object({ type: z.literal("pong"), n: z.nullable(z.int()), now: time }),
]);

export type ToClient = z.infer<typeof toClient>;
export type StreamMessage = z.infer<typeof streamMessage>;
export type TableMessage = z.infer<typeof tableMessage>;
export type PlayedMessage = z.infer<typeof playedMessage>;

/** A message that a client cannot read comes from a newer server: the client says so and reloads. */
export function parseToClient(text: string): ToClient | { readonly type: "unexpected" } {
  try {
    const parsed = toClient.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : { type: "unexpected" };
  } catch {
    return { type: "unexpected" };
  }
}

export function makeToClient(message: ToClient): string {
  return JSON.stringify(message);
}
