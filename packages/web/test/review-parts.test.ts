/** The parts of a review that need no browser: what is drawn and said follows from its numbers. */
import "./page-globals.ts";
import { signal } from "@preact/signals";
import { listMoves, makeEnding } from "@riad/core";
import { draftColour, draftSource, isDraft } from "@riad/azul";
import { azul } from "@riad/games";
import { findJumps, partsOf, percentChange, percentOf, shownRows, tellRows } from "@riad/review";
import type { ChanceEvent, DecisionEvent, LedgerRow } from "@riad/review";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { azulReviewWords } from "../src/azul/review-words.ts";
import { marrakechReviewWords } from "../src/marrakech/review-words.ts";
import { besideWords, causeWords, nameParts, placeBars } from "../src/review/result-parts.ts";
import {
  earlyWords,
  eventWords,
  headline,
  jumpWords,
  luckWords,
  percent,
  pointsWords,
  signed,
} from "../src/review/review-sentences.ts";
import type { ReviewView } from "../src/review/review-view.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { alternative, chance, decision } from "./review-events.ts";

const row: LedgerRow = {
  start: -0.014,
  luck: 0.034,
  own: { good: -0.02, slip: -0.1, mistake: -0.21, blunder: -0.4 },
  from: [0, 0.216],
  gave: [-0.73, 0.73],
  revision: -0.006,
  result: 0,
  pointsLost: 41.2,
  choices: 20,
  perMille: 36,
  perMilleError: 9,
  lossRatio: null,
  accuracy: 60,
};
const sitters = [
  { name: "Salma", level: null },
  { name: "Idris", level: "hard" },
];
const ending = makeEnding([44, 48], [1, 0], "played");
const reviewed = { sitters, you: 0, ending } as unknown as ReviewedMatch;

beforeAll(async () => loadWords("review"));
afterAll(async () => speak("en"));

describe("the waterfall", () => {
  test("starts on the ground, hangs each bar where the one before ends, and ends at the result", () => {
    const bars = placeBars(nameParts(partsOf(row), reviewed, 0));
    expect(bars[0]).toMatchObject({ part: "even", from: 0, to: 50 });
    for (const [i, bar] of bars.slice(1, -1).entries()) expect(bar.from).toBe(bars[i].to);
    expect(bars.at(-2)?.to).toBe(bars.at(-1)?.value);
    expect(bars.at(-1)).toMatchObject({ part: "result", from: 0, to: 0 });
  });

  test("has another order where the usual one would leave the scale on the way, so that 100 % is the longest bar", () => {
    // 50 +7 −30 +87 would be 114.
    const parts = { even: 50, start: 7, luck: -30, own: -458, others: 545, revision: -14, result: 100 };
    const told = placeBars(nameParts(parts, reviewed, 0));
    expect(told.map(({ part }) => part)).toEqual(["even", "start", "luck", "revision", "play", "result"]);
    expect(Math.max(...told.map(({ to }) => to))).toBe(100);
  });

  test("has no bar for what is unclear that goes beyond a whole win: it is part of what everybody's play came to", () => {
    const parts = { even: 50, start: 0, luck: 5, own: -224, others: 530, revision: -310, result: 51 };
    const told = placeBars(nameParts(parts, reviewed, 0));
    expect(told.map(({ part, value }) => [part, value])).toEqual([
      ["even", 50],
      ["luck", 5],
      ["play", -4],
      ["result", 51],
    ]);
  });

  test("has one bar for everybody's play where several others sit at the table", () => {
    const many = { ...reviewed, sitters: ["Salma", "Idris", "Karim", "Tariq"].map((name) => ({ name, level: null })) };
    const parts = { even: 25, start: 1, luck: 28, own: -56, others: 116, revision: -14, result: 100 };
    const told = nameParts(parts, many, 0);
    expect(told.map(({ label, value }) => [label, value])).toEqual([
      ["start", 26],
      ["luck", 28],
      ["play", 46],
      ["result", 100],
    ]);
  });

  test("adds up whatever the parts are; mistakes that leave the scale are one bar of both sides", () => {
    const rows = fc.record({
      start: share(-0.2, 0.2),
      luck: share(-0.8, 0.8),
      lost: share(-5, 0),
      given: share(-0.5, 5),
      result: fc.constantFrom(0, 0.5, 1),
    });
    fc.assert(
      fc.property(rows, ({ start, luck, lost, given, result }) => {
        const parts = partsOf({ ...row, start, luck, own: { ...NONE, mistake: lost }, from: [0, given], result });
        const named = nameParts(parts, reviewed, 0);
        const bars = placeBars(named);
        expect(bars.at(-2)?.to).toBe(parts.result);
        const play = named.find(({ part }) => part === "play");
        if (Math.abs(start + luck) < 0.49) for (const { to } of bars) expect(to >= 0 && to <= 100).toBe(true);
        if (play === undefined) return;
        const isWhole = named.every(({ part }) => part !== "revision");
        expect(play.value).toBe(parts.own + parts.others + (isWhole ? parts.revision : 0));
        // The numbers are in the table: alone they go far beyond 100, and nobody knows of what.
        expect(play.detail).toMatch(/^(Both of you made big mistakes|It’s hard to say)[^0-9]*\.$/);
      }),
    );
  });
});

