export { AzulPosition } from "./position.ts";
export { startPosition } from "./start.ts";
