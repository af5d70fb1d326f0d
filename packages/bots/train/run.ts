/**
 * Trains the weights of a game's players from a seed.
 *
 *     npm run train -- <game>
 *     npm run train -- <game> --seats 3 --minutes 10 --seed 1
 *     npm run train -- <game> --resume
 *
 * A game may have options of its own, see trainers.ts.
 */
import { parseArgs } from "node:util";
import { parseGameId } from "@riad/games";
import { TRAINERS } from "./trainers.ts";

const game = parseGameId(process.argv[2] ?? "");
if (!game.ok) stop(`${game.refusal.message} The game comes first: npm run train -- <game>.`);
const { id, title } = game.value;
if (!Object.hasOwn(TRAINERS, id)) {
  stop(`${title} has nothing to train: its players learn nothing. Trained are ${Object.keys(TRAINERS).join(", ")}.`);
}
const trainer = TRAINERS[id];

const values = readValues();

await trainer.train(
  {
    seed: readNumber("seed", values.seed) ?? 1,
    resume: values.resume,
    ...optional("seats", readNumber("seats", values.seats)),
    ...optional("minutes", readNumber("minutes", values.minutes)),
    ...optional("threads", readNumber("threads", values.threads)),
    ...optional("size", readNumber("size", values.size)),
    ...optional("out", values.out),
  },
  readOptions(),
);

function readValues() {
  const own = Object.fromEntries(Object.keys(trainer.options).map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {
        seed: { type: "string", default: "1" },
        seats: { type: "string" },
        minutes: { type: "string" },
        threads: { type: "string" },
        size: { type: "string" },
        out: { type: "string" },
        resume: { type: "boolean", default: false },
        ...own,
      },
    }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function readOptions(): Record<string, string> {
  const given = values as Readonly<Record<string, string | boolean | undefined>>;
  const options: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(trainer.options)) {
    const value = given[name];
    if (typeof value !== "string") continue;
    if (!allowed.includes(value)) stop(`--${name} is one of ${allowed.join(", ")}, not "${value}".`);
    options[name] = value;
  }
  return options;
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  return stop(`--${name} takes a number, not "${text}".`);
}

function optional<K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [key in K]: V });
}

function stop(message: string): never {
  console.error(message);
  return process.exit(2);
}
