/** Moves as they are named on screen, for typing: "factory 1 blue line 2". */
import { isTiling } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import type { TypedMoves } from "../play/face.ts";
import { say } from "../words/words.ts";
import { readDraft } from "./outlook.ts";
import { propose } from "./sentences.ts";

export const typedMoves: TypedMoves<AzulPosition> = {
  make: nameOf,

  parse(position, text) {
    const typed = plain(text);
    // With two centres several moves have one name; the first of them is the usual one.
    return listMoves(position).find((move) => plain(nameOf(position, move)) === typed) ?? null;
  },
};

function nameOf(position: AzulPosition, move: Move): string {
  if (isTiling(move)) return propose(position, move);
  const chosen = readDraft(position, move);
  if (chosen === null) return "";
  const { pick, target } = chosen;
  const number = pick.from.index + 1;
  const from =
    pick.from.kind === "factory"
      ? say("azulFromFactory", { number })
      : position.centres === 1
        ? say("azulFromCentre")
        : say("azulFromCentreNumber", { number });
  const to = target === "floor" ? say("azulFloor") : say("azulLine", { number: target + 1 });
  return `${from} ${say("azulColour", pick)} ${to}`;
}

/** Without what differs from hand to hand: capitals, commas, spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s,]+/g, " ")
    .trim();
}
