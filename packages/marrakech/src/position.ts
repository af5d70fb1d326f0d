/**
 * A position of Marrakech. The class combines the phases and names the parts of the state; the rules are in the files
 * of the phases: turning, walking, laying, and drawing for the publisher's game for two.
 */
import { FlatPosition } from "@riad/core";
import type { Move, MoveList, Position, Random, Seat } from "@riad/core";
import { PHASES } from "./arrangement.ts";
import type { Arrangement, Phase, Ruleset } from "./arrangement.ts";
import { SQUARES } from "./board.ts";
import type { Heading, Square } from "./board.ts";
import { drawRug, listColours, randomColour, rugsOfColour } from "./drawing-rugs.ts";
import { clearBoard, coverSquares, isShown, layRug, listPlacements, mayCover, putHalf } from "./laying.ts";
import { NOBODY, actors, layout, phases } from "./layout.ts";
import { regionSquares } from "./regions.ts";
import { NO_COLOUR, NO_RUG } from "./rugs.ts";
import type { Colour, Rug } from "./rugs.ts";
import { areRugsSpent, countPoints, findPlace, scoreParts } from "./scoring.ts";
import type { ScoreParts } from "./scoring.ts";
import { beginTurn, orderSeats, turnAssam } from "./turning.ts";
import { dieWeight, landlordAt, listDie, randomDie, walk } from "./walking.ts";

const {
  ACTOR,
  ASSAM,
  BOARD,
  LENGTH,
  DIRHAMS,
  FIRST_COLOURS,
  HEADING,
  MAY_COVER_OWN,
  OUT,
  OWNERS,
  PHASE,
  RUGS,
  RUG_COLOURS,
  SEATS,
  SECOND_COLOURS,
  SECOND_RUGS,
  TURN,
} = layout;
const { DRAW, LAY, ROLL, ROTATE } = phases;
const { CHANCE, OVER } = actors;

export class MarrakechPosition extends FlatPosition implements Position {
  private constructor() {
    super(LENGTH);
    clearBoard(this.cells);
  }

  static arrange(arrangement: Arrangement): MarrakechPosition {
    const position = new MarrakechPosition();
    position.#arrange(arrangement);
    return position;
  }

  /** What `arrange` makes this position from. */
  get arrangement(): Arrangement {
    const { ruleset, assam, heading, turn, phase, rugColour } = this;
    const merchants = Array.from({ length: this.seats }, (_, seat) => ({
      colour: this.colour(seat),
      dirhams: this.dirhams(seat),
      rugs: this.rugs(seat),
      isOut: this.isOut(seat),
      secondColour: this.secondColour(seat),
      secondRugs: this.secondRugs(seat),
    }));
    const board = SQUARES.map((square) => this.rugAt(square));
    return { ruleset, merchants, assam, heading, board, turn, phase, rugColour };
  }

  get seats(): number {
    return this.cells[SEATS];
  }

  get actor(): number {
    return this.cells[ACTOR];
  }

  moves(into: MoveList): number {
    const { cells } = this;
    if (cells[ACTOR] === OVER) return 0;
    const phase = cells[PHASE];
    if (phase === LAY) return listPlacements(cells, into);
    if (phase === ROLL) return listDie(into);
    if (phase === DRAW) return listColours(cells, into);
    into[0] = 0;
    into[1] = 1;
    into[2] = 2;
    return 3;
  }

  weight(outcome: Move): number {
    return this.cells[PHASE] === DRAW ? rugsOfColour(this.cells, outcome) : dieWeight(outcome);
  }

  draw(random: Random): Move {
    return this.cells[PHASE] === DRAW ? randomColour(this.cells, random) : randomDie(random);
  }

  play(move: Move): void {
    const { cells } = this;
    const phase = cells[PHASE];
    if (phase === ROTATE) turnAssam(cells, move);
    else if (phase === ROLL) walk(cells, move);
    else if (phase === LAY) layRug(cells, move);
    else drawRug(cells, move);
  }

  points(seat: Seat): number {
    return countPoints(this.cells, seat);
  }

  place(seat: Seat): number {
    return findPlace(this.cells, seat);
  }

  clone(): this {
    const copy = new MarrakechPosition() as this;
    copy.copyFrom(this);
    return copy;
  }

  get ruleset(): Ruleset {
    return this.cells[MAY_COVER_OWN] === 0 ? "anu" : "publisher";
  }

  get phase(): Phase {
    return PHASES[this.cells[PHASE]];
  }

  /** The seat whose turn it is, even while the die is rolled and when the match has ended. */
  get turn(): Seat {
    return this.cells[TURN];
  }

