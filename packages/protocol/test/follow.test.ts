/** How a client keeps up: missed, repeated and wrong messages, and unanswered commands. */
import { Match, SeededRandom, unwrap } from "@riad/core";
import { gameOf, marrakech } from "@riad/games";
import { beforeEach, expect, test } from "vitest";
import { Follower, stateHash } from "../src/index.ts";
import type { News, PlayedMessage, TableMessage, ToServer } from "../src/index.ts";

const ID = "WX7VYZ5szMvB";
const match = unwrap(Match.fromSetup(marrakech, { seats: 2, first: 0 }));
const texts: string[] = [];
for (const random = new SeededRandom("follow"); match.length < 9;) {
  const { position } = match;
  const moves = new Int32Array(400);
  const move = position.actor < 0 ? position.draw(random) : moves[random.below(position.moves(moves))];
  texts.push(marrakech.notation.makeMove(position, move));
  unwrap(match.play(move));
}

function played(from: number, to: number): PlayedMessage {
  const hash = stateHash(marrakech, match.positionAt(to), to);
  const clocks = { left: [null, null], running: null };
  return {
    type: "played",
    match: ID,
    version: to,
    from,
    moves: texts.slice(from, to),
    length: to,
    hash,
    clocks,
    now: 5,
  };
}

function table(from: number, to: number, rules = 1): TableMessage {
  const seat = { kind: "human" as const, name: "Salma", level: null, out: null, away: false };
  return {
    ...played(from, to),
    type: "table",
    you: 0,
    table: {
      match: ID,
      game: "marrakech",
      rules,
      options: {},
      status: "live",
      public: false,
      code: null,
      first: 0,
      seats: [seat, { ...seat, name: "Tariq" }],
      clock: { kind: "none" },
      createdAt: 0,
      votes: [],
      end: null,
      rematch: { agreed: [], match: null },
      fair: { commit: "", seeds: ["", ""], first: "drawn", secret: null },
    },
  };
}

let sent: ToServer[];
let news: News[];
let follower: Follower;

beforeEach(() => {
  [sent, news] = [[], []];
  let ids = 0;
  follower = new Follower(ID, "token", gameOf, () => `c${ids++}`, {
    send: (message) => sent.push(message),
    hear: (one) => news.push(one),
  });
});

test("asks for the moves it lacks, plays them, and ignores repeated messages", () => {
  follower.connected();
  expect(sent).toEqual([{ type: "watch", match: ID, length: 0, token: "token" }]);
  follower.receive(table(0, 3));
  follower.receive(played(3, 5));
  follower.receive(played(3, 5));
  follower.receive(table(1, 4));
  expect(follower.length).toBe(5);
  expect(news.filter(({ type }) => type === "lost")).toEqual([]);
  // Moves in between are missing.
  follower.receive(played(7, 9));
  expect(follower.length).toBe(5);
  expect(sent.at(-1)).toEqual({ type: "watch", match: ID, length: 5, token: "token" });
  follower.receive(table(5, 9));
  expect(follower.length).toBe(9);
  expect(follower.seat).toBe(0);
});

test("starts over once when a hash differs, then gives up", () => {
  follower.receive(table(0, 3));
  follower.receive({ ...played(3, 5), hash: "00000000" });
  expect(sent.at(-1)).toEqual({ type: "watch", match: ID, length: 0, differs: true, token: "token" });
  expect(news.at(-1)).toEqual({ type: "differed" });
  // After a reconnection it repeats the request.
  follower.connected();
  expect(sent.at(-1)).toMatchObject({ type: "watch", length: 0, differs: true });
  // A message that was already on its way is ignored.
  follower.receive(played(5, 6));
  follower.receive(table(0, 6));
  expect(follower.length).toBe(6);
  expect(news.at(-1)).toMatchObject({ type: "changed", from: 0 });
  follower.receive({ ...played(6, 7), moves: ["nonsense"] });
  follower.receive({ ...table(0, 7), hash: "00000000" });
  expect(news.at(-1)).toMatchObject({ type: "lost" });
});

