/** Boxes of the stage as style: in units of the layout, so that they grow with the window. */
interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxStyle({ x, y, width, height }: PlacedBox) {
  return { left: units(x), top: units(y), width: units(width), height: units(height) };
}

export function units(value: number): string {
  return `calc(${Math.round(value * 100) / 100} * var(--u))`;
}
