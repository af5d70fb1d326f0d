/** Texts of the help and of the command `r`. */

/** How a turn is written, and what it means. */
export const MARRAKECH_TURNS: readonly (readonly [string, string])[] = [
  ["< ^ >", "turn Assam; left, straight and right work too"],
  ["Enter", "roll the die (or roll): it shows 1, 2, 2, 3, 3, 4"],
  ["c4 c5", "lay a rug on two squares (or 2324 as in records)"],
];

export const MARRAKECH_RULES: readonly string[] = [
  "MARRAKECH ON ONE PAGE",
  "1. Turn Assam left or right, or leave him as he is; he never turns round.",
  "2. Roll: he walks 1 to 4 squares; the die shows 1, 2, 2, 3, 3, 4. If he leaves the board, the track leads him back on; that counts as one step.",
  "If he stops on another player's rug, you pay its owner 1 dirham for every square of that colour connected to it by edges. If you can't pay in full, you pay what you have and you're out; your rugs stay, but cost nothing.",
  "3. Lay a rug on two squares that touch. One of them must share an edge with Assam's square, neither may be under him, and you may not cover both halves of one rug at once.",
  "Example: <, Enter, then c4 c5. Columns a to g run from left to right, rows 1 to 7 from top to bottom.",
  "The match ends when the next player has no rugs left, or only one player is in. Every dirham and every visible square is one point. Most points win, then most dirhams.",
  "Official rules (ruleset publisher): with 2 players, 24 rugs of two colours each; with 4 players, 12 rugs; you may fully cover your own rug.",
];
