import type { ComponentChildren } from "preact";

interface DrawingProps {
  width: number;
  height: number;
  /** What a screen reader says it is. */
  label: string;
  children: ComponentChildren;
}

/** A drawing on the page. Its measures are in units of the layout (`--u`), so that it grows with the window. */
export function Drawing({ width, height, label, children }: DrawingProps) {
  return (
    <svg
      class="drawing"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `calc(${width} * var(--u))` }}
    >
      {children}
    </svg>
  );
}
