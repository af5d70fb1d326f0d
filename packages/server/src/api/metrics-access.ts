/** Who may see /metrics: this machine, anybody with the operator's token, or everybody if the operator allows it. */
import { timingSafeEqual } from "node:crypto";
import { REFUSED, serverSays } from "@riad/protocol";
import type { FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";
import { ApiFailure } from "./failure.ts";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export function refuseMetrics(request: FastifyRequest, settings: Settings["metrics"]): void {
  if (settings.isOpen || isLocal(request) || hasToken(request, settings.token)) return;
  throw new ApiFailure(REFUSED.forbidden, serverSays("metricsClosed", {}));
}

/** A proxy on this machine connects from loopback too, but names the client it forwards. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? "");
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, wanted] = [headers.authorization ?? "", `Bearer ${token}`].map((text) => Buffer.from(text));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
