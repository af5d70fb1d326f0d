/** What is chosen for a new table over several screens: seats, clock, whether it is public. */
import type { ClockWish, SeatWish, CreateRequest } from "@riad/protocol";
import { keep, parseStored, recall } from "../memory.ts";
import { keepPlayerName } from "../page/player-name.ts";
import type { LevelId } from "../play/sitting.ts";
import type { SeatPlan } from "../setup/setup.ts";
import { createAnswer, errorAnswer } from "@riad/protocol";
import type { GameId } from "../page/shelf.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { keepMatch, makeSecret } from "./stored-match.ts";

export const SEAT_KINDS = ["me", "open", "friend", "computer"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface OnlineSeat {
  readonly kind: SeatKind;
  readonly level: LevelId;
}

export const CLOCK_KINDS = ["none", "turn", "bank", "days"] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** What people choose between, the usual one second. */
export const CLOCKS: Readonly<Record<ClockKind, readonly ClockWish[]>> = {
  none: [{ kind: "none" }],
  turn: [30, 60, 120, 300].map((seconds) => ({ kind: "turn", seconds })),
  bank: [
    { kind: "bank", seconds: 300, increment: 5 },
    { kind: "bank", seconds: 600, increment: 10 },
    { kind: "bank", seconds: 1200, increment: 10 },
  ],
  days: [1, 2, 3, 7].map((days) => ({ kind: "days", days })),
};

export interface TableSettings {
  readonly clock: ClockKind;
  readonly pace: number;
  readonly isPublic: boolean;
}

const KEY = "riad.manner";
const FIRST: TableSettings = { clock: "none", pace: 0, isPublic: false };

/** What is stored may come from another version or another hand. */
type Stored = { readonly [Name in keyof TableSettings]: unknown };

export function storedSettings(): TableSettings {
  const stored = { ...FIRST, ...parseStored(recall(KEY)) } as Stored;
  const clock = CLOCK_KINDS.find((kind) => kind === stored.clock) ?? FIRST.clock;
  const pace = CLOCKS[clock].findIndex((_, at) => at === stored.pace);
  return pace < 0 ? FIRST : { clock, pace, isPublic: stored.isPublic === true };
}

/** What the sheet opens with: as it was last time; a table that is opened in the lobby is meant to be found there. */
export function firstSettings(isForLobby: boolean): TableSettings {
  const settings = storedSettings();
  return isForLobby ? { ...settings, isPublic: true } : settings;
}

export function keepSettings(settings: TableSettings): void {
  keep(KEY, JSON.stringify(settings));
}

/** As it is set up for this screen, with room for at least one other person. */
export function seatsFrom(seats: readonly SeatPlan[]): OnlineSeat[] {
  const me = Math.max(
    0,
    seats.findIndex(({ level }) => level === null),
  );
  const people = seats.filter(({ level }) => level === null).length;
  const guest = people > 1 ? -1 : seats.findIndex((_, at) => at !== me);
  return seats.map(({ level }, at) => {
    const kind: SeatKind = at === me ? "me" : level === null || at === guest ? "open" : "computer";
    return { kind, level: level ?? "medium" };
  });
}

/** As many seats as another game takes; one's own is never cut off. */
export function fitSeats(
  seats: readonly OnlineSeat[],
  { minSeats, maxSeats }: { readonly minSeats: number; readonly maxSeats: number },
): OnlineSeat[] {
  const fitting = [...seats];
  while (fitting.length > maxSeats)
    fitting.splice(
      fitting.findLastIndex(({ kind }) => kind !== "me"),
      1,
    );
  while (fitting.length < minSeats) fitting.push({ kind: "open", level: "medium" });
  return fitting;
}

/** Whether all seats are for others: the reader opens the table to watch it. */
export function isForOthers(seats: readonly OnlineSeat[]): boolean {
  return !seats.some(({ kind }) => kind === "me");
}

/** The reader plays, on the first seat that no computer has, or only watches. */
export function changePart(seats: readonly OnlineSeat[], plays: boolean): OnlineSeat[] {
  if (plays !== isForOthers(seats)) return [...seats];
  if (!plays) return seats.map((seat) => (seat.kind === "me" ? { ...seat, kind: "open" } : seat));
  const own = Math.max(
    0,
    seats.findIndex(({ kind }) => kind !== "computer"),
  );
  return seats.map((seat, at) => (at === own ? { ...seat, kind: "me" } : seat));
}

/** Changes the kind of a seat; one's own is given up by taking another, or by only watching. */
export function changeKind(seats: readonly OnlineSeat[], at: number, kind: SeatKind): OnlineSeat[] {
  const before = seats[at].kind;
  if (before === kind || (before === "me" && kind !== "me")) return [...seats];
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: before } : seat;
  });
}

export function requestSeat({ kind, level }: OnlineSeat): SeatWish {
  if (kind === "friend") return { kind: "reserved" };
  return kind === "computer" ? { kind, level } : { kind };
}

/** The path of the new table, or a sentence why there is none. */
export type Creation = { readonly path: string } | { readonly refusal: string };

/** Asks the server for a new table and keeps what only its maker may know. */
export async function createTable(
  game: GameId,
  settings: Omit<CreateRequest, "game" | "token" | "seed" | "seedFollows">,
): Promise<Creation> {
  const token = makeSecret();
  const request: CreateRequest = { ...settings, game, token, seedFollows: true };
  let answer: unknown;
  try {
    const response = await fetch("/api/matches", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    answer = await response.json();
  } catch {
    return { refusal: say("notCreated") };
  }
  const created = createAnswer.safeParse(answer);
  if (!created.success) {
    const refused = errorAnswer.safeParse(answer);
    return { refusal: refused.success ? sayRefusal(refused.data) : say("notCreated") };
  }
  const { match, path, seat, invites } = created.data;
  if (settings.name !== undefined) keepPlayerName(settings.name);
  keepMatch(match, {
    game,
    token: seat === null ? null : token,
    isSeated: seat !== null,
    isWatched: seat === null,
    ...(seat === null && { closeToken: token }),
    invites: invites.map((one) => ({ seat: one.seat, invite: one.invite })),
    unsent: [],
    at: Date.now(),
  });
  return { path };
}

/** Closes a table that was opened here for others; a sentence if that could not be done, or nothing. */
export async function closeTable(match: string, token: string): Promise<string> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`/api/matches/${match}/close`, { method: "POST", headers });
    if (response.ok) return "";
    const refused = errorAnswer.safeParse(await response.json());
    return refused.success ? sayRefusal(refused.data) : say("notClosed");
  } catch {
    return say("notClosed");
  }
}
