/** When people are notified, without a server: turns, clocks, quiet hours, texts, addresses. */
import { expect, test } from "vitest";
import { gameOf } from "@riad/games";
import { planNotice, personToMove } from "../src/notify/due-notice.ts";
import type { Circumstances } from "../src/notify/due-notice.ts";
import { makePosting } from "../src/notify/message.ts";
import type { Message } from "../src/notify/message.ts";
import { isPublicAddress } from "../src/notify/public-address.ts";
import { isQuiet, quietSince, quietUntil } from "../src/notify/quiet-hours.ts";
import { tellTurn } from "../src/notify/sentences.ts";
import type { Channel } from "../src/store/channel-store.ts";
import type { MatchRow } from "../src/store/match-row.ts";
import { createMatch } from "../src/table/creating.ts";
import { Refused } from "../src/table/draft.ts";

const HOUR = 3_600_000;
/** A Monday at noon in London. */
const NOON = Date.UTC(2026, 10, 16, 12);
const NIGHT = { from: 22, to: 7, zone: "Europe/Paris" };

function row(extra: Partial<MatchRow> = {}, clock: MatchRow["state"]["clock"] = { kind: "days", days: 1 }): MatchRow {
  const game = gameOf("azul");
  if (game === undefined) throw new Error("no azul");
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const created = createMatch(game, { game: "azul", seats, clock }, [], NOON, "salma");
  if (created instanceof Refused) throw new Error(created.says.message);
  const state = { ...created.row.state, turn: 0, turnFrom: 10, turnAt: NOON };
  return { ...created.row, status: "live", length: 10, state, ...extra };
}

function plan(match: MatchRow, extra: Partial<Circumstances> = {}) {
  return planNotice(match, 0, { now: NOON, outages: [], quiet: null, isLooking: false, ...extra });
}

test("a person is notified once per turn, and again before a slow clock runs out", () => {
  const first = plan(row());
  expect(first.tell?.kind).toBe("turn");
  expect(first.dealt).toEqual({ notified: 10, next: NOON + 21 * HOUR });
  expect(plan(row({ notified: 10 }))).toEqual({ tell: undefined, dealt: { next: NOON + 21 * HOUR } });
  const late = plan(row({ notified: 10 }), { now: NOON + 21 * HOUR });
  expect(late.tell?.kind).toBe("clock");
  expect(late.dealt).toEqual({ notified: 10, alerted: 10, next: null });
  expect(plan(row({ notified: 10, alerted: 10 }), { now: NOON + 22 * HOUR }).tell).toBeUndefined();
});

test("the second decision of a turn is not announced again", () => {
  expect(plan(row({ notified: 10, length: 12 })).tell).toBeUndefined();
});

test("a person who is looking at the match is not notified, not even later", () => {
  expect(plan(row(), { isLooking: true })).toMatchObject({ tell: undefined, dealt: { notified: 10 } });
});

test("there is no warning for fast clocks, or without a clock", () => {
  expect(plan(row({}, { kind: "none" })).dealt).toEqual({ notified: 10, next: null });
  expect(plan(row({}, { kind: "turn", seconds: 60 })).dealt.next).toBeNull();
});

test("notifications in quiet hours wait until they end", () => {
  const night = NOON + 11 * HOUR;
  const { tell, dealt } = plan(row({}, { kind: "none" }), { now: night, quiet: NIGHT });
  expect(tell).toBeUndefined();
  expect(dealt).toEqual({ next: Date.UTC(2026, 10, 17, 6) });
});

test("a warning that falls into quiet hours comes before them, or during them if it would otherwise be too late", () => {
  // The time is up at noon, so the warning is due at nine, but quiet hours last from eight to eleven.
  const quiet = { from: 8, to: 11, zone: "UTC" };
  const next = plan(row({ notified: 10 }), { quiet }).dealt.next ?? 0;
  expect(new Date(next).toISOString()).toBe("2026-11-17T07:59:00.000Z");
  const after = plan(row({ notified: 10 }), { quiet, now: NOON + 20.5 * HOUR });
  expect(after.dealt.next).toBe(NOON + 23 * HOUR);
  const allMorning = plan(row({ notified: 10 }), { quiet: { ...quiet, to: 13 }, now: NOON + 21.5 * HOUR });
  expect(allMorning.tell?.kind).toBe("clock");
});

test("only known people are notified, and not while a computer stands in for them", () => {
  expect(personToMove(row())).toEqual({ seat: 0, person: "salma" });
  const state = row().state;
  const stoodIn = { ...state, seats: state.seats.map((seat) => ({ ...seat, level: "easy" })) };
  expect(personToMove(row({ state: stoodIn }))).toBeUndefined();
  expect(personToMove(row({ status: "over" }))).toBeUndefined();
  expect(personToMove(row({ state: { ...state, turn: 1 } }))).toBeUndefined();
});

test("quiet hours end on the hour in their own time zone, even one with a half-hour offset", () => {
  const quiet = { from: 23, to: 8, zone: "Asia/Kolkata" };
  const night = Date.UTC(2026, 10, 16, 20, 10);
  expect(isQuiet(quiet, night)).toBe(true);
  expect(new Date(quietUntil(quiet, night)).toISOString()).toBe("2026-11-17T02:30:00.000Z");
  expect(new Date(quietSince(quiet, night)).toISOString()).toBe("2026-11-16T17:29:00.000Z");
  expect(quietUntil(null, night)).toBe(night);
  expect(isQuiet({ ...quiet, from: 8 }, night)).toBe(false);
});

test.each([
  ["en", "Your turn in Azul", "With Idris and Noor. 2 days left."],
  ["fr", "À toi de jouer : Azul", "Avec Idris et Noor. Il te reste 2 jours."],
  ["es", "Te toca en Azul", "Con Idris y Noor. Te quedan 2 días."],
] as const)("what is said in %s", (language, title, text) => {
  const facts = { kind: "turn", game: "Azul", names: ["Idris", "Noor"], left: 50 * HOUR } as const;
  expect(tellTurn(facts, language)).toMatchObject({ title, text });
});

const MESSAGE: Message = {
  ...tellTurn({ kind: "turn", game: "Azul", names: ["@everyone <b>*x*"], left: null }, "en"),
  id: "abc-10-turn",
  kind: "turn",
  game: "azul",
  match: "abc",
  path: "/azul/abc",
  waiting: 2,
};

function post(format: "discord" | "slack" | "ntfy" | "json") {
  const facts = { id: "c", person: "p", address: "https://hooks.example/1", origin: "https://riad.example" };
  const channel: Channel = { ...facts, kind: "webhook", format, createdAt: 0 };
  return makePosting(MESSAGE, channel, { publicKey: "", privateKey: "" });
}

test("a name cannot mention a channel or act as formatting, in any format", () => {
  const discord = JSON.parse(String(post("discord").body)) as { content: string; allowed_mentions: object };
  expect(discord.content).toContain("\\@everyone \\<b\\>\\*x\\*");
  expect(discord.allowed_mentions).toEqual({ parse: [] });
  expect(post("slack").body).toContain("&lt;b&gt;");
  const ntfy = post("ntfy");
  expect(ntfy.headers).toMatchObject({ click: "https://riad.example/azul/abc" });
  expect(Object.values(ntfy.headers).join("")).not.toContain("everyone");
  expect(JSON.parse(String(post("json").body))).toMatchObject({ id: "abc-10-turn", kind: "turn" });
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["nonsense", false],
  ["8.8.8.8", true],
  ["2606:4700:4700::1111", true],
])("%s is on the public internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
