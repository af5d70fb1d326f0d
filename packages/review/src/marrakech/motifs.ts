/** Marrakech: facts about two rotations, or about two rugs, that the rules alone decide. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { MotifFinder } from "../motif.ts";
import { findPlacementMotifs } from "./placement-motifs.ts";
import { findRotationMotifs } from "./rotation-motifs.ts";

export const marrakechMotifs: MotifFinder<MarrakechPosition> = {
  find(position, { better: { move: better }, other: { move: other }, rival }) {
    if (better === other) return [];
    if (position.phase === "rotate") return findRotationMotifs(position, better, other);
    return findPlacementMotifs(position, better, other, rival);
  },
};
