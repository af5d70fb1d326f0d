/** Undoing in a match on this screen: how far it goes, and that it is not a second roll. */
import {
  COMPUTER,
  IDRIS,
  SALMA,
  chooseFirst,
  marrakech,
  notation,
  playTurn,
  savedRecord,
  sit,
  tables,
  undoForSure,
  useLocalTables,
} from "./local-match.ts";
import { CHANCE, Match, parseRecord, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { h } from "preact";
import { describe, expect, test, vi } from "vitest";
import { Announcer } from "../src/page/announce.tsx";
import { rematch } from "../src/play/local.ts";
import { subline } from "../src/play/subline.ts";
import { FakeWorker } from "./fake-worker.ts";
import { rendered } from "./rendered.ts";

useLocalTables();

describe("undoing", () => {
  test("alone with computers goes back to the person's last choice, even past the die, and marks the match", async () => {
    const table = sit([SALMA, COMPUTER]);
    chooseFirst(table);
    expect(table.match.actorAt(1)).toBe(CHANCE);
    expect(table.undoTarget()).toBe(0);
    const { length } = table.match;
    table.undo();
    expect([table.length.value, table.isRewound.value]).toEqual([length, false]);
    expect(subline(table)).toMatch(/luck.*practice match\. Press again/);
    table.undo();
    expect([table.length.value, table.ply.value, table.isRewound.value]).toEqual([0, 0, true]);
    expect(savedRecord()).toContain("rewound: yes");
    // Once: from then on it is one.
    chooseFirst(table);
    table.undo();
    expect([table.length.value, table.notice.value]).toEqual([0, ""]);
  });

  test("with others stops at the die, and says why", () => {
    const table = sit([SALMA, IDRIS]);
    chooseFirst(table);
    table.undo();
    expect(table.notice.value).toMatch(/roll|draw|chance/);
    expect([table.length.value, table.isRewound.value]).toEqual([2, false]);
    playTurn(table);
    const { length } = table.match;
    table.undo();
    expect(table.length.value).toBe(length - 1);
    expect([table.isRewound.value, table.notice.value]).toEqual([false, ""]);
  });

  test("is read out, because what there is to do then has been read before", () => {
    const table = sit([SALMA, IDRIS]);
    playTurn(table);
    table.undo();
    vi.runAllTimers();
    expect(rendered(h(Announcer, {})).text).toMatch(/^Undone/);
  });

  test("before the first move there is nothing to undo", () => {
    const table = sit([SALMA, IDRIS]);
    expect(table.undoTarget()).toEqual(expect.any(String));
    table.undo();
    expect(table.notice.value).toBe(table.undoTarget());
  });

  test("ends a computer's thinking, and its answer is not played later", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    const asked = FakeWorker.last;
    const [question] = asked.asked;
    undoForSure(table);
    expect(asked.isEnded).toBe(true);
    asked.answer({ move: "1111" }, question);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.match.actor).toBe(0);
  });

  test("leads to the ply that is looked at where the rules of undoing allow it", () => {
    const alone = sit([SALMA, COMPUTER]);
    playTurn(alone);
    expect(alone.mayRewindHere).toBe(false);
    alone.jump(0);
    expect(alone.mayRewindHere).toBe(true);
    alone.rewind(0);
    expect([alone.length.value, alone.isBrowsing.value]).toEqual([0, false]);
    const together = sit([SALMA, IDRIS]);
    playTurn(together);
    together.jump(0);
    expect(together.mayRewindHere).toBe(false);
    together.jump(2);
    expect(together.mayRewindHere).toBe(true);
  });

  test("is not a second roll: the same decision meets the same die, also after the page was loaded again", () => {
    for (let i = 0; i < 20; i++) {
      const table = sit([SALMA, COMPUTER]);
      chooseFirst(table);
      const roll = table.match.log[1];
      undoForSure(table);
      const { match } = unwrap(parseRecord(table.record, gameOf));
      const loaded = sit([SALMA, COMPUTER], match);
      for (const one of [table, loaded]) {
        chooseFirst(one);
        expect(one.match.log[1]).toBe(roll);
      }
    }
  });

  test("keeps the rolls of a match that was begun before matches had a seed", () => {
    const old = unwrap(Match.fromSetup(marrakech, { seats: 2, first: 0 }));
    for (const move of ["L", "4"]) old.play(unwrap(notation.parseMove(old.position, move)));
    const table = sit([SALMA, COMPUTER], old);
    undoForSure(table);
    chooseFirst(table);
    expect(notation.makeMove(table.match.positionAt(1), table.match.log[1])).toBe("4");
  });

  test("starts every match with a seed of its own", () => {
    const table = sit([SALMA, IDRIS]);
    const next = rematch(table);
    tables.push(next);
    expect(next.match.chance?.seed).not.toBe(table.match.chance?.seed);
    expect(table.record).toMatch(/^note seed: \w+\nnote chance: by outcome$/m);
  });

  test("redraws the position although the ply is the same", () => {
    const table = sit([SALMA, COMPUTER]);
    table.choose(table.moves.value[0]);
    table.skip();
    const before = notation.makePosition(table.match.positionAt(1));
    table.rewind(0);
    table.choose(table.moves.value[2]);
    expect(table.ply.value).toBe(1);
    expect(notation.makePosition(table.position.value)).not.toBe(before);
  });
});
