import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { explainFailure, parsePort } from "../src/port.ts";

test("the port is 3000 unless PORT says otherwise", () => {
  expect(parsePort(undefined)).toBe(3000);
  expect(parsePort("")).toBe(3000);
  expect(parsePort("8080")).toBe(8080);
  expect(parsePort("0")).toBe(0);
});

test.each(["abc", "-1", "65536", "80.5", "1e3", " 80"])("PORT=%s is refused in one sentence", (text) => {
  expect(() => parsePort(text)).toThrow(`PORT must be a whole number from 0 to 65535, not "${text}".`);
});

test("a port in use is explained", async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, resolve));
  const { port } = first.address() as AddressInfo;
  const error = await new Promise((resolve) => createServer().once("error", resolve).listen(port));
  expect(explainFailure(error)).toBe(`Port ${port} is already in use; set PORT to another one, such as PORT=3001.`);
  expect(explainFailure(error, "serve")).toMatch(
    new RegExp(`^Port ${port} is already in use; choose another one, such as riad serve --port \\d+\\.$`),
  );
  first.close();
});
