/** What is set up for the next match: seats, signs and options within a game's limits, and what storage may contain. */
import { addressNow, storage } from "./page-globals.ts";
import type { GameFacts } from "@riad/core";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES, entryOf, loadFace, titleOf } from "../src/games.ts";
import { playerName } from "../src/page/player-name.ts";
import { takeRequest } from "../src/play/request.ts";
import { LEVELS } from "../src/play/sitting.ts";
import {
  addSeat,
  changeSeat,
  changeSign,
  chooseOption,
  entry,
  game,
  matchOptions,
  moveUp,
  optionValue,
  plan,
  read,
  removeSeat,
  changeFirst,
  startMatch,
} from "../src/setup/setup.ts";

/** A third game that needs five players and takes six, as no game on the shelf does. */
vi.mock("virtual:shelf", async (original) => {
  const { facts } = await original<{ facts: readonly GameFacts[] }>();
  const options = [{ name: "target", about: "How many points win.", values: ["50", "100"] }];
  return { facts: [{ id: "pig", title: "Pig", minSeats: 5, maxSeats: 6, options }, ...facts] };
});

const signs = () => plan.value.seats.map(({ sign }) => sign).join("");
const names = () => plan.value.seats.map(({ name }) => name);

beforeEach(() => {
  game.value = "marrakech";
  while (plan.value.seats.length > entry.value.minSeats) removeSeat();
});

describe("the shelf", () => {
  test("has the games with entries of their own first, then the others", () => {
    expect(GAMES.map(({ id }) => id)).toEqual(["marrakech", "azul", "pig"]);
    expect([titleOf("azul"), titleOf("pig"), titleOf("unknown")]).toEqual(["Azul", "Pig", "Marrakech"]);
  });

  test.each(GAMES.map(({ id }) => id))("%s has words and distinct signs for as many seats as it takes", (id) => {
    const one = entryOf(id);
    expect(one.about()).toMatch(/\d/);
    for (const option of one.options) {
      expect(option.title()).not.toBe("");
      expect(option.values.length).toBeGreaterThan(1);
      for (const value of option.values) expect([value.name(), value.about(2)]).not.toContain("");
    }
    const drawn = Array.from({ length: one.maxSeats }, (_, seat) => JSON.stringify(one.sign(seat, {}).props));
    expect(new Set(drawn).size).toBe(one.maxSeats);
  });

  test("a game whose rules are not on the shelf has no table", async () => {
    await expect(loadFace("pig")).rejects.toThrow("pig is not on the shelf");
  });

  test("a game that brings nothing but rules speaks of them in their own words", () => {
    const pig = entryOf("pig");
    const { options } = pig;
    expect(pig.about()).toBe("5 to 6 players");
    expect(options[0].title()).toBe("Target");
    expect(options[0].values.map((one) => [one.value, one.name(), one.about(5)])).toEqual([
      ["50", "50", "How many points win."],
      ["100", "100", "How many points win."],
    ]);
  });

  test.each([
    ["azul", "3aabc", ["tile-small-a", "tile-small-a", "tile-small-b", "tile-small-c"]],
    ["azul", "x", []],
    ["marrakech", "4", ["die-4"]],
    ["marrakech", "5", []],
    ["marrakech", "r", ["swatch-r"]],
  ])("an outcome of %s, %s, is drawn with symbols", (id, text, symbols) => {
    expect(entryOf(id).outcome?.(text)).toEqual(symbols);
  });
});

describe("a first plan", () => {
  test("has one person, computers for the others, and a sign and a name of its own for each", () => {
    for (const { id, minSeats, signChoice } of GAMES) {
      const { seats, options } = read(null).plans[id];
      expect(seats.map(({ level }) => level)).toEqual([null, ...Array.from({ length: minSeats - 1 }, () => "medium")]);
      expect(new Set(seats.map(({ name }) => name)).size).toBe(minSeats);
      expect(seats.map(({ sign }) => sign).join("")).toBe(signChoice?.letters.slice(0, minSeats) ?? "");
      expect(options).toEqual({});
    }
  });
});

const stored = (seats: unknown, options: unknown = {}) =>
  read(JSON.stringify({ game: "azul", plans: { marrakech: { seats, options } } })).plans["marrakech"];

