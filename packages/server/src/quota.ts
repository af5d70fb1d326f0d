/** Limits on what one address may have at the same time: matches with computers, and public tables in the lobby. */
import { REFUSED, serverSays } from "@riad/protocol";
import type { CreateRequest } from "@riad/protocol";
import type { Owners } from "./owners.ts";
import { refused } from "./table/draft.ts";
import type { Refused } from "./table/draft.ts";
import type { Table } from "./table/table.ts";

/** Enough for two classes behind one address. */
export const MOST_COMPUTER_MATCHES = 60;
export const MOST_PUBLIC_TABLES = 6;
/** A match that has not changed for this many milliseconds no longer counts. */
const ACTIVE = 10 * 60_000;

export interface QuotaHooks {
  now(): number;
  tableOf(match: string): Table | undefined;
  /** Whether somebody with a seat there is connected. */
  isAttended(match: string): boolean;
}

export class Quota {
  readonly #isOn: boolean;
  readonly #owners: Owners;
  readonly #hooks: QuotaHooks;

  constructor(isOn: boolean, owners: Owners, hooks: QuotaHooks) {
    this.#isOn = isOn;
    this.#owners = owners;
    this.#hooks = hooks;
  }

  /** Why an address may not create this match now. */
  refuse(address: string, wish: CreateRequest): Refused | undefined {
    if (!this.#isOn) return undefined;
    const hasComputer = wish.seats.some(({ kind }) => kind === "computer");
    if (hasComputer && this.#count(address, isPlayedByComputer) >= MOST_COMPUTER_MATCHES) {
      return refused(REFUSED.rate, serverSays("computerLimit", { most: MOST_COMPUTER_MATCHES }));
    }
    if (wish.public === true && this.#count(address, (table) => this.#isInLobby(table)) >= MOST_PUBLIC_TABLES) {
      return refused(REFUSED.rate, serverSays("publicLimit", { most: MOST_PUBLIC_TABLES }));
    }
    return undefined;
  }

  #count(address: string, counts: (table: Table) => boolean): number {
    const oldest = this.#hooks.now() - ACTIVE;
    const tables = this.#owners.matchesOf(address).map((match) => this.#hooks.tableOf(match));
    return tables.filter((table) => table !== undefined && table.row.updatedAt > oldest && counts(table)).length;
  }

  #isInLobby(table: Table): boolean {
    return table.row.public && table.row.status === "open" && this.#hooks.isAttended(table.id);
  }
}

function isPlayedByComputer({ row, state }: Table): boolean {
  return row.status !== "over" && state.seats.some(({ kind }) => kind === "computer");
}
