/**
 * Replay logs of the Azul course: line 1 is the bag as 100 letters, front first; then the players' names, one per line;
 * then `turn <factory> <colour> <row>` lines, where factory 0 is the centre and row 6, F or B the floor. Factories are
 * filled from the front of the bag. The course's programs stop after five rounds and have no lid; here the match
 * continues under our rules.
 */
import { CHANCE, Match, REFUSAL, accept, refuse } from "@riad/core";
import type { Result } from "@riad/core";
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { ForeignLog, LogFormat } from "../entry.ts";
import { makeAzulSpeech } from "./speech.ts";
import { cleanName } from "../play/names.ts";
import { COURSE_DIALECT, tileSetOf } from "@riad/drawing/azul";

const COLOUR_LETTERS = "abcde";
const FACTORY_SIZE = 4;
const { letters: TILE_LETTERS } = tileSetOf(COURSE_DIALECT);
const speech = makeAzulSpeech(COURSE_DIALECT);

export const courseLog: LogFormat = {
  firstLine: "in a replay log, the 100 letters of the bag",
  recognises: (text) => /^[A-Za-z]{20,}\s*(\n|$)/.test(text),
  parse: parseCourseLog,
};

function parseCourseLog(text: string): Result<ForeignLog> {
  const lines = text.split(/\r?\n/);
  const bag = parseBag(lines[0].trim());
  if (!bag.ok) return bag;
  const names: string[] = [];
  let index = 1;
  for (; index < lines.length && !isTurn(lines[index]); index++) {
    const name = cleanName(lines[index]);
    if (name !== "") names.push(name);
  }
  if (names.length < 2 || names.length > 4) {
    return refuse(
      REFUSAL.syntax,
      `Line 2: two to four names should follow the bag, one per line, not ${names.length}.`,
    );
  }
  const match = Match.fromSetup(azul, { seats: names.length, first: 0, options: { wall: "fixed", centres: "1" } });
  if (!match.ok) return match;
  const dealt = new Dealer(match.value, bag.value);
  dealt.deal();
  for (; index < lines.length; index++) {
    if (lines[index].trim() === "") continue;
    const played = playTurn(match.value, lines[index]);
    if (!played.ok) return refuse(played.refusal.code, `Line ${index + 1}: ${played.refusal.message}`);
    dealt.deal();
  }
  return accept({ match: match.value, names });
}

function isTurn(line: string): boolean {
  return /^\s*turn\b/i.test(line);
}

/** Converts the course's letters to those of our notation. */
function parseBag(letters: string): Result<string> {
  if (letters.length !== 100) {
    return refuse(REFUSAL.syntax, `Line 1: the bag of a replay log has 100 letters, not ${letters.length}.`);
  }
  let bag = "";
  for (const [i, letter] of Array.from(letters.toUpperCase()).entries()) {
    const colour = TILE_LETTERS.indexOf(letter);
    if (colour < 0) return refuse(REFUSAL.syntax, `Line 1: letter ${i + 1} is "${letter}", not one of R Y B L U.`);
    bag += COLOUR_LETTERS[colour];
  }
  for (const [colour, letter] of Array.from(COLOUR_LETTERS).entries()) {
    const count = bag.split(letter).length - 1;
    if (count !== 20) {
      return refuse(
        REFUSAL.impossible,
        `Line 1: the bag has ${count} tiles ${TILE_LETTERS[colour]}; there are 20 of each.`,
      );
    }
  }
  return accept(bag);
}

/** Fills the factories from the front of the bag for as long as the letters last. */
class Dealer {
  readonly #match: Match<AzulPosition>;
  readonly #bag: string;
  #drawn = 0;

  constructor(match: Match<AzulPosition>, bag: string) {
    this.#match = match;
    this.#bag = bag;
  }

  deal(): void {
    while (this.#match.actor === CHANCE && this.#drawn + FACTORY_SIZE <= this.#bag.length) {
      const { position } = this.#match;
      const tiles = Array.from(this.#bag.slice(this.#drawn, this.#drawn + FACTORY_SIZE))
        .sort()
        .join("");
      const outcome = azul.notation.parseMove(position, `${position.next}${tiles}`);
      if (!outcome.ok || !this.#match.play(outcome.value).ok) return;
      this.#drawn += FACTORY_SIZE;
    }
  }
}

function playTurn(match: Match<AzulPosition>, line: string): Result<number> {
  const words = line.trim().split(/\s+/);
  const [word, factory, colour, row] = words;
  if (words.length !== 4 || word.toLowerCase() !== "turn") {
    return refuse(REFUSAL.syntax, 'a turn reads "turn <factory> <colour> <row>".');
  }
  if (match.actor === CHANCE)
    return refuse(REFUSAL.illegal, "the bag of the log is empty; this round cannot be dealt.");
  const source = factory === "0" ? "c" : factory;
  const target = /^[6FB]$/i.test(row) ? "f" : row;
  const move = speech.parseTurn(match.position, [source, colour, target]);
  return move.ok ? match.play(move.value) : move;
}
