/** What is said where an account leaves most of a difference open. */
/** Two chances to win. */
export interface FewPoints {
  readonly own: string;
  readonly other: string;
}

export const open = {
  reasonUnnamed: "For most of that we can’t name a cause.",
  reasonFewPoints: ({ own, other }: FewPoints) =>
    `On average it’s worth less than 1 point, but it wins more often: ${own} instead of ${other}.`,
  dealTogether: "Single colours seldom explain such luck: it’s how all the tiles lie together.",
};
