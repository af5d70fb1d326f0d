/** A text from outside: any link, code, record, position or file of matches that Riad itself gives out. */
import { parseRecord } from "@riad/core";
import { gameOf, parseAnyPosition } from "@riad/games";
import { MATCH_PATTERN } from "@riad/protocol/match-id";
import { importMatches, splitRecords } from "../kept/backup.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";
import type { MatchRequest } from "../play/request.ts";
import { makeAddress } from "../play/position-address.ts";
import { readLink } from "../play/share.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";

export type Reading =
  | { readonly kind: "sit"; readonly game: GameId; readonly request: MatchRequest }
  | { readonly kind: "go"; readonly path: string }
  | { readonly kind: "keep"; readonly matches: readonly KeptMatch[] }
  | { readonly kind: "refused"; readonly sentence: string; readonly at?: number };

const CODE = /^[A-Z0-9]{6}$/i;
const LINK = /^[a-z]+:\/\/\S+$|^\/\S+$/i;
const MATCH = new RegExp(MATCH_PATTERN);

export async function readAnything(text: string): Promise<Reading> {
  const trimmed = text.trim();
  if (trimmed.startsWith("riad")) return readRecords(trimmed);
  if (LINK.test(trimmed)) return readAddress(trimmed);
  const position = parseAnyPosition(trimmed);
  // The viewer shows it, says what is odd about it, and offers to play from it.
  if (position.ok) return { kind: "go", path: makeAddress(position.value.game.id, trimmed) };
  if (CODE.test(trimmed)) return { kind: "go", path: `/lobby?code=${trimmed.toUpperCase()}` };
  // Where not even the start is a position, what a position looks like is no help.
  const { at = 0 } = position.refusal;
  if (at === 0) return { kind: "refused", sentence: say("openNothing") };
  return { kind: "refused", sentence: sayRefusal(position.refusal), at: at + text.indexOf(trimmed) };
}

function readRecords(text: string): Reading {
  if (splitRecords(text).length > 1) return { kind: "keep", matches: importMatches(text, []).added };
  const record = parseRecord(`${text}\n`, gameOf);
  if (!record.ok) return { kind: "refused", sentence: sayRefusal(record.refusal) };
  return { kind: "sit", game: record.value.match.game.id, request: { kind: "record", text: `${text}\n` } };
}

/** Links lead to their page, whatever server they name: the match in a shared link is in the link itself. */
async function readAddress(text: string): Promise<Reading> {
  const refused: Reading = { kind: "refused", sentence: say("openLink") };
  if (!URL.canParse(text, location.href)) return refused;
  const { pathname, search, hash } = new URL(text, location.href);
  const [first, second] = pathname.split("/").filter((part) => part !== "");
  const shared = await readLink(hash.slice(1));
  if (shared !== null) return shared === "" ? refused : readRecords(shared.trim());
  const isOnline = isGameId(first) && MATCH.test(second ?? "");
  const isKept = isGameId(first) && new URLSearchParams(search).has("match");
  return isOnline || isKept || first === "view" ? { kind: "go", path: pathname + search + hash } : refused;
}
