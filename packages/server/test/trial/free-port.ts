import { createServer } from "node:net";

/**
 * Below the ports that operating systems hand to outgoing connections. A port from up there was free when asked and
 * taken by somebody's connection before the node could bind it, or while it was restarting.
 */
const FIRST = 12_000;
/** Every process looks for ports in a stretch of its own, because tests that run side by side would find the same one. */
const STRETCH = 40;
const STRETCHES = 500;

const start = FIRST + (process.pid % STRETCHES) * STRETCH;
let next = 0;

/** A port of this machine that is free, and that nothing else in these tests will take. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < STRETCH; tried++) {
    const port = start + (next++ % STRETCH);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${start} to ${start + STRETCH - 1} is free`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
