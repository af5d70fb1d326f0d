/** Puts the API, the match pages, the health and the figures into the web server. */
import { shelf } from "@riad/games";
import { REFUSED } from "@riad/protocol";
import type { FastifyInstance } from "fastify";
import type { Host } from "../host.ts";
import { ApiFailure } from "./failure.ts";
import { describe } from "./openapi.ts";
import { call } from "./route.ts";
import { routes } from "./routes.ts";
import { drawText } from "./text.ts";

/** Only what names a match: everything else under a game belongs to the pages. */
const MATCH = "^[1-9A-HJ-NP-Za-km-z]{12}$";

export function addApi(app: FastifyInstance, host: Host): void {
  const description = describe(routes);
  app.get("/api", () => description);
  for (const one of routes) {
    app.route({ method: one.method, url: one.path, handler: (request, reply) => call(one, host, request, reply) });
  }
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    if (!route.startsWith("/api")) return done();
    host.metrics.request(route, reply.statusCode);
    host.log.debug({ method: request.method, route, status: reply.statusCode }, "request");
    done();
  });
  app.get("/healthz", async () => {
    if (host.isClosing) throw new ApiFailure(REFUSED.unavailable, "This server is stopping.", 1);
    await host.store.outages(Date.now());
    return { status: "ok" };
  });
  app.get("/metrics", async (_request, reply) => {
    void reply.type(host.metrics.registry.contentType);
    return host.metrics.registry.metrics();
  });
  for (const game of shelf) {
    app.get<{ Params: { match: string }; Querystring: { colour?: string } }>(
      `/${game.id}/:match(${MATCH})`,
      async (request, reply) => {
        // Browsers ask for HTML; whoever does not (curl, a script) reads text.
        if (request.headers.accept?.includes("text/html") === true) return reply.sendFile("index.html");
        const table = await host.tables.find(request.params.match);
        if (table === undefined || table.game !== game)
          throw new ApiFailure(REFUSED.unknown, "There is no such match.");
        void reply.type("text/plain; charset=utf-8");
        return drawText(table, `${request.protocol}://${request.host}`, request.query.colour === "1");
      },
    );
  }
}
