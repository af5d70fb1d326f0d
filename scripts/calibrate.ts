/**
 * Whether what a level expects comes true: it plays itself, and its expected share of the win and margin at every
 * decision are compared with how the match ended.
 *
 *     npm run calibrate -- <game> hard
 *     npm run calibrate -- <game> expert --games 200 --nodes 2000 --seats 4
 */
import { parseArgs } from "node:util";
import { CHANCE, OVER, SeededRandom, completeSetup } from "@riad/core";
import { findLevel, levelsOf, marginOf, winShares } from "@riad/bots";
import { parseGameId } from "@riad/games";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "200" },
    nodes: { type: "string", default: "1000" },
    seats: { type: "string", default: "2" },
    option: { type: "string", multiple: true, default: [] },
  },
});

const game = unwrapOrStop(parseGameId(positionals[0] ?? ""));
const level = findLevel(game.id, positionals[1] ?? "");
if (level === undefined)
  stop(
    `Name a level: ${levelsOf(game.id)
      .map(({ id }) => id)
      .join(", ")}.`,
  );
const games = readCount("games");
const nodes = readCount("nodes");
const seats = readCount("seats");
const options = Object.fromEntries(values.option.map((text) => text.split("=")));
const setup = unwrapOrStop(completeSetup(game, { seats, options }));

const BINS = 10;
const bins = Array.from({ length: BINS }, () => ({ count: 0, win: 0, won: 0, margin: 0, reached: 0 }));

for (let match = 0; match < games; match++) {
  const random = new SeededRandom(`calibrate ${match}`);
  const player = level.create(random);
  const position = game.start(setup);
  const beliefs: { seat: number; win: number; margin: number }[] = [];
  while (position.actor !== OVER) {
    const { actor } = position;
    if (actor === CHANCE) {
      position.play(position.draw(random));
      continue;
    }
    const { move, share, margin } = player.choose(position.clone(), { nodes });
    beliefs.push({ seat: actor, win: share, margin });
    position.play(move);
  }
  const shares = winShares(position);
  for (const { seat, win, margin } of beliefs) {
    const bin = bins[Math.min(BINS - 1, Math.floor(win * BINS))];
    bin.count++;
    bin.win += win;
    bin.won += shares[seat];
    bin.margin += margin;
    bin.reached += marginOf(position, seat);
  }
}

console.log(`${game.id}, ${seats} seats, ${level.id} with ${values.nodes} nodes, ${values.games} matches`);
console.log("decisions  expected win  won     expected margin  reached");
for (const { count, win, won, margin, reached } of bins) {
  if (count === 0) continue;
  const percent = (sum: number): string => `${((100 * sum) / count).toFixed(1)} %`;
  const points = (sum: number): string => (sum / count).toFixed(1);
  console.log(
    String(count).padStart(9) +
      percent(win).padStart(14) +
      percent(won).padStart(8) +
      points(margin).padStart(15) +
      points(reached).padStart(9),
  );
}

function readCount(name: "games" | "nodes" | "seats"): number {
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
