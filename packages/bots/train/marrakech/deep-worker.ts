/** Plays the matches of one chunk and writes what their deep turns teach. */
import { renameSync, writeFileSync } from "node:fs";
import { SeededRandom, completeSetup, unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { Ruleset } from "@riad/marrakech";
import { parseNet } from "../../src/marrakech/shipped-nets.ts";
import { serveTasks } from "../crew.ts";
import { makeSample } from "./deep-samples.ts";
import { SelfPlay } from "./self-play.ts";

export interface DeepTask {
  readonly path: string;
  readonly seed: string;
  readonly ruleset: Ruleset;
  readonly seats: number;
  readonly matches: number;
  /** Of so many turns one is searched two turns deep. */
  readonly deepOneIn: number;
  /** Of the net that plays and searches. */
  readonly weights: string;
}

serveTasks(({ path, seed, ruleset, seats, matches, deepOneIn, weights }: DeepTask) => {
  const selfPlay = new SelfPlay(parseNet(weights), deepOneIn);
  const setup = unwrap(completeSetup(marrakech, { seats, options: { ruleset } }));
  const random = new SeededRandom(seed);
  const lines: string[] = [];
  for (let match = 0; match < matches; match++) {
    for (const turn of selfPlay.playTurns(marrakech.start(setup), random)) {
      if (turn.isDeep) lines.push(makeSample(turn));
    }
  }
  writeFileSync(`${path}.new`, `${lines.join("\n")}\n`);
  renameSync(`${path}.new`, path);
  return lines.length;
});
