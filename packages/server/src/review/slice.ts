/** What the server and the thread that judges say to each other. */

/** Judge one more event; with a record, of a new review. */
export interface SliceAsked {
  readonly id: number;
  readonly record: string | undefined;
}

export interface SliceTold {
  readonly id: number;
  /** An event as JSON, with the index that it has or replaces; nothing at the end. */
  readonly line: string | undefined;
  /** How far the review has come in the log. */
  readonly ply: number;
  /** The whole review, at the end. */
  readonly text: string | undefined;
}
