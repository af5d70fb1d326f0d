/** Texts of the help and of the command `r`. */

/** How a turn is written, and what it means. */
export const MARRAKECH_TURNS: readonly (readonly [string, string])[] = [
  ["left", "turn Assam: left, straight or right"],
  ["roll", "throw the die: 1 2 2 3 3 4"],
  ["c4 c5", "lay a rug on two squares (or 2324 as in records)"],
];

export const MARRAKECH_RULES: readonly string[] = [
  "MARRAKECH IN A SCREENFUL",
  "1. Turn Assam left, straight on or right; he never turns round.",
  "2. roll: he walks 1 to 4 squares; 1 and 4 are half as likely as 2 and 3. Where he leaves the board the track outside leads him back, and that is one step.",
  "Where he stops on another player's rug you pay its owner 1 dirham for every square of that colour joined to it by edges. Who cannot pay it all pays what he has and is out; his rugs stay, and nobody is paid for them.",
  "3. Lay a rug on two squares that touch. One of them must touch Assam's square by an edge, none may be under him, and you may not cover both halves of one rug at once.",
  "Example: left, roll, then c4 c5. Columns a to g go from left to right, rows 1 to 7 from top to bottom.",
  "The match ends when the next player has no rug left, or one player alone is in. A dirham is a point, and so is a square that shows your colour. Most points win, then most dirhams.",
  "Ruleset publisher: for two 24 rugs of two colours each, for four 12; you may cover a whole rug of your own.",
];
