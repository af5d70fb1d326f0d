import { expect, test } from "vitest";
import { countRow, estimateRow } from "../src/account.ts";
import { mainRow } from "../src/reason.ts";

const later = estimateRow("later", 4);

test("what can be counted is said rather than an estimate that is not much larger", () => {
  expect(mainRow([countRow("ownTiles", 5, 3, false), later])?.row).toBe("ownTiles");
  expect(mainRow([later, countRow("ownFloor", 1, 4, true), countRow("ownTiles", 5, 3, false)])?.row).toBe("ownFloor");
});

test("an estimate that is more than twice as large is the reason", () => {
  expect(mainRow([countRow("ownTiles", 4, 3, false), later])?.row).toBe("later");
});

test("less than a point, or what speaks against the move, is no reason", () => {
  expect(mainRow([countRow("ownTiles", 3, 5, false), estimateRow("later", 0.9)])).toBeNull();
});
