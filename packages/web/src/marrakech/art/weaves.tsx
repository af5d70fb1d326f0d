/** The field and the border of each rug: one half, 100 × 100, open at its right edge where the mirrored half joins. */

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

interface OfColour {
  colour: RugColour;
}

const FIELDS = { c: Chevrons, y: Lozenge, r: BarsAndCross, p: Checks };

export function Field({ colour }: OfColour) {
  const Weave = FIELDS[colour];
  return <Weave />;
}

function zigzag(y: number): string {
  return `M22 ${y}${"l9.75 11 9.75-11".repeat(4)}`;
}

function Chevrons() {
  const { light, dark } = RUGS.c;
  return (
    <g fill="none">
      <path d={zigzag(22) + zigzag(50.5)} stroke={light} stroke-width="6.5" />
      <path d={zigzag(36) + zigzag(65)} stroke={dark} stroke-width="6" />
    </g>
  );
}

function Lozenge() {
  const { base, dark, light, mid } = RUGS.y;
  const rings: [radius: number, colour: string][] = [
    [33, dark],
    [27.5, light],
    [20, dark],
    [14, base],
    [6, dark],
  ];
  return (
    <>
      {rings.map(([r, fill]) => (
        <path d={`M${58 - r} 50L58 ${50 - r}L${58 + r} 50L58 ${50 + r}Z`} fill={fill} />
      ))}
      <path d="M24 19h16L24 35ZM24 81h16L24 65ZM92 19H76l16 16ZM92 81H76l16-16Z" fill={mid} />
      <path d="M96 19v62" stroke={dark} stroke-width="2.4" />
    </>
  );
}

function BarsAndCross() {
  const { dark, light } = RUGS.r;
  return (
    <>
      <path d="M25 18h7v64h-7ZM85.5 18h7v64h-7Z" fill={light} />
      <path d="M34.5 18h5v64h-5ZM78 18h5v64h-5ZM95 18h5v64h-5Z" fill={dark} />
      <path d="M51.5 26h14.5v17h9v14h-9v17h-14.5v-17h-9v-14h9Z" fill={light} />
      <path d="M55.5 40h6.5v20h-6.5ZM49 46.8h20v6.5h-20Z" fill={dark} />
    </>
  );
}

function Checks() {
  const { light, mid } = RUGS.p;
  const width = 13;
  const height = 12.8;
  let squares = "";
  let knots = "";
  for (let column = 0; column < 6; column++) {
    for (let row = 0; row < 5; row++) {
      const x = 22.8 + column * width;
      const y = 18 + row * height;
      if ((column + row) % 2 === 0) squares += `M${x} ${y}h${width}v${height}h${-width}Z`;
      else knots += `M${x + 3.6} ${y + 3.6}h5.8v5.6h-5.8Z`;
    }
  }
  return (
    <>
      <path d={squares} fill={light} />
      <path d={knots} fill={mid} />
    </>
  );
}

/** The small motif of the border band, repeated along its three closed sides. */
export function Border({ colour }: OfColour) {
  const { base, mid } = RUGS[colour];
  const motif = BORDER_MOTIFS[colour];
  const along = [26, 36, 46, 56, 66, 76, 86, 96];
  const across = [23, 33.8, 44.6, 55.4, 66.2, 77];
  const d =
    along.map((x) => motif(x, 11, true) + motif(x, 89, true)).join("") +
    across.map((y) => motif(16, y, false)).join("");
  if (colour === "c" || colour === "r") return <path d={d} fill="none" stroke={mid} stroke-width="2.3" />;
  return <path d={d} fill={colour === "y" ? base : mid} />;
}

const BORDER_MOTIFS: Readonly<Record<RugColour, (x: number, y: number, alongEdge: boolean) => string>> = {
  c: (x, y, alongEdge) => (alongEdge ? `M${x - 5} ${y + 3}l5-6 5 6` : `M${x + 3} ${y - 5}l-6 5 6 5`),
  y: (x, y) => `M${x - 3.6} ${y}l3.6-3.6 3.6 3.6-3.6 3.6Z`,
  r: (x, y) => `M${x - 3.4} ${y}h6.8M${x} ${y - 3.4}v6.8`,
  p: (x, y) => `M${x - 3} ${y - 3}h6v6h-6Z`,
};
