/** Setting up a position of Marrakech by hand: rugs, Assam, money, whose turn it is and what comes next. */
import {
  MarrakechPosition,
  NO_COLOUR,
  NO_RUG,
  PHASES,
  SQUARES,
  idOf,
  makeRug,
  marrakech,
  neighbour,
  parseColour,
  parseSquare,
} from "@riad/marrakech";
import type { Arrangement, Colour, Merchant, Phase, Rug, Square } from "@riad/marrakech";
import { ERASER, numberControls, readNumber, refuseEdit } from "../play/editor.ts";
import type { Edit, EditControl } from "../play/editor.ts";
import { say } from "../words/words.ts";

/** Assam among the pieces. */
export const ASSAM = "assam";

/** What a player's string can hold. */
const MOST_DIRHAMS = 999;
const MOST_RUGS = 99;
/** Above this in all a position is refused. */
const MOST_DIRHAMS_IN_ALL = 9999;

export function put(position: MarrakechPosition, slots: readonly string[], piece: string): Edit {
  const [one, other] = slots.map(parseSquare);
  const plan = position.arrangement;
  if (piece === ASSAM) {
    // Pressed where he is, he turns to his right.
    const heading = one === plan.assam ? (plan.heading + 1) & 3 : plan.heading;
    return done({ ...plan, assam: one, heading });
  }
  if (piece === ERASER) {
    const rug = position.rugAt(one);
    if (rug === NO_RUG) return refuseEdit("editNothingThere");
    // Half a rug beside bare ground cannot arise: the whole rug is taken up.
    return done({ ...plan, board: plan.board.map((lying) => (lying === rug ? NO_RUG : lying)) });
  }
  if (other === undefined) return { kind: "more" };
  if (!isBeside(one, other)) return refuseEdit("editNotBeside");
  const rug = freeRug(plan.board, parseColour(piece));
  return done({ ...plan, board: plan.board.map((lying, i) => ([one, other].includes(SQUARES[i]) ? rug : lying)) });
}

function done(plan: Arrangement): Edit {
  return { kind: "done", text: makeText(plan) };
}

function isBeside(one: Square, other: Square): boolean {
  return [0, 1, 2, 3].some((heading) => neighbour(one, heading) === other);
}

/** Later than all that can be seen, because the drawing tells by the ids which rug lies on top; else the lowest free one. */
function freeRug(board: readonly Rug[], colour: Colour): Rug {
  const latest = Math.max(-1, ...board.filter((rug) => rug !== NO_RUG).map(idOf));
  if (latest < MOST_RUGS) return makeRug(colour, latest + 1);
  let lowest = makeRug(colour, 0);
  while (board.includes(lowest)) lowest++;
  return lowest;
}

function makeText(plan: Arrangement): string {
  return marrakech.notation.makePosition(MarrakechPosition.arrange(settle(plan)));
}

/** Turn and phase follow where they cannot stay: a player who is out has no turn, and who has no rug has nothing to do. */
function settle(plan: Arrangement): Arrangement {
  const { merchants } = plan;
  const isIn = merchants.map(({ isOut }) => !isOut);
  const inFrom = merchants.map((_, i) => (plan.turn + i) % merchants.length).find((seat) => isIn[seat]);
  const turn = inFrom ?? plan.turn;
  const merchant = merchants[turn];
  const draws = merchant.secondColour !== NO_COLOUR;
  const first: Phase = draws ? "draw" : "rotate";
  const isOver = isIn.filter(Boolean).length < 2 || merchant.rugs === 0;
  const phase = isOver || (plan.phase === "draw" && !draws) ? first : plan.phase;
  if (!draws || phase === "draw") return { ...plan, turn, phase, rugColour: NO_COLOUR };
  return { ...plan, turn, phase, rugColour: drawnColour(merchant, plan.rugColour) };
}

/** The colour that was drawn, or the other one if none of it is left. */
function drawnColour({ colour, rugs, secondColour, secondRugs }: Merchant, drawn: Colour): Colour {
  if (drawn === secondColour && secondRugs > 0) return drawn;
  return rugs > secondRugs ? colour : secondColour;
}

export function controls(position: MarrakechPosition): EditControl[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const draws = position.secondColour(position.turn) !== NO_COLOUR;
  return [
    { kind: "turn", id: "turn", seat: position.turn },
    {
      kind: "choice",
      id: "phase",
      label: "editPhase",
      value: position.phase,
      values: PHASES.filter((phase) => draws || phase !== "draw").map((value) => ({ value, name: phaseWord(value) })),
    },
    ...numberControls(position.seats, "dirhams", "dirhams", (seat) => ({
      value: position.dirhams(seat),
      most: mostDirhams(position, seat),
    })),
    ...numberControls(position.seats, "rugs", "rugsHead", (seat) => ({ value: position.rugs(seat), most: MOST_RUGS })),
    ...seats.map((seat): EditControl => ({
      kind: "switch",
      id: `out ${seat}`,
      seat,
      label: "editOut",
      isOn: position.isOut(seat),
    })),
  ];
}

const PHASE_KEYS = { rotate: "editRotate", roll: "editRoll", lay: "editLay", draw: "editDraw" } as const;

function phaseWord(phase: Phase): string {
  return say(PHASE_KEYS[phase]);
}

function mostDirhams(position: MarrakechPosition, seat: number): number {
  let others = 0;
  for (let other = 0; other < position.seats; other++) if (other !== seat) others += position.dirhams(other);
  return Math.min(MOST_DIRHAMS, MOST_DIRHAMS_IN_ALL - others);
}

export function set(position: MarrakechPosition, control: string, value: string): string {
  const plan = position.arrangement;
  const [name, number] = control.split(" ");
  if (name === "turn") return makeText({ ...plan, turn: readNumber(value, position.seats - 1) });
  if (name === "phase") return makeText({ ...plan, phase: PHASES.find((phase) => phase === value) ?? plan.phase });
  const seat = Number(number);
  const merchants = plan.merchants.map((merchant, i) => (i === seat ? change(merchant, name) : merchant));
  return makeText({ ...plan, merchants });

  function change(merchant: Merchant, what: string): Merchant {
    if (what === "out") return { ...merchant, isOut: value === "on" };
    if (what === "dirhams") return { ...merchant, dirhams: readNumber(value, mostDirhams(position, seat)) };
    const rugs = readNumber(value, MOST_RUGS);
    // Of two colours the seat's own come first.
    return { ...merchant, rugs, secondRugs: Math.min(merchant.secondRugs, rugs) };
  }
}
