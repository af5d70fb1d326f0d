import { createServer } from "node:net";

/**
 * Below the range from which operating systems choose ports for outgoing connections: a port in that range may be taken
 * by a connection between this check and the node's start, or while the node restarts.
 */
const FIRST = 12_000;
/** Every process has its own range of ports, because tests that run at the same time would otherwise choose the same port. */
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
