export { TILE_LETTERS, TILE_NAMES } from "./azul-tiles.ts";
export { HEADING_NAMES, makeSquareName } from "./marrakech-market.ts";
export { newPaint } from "./paint.ts";
export type { Paint } from "./paint.ts";
export type { Look } from "./screen.ts";
export { screenOf } from "./screens.ts";
