/** From a record to a verdict about its chance, in words, without a page. */
import { setAddress } from "./page-globals.ts";
import { CHANCE, Match, listMoves, makeRecord, unwrap } from "@riad/core";
import { marrakech } from "@riad/games";
import { FairRandom, commitTo, drawFirst, makeProof } from "@riad/protocol";
import type { Proof } from "@riad/protocol";
import { h } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { checkText, check, fetchRecord, fetching, text, judge } from "../src/verify/checking.ts";
import { Steps } from "../src/verify/Steps.tsx";
import { loadWords, speak } from "../src/words/words.ts";
import { rendered } from "./rendered.ts";

const SECRET = "5eed".repeat(16);
const SEEDS = ["", "a-seed-of-Tariq"];
const FIRST = drawFirst(SECRET, SEEDS, 2);

beforeAll(() => loadWords("verify"));
beforeEach(() => speak("en"));
afterEach(() => void vi.unstubAllGlobals());

/** A match of some plies whose chance is that of the secret, unless `spoil` changes an outcome. */
function recordOf(change: Partial<Proof> = {}, { first = FIRST, spoil = -1, plies = 12 } = {}): string {
  const match = unwrap(Match.fromSetup(marrakech, { seats: 2, first }));
  while (match.length < plies && !match.isOver) {
    const { position, length } = match;
    const drawn = position.draw(new FairRandom(SECRET, SEEDS, String(length)));
    const due = match.actor === CHANCE ? (length === spoil ? (drawn % 4) + 1 : drawn) : listMoves(position)[0];
    unwrap(match.play(due));
  }
  const proof = makeProof({ commit: commitTo(SECRET), secret: SECRET, seeds: SEEDS, first: "drawn", ...change });
  return makeRecord(match, { players: ["Salma", "Tariq"], extra: proof });
}

const verdictOf = (record: string) => judge(checkText(record), "no");
const NAMES = ["Salma", "Tariq"];

/** A match of one device, whose rolls follow from the seed that its record names. */
function seededRecord(): string {
  const match = unwrap(Match.fromSetup(marrakech, { seats: 2, first: 0 }));
  match.seedChance("sunday");
  while (match.length < 12) {
    unwrap(match.play(match.actor === CHANCE ? match.drawOutcome() : listMoves(match.position)[0]));
  }
  return makeRecord(match);
}

describe("a verdict", () => {
  test.each([
    ["nothing", "  \n", "open", "Were the dice and draws of a match fair?", /Paste a record/],
    ["something else", "hello", "bad", "Not a match record", /./],
    [
      "no commitment",
      makeRecord(unwrap(Match.fromSetup(marrakech))),
      "open",
      /wasn’t played on a server/,
      /no commitment/,
    ],
    ["no secret yet", recordOf({ secret: "" }), "open", "The match is not over yet", /revealed at the end/],
    [
      "everything as committed",
      recordOf(),
      "good",
      "The dice and draws of this match were fair",
      "All 4 outcomes are as committed.",
    ],
    ["one outcome", recordOf({}, { plies: 2 }), "good", /fair/, "Its one outcome is as committed."],
    [
      "another secret",
      recordOf({ secret: "bad0".repeat(16) }),
      "bad",
      /doesn’t match/,
      "The secret isn’t the one the server committed to.",
    ],
    [
      "a secret that is none",
      recordOf({ secret: "xyz" }),
      "bad",
      /doesn’t match/,
      "The secret isn’t the one the server committed to.",
    ],
    [
      "another first seat",
      recordOf({}, { first: 1 - FIRST }),
      "bad",
      /doesn’t match/,
      `${NAMES[FIRST]} was drawn to start, not ${NAMES[1 - FIRST]}.`,
    ],
    [
      "a changed die",
      recordOf({}, { spoil: 4, plies: 5 }),
      "bad",
      /doesn’t match/,
      /^Move 5 should have been [1-4], not [1-4]\.$/,
    ],
  ])("on %s", (_name, record, sign, sentence, note) => {
    const verdict = verdictOf(record);
    expect(verdict.sign).toBe(sign);
    expect(verdict.sentence).toMatch(sentence);
    expect(verdict.note).toMatch(note);
  });

  test("accepts a first seat that was given, as in a rematch", () => {
    expect(verdictOf(recordOf({ first: "given" }, { first: 1 - FIRST, plies: 2 })).sign).toBe("good");
  });

  test("while the record is being loaded, and when it cannot be", () => {
    const empty = checkText("");
    expect(judge(empty, "running").sentence).toBe("Loading the record");
    expect(judge(empty, "failed")).toMatchObject({
      sign: "bad",
      sentence: "The record of this match couldn’t be loaded",
    });
    // What was pasted meanwhile matters more.
    expect(judge(checkText(recordOf()), "failed").sign).toBe("good");
  });

  test.each(["fr", "es"] as const)("is said in %s", async (language) => {
    const english = verdictOf(recordOf());
    await speak(language);
    const said = verdictOf(recordOf());
    expect(said.sentence).not.toBe(english.sentence);
    expect(said.note).toContain("4");
  });
});

