/** `riad verify`: checks that a record follows the rules, loses no piece, was dealt fairly and states the right result. */
import { findUnseeded, parseRecord } from "@riad/core";
import type { Match, MatchRecord, RecordNotes } from "@riad/core";
import { gameOf } from "@riad/games";
import { parseProof, verifyChance } from "@riad/protocol";
import type { Proof } from "@riad/protocol";
import { parseForeignLog } from "../play/saves.ts";
import { EXIT, Failure, failed } from "../failure.ts";
import { readText } from "../files.ts";
import { cleanName } from "../play/names.ts";

/** Prints one line per record; returns the exit code. */
export function verify(paths: readonly string[]): number {
  let code: number = EXIT.done;
  for (const path of paths) {
    try {
      console.log(`${path}: ${verifyRecord(path)}.`);
    } catch (error) {
      code = failed(error);
    }
  }
  return code;
}

function verifyRecord(path: string): string {
  const text = readText(path);
  if (!text.ok) throw new Failure(text.refusal.message);
  const { match, notes } = readMatch(path, text.value);
  const breach = findBreach(match);
  if (breach !== undefined) throw new Failure(`${path}: ${breach}`);
  return describe(match) + describeChance(path, match, notes);
}

/** Parsing a record replays it under the rules and compares the result. */
function readMatch(path: string, text: string): MatchRecord {
  const read = parseForeignLog(text) ?? parseRecord(text, gameOf);
  if (!read.ok) throw new Failure(`${path}: ${read.refusal.message}`);
  if ("notes" in read.value) return read.value;
  return { match: read.value.match, notes: { players: read.value.names, date: "", extra: {} } };
}

/** A server's record proves its chance with the committed secret; one from the terminal follows its seed. */
function describeChance(path: string, match: Match, notes: RecordNotes): string {
  const proof = parseProof(notes);
  if (proof !== undefined) {
    if (!match.isOver && proof.secret === "") return "; its dice and draws can be checked once the match is over";
    const verdict = verifyChance(match, proof);
    if (!verdict.fair) throw new Failure(`${path}: ${verdict.message}`);
    const outcomes = `; its ${verdict.outcomes.length} outcomes of chance match the commitment`;
    return outcomes + describeBinding(proof, notes.players);
  }
  return describeSeed(path, match, notes);
}

/** A record that names a seed claims that its chance follows from it. */
function describeSeed(path: string, match: Match, { extra }: RecordNotes): string {
  const { chance } = match;
  if (chance === undefined) {
    if ((extra["seed"] ?? "") === "") return "";
    throw new Failure(`${path}: its note "chance" is not one that this version of riad can check.`);
  }
  const wrong = findUnseeded(match);
  if (wrong !== undefined) {
    const { ply, due, played } = wrong;
    throw new Failure(`${path}: by its seed, move ${ply + 1} should have been ${due}, not ${played}.`);
  }
  const since = chance.from === 0 ? "" : ` from move ${chance.from + 1} on; earlier ones were drawn elsewhere`;
  return `; its deals and rolls match its seed${since}`;
}

/**
 * Names the players whose seeds kept the server from choosing the outcomes: those that it learnt only after it had
 * committed itself. All draws of a match use the same seeds, so either all of them are bound or none is.
 */
function describeBinding({ bound, seeds }: Proof, players: readonly string[]): string {
  if (bound === undefined) return "";
  const nameOf = (seat: number): string => cleanName(players[seat] ?? "") || `Seat ${seat + 1}`;
  if (bound.length === 0) return ", but no player's seed bound the server, which could have chosen them";
  const unbound = seeds.flatMap((seed, seat) => (seed !== "" && !bound.includes(seat) ? [nameOf(seat)] : []));
  const early = unbound.length === 0 ? "" : ` (not by ${unbound.join(" and ")}, sent before the commitment was seen)`;
  return `, bound by the seed of ${bound.map(nameOf).join(" and ")}${early}`;
}

function findBreach(match: Match): string | undefined {
  const position = match.positionAt(0);
  const stock = match.game.stock(position);
  for (const [ply, move] of match.log.entries()) {
    position.play(move);
    for (const [what, count] of match.game.stock(position)) {
      if (count !== stock.get(what))
        return `after move ${ply + 1} there are ${count} ${what} instead of ${stock.get(what)}.`;
    }
  }
  return undefined;
}

function describe(match: Match): string {
  const { game, position, length } = match;
  const rewound = match.isRewound ? "; a roll or a draw was undone, so it counts as practice" : "";
  if (!match.isOver) return `correct so far: ${game.title}, ${length} moves, unfinished${rewound}`;
  const points = Array.from({ length: match.seats }, (_, seat) => position.points(seat)).join(" : ");
  return `correct: ${game.title}, ${length} moves, ${points}${rewound}`;
}
