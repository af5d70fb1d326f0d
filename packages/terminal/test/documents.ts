/** Extracts what the documents show: commands in fenced blocks, inline code, paragraphs. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface Shown {
  /** The file and line, for the title of a test. */
  readonly at: string;
  readonly text: string;
}

interface Document {
  readonly path: string;
  readonly lines: readonly string[];
}

export const documents: readonly Document[] = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
].map((path) => ({ path, lines: readFileSync(join(ROOT, path), "utf8").split("\n") }));

/** Every line inside fences. */
export function fencedLines(): Shown[] {
  return documents.flatMap(({ path, lines }) => {
    let isInside = false;
    return lines.flatMap((text, i) => {
      if (text.startsWith("```")) {
        isInside = !isInside;
        return [];
      }
      return isInside ? [{ at: `${path}:${i + 1}`, text }] : [];
    });
  });
}

/** Excludes records, which start with the words "riad record". */
const PROGRAM = /^(?!riad record )(?:[A-Z_]+=\S+ )*(?:riad|npx|npm|node|python3|docker|echo|cp|curl|sqlite3) /;

/** The commands inside fences, without comments after two spaces or a hash. */
export function shownCommands(): Shown[] {
  return fencedLines()
    .filter(({ text }) => PROGRAM.test(`${text} `))
    .map(({ at, text }) => ({ at, text: text.replace(/(?: {2,}| # ).*$/, "").trim() }));
}

/** Everything in inline code outside fences. */
export function inlineCode(paths?: RegExp): Shown[] {
  return documents
    .filter(({ path }) => paths === undefined || paths.test(path))
    .flatMap(({ path, lines }) => {
      let isInside = false;
      return lines.flatMap((line, i) => {
        if (line.startsWith("```")) isInside = !isInside;
        if (isInside) return [];
        return [...line.matchAll(/`([^`]+)`/g)].map(([, text]) => ({
          at: `${path}:${i + 1}`,
          text: text.replaceAll("\\|", "|"),
        }));
      });
    });
}

/** The inline code of the paragraph that starts with `start`. */
export function codeOfParagraph(path: string, start: string): string[] {
  const text = documents.find((one) => one.path === path)?.lines.join("\n") ?? "";
  const paragraphs = text.split("\n\n").filter((paragraph) => paragraph.startsWith(start));
  if (paragraphs.length === 0) throw new Error(`${path} has no paragraph that starts with "${start}".`);
  return paragraphs.flatMap((paragraph) => [...paragraph.matchAll(/`([^`]+)`/g)].map(([, code]) => code));
}