function share(min: number, max: number) {
  return fc.double({ min, max, noNaN: true });
}

const NONE = { good: 0, slip: 0, mistake: 0, blunder: 0 };

test.each([
  ["en", "mistakes", "Both of you made big mistakes; yours cost more."],
  ["fr", "erreurs", "De grosses erreurs des deux côtés\u202f; les tiennes ont coûté plus cher."],
  ["es", "errores", "Errores graves por ambas partes; los tuyos han costado más."],
] as const)(
  "gives the net of what exceeds the scale, and what it consists of, in %s",
  async (language, label, detail) => {
    await speak(language);
    const many = { ...row, own: { ...NONE, mistake: -3.53 }, from: [0, 3.13] };
    const named = nameParts(partsOf(many), reviewed, 0);
    expect(named.find(({ part }) => part === "play")).toEqual({ part: "play", label, value: -40, detail });
  },
);

test.each([
  ["en", "luck, Idris’s mistakes, your mistakes"],
  ["fr", "hasard, erreurs d’Idris, tes erreurs"],
  ["es", "suerte, errores de Idris, tus errores"],
] as const)("names the parts, in %s", async (language, parts) => {
  await speak(language);
  const named = nameParts(partsOf(row), reviewed, 0).filter(({ part }) => ["luck", "others", "own"].includes(part));
  expect(named.map(({ label }) => label).join(", ")).toBe(parts);
});

const cause = (luck: number, own: number, others: number, seat = 0, of = reviewed, revision = 0) =>
  causeWords({ ...partsOf(row), luck, own, others, revision }, of, seat);

