/** Checks that the files for operators and CI agree. Does not start a container. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8").replaceAll("\r\n", "\n");

describe.each(["compose.yaml", "compose.cluster.yaml"])("%s", (path) => {
  const text = read(path);
  const services = text.slice(text.indexOf("\nservices:"), text.indexOf("\nvolumes:"));

  test("limits the memory and the logs of every service", () => {
    const names = [...services.matchAll(/^ {2}[a-z0-9]+:(?! \*node)/gm)];
    const nodes = services.includes("*node") ? 1 : 0;
    expect(text.match(/^ +mem_limit:/gm)).toHaveLength(names.length + nodes);
    expect(text.match(/<<: \*common/g)).toHaveLength(names.length + nodes);
    expect(text).toContain("max-size: 10m");
  });

  test("puts no password into an address", () => {
    expect(text).not.toMatch(/:\/\/[^\s/]*\$\{/);
    expect(text).not.toMatch(/:\/\/[^\s/@]+:[^\s/@]+@/);
  });

  test("tells the proxy about every node", () => {
    const nodes = /NODES: (.+)/.exec(text)?.[1].split(" ") ?? [];
    const declared = [...services.matchAll(/^ {2}(riad\d?):/gm)].map(([, name]) => `${name}:3000`);
    expect(nodes).toEqual(declared);
  });
});

/** The proxies themselves are not run here; at least no line is truncated and every block is closed. */
test.each(["deploy/Caddyfile", "deploy/nginx.conf"])("%s has whole lines and closed blocks", (path) => {
  let depth = 0;
  for (const line of read(path)
    .split("\n")
    .map((text) => text.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.endsWith(" {")) depth++;
    else if (line === "}") depth--;
    else if (path.endsWith(".conf")) expect(line).toMatch(/^[a-z_0-9"]+ .+;$|^"" "";$/);
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
});

test("proxies pass on Host and check the nodes' health", () => {
  expect(read("deploy/Caddyfile")).toContain("health_uri /healthz");
  expect(read("deploy/nginx.conf")).toContain("proxy_set_header Host $http_host;");
});

test("the image has the recommended version of Node, and CI tests every supported one", () => {
  const recommended = read(".nvmrc").trim();
  const images = [...read("deploy/Dockerfile").matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(images).toEqual([recommended, recommended]);
  const supported = [...read("scripts/smoke-node.mjs").matchAll(/(\d+): "\^/g)].map(([, major]) => major);
  expect(supported).toContain(recommended);
  for (const [, tried] of read(".github/workflows/ci.yml").matchAll(/node: \[(.+)\]/g)) {
    expect(tried.split(", ")).toEqual(supported);
  }
});

test("every package has the same version as the root, also in the lock file", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, { version?: string }> };
  const names = readdirSync(new URL("../../", import.meta.url));
  for (const path of ["", ...names.map((name) => `packages/${name}`)]) {
    const own = JSON.parse(read(path === "" ? "package.json" : `${path}/package.json`)) as Record<string, unknown>;
    expect(own["version"], path).toBe(version);
    expect(lock.packages[path]?.version, path).toBe(version);
  }
  expect(read("CHANGELOG.md")).toContain(`\n## ${version} (`);
});
