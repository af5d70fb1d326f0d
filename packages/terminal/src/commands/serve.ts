/** `riad serve`: starts the server for the browser game, which is a separate program. */
import { existsSync } from "node:fs";
import { Failure } from "../failure.ts";
import { readNumber } from "./flags.ts";

export async function serve(flags: { port?: string }): Promise<void> {
  const main = new URL("../../../server/dist/main.js", import.meta.url);
  if (!existsSync(main)) throw new Failure("The server is not built yet: run npm run build first.");
  if (flags.port !== undefined) process.env["PORT"] = String(readNumber("port", flags.port, 0, 65_535));
  process.env["RIAD_COMMAND"] = "serve";
  await import(main.href);
}
