/** Checks every request: blocked addresses, and the password of the whole server. */
import { REFUSED, refusalText } from "@riad/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { STATUS } from "../api/failure.ts";
import type { Host } from "../host.ts";
import { FILES } from "../http.ts";
import { makeCookie, readShown } from "./gate.ts";
import { BLOCKED } from "./guard.ts";
import type { Barred } from "./guard.ts";

/** The way in by link. Under /api, because a service worker answers page addresses without asking the server. */
const ENTER = "/api/enter";
/** The health check comes from the machine itself or from the proxy, neither of which knows the password. */
const FREE = new Set(["/healthz", "/metrics"]);
/** Pictures, scripts, the manifest: the same for everybody, and some are requested without cookies. */
const IS_FILE = /\.[a-z0-9]{2,11}$/;

export function addGuard(app: FastifyInstance, host: Host): void {
  app.addHook("onRequest", async (request, reply) => {
    const [path, query] = request.url.split(/[?#]/);
    // The route decides, not the address: `/%61pi/lobby#.js` looks like a file and leads to the lobby.
    const route = request.routeOptions.url ?? "";
    if (FREE.has(route)) return;
    if (route === FILES && IS_FILE.test(path))
      return host.guard.isBlocked(request.ip) ? bar(reply, BLOCKED) : undefined;
    const shown = readShown(request.headers);
    // Browsers send the password with every request from then on; handlers expect a seat's token or nothing.
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
