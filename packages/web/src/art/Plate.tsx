import { onCircle } from "./star.ts";

/** An enamelled plate of the factory ring, around (0, 0) with radius 100. */
export function Plate({ cx, cy, diameter }: { cx: number; cy: number; diameter: number }) {
  const scale = diameter / 200;
  const half = 104 * scale;
  return <use href="#plate" x={cx - half} y={cy - half} width={208 * scale} height={212 * scale} />;
}

const STEP = Math.PI / 12;
/** The angles of the petals round the rim. */
const PETALS = Array.from({ length: 24 }, (_, i) => i * STEP);

function petal(angle: number): string {
  const at = (along: number, aside: number) =>
    onCircle(0, 0, Math.hypot(along, aside), angle + Math.atan2(aside, along)).join(" ");
  return `M${at(96, 0)}C${at(92, 4.5)} ${at(88, 4.5)} ${at(83.5, 0)} ${at(88, -4.5)} ${at(92, -4.5)} ${at(96, 0)}Z`;
}

/** Between two petals. */
function dot(angle: number): string {
  const [x, y] = onCircle(-1.9, 0, 89.5, angle + STEP / 2);
  return `M${x} ${y}a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z`;
}

export function PlateSymbol() {
  return (
    <>
      <radialGradient id="plate-rim" cx=".38" cy=".32" r=".8">
        <stop offset="0" stop-color="var(--pl-a)" />
        <stop offset="1" stop-color="var(--pl-b)" />
      </radialGradient>
      <radialGradient id="plate-well" cx=".55" cy=".6" r=".65">
        <stop offset="0" stop-color="var(--pl-w0)" />
        <stop offset="1" stop-color="var(--pl-w1)" />
      </radialGradient>
      <symbol id="plate" viewBox="-104 -104 208 212" overflow="visible">
        <ellipse cx="2" cy="9" rx="99" ry="97" fill="#2b1708" opacity=".26" />
        <circle r="100" fill="var(--pl-edge)" />
        <circle r="98" fill="url(#plate-rim)" stroke="var(--pl-line)" stroke-width="3" />
        <path d={PETALS.map(petal).join("")} fill="var(--pl-ink)" />
        <path d={PETALS.map(dot).join("")} fill="var(--pl-dot)" />
        <circle r="79" fill="url(#plate-well)" stroke="var(--pl-line)" stroke-width="2.4" />
        <circle r="74.5" fill="none" stroke="var(--pl-ink)" stroke-opacity=".35" stroke-width="1.4" />
        <path
          d="M-91-34A97 97 0 0 1 4-97"
          fill="none"
          stroke="#fff"
          stroke-opacity=".75"
          stroke-width="4"
          stroke-linecap="round"
        />
      </symbol>
    </>
  );
}
