/** Plays computer seats. Any node may think; the first commit counts. */
import type { Levels } from "./levels.ts";
import { playDecision } from "./table/playing.ts";
import type { Table } from "./table/table.ts";
import type { Tables } from "./table/tables.ts";

export interface ComputerHooks {
  /** The address that a match is played for: thinking time is shared out by address. */
  ownerOf(match: string): string;
  /** A computer has failed to think, or has recovered. */
  stuck(match: string): void;
  failed(error: unknown, what: string): void;
}

/** Milliseconds until a computer that failed to think tries again; doubled each time. */
const RETRY = 1000;
const LONGEST_RETRY = 30_000;

export class Computer {
  readonly #tables: Tables;
  readonly #levels: Pick<Levels, "choose">;
  readonly #hooks: ComputerHooks;
  readonly #retry: number;
  /** Matches whose computer is thinking or about to try again. */
  readonly #busy = new Set<string>();
  /** How many times in a row a computer has failed to think, by match. */
  readonly #failures = new Map<string, number>();
  #isStopped = false;

  constructor(tables: Tables, levels: Pick<Levels, "choose">, hooks: ComputerHooks, retry = RETRY) {
    this.#tables = tables;
    this.#levels = levels;
    this.#hooks = hooks;
    this.#retry = retry;
  }

  static isDue(table: Table): boolean {
    return table.row.status === "live" && table.actor >= 0 && table.state.seats[table.actor].level !== null;
  }

  /** The seat whose computer has failed and will try again, if any. */
  stuckSeat(table: Table): number | undefined {
    return this.#failures.has(table.id) && Computer.isDue(table) ? table.actor : undefined;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Thinks and moves, if it is a computer's turn here. */
  async move(table: Table): Promise<void> {
    if (!Computer.isDue(table) || this.#busy.has(table.id) || this.#isStopped) return;
    this.#busy.add(table.id);
    const { length: ply } = table;
    try {
      await this.#moveOnce(table);
      if (this.#failures.delete(table.id)) this.#hooks.stuck(table.id);
    } catch (error) {
      this.#hooks.failed(error, "computer player");
      this.#tryAgain(table.id);
      return;
    }
    this.#busy.delete(table.id);
    const next = this.#tables.peek(table.id);
    // Only if the match has moved on: a move that could not be saved is due again when its lease ends.
    if (next !== undefined && next.length > ply) void this.move(next);
  }

  async #moveOnce(table: Table): Promise<void> {
    const { game, position, actor: seat, length: ply } = table;
    if (position === undefined) throw new Error("Computers do not move before the match starts.");
    const level = table.state.seats[seat].level ?? "";
    const move = await this.#levels.choose(
      game,
      game.notation.makePosition(position),
      level,
      this.#hooks.ownerOf(table.id),
    );
    await this.#tables.change(table.id, (draft) => {
      // The person may have come back, or another node may have moved.
      const isStill = draft.table.length === ply && draft.state.seats[seat].level !== null;
      const refusal = isStill ? playDecision(draft, seat, { ply, move, command: null }) : undefined;
      return refusal ?? { commit: isStill, answer: undefined };
    });
  }

  /** Tries again instead of playing a random move, which would not match the level. */
  #tryAgain(match: string): void {
    if (this.#isStopped) return;
    const failures = this.#failures.get(match) ?? 0;
    this.#failures.set(match, failures + 1);
    this.#hooks.stuck(match);
    const timer = setTimeout(
      () => {
        this.#busy.delete(match);
        const table = this.#tables.peek(match);
        if (table === undefined || !Computer.isDue(table)) this.#failures.delete(match);
        else void this.move(table);
      },
      Math.min(this.#retry * 2 ** failures, LONGEST_RETRY),
    );
    timer.unref();
  }
}
