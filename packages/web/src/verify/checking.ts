/** What can be said about the chance of a record. */
import { parseRecord } from "@riad/core";
import { gameOf } from "@riad/games";
import { commitTo, drawFirst, isSecret, parseProof, redrawChance, verifyChance } from "@riad/protocol";
import type { Proof, Redrawn } from "@riad/protocol";
import { sayRefusal } from "../words/refusals.ts";

interface Facts {
  readonly game: string;
  readonly players: readonly string[];
  readonly proof: Proof;
  /** The seat that starts. */
  readonly first: number;
}

export type Check =
  | { readonly kind: "empty" }
  | { readonly kind: "unread"; readonly message: string }
  | { readonly kind: "unproved" }
  | ({ readonly kind: "unfinished" } & Facts)
  | ({
      readonly kind: "fair" | "unfair";
      /** The SHA-256 of the secret that is shown. */
      readonly hash: string;
      /** The seat that the secret draws, unless the first seat was given. */
      readonly firstDue: number;
      readonly outcomes: readonly Redrawn[];
    } & Facts);

export type Checked = Extract<Check, { kind: "fair" | "unfair" }>;

export function checkText(text: string): Check {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const record = parseRecord(`${trimmed}\n`, gameOf);
  if (!record.ok) return { kind: "unread", message: sayRefusal(record.refusal) };
  const { match, notes } = record.value;
  const proof = parseProof(notes);
  if (proof === undefined) return { kind: "unproved" };
  const first = "setup" in match.origin ? match.origin.setup.first : 0;
  const facts: Facts = { game: match.game.id, players: notes.players, proof, first };
  if (proof.secret === "") return { kind: "unfinished", ...facts };
  // A secret that is none can still be compared with the promise: it is not the one that was promised.
  const canDraw = isSecret(proof.secret);
  const hash = canDraw ? commitTo(proof.secret) : "";
  const firstDue = canDraw && proof.first === "drawn" ? drawFirst(proof.secret, proof.seeds, match.seats) : first;
  const outcomes = canDraw ? [...redrawChance(match, proof)] : [];
  const { fair } = verifyChance(match, proof);
  return { kind: fair ? "fair" : "unfair", ...facts, hash, firstDue, outcomes };
}
