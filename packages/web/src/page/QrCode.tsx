import { useEffect, useState } from "preact/hooks";
import "./qr-code.css";
import { whileHere } from "./while-here.ts";

/** The three eyes in the corners of every code, in modules. */
const EYE = 7;
/** What cameras need around it. */
const MARGIN = 3;

/** A link as a QR code. We draw it ourselves; the library that computes it is loaded on demand. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(
    () => whileHere(import("uqr"), ({ encode }) => setModules(encode(text, { ecc: "M", border: 0 }).data)),
    [text],
  );
  const size = modules.length;
  return (
    <svg
      class="qr"
      viewBox={`${-MARGIN} ${-MARGIN} ${(size || 33) + 2 * MARGIN} ${(size || 33) + 2 * MARGIN}`}
      role="img"
      aria-label={label}
    >
      <path d={dots(modules)} />
      {size > 0 &&
        [
          [0, 0],
          [size - EYE, 0],
          [0, size - EYE],
        ].map(([x, y]) => <Eye x={x} y={y} />)}
    </svg>
  );
}

function Eye({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect class="qr-ring" x={x + 0.5} y={y + 0.5} width={EYE - 1} height={EYE - 1} rx="1.6" />
      <rect class="qr-heart" x={x + 2} y={y + 2} width="3" height="3" rx=".9" />
    </>
  );
}

function dots(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const isEye = (x: number, y: number) =>
    (x < EYE && y < EYE) || (x >= size - EYE && y < EYE) || (x < EYE && y >= size - EYE);
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark && !isEye(x, y) ? `M${x} ${y}h1v1h-1Z` : "")))
    .join("");
}
