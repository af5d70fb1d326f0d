/**
 * The operator's decisions about the whole server, stored as rows that every node reads every two seconds. `riad admin`
 * writes them into the store, so it needs no connection to a node and works while a node is down.
 */
import { randomBytes } from "node:crypto";

export type ControlKind =
  /** `subject` is an address or a network such as 203.0.113.0/24 that may not connect. */
  | "address"
  /** `subject` is a folded name that is not allowed at any table. */
  | "name"
  /** `subject` is a sentence that is shown to everybody. */
  | "notice"
  /** `subject` is the salt and `detail` the hash of the server password. */
  | "password"
  /** `subject` is the hash of an invitation to the server. */
  | "invitation"
  /** `subject` is a match whose row was changed or removed: nodes reload it. */
  | "touched"
  /** Nodes answer with one `present` row for each address connected to them. */
  | "roll"
  /** `subject` is an address, `detail` what it has open. Addresses are stored only in answer to a `roll`. */
  | "present";

export interface Control {
  readonly id: string;
  readonly kind: ControlKind;
  readonly subject: string;
  readonly detail: string;
  readonly createdAt: number;
  /** The row is ignored from this time on; null means that it never expires. */
  readonly until: number | null;
}

export function newControl(
  kind: ControlKind,
  subject: string,
  rest: { readonly detail?: string; readonly now: number; readonly until?: number | null },
): Control {
  const { detail = "", now, until = null } = rest;
  return { id: randomBytes(6).toString("hex"), kind, subject, detail, createdAt: now, until };
}
