/** Trying mistakes again, without a browser: the session, the profile over many matches, and the words. */
import "fake-indexeddb/auto";
import "./page-globals.ts";
import { signal } from "@preact/signals";
import { listMoves, makeRecord } from "@riad/core";
import { azul } from "@riad/games";
import type { Attempt, DecisionEvent, Explanation } from "@riad/review";
import { h } from "preact";
import type { AzulPosition } from "@riad/azul";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { azulReviewWords } from "../src/azul/review-words.ts";
import { entryOf, loadFace } from "../src/games.ts";
import { keptFrom } from "../src/kept/kept-match.ts";
import type { KeptMatch } from "../src/kept/kept-match.ts";
import { findMistakes, listExercises, practise, profileOf } from "../src/practise/mistakes.ts";
import { keepReview, keyOf } from "../src/review/review-cache.ts";
import type { KeptReview } from "../src/review/review-cache.ts";
import { attemptReason, reasonOf } from "../src/review/move-reasons.ts";
import { momentLine, moveWords } from "../src/review/review-sentences.ts";
import type { ReviewView } from "../src/review/review-view.ts";
import { readKept } from "../src/review/reviewed-match.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { TryPanel } from "../src/review/TryPanel.tsx";
import { TrySession } from "../src/review/try-session.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

const match = playByChance(azul, { seats: 2 }, 1000, 4);
const record = makeRecord(match, {
  players: ["Salma", "Idris"],
  date: "2026-11-16",
  extra: { seats: "person,easy" },
});
const [, second] = [0, match.log.findIndex((_, ply) => match.actorAt(ply) === 0)];
const moves = listMoves(match.positionAt(second));
const NOTHING: Explanation = { account: null, motifs: [], futures: [] };
let kept: KeptMatch;
let reviewed: ReviewedMatch;

function worth(move: number, share: number, margin = 0) {
  return { move, share, margin, line: [move] };
}

function mistake(loss: number): DecisionEvent {
  const [one, two] = moves;
  return {
    kind: "decision",
    ply: second,
    seat: 0,
    played: worth(one, 0.5 - loss),
    best: worth(two, 0.5),
    others: [],
    first: [0.5, 0.5],
    last: [0.5 - loss, 0.5 + loss],
    blindLoss: 0,
    isChoice: true,
    isSolved: true,
    isProven: false,
    isSecondLook: false,
  };
}

beforeAll(async () => {
  const found = keptFrom(record);
  if (found === null) throw new Error("not a match");
  kept = found;
  await Promise.all([loadWords("review"), loadFace("azul")]);
  const opened = await readKept(kept);
  if ("sentence" in opened) throw new Error(opened.sentence);
  reviewed = opened;
  expect(entryOf("azul").id).toBe("azul");
});
afterAll(async () => speak("en"));

function sessionOf(attempt: (move: number) => Attempt | Error): TrySession {
  const run = {
    events: signal([mistake(0.2), mistake(0.1)]),
    attempt: async (_event: DecisionEvent, move: number) => {
      const answer = attempt(move);
      if (answer instanceof Error) throw answer;
      return Promise.resolve(answer);
    },
    explain: async () => Promise.resolve(NOTHING),
    stop: () => undefined,
  };
  return new TrySession([0, 1].map((index) => ({ reviewed, run, index })));
}

const answered = (move: number, isRight: boolean): Attempt => ({
  tried: worth(move, isRight ? 0.5 : 0.2),
  best: worth(moves[1], 0.5),
  played: worth(moves[0], 0.3),
  isRight,
  explanation: NOTHING,
});

