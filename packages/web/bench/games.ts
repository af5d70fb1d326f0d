/** The games with screens in the gallery and turns for the benchmark; others are measured by nobody. */
import { azulBench } from "./azul/bench.ts";
import { marrakechBench } from "./marrakech/bench.ts";
import type { GameBench } from "./screen.ts";

export const BENCHES: Readonly<Record<string, GameBench>> = { marrakech: marrakechBench, azul: azulBench };
