/** What the page that draws positions says. */
interface Named {
  name: string;
}

interface Drafting {
  count: number;
  wall: string;
}

export const viewer = {
  viewPosition: "Position",
  viewPaste: "Paste a string of Marrakech or Azul",
  viewStays: "The drawing stays until there is a new string.",
  viewDrawn: "Drawn as you type.",
  viewCharacter: ({ number }: { number: number }) => `Character ${number}.`,
  viewStandIn: "An example is shown instead.",
  viewCopyLink: "Copy a link to this position",
  viewLinkCopied: "Link copied",
  viewToLight: "Change to light",
  viewToDark: "Change to dark",
  viewNoPicture: "This browser could not make the picture; try the other format.",
  viewInWords: "The position in words",
  viewExamples: "Examples",
  exampleLate: "late",
  exampleTurn: "turn",
  exampleLay: "lay",
  exampleEnd: "end",
  exampleFirst: "first",
  exampleTwo: "two",
  exampleFour: "four",
  exampleTrays: "trays",
  exampleLateTitle: "Marrakech, four seats, nearly all rugs laid",
  exampleTurnTitle: "Marrakech, four seats, Assam is to be turned",
  exampleLayTitle: "Marrakech, four seats, a rug is to be laid",
  exampleEndTitle: "Marrakech, three seats, the end of a match",
  exampleFirstTitle: "Azul, two players, the first plates are full",
  exampleTwoTitle: "Azul, two players, fourth round, fixed wall",
  exampleFourTitle: "Azul, four players, fourth round, fixed wall",
  exampleTraysTitle: "Azul, three players, two centres, free wall",

  // Azul
  viewPlayer: ({ letter }: { letter: string }) => `Player ${letter}`,
  viewTake: ({ name }: Named) => `${name}: take tiles`,
  viewTile: ({ name }: Named) => `${name}: tile a full line`,
  viewFreeWall: "free wall",
  viewFixedWall: "fixed wall",
  viewDraft: ({ count, wall }: Drafting) => `${count === 1 ? "1 tile" : `${count} tiles`} to draft, ${wall}.`,
  viewEnded: ({ wall }: { wall: string }) => `The match has ended. Played on the ${wall}.`,

  // Marrakech
  viewRotate: ({ name }: Named) => `${name}: turn Assam`,
  viewRoll: ({ name }: Named) => `${name}: roll the die`,
  viewLay: ({ name }: Named) => `${name}: lay a rug`,
  viewDraw: ({ name }: Named) => `${name}: draw a rug`,
  viewOnGround: ({ heading }: { heading: string }) => `Assam stands on bare ground, facing ${heading}`,
  viewOnRug: ({ colour, heading }: { colour: string; heading: string }) =>
    `Assam stands on a ${colour} rug, facing ${heading}`,
  viewSeats: ({ count }: { count: number }) => `Marrakech with ${count} seats.`,
  viewHolds: (given: { name: string; dirhams: number; rugs: number; squares: number; points: number }) =>
    `${given.name}: ${given.dirhams} dirhams, ${given.rugs} rugs to lay, ${given.squares} visible squares, ${given.points} in all.`,
  viewRugsShort: ({ count }: { count: number }) => (count === 1 ? "1 rug" : `${count} rugs`),
  viewOutShort: "out",
};
