/** The four weaves of Marrakech, by the letter that the strings use. */
export const RUG_COLOURS = ["c", "y", "r", "p"] as const;

export type RugColour = (typeof RUG_COLOURS)[number];

interface Weave {
  readonly name: string;
  readonly pattern: string;
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly mid: string;
}

export const RUGS: Readonly<Record<RugColour, Weave>> = {
  c: { name: "Cyan", pattern: "chevrons", base: "#17899b", dark: "#0b4452", light: "#d7f1ee", mid: "#4fb7c0" },
  y: { name: "Yellow", pattern: "lozenges", base: "#e9b43a", dark: "#7a4a0c", light: "#fff3cf", mid: "#c9861c" },
  r: { name: "Red", pattern: "bars and crosses", base: "#b93429", dark: "#5c110f", light: "#fbe3cc", mid: "#e07f5a" },
  p: { name: "Purple", pattern: "checks", base: "#633580", dark: "#2e1142", light: "#e7d3f2", mid: "#9a6bb8" },
};
