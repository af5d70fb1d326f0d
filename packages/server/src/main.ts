/** The wiring of the server: reads the settings, opens the server, closes it when asked to. */
import { explainFailure } from "./port.ts";
import { openServer } from "./server.ts";
import { readSettings } from "./settings.ts";

/** Milliseconds until a server that was asked to stop is ended, whatever hangs: supervisors kill after ten seconds. */
const STOP_WITHIN = 8000;

try {
  const server = await openServer(readSettings(process.env));
  console.log(`Riad is open at http://localhost:${server.port}`);
  let isStopping = false;
  const stop = (): void => {
    // A second signal is somebody who does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      console.error(
        `The server did not finish within ${STOP_WITHIN / 1000} s and was ended; every acknowledged move is stored.`,
      );
      process.exit(1);
    }, STOP_WITHIN).unref();
    void server.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
} catch (error) {
  console.error(explainFailure(error, process.env["RIAD_COMMAND"]));
  // What was opened before it failed may hold the process for ever, and whoever supervises it would wait.
  process.exit(1);
}
