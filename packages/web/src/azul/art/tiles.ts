/** The five glazes of Azul, by the letter that the strings use. */
export const TILE_COLOURS = ["a", "b", "c", "d", "e"] as const;

export type TileColour = (typeof TILE_COLOURS)[number];

interface Glaze {
  readonly name: string;
  readonly motif: string;
  readonly light: string;
  readonly base: string;
  readonly deep: string;
  /** The side of the tile, seen as a lip below its face. */
  readonly lip: string;
  readonly ink: string;
  /** A hairline of craquelure, different on each. */
  readonly crack: string;
}

export const TILES: Readonly<Record<TileColour, Glaze>> = {
  a: {
    name: "blue",
    motif: "wave",
    light: "#3c7ccb",
    base: "#2461b0",
    deep: "#1b4e97",
    lip: "#0f3267",
    ink: "#e4f0fc",
    crack: "M3 63l17-8 9 6 14-11 5-17M78 95l-6-16 10-13 17-3",
  },
  b: {
    name: "green",
    motif: "leaf",
    light: "#8fd0ac",
    base: "#6dbb93",
    deep: "#57a982",
    lip: "#2c6b50",
    ink: "#0c4632",
    crack: "M97 28l-15 6-12-5-9 12M20 95l5-18-9-13-13-2",
  },
  c: {
    name: "orange",
    motif: "star",
    light: "#fbc562",
    base: "#f2ac3f",
    deep: "#ea982a",
    lip: "#9c5b0e",
    ink: "#7e2f08",
    crack: "M30 2l6 16-9 13 3 12M96 70l-18-4-7 12 2 16",
  },
  d: {
    name: "purple",
    motif: "lattice",
    light: "#7a4795",
    base: "#5e2f7a",
    deep: "#4c2166",
    lip: "#2c0f40",
    ink: "#e9cdf3",
    crack: "M3 36l16 5 12-9M64 95l3-17 14-9 2-15 14-6",
  },
  e: {
    name: "red",
    motif: "knot",
    light: "#dc5746",
    base: "#c23a31",
    deep: "#ae2a26",
    lip: "#6b1414",
    ink: "#ffe9d6",
    crack: "M70 1l-5 17 10 12-3 11M2 78l18-5 9 7 3 14",
  },
};
