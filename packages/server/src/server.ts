/** The whole server in one object: pages, API, sockets, and how to stop it. */
import { addAccessLog } from "./access-log.ts";
import { addGuard } from "./admin/guard-hook.ts";
import { addApi } from "./api/api.ts";
import { addLimits } from "./api/limit-hook.ts";
import { Host } from "./host.ts";
import { buildHttp } from "./http.ts";
import type { Settings } from "./settings.ts";
import type { Clock } from "./steady-clock.ts";
import { Sockets } from "./socket.ts";

export interface Server {
  readonly port: number;
  readonly host: Host;
  /** Finishes what is in progress, tells clients to reconnect, closes everything. */
  close(): Promise<void>;
}

export async function openServer(settings: Settings, clock?: Clock): Promise<Server> {
  const app = await buildHttp(settings.pages, settings);
  const host = await Host.open(settings, app.log, clock);
  try {
    const logAccess = addAccessLog(app, settings.accessLog);
    addLimits(app, host);
    addGuard(app, host);
    addApi(app, host, settings);
    const sockets = new Sockets(host, settings, app.server, logAccess);
    await app.listen({ port: settings.port, host: settings.host, backlog: 4096 });
    const address = app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : settings.port;
    return {
      port,
      host,
      async close() {
        host.isClosing = true;
        sockets.close();
        await app.close();
        await host.close();
      },
    };
  } catch (error) {
    await host.close();
    throw error;
  }
}
