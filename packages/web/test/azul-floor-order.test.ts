import { azul, draftMove, isDraft, previewDraft } from "@riad/azul";
import { listMoves, Match, unwrap } from "@riad/core";
import { describe, expect, test } from "vitest";
import { floorOrder, inOrderFallen, withFloorsInOrder } from "../src/azul/floor-order.ts";
import { lookAhead } from "../src/azul/outlook.ts";
import { viewAzul } from "../src/azul/view.ts";

/** Two players; the first throws orange on the floor and later takes the marker with green. */
const POSITION =
  "AF0aabd1ccce2bbdd3aaaa4eeeeCfB0407080704D0707070707 A18Ma00b01b12c02c30d03e10e21e32S3d1FB15Ma00a11b23d03e10SF wall=fixed";
const [BLUE, GREEN, ORANGE] = [0, 1, 2];
const FLOOR = 5;

function playedMatch() {
  const match = unwrap(Match.fromPosition(azul, POSITION));
  for (const move of [draftMove(1, ORANGE, FLOOR, 0), draftMove(3, BLUE, FLOOR, 0)]) unwrap(match.play(move));
  const taking = listMoves(match.position).find(
    (move) => isDraft(move) && previewDraft(match.position, move).takesMarker,
  );
  unwrap(match.play(taking ?? -1));
  return match;
}

describe("The floor", () => {
  test("shows the marker behind the tiles that fell before it", () => {
    const match = playedMatch();
    const view = withFloorsInOrder(viewAzul(match.position), floorOrder(match, match.length));
    expect(view.seats[0].floor.slice(0, 4)).toEqual(["c", "c", "c", "first"]);
    expect(view.seats[1].floor).toEqual(["a", "a", "a", "a"]);
  });

  test("is in the same order at an earlier moment of the round", () => {
    const match = playedMatch();
    const earlier = withFloorsInOrder(viewAzul(match.positionAt(1)), floorOrder(match, match.length));
    expect(earlier.seats[0].floor).toEqual(["c", "c", "c"]);
  });

  test("keeps pieces whose fall is unknown, behind the others", () => {
    expect(inOrderFallen(["first", "a", "b"], ["b"])).toEqual(["b", "first", "a"]);
    expect(inOrderFallen(["first", "a"])).toEqual(["first", "a"]);
  });

  test("shows what is about to fall behind what lies there", () => {
    const match = unwrap(Match.fromPosition(azul, POSITION));
    for (const move of [draftMove(1, ORANGE, FLOOR, 0), draftMove(2, GREEN, FLOOR, 0)]) unwrap(match.play(move));
    const { position } = match;
    const taking = listMoves(position).find((move) => isDraft(move) && previewDraft(position, move).takesMarker);
    const { floor, falling } = lookAhead(position, taking ?? -1);
    expect(floor.slice(0, 4)).toEqual(["c", "c", "c", "first"]);
    expect(falling[0]).toBe(3);
  });
});
