/**
 * What an operator has decided about the whole server, as rows that every node reads every few seconds. `riad admin` writes
 * them into the store, so it needs no connection to any node and works while a node is down.
 */
import { randomBytes } from "node:crypto";

export type ControlKind =
  /** `subject` is an address or a network such as 203.0.113.0/24 that may not connect. */
  | "address"
  /** `subject` is a folded name that nobody may sit down with. */
  | "name"
  /** `subject` is a sentence that everybody is shown. */
  | "notice"
  /** `subject` is the salt and `detail` the hash of the password of the whole server. */
  | "password"
  /** `subject` is the hash of an invitation to the whole server. */
  | "invitation"
  /** `subject` is a match whose row was changed or removed: nodes read it again. */
  | "touched"
  /** Nodes answer with one `present` row for each address that is connected to them. */
  | "roll"
  /** `subject` is an address, `detail` says what it has open. Addresses are stored only as an answer to a `roll`. */
  | "present";

export interface Control {
  readonly id: string;
  readonly kind: ControlKind;
  readonly subject: string;
  readonly detail: string;
  readonly createdAt: number;
  /** Ignored from this time on; null means never. */
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

/** Names are compared without case, width, accents or spaces, so that a blocked name cannot come back in disguise. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{M}\p{Z}\p{C}]/gu, "")
    .toLowerCase();
}
