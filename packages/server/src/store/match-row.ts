/** A match as it is stored, without its moves. */
import type { TableState } from "../table/state.ts";

export type Status = "open" | "live" | "over";

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly public: boolean;
  /** The secret that chance is drawn from. It never leaves the server before the match is over. */
  readonly secret: string;
  readonly createdAt: number;
  readonly code: string | null;
  readonly status: Status;
  readonly first: number | null;
  readonly state: TableState;
  readonly version: number;
  readonly length: number;
  readonly updatedAt: number;
  /** When a node must act on this match even if nothing happens: a clock runs out, or a computer has not moved. */
  readonly dueAt: number | null;
  /** When a notification about this match is due. */
  readonly notifyAt: number | null;
  /** The length of the log at the start of the last turn that was announced. */
  readonly notified: number;
  /** The length of the log at the last decision for which a time warning was sent. */
  readonly alerted: number;
}
