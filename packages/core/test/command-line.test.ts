/** What the scripts of the repository print for `--help` and for bad input. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseCommandLine, usageOf } from "../../../scripts/command-line.ts";

const ROOT = new URL("../../../", import.meta.url);
const script = new URL("scripts/bench.ts", ROOT).href;
const options = { json: { type: "boolean" }, seconds: { type: "string", default: "2", short: "s" } } as const;

test("parses options and words", () => {
  const { values, positionals } = parseCommandLine({ script, options, words: 1, args: ["azul", "--seconds", "5"] });
  expect({ ...values, positionals }).toEqual({ seconds: "5", positionals: ["azul"] });
});

test.each([
  [["--nope"], "There is no option --nope; there are --json, --seconds."],
  [["-x"], "There is no option -x; there are --json, --seconds."],
  [["--seconds"], "--seconds needs a value."],
  [["--seconds", "--json"], "--seconds needs a value."],
  [["--json=yes"], "--json takes no value."],
  [["azul"], '"azul" is not expected here; see --help.'],
])("%j is refused in one sentence", (args, sentence) => {
  expect(() => parseCommandLine({ script, options, args })).toThrow(new Error(sentence));
});

test("a script without options says so", () => {
  expect(() => parseCommandLine({ script, options: {}, args: ["--nope"] })).toThrow(
    "There is no option --nope; there are none.",
  );
});

test("help is the comment at the head of a script", () => {
  expect(usageOf("/** One line. */\nrest();")).toBe("One line.");
  expect(usageOf("/**\n * What it does.\n *\n *     npm run it -- --now\n */\nrest();")).toBe(
    "What it does.\n\n    npm run it -- --now",
  );
});

test("every TypeScript script of package.json parses its command line this way and has help", () => {
  const { scripts } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8")) as {
    scripts: Record<string, string>;
  };
  const files = Object.values(scripts).flatMap((command) => /\S+\.ts$/.exec(command)?.[0] ?? []);
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const text = readFileSync(new URL(file, ROOT), "utf8");
    expect(text, file).toContain("readCommandLine({");
    expect(usageOf(text), file).toMatch(/npm run /);
  }
});
