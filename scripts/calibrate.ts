/**
 * Whether what the strongest level says comes true. Positions come from all kinds of play: levels drawn at random, until the expert plays
 * all seats; its expectations from there on are compared with how the match ends.
 *
 *     npm run calibrate -- <game> --matches 2000 --nodes 1000 --seats 2 --option wall=free     by tenths of the expected share
 *     npm run calibrate -- <game> --round-ends --positions 200 --deals 64                      the evaluation before chance, by stage
 *     npm run calibrate -- <game> --noise --positions 300 --nodes 5000 [--write]               verdicts at ten times the nodes
 *
 * `--write` keeps the noise floors, with the date and the hash of the weights, in packages/bots/src/<game>/noise-floors.json.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SeededRandom, completeSetup } from "@riad/core";
import { positionClassesOf } from "@riad/bots";
import type { NoiseFloor, NoiseTable, PositionClasses } from "@riad/bots";
import { parseGameId } from "@riad/games";
import { MixedMatches } from "./calibration/mixed-match.ts";
import { floorsOf, makeFirmness, measureNoise } from "./calibration/noise.ts";
import { makeRoundEnds, measureRoundEnds } from "./calibration/round-ends.ts";
import { makeTenths, measureTenths } from "./calibration/tenths.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "2000" },
    positions: { type: "string", default: "200" },
    deals: { type: "string", default: "64" },
    nodes: { type: "string", default: "1000" },
    seats: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    option: { type: "string", multiple: true, default: [] },
    "round-ends": { type: "boolean", default: false },
    noise: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const game = unwrapOrStop(parseGameId(positionals[0] ?? ""));
const classes = positionClassesOf(game.id);
const nodes = readCount("nodes");
const seats = readCount("seats");
const options = Object.fromEntries(values.option.map((text) => text.split("=")));
const setup = unwrapOrStop(completeSetup(game, { seats, options }));
const rules = Object.entries(setup.options).map(([name, value]) => `${name} ${value}`);
const matches = new MixedMatches(game, setup, nodes, new SeededRandom(`calibrate ${values.seed}`));

console.log([`${game.id}, ${seats} seats`, ...rules, `${nodes} nodes`, `seed ${values.seed}`].join(", "));
if (values["round-ends"]) probeRoundEnds(needClasses());
else if (values.noise) probeNoise(needClasses());
else show(makeTenths(measureTenths(matches, readCount("matches"), reporter(readCount("matches")))));

function probeRoundEnds(known: PositionClasses): void {
  if (known.beforeChance === undefined) stop(`The players of ${game.title} never evaluate a position before chance.`);
  const positions = readCount("positions");
  show(makeRoundEnds(measureRoundEnds(matches, known, positions, readCount("deals"), reporter(positions))));
}

function probeNoise(known: PositionClasses): void {
  const positions = readCount("positions");
  const decisions = measureNoise(matches, known, positions, nodes, reporter(positions));
  const floors = floorsOf(decisions);
  show([
    ...Object.entries(floors).map(
      ([name, { share, margin, count }]) =>
        `${name.padEnd(46)} ${(100 * share).toFixed(2).padStart(6)} pp ${margin.toFixed(2).padStart(6)} points  ${count}`,
    ),
    ...makeFirmness(decisions),
  ]);
  if (values.write) writeFloors(known, floors);
}

/** Puts the floors of this setup into the game's table; those of other setups stay if they were measured with the same weights. */
function writeFloors(known: PositionClasses, floors: Readonly<Record<string, NoiseFloor>>): void {
  const path = new URL(`../packages/bots/src/${game.id}/noise-floors.json`, import.meta.url);
  const weights = createHash("sha256").update(known.weights.join("\n")).digest("hex").slice(0, 16);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as NoiseTable) : undefined;
  const prefix = [`${seats} seats`, ...rules].join(", ");
  const kept = before?.weights === weights ? before.floors : {};
  const own = Object.entries(floors).map(([name, floor]) => [`${prefix}, ${name}`, floor]);
  const table: NoiseTable = {
    date: new Date().toISOString().slice(0, 10),
    weights,
    nodes,
    floors: Object.fromEntries([...Object.entries(kept).filter(([name]) => !name.startsWith(`${prefix}, `)), ...own]),
  };
  writeFileSync(path, `${JSON.stringify(table, undefined, 2)}\n`);
  console.log(`wrote ${Object.keys(table.floors).length} noise floors of the weights ${weights}`);
}

function needClasses(): PositionClasses {
  return classes ?? stop(`${game.title} has no classes of positions to calibrate by.`);
}

/** Says now and then how far it has come, to people and not to files. */
function reporter(all: number): (done: number) => void {
  return (done) => {
    if (process.stderr.isTTY) process.stderr.write(done < all ? `\r${done} of ${all}` : "\r\u001B[K");
  };
}

function show(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

function readCount(name: "matches" | "positions" | "deals" | "nodes" | "seats"): number {
  const count = Number(values[name]);
  if (!Number.isSafeInteger(count) || count < 1) stop(`--${name} takes a whole number from 1, not "${values[name]}".`);
  return count;
}

function unwrapOrStop<T>(result: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T {
  return result.ok ? result.value : stop(result.refusal.message);
}

function stop(message: string): never {
  console.error(message);
  return process.exit(2);
}
