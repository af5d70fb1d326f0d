/** Marrakech: facts about two rotations, or about two rugs, that the rules alone decide. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { MotifFinder } from "../motif.ts";
import { findPlacementMotifs } from "./placement-motifs.ts";
import { findRotationMotifs } from "./rotation-motifs.ts";

export const marrakechMotifs: MotifFinder<MarrakechPosition> = {
  find(position, { move: better }, { move: other }) {
    if (better === other) return [];
    const find = position.phase === "rotate" ? findRotationMotifs : findPlacementMotifs;
    return find(position, better, other);
  },
};
