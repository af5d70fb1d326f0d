/**
 * The address that each match was created from, for sharing out limited resources: thinking time, live matches with
 * computers, places in the lobby. Kept in memory only and lost when the node stops: addresses are not stored.
 */
const MOST = 20_000;

export class Owners {
  readonly #addresses = new Map<string, string>();

  /** The first address counts: the creator's or, after a restart, that of the first player to come back. */
  note(match: string, address: string): void {
    if (this.#addresses.has(match)) return;
    this.#addresses.set(match, address);
    if (this.#addresses.size <= MOST) return;
    for (const oldest of this.#addresses.keys()) {
      this.#addresses.delete(oldest);
      break;
    }
  }

  /** Matches that nobody has played since this node started have no known owner; together they count as one. */
  of(match: string): string {
    return this.#addresses.get(match) ?? "nobody";
  }

  /** The matches of an address, oldest first. */
  matchesOf(address: string): string[] {
    return [...this.#addresses].flatMap(([match, owner]) => (owner === address ? [match] : []));
  }
}
