/** Chooses columns on the free wall: every way to tile one's full rows, the other seats tiling as suits them best. */
import { newMoveList } from "@riad/core";
import { AzulPosition, COLOURS, NOBODY, ROWS, countTiles, floorPenalty, tilingColumn } from "@riad/azul";
import { packLines } from "./packed-lines.ts";
import type { RootMove } from "./search.ts";
import type { StageNets } from "./stage-nets.ts";
import { Tiler } from "./tiler.ts";

export class TilingChoice {
  readonly #tiler: Tiler;
  readonly #table: AzulPosition;
  readonly #moves = newMoveList();

  constructor(nets: StageNets) {
    this.#tiler = new Tiler(nets, false);
    this.#table = new AzulPosition(nets.seats);
  }

  /** Every tiling of the seat whose turn it is, the best first. */
  evaluate(position: AzulPosition): RootMove[] {
    const count = position.moves(this.#moves);
    const seat = position.actor;
    const starter = position.marker === NOBODY ? position.after(position.turn) : position.marker;
    this.#settleOthers(position, seat, starter);
    this.#tiler.begin(this.#table, seat, starter);
    const lines = packLines(position, seat);
    const roots: RootMove[] = [];
    for (let i = 0; i < count; i++) {
      const move = this.#moves[i];
      this.#tiler.tile(lines, tilingColumn(move));
      const { utility, share, margin } = this.#tiler.value;
      roots.push({ move, value: utility, share, margin });
    }
    return roots.sort((a, b) => b.value - a.value);
  }

  /** Tiles the rows of the others and charges their floors. */
  #settleOthers(position: AzulPosition, seat: number, starter: number): void {
    const table = this.#table;
    table.copyFrom(position);
    for (let other = 0; other < position.seats; other++) {
      if (other === seat) continue;
      this.#tiler.begin(table, other, starter);
      this.#tiler.tile(packLines(table, other));
      takeSide(table, this.#tiler.scratch, other);
      const floor = countTiles(table.floors[other]) + (table.marker === other ? 1 : 0);
      table.scores[other] = Math.max(0, table.scores[other] - floorPenalty(floor));
      table.floors[other] = 0;
    }
  }
}

function takeSide(table: AzulPosition, from: AzulPosition, seat: number): void {
  table.scores[seat] = from.scores[seat];
  table.floors[seat] = from.floors[seat];
  table.used[seat] = from.used[seat];
  table.walls[seat] = from.walls[seat];
  for (let i = 0; i < ROWS; i++) {
    table.lines[seat * ROWS + i] = from.lines[seat * ROWS + i];
    table.wallsByColour[seat * COLOURS + i] = from.wallsByColour[seat * COLOURS + i];
  }
}
