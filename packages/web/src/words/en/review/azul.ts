/** What a review says about Azul: the rows of an account, and motifs. */
import type { Counted } from "../../arguments.ts";
import { against, whose } from "./whose.ts";
import type { Moved, Whose, Worth, WorthAgainst } from "./whose.ts";

const COLOURS = { a: "blue", b: "green", c: "orange", d: "purple", e: "red" };

const spaces = (count: number, than: string) => `${count} ${than} floor ${count === 1 ? "space" : "spaces"}`;

/** Whether both moves were followed to the end of the match: then nothing about it is only likely. */
export interface Sure {
  readonly isCertain: boolean;
}

const probably = (isCertain: boolean) => (isCertain ? "" : "probably ");

/** A colour of the wall with its tiles, after the better move and after the other. */
export interface Coloured {
  readonly colour: keyof typeof COLOURS;
  readonly tiles: number;
  readonly other: number;
}

/** What the mover and the best other seat end the match with, after the better move and after the other. */
export interface EndPoints {
  readonly points: number;
  readonly best: number;
  readonly other: number;
  readonly otherBest: number;
}

export const azul = {
  rowTiles: (given: Whose) => `${whose(given)} wall this round`,
  rowFloor: (given: Whose) => `${whose(given)} floor`,
  rowBonuses: (given: Whose) => `${whose(given)} bonuses`,
  whyOwnTiles: ({ points }: Worth) => `scores about ${points} more for tiles this round`,
  whyOwnFloor: ({ points }: Worth) => `loses about ${points} less on the floor`,
  whyOwnBonuses: ({ points }: Worth) => `brings about ${points} more in bonuses`,
  whyTheirTiles: ({ points, rival }: WorthAgainst) => `keeps ${against(rival)} from scoring about ${points} for tiles`,
  whyTheirFloor: ({ points, rival }: WorthAgainst) => `makes ${against(rival)} lose about ${points} more on the floor`,
  whyTheirBonuses: ({ points, rival }: WorthAgainst) => `costs ${against(rival)} about ${points} in bonuses`,
  rowProspects: (given: Whose) => `${whose(given)} later rounds`,
  rowNextStart: "starting next round",
  whyOwnProspects: ({ points }: Worth) => `leaves a board worth about ${points} more in later rounds`,
  whyTheirProspects: ({ points, rival }: WorthAgainst) =>
    `leaves ${against(rival)} a board worth about ${points} less in later rounds`,
  whyNextStart: ({ points }: Worth) => `settles who starts the next round, worth about ${points}`,
  motifColumnAhead: ({
    column,
    tiles: count,
    other,
    isCertain,
  }: { column: number; tiles: number; other: number } & Sure) =>
    `${probably(isCertain)}brings column ${column} to ${count} of 5 tiles by the end of the round instead of ${other || "none"}`,
  motifColourAhead: ({ colour, tiles: count, other, isCertain }: Coloured & Sure) =>
    `${probably(isCertain)}brings ${COLOURS[colour]} to ${count} of 5 tiles by the end of the round instead of ${other || "none"}`,
  motifWallAhead: ({ tiles: count, other, isCertain }: { tiles: number; other: number } & Sure) =>
    `${probably(isCertain)}ends the round with ${count} tiles on the wall instead of ${other || "none"}`,
  motifTheirWall: ({ name, tiles: count, other, isCertain }: Whose & Sure & { tiles: number; other: number }) =>
    `${probably(isCertain)}keeps ${whose({ name })} wall at ${count} ${count === 1 ? "tile" : "tiles"} instead of ${other} this round`,
  motifOverflow: ({ count, points }: { count: number; points: number }) =>
    `fills ${spaces(count, "fewer")} at once, worth ${points} ${points === 1 ? "point" : "points"}`,
  motifDenied: ({ name, colour, line }: Whose & { colour: keyof typeof COLOURS; line: number }) =>
    name === null
      ? `leaves you no ${COLOURS[colour]}; otherwise you fill line ${line} with it`
      : `leaves no ${COLOURS[colour]} for ${name}, who otherwise fills line ${line} with it`,
  motifExactFit: ({ line, points }: { line: number; points: number }) =>
    `fills line ${line} exactly (+${points} on the wall)`,
  motifBetterTile: ({ points, other }: { points: number; other: number }) =>
    `scores ${points} with its tile instead of ${other}`,
  motifBlocked: (given: { colour: keyof typeof COLOURS; line: number; missing: number; left: number }) =>
    `avoids blocking line ${given.line}, which would still need ${given.missing} ${COLOURS[given.colour]} with ${given.left === 0 ? "none" : `only ${given.left}`} left on the table`,
  motifEndAhead: ({ mover, points, best, other, otherBest, isCertain }: Moved & EndPoints & Sure) =>
    `${probably(isCertain)}ends the match with ${mover ?? "you"} ahead, ${points} to ${best}, instead of ${other} to ${otherBest}`,
  motifEndHastened: ({ line }: { line: number }) => `completes row ${line}, which ends the match with this round`,
  motifLaterOverflow: ({ count, isCertain }: Counted & Sure) =>
    `${probably(isCertain)}fills ${spaces(count, "fewer")} later in the round`,
  motifTheirOverflow: ({ name, count, isCertain }: Whose & Counted & Sure) =>
    `${probably(isCertain)}makes ${name ?? "you"} fill ${spaces(count, "more")}`,
  motifHanging: ({ line, other }: { line: number; other: number }) =>
    `lets line ${line} be filled this round, while line ${other} is left hanging`,
  motifMarkerMissed: "takes the first-player marker",
  motifMarkerTaken: "leaves the first-player marker alone",
};
