/** Every drawing of Azul that is placed with `<use>`; drawn here are the linen bag, the wooden lid and the first player's marker. */
import { Glint, Stops } from "../../art/Sprite.tsx";
import { khatam, star } from "../../art/star.ts";
import { FactorySymbol } from "./Factory.tsx";
import { TileSymbols } from "./Tile.tsx";

export function Symbols() {
  return (
    <>
      <TileSymbols />
      <FactorySymbol />
      <linearGradient id="linen" x1="0" y1="0" x2="1" y2="1">
        <Stops of="0 #f4ead2, 1 #cdb98f" />
      </linearGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
        <Stops of="0 #a9713f, 1 #7a4a24" />
      </linearGradient>
      <symbol id="bag" viewBox="0 0 100 100">
        <Bag />
      </symbol>
      <symbol id="lid" viewBox="0 0 100 100">
        <Lid />
      </symbol>
      <symbol id="first" viewBox="0 0 100 100">
        <circle cx="50" cy="54" r="45" fill="#4e360b" />
        <path d={star(50, 49, 47, 42.5, 16)} fill="url(#brass-round)" stroke="#6a490c" stroke-width="1.5" />
        <circle cx="50" cy="49" r="34" fill="none" stroke="#6a490c" stroke-width="2.6" />
        <path d="M39 35.5 52.5 25H60v46.5H50.5V38l-8.2 5.4Z" fill="#3b2707" />
        <Glint d="M17 36A36 36 0 0 1 48 13" />
      </symbol>
    </>
  );
}

function Bag() {
  return (
    <>
      <ellipse cx="50" cy="92" rx="38" ry="6" fill="#2b1708" opacity=".28" />
      <g fill="url(#linen)" stroke="#7c6640" stroke-width="2.4" stroke-linejoin="round">
        <path d="M36 30C14 44 6 70 14 84c6 9 66 9 72 0 8-14 0-40-22-54Z" />
        <path d="M30 12c6 5 8 12 7 18h26c-1-6 1-13 7-18-6 2-9 3-13-1-4 3-10 3-14 0-4 4-7 3-13 1Z" />
      </g>
      <g fill="none" stroke="#a2452c" stroke-linecap="round">
        <path d="M33 31q17 7 34 0" stroke-width="5" />
        <path d="M62 33q10 4 9 16M66 32q12 0 14 11" stroke-width="3" />
      </g>
      <path d={khatam(48, 63, 16)} fill="none" stroke="#1f4c7a" stroke-width="3.4" />
      <path d={star(48, 63, 7, 3.4)} fill="#1f4c7a" />
      <path d="M22 76q-3-14 6-28M78 76q2-10-3-20" fill="none" stroke="#7c6640" stroke-opacity=".5" stroke-width="2" />
    </>
  );
}

function Lid() {
  return (
    <>
      <ellipse cx="50" cy="91" rx="44" ry="6" fill="#2b1708" opacity=".28" />
      <path d="M6 30 50 14 94 30 94 74 50 92 6 74Z" fill="#5a3517" />
      <path d="M6 30 50 14 94 30 50 47Z" fill="#c08a54" />
      <path d="M17 31 50 19.5 83 31 50 43.5Z" fill="#4a2a10" />
      <path d="M6 30 50 47V92L6 74Z" fill="url(#wood)" />
      <path d="M94 30 50 47V92L94 74Z" fill="#8a572b" />
      <path
        d="M10 42l36 14M10 54l36 14M10 65l36 14M54 56l36-14M54 68l36-14M54 79l36-14"
        stroke="#4a2a10"
        stroke-opacity=".45"
        stroke-width="1.6"
      />
      <path d="M45 45l5 2 5-2v12l-5 2-5-2ZM6 30v10l9 4V33.5ZM94 30v10l-9 4V33.5Z" fill="url(#brass)" />
    </>
  );
}
