/** What if, without a browser: replies, luck, links, and the store. */
import "fake-indexeddb/auto";
import "./page-globals.ts";
import { CHANCE, makeRecord, parseRecord, unwrap } from "@riad/core";
import { azul, gameOf, marrakech } from "@riad/games";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { keptFrom } from "../src/kept/kept-match.ts";
import { deleteBranch, listBranches, saveBranch, sweepBranches } from "../src/kept/branch-store.ts";
import type { KeptBranch } from "../src/kept/branch-store.ts";
import { entryOf } from "../src/games.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { BranchTable } from "../src/review/branch-table.ts";
import { makeBranchLink, makeMoves, parseMoves, readBranchLink, readShared } from "../src/review/branch-text.ts";
import { countMargins } from "../src/review/margins.ts";
import { readReviewed } from "../src/review/reviewed-match.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { loadWords } from "../src/words/words.ts";
import { FakeWorker } from "./fake-worker.ts";
import { playByChance } from "./kept-match.ts";

const record = makeRecord(playByChance(marrakech, { seats: 2 }, 1000, 4), {
  players: ["Salma", "Idris"],
  date: "2026-11-16",
  extra: { seats: "person,easy" },
});

function reviewedMatch(): ReviewedMatch {
  const kept = keptFrom(record);
  if (kept === null) throw new Error("not a match");
  const reviewed = readReviewed(kept, makePlainFace(marrakech), null, entryOf("marrakech"));
  if ("sentence" in reviewed) throw new Error(reviewed.sentence);
  return reviewed;
}

const changed = vi.fn<(branch: BranchTable) => void>();
const valueOf = vi.fn<() => Promise<number[]>>(async () => Promise.resolve([0.6, 0.4]));

function branchAt(ply: number): BranchTable {
  return new BranchTable({ reviewed: reviewedMatch(), seat: 0, ply, changed, valueOf });
}

/** What an animation does when it has ended. */
function show(branch: BranchTable): void {
  branch.shown(branch.at.value);
}

beforeAll(async () => loadWords("review"));

beforeEach(() => {
  changed.mockClear();
  FakeWorker.all.length = 0;
});

describe("a branch on the board", () => {
  test("waits for a move, meets the same roll, and lets the level reply", async () => {
    const { match } = reviewedMatch();
    const branch = branchAt(0);
    branch.goOn();
    expect(branch.length.value).toBe(0);
    const other = branch.moves.value.find((move) => move !== match.log[0]) ?? -1;
    branch.choose(other);
    show(branch);
    // The roll of the match again.
    expect(branch.match.log[1]).toBe(match.log[1]);
    show(branch);
    expect(branch.moves.value.length).toBeGreaterThan(0);
    branch.choose(branch.moves.value[0]);
    show(branch);
    expect(branch.isThinking.value).toBe(true);
    expect(FakeWorker.last.asked.at(-1)?.question.level).toBe("easy");
    FakeWorker.last.answer({ move: "L", value: 0.5, margin: 0, nodes: 1 });
    await vi.waitFor(() => expect(branch.length.value).toBe(4));
    expect(branch.match.actorAt(3)).toBe(1);
    expect(changed).toHaveBeenCalled();
    branch.leave();
  });

  test("leaves the match as it was, and goes on differently from any of its positions", () => {
    const branch = branchAt(0);
    const { match } = branch.reviewed;
    const log = [...match.log];
    branch.chooseReply(1, "");
    branch.choose(branch.moves.value[0]);
    show(branch);
    show(branch);
    branch.choose(branch.moves.value[0]);
    show(branch);
    expect([branch.length.value, branch.moves.value.length > 0]).toEqual([3, true]);
    branch.jump(0);
    expect(branch.at.value).toBe(0);
    branch.choose(branch.moves.value.at(-1) ?? -1);
    expect(branch.length.value).toBe(1);
    expect(match.log).toEqual(log);
  });

  test("leaves the match at a decision, wherever it is asked to", () => {
    // A roll, a ply before the match and one after it.
    expect([1, -3, 100_000].map((ply) => branchAt(ply).ply)).toEqual([2, 0, reviewedMatch().match.length]);
    expect(branchAt(100_000).moves.value).toEqual([]);
  });

  test("draws nothing where only futures are wanted", () => {
    const branch = branchAt(0);
    branch.luck.value = "mean";
    branch.choose(branch.moves.value[0]);
    show(branch);
    expect([branch.length.value, branch.match.actor]).toEqual([1, CHANCE]);
    branch.chooseLuck("same");
    expect(branch.length.value).toBe(2);
  });

  test("knows what its positions are worth", async () => {
    const branch = branchAt(0);
    branch.chooseReply(1, "");
    branch.choose(branch.moves.value[0]);
    show(branch);
    await vi.waitFor(() => expect(branch.points.value).toEqual([{ ply: 2, shares: [0.6, 0.4] }]));
  });

  test("is called after its first move, whichever that is, until somebody names it", () => {
    const branch = branchAt(0);
    branch.suggestName("Left, turn 1");
    expect(branch.name.value).toBe("Left, turn 1");
    branch.suggestName("Right, turn 1");
    expect(branch.name.value).toBe("Right, turn 1");
    branch.rename("My idea");
    branch.suggestName("Left, turn 1");
    expect(branch.name.value).toBe("My idea");
  });

  test("is the same after it was kept", () => {
    const branch = branchAt(0);
    branch.chooseReply(1, "");
    branch.choose(branch.moves.value[0]);
    show(branch);
    branch.rename("Turn left");
    const kept = branch.toKept("abc");
    const again = branchAt(0);
    again.restore(unwrap(parseMoves(again.reviewed.match, kept.ply, kept.moves)), kept);
    expect(again.match.log).toEqual(branch.match.log);
    const foreign = branchAt(0);
    foreign.restore(again.match.clone(), { ...kept, replies: ["", "nobody"] });
    expect(foreign.replies.value).toEqual(["", "easy"]);
    expect([again.name.value, again.replies.value, again.id]).toEqual(["Turn left", ["", ""], branch.id]);
  });
});

