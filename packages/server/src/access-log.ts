/**
 * Who asked for what, and how it was answered: one JSON line each, only if ACCESS_LOG is on. Routes are logged as they are
 * declared, so no line contains a match, a code, an invitation or a token.
 */
import type { FastifyInstance } from "fastify";

export type LogAccess = (address: string, method: string, route: string, status: number) => void;

export function addAccessLog(app: FastifyInstance, isOn: boolean): LogAccess {
  if (!isOn) return () => undefined;
  // A level of its own: whoever turns it on wants to see it whatever LOG_LEVEL says.
  const log = app.log.child({}, { level: "info" });
  const write: LogAccess = (address, method, route, status) => log.info({ address, method, route, status }, "access");
  app.addHook("onResponse", (request, reply, done) => {
    write(request.ip, request.method, request.routeOptions.url ?? "none", reply.statusCode);
    done();
  });
  return write;
}
