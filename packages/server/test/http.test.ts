import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHttp } from "../src/http.ts";

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "riad-http-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Riad</title>");
  await writeFile(join(folder, "assets/index-abc123.js"), "export {};");
  await writeFile(join(folder, "assets/index-abc123.js.br"), "pressed");
  app = await buildHttp(folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test("the home page and every position's address serve the same page, which is always revalidated", async () => {
  for (const url of ["/", "/view/azul", "/view/marrakech?p=Pc030"]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.headers["cache-control"]).toBe("no-cache");
    expect(response.body).toContain("<title>Riad</title>");
  }
});

test("the content security policy allows no other origins and nothing inline", async () => {
  const response = await app.inject("/");
  const policy = String(response.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  // WebAssembly, for the players' nets, is allowed besides our own files.
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toContain("'unsafe-");
  expect(policy).not.toContain("http:");
  expect(response.headers["x-content-type-options"]).toBe("nosniff");
});

test("hashed assets are cached for a year and sent compressed to clients that accept it", async () => {
  const plain = await app.inject("/assets/index-abc123.js");
  expect(plain.headers["cache-control"]).toContain("immutable");
  expect(plain.body).toBe("export {};");
  const pressed = await app.inject({ url: "/assets/index-abc123.js", headers: { "accept-encoding": "br" } });
  expect(pressed.headers["content-encoding"]).toBe("br");
  expect(pressed.headers["cache-control"]).toContain("immutable");
});

test("an unknown address gets the page, which says so; the API answers in JSON", async () => {
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const page = await app.inject({ url: "/nothing", headers: { accept } });
  expect(page.statusCode).toBe(404);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("<title>Riad</title>");
  const refusal = await app.inject({ url: "/api/nothing", headers: { accept } });
  expect(refusal.statusCode).toBe(404);
  expect(refusal.headers["content-type"]).toContain("application/json");
});

test("missing files and paths outside the folder are refused in JSON", async () => {
  for (const url of ["/nothing", "/assets/other.js", "/..%2f..%2fetc/passwd"]) {
    const response = await app.inject(url);
    expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
    expect(response.statusCode, url).toBeLessThan(500);
    expect(response.headers["content-type"], url).toContain("application/json");
  }
});

test("missing pages are reported in one sentence, without a stack trace", async () => {
  await expect(buildHttp(join(folder, "assets"))).rejects.toThrow('Run "npm run build -w @riad/web" first.');
});
