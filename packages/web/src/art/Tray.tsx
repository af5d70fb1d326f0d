import { khatam, star } from "./star.ts";

interface TrayProps {
  cx: number;
  cy: number;
  /** Half of its width and half of its height; equal for a round tray, otherwise its ends are half circles. */
  rx: number;
  ry: number;
}

/** The low brass tray that holds the centre. */
export function Tray({ cx, cy, rx, ry }: TrayProps) {
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
      <rect {...outline(10)} fill="url(#tray)" stroke="#7b5714" stroke-width="2" />
      <rect {...outline(15)} fill="none" stroke="var(--tr-ink)" stroke-opacity=".45" stroke-width="1.2" />
      <g fill="none" stroke="var(--tr-ink)" stroke-opacity=".38" stroke-width="1.2">
        {rx - ry < 20 ? <Rosette r={ry} /> : <Stars rx={rx} ry={ry} />}
      </g>
    </g>
  );
}

function Rosette({ r }: { r: number }) {
  const petal = `M0 ${-r * 0.52}Q8 ${-r * 0.66} 0 ${-r * 0.82}Q-8 ${-r * 0.66} 0 ${-r * 0.52}Z`;
  return (
    <>
      {Array.from({ length: 24 }, (_, i) => (
        <path d={petal} transform={`rotate(${i * 15})`} />
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
