/** The English sentences of Marrakech's refusals. French and Spanish are in the browser's word catalogues. */
import { speakFrom } from "@riad/core";

export const MARRAKECH_REFUSALS = {
  // What the game string should have had next: "Expected …, found …."
  player: "the P of a player",
  colour: "the player's colour (c, y, p or r)",
  dirhams: "the player's dirhams as three digits",
  rugs: "the player's rugs as two digits",
  inOrOut: "i (in) or o (out)",
  assam: "the A of Assam",
  assamColumn: "Assam's column (0 to 6)",
  assamRow: "Assam's row (0 to 6)",
  assamHeading: "Assam's heading (N, E, S or W)",
  board: "the B of the board",
  rugOnSquare: "the rug on square {square} (n00 or a colour and two digits)",
  boardEnd: "the end after the 49 squares of the board",
  stringEnd: "the end after the board of a game string",

  // Strings that no match can lead to.
  colourTwice: "Two players have the colour {colour}; each needs its own.",
  onePlayer: "Marrakech takes 2 to 4 players, not 1.",
  rugThrice: "The rug {rug} shows on three squares; a rug has two.",
  pilesForTwo: "Only two players under ruleset=publisher have piles of two colours.",
  dirhamsForm: "The dirhams are one number per player, such as {example}.",
  dirhamsDiffer: "The dirhams differ from those in the players' strings.",
  dirhamsTotal: "There are more than {most} dirhams in all.",
  turnColour: "The turn is a player's colour: {colours}.",
  turnOut: "It can't be {colour}'s turn: that player is out.",
  phase: "The phase is one of {phases}.",
  overLast: "The match is over because fewer than two players are left: the phase can only be {phase}.",
  overRugs: "The match is over because {colour} has no rugs left: the phase can only be {phase}.",
  rugNeeded: "phase={phase} needs the colour of the drawn rug: add rug=<colour>.",
  rugUnneeded: "A drawn rug exists only under ruleset=publisher for two, after phase=draw.",
  rugColour: "The drawn rug must have a colour that is still in the player's pile.",
  pilesForm: "The piles are written like c12p12,y12r12.",
  pileColour: "This pile starts with its player's colour {colour}.",
  pileRugs: "This pile must have {rugs} rugs, as in the player's string.",
  pileColours: "The piles need four different colours.",

  // Moves that the rules do not allow.
  turnBy: "Turn Assam with {moves}, not {found}.",
  die: "The die shows {moves}, not {found}.",
  drawn: "The rug that can be drawn is {moves}, not {found}.",
  rugForm: "A rug is written as its two squares, such as {example}, not {found}.",
  squareRange: "Columns and rows go from 0 to 6; {example} would do.",
  notBeside: "The squares {one} and {other} do not share an edge; {example} would do.",
  underAssam: "A rug can't be laid under Assam, who is on {square}; {example} would do.",
  notTouching: "The rug must touch an edge of Assam's square {square}; {example} would do.",
  bothHalves: "The rug would cover both halves of the rug {rug} at once; {example} would do.",

  // The course's tasks.
  assamForm: "Assam is written like A33N, not {found}.",
  dieRange: "The die shows 1 to 4, not {die}.",
} as const;

export const { refuse, part } = speakFrom("marrakech", MARRAKECH_REFUSALS);
