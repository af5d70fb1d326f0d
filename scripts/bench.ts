/**
 * Measures how fast the rules are: complete matches of uniformly random moves through the public contract, and the cost of its parts.
 *
 *     npm run bench               a table
 *     npm run bench -- --json     one JSON object per line
 *     npm run bench -- --seconds 5 [--only "<what>"]
 *
 * Time is CPU time of the process after a warm-up. It is measured in slices, of which only the fastest counts: other work on the
 * machine can add half to the CPU time (caches and core threads are shared), but nothing makes a slice faster than the rules are.
 *
 * A signature is a hash of the moves played from a fixed seed: as long as it stays the same, so does the behaviour of the rules.
 */
import { spawnSync } from "node:child_process";
import { CHANCE, OVER, SeededRandom, newMoveList } from "@riad/core";
import type { MoveList, Position, Random } from "@riad/core";
import { SUBJECTS } from "./bench-subjects.ts";
import type { Subject } from "./bench-subjects.ts";
import { readCommandLine, readPositive, stop } from "./command-line.ts";

const { values } = readCommandLine({
  script: import.meta.url,
  options: { json: { type: "boolean" }, seconds: { type: "string", default: "2" }, only: { type: "string" } },
});
const seconds = readPositive("seconds", values.seconds);

/**
 * Plays to the end and returns the number of decisions. It counts nothing else: with more to count, the compiler
 * inlines this loop into its caller in some runs, which are then a third slower.
 */
function playMatch(position: Position, list: MoveList, random: Random): number {
  let decisions = 0;
  for (;;) {
    const { actor } = position;
    if (actor === OVER) return decisions;
    if (actor === CHANCE) {
      position.play(position.draw(random));
    } else {
      position.play(list[random.below(position.moves(list))]);
      decisions++;
    }
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

interface Speed {
  readonly matchesPerSecond: number;
  readonly decisionsPerSecond: number;
}

/** Seconds per slice: long enough for the clock, short enough to fit between two disturbances. */
const SLICE = 0.05;

/** Plays for `duration` seconds of CPU time; returns the speed of the fastest slice. */
function playFor({ game, setup }: Subject, duration: number): Speed {
  const random = new SeededRandom(20261115);
  const list = newMoveList();
  const start = game.start(setup);
  const position = start.clone();
  const end = cpuSeconds() + duration;
  let best: Speed = { matchesPerSecond: 0, decisionsPerSecond: 0 };
  while (cpuSeconds() < end) {
    const begin = cpuSeconds();
    let matches = 0;
    let decisions = 0;
    do {
      position.copyFrom(start);
      decisions += playMatch(position, list, random);
      matches++;
    } while (matches % 512 !== 0 || cpuSeconds() - begin < SLICE);
    const spent = cpuSeconds() - begin;
    if (matches / spent > best.matchesPerSecond) {
      best = { matchesPerSecond: matches / spent, decisionsPerSecond: decisions / spent };
    }
  }
  return best;
}

/** Seconds until the code is compiled: matches are slow in the first half second. */
const WARM_UP = 1;

function measureMatches(one: Subject): Record<string, number | string> {
  playFor(one, WARM_UP);
  const { matchesPerSecond, decisionsPerSecond } = playFor(one, seconds);
  return {
    name: one.name,
    games_per_cpu_s: Math.round(matchesPerSecond),
    moves_per_cpu_s: Math.round(decisionsPerSecond),
    ...averages(one, 50_000),
    bytes_a_move: bytesPerMove(one),
    signature: signature(one),
  };
}

/** Averages over random matches. */
function averages({ game, setup, event }: Subject, matches: number): Record<string, number> {
  const random = new SeededRandom(20261115);
  const list = newMoveList();
  const start = game.start(setup);
  const position = start.clone();
  let decisions = 0;
  let outcomes = 0;
  let points = 0;
  let firstWins = 0;
  let events = 0;
  for (let match = 0; match < matches; match++) {
    position.copyFrom(start);
    for (; position.actor !== OVER; outcomes++) {
      for (; position.actor >= 0; decisions++) position.play(list[random.below(position.moves(list))]);
      if (position.actor === OVER) break;
      position.play(position.draw(random));
    }
    for (let seat = 0; seat < setup.seats; seat++) points += position.points(seat);
    firstWins += shareOfFirst(position);
    if (event?.hasHappened(position)) events++;
  }
  return {
    decisions: round(decisions / matches),
    outcomes: round(outcomes / matches),
    points_a_seat: round(points / matches / setup.seats),
    first_seat_wins: round(firstWins / matches),
    ...(event !== undefined && { [event.name]: round(events / matches) }),
  };
}

/** The first seat's share of the win; several winners share it equally. */
function shareOfFirst(position: Position): number {
  if (position.place(0) !== 0) return 0;
  let winners = 0;
  for (let seat = 0; seat < position.seats; seat++) if (position.place(seat) === 0) winners++;
  return 1 / winners;
}

/** Heap growth over a million moves of listing, copying and playing; playing itself creates no objects. */
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

/** Positions from the middle of random matches in which a seat has to decide. */
function samplePositions({ game, setup }: Subject, count: number): Position[] {
  const random = new SeededRandom(7);
  const list = newMoveList();
  const found: Position[] = [];
  while (found.length < count) {
    const position = game.start(setup);
    const last = 1 + random.below(60);
    for (let ply = 0; position.actor !== OVER; ply++) {
      if (ply >= last && position.actor !== CHANCE) {
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

if (values.only === undefined) {
  // A separate process for each, so that code compiled for one does not slow down or speed up another.
  for (const { name } of SUBJECTS) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1), "--only", name], {
      stdio: "inherit",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
} else {
  const one =
    SUBJECTS.find(({ name }) => name === values.only) ??
    stop(`--only takes one of: ${SUBJECTS.map(({ name }) => name).join(", ")}.`);
  print(measureMatches(one));
  if (one === SUBJECTS.find(({ game }) => game === one.game)) for (const row of measureParts(one)) print(row);
}
if (Number.isNaN(sink)) console.error("Nothing was measured.");
