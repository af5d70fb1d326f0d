/**
 * One turn searched in full: every rotation, every throw, every placement, judged at the beginning of the next turn.
 * Walking, paying and the list of placements come from the rules; only a placement's effect is worked out in `BoardRegions`.
 */
import { CHANCE, newMoveList } from "@riad/core";
import type { Move } from "@riad/core";
import { higherSquare, lowerSquare, PASS } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { DIE_WEIGHTS } from "./turned-board.ts";
import type { Evaluator } from "./evaluator.ts";
import { BoardRegions } from "./board-regions.ts";
import { Standing } from "./standing.ts";
import { addValue, clearValue, copyValue, newValuation, utilityOf } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

/** No square has more placements beside it. */
export const MOST_PLACEMENTS = 12;

/** One throw after one rotation: where it led, what could be laid there and how good that is for the seat that lays it. */
export class Landing {
  /** `square << 2 | heading`. */
  end = 0;
  /** How many placements there are; 0 if the turn ended with the walk. */
  count = 0;
  readonly placements = new Int32Array(MOST_PLACEMENTS);
  readonly utilities = new Float64Array(MOST_PLACEMENTS);
  best: Move = PASS;
  /** With the best placement. */
  readonly value = newValuation();
}

export class Turn {
  /** Leaves judged since the beginning. */
  nodes = 0;
  readonly landings = Array.from({ length: 12 }, () => new Landing());
  /** Each rotation's value, the mean over the die of its landings. */
  readonly rotations = [newValuation(), newValuation(), newValuation()];
  bestRotation: Move = 0;
  readonly #evaluator: Evaluator;
  readonly #regions = new BoardRegions();
  readonly #standing = new Standing();
  readonly #moves = newMoveList();
  #scratch: MarrakechPosition | undefined;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** `position` is at the beginning of a turn: its mover is to rotate. */
  expand(position: MarrakechPosition): Valuation {
    const mover = position.turn;
    this.#begin(position);
    const scratch = (this.#scratch ??= position.clone());
    for (let rotation = 0; rotation < 3; rotation++) {
      const value = this.rotations[rotation];
      clearValue(value);
      for (let die = 1; die <= 4; die++) {
        scratch.copyFrom(position);
        scratch.play(rotation);
        scratch.play(die);
        const index = 4 * rotation + die - 1;
        this.#look(scratch, mover, index);
        addValue(value, this.landings[index].value, DIE_WEIGHTS[die - 1] / 6);
      }
      const best = this.rotations[this.bestRotation];
      if (rotation === 0 || utilityOf(value, mover) > utilityOf(best, mover)) this.bestRotation = rotation;
    }
    return this.rotations[this.bestRotation];
  }

  /** Only what comes after a throw: `position` is after the walk of `mover`, whether he is to lay or it ended his turn. */
  expandThrow(position: MarrakechPosition, mover: number): Landing {
    const landing = this.landings[0];
    if (position.actor === mover) this.#begin(position);
    else this.#standing.load(position);
    this.#visit(position, mover, landing);
    return landing;
  }

  #begin(position: MarrakechPosition): void {
    const mover = position.turn;
    this.#regions.load(position);
    this.#standing.load(position);
    this.#standing.rugs[mover]--;
    this.#standing.turnsLeft--;
    this.#evaluator.prepare(this.#regions, this.#standing, this.#standing.after(mover));
  }

  /** Different walks may end alike; then everything after them is alike too. */
  #look(scratch: MarrakechPosition, mover: number, index: number): void {
    const landing = this.landings[index];
    const end = (scratch.assam << 2) | scratch.heading;
    for (let i = 0; i < index; i++) {
      const other = this.landings[i];
      if (other.end !== end) continue;
      landing.end = end;
      landing.count = other.count;
      landing.placements.set(other.placements);
      landing.utilities.set(other.utilities);
      landing.best = other.best;
      copyValue(other.value, landing.value);
      return;
    }
    this.#visit(scratch, mover, landing);
  }

  #visit(scratch: MarrakechPosition, mover: number, landing: Landing): void {
    landing.end = (scratch.assam << 2) | scratch.heading;
    landing.count = 0;
    landing.best = PASS;
    if (scratch.actor !== mover) this.#judgeEarlyEnd(scratch, mover, landing);
    else this.#judgePlacements(scratch, mover, landing);
  }

  /** The rent has put the mover out. */
  #judgeEarlyEnd(scratch: MarrakechPosition, mover: number, landing: Landing): void {
    this.nodes++;
    this.#evaluator.evaluatePosition(scratch);
    copyValue(this.#evaluator.value, landing.value);
    // The judge has looked at another board in between.
    this.#evaluator.prepare(this.#regions, this.#standing, this.#standing.after(mover));
  }

  #judgePlacements(scratch: MarrakechPosition, mover: number, landing: Landing): void {
    const standing = this.#standing;
    const regions = this.#regions;
    const evaluator = this.#evaluator;
    const count = scratch.moves(this.#moves);
    const isLast = standing.rugs[standing.after(mover)] === 0;
    const isCounted = isLast || !evaluator.seesRegions;
    const colour = scratch.rugColour;
    let best = Number.NEGATIVE_INFINITY;
    standing.loadPurses(scratch);
    landing.count = count;
    this.nodes += count;
    for (let i = 0; i < count; i++) {
      const placement = this.#moves[i];
      const one = lowerSquare(placement);
      const other = higherSquare(placement);
      if (placement === PASS) regions.changes = 0;
      else if (isCounted) regions.cover(one, other, mover);
      else regions.lay(one, other, colour, mover);
      if (isLast) evaluator.evaluateEnd();
      else evaluator.evaluateChange(placement, scratch.assam, scratch.heading);
      regions.takeBack();
      const utility = utilityOf(evaluator.value, mover);
      landing.placements[i] = placement;
      landing.utilities[i] = utility;
      if (utility <= best) continue;
      best = utility;
      landing.best = placement;
      copyValue(evaluator.value, landing.value);
    }
  }
}

/** Whether the next thing in a position is a draw of the rug's colour rather than a turn. */
export function isDrawn(position: MarrakechPosition): boolean {
  return position.actor === CHANCE && position.phase === "draw";
}
