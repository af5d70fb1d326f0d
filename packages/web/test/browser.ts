/**
 * A real Chromium for tests: `$CHROME` if set, on Linux x64 the one that comes as an npm package, elsewhere the one
 * installed on the system.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

// Not the package's own list: its --single-process makes pages die with one another.
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
  // Letters stand where they stand on a real screen, not on whole pixels.
  "--font-render-hinting=none",
];

let unpacked: Promise<string | undefined> | undefined;

export async function launchBrowser(): Promise<Browser> {
  // Once for each process: unpacking changes the folder for temporary files, and a second time would unpack into the first.
  const executablePath = process.env["CHROME"] ?? (await (unpacked ??= packagedChromium()));
  if (executablePath !== undefined) return chromium.launch({ executablePath, args: ARGUMENTS });
  return chromium.launch({ channel: "chrome", args: ARGUMENTS });
}

/** The package unpacks into the folder for temporary files and reuses what lies there, so each version gets its own. */
async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const { version } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")) as { version: string };
  const folder = join(tmpdir(), `riad-chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  process.env["TMPDIR"] = folder;
  // Makes the package unpack the system libraries that a bare machine lacks.
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
  process.env["FONTCONFIG_PATH"] = writeFontConfig(folder);
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

/**
 * The package's own configuration names /tmp/fonts, wherever it is unpacked; and a Chromium that finds no font at all
 * does not even use those of the page.
 */
function writeFontConfig(folder: string): string {
  const path = join(folder, "fontconfig");
  mkdirSync(path, { recursive: true });
  const dirs = [join(folder, "fonts"), "/usr/share/fonts"].map((dir) => `<dir>${dir}</dir>`).join("");
  const text = `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${path}</cachedir></fontconfig>`;
  writeFileSync(join(path, "fonts.conf"), text);
  return path;
}
