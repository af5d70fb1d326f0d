/** Texts of the help and of the command `r`. */

/** How a turn is written, and what it means. */
export const AZUL_TURNS: readonly (readonly [string, string])[] = [
  ["2 y 5, c r f", "source (1-9, c), colour (R Y B L U), line (1-5, f floor)"],
  ["2 y 5 c1", "with two centres c1 and c2: which takes the rest"],
  ["3", "free wall: the column for the tile of a full line"],
];

export const AZUL_RULES: readonly string[] = [
  "AZUL IN A SCREENFUL",
  "Take all tiles of one colour from a factory; its other tiles move to the centre. Or take all of one colour from the centre: who is first there gets the marker 1, which lies on the floor and starts the next round.",
  "Put them on one of your lines 1 to 5. A line holds one colour, and none that its row of the wall has. What does not fit falls to the floor.",
  "Example: 2 y 5 takes the yellow tiles of factory 2 to line 5; c r f takes the red ones of the centre to the floor. R red, Y yellow, B blue, L light blue, U black.",
  "When all are taken, each full line gives one tile to its row of the wall: on the fixed wall to its colour's place, on the free wall where you like, but no colour twice in a column. The rest of the line leaves play.",
  "A tile scores the length of the row and of the column of tiles it joins, or 1 alone. The floor costs 1 1 2 2 2 3 3; nobody falls below 0.",
  "The match ends with the round that completes a row of a wall. Then 2 points a full row, 7 a full column, 10 a complete colour. Most points win, then most full rows.",
];
