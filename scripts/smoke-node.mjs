// `npm run smoke:node -- 22 24`: starts the server and runs the fast tests on other versions of Node, which are installed as
// packages from the registry. Without arguments it tests every supported version. Not part of `npm test`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installMissing, root } from "./install.mjs";

/** The range of each supported major version. */
const SUPPORTED = { 20: "^20.19.0", 22: "^22.12.0", 24: "^24.0.0" };
const PATIENCE = 300_000;

installMissing();
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SUPPORTED);
let failures = 0;
for (const major of wanted) {
  if (!Object.hasOwn(SUPPORTED, major)) {
    console.error(`Node ${major} is not among the supported versions ${Object.keys(SUPPORTED).join(", ")}.`);
    process.exit(2);
  }
  const folder = install(major);
  const env = { ...process.env, PATH: folder + delimiter + process.env["PATH"] };
  const node = join(folder, process.platform === "win32" ? "node.exe" : "node");
  report(major, "npm start", await starts(node, env));
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const tests = spawnSync(node, [vitest, "run", "--config", "vitest.fast.config.ts", "--reporter=dot"], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  report(major, "fast tests", tests.status === 0);
}
process.exit(failures === 0 ? 0 : 1);

function report(major, what, isRight) {
  console.log(`${isRight ? "ok" : "FAILED"}: ${what} on Node ${major}`);
  if (!isRight) failures++;
}

/** The folder of the program `node`. */
function install(major) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const home = join(root, ".cache", `node-${major}`);
  const bin = join(home, "node_modules", name, "bin");
  if (!existsSync(bin)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{ "private": true }\n');
    const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", `${name}@${SUPPORTED[major]}`], {
      cwd: home,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  return bin;
}

/** Whether `npm start` opens a server that reports that it is healthy, and that stops when asked to. */
async function starts(node, env) {
  const data = mkdtempSync(join(tmpdir(), "riad-smoke-"));
  const child = spawn(node, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...env, PORT: "0", HOST: "127.0.0.1", RIAD_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  const alarm = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
  try {
    const port = await new Promise((resolve, reject) => {
      let out = "";
      child.stdout.setEncoding("utf8").on("data", (text) => {
        out += text;
        const found = /http:\/\/localhost:(\d+)/.exec(out);
        if (found !== null) resolve(found[1]);
      });
      child.on("exit", () => reject(new Error("the server ended before it was ready")));
    });
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    child.kill("SIGTERM");
    await ended;
    return answer.ok;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    clearTimeout(alarm);
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}
