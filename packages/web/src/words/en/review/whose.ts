/** Whose something is, and what it is worth, in the sentences of a review. */

/** "3 points", as each language says it. */
export interface Worth {
  readonly points: string;
}

/** "your floor", "Idris’s floor"; null is the reader. */
export interface Whose {
  readonly name: string | null;
}

/** Whose move is explained; null is the reader. */
export interface Moved {
  readonly mover: string | null;
}

/** Whom a move is made against where there is only one; null for the reader; left out where there are several. */
export interface Against {
  readonly rival?: string | null;
}

/** What it is worth against somebody: the rival's name, null for the reader; left out where it is not known who that is. */
export interface WorthAgainst extends Worth {
  readonly rival?: string | null;
}

export const against = (rival: WorthAgainst["rival"]) => (rival === undefined ? "the rival" : (rival ?? "you"));

export const whose = ({ name }: Whose) => (name === null ? "your" : `${name}’s`);
