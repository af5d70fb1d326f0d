/**
 * Measures whether the expectations of the strongest level match the results. Positions come from all kinds of play: levels drawn at
 * random play until the expert takes over all seats; its expectations from then on are compared with how the match ends.
 *
 *     npm run calibrate -- <game> --matches 2000 --nodes 10000 --seats 2 --option wall=free     compares by tenths of the expected share
 *     npm run calibrate -- <game> --fit --matches 2000 --nodes 3000,20000 --deep 30000 [--write]  fits corrections of the expectations
 *     npm run calibrate -- <game> --noise --positions 300 --nodes 30000 [--write]               checks verdicts with ten times the nodes
 *     npm run calibrate -- <game> --round-ends --positions 200 --deals 64 [--stage "round 3"]  tests the evaluation before chance, by stage
 *
 * `--fit --stages` measures only how results differ from what searches of `--deep` nodes say once they are corrected towards deeper ones.
 *
 * `--nodes` is the budget of the values that are tested, `--play` that of the players. `--kinds` selects which kinds of values are
 * tested (judged, compared, chosen); with `--fit` the rest of the table then stays as it is. `--minutes` stops early and uses what has
 * been measured so far. `--write` stores the result, with the date and the hash of the weights, in
 * packages/bots/src/<game>/measured.json, which players and reviews read.
 */
import { SeededRandom, completeSetup } from "@riad/core";
import { CalibratedPlayer, levelsOf, newJudge, positionClassesOf } from "@riad/bots";
import type { Correction, Kind, Measured, MeasuredTable, Player, PositionClasses } from "@riad/bots";
import { parseGameId } from "@riad/games";
import { fitCorrections, replaceKinds } from "./calibration/fit.ts";
import { hashWeights, storeMeasured } from "./calibration/measured-file.ts";
import { MixedMatches } from "./calibration/mixed-match.ts";
import { floorsOf, makeFirmness, measureNoise } from "./calibration/noise.ts";
import { makeRoundEnds, measureRoundEnds } from "./calibration/round-ends.ts";
import { takeSamples } from "./calibration/samples.ts";
import type { Answer } from "./calibration/samples.ts";
import { makeClassRows, makeTenths } from "./calibration/tenths.ts";
import { readCommandLine, readCount, stop, unwrapOrStop } from "./command-line.ts";