test("does not follow a table with other rules or of an unknown game", () => {
  follower.receive(table(0, 3, 99));
  expect(news).toMatchObject([{ type: "lost", code: "rules" }]);
  const { table: view } = table(0, 3);
  follower.receive({ ...table(0, 3), table: { ...view, game: "chess" } });
  expect(news.at(-1)).toMatchObject({ type: "lost", message: 'This program does not know the game "chess".' });
});

test("sends unanswered commands again under the same id, and keeps those refused for now", () => {
  follower.receive(table(0, 3));
  follower.command({ type: "move", ply: 3, move: texts[3] });
  follower.command({ type: "chat", phrase: "hello" });
  const commands = sent.slice(-2);
  follower.connected();
  expect(sent.slice(-2)).toEqual(commands);
  follower.receive({ type: "refused", id: "c0", match: ID, code: "unavailable", message: "Later." });
  expect(news.at(-1)).toEqual({ type: "delayed", retryAfter: 1 });
  follower.receive({ type: "accepted", id: "c0", match: ID, ply: 3, seat: 0 });
  follower.receive({ type: "accepted", id: "c0", match: ID, ply: 3, seat: 0 });
  expect(news.filter(({ type }) => type === "accepted")).toHaveLength(1);
  follower.receive({ type: "refused", id: "c1", match: ID, code: "stale", message: "Too late." });
  expect(follower.pending).toEqual([]);
  expect(sent.at(-1)).toMatchObject({ type: "watch", length: 3 });
  follower.receive({ type: "refused", id: null, match: ID, code: "unknown", message: "There is no such match." });
  expect(news.at(-1)).toEqual({ type: "lost", code: "unknown", message: "There is no such match." });
});

test("uses the new token from the moment the seat is taken", () => {
  const guest = new Follower(ID, undefined, gameOf, () => "j", {
    send: (message) => sent.push(message),
    hear: (one) => news.push(one),
  });
  guest.command({ type: "join", name: "Tariq", token: "mine" });
  guest.connected();
  expect(sent.at(-2)).not.toHaveProperty("token");
  guest.receive({ type: "accepted", id: "j", match: ID, ply: 0, seat: 1 });
  guest.connected();
  expect(sent.at(-1)).toMatchObject({ type: "watch", token: "mine" });
});

test("catches up after a connection is cut at any ply, whatever was lost on the way", () => {
  for (let cut = 0; cut <= 9; cut++) {
    for (let back = cut; back <= 9; back++) {
      sent = [];
      const other = new Follower(ID, undefined, gameOf, () => "c", {
        send: (message) => sent.push(message),
        hear: (one) => news.push(one),
      });
      other.connected();
      other.receive(table(0, cut));
      other.connected();
      expect(sent.at(-1)).toEqual({ type: "watch", match: ID, length: cut });
      other.receive(table(cut, back));
      for (let ply = back; ply < 9; ply++) other.receive(played(ply, ply + 1));
      expect(other.length).toBe(9);
      expect(other.match?.log).toEqual(match.log);
    }
  }
  expect(news.every(({ type }) => type === "changed")).toBe(true);
});

test("resumes commands from before a restart, and reports every change of the unanswered ones", () => {
  const kept: number[] = [];
  let ids = 0;
  const hooks = {
    send: (message: ToServer) => sent.push(message),
    hear: (one: News) => news.push(one),
    keep: (pending: readonly unknown[]) => kept.push(pending.length),
  };
  const before = new Follower(ID, "token", gameOf, () => `d${ids++}`, hooks);
  before.receive(table(0, 3));
  const command = before.command({ type: "move", ply: 3, move: texts[3] });
  expect(kept).toEqual([1]);

  const after = new Follower(ID, "token", gameOf, () => `d${ids++}`, hooks);
  after.resume(before.pending);
  after.connected();
  expect(sent.at(-1)).toEqual(command);
  after.receive(table(0, 3));
  after.receive({ type: "accepted", id: command.id, match: ID, ply: 3, seat: 0 });
  expect(kept).toEqual([1, 0]);
  expect(after.pending).toEqual([]);
});

