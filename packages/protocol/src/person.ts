/**
 * Requests and answers about the caller's person (`/api/me`): who they are, their matches on every device, and how they
 * are notified of their turns. A person is identified by a secret, which exists only in a cookie that scripts cannot
 * read or in a program's file; no answer contains it, except to a program, which has no cookie.
 */
import * as z from "zod/mini";
import { playerName } from "./player-name.ts";
import { clockWish, commandId, gameId, matchId, ply, seatIndex, seatToken } from "./shapes.ts";

const time = z.number();

/** The prefix of a person's secret, so that a seat's token is never mistaken for one. */
export const PERSON_PREFIX = "person-";
/** The name of the cookie without TLS. */
export const PERSON_COOKIE = "riad-person";
/**
 * The name of the cookie over TLS. Browsers only let the host itself set a name with this prefix, so a sibling
 * subdomain cannot.
 */
export const SECURE_PERSON_COOKIE = `__Host-${PERSON_COOKIE}`;
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
  /** The language of notifications. */
  language: z.enum(["en", "fr", "es"]),
});
export type PersonSettings = z.infer<typeof personSettings>;

/** Creates a person if there is none; otherwise changes the given fields. */
export const meRequest = z.strictObject({
  name: z.optional(playerName),
  settings: z.optional(personSettings),
  /** For programs, which store the secret in a file: it is returned once, instead of a cookie. */
  asToken: z.optional(z.boolean()),
});

const device = z.strictObject({
  id: z.string(),
  label: z.string(),
  createdAt: time,
  usedAt: time,
  /** Whether it is the calling device. */
  isThis: z.boolean(),
});

/** A notification channel: push to a browser, or a webhook. */
const channel = z.strictObject({
  id: z.string(),
  kind: z.enum(["push", "webhook"]),
  /** The name of the push service or the host, never the whole address. */
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
  /** How many matches are waiting for this person. */
  waiting: z.number(),
  /** Whether passkeys and push work here: they need TLS and a host name. */
  isSecure: z.boolean(),
  /** The server's public key for push, in the form that `pushManager.subscribe` takes. */
  pushKey: z.string(),
  /** Only for a program that asked for it. */
  token: z.optional(personSecret),
});
export type MeAnswer = z.infer<typeof meAnswer>;

/** Seats that were taken by a link or before this person was known: they are assigned to this person. */
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
  /** When the player to move runs out of time. */
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

/** Keeps a match for ever or no longer, records how many moves were seen, or hides it from the list. */
export const ownMatchRequest = z.strictObject({
  isKept: z.optional(z.boolean()),
  seen: z.optional(ply),
  isHidden: z.optional(z.boolean()),
});

/** For another device: eight words, valid once, for ten minutes. */
export const codeAnswer = z.strictObject({ words: z.string(), until: time, path: z.string() });
/** For recovery when every device is lost: twelve words, valid until new ones are made. */
export const recoveryAnswer = z.strictObject({ words: z.string() });
export const enterRequest = z.strictObject({
  words: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The device that made the words is removed from this person. */
  isMove: z.optional(z.boolean()),
  asToken: z.optional(z.boolean()),
});

/** Input and output of the browser's passkey functions; validated by the library. */
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

/** A person that this person has played with. */
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
  /** Over all finished matches, in the order in which they ended. */
  longestStreak: z.number(),
  favouriteLevel: z.nullable(z.strictObject({ game: gameId, level: z.string(), matches: z.number() })),
});
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/** Everything the server knows about a person, for export. */
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
