/**
 * The access log: one JSON line per request and its status, only if ACCESS_LOG is on. Routes are logged as declared, so
 * no line contains a match, a code, an invitation or a token.
 */
import type { FastifyInstance } from "fastify";

export type LogAccess = (address: string, method: string, route: string, status: number) => void;

export function addAccessLog(app: FastifyInstance, isOn: boolean): LogAccess {
  if (!isOn) return () => undefined;
  // Independent of LOG_LEVEL: an operator who turns the access log on wants to see it.
  const log = app.log.child({}, { level: "info" });
  const write: LogAccess = (address, method, route, status) => log.info({ address, method, route, status }, "access");
  app.addHook("onResponse", (request, reply, done) => {
    write(request.ip, request.method, request.routeOptions.url ?? "none", reply.statusCode);
    done();
  });
  return write;
}
