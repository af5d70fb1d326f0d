/** Things of brass: the dirham and the first player's marker. */
import { khatam, star } from "./star.ts";

export function Dirham({ size }: { size: number }) {
  return (
    <svg class="coin" width={size} height={size} aria-hidden="true">
      <use href="#dirham" width={size} height={size} />
    </svg>
  );
}

export function FirstMarker({ x, y, size }: { x: number; y: number; size: number }) {
  return <use href="#first" x={x} y={y} width={size} height={size} />;
}

export function BrassSymbols() {
  return (
    <>
      <linearGradient id="brass" x1="0" y1="0" x2=".6" y2="1">
        <stop offset="0" stop-color="#f8e3a4" />
        <stop offset=".4" stop-color="#d2a547" />
        <stop offset=".7" stop-color="#a87a22" />
        <stop offset="1" stop-color="#ddb65c" />
      </linearGradient>
      <radialGradient id="brass-round" cx=".36" cy=".3" r=".85">
        <stop offset="0" stop-color="#fbedb9" />
        <stop offset=".45" stop-color="#d9b055" />
        <stop offset="1" stop-color="#95681a" />
      </radialGradient>
      <radialGradient id="tray" cx=".42" cy=".36" r=".8">
        <stop offset="0" stop-color="var(--tr-a)" />
        <stop offset="1" stop-color="var(--tr-b)" />
      </radialGradient>
      <symbol id="dirham" viewBox="0 0 100 100">
        <circle cx="50" cy="53" r="46" fill="#5e4210" />
        <circle cx="50" cy="49" r="46" fill="url(#brass-round)" />
        <circle cx="50" cy="49" r="38" fill="none" stroke="#7b5714" stroke-width="3.4" />
        <path d={khatam(50, 49, 27)} fill="none" stroke="#6a490c" stroke-width="5" stroke-linejoin="round" />
        <circle cx="50" cy="49" r="7.5" fill="#6a490c" />
        <Glint d="M16 36A37 37 0 0 1 50 11" />
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

function Glint({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" />;
}
