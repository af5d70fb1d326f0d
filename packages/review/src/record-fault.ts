/**
 * Why a record cannot be reviewed, for readers who have never seen one: a refusal of the record names lines and words of the text, which
 * helps somebody who edits it and nobody else.
 */
import type { Sentence } from "@riad/core";

export type RecordFault =
  | { readonly kind: "notRecord" | "format" | "rules" | "game" | "cut" | "tooLong" | "damaged" }
  /** The first move that cannot be played, from 1. */
  | { readonly kind: "move"; readonly move: number };

const KINDS = {
  "core.recordStart": "notRecord",
  "core.recordFormat": "format",
  "core.rulesVersion": "rules",
  "core.noGame": "game",
  // The moves do not lead to the result that the header reports.
  "core.result": "cut",
  "core.over": "tooLong",
  "core.moveLimit": "tooLong",
} as const;

export function faultOf({ key, args }: Sentence): RecordFault {
  if (Object.hasOwn(KINDS, key)) return { kind: KINDS[key as keyof typeof KINDS] };
  const { reason, ply } = args;
  const inner = typeof reason === "object" ? faultOf(reason) : { kind: "damaged" as const };
  if (key === "core.line") return inner;
  if (key !== "core.moveRefused") return { kind: "damaged" };
  return inner.kind === "tooLong" ? inner : { kind: "move", move: Number(ply) };
}
