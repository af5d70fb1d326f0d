export { newPaint } from "./paint.ts";
export type { Paint } from "./paint.ts";
export type { Look } from "./screen.ts";
export { screenOf } from "./screens.ts";
