/** The classes of Azul's positions for calibration: by round, and by how many groups of tiles are still to be taken. */
import type { AzulPosition } from "@riad/azul";
import { PHASE, countTiles } from "@riad/azul";
import type { BeforeChance, PositionClasses } from "../position-classes.ts";
import { EndValues } from "./end-values.ts";
import measured from "./measured.json" with { type: "json" };
import { netsFor, shippedWeights } from "./shipped-nets.ts";
import { nameSetup, nameStage } from "./setup-names.ts";
import type { StageNets } from "./stage-nets.ts";

const known = new Map<StageNets, EndValues>();

function endValuesFor(nets: StageNets): EndValues {
  const values = known.get(nets) ?? new EndValues(nets);
  known.set(nets, values);
  return values;
}

function beforeChance(position: AzulPosition): BeforeChance | null {
  // The first deal of a match needs no evaluation.
  if (position.phase !== PHASE.deal || position.next !== 0 || countTiles(position.bag) === 100) return null;
  const { shares, margins } = netsFor(position).at(position).evaluate(position);
  const bySeat = (values: readonly number[]): number[] =>
    values.map((_, seat) => values[(seat - position.turn + position.seats) % position.seats]);
  return { shares: bySeat(shares), margins: bySeat(margins) };
}

export const azulClasses: PositionClasses<AzulPosition> = {
  setupOf: nameSetup,
  stageOf: nameStage,
  sizeOf: (position) => {
    if (position.phase !== PHASE.draft) return "tiling";
    let groups = 0;
    for (const tiles of position.offers) for (let left = tiles; left !== 0; left >>= 5) if ((left & 31) !== 0) groups++;
    return groups >= 14 ? "14 groups or more" : groups >= 10 ? "10 to 13 groups" : "up to 9 groups";
  },
  beforeChance,
  beyondChance: (position) => {
    const net = position.seats === 2 ? beforeChance(position) : null;
    if (net === null) return null;
    const ends = endValuesFor(netsFor(position));
    const { share, margin } = ends.look(position, 0, { share: net.shares[0], margin: net.margins[0] });
    return { shares: [share, 1 - share], margins: [margin, -margin] };
  },
  weights: shippedWeights,
  measured,
};