const { values, positionals } = readCommandLine({
  script: import.meta.url,
  words: 1,
  options: {
    matches: { type: "string", default: "2000" },
    positions: { type: "string", default: "200" },
    deals: { type: "string", default: "64" },
    nodes: { type: "string", default: "1000" },
    deep: { type: "string", default: "30000" },
    kinds: { type: "string" },
    play: { type: "string", default: "1000" },
    seats: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string" },
    option: { type: "string", multiple: true, default: [] },
    stage: { type: "string", multiple: true },
    fit: { type: "boolean", default: false },
    stages: { type: "boolean", default: false },
    "round-ends": { type: "boolean", default: false },
    noise: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const KINDS: readonly Kind[] = ["judged", "compared", "chosen"];

const game = unwrapOrStop(parseGameId(positionals[0] ?? ""));
const classes = positionClassesOf(game.id) ?? stop(`${game.title} has no classes of positions to calibrate by.`);
const looks = values.nodes.split(",").map((text) => readCount("nodes", text));
const seats = readCount("seats", values.seats);
const options = Object.fromEntries(values.option.map(readOption));
const setup = unwrapOrStop(completeSetup(game, { seats, options }));
const rules = Object.entries(setup.options).map(([name, value]) => `${name} ${value}`);
const levels = levelsOf(game.id);
const kinds = values.kinds === undefined ? KINDS : values.kinds.split(",").map(readKind);
const matches = new MixedMatches(
  game,
  setup,
  values["round-ends"] ? looks[0] : readCount("play", values.play),
  new SeededRandom(`calibrate ${values.seed}`),
);

console.log([`${game.id}, ${seats} seats`, ...rules, `${values.nodes} nodes`, `seed ${values.seed}`].join(", "));
if (values["round-ends"]) probeRoundEnds(classes);
else if (values.noise) probeNoise(classes);
else if (values.fit) fitExpectations(classes);
else probeTenths(classes);

function probeTenths(known: PositionClasses): void {
  const count = readCount("matches", values.matches);
  const player = newJudge(levels[levels.length - 1]);
  const samples = takeSamples(matches, count, { player, classes: known, kinds, nodes: looks }, reporter(count));
  for (const kind of kinds) {
    for (const nodes of looks) {
      const isMeant = (answer: Answer): boolean => answer.kind === kind && answer.nodes === nodes;
      show([`${kind}, ${nodes} nodes`, ...makeTenths(samples, isMeant), ...makeClassRows(samples, isMeant)]);
    }
  }
}

function fitExpectations(known: PositionClasses): void {
  const count = readCount("matches", values.matches);
  const isWhole = values.kinds === undefined;
  const sampling = {
    player: values.stages ? judgeWithoutStages(known) : plainJudge(),
    classes: known,
    kinds: values.stages ? [] : kinds,
    nodes: looks,
    deep: readCount("deep", values.deep),
    every: isWhole ? 4 : 1,
  };
  const { corrections, stages = {} } = fitCorrections(
    takeSamples(matches, count, sampling, reporter(count)),
    sampling.deep,
  );
  show([
    ...corrections.map((one) => `${one.name.padEnd(42)} ${String(one.nodes).padStart(7)} nodes: ${describe(one)}`),
    ...Object.entries(stages).map(([stage, one]) => `${stage.padEnd(56)}: ${describe(one)}`),
  ]);
  if (!values.write) return;
  const before = known.measured[known.setupOf(game.start(setup))]?.calibration;
  const calibration = values.stages
    ? { corrections: before?.corrections ?? [], stages }
    : isWhole
      ? { corrections, stages }
      : replaceKinds(before, corrections, kinds);
  keep(known, { calibration: { date: today(), ...calibration } });
}

function describe({ scale, offset, margin, count }: Correction & { count: number }): string {
  return `scale ${scale.toFixed(3)}, offset ${offset.toFixed(3)}, margin ${margin.toFixed(2)}  ${count}`;
}

/** The judge without the corrections that are about to be measured. */
function plainJudge(): Player {
  const judge = newJudge(levels[levels.length - 1]);
  return judge instanceof CalibratedPlayer ? (judge.plain as Player) : judge;
}

/** With the corrections towards deeper searches, and without those that follow them. */
function judgeWithoutStages(known: PositionClasses): Player {
  const measured = Object.entries(known.measured).map(([name, { calibration, ...rest }]) => [
    name,
    { ...rest, calibration: { ...calibration, stages: {} } },
  ]);
  return new CalibratedPlayer(plainJudge(), { ...known, measured: Object.fromEntries(measured) as MeasuredTable });
}

function probeRoundEnds(known: PositionClasses): void {
  if (known.beforeChance === undefined) stop(`The players of ${game.title} never evaluate a position before chance.`);
  const positions = readCount("positions", values.positions);
  const wanted = { positions, deals: readCount("deals", values.deals), stages: values.stage };
  const found = measureRoundEnds(matches, known, wanted, reporter(positions));
  if (found.size === 0) stop(`No round end was at the stage "${values.stage?.join('", "')}"; try --stage "round 3".`);
  show(makeRoundEnds(found));
}

function probeNoise(known: PositionClasses): void {
  const positions = readCount("positions", values.positions);
  const [nodes] = looks;
  const decisions = measureNoise(matches, known, positions, nodes, reporter(positions));
  const floors = floorsOf(decisions);
  show([
    ...Object.entries(floors).map(
      ([name, { share, margin, count }]) =>
        `${name.padEnd(46)} ${(100 * share).toFixed(2).padStart(6)} pp ${margin.toFixed(2).padStart(6)} points  ${count}`,
    ),
    ...makeFirmness(decisions),
  ]);
  if (values.write) keep(known, { noise: { date: today(), nodes, floors } });
}

function keep(known: PositionClasses, part: Partial<Omit<Measured, "weights">>): void {
  const name = known.setupOf(game.start(setup));
  const weights = hashWeights(known.weights[name]);
  const table = new URL(`../packages/bots/src/${game.id}/measured.json`, import.meta.url);
  storeMeasured(table, name, weights, part);
  console.log(`stored for "${name}" with the weights ${weights}`);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Shows the progress on a terminal, but not in a file; returns false when the work is done or the time is up. */
function reporter(all: number): (done: number) => boolean {
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : readCount("minutes", values.minutes);
  const end = performance.now() + 60_000 * minutes;
  return (done) => {
    const goesOn = done < all && performance.now() < end;
    if (process.stderr.isTTY) process.stderr.write(goesOn ? `\r${done} of ${all}` : "\r\u001B[K");
    if (!goesOn) console.log(`${done} of ${all}`);
    return goesOn;
  };
}

function show(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

function readKind(text: string): Kind {
  return KINDS.find((kind) => kind === text) ?? stop(`--kinds takes some of ${KINDS.join(", ")}, not "${text}".`);
}

function readOption(text: string): [name: string, value: string] {
  const [name, value] = text.split("=");
  return value === undefined ? stop(`--option takes name=value, not "${text}".`) : [name, value];
}
