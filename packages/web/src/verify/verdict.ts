/** The verdict in one sentence and a note. */
import { say } from "../words/words.ts";
import type { Check, Checked } from "./checking.ts";

export interface Verdict {
  readonly sign: "good" | "bad" | "open";
  readonly sentence: string;
  readonly note: string;
}

export function judge(check: Check, fetching: "no" | "running" | "failed"): Verdict {
  if (fetching === "running") return { sign: "open", sentence: say("verifyFetching"), note: "" };
  if (fetching === "failed" && check.kind === "empty")
    return { sign: "bad", sentence: say("verifyNotFetched"), note: "" };
  switch (check.kind) {
    case "empty":
      return { sign: "open", sentence: say("verifyNothing"), note: say("verifyPlaceholder") };
    case "unread":
      return { sign: "bad", sentence: say("verifyUnread"), note: check.message };
    case "unproved":
      return { sign: "open", sentence: say("verifyUnproved"), note: say("verifyUnprovedNote") };
    case "unfinished":
      return { sign: "open", sentence: say("verifyUnfinished"), note: say("verifyUnfinishedNote") };
    case "fair":
      return {
        sign: "good",
        sentence: say("verifyFair"),
        note: say("verifyFairNote", { count: check.outcomes.length }),
      };
    default:
      return { sign: "bad", sentence: say("verifyUnfair"), note: firstDifference(check) };
  }
}

function firstDifference({ hash, proof, first, firstDue, players, outcomes }: Checked): string {
  if (hash !== proof.commit) return say("verifyWrongSecret");
  if (firstDue !== first) return say("verifyWrongFirst", { due: players[firstDue], played: players[first] });
  const wrong = outcomes.find(({ due, played }) => due !== played);
  if (wrong === undefined) return "";
  return say("verifyWrongOutcome", { move: wrong.ply + 1, due: wrong.due, played: wrong.played });
}
