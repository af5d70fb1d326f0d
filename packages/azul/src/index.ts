export { AzulPosition } from "./position.ts";
export { startPosition } from "./start.ts";
export { makeShared } from "./shared-text.ts";
export { makePlayers } from "./players-text.ts";