describe("what is stored", () => {
  const seat = { name: "Mina", level: null, sign: "c" };
  const other = { name: "Noor", level: "easy", sign: "y" };
  const first = read(null).plans["marrakech"];

  test("is read back", () => {
    const plans = { marrakech: { seats: [seat, other], options: { ruleset: "publisher" }, first: 1 } };
    const back = read(JSON.stringify({ game: "azul", plans }));
    expect([back.game, back.plans["marrakech"]]).toEqual(["azul", plans.marrakech]);
  });

  test("by version 0.1, which called the sign a colour, is read too", () => {
    const old = [
      { name: "Mina", level: null, colour: "r" },
      { name: "Noor", level: "hard", colour: "p" },
    ];
    expect(stored(old).seats.map(({ sign }) => sign)).toEqual(["r", "p"]);
  });

  test.each([
    ["too few seats", [seat]],
    ["too many seats", [seat, other, { ...seat, sign: "r" }, { ...seat, sign: "p" }, seat]],
    ["a sign twice", [seat, { ...other, sign: "c" }]],
    ["a sign that is none", [seat, { ...other, sign: "z" }]],
    ["several signs at once", [seat, { ...other, sign: "yr" }]],
    ["no sign", [seat, { name: "Noor", level: null }]],
    ["an unknown level", [seat, { ...other, level: "godlike" }]],
    ["a missing level", [seat, { name: "Noor", sign: "y" }]],
    ["a name that is none", [seat, { ...other, name: 5 }]],
    ["an empty seat", [seat, null]],
    ["something else", "seats"],
  ])("with %s gives way to the first plan", (_name, seats) => {
    expect(stored(seats)).toEqual(first);
  });

  test("keeps the options that still exist, and drops others", () => {
    expect(stored([seat, other], { ruleset: "publisher", wall: "free" }).options).toEqual({ ruleset: "publisher" });
    expect(stored([seat, other], { ruleset: "chess" }).options).toEqual({});
    expect(stored([seat, other], null).options).toEqual({});
  });

  test("may be anything: there is always a plan that can be played", () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          game: fc.jsonValue(),
          plans: fc.dictionary(fc.constantFrom("azul", "pig", "marrakech"), fc.jsonValue()),
        })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (nonsense) => {
        const { game: chosen, plans } = read(nonsense);
        expect(GAMES.some(({ id }) => id === chosen)).toBe(true);
        for (const { id, minSeats, maxSeats } of GAMES) {
          expect(plans[id].seats.length).toBeGreaterThanOrEqual(minSeats);
          expect(plans[id].seats.length).toBeLessThanOrEqual(maxSeats);
          for (const { level } of plans[id].seats) expect([null, ...LEVELS]).toContain(level);
        }
      }),
    );
  });

  test("changes with every choice", () => {
    changeSeat(1, { name: "Zohra" });
    expect(storage.get("riad.setup")).toContain("Zohra");
    expect(read(storage.get("riad.setup")).plans["marrakech"]).toEqual(plan.value);
  });
});

