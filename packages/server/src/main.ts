/** The wiring of the server: reads the settings, opens the house, closes it when asked to. */
import { explainFailure } from "./port.ts";
import { openServer } from "./server.ts";
import { readSettings } from "./settings.ts";

try {
  const server = await openServer(readSettings(process.env));
  console.log(`Riad is open at http://localhost:${server.port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
} catch (error) {
  console.error(explainFailure(error));
  // What was opened before it failed may hold the process for ever, and whoever supervises it would wait.
  process.exit(1);
}
