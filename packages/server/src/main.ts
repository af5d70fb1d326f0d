/** The entry point of the server: reads the settings, opens the server, closes it on a signal. */
import { explainFailure } from "./port.ts";
import { openServer } from "./server.ts";
import { readSettings } from "./settings.ts";

/** Milliseconds until a stopping server is ended even if something hangs: supervisors kill after ten seconds. */
const STOP_WITHIN = 8000;

try {
  const server = await openServer(readSettings(process.env));
  console.log(`Riad is open at http://localhost:${server.port}`);
  let isStopping = false;
  const stop = (): void => {
    // A second signal means: stop now.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      console.error(
        `The server did not finish within ${STOP_WITHIN / 1000} s and was stopped; every acknowledged move is stored.`,
      );
      process.exit(1);
    }, STOP_WITHIN).unref();
    void server.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
} catch (error) {
  console.error(explainFailure(error, process.env["RIAD_COMMAND"]));
  // Resources that are still open could keep the process running, and its supervisor would wait for ever.
  process.exit(1);
}
