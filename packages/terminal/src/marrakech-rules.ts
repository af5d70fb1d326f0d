/** Texts of the help and of the command `r`. Lines are at most 76 wide. */

export const MARRAKECH_TURNS: readonly string[] = [
  "left, straight, right      turn Assam before he walks",
  "roll                       throw the die: 1 2 2 3 3 4",
  "<square> <square>          lay a rug, such as c4 c5 (or 2324 as in records)",
];

export const MARRAKECH_RULES: readonly string[] = [
  "MARRAKECH IN A SCREENFUL",
  "",
  "A turn has three steps.",
  "1. Turn Assam: left, straight or right. He never turns round.",
  "2. roll: he walks 1 to 4 squares (1 and 4 are half as likely as 2 and 3). Where",
  "   he would leave the board, the track outside leads him back: that is one step.",
  "   If he stops on another player's rug, you pay its owner 1 dirham for every",
  "   square of that colour joined to it by edges. Who cannot pay all of it pays",
  "   what he has and is out; his rugs stay, and nobody is paid for them.",
  "3. Lay a rug on two squares that touch each other; one of them must touch",
  "   Assam's square by an edge, and none may be Assam's. You may cover rugs, but",
  "   not both halves of one rug at once.",
  "Example: left, roll, then c4 c5 lays a rug on the squares c4 and c5: columns a",
  "   to g from left to right, rows 1 to 7 from top to bottom.",
  "The match ends when the next player has no rug left, or one player alone is in.",
  "   Each dirham is a point and so is each square that shows your colour.",
  "Most points win; then most dirhams; then the win is shared.",
  "Ruleset publisher: 24 rugs of two colours each for two players, 12 each for",
  "   four; and you may cover a whole rug of your own.",
];
