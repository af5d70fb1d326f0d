/** Adds the API, the match pages, `/healthz` and `/metrics` to the web server. */
import { shelf } from "@riad/games";
import { MATCH_PATTERN, REFUSED, serverSays } from "@riad/protocol";
import type { FastifyInstance } from "fastify";
import { ANSWER_WITHIN, within } from "../deadline.ts";
import type { Host } from "../host.ts";
import type { Settings } from "../settings.ts";
import { ApiFailure } from "./failure.ts";
import { describe } from "./openapi.ts";
import { refuseMetrics } from "./metrics-access.ts";
import { call } from "./route.ts";
import { routes } from "./routes.ts";
import { drawText } from "./text.ts";

/** Milliseconds after which a node that cannot write is reported as unhealthy; load balancers ask every few seconds. */
const HEALTH_WITHIN = 5000;

export function addApi(app: FastifyInstance, host: Host, settings: Pick<Settings, "metrics">): void {
  const description = describe(routes);
  app.get("/api", () => description);
  for (const one of routes) {
    app.route({
      method: one.method,
      url: one.path,
      ...(one.bodyLimit === undefined ? {} : { bodyLimit: one.bodyLimit }),
      handler: (request, reply) => call(one, host, request, reply),
    });
  }
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    if (!route.startsWith("/api")) return done();
    host.metrics.request(route, reply.statusCode);
    host.log.debug({ method: request.method, route, status: reply.statusCode }, "request");
    done();
  });
  app.get("/healthz", async () => {
    if (host.isClosing) throw new ApiFailure(REFUSED.unavailable, serverSays("stopping", {}), 1);
    // A write, like a move: a read-only database or a full disk is unhealthy.
    await within(HEALTH_WITHIN, host.beat());
    return { status: "ok" };
  });
  app.get("/metrics", async (request, reply) => {
    refuseMetrics(request, settings.metrics);
    void reply.type(host.metrics.registry.contentType);
    return host.metrics.registry.metrics();
  });
  for (const game of shelf) {
    app.get<{ Params: { match: string }; Querystring: { colour?: string } }>(
      // Only match ids: every other path under a game belongs to the pages.
      `/${game.id}/:match(${MATCH_PATTERN})`,
      async (request, reply) => {
        // One URL has two representations: a cache must not serve the text to a browser, or an old board to anybody.
        void reply.header("vary", "Accept").header("cache-control", "no-cache");
        // Browsers ask for HTML; everything else (curl, a script) gets text.
        if (request.headers.accept?.includes("text/html") === true) return reply.sendFile("index.html");
        const table = await within(ANSWER_WITHIN, host.tables.find(request.params.match));
        if (table === undefined || table.game !== game)
          throw new ApiFailure(REFUSED.unknown, serverSays("noMatch", {}));
        void reply.type("text/plain; charset=utf-8");
        return drawText(table, `${request.protocol}://${request.host}`, request.query.colour === "1");
      },
    );
  }
}
