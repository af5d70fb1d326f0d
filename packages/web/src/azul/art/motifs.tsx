import { khatam, star } from "../../art/star.ts";
import type { TileColour } from "./tiles.ts";

interface Paint {
  ink: string;
  /** The colour that shows through the openings of the motif. */
  ground: string;
}

const MOTIFS = { a: Wave, b: Leaf, c: Star, d: Lattice, e: Knot };

/** What is painted on a tile, in a square of 100: wave, leaf, star, lattice or knot, so that grey tells them apart. */
export function Motif({ colour, ink, ground }: Paint & { colour: TileColour }) {
  const Shape = MOTIFS[colour];
  return <Shape ink={ink} ground={ground} />;
}

function waveAt(y: number): string {
  return `M11 ${y}c6.5-15 13-15 19.5 0s13 15 19.5 0 13-15 19.5 0 13 15 19.5 0`;
}

function Wave({ ink }: Paint) {
  return (
    <path d={[30, 51, 72].map(waveAt).join("")} fill="none" stroke={ink} stroke-width="8.6" stroke-linecap="round" />
  );
}

function Leaf({ ink, ground }: Paint) {
  return (
    <>
      <g fill={ink}>
        <path d="M50 10C66 26 68 42 50 64 32 42 34 26 50 10Z" />
        <path d="M14 36C32 36 44 46 47 70 26 68 15 56 14 36Z" />
        <path d="M86 36C68 36 56 46 53 70 74 68 85 56 86 36Z" />
        <path d="M46.5 60h7v26a3.5 3.5 0 0 1-7 0Z" />
      </g>
      <path
        d="M50 24v34M25 46q12 6 19 20M75 46q-12 6-19 20"
        fill="none"
        stroke={ground}
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  );
}

function Star({ ink, ground }: Paint) {
  return (
    <>
      <path d={khatam(50, 48.5, 40)} fill={ink} />
      <path d={star(50, 48.5, 23, 11.5)} fill={ground} />
      <circle cx="50" cy="48.5" r="6.2" fill={ink} />
    </>
  );
}

function dot(x: number, y: number): string {
  return `M${x} ${y - 5.7}l5.7 5.7-5.7 5.7-5.7-5.7Z`;
}

function Lattice({ ink }: Paint) {
  return (
    <>
      <path
        d="M50 9.5 89 48.5 50 87.5 11 48.5ZM30.5 29 69.5 68M69.5 29 30.5 68"
        fill="none"
        stroke={ink}
        stroke-width="6.6"
      />
      <g fill={ink}>
        <path d={dot(50, 29) + dot(69.5, 48.5) + dot(50, 68) + dot(30.5, 48.5)} />
        <path d="M8 8h15l-15 15ZM92 8v15l-15-15ZM8 89v-15l15 15ZM92 89h-15l15-15Z" opacity=".85" />
      </g>
    </>
  );
}

function Knot({ ink }: Paint) {
  const loops =
    "M33 31.5v-6a11 11 0 1 0-11 6ZM67 31.5h5.5a11 11 0 1 0-5.5-5.5Z" +
    "M67 65.5v6a11 11 0 1 0 5.5-6ZM33 65.5h-5.5a11 11 0 1 0 5.5 6Z";
  return (
    <>
      <path d={`M33 31.5h34v34h-34Z${loops}`} fill="none" stroke={ink} stroke-width="7.4" stroke-linejoin="round" />
      <path d={khatam(50, 48.5, 9)} fill={ink} />
    </>
  );
}
