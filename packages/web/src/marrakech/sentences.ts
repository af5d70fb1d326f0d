/** Marrakech in words: what to do, what was done, the whole table, and where points came from. */
import { endingOf, OVER } from "@riad/core";
import type { Ending, Match, Move, Seat } from "@riad/core";
import {
  colourOf,
  higherSquare,
  lowerSquare,
  makeColour,
  makeSquareName,
  NO_COLOUR,
  NO_RUG,
  outlookOf,
  PASS,
  paymentAt,
  SIDE,
  squareAt,
  STRAIGHT,
  walkFrom,
} from "@riad/marrakech";
import type { Colour, Heading, MarrakechPosition, Payment, Square } from "@riad/marrakech";
import { sayEnding } from "../play/ending-words.ts";
import type { Sitter, Step } from "../play/face.ts";
import { isAsked } from "../play/sitting.ts";
import { capital } from "../words/sentences.ts";
import { listWords, say } from "../words/words.ts";
import { coveredSeats } from "./choice.ts";
import { headingSeen } from "./geometry.ts";

const COLOUR_KEYS = { c: "cyan", y: "yellow", p: "purple", r: "red" } as const;
/** By heading on screen. */
const HEADING_KEYS = ["toTop", "toRight", "toBottom", "toLeft"] as const;

export function colourWord(colour: Colour): string {
  return say(COLOUR_KEYS[makeColour(colour) as keyof typeof COLOUR_KEYS]);
}

const PATTERN_KEYS = { c: "chevrons", y: "lozenges", p: "checks", r: "bars" } as const;

/** The pattern of a colour's rugs: what tells them apart without colours. */
export function patternWord(colour: Colour): string {
  return say(PATTERN_KEYS[makeColour(colour) as keyof typeof PATTERN_KEYS]);
}

/** Where a heading points on a board that is rotated by `side` quarter turns: "left". */
export function headingWord(heading: Heading, side: number): string {
  return say(HEADING_KEYS[headingSeen(heading, side)]);
}

/** By heading on screen. */
const ARROWS = ["↑", "→", "↓", "←"];

/** The way Assam looks after a turn, by where it points on the screen: his own left may be the reader's right. */
function wayAfter(before: MarrakechPosition, rotation: Move, side: number): { way: string; arrow: string } {
  const { heading } = outlookOf(before, rotation);
  return { way: headingWord(heading, side), arrow: ARROWS[headingSeen(heading, side)] };
}

/** The colours of a seat, "cyan" or "cyan and red". */
export function seatColours(position: MarrakechPosition, seat: Seat): string {
  const second = position.secondColour(seat);
  const own = colourWord(position.colour(seat));
  return second === NO_COLOUR ? own : listWords([own, colourWord(second)]);
}

export function sentence(
  position: MarrakechPosition,
  sitters: readonly Sitter[],
  state?: { readonly half: Square | null },
  showing: Step<MarrakechPosition> | null = null,
  address?: string,
): string {
  // The sentence describes what is on screen: while a step is being shown, that step.
  if (showing !== null) return say(HAPPENS[showing.before.phase], { name: sitters[showing.before.turn].name });
  if (position.actor === OVER) return sayEnding(endingOf(position), sitters);
  const sitter = sitters[position.turn];
  const isTold = isAsked(sitter);
  const name = isTold && position.phase !== "roll" ? (address ?? sitter.name) : sitter.name;
  switch (position.phase) {
    case "rotate":
      return say(isTold ? "sentenceRotate" : "sentenceRotates", { name });
    case "roll":
      return say("sentenceRoll", { name });
    case "lay":
      if (!isTold) return say("sentenceLays", { name });
      return say((state?.half ?? null) === null ? "sentenceLay" : "sentenceLayHalf", { name });
    default:
      return say("sentenceDraw", { name });
  }
}

const HAPPENS = {
  rotate: "sentenceRotates",
  roll: "sentenceRoll",
  lay: "sentenceLays",
  draw: "sentenceDraw",
} as const;

export function tell(before: MarrakechPosition, move: Move, sitters: readonly Sitter[], side = 0): string {
  const { name } = sitters[before.turn];
  switch (before.phase) {
    case "rotate":
      return say(move === STRAIGHT ? "toldStraight" : "toldTurn", { name, ...wayAfter(before, move, side) });
    case "roll":
      return tellRoll(before, move, sitters);
    case "draw":
      return say("toldDraw", { name, colour: colourWord(move) });
    default:
      if (move === PASS) return say("toldPass", { name });
      return say("toldLay", {
        name,
        one: makeSquareName(lowerSquare(move)),
        other: makeSquareName(higherSquare(move)),
      });
  }
}

/** With what only the board shows: where Assam has stopped, and whose squares a rug covers. */
export function tellAloud(before: MarrakechPosition, move: Move, sitters: readonly Sitter[], side = 0): string {
  const told = tell(before, move, sitters, side);
  if (before.phase === "roll") {
    const after = before.clone();
    after.play(move);
    return `${told}. ${assamWords(after, side)}`;
  }
  if (before.phase !== "lay" || move === PASS) return told;
  const others = coveredSeats(before, move).filter((seat) => seat !== before.turn);
  const covered = [...new Set(others)].map((seat) => {
    const count = others.filter((one) => one === seat).length;
    return say("squaresOf", { count, name: sitters[seat].name });
  });
  return covered.length === 0 ? told : `${told}, ${say("covering", { covered: listWords(covered) })}`;
}

