/**
 * Requests and answers about the person who asks (`/api/me`): who they are, their matches on every device, and how they are
 * told when it is their turn. A person is known by a secret, which only a cookie that scripts cannot read or the file of a
 * program carries; no answer repeats it, except to a program that has no cookie.
 */
import * as z from "zod/mini";
import { playerName } from "./player-name.ts";
import { clockWish, commandId, gameId, matchId, ply, seatIndex, seatToken } from "./shapes.ts";

const time = z.number();

/** What a person's secret begins with, so that no seat's token is taken for one. */
export const PERSON_PREFIX = "person-";
/** The cookie that carries it. */
export const PERSON_COOKIE = "riad-person";
export const personSecret = z.string().check(z.regex(new RegExp(`^${PERSON_PREFIX}[A-Za-z0-9_-]{32}$`)));

export const personId = z.string().check(z.regex(/^[a-z0-9]{16}$/));

/** Hours of the day in the person's own time zone; `from` is later than `to` for a night. */
export const quietHours = z.strictObject({
  from: z.int().check(z.gte(0), z.lte(23)),
  to: z.int().check(z.gte(0), z.lte(23)),
  zone: z.string().check(z.minLength(1), z.maxLength(64)),
});

export const personSettings = z.strictObject({
  quiet: z.nullable(quietHours),
  /** In which language they are notified. */
  language: z.enum(["en", "fr", "es"]),
});
export type PersonSettings = z.infer<typeof personSettings>;

/** Creates a person where there is none; otherwise changes what is given. */
export const meRequest = z.strictObject({
  name: z.optional(playerName),
  settings: z.optional(personSettings),
  /** For programs, which keep the secret in a file: it comes back once, in place of a cookie. */
  asToken: z.optional(z.boolean()),
});

const device = z.strictObject({
  id: z.string(),
  label: z.string(),
  createdAt: time,
  usedAt: time,
  /** The one that asks. */
  isThis: z.boolean(),
});

/** How a person is reached: a browser by push, or an address of their own. */
const channel = z.strictObject({
  id: z.string(),
  kind: z.enum(["push", "webhook"]),
  /** The name of the push service or of the host, never the whole address. */
  label: z.string(),
  format: z.nullable(z.enum(["discord", "slack", "ntfy", "json"])),
  createdAt: time,
});
export type ChannelView = z.infer<typeof channel>;

export const meAnswer = z.strictObject({
  person: personId,
  name: z.string(),
  settings: personSettings,
  createdAt: time,
  devices: z.array(device),
  hasRecovery: z.boolean(),
  passkeys: z.array(z.strictObject({ id: z.string(), label: z.string(), createdAt: time })),
  channels: z.array(channel),
  blocked: z.array(z.strictObject({ person: personId, name: z.string() })),
  /** How many matches wait for this person. */
  waiting: z.number(),
  /** What works here and what does not: passkeys and push need TLS and a host name. */
  isSecure: z.boolean(),
  /** The server's key for push, as `pushManager.subscribe` takes it. */
  pushKey: z.string(),
  /** Only to a program that asked for it. */
  token: z.optional(personSecret),
});
export type MeAnswer = z.infer<typeof meAnswer>;

/** Seats that were taken before this person was known, or by a link: they belong to this person from now on. */
export const claimRequest = z.strictObject({
  seats: z.array(z.strictObject({ match: matchId, token: seatToken })).check(z.minLength(1), z.maxLength(60)),
});
export const claimAnswer = z.strictObject({ claimed: z.array(matchId) });

export const ownMatch = z.strictObject({
  match: matchId,
  game: gameId,
  /** The page of the match. */
  path: z.string(),
  status: z.enum(["open", "live", "over"]),
  seat: seatIndex,
  seats: z.array(
    z.strictObject({
      kind: z.enum(["open", "reserved", "human", "computer"]),
      name: z.string(),
      points: z.nullable(z.number()),
      place: z.nullable(z.number()),
    }),
  ),
  length: ply,
  /** How many of its moves this person has seen, on any device. */
  seen: ply,
  actor: z.nullable(seatIndex),
  isYourTurn: z.boolean(),
  clock: clockWish,
  /** When the time of whoever moves runs out. */
  deadline: z.nullable(time),
  createdAt: time,
  updatedAt: time,
  /** Kept for ever, whatever the server's retention. */
  isKept: z.boolean(),
  end: z.nullable(z.enum(["played", "resigned", "time", "abandoned", "limit"])),
});
export type OwnMatch = z.infer<typeof ownMatch>;
export const ownMatchesAnswer = z.strictObject({ matches: z.array(ownMatch), now: time });
export type OwnMatchesAnswer = z.infer<typeof ownMatchesAnswer>;

/** Keep a match for ever, or no longer; or note how many moves were seen; or take it from the list. */
export const ownMatchRequest = z.strictObject({
  isKept: z.optional(z.boolean()),
  seen: z.optional(ply),
  isHidden: z.optional(z.boolean()),
});

/** For another device: eight words, valid once and for ten minutes. */
export const codeAnswer = z.strictObject({ words: z.string(), until: time, path: z.string() });
/** For when everything is lost: twelve words, valid until others are made. */
export const recoveryAnswer = z.strictObject({ words: z.string() });
export const enterRequest = z.strictObject({
  words: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The device that showed the words is no longer this person's. */
  isMove: z.optional(z.boolean()),
  asToken: z.optional(z.boolean()),
});

/** What the browser's passkey functions take and give; checked by the library that made them. */
export const passkeyOptions = z.strictObject({ options: z.unknown() });
export const passkeyRequest = z.strictObject({
  response: z.unknown(),
  label: z.optional(z.string().check(z.maxLength(60))),
});

export const channelRequest = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("push"),
    endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87,88}=?$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
  z.strictObject({
    kind: z.literal("webhook"),
    url: z.string().check(z.minLength(1), z.maxLength(1000)),
    format: z.enum(["discord", "slack", "ntfy", "json"]),
  }),
]);
export type ChannelRequest = z.infer<typeof channelRequest>;
export const channelAnswer = channel;

export const blockRequest = z.strictObject({ match: matchId, seat: seatIndex });
export const reportRequest = z.strictObject({
  id: z.optional(commandId),
  seat: seatIndex,
  reason: z.enum(["name", "left", "cheating", "other"]),
});

/** One of the people this person has played with. */
const opponent = z.strictObject({
  person: z.nullable(personId),
  name: z.string(),
  matches: z.number(),
  won: z.number(),
  shared: z.number(),
  lost: z.number(),
  byGame: z.array(z.strictObject({ game: gameId, matches: z.number(), won: z.number(), lost: z.number() })),
  lastAt: time,
  isBlocked: z.boolean(),
});
export const peopleAnswer = z.strictObject({
  people: z.array(opponent),
  /** Over all finished matches, in the order they ended. */
  longestStreak: z.number(),
  favouriteLevel: z.nullable(z.strictObject({ game: gameId, level: z.string(), matches: z.number() })),
});
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/** Everything the server knows about a person, to take away. */
export const exportAnswer = z.strictObject({
  format: z.literal("riad person 1"),
  exportedAt: time,
  person: personId,
  name: z.string(),
  settings: personSettings,
  createdAt: time,
  devices: z.array(z.string()),
  passkeys: z.array(z.string()),
  blocked: z.array(z.string()),
  matches: z.array(z.strictObject({ ...ownMatch.shape, record: z.string() })),
});
export type ExportAnswer = z.infer<typeof exportAnswer>;

export const doneAnswer = z.strictObject({ done: z.literal(true) });
