/** The record that is checked, where it comes from, and what can be said about its chance. */
import { computed, signal } from "@preact/signals";
import { findUnseeded, parseRecord } from "@riad/core";
import type { Redrawn, Seat } from "@riad/core";
import { gameOf } from "@riad/games";
import { parseProof, verifyChance } from "@riad/protocol";
import type { Proof, Verdict } from "@riad/protocol";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";

/** A record with a proof. */
export interface Checked {
  readonly kind: "unfinished" | "fair" | "unfair";
  readonly game: string;
  readonly players: readonly string[];
  readonly proof: Proof;
  /** The seat that started. */
  readonly first: Seat;
  readonly verdict: Verdict;
}

export type Check =
  | { readonly kind: "empty" | "unproved" | "seeded" }
  /** The first outcome that does not follow from the seed that the record names. */
  | { readonly kind: "unseeded"; readonly wrong: Redrawn }
  | { readonly kind: "unread"; readonly message: string }
  | Checked;

export const text = signal("");

export const fetching = signal<"no" | "running" | "failed">("no");

export const check = computed(() => checkText(text.value));

export function checkText(typed: string): Check {
  const trimmed = typed.trim();
  if (trimmed === "") return { kind: "empty" };
  const record = parseRecord(`${trimmed}\n`, gameOf);
  if (!record.ok) return { kind: "unread", message: sayRefusal(record.refusal) };
  const { match, notes } = record.value;
  const proof = parseProof(notes);
  if (proof === undefined) {
    const wrong = findUnseeded(match);
    if (wrong !== undefined) return { kind: "unseeded", wrong };
    return { kind: match.chance === undefined ? "unproved" : "seeded" };
  }
  const first = "setup" in match.origin ? match.origin.setup.first : 0;
  const verdict = verifyChance(match, proof);
  // A match that is over shows its secret; one without it claims what nobody can check.
  const kind = proof.secret === "" && !match.isOver ? "unfinished" : verdict.fair ? "fair" : "unfair";
  return { kind, game: match.game.id, players: notes.players, proof, first, verdict };
}

/** `/verify?match=<id>` checks a match of this server. */
export async function fetchRecord(): Promise<void> {
  const match = new URLSearchParams(location.search).get("match");
  fetching.value = "no";
  if (match === null || !/^\w{1,20}$/.test(match)) return;
  fetching.value = "running";
  try {
    const response = await fetch(`/api/matches/${match}/record`);
    if (!response.ok) throw new Error(response.statusText);
    text.value = await response.text();
    fetching.value = "no";
  } catch {
    fetching.value = "failed";
  }
}

export type Sign = "good" | "bad" | "open";

interface Judgement {
  readonly sign: Sign;
  readonly sentence: string;
  readonly note: string;
}

/** The verdict in one sentence and a note. */
export function judge(checked: Check, fetched: typeof fetching.value): Judgement {
  if (fetched === "running") return { sign: "open", sentence: say("verifyFetching"), note: "" };
  if (fetched === "failed" && checked.kind === "empty")
    return { sign: "bad", sentence: say("verifyNotFetched"), note: "" };
  switch (checked.kind) {
    case "empty":
      return { sign: "open", sentence: say("verifyNothing"), note: say("verifyPlaceholder") };
    case "unread":
      return { sign: "bad", sentence: say("verifyUnread"), note: checked.message };
    case "seeded":
      return { sign: "good", sentence: say("verifySeeded"), note: say("verifySeededNote") };
    case "unseeded": {
      const { ply, due, played } = checked.wrong;
      const note = say("verifyWrongOutcome", { due, played, move: ply + 1 });
      return { sign: "bad", sentence: say("verifyUnseeded"), note };
    }
    case "unproved":
      return { sign: "open", sentence: say("verifyUnproved"), note: say("verifyUnprovedNote") };
    case "unfinished":
      return { sign: "open", sentence: say("verifyUnfinished"), note: say("verifyUnfinishedNote") };
    case "fair": {
      const note = say("verifyFairNote", { count: checked.verdict.outcomes.length });
      return { sign: "good", sentence: say("verifyFair"), note };
    }
    default:
      return { sign: "bad", sentence: say("verifyUnfair"), note: firstDifference(checked) };
  }
}

function firstDifference({ verdict, proof, first, players }: Checked): string {
  if (proof.secret === "") return say("verifyNoSecret");
  if (verdict.hash !== proof.commit) return say("verifyWrongSecret");
  if (verdict.first !== first) return say("verifyWrongFirst", { due: players[verdict.first], played: players[first] });
  const wrong = verdict.outcomes.find(({ due, played }) => due !== played);
  return wrong === undefined ? "" : say("verifyWrongOutcome", { ...wrong, move: wrong.ply + 1 });
}
