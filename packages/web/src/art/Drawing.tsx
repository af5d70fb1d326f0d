import type { ComponentChildren, VNode } from "preact";

interface DrawingProps {
  width: number;
  height: number;
  /** What a screen reader says it is. */
  label: string;
  /** What it says after that, such as where more can be heard. */
  description?: string | undefined;
  children: ComponentChildren;
}

/** A drawing on the page. Its measures are in units of the layout (`--u`), so that it grows with the window. */
export function Drawing({ width, height, label, description, children }: DrawingProps) {
  return (
    <svg
      class="drawing"
      role="img"
      aria-label={label}
      aria-description={description}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `calc(${width} * var(--u))` }}
    >
      {/* Some readers go into a picture and would read its words without blanks. */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

interface RuleProps {
  text: string;
  /** The colour behind the picture. */
  ground?: string;
  /** Drawn in a box of 120 × 80. */
  children: ComponentChildren;
}

/** One rule of a game's rules sheet, with its picture. */
export function Rule({ text, ground = "var(--panel2)", children }: RuleProps) {
  return (
    <li>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <rect width="120" height="80" rx="8" fill={ground} />
        {children}
      </svg>
      <p>{text}</p>
    </li>
  );
}

/** In units of the drawing; a PNG has two pixels per unit. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly content: VNode;
}

/** Around everything on the sheet, and between its parts. */
export const EDGE = 14;

interface Area {
  width: number;
  height: number;
}

export function Paper({ width, height }: Area) {
  return (
    <>
      <rect width={width} height={height} fill="var(--ground)" />
      <rect width={width} height={height} fill="url(#zellige)" />
    </>
  );
}

export function Card({ width, height, isTurn }: Area & { isTurn: boolean }) {
  return (
    <rect
      width={width}
      height={height}
      rx="14"
      fill="var(--panel)"
      stroke={isTurn ? "var(--glow)" : "var(--line)"}
      stroke-width={isTurn ? 3 : 1}
    />
  );
}
