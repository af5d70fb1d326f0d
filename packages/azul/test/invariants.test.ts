/** Invariants of every position of every match: A1, the contract, and that text loses nothing. */
import { CHANCE, OVER, listMoves, unwrap } from "@riad/core";
import { describe, expect, it } from "vitest";
import { COLOURS, PHASE, countOf, scoreSteps } from "../src/index.ts";
import type { AzulPosition } from "../src/index.ts";
import { TABLES, nameOf, playRandomly, startAt } from "./matches.ts";
import { makeMove, makePosition, parseMove, parsePosition } from "./positions.ts";

function tilesInAll(position: AzulPosition): number[] {
  return Array.from({ length: COLOURS }, (_, colour) => {
    let count = countOf(position.bag, colour) + countOf(position.lid, colour);
    for (const offered of position.offers) count += countOf(offered, colour);
    for (let seat = 0; seat < position.seats; seat++) {
      count += countOf(position.floors[seat], colour);
      for (let row = 0; row < 5; row++) {
        if (position.lineColour(seat, row) === colour) count += position.lineCount(seat, row);
        for (let column = 0; column < 5; column++) if (position.wallColour(seat, row, column) === colour) count++;
      }
    }
    return count;
  });
}

/** One assertion per position keeps this fast: every failed check adds its name here. */
function failures(position: AzulPosition, moves: readonly number[]): string[] {
  const failed: string[] = [];
  const check = (name: string, holds: boolean): void => {
    if (!holds) failed.push(name);
  };
  check(
    "20 of each colour",
    tilesInAll(position).every((count) => count === 20),
  );
  const text = makePosition(position);
  const read = parsePosition(text);
  check("the text is read back exactly", read.ok && read.value.equals(position) && makePosition(read.value) === text);
  check("one marker", text.split(" ").slice(0, 2).join("").replaceAll(/[^f]/g, "") === "f");
  check(
    "ascending",
    moves.every((move, i) => i === 0 || moves[i - 1] < move),
  );
  check("moves end with the match", (moves.length === 0) === (position.actor === OVER));
  check("play never stops to settle", position.phase !== PHASE.settle);
  check("a fixed wall never stops to tile", position.isFree || position.phase !== PHASE.tile);
  for (const move of moves) {
    const parsed = parseMove(position, makeMove(position, move));
    check("moves are read back", parsed.ok && parsed.value === move);
    if (position.actor === CHANCE) check("outcomes have weight", position.weight(move) > 0);
  }
  return failed;
}

describe("every position of random matches", () => {
  for (const table of TABLES) {
    it(nameOf(table), () => {
      for (let match = 0; match < 4; match++) {
        playRandomly(startAt(table, match % table.seats), `invariants ${match}`, (position, _, moves) => {
          expect(failures(position, moves), makePosition(position)).toEqual([]);
        });
      }
    });
  }
});

describe("copies", () => {
  it("are independent, and replaying the log leads to the same end", () => {
    for (const table of TABLES) {
      const log: number[] = [];
      let end: AzulPosition | undefined;
      playRandomly(startAt(table), "copies", (position, move) => {
        const copy = position.clone();
        expect(copy.equals(position)).toBe(true);
        if (move === undefined) {
          end = copy;
          return;
        }
        log.push(move);
        copy.play(move);
        expect(copy.equals(position)).toBe(false);
      });
      const replayed = startAt(table);
      for (const move of log) replayed.play(move);
      expect(replayed.equals(end!)).toBe(true);
    }
  });
});

describe("the steps of the scoring", () => {
  it("add up to what play does", () => {
    for (const table of TABLES) {
      for (let match = 0; match < 3; match++) {
        playRandomly(startAt(table), `steps ${match}`, (position, move) => {
          if (move === undefined) return;
          const next = position.clone();
          next.play(move);
          const steps = scoreSteps(position, move);
          for (let seat = 0; seat < table.seats; seat++) {
            const sum = steps.filter((step) => step.seat === seat).reduce((points, step) => points + step.points, 0);
            if (position.points(seat) + sum !== next.points(seat)) {
              expect.fail(`${makePosition(position)} ${makeMove(position, move)} ${JSON.stringify(steps)}`);
            }
          }
        });
      }
    }
  });
});

describe("the longest lists", () => {
  it("fit a move list: nine full factories with two centres", () => {
    const factories = ["abcd", "abce", "abde", "acde", "bcde", "abcd", "abce", "abde", "acde"];
    const offer = factories.map((tiles, i) => `${i}${tiles}`).join("");
    const position = unwrap(
      parsePosition(
        `AF${offer}CfCB1212121313D0000000000 A0MSFB0MSFC0MSFD0MSF centres=2`.replace("1212121313", balance(factories)),
      ),
    );
    expect(listMoves(position)).toHaveLength(432);
  });
});

function balance(factories: readonly string[]): string {
  const all = factories.join("");
  return Array.from("abcde", (letter) => String(20 - (all.split(letter).length - 1)).padStart(2, "0")).join("");
}
