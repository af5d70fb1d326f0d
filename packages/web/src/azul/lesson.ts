/** The first match of Azul: the last round of one. Take and fill, need the centre, compare lines, spill, see it scored. */
import { FIRST_CENTRE, draftColour, draftMove, draftSource, draftTarget, isDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import { isTouch } from "../page/touch.ts";
import type { Lesson } from "../play/face.ts";
import { say } from "../words/words.ts";
import { lookAhead } from "./outlook.ts";

/**
 * The learner's top row lacks only red; two blue fill line 2; three purple fill line 3 or, for more points, line 4; four
 * blue are one too many for line 3, and still worth it.
 */
const POSITION =
  "AF0aabd1ccce2bbdd3aaaa4eeeeCfB0407080704D0707070707 A18Ma00b01b12c02c30d03e10e21e32S3d1FB15Ma00a11b23d03e10SF wall=fixed";

const LEARNER = 0;
const [BLUE, GREEN, ORANGE, , RED] = [0, 1, 2, 3, 4];

export const lesson: Lesson<AzulPosition> = {
  position: POSITION,
  steps: [
    { text: () => say("azulLessonGoal"), isShown: true, subject: "wall" },
    { text: () => say("azulLessonLines"), isShown: true, subject: "lines" },
    {
      text: () => say("azulLessonTake", { isTouch: isTouch.value }),
      wish: () => say("azulLessonTakeWish", { isTouch: isTouch.value }),
      isNamed: true,
      allows: (_position, move) => draftSource(move) === 0 && draftColour(move) === BLUE && draftTarget(move) === 1,
      answer: (position) => answerWith(position, draftMove(1, ORANGE, 2, 0)),
    },
    { text: () => say("azulLessonLeft"), isShown: true },
    {
      text: () => say("azulLessonCentre"),
      wish: () => say("azulLessonCentreWish", { isTouch: isTouch.value }),
      isNamed: true,
      allows: (_position, move) =>
        draftSource(move) === FIRST_CENTRE && draftColour(move) === RED && draftTarget(move) === 0,
      answer: (position) => answerWith(position, draftMove(2, GREEN, 1, 0)),
    },
    { text: () => say("azulLessonMarker"), isShown: true },
    {
      text: () => say("azulLessonCompare"),
      wish: () => say("azulLessonCompareWish", { isTouch: isTouch.value }),
      allows: (position, move) =>
        gainOf(position, move) === Math.max(...listMoves(position).map((one) => gainOf(position, one))),
      answer: (position) => answerWith(position, draftMove(4, RED, 4, 0)),
    },
    {
      text: () => say("azulLessonFloor"),
      wish: () => say("azulLessonFloorWish", { isTouch: isTouch.value }),
      isNamed: true,
      allows: (_position, move) => draftSource(move) === 3 && draftColour(move) === BLUE && draftTarget(move) === 2,
    },
    {
      text: () => say("azulLessonScore"),
      isShown: true,
      leadsOn: true,
      answer: (position) => answerWith(position, draftMove(FIRST_CENTRE, GREEN, 0, 0)),
    },
    { text: () => say("azulLessonColumn"), isShown: true, subject: "column" },
    { text: () => say("azulLessonColour"), isShown: true, subject: "colour" },
    { text: () => say("azulLessonEnd"), isShown: true },
  ],
};

/** The other seat's one move, then nothing until the learner has moved again. */
function answerWith(position: AzulPosition, move: Move): Move | null {
  return position.actor > LEARNER && listMoves(position).includes(move) ? move : null;
}

function gainOf(position: AzulPosition, move: Move): number {
  if (!isDraft(move)) return 0;
  const { points, floorCost } = lookAhead(position, move);
  return points - floorCost;
}
