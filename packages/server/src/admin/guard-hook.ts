/** Checks every request against blocked addresses and the server password. */
import { REFUSED, refusalText } from "@riad/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { STATUS } from "../api/failure.ts";
import type { Host } from "../host.ts";
import { FILES } from "../http.ts";
import { makeCookie, readShown } from "./gate.ts";
import { BLOCKED } from "./guard.ts";
import type { Barred } from "./guard.ts";

/**
 * The entry point of invitation links. Under /api, because a service worker answers page addresses without asking the
 * server.
 */
const ENTER = "/api/enter";
/** Health checks and metrics requests come from this machine or the proxy, neither of which knows the password. */
const FREE = new Set(["/healthz", "/metrics"]);
/** Images, scripts and the manifest are the same for everybody, and browsers request some of them without cookies. */
const IS_FILE = /\.[a-z0-9]{2,11}$/;

export function addGuard(app: FastifyInstance, host: Host): void {
  app.addHook("onRequest", async (request, reply) => {
    const [path, query] = request.url.split(/[?#]/);
    // Decided by the route, not the URL: `/%61pi/lobby#.js` looks like a file but leads to the lobby.
    const route = request.routeOptions.url ?? "";
    if (FREE.has(route)) return;
    if (route === FILES && IS_FILE.test(path))
      return host.guard.isBlocked(request.ip) ? bar(reply, BLOCKED) : undefined;
    const shown = readShown(request.headers);
    // Browsers now send the password with every request; handlers expect a seat's token in this header, or nothing.
    if (/^Basic /i.test(request.headers.authorization ?? "")) delete request.headers.authorization;
    const invitation = route === ENTER ? new URLSearchParams(query).get("invitation") : null;
    const { barred, pass } = await host.guard.examine(
      invitation === null ? shown : { ...shown, word: invitation },
      request.ip,
    );
    if (barred !== undefined) return bar(reply, barred);
    if (pass === undefined) return;
    host.guard.admitted(request.raw, pass);
    if (pass !== shown.cookie) void reply.header("set-cookie", makeCookie(pass, request.protocol === "https"));
  });
  app.get(ENTER, (_request, reply) => reply.header("cache-control", "no-store").redirect("/", 303));
}

async function bar(reply: FastifyReply, { code, says, retryAfter }: Barred): Promise<void> {
  if (code === REFUSED.unauthorised) void reply.header("www-authenticate", 'Basic realm="Riad", charset="UTF-8"');
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  await reply
    .code(STATUS[code])
    .header("cache-control", "no-store")
    .send({ code, ...refusalText(says), ...(retryAfter === undefined ? {} : { retryAfter }) });
}