describe("trying again", () => {
  test("a wrong move may be followed by another, a right one ends it", async () => {
    const session = sessionOf((move) => answered(move, move === moves[1]));
    await session.choose(moves[2]);
    expect([session.state.value, session.moves.value.length > 0]).toEqual(["answered", true]);
    await session.choose(moves[1]);
    expect([session.state.value, session.moves.value, session.solved.value.size]).toEqual(["right", [], 1]);
    session.go(1);
    expect([session.state.value, session.attempt.value, session.isLast]).toEqual(["asked", null, true]);
  });

  test("who looks at the answer has not found it", async () => {
    const session = sessionOf((move) => answered(move, true));
    const asked = session.choose(moves[1]);
    session.showAnswer();
    await asked;
    expect([session.state.value, session.solved.value.size]).toEqual(["shown", 0]);
  });

  test("does not give the answer away in the list of moments", async () => {
    await speak("en");
    const session = sessionOf((move) => answered(move, true));
    const trying = signal<TrySession | null>(null);
    const seat = signal(mistake(0.2).seat);
    const view = { reviewed, run: { events: signal([mistake(0.2)]) }, seat, trying } as unknown as ReviewView;
    expect(momentLine(view, 0)).toContain("; better: ");
    trying.value = session;
    expect(momentLine(view, 0)).not.toContain("better");
  });

  test("asks for a move until the answer is shown, and calls a move that was tried by its name", async () => {
    await speak("en");
    const session = sessionOf((move) => answered(move, false));
    const panel = () => rendered(h(TryPanel, { session, close: () => undefined })).html;
    expect(panel()).toContain("Make a better move on the board.");
    expect(panel()).toContain("mistake 1 of 2 in this match");
    await session.choose(moves[2]);
    expect(
      panel()
        .match(/>(played|tried)</g)
        ?.sort(),
    ).toEqual([">played<", ">tried<"]);
    session.showAnswer();
    expect(panel()).not.toContain("Make a better move on the board.");
  });

  test("the answer is compared with the best move that was tried, and with the one played where none was", async () => {
    const shares = new Map([
      [moves[2], 0.2],
      [moves[3], 0.4],
      [moves[0], 0.3],
    ]);
    const session = sessionOf((move) => ({ ...answered(move, false), tried: worth(move, shares.get(move) ?? 0) }));
    await session.choose(moves[0]);
    expect(session.bestTry.value).toBeNull();
    for (const move of [moves[2], moves[3], moves[2]]) await session.choose(move);
    session.showAnswer();
    expect(session.bestTry.value?.move).toBe(moves[3]);
    session.go(1);
    expect(session.bestTry.value).toBeNull();
  });

  test("never calls a move worse with two figures that look the same, and always gives a reason", async () => {
    await speak("en");
    const explanation: Explanation = {
      ...NOTHING,
      account: { rows: [{ row: "ownTiles", points: 0.9, amounts: { other: 2, better: 2.9 } }], total: 3.2, rival: 1 },
    };
    const session = sessionOf((move) => ({
      ...answered(move, false),
      tried: worth(moves[2], 0.011, -4),
      played: worth(moves[0], 0.012, -1),
      explanation: { ...explanation, account: null },
    }));
    const text = () => rendered(h(TryPanel, { session, close: () => undefined })).text;
    await session.choose(moves[2]);
    expect(text()).toContain("About the same as in the match: 1 %. Many small things add up here.");
    expect(text()).not.toContain("worse");
    const other = sessionOf((move) => ({ ...answered(move, false), explanation }));
    await other.choose(moves[2]);
    const said = rendered(h(TryPanel, { session: other, close: () => undefined })).text;
    expect(said).toContain("That’s worse than the move in the match. Your move: 20 %. In the match: 30 %.");
    // The account of the two fills the panel, with the move played first.
    expect(said).toContain("Points played your move difference");
  });

  test("a move that cannot be judged may be tried again", async () => {
    const session = sessionOf(() => new Error("lost"));
    await session.choose(moves[2]);
    expect([session.state.value, session.moves.value.length > 0]).toEqual(["lost", true]);
  });
});

const review = (motifs: Record<number, string>): Omit<KeptReview, "key"> => ({
  noise: 0.01,
  events: [mistake(0.05), mistake(0.2), mistake(0.1)],
  result: [0, 1],
  hardFinds: [],
  motifs,
  playsLike: [],
  changed: 1,
});

