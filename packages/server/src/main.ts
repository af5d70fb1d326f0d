/** The wiring of the server: reads the port, opens the house. */
import { buildHttp } from "./http.ts";
import { explainFailure, parsePort } from "./port.ts";

try {
  const port = parsePort(process.env["PORT"]);
  const app = await buildHttp();
  await app.listen({ port, host: "0.0.0.0" });
  const address = app.server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  console.log(`Riad is open at http://localhost:${actual}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void app.close());
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
