/**
 * How fast the rules are: uniform random complete matches through the public contract, and the cost of its parts.
 *
 *     npm run bench               a table
 *     npm run bench -- --json     one JSON object a line
 *     npm run bench -- --seconds 5
 *
 * Time is CPU time of the process after a warm-up. A signature is a hash of the moves played from a fixed seed: as long
 * as it stays the same, so does the behaviour of the rules.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { CHANCE, OVER, SeededRandom, completeSetup, newMoveList, unwrap } from "@riad/core";
import type { Game, MoveList, Position, Random, Setup } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import { MarrakechPosition } from "@riad/marrakech";

const { values } = parseArgs({
  options: { json: { type: "boolean" }, seconds: { type: "string", default: "2" }, only: { type: "string" } },
});
const seconds = Number(values.seconds);

interface Subject {
  readonly name: string;
  readonly game: Game;
  readonly setup: Setup;
}

function subject(game: Game, seats: number, options: Record<string, string> = {}): Subject {
  const words = Object.values(options).map((value) => ` ${value}`);
  return {
    name: `${game.id} random ${seats}p${words.join("")}`,
    game,
    setup: unwrap(completeSetup(game, { seats, options })),
  };
}

const SUBJECTS = [
  subject(azul, 2),
  subject(azul, 4),
  subject(azul, 2, { wall: "free" }),
  subject(marrakech, 2),
  subject(marrakech, 4),
  subject(marrakech, 2, { ruleset: "publisher" }),
];

/** What matches were like. Results are looked at once in sixteen matches: judging them is not what is measured. */
class Tally {
  matches = 0;
  decisions = 0;
  plies = 0;
  looks = 0;
  points = 0;
  firstWins = 0;
  eliminations = 0;

  look(position: Position): void {
    this.looks++;
    let winners = 0;
    for (let seat = 0; seat < position.seats; seat++) {
      this.points += position.points(seat);
      if (position.place(seat) === 0) winners++;
    }
    if (position.place(0) === 0) this.firstWins += 1 / winners;
    if (position instanceof MarrakechPosition && isAnyoneOut(position)) this.eliminations++;
  }
}

function isAnyoneOut(position: MarrakechPosition): boolean {
  for (let seat = 0; seat < position.seats; seat++) if (position.isOut(seat)) return true;
  return false;
}

function playMatch(position: Position, list: MoveList, random: Random, tally: Tally): void {
  let decisions = 0;
  let plies = 0;
  for (; ; plies++) {
    const { actor } = position;
    if (actor === OVER) break;
    if (actor === CHANCE) {
      position.play(position.draw(random));
    } else {
      position.play(list[random.below(position.moves(list))]);
      decisions++;
    }
  }
  tally.matches++;
  tally.decisions += decisions;
  tally.plies += plies;
  if (tally.matches % 16 === 0) tally.look(position);
}

