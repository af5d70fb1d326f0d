import { onCircle } from "./star.ts";

/** An enamelled plate of the factory ring, around (0, 0) with radius 100. */
export function Plate({ cx, cy, diameter }: { cx: number; cy: number; diameter: number }) {
  const scale = diameter / 200;
  const half = 104 * scale;
  return <use href="#plate" x={cx - half} y={cy - half} width={208 * scale} height={212 * scale} />;
}

const PETALS = 24;

export function PlateSymbol() {
  const steps = Array.from({ length: PETALS }, (_, i) => i);
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
        <g fill="var(--pl-ink)">
          {steps.map((i) => (
            <path d="M0-96C4.5-92 4.5-88 0-83.5-4.5-88-4.5-92 0-96Z" transform={`rotate(${(i * 360) / PETALS})`} />
          ))}
        </g>
        <g fill="var(--pl-dot)">
          {steps.map((i) => {
            const [x, y] = onCircle(0, 0, 89.5, ((i + 0.5) * 2 * Math.PI) / PETALS);
            return <circle cx={x} cy={y} r="1.9" />;
          })}
        </g>
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