  get assam(): Square {
    return this.cells[ASSAM];
  }

  get heading(): Heading {
    return this.cells[HEADING];
  }

  /** The colour of the rug that this turn lays, or `NO_COLOUR` before it is drawn. */
  get rugColour(): Colour {
    return this.cells[RUG_COLOURS + this.cells[TURN]];
  }

  /** The colour that identifies a seat. */
  colour(seat: Seat): Colour {
    return this.cells[FIRST_COLOURS + seat];
  }

  /** The other colour of a seat, or `NO_COLOUR`. */
  secondColour(seat: Seat): Colour {
    return this.cells[SECOND_COLOURS + seat];
  }

  dirhams(seat: Seat): number {
    return this.cells[DIRHAMS + seat];
  }

  /** Rugs not yet laid. */
  rugs(seat: Seat): number {
    return this.cells[RUGS + seat];
  }

  /** How many of them have the seat's other colour. */
  secondRugs(seat: Seat): number {
    return this.cells[SECOND_RUGS + seat];
  }

  isOut(seat: Seat): boolean {
    return this.cells[OUT + seat] !== 0;
  }

  /** The rug that a square shows, or `NO_RUG`. */
  rugAt(square: Square): Rug {
    const shown = this.cells[BOARD + square];
    return shown === square ? NO_RUG : shown;
  }

  /** The seat that owns a colour, or -1 for a neutral one. */
  owner(colour: Colour): Seat | -1 {
    return this.cells[OWNERS + colour];
  }

  /** The seat that is paid if Assam stops here now, or -1. */
  landlord(square: Square): Seat | -1 {
    return landlordAt(this.cells, square);
  }

  /** The region of one colour around a square; empty if there is no rug. */
  region(square: Square): Square[] {
    return regionSquares(this.cells, square);
  }

  scoreParts(seat: Seat): ScoreParts {
    return scoreParts(this.cells, seat);
  }

  /** Whether no seat that is still in has a rug left. A match may end before that, see `actor`. */
  get areRugsSpent(): boolean {
    return areRugsSpent(this.cells);
  }

  /** Whether a rug of this colour and id is visible. */
  isShown(rug: Rug): boolean {
    return isShown(this.cells, rug);
  }

  /** Whether the seat whose turn it is may cover these two squares with one rug. */
  mayCover(placement: Move): boolean {
    return mayCover(this.cells, placement);
  }

  /** Lays a rug outside the order of play: only the count of its seat drops. */
  putRug(seat: Seat, placement: Move, rug: Rug): void {
    coverSquares(this.cells, placement, rug);
    this.cells[RUGS + seat]--;
  }

  #arrange(arrangement: Arrangement): void {
    const { cells } = this;
    const { merchants } = arrangement;
    cells[SEATS] = merchants.length;
    cells[MAY_COVER_OWN] = arrangement.ruleset === "publisher" ? 1 : 0;
    cells.fill(NOBODY, OWNERS, OWNERS + 5);
    for (const [seat, merchant] of merchants.entries()) {
      cells[DIRHAMS + seat] = merchant.dirhams;
      cells[RUGS + seat] = merchant.rugs;
      cells[OUT + seat] = merchant.isOut ? 1 : 0;
      cells[FIRST_COLOURS + seat] = merchant.colour;
      cells[SECOND_COLOURS + seat] = merchant.secondColour;
      cells[SECOND_RUGS + seat] = merchant.secondRugs;
      cells[RUG_COLOURS + seat] = merchant.secondColour === NO_COLOUR ? merchant.colour : NO_COLOUR;
      if (merchant.isOut) continue;
      cells[OWNERS + merchant.colour] = seat;
      if (merchant.secondColour !== NO_COLOUR) cells[OWNERS + merchant.secondColour] = seat;
    }
    orderSeats(cells);
    for (let i = 0; i < SQUARES.length; i++) {
      if (arrangement.board[i] !== NO_RUG) putHalf(cells, SQUARES[i], arrangement.board[i]);
    }
    cells[ASSAM] = arrangement.assam;
    cells[HEADING] = arrangement.heading;
    beginTurn(cells, arrangement.turn);
    if (cells[ACTOR] === OVER || arrangement.phase === "draw") return;
    cells[PHASE] = PHASES.indexOf(arrangement.phase);
    cells[ACTOR] = arrangement.phase === "roll" ? CHANCE : arrangement.turn;
    if (cells[SECOND_COLOURS + arrangement.turn] !== NO_COLOUR) {
      cells[RUG_COLOURS + arrangement.turn] = arrangement.rugColour;
    }
  }
}
