/** Assam from above, in a square of −50…50, facing north: lantern ahead, fez in the middle, the cape fanning behind. */
import { Stops } from "../../art/Sprite.tsx";

export type Heading = "N" | "E" | "S" | "W";

const TURN: Readonly<Record<Heading, number>> = { N: 0, E: 90, S: 180, W: 270 };

interface AssamProps {
  /** The centre of his square. */
  cx: number;
  cy: number;
  heading: Heading;
  square: number;
}

/** He and the light of his lantern on the ground ahead. */
export function Assam({ cx, cy, heading, square }: AssamProps) {
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${TURN[heading]}) scale(${square / 100})`}>
      <path d="M-10-25-62-142A155 155 0 0 1 62-142L10-25Z" fill="url(#lantern-light)" opacity=".8" />
      <use href="#assam" x="-46" y="-46" width="92" height="92" />
    </g>
  );
}

const CAPE =
  "M-23-15C-33-7-41 16-40 33Q-31 40-21 37.5-11 45 0 42.5 11 45 21 37.5 31 40 40 33C41 16 33-7 23-15Q0-25-23-15Z";
const SLEEVES = "M-22-9C-25-21-18-30-8-33M22-9C25-21 18-30 8-33";
const LINE = "#33200f";

export function AssamSymbol() {
  return (
    <>
      <radialGradient id="fez" cx=".38" cy=".32" r=".8">
        <Stops of="0 #c8322f, 1 #84181b" />
      </radialGradient>
      <radialGradient id="robe" cx=".42" cy=".3" r=".85">
        <Stops of="0 #fffbf0, .6 #f1e4c9, 1 #cdb48c" />
      </radialGradient>
      <radialGradient id="lantern-light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="150">
        <Stops of=".15 #fff4c4 .9, 1 #ffe9a0 0" />
      </radialGradient>
      <symbol id="assam" viewBox="-50 -50 100 100" overflow="visible">
        <Cape />
        <Arms />
        <Lantern />
        <Head />
      </symbol>
    </>
  );
}

function Cape() {
  return (
    <>
      <path d={CAPE} transform="translate(4 6)" fill="#1b0f08" opacity=".42" />
      <path d={CAPE} fill="url(#robe)" stroke={LINE} stroke-width="2.6" stroke-linejoin="round" />
      <g fill="none">
        <path
          d="M-37.5 27Q-30 33-20.5 30.5-11 38 0 35.5 11 38 20.5 30.5 30 33 37.5 27"
          stroke="#1f4f93"
          stroke-width="4.2"
        />
        <path d="M-39 21Q-30 26-20 24-11 31 0 29 11 31 20 24 30 26 39 21" stroke="#c2532f" stroke-width="1.8" />
        <path
          d="M-20 6-30 30M-9 16-12 34M9 16 12 34M20 6 30 30"
          stroke="#a88b5e"
          stroke-width="1.8"
          stroke-linecap="round"
        />
      </g>
    </>
  );
}

function Arms() {
  return (
    <>
      <g fill="none" stroke-linecap="round">
        <path d={SLEEVES} stroke={LINE} stroke-width="17.5" />
        <path d={SLEEVES} stroke="#f6ecd6" stroke-width="12.8" />
        <path d="M-12.5-31.5-8-33M12.5-31.5 8-33" stroke="#1f4f93" stroke-width="12.8" stroke-linecap="butt" />
      </g>
      <circle cx="-5" cy="-35" r="4.6" fill="#9a6237" />
      <circle cx="5" cy="-35" r="4.6" fill="#9a6237" />
    </>
  );
}

function Lantern() {
  return (
    <>
      <path
        d="M0-51.5 10-42.5 7-32H-7L-10-42.5Z"
        fill="url(#brass)"
        stroke="#3f2b08"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <circle cx="0" cy="-41" r="4.8" fill="#fff8d8" />
    </>
  );
}

function Head() {
  return (
    <>
      <path d="M-13-8C-13-20-7-25 0-25S13-20 13-8Z" fill="#f4eee2" stroke={LINE} stroke-width="2" />
      <path d="M-11-10C-10-17-5-19.5 0-19.5S10-17 11-10Z" fill="#a96e42" />
      <circle r="16.5" fill="url(#fez)" stroke="#430a0c" stroke-width="2.4" />
      <circle cy="-1" r="10" fill="#d2433d" stroke="#7e1518" stroke-width="1.5" />
      <path d="M0-1C2 8 6 13 9 18" fill="none" stroke="#1d130c" stroke-width="3.2" stroke-linecap="round" />
      <path d="M6 18l6-2.5 5 11-9 1.5Z" fill="#1d130c" />
      <circle cy="-1" r="3" fill="#1d130c" />
      <path
        d="M-11-6A13 13 0 0 1-1-13"
        fill="none"
        stroke="#fff"
        stroke-opacity=".5"
        stroke-width="2.4"
        stroke-linecap="round"
      />
    </>
  );
}