describe("the cause in everyday words", () => {
  test.each([
    [
      "en",
      [
        "Luck was about even: your mistakes made the difference.",
        "Your mistakes made the difference, although you were lucky.",
      ],
    ],
    [
      "fr",
      [
        "La chance a été à peu près égale\u202f: tes erreurs ont fait la différence.",
        "Tes erreurs ont fait la différence, même si tu as eu de la chance.",
      ],
    ],
    [
      "es",
      [
        "La suerte ha estado igualada: tus errores han marcado la diferencia.",
        "Tus errores han marcado la diferencia, aunque has tenido suerte.",
      ],
    ],
  ] as const)("speaks of a match that was lost, in %s", async (language, sentences) => {
    await speak(language);
    expect([cause(3, -73, 22), cause(30, -133, 50)]).toEqual(sentences);
  });

  test.each([
    [
      "en",
      "Bad luck and your mistakes mattered about equally.",
      "Good luck and Idris’s mistakes mattered about equally.",
    ],
    [
      "fr",
      "La malchance et tes erreurs ont pesé à peu près autant.",
      "La chance et les erreurs d’Idris ont pesé à peu près autant.",
    ],
    [
      "es",
      "La mala suerte y tus errores han pesado más o menos lo mismo.",
      "La buena suerte y los errores de Idris han pesado más o menos lo mismo.",
    ],
  ] as const)("prefers neither of two bars that look alike, in %s", async (language, lost, won) => {
    await speak(language);
    expect([cause(-27, -28, 0), cause(-28, -27, 0)]).toEqual([lost, lost]);
    expect(cause(30, -2, 31)).toBe(won);
    for (const other of [cause(-27, -33, 0), cause(-27, -48, 20), cause(27, -28, 0)]) expect(other).not.toBe(lost);
  });

  test("follows from the numbers alone, for every seat", async () => {
    await speak("en");
    expect(cause(2, -10, 9)).toBe("Neither luck nor mistakes made much of a difference.");
    expect(cause(0, -10, 60)).toBe("Luck was about even: Idris’s mistakes made the difference.");
    expect(cause(0, -10, 60, 1)).toBe("Luck was about even: your mistakes made the difference.");
    expect(cause(-40, -20, 5)).toBe("You were unlucky, and that mattered more than your mistakes.");
    expect(cause(-10, -80, 40)).toBe("Your mistakes made the difference, and you were unlucky too.");
    expect(cause(-10, -10, 60)).toBe("Idris’s mistakes made the difference, although you were unlucky.");
    expect(cause(-40, -10, 20)).toBe("You were unlucky, and that mattered more than Idris’s mistakes.");
    expect(cause(20, -10, 9)).toBe("You were lucky, and that made the difference.");
  });

  test.each([
    [
      "en",
      "Idris’s mistakes made the difference, and you were lucky too.",
      "You were lucky, and Idris’s mistakes helped too.",
    ],
    [
      "fr",
      "Les erreurs d’Idris ont fait la différence, et tu as aussi eu de la chance.",
      "Tu as eu de la chance, et les erreurs d’Idris ont aussi aidé.",
    ],
    [
      "es",
      "Los errores de Idris han marcado la diferencia, y además has tenido suerte.",
      "Has tenido suerte, y los errores de Idris también han ayudado.",
    ],
  ] as const)("names the largest part first, in %s", async (language, mistakes, luck) => {
    await speak(language);
    expect([cause(10, -10, 54), cause(54, -10, 20)]).toEqual([mistakes, luck]);
  });

  test.each([
    [
      "en",
      "You were unlucky (−35\u00a0%), and your mistakes cost more than Idris’s (−24\u00a0% in all).",
      "You were lucky (+40\u00a0%), although your mistakes cost more than Idris’s (−20\u00a0% in all).",
      "You were unlucky (−40\u00a0%), although Idris’s mistakes cost more than yours (+20\u00a0% in all).",
    ],
    [
      "fr",
      "Tu n’as pas eu de chance (−35\u00a0%), et tes erreurs ont coûté plus que celles d’Idris (−24\u00a0% en tout).",
      "Tu as eu de la chance (+40\u00a0%), même si tes erreurs ont coûté plus que celles d’Idris (−20\u00a0% en tout).",
      "Tu n’as pas eu de chance (−40\u00a0%), même si les erreurs d’Idris ont coûté plus que les tiennes (+20\u00a0% en tout).",
    ],
    [
      "es",
      "Has tenido mala suerte (−35\u00a0%), y tus errores han costado más que los de Idris (en total, −24\u00a0%).",
      "Has tenido suerte (+40\u00a0%), aunque tus errores han costado más que los de Idris (en total, −20\u00a0%).",
      "Has tenido mala suerte (−40\u00a0%), aunque los errores de Idris han costado más que los tuyos (en total, +20\u00a0%).",
    ],
  ] as const)(
    "never says that luck mattered more than mistakes with a longer bar, in %s",
    async (language, ...said) => {
      await speak(language);
      expect([cause(-35, -54, 30), cause(40, -60, 40), cause(-40, -60, 80)]).toEqual(said);
    },
  );

  test.each([
    ["en", "Your luck cancelled out (+30\u00a0% and −25\u00a0%): your mistakes made the difference."],
    [
      "fr",
      "Chance et malchance se sont compensées (+30\u00a0% et −25\u00a0%)\u202f: tes erreurs ont fait la différence.",
    ],
    [
      "es",
      "Tu buena y tu mala suerte se han compensado (+30\u00a0% y −25\u00a0%): tus errores han marcado la diferencia.",
    ],
  ] as const)("says so where large luck cancelled out, in %s", async (language, said) => {
    await speak(language);
    const luck = [chance(1, 2, 0.5, 0.8), chance(3, 4, 0.6, 0.35), chance(5, 6, 0.5, 0.55)];
    const parts = { ...partsOf(row), luck: 5, own: -73, others: 22, revision: 0 };
    expect(causeWords(parts, reviewed, 0, luck)).toBe(said);
    await speak("en");
    expect(causeWords(parts, reviewed, 0, luck.slice(0, 1))).toMatch(/^Luck was about even: /);
    expect(causeWords({ ...parts, luck: 12 }, reviewed, 0, luck)).toMatch(/although you were lucky\.$/);
    expect(causeWords({ ...parts, own: -20 }, reviewed, 1, luck)).toMatch(
      /^Idris’s luck cancelled out \(\+25\u00a0% and −30/,
    );
  });

  test("is not named where our own estimates changed more than luck and mistakes explain", async () => {
    await speak("en");
    expect(cause(-10, -20, 40, 0, reviewed, -71)).toMatch(/^It’s hard to say what decided this match/);
    expect(cause(-10, -20, 10, 0, reviewed, -71)).toMatch(/^It’s hard to say what decided this match/);
    expect(cause(-10, -80, 20, 0, reviewed, 25)).toBe("Your mistakes made the difference, and you were unlucky too.");
    expect(cause(1, -3, 2, 0, reviewed, 3)).toBe("Neither luck nor mistakes made much of a difference.");
  });

  test.each([
    ["en", "You were unlucky, but that isn’t", "Your mistakes cost more than Idris’s, but"],
    ["fr", "Tu as manqué de chance, mais", "Tes erreurs ont coûté plus que celles d’Idris, mais"],
    ["es", "Has tenido mala suerte, pero", "Tus errores han costado más que los de Idris, pero"],
  ] as const)("is named in part where it clearly led to the result, in %s", async (language, unlucky, own) => {
    await speak(language);
    // The match of these numbers was lost.
    expect(cause(-30, -20, 10, 0, reviewed, -71).startsWith(unlucky)).toBe(true);
    expect(cause(5, -400, 370, 0, reviewed, -71).startsWith(own)).toBe(true);
    await speak("en");
    expect(cause(5, -400, 370, 0, { ...reviewed, you: null }, -71)).toMatch(
      /^Salma’s mistakes cost more than Idris’s,/,
    );
    expect(cause(30, -10, 20, 0, reviewed, -71)).toMatch(/^It’s hard to say/);
  });

  test.each([
    [
      "en",
      "Idris resigned; Salma wins. The match stopped early",
      "When it stopped, Idris’s chance to win was 0\u00a0%.",
    ],
    ["fr", "Idris abandonne\u202f; Salma gagne. La partie", "À ce moment-là, les chances d’Idris de gagner étaient"],
    ["es", "Idris se ha rendido; gana Salma. La partida", "Cuando se detuvo, la probabilidad de Idris de ganar era"],
  ] as const)("of a match that somebody gave up is that, said first, in %s", async (language, first, then) => {
    await speak(language);
    const given = { ...reviewed, ending: makeEnding([48, 44], [0, 1], "resigned") };
    expect(earlyWords(given, 0).startsWith(first)).toBe(true);
    // Where nobody is the reader, the headline says it already.
    const watched = { ...given, you: null };
    expect(`${headline(watched, 1)}. ${earlyWords(watched, 1)}`.startsWith(first)).toBe(true);
    expect(cause(20, -10, 9, 1, given).startsWith(then)).toBe(true);
    expect(earlyWords(reviewed, 0)).toBe("");
  });
});

const rowOf = (luck: number, pointsLost: number): LedgerRow => ({
  ...row,
  luck,
  own: { ...NONE, mistake: -0.1 },
  from: [0, 0, 0, 0],
  pointsLost,
});

describe("a seat among several others, beside the one to compare it with", () => {
  const names = ["Salma", "Idris", "Noor", "Tariq"];
  const four = {
    sitters: names.map((name) => ({ name, level: null })),
    you: 0,
    ending: makeEnding([41, 58, 50, 30], [2, 0, 1, 3], "played"),
  } as unknown as ReviewedMatch;
  const ledger = [rowOf(-0.12, 41.4), rowOf(0.2, 12.2), rowOf(0, 20), rowOf(0.01, 60)];

  test.each([
    [
      "en",
      "Your moves gave away about 41 points, Idris’s 12. You were unlucky, and Idris was lucky.",
      "Idris’s moves gave away about 12 points, Noor’s 20. Idris was lucky.",
    ],
    [
      "fr",
      "Tes coups ont coûté environ 41 points, ceux d’Idris 12. Tu as manqué de chance et Idris a eu de la chance.",
      "Les coups d’Idris ont coûté environ 12 points, ceux de Noor 20. Idris a eu de la chance.",
    ],
    [
      "es",
      "Tus jugadas han costado alrededor de 41 puntos; las de Idris, 12. Has tenido mala suerte, mientras que Idris ha tenido suerte.",
      "Las jugadas de Idris han costado alrededor de 12 puntos; las de Noor, 20. Idris ha tenido suerte.",
    ],
  ] as const)("is told as two facts, in %s", async (language, lost, won) => {
    await speak(language);
    expect(besideWords(four, 0, ledger)).toBe(lost);
    expect(besideWords(four, 1, ledger)).toBe(won);
  });

  test("speaks to the winner, and says that luck was even from less than ten points in a hundred on", async () => {
    await speak("en");
    const even = [rowOf(0.09, 1), rowOf(-0.09, 0), rowOf(0, 0), rowOf(0, 3)];
    const yours = { ...four, you: 1 };
    expect(besideWords(yours, 0, even)).toBe("Salma’s moves gave away about 1 point, yours 0. Luck was about even.");
  });
});

test.each([
  ["en", "−6.1"],
  ["fr", "−6,1"],
  ["es", "−6,1"],
] as const)("writes a sign with every number but zero, in %s", async (language, fraction) => {
  await speak(language);
  expect([signed(3), signed(-0.4), signed(-18), signed(-6.08, 1)]).toEqual(["+3", "0", "−18", fraction]);
});

const roll = (first: number, last: number, sixths: readonly number[]) => ({
  ...(chance(0, 1, first, last) as ChanceEvent),
  possibilities: sixths.map((own) => ({ outcomes: [1], weight: 1 / 6, shares: [own, 1 - own] })),
});

test.each([
  ["en", "only 1 of 6 rolls was better", "only 2 of 6 rolls were worse"],
  ["fr", "mieux 1 fois sur 6 seulement", "moins bien 2 fois sur 6 seulement"],
  ["es", "solo 1 de 6 tiradas era mejor", "solo 2 de 6 tiradas eran peores"],
] as const)("of usual luck it is said how seldom it goes the other way, in %s", async (language, bad, good) => {
  await speak(language);
  const die = { positionAt: () => ({ weight: () => 1 }), log: [1] };
  const told = { ...reviewed, match: die, words: { outcome: () => "free" } } as unknown as ReviewedMatch;
  expect(luckWords(told, roll(0.17, 0.06, [0.06, 0.06, 0.06, 0.06, 0.06, 0.72]), 0)).toBe(bad);
  expect(luckWords(told, roll(0.67, 1, [1, 1, 1, 1, 0, 0]), 0)).toBe(good);
});

test("0 and 100 percent are kept for what is certain", async () => {
  await speak("en");
  expect([0, 0.0004, 0.002, 0.3, 0.996, 0.9997, 1].map(percent)).toEqual([
    "0\u00a0%",
    "0\u00a0%",
    "1\u00a0%",
    "30\u00a0%",
    "99\u00a0%",
    "100\u00a0%",
    "100\u00a0%",
  ]);
});

test("a difference is that of the two percentages beside it", () => {
  expect([percentOf(0.834), percentOf(0.706), percentChange(0.834, 0.706)]).toEqual([83, 71, -12]);
  const share01 = share(0, 1);
  fc.assert(fc.property(share01, share01, (from, to) => percentOf(from) + percentChange(from, to) === percentOf(to)));
});

test("what happened stands behind its name as the language writes it", async () => {
  const match = playByChance(azul, { seats: 2 }, 1000, 4);
  const event = { ...(decision(5, 0, 0.6, 0.6) as DecisionEvent), played: { ...alternative, move: match.log[5] } };
  const told = { ...reviewed, match, words: { brief: () => "3 x" } } as unknown as ReviewedMatch;
  await speak("fr");
  expect(eventWords(told, event)).toBe("Salma\u202f: 3 x");
  await speak("en");
  expect(eventWords(told, event)).toBe("Salma: 3 x");
});

describe("what is unclear", () => {
  test("leaves what the points came from, which nobody has to judge", async () => {
    const rows = [
      [
        { label: "Tiles minus floor", points: 27 },
        { label: "Full rows", points: 2 },
      ],
      [
        { label: "Tiles minus floor", points: 8 },
        { label: "Full rows", points: 4 },
      ],
    ];
    const face = { breakdown: (_: unknown, seat: number) => rows[seat] };
    const told = { ...reviewed, face, match: { position: {} } } as unknown as ReviewedMatch;
    await speak("en");
    expect(pointsWords(told, 0)).toBe("The biggest difference: tiles minus floor, 27 points to 8.");
    expect(pointsWords(told, 1)).toBe("The biggest difference: tiles minus floor, 8 points to 27.");
    rows[1] = rows[0];
    expect(pointsWords(told, 0)).toBe("");
  });

  test("comes from where one look said something else than the next; the decision to look at again is named", () => {
    const forced = { ...(decision(6, 1, 0.4, 0.4) as DecisionEvent), isChoice: false };
    const events = [chance(0, 5, 0.5, 0.6), decision(5, 0, 0.6, 0.6), forced, decision(7, 0, 0.1, 0.1)];
    const jumps = findJumps(events, [0.05, 0.95], 0).map(({ index, change }) => [index, Math.round(100 * change)]);
    expect(jumps).toEqual([
      [3, -30],
      [1, -20],
    ]);
    // What goes the other way is not what is asked about.
    expect(findJumps(events, [1, 0], 0).map(({ index }) => index)).toEqual([3]);
    expect(findJumps([], [1, 0], 0)).toEqual([]);
  });
});

test.each([
  ["en", "Our estimate of your chance to win jumped here: 40\u00a0% before, 61\u00a0% after (+21\u00a0%)."],
  [
    "fr",
    "Ici, notre estimation de tes chances de gagner a bougé\u202f: 40\u00a0% avant, 61\u00a0% après (+21\u00a0%).",
  ],
  [
    "es",
    "Aquí cambió nuestra estimación de tu probabilidad de ganar: 40\u00a0% antes, 61\u00a0% después (+21\u00a0%).",
  ],
] as const)("a moment where the estimate jumped says from where to where, in %s", async (language, said) => {
  await speak(language);
  const events = [decision(5, 0, 0.4, 0.4), decision(6, 0, 0.61, 0.61)];
  const jumps = signal(findJumps(events, [0.62, 0.38], 0));
  const viewOf = (revision: number) => {
    const parts = signal({ ...partsOf(row), luck: 3, own: -5, others: 4, revision });
    return { reviewed, seat: signal(0), jumps, parts } as unknown as ReviewView;
  };
  expect([jumpWords(viewOf(21), 0), jumpWords(viewOf(21), 1), jumpWords(viewOf(1), 0)]).toEqual([said, "", ""]);
});

const estimate = (points: number) => ({ row: "ownProspects", points });

test("an account shows what differs; small estimates are part of everything else, so that the rows still add up", () => {
  const rows = [
    { row: "ownTiles", points: 2, amounts: { better: 5, other: 3 } },
    { row: "ownFloor", points: 0, amounts: { better: -1, other: -1 } },
    { row: "ownProspects", points: 1.7 },
    { row: "nextStart", points: -0.3 },
    { row: "later", points: 0.9 },
  ];
  const shown = shownRows(rows);
  expect(shown.map(({ row: name }) => name)).toEqual(["ownTiles", "ownProspects", "later"]);
  expect(shown.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(4.3, 9);
  expect(shownRows([{ row: "later", points: 0.01 }])).toEqual([]);
  // As they are shown: 1.2 + 3.1 + 1.7 = 6.0, and so the rounding of the others is in everything else.
  const told = tellRows({ rows: [estimate(1.24), estimate(3.14), { row: "later", points: 1.62 }], total: 6 });
  expect(told.rows.map(({ points }) => points)).toEqual([1.2, 3.1, 1.7]);
  expect(tellRows({ rows: [estimate(1.04), estimate(1.04)], total: 2.08 }).rows.at(-1)).toEqual({
    row: "later",
    points: 0.1,
  });
  // Too many rows for a short screen: the smallest are part of everything else, in the order of the others.
  const many = [5, -9, 2, 1, 3.1, 1.9, 0.4].map((points, i) => ({
    row: `${i}`,
    points,
    amounts: { better: 0, other: 0 },
  }));
  const few = shownRows(many);
  expect(few.map(({ row: name }) => name)).toEqual(["0", "1", "2", "4", "5", "later"]);
  expect(few.at(-1)?.points).toBeCloseTo(1.4, 9);
});

test.each([
  ["en", "tolls you pay Idris (count twice)", "tolls Idris pays you (count twice)"],
  ["fr", "péages que tu paies à Idris (comptent double)", "péages que te paie Idris (comptent double)"],
  ["es", "peajes que pagas a Idris (cuentan doble)", "peajes que te paga Idris (cuentan doble)"],
] as const)("a toll between two players says who pays whom, in %s", async (language, paid, got) => {
  await speak(language);
  const parties = { mover: null, rival: "Idris" };
  expect(["tollToRival", "tollFromRival"].map((name) => marrakechReviewWords.row(name, parties))).toEqual([paid, got]);
});

test.each([
  ["en", "covers 2 fewer of your own squares", "covers 2 fewer of Idris’s own squares", /\byour?\b/i],
  ["fr", "épargne 2 de tes propres cases", "épargne 2 des cases d’Idris", /\b(tu|te|tes|ton|ta|toi|ses)\b/i],
  ["es", "tapa 2 casillas tuyas menos", "tapa 2 casillas de Idris menos", /\b(tú|te|tus?|tuy[ao]s?|ti|sus)\b/i],
] as const)("why a move was better speaks to the reader only about the reader's moves, in %s", async (...given) => {
  const [language, own, theirs, reader] = given;
  await speak(language);
  const numbers = { squares: 2, regions: 2, size: 5, seat: 2, faces: 3, other: 1, rugs: 4 };
  const names = ["Salma", "Idris", "Noor"];
  const said = (name: string, mover: string | null) =>
    marrakechReviewWords.motif({ name, numbers, row: "later", weight: 1 }, { names, mover });
  expect([said("ownCovered", null), said("ownCovered", "Idris")]).toEqual([own, theirs]);
  for (const motif of ["ownCovered", "bridge", "trap", "lastRugs"]) expect(said(motif, "Idris")).not.toMatch(reader);
});

test.each([
  ["en", /\b(Salma|Lina)\b/, /\byou(r)?\b/],
  ["fr", /\b(Salma|Lina)\b/, /\b(tu|te|t’|ton|ta|toi)(\b|(?<=’))/],
  ["es", /\b(Salma|Lina)\b/, /\b(te|tu|tuyas?|ti|quitarte|gires)\b/],
] as const)("every motif speaks to the reader, whoever moved, in %s", async (language, name, reader) => {
  await speak(language);
  const numbers = { seat: 0, colour: 1, line: 2, column: 3, tiles: 2, size: 3, faces: 4, other: 1, squares: 2 };
  const company = { names: [null, "Lina"], mover: "Lina", rival: null };
  const said = (words: typeof azulReviewWords | typeof marrakechReviewWords, motif: string) =>
    words.motif({ name: motif, numbers, row: "later", weight: 1 }, company);
  const told = [
    ...["denied", "theirOverflow", "theirWall"].map((one) => said(azulReviewWords, one)),
    ...["regionCut", "theirsCovered", "reach"].map((one) => said(marrakechReviewWords, one)),
  ];
  for (const words of told) {
    expect(words).toMatch(reader);
    expect(words).not.toMatch(name);
  }
  expect(said(marrakechReviewWords, "trap")).toMatch(reader);
});

test("says how somebody else came off", async () => {
  await speak("en");
  expect(headline(reviewed, 1)).toBe("Idris won, 48 to 44");
  expect(headline({ ...reviewed, you: 1 }, 0)).toBe("Salma lost, 44 to 48");
  const three = { ...reviewed, you: 1, sitters: [...sitters, { name: "Noor", level: null }] };
  const placed = { ...three, ending: makeEnding([44, 48, 40], [1, 0, 2], "played") };
  expect([0, 2].map((seat) => headline(placed, seat))).toEqual([
    "Salma came second, 44 to 48",
    "Noor came last, 40 to 48",
  ]);
});

test("a tile says where it comes from where its colour lies in several places", () => {
  const { position } = playByChance(azul, { seats: 2 }, 5, 4);
  const moves = listMoves(position).filter(isDraft);
  for (const move of moves) {
    const places = new Set(
      moves.filter((one) => draftColour(one) === draftColour(move)).map((one) => draftSource(one)),
    );
    expect(azulReviewWords.isAmbiguous?.(position, move)).toBe(places.size > 1);
  }
});
