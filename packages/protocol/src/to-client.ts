/**
 * Every message a server may send. None of them can contain a seat's token, an invitation or the secret of a match that
 * is not over: their schemas have no field for it.
 *
 * The version of a match counts every change, its length counts moves. A client that knows the first `length` moves
 * needs only the rest; the hash in each event shows whether it has applied them correctly.
 *
 * Unlike requests, messages may have keys that are not listed here: clients ignore those of a newer server.
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
  /** The level that plays: of a computer seat, or of a stand-in. */
  level: z.nullable(levelId),
  /** Why the person is out of the match. */
  out: z.nullable(z.enum(["resigned", "time"])),
  /** Has left on purpose; may come back. */
  away: z.boolean(),
});

const clockView = z.object({
  /** Milliseconds each seat had left when its last turn started or ended; null without clocks. */
  left: z.array(z.nullable(z.number())),
  /**
   * The seat whose clock is running, and since when by the server's time; `left` already includes credit for outages.
   */
  running: z.nullable(z.object({ seat: seatIndex, since: time })),
});

const endView = z.object({
  reason: z.enum(["played", "resigned", "time", "abandoned", "limit"]),
  /** Final points and places; if the match was not played to its end, places depend on who stayed. */
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
  /**
   * The creator only watches, so the table stays open when the last player leaves before the start. Older servers omit
   * it.
   */
  forOthers: z.optional(z.boolean()),
  /** While a seat is open. */
  code: z.nullable(joinCode),
  /** Who moves first; null until the match starts. */
  first: z.nullable(seatIndex),
  seats: z.array(seatView),
  clock: clockWish,
  createdAt: time,
  votes: z.array(z.object({ about: seatIndex, by: seatIndex, choice: leaverChoice })),
  end: z.nullable(endView),
  rematch: z.object({ agreed: z.array(seatIndex), match: z.nullable(matchId) }),
  /** How chance is drawn: the commitment at once, the seeds from the start on, the secret at the end. */
  fair: z.object({
    commit: z.string(),
    seeds: z.nullable(z.array(z.string())),
    /** The seats whose seed was sent after they had seen the commitment. Older servers omit it. */
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

/**
 * The current match and its moves from `from` on: the first line of a stream, and sent for every change besides moves.
 */
const tableMessage = z.object({
  type: z.literal("table"),
  match: matchId,
  version: z.number(),
  /** The reader's own seat. */
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
  /** People who have disconnected from a live match, and when the others may decide about them. */
  gone: z.array(z.object({ seat: seatIndex, decideAt: time })),
  /** The seat of a computer that failed to think and will try again; servers before 0.2 never send it. */
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
  /**
   * Shows the reader of a quiet stream that it is alive. Also carries the operator's notice, which is empty once
   * removed.
   */
  z.object({ type: z.literal("alive"), now: time, notice: z.optional(z.string()) }),
  /** The server is stopping; reconnect in a moment, here or to another node. */
  z.object({ type: z.literal("closing"), retryAfter: z.number() }),
]);

const toClient = z.discriminatedUnion("type", [
  ...streamMessage.def.options,
  z.object({ type: z.literal("welcome"), protocol: z.number(), now: time }),
  /** The command is durable; a move has this ply, any other command happened before it. */
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
  /**
   * Public tables that are waiting for players, and those that may be watched; servers before 0.2 never send the
   * latter.
   */
  z.object({ type: z.literal("lobby"), tables: z.array(lobbyTable), running: z.optional(z.array(lobbyTable)) }),
  z.object({ type: z.literal("pong"), n: z.nullable(z.int()), now: time }),
]);

export type ToClient = z.infer<typeof toClient>;
export type StreamMessage = z.infer<typeof streamMessage>;
export type TableMessage = z.infer<typeof tableMessage>;
export type PlayedMessage = z.infer<typeof playedMessage>;

/** A message that a client cannot parse comes from a newer server: the client says so and reloads. */
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
