/** How a position that no match leads to can be set right. */
import { COLOURS, azul, colourLetter, countOf } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Refusal } from "@riad/core";
import { say } from "../words/words.ts";

export const TILES_OF_A_COLOUR = 20;

/** Editing refills bag and lid, which helps unless the tiles on the table alone are too many. */
export function remedy(position: AzulPosition, fault: Refusal): string {
  if (fault.key === "azul.markerMissing") return say("azulPlaceMarker");
  if (fault.key !== "azul.total") return "";
  const stock = azul.stock(position);
  for (let colour = 0; colour < COLOURS; colour++) {
    const all = stock.get(`tiles ${colourLetter(colour)}`) ?? 0;
    const supplies = countOf(position.bag, colour) + countOf(position.lid, colour);
    if (all - supplies > TILES_OF_A_COLOUR) return say("azulTooManyOnTable");
  }
  return say("azulEditBalances");
}