describe("a branch as text", () => {
  const match = unwrap(parseRecord(record, gameOf)).match;
  const branch: KeptBranch = {
    id: "one",
    match: "abcdefghjk",
    name: "Left",
    ply: 0,
    moves: ["L"],
    luck: "same",
    seed: "s",
    replies: ["", "easy"],
    changed: 5,
  };

  test("its moves are written in notation and read back by the rules", () => {
    const read = unwrap(parseMoves(match, 0, ["L"]));
    expect(makeMoves(read, 0)).toEqual(["L"]);
    expect(parseMoves(match, 0, ["nonsense"]).ok).toBe(false);
    expect(parseMoves(match, match.length, ["L"]).ok).toBe(false);
    expect(parseMoves(match, match.length + 1, []).ok).toBe(false);
  });

  test("a link contains the match and the branch", async () => {
    const link = await makeBranchLink({ record, branch });
    const shared = await readBranchLink(new URL(link).hash.slice(1));
    expect(shared?.record).toBe(record);
    // Whoever opens it keeps it under an id of their own.
    expect(shared?.branch).toEqual({ ...branch, id: "", match: "", changed: 0 });
  });

  test.each([
    null,
    7,
    {},
    { record },
    { record, branch: { ply: "x", moves: [] } },
    { record, branch: { ply: 1.5 } },
    { record, branch: { ply: -1, moves: [], replies: [] } },
  ])("refuses %j", (value) => {
    expect(readShared(value)).toBeNull();
  });

  test("a link that is cut off is no link", async () => {
    const link = await makeBranchLink({ record, branch });
    expect(await readBranchLink(new URL(link).hash.slice(1, 40))).toBeNull();
    expect(await readBranchLink("42")).toBeNull();
  });

  test("is kept with its match, and swept when that is gone", async () => {
    await saveBranch(branch);
    await saveBranch({ ...branch, id: "two", match: "bbbbbbbbbb", changed: 9 });
    await saveBranch({ ...branch, id: "three", changed: 7 });
    expect((await listBranches(branch.match)).map(({ id }) => id)).toEqual(["three", "one"]);
    await deleteBranch("one");
    await sweepBranches(new Set([branch.match]));
    expect((await listBranches(branch.match)).map(({ id }) => id)).toEqual(["three"]);
    expect(await listBranches("bbbbbbbbbb")).toEqual([]);
  });
});

test("margins are counted in steps that hold no win beside a loss", () => {
  const bars = countMargins([-12, -1, 0, 3, 14]);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(bars.every(({ from, to }) => from >= 0 || to < 0)).toBe(true);
  expect(countMargins([])).toEqual([]);
  expect(countMargins([4, 4])).toEqual([{ from: 4, to: 4, count: 2 }]);
});

test("a branch of another match is not one of this", () => {
  const other = playByChance(azul, { seats: 2 }, 1000, 4);
  expect(parseMoves(other, 0, ["L"]).ok).toBe(false);
});
