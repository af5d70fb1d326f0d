/** The entry point of `riad`: wiring only. */
import { failed } from "./failure.ts";
import { run } from "./run.ts";

// The reader may close the pipe, as in `riad replay … | head`; that is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") process.exitCode = failed(error);
  process.exit();
});

await run(process.argv.slice(2));
