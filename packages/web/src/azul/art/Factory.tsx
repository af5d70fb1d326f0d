/** Where tiles lie to be taken: the enamelled plates of the factories and the brass tray of the centre. */
import { khatam, onCircle, star } from "../../art/star.ts";
import { Stops } from "../../art/Sprite.tsx";

/** An enamelled plate; its symbol is drawn around (0, 0) with radius 100. */
export function Factory({ cx, cy, diameter }: { cx: number; cy: number; diameter: number }) {
  const scale = diameter / 200;
  const half = 104 * scale;
  return <use href="#factory" x={cx - half} y={cy - half} width={208 * scale} height={212 * scale} />;
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

export function FactorySymbol() {
  return (
    <>
      <radialGradient id="factory-rim" cx=".38" cy=".32" r=".8">
        <Stops of="0 var(--pl-a), 1 var(--pl-b)" />
      </radialGradient>
      <radialGradient id="factory-well" cx=".55" cy=".6" r=".65">
        <Stops of="0 var(--pl-w0), 1 var(--pl-w1)" />
      </radialGradient>
      <radialGradient id="centre" cx=".42" cy=".36" r=".8">
        <Stops of="0 var(--tr-a), 1 var(--tr-b)" />
      </radialGradient>
      <symbol id="factory" viewBox="-104 -104 208 212" overflow="visible">
        <ellipse cx="2" cy="9" rx="99" ry="97" fill="#2b1708" opacity=".26" />
        <circle r="100" fill="var(--pl-edge)" />
        <circle r="98" fill="url(#factory-rim)" stroke="var(--pl-line)" stroke-width="3" />
        <path d={PETALS.map(petal).join("")} fill="var(--pl-ink)" />
        <path d={PETALS.map(dot).join("")} fill="var(--pl-dot)" />
        <circle r="79" fill="url(#factory-well)" stroke="var(--pl-line)" stroke-width="2.4" />
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

interface CentreProps {
  cx: number;
  cy: number;
  /** Half of its width and half of its height; equal for a round one, otherwise its ends are half circles. */
  rx: number;
  ry: number;
}

/** The low brass tray of the centre. */
export function Centre({ cx, cy, rx, ry }: CentreProps) {
  const outline = (inset: number) => ({
    x: inset - rx,
    y: inset - ry,
    width: 2 * (rx - inset),
    height: 2 * (ry - inset),
    rx: ry - inset,
  });
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <rect {...outline(0)} transform="translate(2 8)" fill="#2b1708" opacity=".3" />
      <rect {...outline(0)} fill="url(#brass)" stroke="#7b5714" />
      <rect {...outline(3)} fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" />
      <rect {...outline(10)} fill="url(#centre)" stroke="#7b5714" stroke-width="2" />
      <rect {...outline(15)} fill="none" stroke="var(--tr-ink)" stroke-opacity=".45" stroke-width="1.2" />
      <g fill="none" stroke="var(--tr-ink)" stroke-opacity=".38" stroke-width="1.2">
        {rx - ry < 20 ? <Rosette r={ry} /> : <Stars rx={rx} ry={ry} />}
      </g>
    </g>
  );
}

function Rosette({ r }: { r: number }) {
  const leaf = `M0 ${-r * 0.52}Q8 ${-r * 0.66} 0 ${-r * 0.82}Q-8 ${-r * 0.66} 0 ${-r * 0.52}Z`;
  return (
    <>
      {Array.from({ length: 24 }, (_, i) => (
        <path d={leaf} transform={`rotate(${i * 15})`} />
      ))}
    </>
  );
}

/** Whole stars only, spread evenly: ornament is never stretched. */
function Stars({ rx, ry }: { rx: number; ry: number }) {
  const count = Math.max(1, Math.floor((2 * rx - 40) / ry));
  const pitch = (2 * rx - 2 * ry) / Math.max(1, count - 1);
  const d = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * pitch;
    return khatam(x, 0, ry * 0.52) + star(x, 0, ry * 0.3, ry * 0.15);
  });
  return <path d={d.join("")} />;
}
