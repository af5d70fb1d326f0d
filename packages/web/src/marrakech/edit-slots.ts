/** Where rugs and Assam are put when a position is set up by hand: the 49 squares of the board. */
import { NO_COLOUR, SQUARES, columnOf, makeColour, makeSquare, makeSquareName, rowOf } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { EditPiece, EditSlot, Editor } from "../play/editor.ts";
import { say } from "../words/words.ts";
import { MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";
import { ASSAM, controls, put, set } from "./edit.ts";
import { percent } from "./geometry.ts";
import { colourWord, groundWords } from "./sentences.ts";

export const marrakechEditor: Editor<MarrakechPosition> = {
  hasBoards: false,
  pieces,
  slots,
  length: percent,
  put,
  controls,
  set,
};

function pieces(position: MarrakechPosition): EditPiece[] {
  const colours = Array.from({ length: position.seats }, (_, seat) => [
    position.colour(seat),
    position.secondColour(seat),
  ]).flat();
  const rugs = colours
    .filter((colour) => colour !== NO_COLOUR)
    .map((colour) => ({
      id: makeColour(colour),
      label: say("rugOf", { colour: colourWord(colour) }),
      symbol: `swatch-${makeColour(colour)}`,
    }));
  return [...rugs, { id: ASSAM, label: say("editAssam"), symbol: ASSAM, note: "editAssamHow" }];
}

function slots(position: MarrakechPosition): EditSlot[] {
  return SQUARES.map((square) => {
    const ground = groundWords(position, square);
    return {
      id: makeSquare(square),
      label: say("editSlot", {
        place: makeSquareName(square),
        holds: square === position.assam ? say("withAssam", { ground }) : ground,
      }),
      x: MARGIN + columnOf(square) * SQUARE,
      y: MARGIN + rowOf(square) * SQUARE,
      width: SQUARE,
      height: SQUARE,
    };
  });
}
