/**
 * Provably fair chance. When a table is created the server publishes `commit`, the SHA-256 of a secret of 32 bytes. Each
 * player who has seen it may add a seed. When the match starts the seeds are fixed, and the outcome at ply p is drawn
 * from the numbers
 *
 *     HMAC-SHA256(secret, JSON ["riad fair 1", seeds, "p", i])      i = 0, 1, 2 …
 *
 * each read as eight 32-bit words, most significant byte first. A number below n is the first word below the greatest
 * multiple of n, modulo n. At the end the secret is published, and anybody can redraw every outcome.
 *
 * The draw depends on the ply and not on a running counter, so that any node can continue from any move.
 */
import { redrawOutcomes } from "@riad/core";
import type { Match, Random, RecordNotes, Redrawn, Seat } from "@riad/core";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SCHEME = "riad fair 1";
const SECRET = /^[0-9a-f]{64}$/;
const SEED_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const NOBODY = "none";
const TWO_32 = 2 ** 32;

export interface Proof {
  readonly commit: string;
  readonly secret: string;
  readonly seeds: readonly string[];
  /**
   * The seats whose seed came after the commitment, so that the secret cannot have been chosen to suit it; undefined if
   * unknown.
   */
  readonly bound?: readonly number[] | undefined;
  /** Whether the first seat was drawn in the same way, or given, as in a rematch. */
  readonly first: "drawn" | "given";
}

/** The commitment to a secret of 64 hexadecimal digits. */
export function commitTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** A seed for a seat: sixteen letters of 6 bits. */
export function newSeed(): string {
  return Array.from(randomBytes(16), (byte) => SEED_LETTERS[byte & 63]).join("");
}

export class FairRandom implements Random {
  readonly #key: Uint8Array;
  readonly #seeds: readonly string[];
  readonly #label: string;
  #block = 0;
  #words: DataView | undefined;
  #next = 0;

  /** `label` is the ply, or "first" for the drawing of the first seat. */
  constructor(secret: string, seeds: readonly string[], label: string) {
    this.#key = hexToBytes(secret);
    this.#seeds = seeds;
    this.#label = label;
  }

  below(n: number): number {
    const limit = TWO_32 - (TWO_32 % n);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }

  #word(): number {
    if (this.#words === undefined || this.#next === 32) {
      const text = JSON.stringify([SCHEME, this.#seeds, this.#label, this.#block++]);
      const bytes = hmac(sha256, this.#key, utf8ToBytes(text));
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, 32);
      this.#next = 0;
    }
    const word = this.#words.getUint32(this.#next);
    this.#next += 4;
    return word;
  }
}

export function drawFirst(secret: string, seeds: readonly string[], seats: number): number {
  return new FairRandom(secret, seeds, "first").below(seats);
}

export interface Verdict {
  readonly fair: boolean;
  /** The first thing that is wrong; empty if nothing is. */
  readonly message: string;
  /** The commitment to the published secret; empty until it is published. */
  readonly hash: string;
  /** The seat that must move first. */
  readonly first: Seat;
  /** Every outcome, redrawn. */
  readonly outcomes: readonly Redrawn[];
}

/** Redraws the chance of a whole match. */
export function verifyChance(match: Match, proof: Proof): Verdict {
  const given = "setup" in match.origin ? match.origin.setup.first : 0;
  // There is no secret before the end of a match.
  const canDraw = SECRET.test(proof.secret);
  const isDrawn = canDraw && proof.first === "drawn" && "setup" in match.origin;
  const first = isDrawn ? drawFirst(proof.secret, proof.seeds, match.seats) : given;
  const hash = canDraw ? commitTo(proof.secret) : "";
  const outcomes = canDraw ? redrawChance(match, proof) : [];
  const wrong = outcomes.find(({ due, played }) => due !== played);
  let fault = "";
  if (!canDraw) fault = "The secret is missing: the match is not over, or the record does not contain it.";
  else if (hash !== proof.commit) fault = "The secret is not the one that was committed to.";
  else if (first !== given) fault = `Seat ${first + 1} was drawn to move first, not seat ${given + 1}.`;
  else if (wrong !== undefined) fault = `Move ${wrong.ply + 1} should have been ${wrong.due}, not ${wrong.played}.`;
  return { fair: fault === "", message: fault, hash, first, outcomes };
}

function redrawChance(match: Match, { secret, seeds }: Proof): Redrawn[] {
  return [...redrawOutcomes(match, (ply) => new FairRandom(secret, seeds, String(ply)))];
}

/** The proof as notes of a record; `parseProof` reads them back. */
export function makeProof(proof: Proof): Record<string, string> {
  const notes: Record<string, string> = { commit: proof.commit, secret: proof.secret, "first seat": proof.first };
  for (const [seat, seed] of proof.seeds.entries()) notes[`seed ${seat}`] = seed;
  if (proof.bound !== undefined) notes["bound seats"] = proof.bound.length === 0 ? NOBODY : proof.bound.join(" ");
  return notes;
}

export function parseProof(notes: RecordNotes): Proof | undefined {
  // A missing secret counts as not published; the record still claims a commitment.
  const { commit, secret = "", "first seat": first, "bound seats": seats } = notes.extra;
  if (commit === undefined) return undefined;
  const seeds: string[] = [];
  for (let seat = 0; notes.extra[`seed ${seat}`] !== undefined; seat++) seeds.push(notes.extra[`seed ${seat}`]);
  // A seat listed as bound but without a seed has added nothing.
  const bound = seats?.split(" ").flatMap((seat) => (/^\d$/.test(seat) && seeds[Number(seat)] ? [Number(seat)] : []));
  return { commit, secret, seeds, bound, first: first === "given" ? "given" : "drawn" };
}
