/** The estimated rows again, on positions that are written and read as text: rugs are taken off and put on square by square. */
import type { Move } from "@riad/core";
import { listMoves } from "@riad/core";
import { positionClassesOf } from "@riad/bots";
import { MarrakechPosition, PHASES } from "@riad/marrakech";
import { play } from "../claim.ts";
import { BOARD, shownBy } from "./market.ts";

const DICE = [1, 2, 2, 3, 3, 4];

export function estimateRows(
  position: MarrakechPosition,
  better: Move,
  other: Move,
  counted: Readonly<Record<string, number>>,
): Record<string, number> {
  const seat = position.turn;
  const isRotation = position.phase === "rotate";
  const pairs = isRotation
    ? DICE.map((die) => [better, other].map((rotation) => laid(play(position, rotation, die))))
    : [[better, other].map((rug) => play(position, rug))];
  const credits = pairs.map(([one, two]) => exchange(one, two, seat));
  const mean = (part: "own" | "theirs" | "place"): number =>
    credits.reduce((sum, credit) => sum + credit[part], 0) / credits.length;
  const inOwn = ["squares", "tollFromRival", "ownIncome", "rivalToll"].map((row) => counted[row] ?? 0);
  return {
    ownCarpets: mean("own") - (isRotation ? 0 : inOwn.reduce((sum, points) => sum + points, 0)),
    [position.seats === 2 ? "theirCarpets" : "othersCarpets"]: mean("theirs") - counted["covered"],
    ...(isRotation ? { place: mean("place") } : {}),
  };
}

function worth(position: MarrakechPosition, seat: number): { share: number; margin: number } {
  const value = positionClassesOf("marrakech")?.atTurn?.(position);
  return { share: value?.shares[seat] ?? 0, margin: value?.margins[seat] ?? 0 };
}

/** The first of the rugs that the net likes best. */
function laid(position: MarrakechPosition): MarrakechPosition {
  if (position.actor < 0 || position.phase !== "lay") return position;
  const all = listMoves(position).map((move) => play(position, move));
  const liking = all.map((after) => {
    const { share, margin } = worth(after, position.turn);
    return share + margin * 0.0005;
  });
  return all[liking.indexOf(Math.max(...liking))];
}

/** Six exchanges: of Assam first or last, and between them the others' rugs off, the seat's own exchanged, the others' on. */
function exchange(to: MarrakechPosition, from: MarrakechPosition, seat: number) {
  const credit = { own: 0, theirs: 0, place: 0 };
  const isOut = [to, from].some((one) => one.actor === -2 || seatsOf(one).some((each) => one.isOut(each)));
  if (isOut) return credit;
  const changed = BOARD.filter((square) => to.rugAt(square) !== from.rugAt(square));
  const steps = [
    [
      "theirs",
      (at: Sketch) =>
        take(
          at,
          changed.filter((square) => shownBy(from, square) !== seat),
        ),
    ],
    [
      "own",
      (at: Sketch) => {
        take(at, changed);
        put(
          at,
          to,
          changed.filter((square) => shownBy(to, square) === seat),
        );
      },
    ],
    [
      "theirs",
      (at: Sketch) =>
        put(
          at,
          to,
          changed.filter((square) => shownBy(to, square) !== seat),
        ),
    ],
  ] as const;
  const move = ["place", (at: Sketch) => void Object.assign(at, { assam: to.assam, heading: to.heading })] as const;
  for (const order of [
    [move, ...steps],
    [...steps, move],
  ]) {
    const at = sketch(from);
    let value = worth(draw(at, from), seat).margin;
    for (const [part, change] of order) {
      change(at);
      const next = worth(draw(at, from), seat).margin;
      credit[part] += (next - value) / 2;
      value = next;
    }
  }
  return credit;
}

interface Sketch {
  readonly rugs: Map<number, number>;
  assam: number;
  heading: number;
}

function sketch(position: MarrakechPosition): Sketch {
  const rugs = new Map(BOARD.map((square) => [square, position.rugAt(square)]));
  return { rugs, assam: position.assam, heading: position.heading };
}

function take({ rugs }: Sketch, squares: readonly number[]): void {
  for (const square of squares) rugs.set(square, 0);
}

function put({ rugs }: Sketch, from: MarrakechPosition, squares: readonly number[]): void {
  for (const square of squares) rugs.set(square, from.rugAt(square));
}

function draw({ rugs, assam, heading }: Sketch, like: MarrakechPosition): MarrakechPosition {
  return MarrakechPosition.arrange({
    ruleset: like.ruleset,
    merchants: seatsOf(like).map((seat) => ({
      colour: like.colour(seat),
      dirhams: like.dirhams(seat),
      rugs: like.rugs(seat),
      isOut: like.isOut(seat),
      secondColour: like.secondColour(seat),
      secondRugs: like.secondRugs(seat),
    })),
    assam,
    heading,
    board: BOARD.map((square) => rugs.get(square) ?? 0),
    turn: like.turn,
    phase: PHASES[PHASES.indexOf(like.phase)],
    rugColour: like.rugColour,
  });
}

function seatsOf({ seats }: MarrakechPosition): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
