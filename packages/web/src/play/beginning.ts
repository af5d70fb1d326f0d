/** How a table starts: as requested, with a match kept on this device, or with a first match against computers. */
import { accept, Match, parseRecord, unwrap } from "@riad/core";
import type { Ending, Game, Result } from "@riad/core";
import { makeMatchId } from "../kept/kept-match.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { findMatch, listMatches } from "../kept/match-store.ts";
import { sayRefusal } from "../words/refusals.ts";
import { listWords, say } from "../words/words.ts";
import type { Sitter } from "./face.ts";
import { LEVELS } from "./sitting.ts";
import { againstComputers, readSitters, usualNames } from "./sitting.ts";
import { drawSeat } from "./request.ts";
import type { MatchRequest } from "./request.ts";

export interface Beginning {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  /** When it was begun, year-month-day; empty for today. */
  readonly date: string;
  /** What the match is kept under. */
  readonly id: string;
  /** Given by the player; empty for most. */
  readonly name: string;
  /** It is kept already, as it is; looking at it must not make it the newest. */
  readonly isKept: boolean;
  /** A sentence for the player: what went wrong, or what was sent to them. */
  readonly notice: string;
  /** How it ended if it was given up. */
  readonly ending?: Ending;
  /** Whether the first player has just been drawn. */
  readonly isDrawn?: boolean;
  /** Whether somebody sent it or kept it as a text: its position stays until the reader does something. */
  readonly isSent?: boolean;
}

/** What the request asks for, else the match with this id, else the last one of the game; null if there is none with the id. */
export async function begin(game: Game, request: MatchRequest | null, id: string | null): Promise<Beginning | null> {
  if (request !== null) {
    const begun = fulfil(game, request);
    const isDrawn = request.kind === "new" && request.isDrawn === true;
    const isSent = request.kind === "record";
    if (begun.ok) {
      const notice = isSent ? sayWhatWasSent(begun.value) : "";
      return { ...begun.value, id: id ?? makeMatchId(), name: "", isKept: false, notice, isDrawn, isSent };
    }
    return { ...(await continueLast(game)), notice: sayRefusal(begun.refusal) };
  }
  if (id === null) return continueLast(game);
  const kept = await findMatch(id);
  return kept === null || kept.game !== game.id ? null : restore(game, kept);
}

/** Of a match that is not over: whose it is, that this is a copy, and what can be done with it. */
function sayWhatWasSent({ match, sitters }: Opened): string {
  if (match.isOver) return "";
  return say("sharedPosition", { names: listWords(sitters.map(({ name }) => name)) });
}

type Opened = Pick<Beginning, "match" | "sitters" | "date">;

/** A match from a text; refused if it is not a match of this game. */
export function readMatch(game: Game, text: string): Result<Opened> {
  const record = parseRecord(text, (id) => (id === game.id ? game : undefined));
  if (!record.ok) return record;
  const { match, notes } = record.value;
  return accept({ match, sitters: readSitters(notes, LEVELS), date: notes.date });
}

function fulfil(game: Game, request: MatchRequest): Result<Opened> {
  if (request.kind === "record") return readMatch(game, request.text);
  const match =
    request.kind === "new" ? Match.fromSetup(game, request.setup) : Match.fromPosition(game, request.text.trim());
  if (!match.ok) return match;
  return accept({
    match: match.value,
    sitters: request.sitters ?? people(match.value.seats),
    date: "",
  });
}

async function continueLast(game: Game): Promise<Beginning> {
  const kept = (await listMatches()).find((match) => match.game === game.id && !match.isOnline);
  return kept === undefined ? startFresh(game, "") : restore(game, kept);
}

/** A match that cannot be read stays where it is; the new one beside it has an id of its own. */
function restore(game: Game, { id, name, record, ending }: KeptMatch): Beginning {
  const read = readMatch(game, record);
  if (read.ok) return { ...read.value, id, name, isKept: true, notice: "", ...(ending && { ending }) };
  return startFresh(game, say("savedUnreadable", { reason: sayRefusal(read.refusal) }));
}

function startFresh(game: Game, notice: string): Beginning {
  const seats = game.minSeats;
  return {
    match: unwrap(Match.fromSetup(game, { seats, first: drawSeat(seats) })),
    sitters: againstComputers("medium", seats),
    isDrawn: notice === "",
    date: "",
    id: makeMatchId(),
    name: "",
    isKept: false,
    notice,
  };
}

function people(seats: number): Sitter[] {
  return usualNames(seats).map((name) => ({ name, level: null }));
}
