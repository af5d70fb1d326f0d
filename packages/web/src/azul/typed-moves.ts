/** Moves as they are named on screen, for typing: "factory 1 blue line 2". */
import { FIRST_CENTRE, isTiling } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import type { TypedMoves } from "../play/face.ts";
import { capital } from "../words/sentences.ts";
import { listWords, say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import { refusalWords } from "./outlook-words.ts";
import { readDraft, refusalOf } from "./outlook.ts";
import type { Origin } from "./outlook.ts";
import { propose } from "./sentences.ts";
import { readTypedWords } from "./typed-words.ts";
import type { TypedWords } from "./typed-words.ts";

export const typedMoves: TypedMoves<AzulPosition> = {
  make: nameOf,

  parse(position, text) {
    const typed = plain(text);
    // With two centres several moves have one name; the first of them is the usual one.
    const moves = listMoves(position);
    const named = moves.find((move) => plain(nameOf(position, move)) === typed);
    if (named !== undefined) return named;
    const words = looksLikeCode(text) ? null : readTypedWords(text);
    return moves.find((move) => words !== null && isMeant(position, move, words)) ?? null;
  },

  refuse(position, text) {
    if (looksLikeCode(text)) return null;
    if (listMoves(position).some(isTiling)) return say("azulTypedCell");
    return refuseWords(position, readTypedWords(text));
  },
};

/** A player's letter and what follows it, or the beginning of that. */
function looksLikeCode(text: string): boolean {
  return /^\s*[a-d][0-9cdf]?[a-e]?[0-9f]?[cd]?\s*$/i.test(text);
}

function isMeant(position: AzulPosition, move: Move, { from, colour, target }: TypedWords): boolean {
  const chosen = readDraft(position, move);
  if (chosen === null || from === null) return false;
  const { pick } = chosen;
  return (
    pick.from.kind === from.kind && pick.from.index === from.index && pick.colour === colour && chosen.target === target
  );
}

/** What is missing or wrong, in the order in which a move is named. */
function refuseWords(position: AzulPosition, { from, colour, target }: TypedWords): string {
  const { factories, centres } = position;
  if (from === null && colour === null && target === null) return say("azulTypedForm");
  if (from === null) return say("azulTypedWhichSource");
  const isFactory = from.kind === "factory";
  if (from.index < 0 || from.index >= (isFactory ? factories : centres)) {
    return say(isFactory ? "azulTypedNoFactory" : "azulTypedNoCentre", {
      number: from.index + 1,
      most: isFactory ? factories : centres,
    });
  }
  const source = isFactory ? from.index : FIRST_CENTRE + from.index;
  const counts = TILE_COLOURS.map((_, at) => position.offer(source, at));
  const name = originName(position, from);
  const held = TILE_COLOURS.flatMap((one, at) => (counts[at] > 0 ? [say("azulColour", { colour: one })] : []));
  if (held.length === 0) return say("azulTypedEmpty", { from: name });
  if (colour === null) return say("azulTypedWhichColour", { from: name, held: listWords(held) });
  const count = counts[TILE_COLOURS.indexOf(colour)];
  if (count === 0) {
    return say("azulTypedNone", { from: name, colour: say("azulColour", { colour }), held: listWords(held) });
  }
  if (target === null) return say("azulTypedWhichLine");
  if (target === "floor" || target < 0 || target > 4) return say("azulTypedNoLine");
  return `${refusalWords(target, refusalOf(position, { from, colour, count, choosesCentre: false }, target))}.`;
}

function originName(position: AzulPosition, { kind, index }: Origin): string {
  if (kind === "factory") return capital(say("azulFactory", { number: index + 1 }));
  return capital(position.centres === 1 ? say("azulCentre") : say("azulCentreNumber", { number: index + 1 }));
}

function nameOf(position: AzulPosition, move: Move): string {
  if (isTiling(move)) return propose(position, move);
  const chosen = readDraft(position, move);
  if (chosen === null) return "";
  const { pick, target } = chosen;
  const number = pick.from.index + 1;
  const from =
    pick.from.kind === "factory"
      ? say("azulFromFactory", { number })
      : position.centres === 1
        ? say("azulFromCentre")
        : say("azulFromCentreNumber", { number });
  const to = target === "floor" ? say("azulFloor") : say("azulLine", { number: target + 1 });
  return `${from} ${say("azulColour", pick)} ${to}`;
}

/** Without what differs from hand to hand: capitals, commas, spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s,]+/g, " ")
    .trim();
}
