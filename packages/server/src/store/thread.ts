/** The thread that a `ThreadedStore` talks to: wiring only. */
import { parentPort, workerData } from "node:worker_threads";
import { SqliteStore } from "./sqlite.ts";
import { makeFailure } from "./thread-failure.ts";
import type { Asked, Told } from "./threaded.ts";

const port = parentPort;
if (port === null) throw new Error("This is a thread of the server, not a program.");
const tell = (message: Told): void => port.postMessage(message);

try {
  const { path } = workerData as { path: string };
  const store = await SqliteStore.open(path, (size, seconds) => tell({ kind: "batch", size, seconds }));
  port.on("message", ({ id, part, method, args }: Asked) => {
    const asked = part === undefined ? store : store[part];
    // The arguments match: the other side calls the same method.
    const answer = asked[method as keyof typeof asked] as (...given: unknown[]) => Promise<unknown>;
    answer.apply(asked, [...args]).then(
      (value) => tell({ kind: "done", id, value }),
      (error: unknown) => tell({ kind: "failed", id, failure: makeFailure(error) }),
    );
  });
  tell({ kind: "open" });
} catch (error) {
  tell({ kind: "failed", id: 0, failure: makeFailure(error) });
}
