/** One server for all tests that need none of their own: the first that asks starts it, and it ends with the run. */
import { createServer } from "node:http";
import { openServer } from "./house.ts";

export async function setup(): Promise<() => Promise<void>> {
  let house: ReturnType<typeof openServer> | undefined;
  const keeper = createServer(async (_, answer) => {
    try {
      // All tests come from one address.
      house ??= openServer({ env: { RATE_LIMITS: "off" } });
      answer.end((await house).address);
    } catch (error) {
      answer.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((done) => void keeper.listen(0, "127.0.0.1", done));
  const address = keeper.address();
  if (address === null || typeof address === "string") throw new Error("The keeper of the house has no port.");
  process.env["RIAD_KEEPER"] = `http://127.0.0.1:${address.port}`;
  return async () => {
    keeper.close();
    (await house?.catch(() => undefined))?.close();
  };
}
