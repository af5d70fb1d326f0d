#!/usr/bin/env node
// The program itself is built by `npm run build`; this file only finds it.
import { existsSync } from "node:fs";

const main = new URL("../dist/main.js", import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error("riad is not built yet: run `npm run build` first.");
  process.exitCode = 1;
}
