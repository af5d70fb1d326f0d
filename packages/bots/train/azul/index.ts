/**
 * Trains the nets that evaluate the ends of rounds, for each wall and number of seats. All cores play matches, chunk by chunk; after each
 * generation of the plan one process learns from everything that was played. Chunks and the nets of each generation are files, so a run
 * that was stopped continues where it was, and the same seed gives the same weights however often that happens.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SeededRandom } from "@riad/core";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { StageNets, makeStageNets, parseStageNets } from "../../src/azul/stage-nets.ts";
import { estimate } from "../../src/statistics.ts";
import { runCrew } from "../crew.ts";
import { ProgressClock, makeDuration } from "../progress.ts";
import type { TrainArgs } from "../trainers.ts";
import { writeWeightsModule } from "../weights-module.ts";
import type { ChunkTask } from "./chunk-worker.ts";
import type { GateTask } from "./gate.ts";
import { errorOf, makeHeldOut, testNets } from "./held-out.ts";
import { learnMatches } from "./learn.ts";
import { Learner } from "./learner.ts";
import { readMatches } from "./match-store.ts";
import { planFor } from "./plan.ts";
import type { Generation } from "./plan.ts";
import type { RecordedMatch } from "./record-matches.ts";
import { Samples } from "./samples.ts";
import { fitTemperature } from "./temperature.ts";
import { startOf } from "./training-match.ts";

interface AzulTrainArgs extends TrainArgs {
  /** Both walls by default. */
  readonly wall?: string;
  /** `shipped` improves the nets that the players have; from nothing by default. */
  readonly start?: string;
  /** `no` writes the weights without matches against the shipped ones. */
  readonly gate?: string;
}

/** What decides which matches are played and learned: kept with the run, so that a continued one cannot mix two plans. */
interface RunSettings {
  readonly start: string;
  readonly size: number;
}

const ROOT = new URL("../../", import.meta.url);
/** One match in so many is kept for testing. */
const HELD_OUT = 12;
const GATE_ROUNDS = 150;
const GATE_NODES = 2000;

