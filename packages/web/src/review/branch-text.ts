/** A branch as text and back: its moves in the game's notation, checked by the rules when they are read. */
import { REFUSAL, accept, refuse } from "@riad/core";
import type { Match, Result } from "@riad/core";
import { leaveAt } from "@riad/review";
import type { KeptBranch } from "../kept/branch-store.ts";
import { addressOf } from "../page/route.ts";
import { packText, unpackText } from "../play/share.ts";

/** The moves of a branch from where it leaves the match. */
export function makeMoves(branch: Match, ply: number): string[] {
  const position = branch.positionAt(ply);
  return branch.log.slice(ply).map((move) => {
    const text = branch.game.notation.makeMove(position, move);
    position.play(move);
    return text;
  });
}

/** Refused where the moves are not legal in this match. */
export function parseMoves(real: Match, ply: number, moves: readonly string[]): Result<Match> {
  if (ply > real.length) return refuse(REFUSAL.illegal, `The match has ${real.length} moves.`);
  const branch = leaveAt(real, ply);
  for (const text of moves) {
    const move = real.game.notation.parseMove(branch.position, text);
    if (!move.ok) return move;
    const played = branch.play(move.value);
    if (!played.ok) return played;
  }
  return accept(branch);
}

const MARK = "b=";

/** A branch together with the match that it belongs to. */
export interface SharedBranch {
  readonly record: string;
  readonly branch: KeptBranch;
}

/** All of it is in the fragment, so no server sees it. */
export async function makeBranchLink(shared: SharedBranch): Promise<string> {
  return `${new URL(addressOf("/review"), location.href).href}#${MARK}${await packText(JSON.stringify(shared))}`;
}

/** Null if the fragment has none, or one that cannot be read. */
export async function readBranchLink(fragment: string): Promise<SharedBranch | null> {
  if (!fragment.startsWith(MARK)) return null;
  const text = await unpackText(fragment.slice(MARK.length));
  try {
    return readShared(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** Anybody can write a link, so every field is read with care; the rules check the moves. */
export function readShared(value: unknown): SharedBranch | null {
  const { record, branch } = (value ?? {}) as { record?: unknown; branch?: Record<string, unknown> | null };
  if (typeof record !== "string" || typeof branch !== "object" || branch === null) return null;
  const { ply, moves, replies, luck, seed, name } = branch;
  if (!Number.isSafeInteger(ply) || (ply as number) < 0 || !isTexts(moves) || !isTexts(replies)) return null;
  return {
    record,
    branch: {
      id: "",
      match: "",
      name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
      ply: ply as number,
      moves,
      luck: luck === "new" ? "new" : "same",
      seed: typeof seed === "string" ? seed : "",
      replies,
      changed: 0,
    },
  };
}

export const LONGEST_NAME = 60;

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
