/** A review in progress, and the readers that follow it. */
import type { Refused } from "../table/draft.ts";

export interface JobReader {
  /** An event as a line of JSON. */
  line(text: string): void;
  /** The whole review, or the reason why it failed. */
  end(result: string | Refused): void;
}

export class ReviewJob {
  readonly key: string;
  readonly record: string;
  /** The length of the log. */
  readonly length: number;
  /** The key of the address that requested it. */
  readonly who: string;
  readonly #lines: string[] = [];
  readonly #readers = new Set<JobReader>();
  #ply = 0;
  #result: string | Refused | undefined;

  constructor(key: string, record: string, length: number, who: string) {
    this.key = key;
    this.record = record;
    this.length = length;
    this.who = who;
  }

  /** How many plies have been reviewed. */
  get ply(): number {
    return this.#ply;
  }

  tell(line: string, ply: number): void {
    this.#lines.push(line);
    this.#ply = Math.max(this.#ply, ply);
    for (const reader of this.#readers) reader.line(line);
  }

  end(result: string | Refused): void {
    this.#result = result;
    for (const reader of this.#readers) reader.end(result);
    this.#readers.clear();
  }

  /** Sends all lines from the start. Returns a function that stops reading. */
  read(reader: JobReader): () => void {
    for (const line of this.#lines) reader.line(line);
    if (this.#result === undefined) this.#readers.add(reader);
    else reader.end(this.#result);
    return () => this.#readers.delete(reader);
  }
}