/** Where he stands, on what, and where he looks on a board that is rotated by `side` quarter turns. */
function assamWords(position: MarrakechPosition, side: number): string {
  return say("assamStands", {
    square: makeSquareName(position.assam),
    heading: headingWord(position.heading, side),
    ground: groundWords(position, position.assam),
  });
}

function tellRoll(before: MarrakechPosition, die: number, sitters: readonly Sitter[]): string {
  const { name } = sitters[before.turn];
  const payment = paymentOf(before, die);
  if (payment === null) return say("toldRoll", { name, die });
  const given = { name, die, to: sitters[payment.to].name, paid: payment.paid };
  return say(payment.ruins ? "toldRuin" : "toldPaid", given);
}

/** What the roll costs the player who rolled. */
export function paymentOf(before: MarrakechPosition, die: number): Payment | null {
  return paymentAt(before, walkFrom(before.assam, before.heading, die) >> 2);
}

/** A move as advice, a way as its card calls it: "Left ←". */
export function propose(position: MarrakechPosition, move: Move, side = 0): string {
  if (position.phase === "rotate") {
    const { way, arrow } = wayAfter(position, move, side);
    return `${capital(way)} ${arrow}${move === STRAIGHT ? `, ${say("straightOn").toLowerCase()}` : ""}`;
  }
  if (move === PASS) return say("passRug");
  const [one, other] = [lowerSquare(move), higherSquare(move)].map(makeSquareName);
  return say("layOn", { one, other });
}

/** What is on a square: "bare" or "red rug". */
export function groundWords(position: MarrakechPosition, square: Square): string {
  const rug = position.rugAt(square);
  return rug === NO_RUG ? say("bare") : say("rugOf", { colour: colourWord(colourOf(rug)) });
}

export function describe(
  position: MarrakechPosition,
  sitters: readonly Sitter[],
  headline = sentence(position, sitters),
): string {
  const rows = Array.from({ length: SIDE }, (_, row) => describeRow(position, row));
  return [
    `${say("saidSeats", { count: position.seats })} ${headline}.`,
    assamWords(position, 0),
    ...sitters.map(({ name }, seat) => describeSeat(position, seat, name)),
    say("rowsFromTop"),
    ...rows,
  ].join("\n");
}

function describeSeat(position: MarrakechPosition, seat: Seat, name: string): string {
  const { dirhams, squares, points, isOut } = position.scoreParts(seat);
  if (isOut) return say("seatOut", { name });
  const colours = seatColours(position, seat);
  const who = name.toLowerCase() === colours ? name : `${name}, ${colours}`;
  return say("seatHolds", { who, dirhams, squares, points, rugs: position.rugs(seat) });
}

function describeRow(position: MarrakechPosition, row: number): string {
  const squares = Array.from({ length: SIDE }, (_, column) => {
    const square = squareAt(column, row);
    const ground = groundWords(position, square);
    const held = square === position.assam ? say("withAssam", { ground }) : ground;
    return say("squareHolds", { square: makeSquareName(square), ground: held });
  });
  return say("rowHolds", { row: row + 1, squares: squares.join(", ") });
}

export function breakdown(position: MarrakechPosition, seat: Seat): { label: string; points: number }[] {
  const { dirhams, squares } = position.scoreParts(seat);
  return [
    { label: say("dirhams"), points: dirhams },
    { label: say("squaresVisible"), points: squares },
  ];
}

/** What decided the match; empty where the points alone did. */
export function why(_position: MarrakechPosition, ending: Ending, sitters: readonly Sitter[]): string {
  const { winners, decidedBy } = ending;
  if (winners.length === 0) return "";
  if (winners.length > 1) return say("whyShared");
  const [winner] = winners;
  const { name } = sitters[winner];
  if (decidedBy === "tiebreak") return say("whyDirhams", { name });
  return decidedBy === "elimination" ? say("whyLastLeft", { name }) : "";
}

/** Why the reader's seat is out, or else the last seat that fell out of a match that only one survived; may be empty. */
export function whyOut(match: Match<MarrakechPosition>, sitters: readonly Sitter[], you: Seat | null): string {
  const end = match.position;
  const left = sitters.filter((_, seat) => !end.scoreParts(seat).isOut).length;
  const isYou = you !== null && end.scoreParts(you).isOut;
  if (!isYou && left > 1) return "";
  for (let ply = match.length - 1; ply >= 0; ply--) {
    const before = match.positionAt(ply);
    const payment = before.phase === "roll" ? paymentOf(before, match.log[ply]) : null;
    if (payment?.ruins !== true || (isYou && before.turn !== you)) continue;
    const given = { name: sitters[before.turn].name, to: sitters[payment.to].name, due: payment.due };
    return say(isYou ? "outYou" : "outOther", given);
  }
  return "";
}