async function visit(search: string, answer: { ok: boolean; body: string } | null): Promise<string | undefined> {
  setAddress(`http://riad.test/verify${search}`);
  text.value = "";
  const fetched = vi.fn(async (_path: string) => {
    if (answer === null) throw new Error("offline");
    return { ok: answer.ok, statusText: "no", text: async () => answer.body };
  });
  vi.stubGlobal("fetch", fetched);
  await fetchRecord();
  return fetched.mock.calls[0]?.[0];
}

describe("a match of one device", () => {
  test("follows from the seed that its record names, or says which roll does not", () => {
    const record = seededRecord();
    expect(verdictOf(record)).toMatchObject({ sign: "good", sentence: expect.stringMatching(/follow from the seed/) });
    const changed = verdictOf(record.replace("note seed: sunday", "note seed: monday"));
    expect(changed).toMatchObject({ sign: "bad", sentence: expect.stringMatching(/don’t follow from the seed/) });
    expect(changed.note).toMatch(/^Move \d+ should have been .+, not .+\.$/);
  });
});

test("a match that is over and shows no secret is not called unfinished", () => {
  const hidden = recordOf({ secret: "" }, { plies: 1000 });
  expect(verdictOf(hidden)).toMatchObject({ sign: "bad", note: expect.stringMatching(/doesn’t show the secret/) });
});

describe("the record of a match of this server", () => {
  test("is loaded and checked", async () => {
    expect(await visit("?match=WX7VYZ5szMvB", { ok: true, body: recordOf() })).toBe("/api/matches/WX7VYZ5szMvB/record");
    expect([check.value.kind, fetching.value]).toEqual(["fair", "no"]);
  });

  test.each([null, { ok: false, body: "not found" }])("that cannot be had is said to be missing", async (answer) => {
    await visit("?match=WX7VYZ5szMvB", answer);
    expect([text.value, fetching.value]).toEqual(["", "failed"]);
  });

  test.each(["", "?match=", "?match=../../secret"])("is not asked for with the address %j", async (search) => {
    expect(await visit(search, { ok: true, body: "x" })).toBeUndefined();
    expect(fetching.value).toBe("no");
  });
});

const steps = (record: string) => rendered(h(Steps, { check: checkText(record) }));

describe("step by step", () => {
  test("every step of a fair match has its mark", () => {
    const { html, text: words } = steps(recordOf({ bound: [1] }));
    expect(html.match(/verify-step good/g)).toHaveLength(4);
    expect(words).toContain("Salma none Tariq a-seed-of-Tariq");
    expect(words).toContain("depends on the seed of Tariq");
    expect(words).toContain(`${NAMES[FIRST]}, drawn like everything else`);
  });

  test("the step that fails is marked, and shows what it should have been", () => {
    const { html, text: words } = steps(recordOf({}, { spoil: 4, plies: 5 }));
    expect(html.match(/verify-step bad/g)).toHaveLength(1);
    expect(html.match(/<li class="wrong"/g)).toHaveLength(1);
    expect(words).toMatch(/Every outcome, repeated : not as committed/);
  });

  test("without a seed of anybody the seeds prove nothing; before the end nothing is known", () => {
    expect(steps(recordOf({ bound: [] })).text).toContain("so the server could have chosen the outcomes");
    const open = steps(recordOf({ secret: "" }));
    expect(open.html.match(/verify-step open/g)).toHaveLength(3);
    expect(open.text).not.toContain("the secret, revealed");
  });

  test("without a record it is explained how it works", () => {
    expect(steps("").html.match(/<li>/g)).toHaveLength(3);
  });
});
