import { listMoves } from "@riad/core";
import { analyse } from "@riad/bots";
import { azul, marrakech } from "@riad/games";
import { expect, test } from "vitest";
import { countRow, estimateRow } from "../src/account.ts";
import { mainRow, reasonOf } from "../src/reason.ts";
import { badJudge, playByChance } from "./matches.ts";

const later = estimateRow("later", 4);

test("what can be counted is said rather than an estimate that is not much larger", () => {
  expect(mainRow([countRow("ownTiles", 5, 3, false), later])?.row).toBe("ownTiles");
  expect(mainRow([later, countRow("ownFloor", 1, 4, true), countRow("ownTiles", 5, 3, false)])?.row).toBe("ownFloor");
});

test("an estimate that is more than twice as large is the reason, but never what no row explains", () => {
  const prospects = estimateRow("ownProspects", 4);
  expect(mainRow([countRow("ownTiles", 4, 3, false), prospects])?.row).toBe("ownProspects");
  expect(mainRow([countRow("ownTiles", 4, 3, false), later])?.row).toBe("ownTiles");
  expect(mainRow([later])).toBeNull();
});

test("less than a point, or what speaks against the move, is no reason", () => {
  expect(mainRow([countRow("ownTiles", 3, 5, false), estimateRow("later", 0.9)])).toBeNull();
});

test.each([azul, marrakech])("every hint of $title has a row or a plain reason, and never both", (game) => {
  const match = playByChance(game, { seats: 2 }, 3);
  const judge = badJudge(game);
  let count = 0;
  for (let ply = 0; ply < match.length && count < 20; ply++) {
    const position = match.positionAt(ply);
    if (position.actor < 0) continue;
    const reason = reasonOf(game, position, analyse(judge, position.clone(), { nodes: 1 }), judge);
    expect([reason?.row === null, reason?.plain === null]).toContain(true);
    expect(reason?.row ?? reason?.plain).not.toBeNull();
    if (listMoves(position).length === 1) expect(reason?.plain).toBe("only");
    count++;
  }
});
