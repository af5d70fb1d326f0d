/** What the page that draws positions says. */
export const viewer = {
  viewPosition: "Position",
  viewPaste: "Paste a position",
  viewStays: "The drawing stays until you enter another position.",
  viewDrawn: "Drawn as you type.",
  viewCharacter: ({ number }: { number: number }) => `Character ${number}.`,
  viewStandIn: "An example is shown instead.",
  viewCopyLink: "Copy a link to this position",
  viewLinkCopied: "Link copied",
  viewNoPicture: "This browser couldn’t make the picture; try the other format.",
  viewInWords: "The position in words",
  viewExamples: "Examples",
  viewPlayer: ({ number }: { number: number }) => `Player ${number}`,
  viewPlayers: ({ game, count }: { game: string; count: number }) => `${game}, ${count} players`,
};
