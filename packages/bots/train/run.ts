/**
 * Trains the weights of a game's players from a seed.
 *
 *     npm run train -- <game>
 *     npm run train -- <game> --seats 3 --minutes 10 --seed 1
 *     npm run train -- <game> --resume
 *
 * A game may have options of its own, see trainers.ts.
 */
import { completeSetup } from "@riad/core";
import { parseGameId } from "@riad/games";
import { readCommandLine, readCount, readPositive, stop, unwrapOrStop } from "../../../scripts/command-line.ts";
import { TRAINERS } from "./trainers.ts";

const own = Object.values(TRAINERS).flatMap(({ options }) => Object.keys(options));
const { values, positionals } = readCommandLine({
  script: import.meta.url,
  words: 1,
  options: {
    ...Object.fromEntries(own.map((name) => [name, { type: "string" as const }])),
    seed: { type: "string", default: "1" },
    seats: { type: "string" },
    minutes: { type: "string" },
    threads: { type: "string" },
    size: { type: "string" },
    out: { type: "string" },
    resume: { type: "boolean", default: false },
  },
});

const [wanted] = positionals;
if (wanted === undefined) stop("Which game? npm run train -- <game>");
const game = unwrapOrStop(parseGameId(wanted));
if (!Object.hasOwn(TRAINERS, game.id)) {
  const trained = Object.keys(TRAINERS).join(", ");
  stop(`${game.title} has nothing to train: its players learn nothing. Trained are ${trained}.`);
}
const trainer = TRAINERS[game.id];
if (values.seats !== undefined) unwrapOrStop(completeSetup(game, { seats: readCount("seats", values.seats) }));

await trainer.train(
  {
    seed: readCount("seed", values.seed),
    resume: values.resume,
    ...optional("seats", readCount, values.seats),
    ...optional("minutes", readPositive, values.minutes),
    ...optional("threads", readCount, values.threads),
    ...optional("size", readPositive, values.size),
    ...(values.out !== undefined && { out: values.out }),
  },
  readOptions(),
);

function readOptions(): Record<string, string> {
  const given = values as Readonly<Record<string, string | boolean | undefined>>;
  const options: Record<string, string> = {};
  for (const name of own) {
    const value = given[name];
    if (typeof value !== "string") continue;
    if (!Object.hasOwn(trainer.options, name)) stop(`The training of ${game.title} has no option --${name}.`);
    const allowed = trainer.options[name];
    if (!allowed.includes(value)) stop(`--${name} is one of ${allowed.join(", ")}, not "${value}".`);
    options[name] = value;
  }
  return options;
}

function optional<K extends string>(
  name: K,
  read: (name: string, text: string) => number,
  text: string | undefined,
): { [key in K]?: number } {
  return text === undefined ? {} : ({ [name]: read(name, text) } as { [key in K]: number });
}
