/** Messages between the server and the review thread. */

/** Asks for the next event; with a record, starts a new review. */
export interface SliceRequest {
  readonly id: number;
  readonly record: string | undefined;
}

export interface SliceResult {
  readonly id: number;
  /** An event as JSON, with the index of the line that it adds or replaces; undefined at the end. */
  readonly line: string | undefined;
  /** How many plies have been reviewed. */
  readonly ply: number;
  /** The whole review, at the end. */
  readonly text: string | undefined;
}