function playMatches({ game, setup }: Subject, enough: (tally: Tally) => boolean): Tally {
  const random = new SeededRandom(20261115);
  const list = newMoveList();
  const start = game.start(setup);
  const position = start.clone();
  const tally = new Tally();
  do {
    position.copyFrom(start);
    playMatch(position, list, random, tally);
  } while (!enough(tally));
  return tally;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measureMatches(one: Subject): Record<string, number | string> {
  playMatches(one, (tally) => tally.matches >= 4000);
  const begin = cpuSeconds();
  const tally = playMatches(one, ({ matches }) => matches % 512 === 0 && cpuSeconds() - begin >= seconds);
  const spent = cpuSeconds() - begin;
  return {
    name: one.name,
    games_per_cpu_s: Math.round(tally.matches / spent),
    moves_per_cpu_s: Math.round(tally.decisions / spent),
    decisions: round(tally.decisions / tally.matches),
    outcomes: round((tally.plies - tally.decisions) / tally.matches),
    points_a_seat: round(tally.points / tally.looks / one.setup.seats),
    first_seat_wins: round(tally.firstWins / tally.looks),
    ...(one.game === marrakech && { eliminations: round(tally.eliminations / tally.looks) }),
    bytes_a_move: bytesPerMove(one),
    signature: signature(one),
  };
}

/** Heap growth over a million moves of listing, copying and playing; the match itself makes no object. */
function bytesPerMove({ game, setup }: Subject): number {
  const random = new SeededRandom(1);
  const list = newMoveList();
  const start = game.start(setup);
  const position = start.clone();
  const copy = start.clone();
  const walk = (moves: number): void => {
    for (let i = 0; i < moves; i++) {
      if (position.actor === OVER) position.copyFrom(start);
      const count = position.moves(list);
      copy.copyFrom(position);
      position.play(position.actor === CHANCE ? position.draw(random) : list[random.below(count)]);
    }
  };
  walk(50_000);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  walk(1_000_000);
  return round((process.memoryUsage().heapUsed - before) / 1_000_000);
}

function signature({ game, setup }: Subject): string {
  const random = new SeededRandom(1);
  const list = newMoveList();
  let hash = 0;
  for (let match = 0; match < 100; match++) {
    const position = game.start(setup);
    while (position.actor !== OVER) {
      const count = position.moves(list);
      const move = position.actor === CHANCE ? position.draw(random) : list[random.below(count)];
      hash = Math.imul(hash ^ (move + count * 4096), 0x01000193);
      position.play(move);
    }
    for (let seat = 0; seat < setup.seats; seat++) hash = Math.imul(hash ^ position.points(seat), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Positions from the middle of random matches, where someone is to decide. */
function samplePositions({ game, setup }: Subject, count: number): Position[] {
  const random = new SeededRandom(7);
  const list = newMoveList();
  const found: Position[] = [];
  while (found.length < count) {
    const position = game.start(setup);
    const stop = 1 + random.below(60);
    for (let ply = 0; position.actor !== OVER; ply++) {
      if (ply >= stop && position.actor !== CHANCE) {
        found.push(position.clone());
        break;
      }
      const moves = position.moves(list);
      position.play(position.actor === CHANCE ? position.draw(random) : list[random.below(moves)]);
    }
  }
  return found;
}

let sink = 0;

function nanosecondsPerCall(
  positions: readonly Position[],
  work: (position: Position, index: number) => number,
): number {
  const loop = (until: number): number => {
    let calls = 0;
    while (cpuSeconds() < until) {
      for (let i = 0; i < positions.length; i++) sink += work(positions[i], i);
      calls += positions.length;
    }
    return calls;
  };
  loop(cpuSeconds() + 0.1);
  const begin = cpuSeconds();
  const calls = loop(begin + 0.3);
  return round(((cpuSeconds() - begin) / calls) * 1e9);
}

function measureParts(one: Subject): Record<string, number | string>[] {
  const { notation } = one.game;
  const positions = samplePositions(one, 500);
  const texts = positions.map((position) => notation.makePosition(position));
  const target = one.game.start(one.setup);
  const list = newMoveList();
  const parts: [string, (position: Position, index: number) => number][] = [
    ["copy", (position) => (target.copyFrom(position), target.seats)],
    ["list moves", (position) => position.moves(list)],
    ["make position", (position) => notation.makePosition(position).length],
    ["parse position", (_, index) => (notation.parsePosition(texts[index]).ok ? 1 : 0)],
  ];
  return parts.map(([part, work]) => ({
    name: `${one.game.id} ${part}`,
    ns_per_call: nanosecondsPerCall(positions, work),
  }));
}

function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}

function print(row: Record<string, number | string>): void {
  if (values.json) {
    console.log(JSON.stringify(row));
    return;
  }
  const { name, ...rest } = row;
  const words = Object.entries(rest).map(
    ([key, value]) => `${key} ${typeof value === "number" ? value.toLocaleString("en") : value}`,
  );
  console.log(`${String(name).padEnd(30)} ${words.join("  ")}`);
}

if (!(seconds > 0)) {
  console.error("--seconds takes a positive number.");
  process.exit(2);
}
if (values.only === undefined) {
  // One process for each, so that no measurement is slowed or sped up by what was compiled for another.
  for (const { name } of SUBJECTS) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1), "--only", name], {
      stdio: "inherit",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
} else {
  const one = SUBJECTS.find(({ name }) => name === values.only);
  if (one === undefined) {
    console.error(`--only takes one of: ${SUBJECTS.map(({ name }) => name).join(", ")}.`);
    process.exit(2);
  }
  print(measureMatches(one));
  if (one.name === `${one.game.id} random 2p`) for (const row of measureParts(one)) print(row);
}
if (Number.isNaN(sink)) console.error("Nothing was measured.");
