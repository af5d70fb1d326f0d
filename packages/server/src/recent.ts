/** Remembers the last few thousand names, so that a repeated message is handled once. Best effort: older names are forgotten. */
const MOST = 5000;

export class Recent {
  readonly #names = new Set<string>();

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Whether the name is new. */
  add(name: string): boolean {
    if (this.#names.has(name)) return false;
    this.#names.add(name);
    if (this.#names.size > MOST) {
      for (const oldest of this.#names) {
        this.#names.delete(oldest);
        break;
      }
    }
    return true;
  }
}
