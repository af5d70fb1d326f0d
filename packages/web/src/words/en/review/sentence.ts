/** Why a match was won, in a sentence or two, and the parts that its result consists of. */
import { capital } from "../../sentences.ts";
import { whose } from "./whose.ts";
import type { Whose, Worth } from "./whose.ts";

/** What the result of a match for two came from: luck, and whose mistakes; null is the reader. */
export interface Cause {
  readonly name: string | null;
  readonly other: string | null;
  readonly luck: Luck;
  readonly play: "own" | "even" | "others";
  /** Whether luck mattered more than mistakes: the larger of the two is named first. */
  readonly isLuckFirst: boolean;
  /** Where the mistakes of the side that is named exceed luck all the same: luck, and what is left of the mistakes of both sides; else null. */
  readonly net: { readonly luck: string; readonly play: string } | null;
  /** Whether luck and the mistakes of one side pulled the same way, and about as far. */
  readonly isEqual: boolean;
  /** Large luck on both sides that came to about nothing, as percentages; null where there was none. */
  readonly cancelled: { readonly good: string; readonly bad: string } | null;
}

/** What a player came to who did not win alone. */
export interface Placed {
  readonly name: string;
  readonly place: number;
  readonly seats: number;
  readonly points: number;
  readonly best: number;
}

/** Whether there is a bar or a column for what is unclear. */
export interface Shown {
  readonly isShown: boolean;
}

/** A move and where it was made: in a round, or on a turn. */
export interface NamedMove extends Whose {
  readonly move: string;
  readonly where: string;
  readonly isTurn: boolean;
}

/** A player's chance to win before and after; null is the reader. */
export interface ChanceFell extends Whose {
  readonly from: string;
  readonly to: string;
}

/** Whether a move surely cost as much as it seems to. */
export interface Sure {
  readonly isSure: boolean;
}

/** Whether mistakes that only cost points came later. */
export interface WhileOpen {
  readonly isOpen: boolean;
}

/** Whose mistakes cost more; null is the reader. */
export interface PlayOfTwo {
  readonly name: string | null;
  readonly more: "own" | "even" | "others";
  readonly other: string | null;
  readonly isLittle: boolean;
}

/** What the mistakes of each side came to; null is the reader. */
export interface Sides {
  readonly name: string | null;
  readonly other: string | null;
  readonly own: string;
  readonly others: string;
  readonly unclear: string;
}

/** What a seat and the one it is compared with did in a match of several; null is the reader. */
export interface Beside {
  readonly name: string | null;
  readonly other: string | null;
  /** What their own decisions gave away, in points. */
  readonly lost: number;
  readonly otherLost: number;
  readonly luck: Luck;
  readonly otherLuck: Luck;
}

/** What clearly led to a result that is not explained by it alone. */
export interface KnownCause extends Pick<Cause, "name" | "other"> {
  readonly known: "lucky" | "unlucky" | "own" | "others";
}

/** The decision that turned a match; null is the reader. */
export interface TurnedBy {
  readonly where: string;
  readonly name: string | null;
  readonly move: string;
  readonly better: string;
  /** Whether the better move would have been as good as a win. */
  readonly isWin: boolean;
  readonly from: string;
  readonly to: string;
}

/** The same where the mover hardly lost anything: what the winner gained, and what the seat that lost most would have had; null is the reader. */
export interface TurnedForOther extends Omit<TurnedBy, "isWin"> {
  readonly winner: string | null;
  readonly loser: string | null;
  readonly percent: string;
}

export type Luck = "none" | "good" | "bad";

const wasLucky = (name: string | null, luck: Luck) =>
  `${name === null ? "you were" : `${name} was`} ${luck === "good" ? "lucky" : "unlucky"}`;

const worst = ({ name, isSure }: Whose & Sure) => capital(`${isSure ? "" : "probably "}${whose({ name })} worst move`);

