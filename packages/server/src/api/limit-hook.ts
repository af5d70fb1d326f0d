/** Counts every request against the limits of its address. */
import { REFUSED, serverSays } from "@riad/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey } from "../address.ts";
import type { Host } from "../host.ts";
import { FILES } from "../http.ts";
import { ApiFailure } from "./failure.ts";

export function addLimits(app: FastifyInstance, host: Host): void {
  app.addHook("onRequest", async (request) => {
    const wait = await host.limit.take(isPage(request) ? "page" : "request", addressKey(request.ip));
    if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("requestRate", { seconds: wait }), wait);
  });
}

/**
 * A visit loads dozens of pages and files, so they have a wider limit. Decided by the route, because a URL can be
 * disguised.
 */
function isPage({ routeOptions, headers }: FastifyRequest): boolean {
  const route = routeOptions.url ?? "";
  if (/^\/(?:api|metrics|healthz)(?:\/|$)/.test(route)) return false;
  return route === FILES || headers.accept?.includes("text/html") === true;
}
