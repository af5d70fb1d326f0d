/**
 * The course's nine task functions. Each parses the strings into a real position, calls the real rules and writes
 * strings back. A malformed game or Assam string is an exception here and a refusal in the table `tasks`.
 */
import { NUMBER, REFUSAL, STRING, accept, anyRandom, checkedTask, quote, unwrap } from "@riad/core";
import type { Random, Result, Task, TaskInput } from "@riad/core";
import { squareAt, walkFrom } from "./board.ts";
import type { Exit } from "./board.ts";
import { makeHeading, makeSquare, parseHeading, parseSquare } from "./coordinates.ts";
import { makeGameString } from "./game-string.ts";
import { placementOf, placementsBeside } from "./laying.ts";
import { parseBareGame } from "./notation.ts";
import type { MarrakechPosition } from "./position.ts";
import { refuse } from "./refusals.ts";
import { makeColour, makeRug, parseColour } from "./rugs.ts";
import { LEFT, RIGHT, STRAIGHT, turned } from "./turning.ts";
import { randomDie } from "./walking.ts";

export function isRugValid(game: string, rug: string): boolean {
  return isRugNew(unwrap(parseBareGame(game)), rug);
}

export function rollDie(random: Random = anyRandom): number {
  return randomDie(random);
}

/** Whether no player who is still in has a rug left. So it is false for a lone survivor who still has rugs. */
export function isGameOver(game: string): boolean {
  return unwrap(parseBareGame(game)).areRugsSpent;
}

/** Turns clockwise; anything except 0, 90 and 270 degrees returns the input. */
export function rotateAssam(assam: string, degrees: number): string {
  return rotate(unwrap(parseAssam(assam)), degrees);
}

export function isPlacementValid(game: string, rug: string): boolean {
  return canPlace(unwrap(parseBareGame(game)), rug);
}

/** The size of the region under Assam, whoever owns it; in a match your own rugs cost nothing. */
export function getPaymentAmount(game: string): number {
  return paymentAmount(unwrap(parseBareGame(game)));
}

/** The winner's colour, `t` for a shared win, `n` while the game is in progress. */
export function getWinner(game: string): string {
  return winner(unwrap(parseBareGame(game)));
}

export function moveAssam(assam: string, die: number): string {
  return unwrap(move(unwrap(parseAssam(assam)), die));
}

/** The game with the rug laid, or unchanged if that is not allowed. */
export function makePlacement(game: string, rug: string): string {
  return place(unwrap(parseBareGame(game)), rug);
}

/** The tasks by name, for untrusted inputs. */
export const tasks: Readonly<Record<string, Task>> = {
  isRugValid: onGame([STRING], (position, rug) => accept(isRugNew(position, rug as string))),
  rollDie: checkedTask([], (_input, random) => accept(rollDie(random))),
  isGameOver: onGame([], (position) => accept(position.areRugsSpent)),
  rotateAssam: onAssam((assam, degrees) => accept(rotate(assam, degrees))),
  isPlacementValid: onGame([STRING], (position, rug) => accept(canPlace(position, rug as string))),
  getPaymentAmount: onGame([], (position) => accept(paymentAmount(position))),
  getWinner: onGame([], (position) => accept(winner(position))),
  moveAssam: onAssam(move),
  makePlacement: onGame([STRING], (position, rug) => accept(place(position, rug as string))),
};

function onGame(
  more: readonly TaskInput[],
  run: (position: MarrakechPosition, more: unknown) => Result<unknown>,
): Task {
  return checkedTask([STRING, ...more], ([game, rest]) => {
    const position = parseBareGame(game);
    return position.ok ? run(position.value, rest) : position;
  });
}

function onAssam(run: (assam: Exit, value: number) => Result<unknown>): Task {
  return checkedTask([STRING, NUMBER], ([text, value]) => {
    const assam = parseAssam(text);
    return assam.ok ? run(assam.value, value) : assam;
  });
}

function parseAssam(text: string): Result<Exit> {
  if (!/^A[0-6][0-6][NESW]$/.test(text)) {
    return refuse(REFUSAL.syntax, "assamForm", { found: quote(text) }, 0);
  }
  return accept({ square: squareAt(Number(text[1]), Number(text[2])), heading: parseHeading(text[3]) });
}

function makeAssam({ square, heading }: Exit): string {
  return `A${makeSquare(square)}${makeHeading(heading)}`;
}

function rotate({ square, heading }: Exit, degrees: number): string {
  const rotation = degrees === 90 ? RIGHT : degrees === 270 ? LEFT : STRAIGHT;
  return makeAssam({ square, heading: turned(heading, rotation) });
}

function move({ square, heading }: Exit, die: number): Result<string> {
  if (![1, 2, 3, 4].includes(die)) return refuse(REFUSAL.impossible, "dieRange", { die });
  const end = walkFrom(square, heading, die);
  return accept(makeAssam({ square: end >> 2, heading: end & 3 }));
}

/** The parts of a rug string such as `p014445`, or null if it is not one. */
function parseRugString(text: string): { seatColour: number; rug: number; one: number; other: number } | null {
  if (!/^[cypr]\d\d[0-6]{4}$/.test(text)) return null;
  const colour = parseColour(text[0]);
  return {
    seatColour: colour,
    rug: makeRug(colour, Number(text.slice(1, 3))),
    one: parseSquare(text.slice(3, 5)),
    other: parseSquare(text.slice(5)),
  };
}

function seatOf(position: MarrakechPosition, colour: number): number {
  for (let seat = 0; seat < position.seats; seat++) if (position.colour(seat) === colour) return seat;
  return -1;
}

function isRugNew(position: MarrakechPosition, text: string): boolean {
  const parts = parseRugString(text);
  return parts !== null && seatOf(position, parts.seatColour) >= 0 && !position.isShown(parts.rug);
}

function canPlace(position: MarrakechPosition, text: string): boolean {
  const parts = parseRugString(text);
  if (parts === null || !isRugNew(position, text)) return false;
  const placement = placementOf(parts.one, parts.other);
  return placementsBeside(position.assam).includes(placement) && position.mayCover(placement);
}

function place(position: MarrakechPosition, text: string): string {
  const parts = parseRugString(text);
  if (parts !== null && canPlace(position, text)) {
    const seat = seatOf(position, parts.seatColour);
    if (position.rugs(seat) > 0) position.putRug(seat, placementOf(parts.one, parts.other), parts.rug);
  }
  return makeGameString(position);
}

function paymentAmount(position: MarrakechPosition): number {
  return position.region(position.assam).length;
}

function winner(position: MarrakechPosition): string {
  if (!position.areRugsSpent) return "n";
  const winners = Array.from({ length: position.seats }, (_, seat) => seat).filter(
    (seat) => position.place(seat) === 0,
  );
  return winners.length === 1 ? makeColour(position.colour(winners[0])) : "t";
}
