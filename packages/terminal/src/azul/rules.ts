/** Texts of the help and of the command `r`. */
import type { TileSet } from "@riad/drawing/azul";

/** How a turn is written, and what it means. */
export function azulTurns({ letters, names }: TileSet): readonly (readonly [string, string])[] {
  const [, second, third] = Array.from(letters.toLowerCase());
  const legend = names.map((name, i) => `${letters[i]} ${name}`).join(", ");
  return [
    [`2 ${second} 5, c ${third} f`, "source (1–9, c), colour, line (1–5, f floor)"],
    ["colours", `${legend} (in records a b c d e)`],
    [`2 ${second} 5 c1`, "two centres, c1 and c2: which takes the rest"],
    ["3", "free wall: the column for a full line's tile"],
  ];
}

export function azulRules({ letters, names }: TileSet): readonly string[] {
  const [, second, third] = Array.from(letters.toLowerCase());
  const legend = names.map((name, i) => `${letters[i]} ${name}`).join(", ");
  return [
    "AZUL ON ONE PAGE",
    "Take all tiles of one colour from a factory; its other tiles move to the centre. Or take all of one colour from the centre: the first player to do so also takes the marker ★. It costs a floor space, but you go first next round.",
    "Put them in one of your lines 1 to 5. A line holds one colour, which its row of the wall must not have yet. Tiles that don't fit fall to the floor.",
    `Example: 2 ${second} 5 takes the ${names[1]} tiles of factory 2 to line 5; c ${third} f takes the ${names[2]} ones of the centre to the floor. ${legend}.`,
    "When all are taken, each full line moves one tile to its row of the wall: on the fixed wall to its colour's place, on the free wall where you like, but no colour twice in a column. Used tiles go to the lid, and back into the bag when it is empty.",
    "A tile scores the row and the column of tiles it joins, or 1 alone. The floor costs 1 1 2 2 2 3 3; scores never fall below 0.",
    "The round that completes a row of a wall is the last. Then 2 points per full row, 7 per full column, 10 per complete colour. Most points win, then most full rows.",
  ];
}