describe("practising with all matches", () => {
  test("finds the reviews that are kept, and the matches without one", async () => {
    await keepReview({ ...review({ 0: "overflow" }), key: await keyOf(record) });
    const unread = { ...kept, id: "other", record: record.replace("date: 2026-11-16", "date: 2026-11-15") };
    const found = await findMistakes([kept, unread]);
    expect([found.practised.length, found.unread.map(({ id }) => id)]).toEqual([1, ["other"]]);
    expect(listExercises(found.practised).map(({ index }) => index)).toEqual([1, 2, 0]);
  });

  test("sorts the mistakes of all matches as the review of one does: what only cost points comes last, the most points first", () => {
    const forPoints = (points: number, loss: number): DecisionEvent => ({
      ...mistake(loss),
      best: worth(moves[1], 0.01, 0),
      played: worth(moves[0], 0.01 - loss, -points),
      first: [0.01, 0.99],
      last: [0.01 - loss, 0.99 + loss],
    });
    const one = practise(kept, reviewed, { ...review({}), events: [forPoints(7, 0.01), mistake(0.05)], key: "" });
    const two = practise(kept, reviewed, { ...review({}), events: [forPoints(12, 0), mistake(0.2)], key: "" });
    const listed = listExercises([one, two]);
    expect(listed.map(({ run, index }) => [run === two.exercises[0].run, index])).toEqual([
      [true, 1],
      [false, 1],
      [true, 0],
      [false, 0],
    ]);
  });

  test("adds up motifs about the same thing, and what has no name comes last", () => {
    const one = practise(kept, reviewed, { ...review({ 0: "overflow", 2: "laterOverflow" }), key: "" });
    const two = practise(kept, reviewed, { ...review({}), events: [], key: "" });
    const [floor, other] = profileOf([one, two], "Other things");
    expect([floor.theme, floor.mistakes, other.theme]).toEqual(["The floor", 2, "Other things"]);
    // Over both matches, so that it is never less than one of the mistakes that it consists of.
    expect(floor.loss).toBeCloseTo(0.15, 9);
  });
});

function explain(row: string, points: number, total = points): Explanation {
  return { ...NOTHING, account: { rows: [{ row, points }], total, rival: 1 } };
}

/** Two moves of one position with the same words, but for where the tiles come from. */
function twins(): number[] {
  const position = reviewed.match.positionAt(second) as AzulPosition;
  const words = moves.map((move) => azulReviewWords.brief(position, move));
  const at = words.findIndex((text, i) => words.indexOf(text, i + 1) > i);
  return [moves[at], moves[words.indexOf(words[at], at + 1)]];
}

/** The row of the list of moments about a mistake. */
function lineOf(played: number, best: number): string {
  const event = { ...mistake(0.2), played: worth(played, 0.3), best: worth(best, 0.5) };
  const view = { reviewed, run: { events: signal([event]) }, seat: signal(0), trying: signal(null) };
  return momentLine(view as unknown as ReviewView, 0);
}

describe("moves that would read the same", () => {
  test.each([
    ["en", / from (factory \d|the centre) to /],
    ["fr", / (de la fabrique \d|du centre), /],
    ["es", / (de la fábrica \d|del centro), /],
  ] as const)("are told with where the tiles come from, in %s", async (language, source) => {
    await speak(language);
    const [one, two] = twins();
    // Whatever they are listed beside: the reader has the whole board before them.
    const said = moves.map((move) => moveWords(reviewed, second, move));
    expect(new Set(said).size).toBe(moves.length);
    for (const move of [one, two]) expect(moveWords(reviewed, second, move)).toMatch(source);
    expect(said.filter((text) => !source.test(text)).length).toBeGreaterThan(0);
    const event = { ...mistake(0.1), played: worth(one, 0.4), best: worth(two, 0.5) };
    expect(reasonOf(reviewed, event, NOTHING).match(new RegExp(source, "g"))).toHaveLength(1);
  });

  test("are told with it in the list of moments only where that tells the two in a row apart", async () => {
    await speak("en");
    const [one, two] = twins();
    const words = moves.map((move) => azulReviewWords.brief(reviewed.match.positionAt(second) as AzulPosition, move));
    const other = moves[words.findIndex((text) => text !== words[moves.indexOf(one)])];
    expect(lineOf(one, two)).toMatch(/ from .*; better: .* from /);
    expect(lineOf(one, other)).not.toContain(" from ");
  });
});

