/**
 * Trains the weights of a game's players from a seed.
 *
 *     npm run train -- azul
 *     npm run train -- marrakech --seats 3 --minutes 10 --seed 1
 *     npm run train -- marrakech --resume
 *     npm run train -- azul --wall free
 */
import { parseArgs } from "node:util";
import { parseGameId } from "@riad/games";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    seats: { type: "string" },
    minutes: { type: "string" },
    wall: { type: "string" },
    out: { type: "string" },
    resume: { type: "boolean", default: false },
  },
});

const game = parseGameId(positionals[0] ?? "");
if (!game.ok || positionals.length !== 1) {
  console.error(game.ok ? "Name one game only." : game.refusal.message);
  process.exit(2);
}

if (values.wall !== undefined && (game.value.id !== "azul" || !["fixed", "free"].includes(values.wall))) {
  console.error("--wall is fixed or free, and for Azul only.");
  process.exit(2);
}

const args = {
  seed: readNumber("seed", values.seed) ?? 1,
  resume: values.resume,
  ...optional("seats", readNumber("seats", values.seats)),
  ...optional("minutes", readNumber("minutes", values.minutes)),
  ...optional("out", values.out),
};
if (game.value.id === "azul") {
  const { train } = await import("./azul/index.ts");
  await train({ ...args, ...optional("wall", values.wall as "fixed" | "free" | undefined) });
} else {
  const { train } = await import("./marrakech/index.ts");
  await train(args);
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  console.error(`--${name} takes a number, not "${text}".`);
  return process.exit(2);
}

function optional<K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [key in K]: V });
}
