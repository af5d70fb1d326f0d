/**
 * The word `piles=` of the publisher's game for two: for each seat its colours and how many rugs of each are left, its
 * own first, such as `c12p12,y12r12`. Without the word the other colours are the two unused ones, and the rugs are
 * split evenly.
 */
import { REFUSAL, accept } from "@riad/core";
import type { Result, Word } from "@riad/core";
import { pad } from "./game-string.ts";
import type { PlayerString } from "./game-string.ts";
import type { MarrakechPosition } from "./position.ts";
import { refuse } from "./refusals.ts";
import { COLOURS, makeColour, parseColour } from "./rugs.ts";
import type { Colour } from "./rugs.ts";

/** A seat's other colour and how many rugs of it are left. */
interface SecondPile {
  readonly colour: Colour;
  readonly rugs: number;
}

export function parsePiles(players: readonly PlayerString[], word: Word | undefined): Result<SecondPile[]> {
  if (word === undefined) {
    const unused = COLOURS.filter((colour) => players.every((player) => player.colour !== colour));
    return accept(players.map((player, seat) => ({ colour: unused[seat], rugs: player.rugs >> 1 })));
  }
  if (!/^[cypr]\d\d[cypr]\d\d,[cypr]\d\d[cypr]\d\d$/.test(word.value)) {
    return refuse(REFUSAL.syntax, "pilesForm", {}, word.valueAt);
  }
  const second: SecondPile[] = [];
  for (const [seat, player] of players.entries()) {
    const at = word.valueAt + 7 * seat;
    const text = word.value.slice(7 * seat, 7 * seat + 6);
    if (parseColour(text[0]) !== player.colour) {
      return refuse(REFUSAL.impossible, "pileColour", { colour: makeColour(player.colour) }, at);
    }
    const rugs = Number(text.slice(4));
    if (Number(text.slice(1, 3)) + rugs !== player.rugs) {
      return refuse(REFUSAL.impossible, "pileRugs", { rugs: player.rugs }, at);
    }
    second.push({ colour: parseColour(text[3]), rugs });
  }
  if (new Set([...players, ...second].map(({ colour }) => colour)).size < COLOURS.length) {
    return refuse(REFUSAL.impossible, "pileColours", {}, word.valueAt);
  }
  return accept(second);
}

export function makePiles(position: MarrakechPosition): string {
  return [0, 1]
    .map((seat) => {
      const second = position.secondRugs(seat);
      const own = makeColour(position.colour(seat)) + pad(position.rugs(seat) - second, 2);
      return own + makeColour(position.secondColour(seat)) + pad(second, 2);
    })
    .join(",");
}
