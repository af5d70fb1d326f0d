/** Texts of the help and of the command `r`. Lines are at most 76 wide. */

export const AZUL_TURNS: readonly string[] = [
  "<source> <colour> <line>   take tiles: source 1-9 or c, colour R Y B L U,",
  "                           line 1-5 or f for the floor, such as 2 y 5 or c r f",
  "<source> <colour> <line> <centre>   with two centres: sources c1 and c2, and",
  "                           c1 or c2 at the end says where the rest goes",
  "<column>                   free wall: where the tile of a full line goes",
];

export const AZUL_RULES: readonly string[] = [
  "AZUL IN A SCREENFUL",
  "",
  "Take: all tiles of one colour from one factory; the others move to the centre.",
  "   Or all of one colour from the centre; who does so first gets the marker [1],",
  "   which costs a place on the floor and starts the next round.",
  "Put them on one of your lines 1 to 5. A line holds one colour, and none that",
  "   its row of the wall already has. What does not fit falls to the floor.",
  "Example: 2 y 5 takes the yellow tiles of factory 2 to line 5; c r f takes the",
  "   red ones of the centre to the floor. Y yellow, R red, B blue, L light blue,",
  "   U black.",
  "When all tiles are taken, every full line gives one tile to its row of the wall",
  "   (fixed wall: to its colour's place; free wall: where you like, but no colour",
  "   twice in a column). It scores 1, or the length of the row of tiles it joins",
  "   across, and down; both if both. The other tiles of the line leave play.",
  "Floor: its tiles cost 1 1 2 2 2 3 3; points never fall below 0.",
  "The match ends with the round in which someone completes a row of the wall.",
  "   Then 2 points a full row, 7 a full column, 10 a colour complete on the wall.",
  "Most points win; then most full rows; then the win is shared.",
];