describe("seats", () => {
  test("are added with a free name and a free sign, and removed from the end", () => {
    changeSeat(1, { name: "Noor" });
    addSeat();
    addSeat();
    expect(new Set(names()).size).toBe(4);
    expect(Array.from(signs()).sort().join("")).toBe("cpry");
    expect(plan.value.seats[3].level).toBe("medium");
    removeSeat();
    expect(names()).toHaveLength(3);
  });

  test("are added as the one before: the level that was chosen last, or another person", () => {
    changeSeat(1, { level: "hard" });
    addSeat();
    changeSeat(2, { level: null });
    addSeat();
    expect(plan.value.seats.map(({ level }) => level)).toEqual([null, "hard", null, null]);
  });

  test("of a larger table are counted where the names run out", () => {
    changeSeat(1, { name: "Idris" });
    game.value = "pig";
    expect(names()).toEqual(["Salma", "Idris", "Noor", "Tariq", "Seat 5"]);
    addSeat();
    expect(names().at(-1)).toBe("Seat 6");
  });

  test("swap their signs, so that nobody loses one", () => {
    const before = signs();
    changeSign(0);
    expect(signs()).toBe(before[1] + before[0]);
    for (let i = 0; i < 4; i++) changeSign(0);
    expect(new Set(signs()).size).toBe(2);
  });

  test("start by draw, or one of them does; a seat that is removed starts no match", () => {
    addSeat();
    const seen = Array.from({ length: 5 }, () => {
      const { first } = plan.value;
      changeFirst();
      return first;
    });
    expect(seen).toEqual([null, 0, 1, 2, null]);
    changeFirst();
    changeFirst();
    expect(plan.value.first).toBe(2);
    removeSeat();
    expect(plan.value.first).toBeNull();
  });

  test("can be moved up: the player keeps name, level and sign, and starts if that was chosen", () => {
    addSeat();
    changeFirst();
    changeFirst();
    const before = plan.value.seats;
    moveUp(1);
    expect(plan.value.seats).toEqual([before[1], before[0], before[2]]);
    expect(plan.value.first).toBe(0);
    moveUp(2);
    expect([plan.value.seats[1], plan.value.first]).toEqual([before[2], 0]);
    while (plan.value.first !== null) changeFirst();
    game.value = "azul";
    expect(names()).toEqual([before[1], before[2], before[0]].map(({ name }) => name));
    game.value = "marrakech";
    moveUp(2);
    moveUp(1);
    moveUp(2);
  });

  test("are the same people and computers in every game, each with its own signs and options", () => {
    changeSign(0);
    const before = signs();
    addSeat();
    addSeat();
    for (const [at, name] of ["Anna", "Ben", "Cleo", "Dan"].entries()) changeSeat(at, { name, level: null });
    changeSeat(3, { level: "hard" });
    expect(playerName()).toBe("Anna");
    game.value = "azul";
    expect(names()).toEqual(["Anna", "Ben", "Cleo", "Dan"]);
    expect(plan.value.seats.map(({ level }) => level)).toEqual([null, null, null, "hard"]);
    removeSeat();
    game.value = "marrakech";
    expect(names()).toEqual(["Anna", "Ben", "Cleo"]);
    expect(signs().slice(0, 2)).toBe(before);
    expect(new Set(signs()).size).toBe(3);
    game.value = "pig";
    expect(names().slice(0, 3)).toEqual(["Anna", "Ben", "Cleo"]);
    expect(new Set(names()).size).toBe(5);
    addSeat();
    game.value = "marrakech";
    expect(names()).toHaveLength(4);
  });
});

describe("options", () => {
  test("have the first value until another is chosen", () => {
    game.value = "azul";
    const [wall] = entry.value.options;
    expect(optionValue(wall)).toBe("fixed");
    chooseOption("wall", "free");
    expect([optionValue(wall), matchOptions()]).toEqual(["free", { wall: "free" }]);
    chooseOption("wall", "fixed");
  });

  test("contain the signs of the seats, and those that nobody has behind them", () => {
    changeSeat(0, { sign: "p" });
    changeSeat(1, { sign: "y" });
    expect(matchOptions()["colours"]).toBe("pycr");
  });
});

function start(): { first: number | undefined; isDrawn: boolean | undefined } | null {
  startMatch();
  const request = takeRequest();
  return request?.kind === "new" ? { first: request.setup.first, isDrawn: request.isDrawn } : null;
}

describe("starting", () => {
  test("draws the first player from all seats, unless one is chosen", () => {
    expect(new Set(Array.from({ length: 60 }, () => start()?.first))).toEqual(new Set([0, 1]));
    changeFirst();
    changeFirst();
    expect(start()).toEqual({ first: 1, isDrawn: false });
    changeFirst();
    expect(start()?.isDrawn).toBe(true);
  });

  test("hands over the seats as they are, and goes to the table", () => {
    changeSeat(0, { name: "  Mina ", level: null });
    changeSeat(1, { name: "", level: "hard" });
    startMatch();
    expect(new URL(addressNow()).pathname).toBe("/marrakech");
    expect(takeRequest()).toMatchObject({
      kind: "new",
      setup: { seats: 2, options: matchOptions() },
      isDrawn: true,
      sitters: [
        { name: "Mina", level: null },
        { name: "Idris", level: "hard" },
      ],
    });
    expect(takeRequest()).toBeNull();
  });

  test("gives a nameless seat a name that nobody else has", () => {
    changeSeat(0, { name: "Idris" });
    changeSeat(1, { name: " " });
    startMatch();
    expect(takeRequest()).toMatchObject({ sitters: [{ name: "Idris" }, { name: "Salma" }] });
  });

  test("gives two nameless seats different names", () => {
    addSeat();
    for (const seat of [0, 1]) changeSeat(seat, { name: "" });
    changeSeat(2, { name: "Salma" });
    startMatch();
    const request = takeRequest();
    const sitters = request?.kind === "new" ? request.sitters.map(({ name }) => name) : [];
    expect(new Set(sitters).size).toBe(3);
  });
});
