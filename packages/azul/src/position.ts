import type { Move, MoveList, Position, Random, Seat } from "@riad/core";
import { deal, dealWeight, drawDeal, listDeals } from "./dealing.ts";
import { draft, listDrafts } from "./drafting.ts";
import { AzulLayout, PHASE } from "./layout.ts";
import { SETTLE, isDeal, isDraft, isTiling, tilingColumn, tilingRow } from "./move.ts";
import { afterDraft, afterTiling, settle } from "./round.ts";
import { fullRows } from "./scoring.ts";
import { listTilings, tile } from "./tiling.ts";

/** A state of the match with its moves: combines the rules of the phases. */
export class AzulPosition extends AzulLayout implements Position {
  moves(into: MoveList): number {
    switch (this.phase) {
      case PHASE.draft:
        return listDrafts(this, into);
      case PHASE.tile:
        return listTilings(this, this.actor, into);
      case PHASE.deal:
        return listDeals(this, into);
      case PHASE.settle:
        into[0] = SETTLE;
        return 1;
      default:
        return 0;
    }
  }

  weight(outcome: Move): number {
    if (this.phase === PHASE.deal) return isDeal(outcome) ? dealWeight(this, outcome) : 0;
    return this.phase === PHASE.settle && outcome === SETTLE ? 1 : 0;
  }

  draw(random: Random): Move {
    return this.phase === PHASE.deal ? drawDeal(this, random) : SETTLE;
  }

  play(move: Move): void {
    if (isDraft(move)) {
      draft(this, move);
      afterDraft(this);
    } else if (isTiling(move)) {
      tile(this, this.actor, tilingRow(move), tilingColumn(move));
      afterTiling(this);
    } else if (isDeal(move)) {
      deal(this, move);
    } else {
      settle(this);
    }
  }

  points(seat: Seat): number {
    return this.scores[seat];
  }

  /** More points win; then more full rows; seats that tie on both share the place. */
  place(seat: Seat): number {
    const points = this.scores[seat];
    const rows = fullRows(this, seat);
    let ahead = 0;
    for (let other = 0; other < this.seats; other++) {
      const lead = this.scores[other] - points;
      if (lead > 0 || (lead === 0 && fullRows(this, other) > rows)) ahead++;
    }
    return ahead;
  }

  clone(): this {
    const copy = new AzulPosition(this.seats) as this;
    copy.copyFrom(this);
    return copy;
  }
}
