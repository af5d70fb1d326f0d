/** A match as it is stored, without its moves. */
import type { TableState } from "../table/state.ts";

export type Status = "open" | "live" | "over";

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly public: boolean;
  /** What chance is drawn with. It never leaves the server before the match is over. */
  readonly secret: string;
  readonly createdAt: number;
  readonly code: string | null;
  readonly status: Status;
  readonly first: number | null;
  readonly state: TableState;
  readonly version: number;
  readonly length: number;
  readonly updatedAt: number;
  /** When a node must attend to this match if nothing happens: a clock runs out, a computer has not moved. */
  readonly dueAt: number | null;
  /** When somebody is to be told about this match. */
  readonly notifyAt: number | null;
  /** The length of the match at the beginning of the last turn that somebody was told about. */
  readonly notified: number;
  /** The length of the match at the last decision whose time was said to be running out. */
  readonly alerted: number;
}