export async function train(args: AzulTrainArgs): Promise<void> {
  let isStopped = false;
  const stop = (): void => {
    if (isStopped) process.exit(130);
    isStopped = true;
    console.log("stopping; continue with --resume");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const pause = args.minutes === undefined ? undefined : setTimeout(stop, 60_000 * args.minutes);
  for (const seats of args.seats === undefined ? [2, 3, 4] : [args.seats]) {
    for (const wall of args.wall === undefined ? ["fixed", "free"] : [args.wall]) {
      if (!isStopped) await new Run(args, seats, wall === "free", () => isStopped).run();
    }
  }
  clearTimeout(pause);
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
}

class Run {
  readonly #args: AzulTrainArgs;
  readonly #seats: number;
  readonly #free: boolean;
  readonly #isStopped: () => boolean;
  readonly #name: string;
  readonly #folder: string;
  #settings: RunSettings;

  constructor(args: AzulTrainArgs, seats: number, free: boolean, isStopped: () => boolean) {
    this.#args = args;
    this.#seats = seats;
    this.#free = free;
    this.#isStopped = isStopped;
    this.#name = `${free ? "free" : "fixed"}-${seats}`;
    this.#folder = fileURLToPath(new URL(`../../.cache/train/azul-${this.#name}-${args.seed}/`, ROOT));
    this.#settings = { start: args.start ?? "nothing", size: args.size ?? 1 };
  }

  async run(): Promise<void> {
    const begin = performance.now();
    this.#prepare();
    let weights = readFileSync(`${this.#folder}first.weights`, "utf8");
    for (const [index, generation] of this.#plan.entries()) {
      const learned = `${this.#folder}${index}.weights`;
      if (!existsSync(learned)) {
        await this.#play(index, generation, weights);
        if (this.#isStopped()) return;
        writeWhole(learned, this.#learn(index, generation, weights));
      }
      weights = readFileSync(learned, "utf8");
    }
    await this.#finish(weights, makeDuration((performance.now() - begin) / 1000));
  }

  get #plan(): readonly Generation[] {
    const { start, size } = this.#settings;
    return planFor(this.#seats, this.#free, size, start === "shipped");
  }

  /** A fresh folder, or that of the run to continue. The nets to start from are kept too: the shipped ones may change meanwhile. */
  #prepare(): void {
    const settings = `${this.#folder}run.json`;
    if (this.#args.resume === true && existsSync(settings)) {
      this.#settings = JSON.parse(readFileSync(settings, "utf8")) as RunSettings;
      const { start, size } = this.#settings;
      this.#log(`continues a run with --start ${start} --size ${size}`);
      return;
    }
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    writeWhole(`${this.#folder}first.weights`, makeStageNets(this.#firstNets()));
    writeWhole(settings, JSON.stringify(this.#settings));
  }

  #firstNets(): StageNets {
    if (this.#settings.start === "shipped") return this.#shipped();
    const nets = StageNets.blank(this.#seats, this.#free);
    for (const net of nets.nets) new Learner(net).begin(new SeededRandom(`${this.#args.seed} ${this.#name}`));
    return nets;
  }

  #shipped(): StageNets {
    return netsFor(startOf(this.#seats, this.#free, 0));
  }

  #chunkPath(generation: number, chunk: number): string {
    return `${this.#folder}${generation}-${chunk}.bin`;
  }

  async #play(index: number, { chunks, games, style, isPlayingOn }: Generation, weights: string): Promise<void> {
    const tasks: ChunkTask[] = Array.from({ length: chunks }, (_, chunk) => ({
      path: this.#chunkPath(index, chunk),
      seed: `${this.#args.seed} ${this.#name} ${index} ${chunk}`,
      seats: this.#seats,
      free: this.#free,
      games,
      weights,
      ...(style === undefined ? {} : { style }),
      ...(isPlayingOn === true ? { earlier: this.#chunkPath(index - 1, chunk) } : {}),
    })).filter(({ path }) => !existsSync(path));
    const clock = new ProgressClock();
    const who = style === undefined ? "greedy" : "searched";
    await runCrew(tasks, this.#crew("./chunk-worker.ts"), (_, done) => {
      this.#log(`generation ${index}, ${who} matches: chunk ${clock.say(done, tasks.length)}`);
    });
  }

  /**
   * Learns from the matches of this generation and of all earlier ones of its kind; returns the weights, or those before where the
   * new ones do no better on held-out matches: so few matches teach noise.
   */
  #learn(index: number, { style, learning }: Generation, weights: string): string {
    const matches = this.#matchesUntil(index, style !== undefined);
    const random = new SeededRandom(`${this.#args.seed} ${this.#name} learning ${index}`);
    const heldOut = this.#samples(
      matches.filter((_, i) => i % HELD_OUT === 0),
      random,
    );
    const samples = this.#samples(
      matches.filter((_, i) => i % HELD_OUT !== 0),
      random,
    );
    const nets = parseStageNets(weights);
    this.#log(`generation ${index}, ${matches.length} matches, ${samples.count} ends to learn from`);
    const test = (pass: string): number => {
      const result = testNets(nets, heldOut);
      this.#log(`${pass}: ${makeHeldOut(result)}`);
      return errorOf(result);
    };
    const before = test("before");
    learnMatches(nets, samples, learning, random, test);
    fitTemperature(nets, heldOut);
    if (test("after the last touch") < before) return makeStageNets(nets);
    this.#log("no better on held-out matches, so nothing is learned from this generation");
    return weights;
  }

  /** Those of greedy players or of the search, up to a generation. */
  #matchesUntil(index: number, isSearched: boolean): RecordedMatch[] {
    return this.#plan
      .slice(0, index + 1)
      .flatMap(({ style, chunks }, generation) =>
        (style !== undefined) === isSearched
          ? Array.from({ length: chunks }, (_, chunk) => this.#chunkPath(generation, chunk))
          : [],
      )
      .filter((path) => existsSync(path))
      .flatMap((path) => readMatches(path, this.#seats));
  }

  #samples(matches: readonly RecordedMatch[], random: SeededRandom): Samples {
    const samples = new Samples(
      this.#seats,
      this.#free,
      matches.reduce((sum, { ends }) => sum + ends.length, 0),
    );
    for (const match of matches) samples.add(match, random);
    return samples;
  }

  /** Writes the weights where the players read them, if they do better than those that are there. */
  async #finish(weights: string, duration: string): Promise<void> {
    const { seed, out, gate = "yes" } = this.#args;
    const { start, size } = this.#settings;
    const path = `${out ?? fileURLToPath(new URL("src/azul/weights", ROOT))}/${this.#name}.ts`;
    let result = "no gate";
    if (gate === "yes") {
      const { mean, error } = await this.#gate(weights);
      if (this.#isStopped()) return;
      result = `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} % against the weights before`;
      this.#log(`gate: ${result} (fair share ${(100 / this.#seats).toFixed(0)} %)`);
      if (mean - error / 2 < 1 / this.#seats) {
        this.#log(`not better, so ${path} stays as it is; the new weights are in ${this.#folder}`);
        return;
      }
    }
    const command = `azul --seats ${this.#seats} --wall ${this.#free ? "free" : "fixed"} --seed ${seed} --start ${start} --size ${size}`;
    const matches = this.#matchesUntil(this.#plan.length - 1, true).length;
    writeWeightsModule(path, command, `${matches} searched matches, ${duration}, ${result}`, weights);
    this.#log(`wrote ${path}`);
  }

  async #gate(weights: string): Promise<{ mean: number; error: number }> {
    const kept = `${this.#folder}gate.json`;
    const shares = existsSync(kept) ? (JSON.parse(readFileSync(kept, "utf8")) as (number | null)[]) : [];
    const shipped = makeStageNets(this.#shipped());
    const tasks: GateTask[] = Array.from({ length: GATE_ROUNDS }, (_, round) => ({
      round,
      seed: `gate ${this.#args.seed} ${round}`,
      seats: this.#seats,
      free: this.#free,
      nodes: GATE_NODES,
      challenger: weights,
      shipped,
    })).filter(({ round }) => typeof shares[round] !== "number");
    const clock = new ProgressClock();
    await runCrew(tasks, this.#crew("./gate.ts"), (share, done, { round }) => {
      shares[round] = share;
      writeWhole(kept, JSON.stringify(shares));
      if (done % 10 === 0) this.#log(`gate: round ${clock.say(done, tasks.length)}`);
    });
    return estimate(shares.filter((share) => share !== null));
  }

  #crew(module: string): { module: URL; isStopped: () => boolean; threads?: number } {
    const { threads } = this.#args;
    return {
      module: new URL(module, import.meta.url),
      isStopped: this.#isStopped,
      ...(threads === undefined ? {} : { threads }),
    };
  }

  #log(text: string): void {
    console.log(`azul ${this.#name}: ${text}`);
  }
}

/** All of it or nothing, wherever the run is interrupted. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
