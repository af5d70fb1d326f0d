/** Moves for computer seats. Any node may think; whoever commits first has moved. */
import { randomInt } from "node:crypto";
import { listMoves } from "@riad/core";
import type { Levels } from "./levels.ts";
import { playDecision } from "./table/playing.ts";
import type { Table } from "./table/table.ts";
import type { Tables } from "./table/tables.ts";

export class Computer {
  readonly #tables: Tables;
  readonly #levels: Levels;
  readonly #failed: (error: unknown, what: string) => void;
  readonly #thinking = new Set<string>();

  constructor(tables: Tables, levels: Levels, failed: (error: unknown, what: string) => void) {
    this.#tables = tables;
    this.#levels = levels;
    this.#failed = failed;
  }

  static isDue(table: Table): boolean {
    return table.row.status === "live" && table.actor >= 0 && table.state.seats[table.actor].level !== null;
  }

  /** Thinks and moves, if a computer is to move here. */
  async move(table: Table): Promise<void> {
    if (!Computer.isDue(table) || this.#thinking.has(table.id)) return;
    this.#thinking.add(table.id);
    const { actor: seat, length: ply } = table;
    try {
      const move = await this.#choose(table);
      await this.#tables.change(table.id, (draft) => {
        // The person may have come back, or another node may have moved.
        const isStill = draft.table.length === ply && draft.state.seats[seat].level !== null;
        const refusal = isStill ? playDecision(draft, seat, { ply, move, command: null }) : undefined;
        return refusal ?? { commit: isStill, answer: undefined };
      });
    } catch (error) {
      this.#failed(error, "computer");
    } finally {
      this.#thinking.delete(table.id);
    }
    const next = this.#tables.peek(table.id);
    // Only onwards: what could not be done now is due again when its lease ends.
    if (next !== undefined && next.length > ply) void this.move(next);
  }

  /** A level that fails must not stop a match: then any legal move is better than none. */
  async #choose(table: Table): Promise<string> {
    const { game, position, actor } = table;
    if (position === undefined) throw new Error("No computer moves before the beginning.");
    try {
      return await this.#levels.choose(
        game,
        game.notation.makePosition(position),
        table.state.seats[actor].level ?? "",
      );
    } catch (error) {
      this.#failed(error, "computer player");
      const moves = listMoves(position);
      return game.notation.makeMove(position, moves[randomInt(moves.length)]);
    }
  }
}
