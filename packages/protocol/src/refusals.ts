/**
 * The sentences of a server's refusals; the codes are in shapes.ts. On the wire a refusal has the English sentence, and
 * also its key and arguments, so that a client can translate it.
 */
import { speakFrom } from "@riad/core";
import type { Sentence, SentenceArgs } from "@riad/core";
import * as z from "zod/mini";

export const SERVER_REFUSALS = {
  matchOver: "This match is over.",
  timeUp: "The time for this move is up.",
  seatTurn: "It's seat {seat}'s turn.",
  movedOn: "The match has moved on: it is at move {length}, not {ply}.",
  matchStarted: "This match has started; only its players can end it.",
  waiting: "The match has not started: it is waiting for players.",
  alreadyOut: "This seat has already left the match.",
  nothingToDecide: "There is nothing to decide about this seat.",
  computerPlays: "A computer already plays this seat.",
  notGoneLong: "This player has not been gone for long enough.",
  rematchEarly: "You can ask for a rematch once the match is over.",

  seedsFixed: "The seeds of this match are already fixed.",
  badCommitment: "This is not the commitment of this match.",
  creatorInvites: "Only the player who created this table can invite to this seat.",

  noMatch: "There is no such match.",
  matchRemoved: "The operator has removed this match.",
  noGame: "There is no game {game}.",
  noLevel: "There is no level {level}.",
  noLevelOfGame: "{game} has no level {level}; it has {levels}.",
  noSeat: "This table has no seat {seat}.",
  seatTaken: "Seat {seat} is not free.",
  noFreeSeat: "No seat is free at this table.",
  noCode: "No table with a free seat has this code.",
  oneMe: 'At most one seat can be "me".',
  personNeeded: "A table needs at least one seat for a person.",

  seatedOnly: "Only players at this table can do this.",
  badInvitation: "This invitation is not valid, or somebody has already used it.",
  badLink: "This is not the link to a seat of this match.",
  badToken: "This is not the token of a seat of this match.",
  strangerHere: "This server doesn't know you yet: take a seat first, or send a person's token.",
  badWords: "These words are not valid: they may be misspelt, used already, or too old.",
  badPasskey: "This passkey could not be checked, or this server does not know it.",
  passkeysNotHere: "Passkeys need HTTPS and a host name; this address has none, so use the words instead.",
  notListed: "This is not in your list.",
  notTogether: "You can't take a seat at this table; choose another one.",
  nobodyThere: "The server doesn't know who plays seat {seat}, so there is nobody to block.",
  notYourself: "This is your own seat.",
  badAuthorization: 'The header reads "Authorization: Bearer <token>".',
  tokenNeeded: 'This needs the token of a seat: "Authorization: Bearer <token>".',

  reviewRunning: "This match is still being played; it can be reviewed once it is over.",
  reviewEmpty: "Nothing was played in this match, so there is nothing to review.",
  reviewUnfinished: "This record is not finished; only finished matches are reviewed.",
  reviewPosition: "This record starts from a position that was set up; only matches from the start are reviewed here.",
  reviewAgrees:
    "This record agrees with a match that is still being played here; it can be reviewed once that is over.",
  reviewLong: "This match has more than {most} moves, which is too long to be reviewed here.",
  reviewRate: "Too many reviews; wait {seconds} s.",
  reviewBusy: "A review for this address is still being computed; wait until it is done.",
  reviewQueue: "Too many reviews are waiting to be computed; wait {seconds} s.",

  badWebhook: "This is not an address for messages; it must start with https:// and contain no user name or password.",
  webhookUnknown: "No host is called {host}.",
  webhookPrivate: "{host} is not on the public internet, so this server doesn't send messages there.",
  noChannel: "This notification channel no longer exists.",
  notReached: "The message was not accepted at the other end; check the address and try again.",

  nameBlocked: "The operator has blocked this name; choose another one.",
  addressBlocked: "The operator has blocked this address.",
  passwordNeeded: "This server asks for a password.",
  passwordWrong: "This is not the password of this server.",
  otherOrigin: "Pages from other sites can't connect to this server.",

  connectRate: "Too many connections; wait {seconds} s.",
  messageRate: "Too many messages; wait {seconds} s.",
  matchRate: "Too many new matches; wait {seconds} s.",
  requestRate: "Too many requests; wait {seconds} s.",
  guessRate: "Too many attempts; wait {seconds} s.",
  chatRate: "One phrase per second; wait {seconds} s.",
  reportRate: "Too many reports; wait {seconds} s.",
  computerLimit: "This address already plays {most} matches with computers; finish one of them first.",
  publicLimit: "This address already has {most} public tables waiting for players; use one of them.",
  socketLimit: "This address already has {most} open connections; close some of them first.",
  metricsClosed: "Metrics are shown to this machine only, or with the operator's token.",
  watchLimit: "One connection can follow {most} matches at most.",

  notSaved: "The match couldn't be saved just now; please try again.",
  notDone: "This couldn't be done just now; please try again.",
  stopping: "This server is stopping.",
  bodyTooLong: "The body is too long.",
  bodyType: "The body must be JSON, with content-type application/json.",
  bodyObject: "The body must be one JSON object.",
  messageObject: "A message must be one JSON object.",
  noType: "There is no message of this type.",
  noKey: "There is no key {name} here.",
  badName: "A name is one visible line of up to 24 characters that can't be mistaken for a computer player's.",
  badField: "{field} does not have the expected form.",
  badForm: "This does not have the expected form.",
  nothingHere: "There is nothing at {path}.",

  otherGame: "This program does not know the game {game}.",
  otherVersion: "This match uses another version of the rules.",
  otherRules: "This program and the server play by different rules.",
} as const;

/** A sentence of the server: `serverSays("seatTaken", { seat: 2 })`. */
export const { part: serverSays } = speakFrom("server", SERVER_REFUSALS);

/**
 * Arguments whose parts have only plain arguments. No sentence nests deeper, and a recursive schema could not be
 * published.
 */
const plainArgs = z.record(z.string(), z.union([z.string(), z.number()]));
const sentenceArgs: z.ZodMiniType<SentenceArgs> = argsOf(argsOf(plainArgs));

function argsOf<T extends z.ZodMiniType<SentenceArgs>>(inner: T) {
  const nested = z.object({ key: z.string(), args: inner, message: z.string() });
  return z.record(z.string(), z.union([z.string(), z.number(), nested]));
}

/** A sentence as fields of a message or an answer. A game that only has English has no key. */
export function refusalText({ key, args, message }: Sentence): { message: string; key?: string; args?: SentenceArgs } {
  return key === "" ? { message } : { message, key, args };
}

/** The fields that describe a refusal as data; servers before 0.2 send none. */
export const refusalFields = { key: z.optional(z.string()), args: z.optional(sentenceArgs) };