test("ignores messages about other matches", () => {
  follower.receive({ ...table(0, 3), match: "otherMatch12" });
  follower.receive({ type: "presence", match: "otherMatch12", here: [true, true], watchers: 1, gone: [] });
  follower.receive({ type: "refused", id: null, match: "otherMatch12", code: "unknown", message: "No." });
  expect(news).toEqual([]);
  expect(follower.table).toBeUndefined();
});

/** A table that is waiting for players; seat 0 is ours. */
function open(you: number | null, bound?: number[]): TableMessage {
  const message = table(0, 0);
  const fair = { commit: "c".repeat(64), seeds: null, first: "drawn" as const, secret: null, ...(bound && { bound }) };
  const hash = stateHash(marrakech, undefined, 0);
  return { ...message, you, hash, table: { ...message.table, status: "open", first: null, fair } };
}

function live(seeds: string[], commit = "c".repeat(64)): TableMessage {
  const message = table(0, 1);
  return { ...message, table: { ...message.table, fair: { ...message.table.fair, commit, seeds, bound: [0] } } };
}

test("a client that has lost its seat continues as a spectator, even after a reconnection", () => {
  follower.receive(table(0, 4));
  follower.receive({ ...table(4, 4), you: null });
  expect(follower.seat).toBeNull();
  sent.length = 0;
  follower.connected();
  expect(sent).toEqual([{ type: "watch", match: ID, length: 4 }]);
});

test("sends one seed as soon as it has a seat and has seen the commitment, without reporting it", () => {
  follower.receive(open(null, []));
  expect(sent).toEqual([]);
  follower.receive(open(0, []));
  follower.receive(open(0, []));
  expect(sent).toMatchObject([{ type: "seed", commit: "c".repeat(64) }]);
  const [{ seed }] = sent as { seed: string }[];
  expect(seed).toMatch(/^[\w-]{16}$/);
  follower.connected();
  expect(sent.filter(({ type }) => type === "seed")).toHaveLength(2);
  follower.receive({ type: "accepted", id: "c0", match: ID, ply: 0, seat: 0 });
  follower.receive(open(0, [0]));
  expect(sent.filter(({ type }) => type === "seed")).toHaveLength(2);
  expect(news.every(({ type }) => type === "changed")).toBe(true);
  follower.receive(live([seed, ""]));
  expect(follower.isSeedIgnored).toBe(false);
});

test("detects that the server draws with a seed or secret other than the committed ones", () => {
  follower.receive(open(0, []));
  const [{ seed }] = sent as { seed: string }[];
  follower.receive({ type: "accepted", id: "c0", match: ID, ply: 0, seat: 0 });
  follower.receive(live(["other", ""]));
  expect(follower.isSeedIgnored).toBe(true);
  follower.receive(live([seed, ""], "d".repeat(64)));
  expect(follower.isSeedIgnored).toBe(true);
});

test("drops a seed that came too late without reporting it, and sends none to an older server", () => {
  follower.receive(open(0, []));
  follower.receive({ type: "refused", id: "c0", match: ID, code: "forbidden", message: "The seeds are fixed." });
  follower.receive(open(0, []));
  expect(sent).toHaveLength(1);
  expect(news.some(({ type }) => type === "refused")).toBe(false);
  expect(follower.isSeedIgnored).toBe(false);
  const older = new Follower(ID, "token", gameOf, () => "x", { send: (one) => sent.push(one), hear: () => undefined });
  older.receive(open(0));
  expect(sent).toHaveLength(1);
});
