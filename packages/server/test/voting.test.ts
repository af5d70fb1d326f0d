import { expect, test } from "vitest";
import { Draft } from "../src/table/draft.ts";
import type { Absence } from "../src/table/draft.ts";
import { comeBack, goAway } from "../src/table/absence.ts";
import { forfeit } from "../src/table/forfeit.ts";
import type { Table } from "../src/table/table.ts";
import { voteOn } from "../src/table/voting.ts";
import { START, beginMatch, take } from "./planned.ts";

const NONE = { kind: "none" } as const;

function gone(seats: readonly number[], long: readonly number[] = []): Absence {
  return { isGone: (seat) => seats.includes(seat), isLongGone: (seat) => long.includes(seat) };
}

function draftOf(table: Table, absence: Absence): Draft {
  return new Draft(table, { now: START + 1000, outages: [], absence });
}

/** Votes and applies the result; returns the code of the refusal, or the status of the match. */
function vote(table: Table, by: number, choice: "wait" | "computer" | "end", absence: Absence, about = 3): string {
  const draft = draftOf(table, absence);
  const refusal = voteOn(draft, by, { about, choice, level: "random" });
  if (refusal !== undefined) return refusal.code;
  take(table, draft);
  return draft.status;
}

function change(table: Table, absence: Absence, verb: (draft: Draft) => void): void {
  const draft = draftOf(table, absence);
  verb(draft);
  take(table, draft);
}

test("a majority of the players who are present decides", () => {
  const table = beginMatch(NONE, 4);
  expect(vote(table, 0, "end", gone([3]))).toBe("live");
  expect(vote(table, 1, "end", gone([3]))).toBe("over");
  expect(table.state.end?.reason).toBe("abandoned");
});

test("a player who has resigned cannot vote, and their earlier vote no longer counts", () => {
  const table = beginMatch(NONE, 4);
  expect(vote(table, 0, "end", gone([3]))).toBe("live");
  change(table, gone([3]), (draft) => forfeit(draft, 0, "resigned", "random"));
  expect(table.state.votes).toEqual([]);
  expect(vote(table, 0, "end", gone([3]))).toBe("forbidden");
  expect(vote(table, 1, "end", gone([3]))).toBe("live");
});

test("the vote of a player who has left does not count, and votes are recounted when they leave", () => {
  const table = beginMatch(NONE, 4);
  expect(vote(table, 0, "computer", gone([3]))).toBe("live");
  change(table, gone([3]), (draft) => goAway(draft, 0));
  expect(table.state.votes).toEqual([]);
  expect(vote(table, 1, "computer", gone([3]))).toBe("live");
  expect(table.state.seats[3].level).toBeNull();
  // Seat 1 is now the only voter, and one of one is a majority.
  change(table, gone([3]), (draft) => goAway(draft, 2));
  expect(table.state.seats[3].level).toBe("random");
});

test("a player who has been disconnected for long neither votes nor delays the others", () => {
  const table = beginMatch(NONE, 4);
  expect(vote(table, 0, "computer", gone([3]))).toBe("live");
  // Seat 0 cast its vote while it was present; now it is not.
  expect(vote(table, 1, "wait", gone([0, 3]))).toBe("live");
  expect(table.state.seats[3]).toMatchObject({ level: null, waitUntil: 0 });
  expect(vote(table, 2, "wait", gone([0, 3]))).toBe("live");
  expect(table.state.seats[3].waitUntil).toBeGreaterThan(START);
});

test("coming back cancels the vote about a seat", () => {
  const table = beginMatch(NONE, 4);
  expect(vote(table, 0, "end", gone([3]))).toBe("live");
  change(table, gone([]), (draft) => expect(comeBack(draft, 3)).toBe(true));
  expect(table.state.votes).toEqual([]);
  expect(vote(table, 1, "end", gone([]))).toBe("forbidden");
});

test("a single voter cannot end a match during a short outage of the other", () => {
  const absence = gone([1]);
  const untimed = beginMatch(NONE);
  expect(vote(untimed, 0, "end", absence, 1)).toBe("forbidden");
  expect(vote(untimed, 0, "end", gone([1], [1]), 1)).toBe("over");
  // With clocks it is never allowed: the absent player's clock runs out.
  const timed = beginMatch({ kind: "bank", seconds: 60, increment: 0 });
  expect(vote(timed, 0, "end", gone([1], [1]), 1)).toBe("forbidden");
  expect(vote(timed, 0, "wait", absence, 1)).toBe("live");
  // The same for the last of three players.
  const three = beginMatch(NONE, 3);
  change(three, gone([2]), (draft) => forfeit(draft, 1, "resigned", "random"));
  expect(vote(three, 0, "end", gone([2]), 2)).toBe("forbidden");
});

test("a vote to end the match that becomes the only vote does not end it", () => {
  const table = beginMatch(NONE, 3);
  expect(vote(table, 0, "end", gone([2]), 2)).toBe("live");
  change(table, gone([2]), (draft) => goAway(draft, 1));
  expect(table.row.status).toBe("live");
});
