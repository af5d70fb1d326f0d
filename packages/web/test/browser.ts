/**
 * A real Chromium for tests: `$CHROME` if set, on Linux x64 the one that comes as an npm package, elsewhere the one
 * installed on the system.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
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
  const executablePath = process.env["CHROME"] ?? (await (unpacked ??= packagedChromium()));
  if (executablePath !== undefined) return chromium.launch({ executablePath, args: ARGUMENTS });
  return chromium.launch({ channel: "chrome", args: ARGUMENTS });
}

async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const { version } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")) as { version: string };
  const folder = await unpackOnce(join(tmpdir(), `riad-chromium-${version}-whole`), pathToFileURL(entry).href);
  const { setupLambdaEnvironment } = await import("@sparticuz/chromium");
  setupLambdaEnvironment(join(folder, "al2023", "lib"));
  process.env["FONTCONFIG_PATH"] = join(folder, FONT_CONFIG);
  return join(folder, "chromium");
}

const FONT_CONFIG = "fontconfig";

/**
 * Several processes may need it at once on a machine that has never unpacked it, and the package starts whatever file is there,
 * whole or not. So each unpacks into a folder of its own, and the first to finish gives its folder the shared name; a folder of
 * that name that belongs to somebody else is not used. The package unpacks into the folder for temporary files: a child process
 * has another one without changing it here.
 */
export async function unpackOnce(shared: string, packageUrl: string): Promise<string> {
  if (isOwn(shared)) return shared;
  const fresh = mkdtempSync(`${shared}-`);
  const script = `import(${JSON.stringify(packageUrl)}).then(({ default: packaged }) => packaged.executablePath());`;
  // The runtime makes the package unpack the system libraries that a bare machine lacks.
  const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
  await promisify(execFile)(process.execPath, ["--eval", script], { env });
  writeFontConfig(fresh, shared);
  try {
    renameSync(fresh, shared);
    return shared;
  } catch {
    if (isOwn(shared)) rmSync(fresh, { recursive: true });
    else process.once("exit", () => rmSync(fresh, { recursive: true, force: true }));
    return isOwn(shared) ? shared : fresh;
  }
}

function isOwn(folder: string): boolean {
  return existsSync(folder) && statSync(folder).uid === process.getuid?.();
}

/**
 * The package's own configuration names /tmp/fonts, wherever it is unpacked; and a Chromium that finds no font at all
 * does not even use those of the page. Fonts lie in one of the two folders, depending on which name the files end up under.
 */
function writeFontConfig(fresh: string, shared: string): void {
  const path = join(fresh, FONT_CONFIG);
  mkdirSync(path);
  const fonts = [join(shared, "fonts"), join(fresh, "fonts"), "/usr/share/fonts"];
  const dirs = fonts.map((dir) => `<dir>${dir}</dir>`).join("");
  const cache = join(shared, FONT_CONFIG);
  writeFileSync(
    join(path, "fonts.conf"),
    `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${cache}</cachedir></fontconfig>`,
  );
}
