import type { MarkShape } from "./graph.ts";

interface VerdictMarkProps {
  shape: MarkShape;
  /** Filled for the reader, hollow for the others. */
  isOwn?: boolean;
}

/** The shape alone tells the verdict; drawn around the origin, 20 units wide. */
export function MarkShapes({ shape, isOwn = true }: VerdictMarkProps) {
  return <g class={`verdict-mark ${shape}${isOwn ? "" : " hollow"}`}>{SHAPES[shape]}</g>;
}

const TICK = "M-4.600 .2 L-1.300 3.600 L4.800 -3.400";

const SHAPES = {
  slip: <circle r="6" />,
  mistake: <path d="M0 -9 L9.500 8 L-9.500 8 Z" />,
  blunder: <path d="M0 -10.500 L10.500 0 L0 10.500 L-10.500 0 Z" />,
  find: (
    <>
      <path d={star()} />
      <path class="mark-sign" d={TICK} />
    </>
  ),
  turning: (
    <>
      <circle r="9.500" />
      <path class="mark-sign" d="M-4.500 4.500 V1 A4.500 4.500 0 0 1 4.500 1 V3.500 M1.500 .5 L4.500 4 L7.500 .5" />
    </>
  ),
  lucky: (
    <>
      <rect x="-9" y="-9" width="18" height="18" rx="4" />
      <path class="mark-sign" d="M0 5 V-5 M-4 -1 L0 -5 L4 -1" />
    </>
  ),
  unlucky: (
    <>
      <rect x="-9" y="-9" width="18" height="18" rx="4" />
      <path class="mark-sign" d="M0 -5 V5 M-4 1 L0 5 L4 1" />
    </>
  ),
} as const;

function star(): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 === 0 ? 10.5 : 8;
    const angle = (i * Math.PI) / 8;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** In a line of text. */
export function VerdictMark(props: VerdictMarkProps) {
  return (
    <svg class="mark-icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <MarkShapes {...props} />
    </svg>
  );
}