export const sentence = {
  seatCame: ({ name, place, seats, points, best }: Placed) =>
    `${name} ${seats === 2 ? "lost" : place === seats ? "came last" : `came ${["first", "second", "third"][place - 1]}`}, ${points} to ${best}`,
  seatWon: ({ name, points, best }: { name: string; points: number; best: number }) =>
    `${name} won, ${points} to ${best}`,
  percent: ({ number }: { number: number | string }) => `${number}\u00a0%`,
  partEven: "even",
  partStart: "start",
  partLuck: "luck",
  partMistakes: (given: Whose) => `${whose(given)} mistakes`,
  partPlay: "mistakes",
  /** The sums of both sides below one bar, and what stays unclear where that is in it too. */
  partSides: ({ name, other, own, others, unclear }: Sides) =>
    [
      `${name === null ? "yours" : `${name}’s`} ${own}`,
      `${other === null ? "yours" : `${other}’s`} ${others}`,
      ...(unclear === "" ? [] : [`unclear ${unclear}`]),
    ].join(", "),
  partPlayOfMany: "play",
  /** What one bar for the mistakes of both sides consists of. */
  playOfTwo: ({ name, other, more, isLittle }: PlayOfTwo) => {
    const both = name === null || other === null ? "Both of you" : "Both";
    if (more === "even") return `${both} made big mistakes, which cost about the same.`;
    const whoever = more === "own" ? name : other;
    return `${both} made big mistakes; ${whoever === null ? "yours" : `${whoever}’s`} cost ${isLittle ? "a little " : ""}more.`;
  },
  playOfMany: "Play: what everybody’s moves came to, good and bad.",
  causeUnclear: "It’s hard to say what decided this match: some positions were too difficult for our quick look.",
  causePartly: (given: KnownCause) => {
    const own = `${given.name === null ? "Your" : `${given.name}’s`} mistakes`;
    const was = given.name === null ? "You were" : `${given.name} was`;
    const theirs = given.other === null ? "Your mistakes" : `${given.other}’s mistakes`;
    const known = {
      lucky: `${was} lucky`,
      unlucky: `${was} unlucky`,
      own: `${own} cost more than ${given.other === null ? "yours" : `${given.other}’s`}`,
      others: `${theirs} cost more than ${given.name === null ? "yours" : `${given.name}’s`}`,
    }[given.known];
    return `${known}, but that isn’t the whole story: some positions were too difficult for our quick look.`;
  },
  mostPoints: ({ source, own, other }: { source: string; own: number; other: number }) =>
    `The biggest difference: ${source}, ${own} ${own === 1 ? "point" : "points"} to ${other}.`,
  chanceAtStop: ({ name, percent }: { name: string | null; percent: string }) =>
    `When it stopped, ${whose({ name })} chance to win was ${percent}.`,
  cause: (given: Cause) => {
    const own = given.name === null ? "your mistakes" : `${given.name}’s mistakes`;
    const theirs = `${whose({ name: given.other })} mistakes`;
    if (given.luck === "none" && given.cancelled !== null) {
      const { good, bad } = given.cancelled;
      const luck = `${capital(whose(given))} luck cancelled out (${good} and ${bad})`;
      return given.play === "even"
        ? `${luck}, and mistakes made little difference.`
        : `${luck}: ${given.play === "others" ? theirs : own} made the difference.`;
    }
    if (given.luck === "none") {
      if (given.play === "even") return "Neither luck nor mistakes made much of a difference.";
      return `Luck was about even: ${given.play === "others" ? theirs : own} made the difference.`;
    }
    const isGood = given.luck === "good";
    const was = `${given.name === null ? "you were" : `${given.name} was`} ${isGood ? "lucky" : "unlucky"}`;
    const luck = given.name === null ? capital(was) : was;
    if (given.play === "even") return `${luck}, and that made the difference.`;
    if (given.isEqual) {
      return `${isGood ? "Good" : "Bad"} luck and ${given.play === "own" ? own : theirs} mattered about equally.`;
    }
    if (given.isLuckFirst && given.net !== null) {
      const [more, less] = given.play === "own" ? [own, given.other] : [theirs, given.name];
      const isAlong = isGood === (given.play === "others");
      return `${luck} (${given.net.luck}), ${isAlong ? "and" : "although"} ${more} cost more than ${less === null ? "yours" : `${less}’s`} (${given.net.play} in all).`;
    }
    if (given.isLuckFirst) {
      return {
        own: `${luck}, and that mattered more than ${own}.`,
        others: `${luck}, and ${isGood ? `${theirs} helped too` : `that mattered more than ${theirs}`}.`,
      }[given.play];
    }
    const mistakes = `${given.play === "own" ? own : theirs} made the difference`;
    return `${capital(mistakes)}, ${isGood === (given.play === "others") ? `and ${was} too` : `although ${was}`}.`;
  },
  /** With several others: facts about the two that a reader compares. */
  besideOther: (given: Beside) => {
    const theirs = given.other === null ? "yours" : `${given.other}’s`;
    const points = given.lost === 1 ? "1 point" : `${given.lost} points`;
    const lost = `${capital(whose(given))} moves gave away about ${points}, ${theirs} ${given.otherLost}.`;
    const so = `so ${given.other === null ? "were you" : `was ${given.other}`}`;
    const lucks = [
      ...(given.luck === "none" ? [] : [wasLucky(given.name, given.luck)]),
      ...(given.otherLuck === "none"
        ? []
        : [given.luck === given.otherLuck ? so : wasLucky(given.other, given.otherLuck)]),
    ];
    return `${lost} ${capital(lucks.join(", and ") || "luck was about even")}.`;
  },
  /** Where a match was decided. */
  turnedBy: ({ where, name, move, better, isWin, from, to }: TurnedBy) =>
    `The match turned at ${where}: ${name ?? "you"} chose ${move}; ${better} would have ${isWin ? "won" : `kept ${from} instead of ${to}`}.`,
  /** Where another seat than the mover's lost what the winner gained. */
  turnedForOther: ({ where, name, move, better, winner, from, to, loser, percent }: TurnedForOther) =>
    `The match turned at ${where}: ${name ?? "you"} chose ${move}, and ${whose({ name: winner })} chance rose from ${from} to ${to}; ${better} would have left ${loser ?? "you"} ${percent}.`,
  turnedByLuck: ({ where, name, from, to }: { where: string; from: string; to: string } & Whose) =>
    `Luck turned the match at ${where}: ${whose({ name })} chance to win went from ${from} to ${to}.`,
  aheadSince: ({ where, name }: { where: string } & Whose) =>
    `From ${where} on, ${name === null ? "you were" : `${name} was`} always ahead; no single move explains it.`,
  aheadAlways: ({ name }: Whose) => `${name === null ? "You were" : `${name} was`} ahead from the start to the end.`,
  partRevision: "unclear",
  partResult: "result",
  revisionAbout: "Unclear: our estimates changed from move to move.",
  revisionHard: ({ isShown }: Shown) =>
    `${isShown ? "Unclear: our" : "Our"} estimates changed often, so this match is hard to judge.`,
  unclearFrom: ({ isShown }: Shown) => `${isShown ? "Unclear: our" : "Our"} estimate changed most here:`,
  /** What the judge believed differently at one event. */
  reviewJumped: ({ name, from, to, change }: Whose & { from: string; to: string; change: string }) =>
    `Our estimate of ${whose({ name })} chance to win jumped here: ${from} before, ${to} after (${change}).`,
  /** Where the estimate had risen just before a mistake. */
  estimateRose: ({ before }: { before: string }) =>
    `Just before, our estimate was only ${before}, so the true loss may be smaller.`,
  /** The same before a hard find. */
  estimateWas: ({ before }: { before: string }) => `Just before, our estimate was only ${before}.`,
  worstMove: (given: NamedMove & Sure) =>
    `${worst(given)}, ${given.isTurn ? "on" : "in"} ${given.where}: ${given.move}.`,
  worstCost: ({ name, from, to }: ChanceFell) => `It took ${whose({ name })} chance to win from ${from} to ${to}.`,
  worstCostTurned: ({ name, from, to }: ChanceFell) =>
    `It took ${whose({ name })} chance to win from ${from} to ${to} and turned the match.`,
  worstCostPoints: ({ points }: Worth) => `It cost ${points}.`,
  worstHere: (given: Whose & Sure) => worst(given),
  changeFor: ({ change, name }: Whose & { change: string }) => `${change} for ${name ?? "you"}`,
  weakestHere: ({ name }: Whose) => `${name === null ? "Your" : `${name}’s`} weakest move`,
  pointsLost: ({ count }: { count: string }) => `${count} ${/^.1$/.test(count) ? "point" : "points"}`,
  weakestMove: (given: NamedMove & { change: string }) =>
    `${capital(whose(given))} weakest move, ${given.isTurn ? "on" : "in"} ${given.where}: ${given.move} (${given.change}).`,
  noMistakes: ({ isOpen }: WhileOpen) => `No clear mistakes${isOpen ? " while the match was open" : ""}.`,
  smallMistakes: ({ isOpen }: WhileOpen) =>
    `No single clear mistake${isOpen ? " while the match was open" : ""}: small losses added up.`,
  waterfallTitle: "From an even start to the result",
  asPlayers: "Players",
  asBars: "Bars",
  asTable: "Table",
};