describe("reasons", () => {
  test.each([
    ["en", /It scores about 3 points more for tiles this round\.$/],
    ["fr", /Ce coup rapporte environ 3 points de plus en tuiles cette manche\.$/],
    ["es", /Esa jugada suma alrededor de 3 puntos más en azulejos esta ronda\.$/],
  ] as const)("come from the row that speaks most for a move, in %s", async (language, sentence) => {
    await speak(language);
    expect(reasonOf(reviewed, mistake(0.1), explain("ownTiles", 3.2))).toMatch(sentence);
  });

  test.each([
    ["en", /\. It keeps Idris from scoring about 3 points for tiles\.$/, /\. It keeps you from scoring about/],
    ["fr", /\. Ce coup prive Idris d’environ 3 points en tuiles\.$/, /\. Ce coup te prive d’environ/],
    ["es", /\. Esa jugada le quita a Idris alrededor de 3 puntos en azulejos\.$/, /\. Esa jugada te quita alrededor/],
  ] as const)("name the rival, of whom there may be several, in %s", async (language, named, reader) => {
    await speak(language);
    expect(reasonOf(reviewed, mistake(0.1), explain("theirTiles", 3.2))).toMatch(named);
    const [theirs, account] = [
      { ...mistake(0.1), seat: 1 },
      { rows: [{ row: "theirTiles", points: 3.2 }], total: 3.2, rival: 0 },
    ];
    expect(reasonOf(reviewed, theirs, { ...NOTHING, account })).toMatch(reader);
  });

  test.each([
    [
      "en",
      /\. It fills 1 fewer floor space at once, worth 2 points\. It also probably makes Idris fill 3 more floor spaces\.$/,
    ],
    [
      "fr",
      /\. Ce coup évite d’occuper tout de suite 1 place au sol, soit 2 points\. De plus, il oblige sans doute Idris à occuper 3 places de plus au sol\.$/,
    ],
    [
      "es",
      /\. Esa jugada evita ocupar ahora mismo 1 casilla del suelo, es decir, 2 puntos\. Además, probablemente hace que Idris ocupe 3 casillas más del suelo\.$/,
    ],
  ] as const)("are one sentence each, in %s", async (language, said) => {
    await speak(language);
    const motifs = [
      { name: "overflow", numbers: { spaces: 1, points: 2 } },
      { name: "theirOverflow", numbers: { seat: 1, spaces: 3 } },
    ] as unknown as Explanation["motifs"];
    expect(reasonOf(reviewed, mistake(0.1), { ...NOTHING, motifs })).toMatch(said);
  });

  test.each([
    [
      "en",
      "It probably brings green to 4 of 5 tiles by the end of the round instead of 3. It also probably keeps Idris’s wall at 1 tile instead of 2 this round.",
    ],
    [
      "fr",
      "Ce coup porte probablement le vert à 4 tuiles sur 5 à la fin de la manche au lieu de 3. De plus, il limite probablement le mur d’Idris à 1 tuile cette manche au lieu de 2.",
    ],
    [
      "es",
      "Esa jugada probablemente lleva el verde a 4 de 5 azulejos al final de la ronda en vez de 3. Además, probablemente deja la pared de Idris en 1 azulejo esta ronda en vez de 2.",
    ],
  ] as const)("name what a move leaves for later rounds, in %s", async (language, said) => {
    await speak(language);
    const motifs = [
      { name: "colourAhead", numbers: { colour: 1, tiles: 4, other: 3 } },
      { name: "theirWall", numbers: { seat: 1, tiles: 1, other: 2 } },
    ] as unknown as Explanation["motifs"];
    expect(reasonOf(reviewed, mistake(0.1), { ...NOTHING, motifs })).toContain(said);
  });

  test.each([
    ["en", "It ends the match with Idris ahead, 43 to 19, instead of 20 to 24."],
    ["fr", "Ce coup mène à une fin de partie où Idris gagne 43 à 19, au lieu de 20 à 24."],
    ["es", "Esa jugada lleva a un final en el que gana Idris 43 a 19, en vez de 20 a 24."],
  ] as const)("are not only likely where both moves were followed to the end, in %s", async (language, said) => {
    await speak(language);
    const numbers = { points: 43, best: 19, other: 20, otherBest: 24 };
    const motif = { name: "endAhead", numbers, row: "whole", weight: 28 };
    const event = { ...mistake(0.1), seat: 1 };
    const known = (isCertain: object) => ({ ...NOTHING, motifs: [{ ...motif, ...isCertain }] });
    expect(reasonOf(reviewed, event, known({ isCertain: true }))).toContain(said);
    expect(reasonOf(reviewed, event, known({}))).toMatch(/probabl/);
  });

  test("name the largest row beside a single motif that is about the smaller part", async () => {
    await speak("en");
    const motifs = [
      { name: "colourAhead", numbers: { colour: 1, tiles: 3, other: 2 }, row: "ownProspects", weight: 1 },
    ];
    const said = (tiles: number) => {
      const rows = [
        { row: "ownTiles", points: tiles, amounts: { better: tiles, other: 0 } },
        { row: "ownProspects", points: 5.1 },
        { row: "later", points: 9 },
      ];
      return reasonOf(reviewed, mistake(0.1), { ...NOTHING, motifs, account: { rows, total: 14.1 + tiles, rival: 1 } });
    };
    expect(said(5)).toMatch(/instead of 2\. It also scores about 5 points more for tiles this round\. In all/);
    expect(said(2)).toMatch(/instead of 2\. In all/);
  });

  test.each([
    ["fr", / (sur la ligne \d|au sol)$/],
    ["es", / (a la línea \d|al suelo)$/],
  ] as const)("name where tiles go with a preposition, in %s", async (language, target) => {
    await speak(language);
    for (const move of moves) expect(moveWords(reviewed, second, move)).toMatch(target);
  });

  test("name what was counted before what is only estimated, and the whole where it is more", async () => {
    await speak("en");
    const rows = [
      { row: "later", points: 6 },
      { row: "ownFloor", points: 2 },
      { row: "ownTiles", points: 3 },
    ];
    expect(reasonOf(reviewed, mistake(0.1), { ...NOTHING, account: { rows, total: 11, rival: 1 } })).toMatch(
      /^Better: .* It scores about 3 points more for tiles this round and loses about 2 points less on the floor\. In all it’s worth about 11 points more\. For most of that we can’t name a cause\.$/,
    );
  });

  test("say what it means when a move brings fewer points and more wins", async () => {
    await speak("en");
    const said = reasonOf(reviewed, mistake(0.1), explain("theirTiles", 2, -3.1));
    expect(said).toContain("about 3 points less on average, but it wins more often: 50\u00a0% instead of 40\u00a0%.");
    expect(reasonOf(reviewed, mistake(0.1), explain("theirTiles", 2))).not.toContain("fewer points");
  });

  test("say when only points were left to play for", async () => {
    await speak("en");
    const event = { ...mistake(0), best: worth(moves[1], 0.999, 20), played: worth(moves[0], 0.999, 12) };
    expect(reasonOf(reviewed, event, explain("ownTiles", 8))).toContain("it’s only about the points: +8 in all.");
  });

  test("of an attempt never leave praise beside fewer points unexplained", async () => {
    await speak("en");
    const right = { ...answered(moves[1], true), explanation: explain("theirTiles", 2, -1.2) };
    expect(attemptReason(reviewed, mistake(0), right)).toContain(
      "about 1 point less on average, but it wins more often:",
    );
    const unnamed = { ...right, explanation: { ...NOTHING, account: { rows: [], total: -1.2, rival: 1 } } };
    expect(attemptReason(reviewed, mistake(0), unnamed)).toContain(
      "about 1 point less on average, but it wins more often:",
    );
  });

  test("of an attempt are about the new move, or about the one played where that was better", async () => {
    await speak("en");
    const better = { ...answered(moves[1], true), explanation: explain("ownFloor", 2) };
    expect(attemptReason(reviewed, mistake(0), better)).toBe("Your move loses about 2 points less on the floor.");
    const worse = { ...answered(moves[2], false), explanation: explain("ownFloor", 2) };
    expect(attemptReason(reviewed, mistake(0), worse)).toBe(
      "The move in the match loses about 2 points less on the floor.",
    );
  });
});
