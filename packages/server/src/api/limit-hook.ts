/** Every request counts, whatever it asks for. */
import { REFUSED, serverSays } from "@riad/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey } from "../address.ts";
import type { Host } from "../host.ts";
import { ApiFailure } from "./failure.ts";

export function addLimits(app: FastifyInstance, host: Host): void {
  app.addHook("onRequest", async (request) => {
    const wait = await host.limit.take(isPage(request) ? "page" : "request", addressKey(request.ip));
    if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("requestRate", { seconds: wait }), wait);
  });
}

const WORK = /^\/(?:api|metrics|healthz)(?:[/?]|$)/;
const FILE = /\.[a-z0-9]{2,11}$/;

/** Pages and files come by the dozen; what makes the server work does not. */
function isPage({ url, headers }: FastifyRequest): boolean {
  if (WORK.test(url)) return false;
  return FILE.test(url.split("?")[0]) || headers.accept?.includes("text/html") === true;
}
