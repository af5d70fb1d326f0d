/** The HTTP side: the built web pages, their headers and their caching. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import helmet from "@fastify/helmet";
import staticFiles from "@fastify/static";
import { MAX_FRAME_BYTES, REFUSED, serverSays } from "@riad/protocol";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import { ApiFailure, answerError } from "./api/failure.ts";

/** Where `vite build` puts the pages; the same from `src` and from `dist`. */
const WEB = fileURLToPath(new URL("../../web/dist/", import.meta.url));

/** File names that contain a content hash: their content never changes. */
const HASHED = /[/\\]assets[/\\]/;
const YEAR = 31_536_000;
/** Longest path, in characters, that an answer quotes. */
const LONGEST_PATH = 80;

/** The route of the static files: everything that no other route matches. */
export const FILES = "/*";

/** URLs that are handled by the page's own router. */
const PAGES = ["/view/*", "/embed/*", "/lobby", "/matches", "/me", "/play", "/play/*", "/review", "/verify"];

export interface HttpOptions {
  readonly logLevel?: string;
  readonly trustProxy?: boolean;
}

/** Pages from `folder`; throws a readable error if they are not built. */
export async function buildHttp(folder = WEB, options: HttpOptions = {}): Promise<FastifyInstance> {
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error(
      `The web pages are not built: ${folder} has no index.html. Run "npm run build -w @riad/web" first.`,
    );
  }
  const app = Fastify({
    logger: options.logLevel === undefined ? false : { level: options.logLevel },
    // The API logs its own routes, without query strings, which may contain secrets.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_FRAME_BYTES,
    // Limits how long a client that sends its request byte by byte can occupy a connection.
    requestTimeout: 20_000,
    // Only the one proxy in front of us is trusted: clients can write the earlier entries of X-Forwarded-For themselves.
    trustProxy: options.trustProxy === true && ((_address: string, hop: number) => hop === 0),
    // A stopping server must not wait for idle connections.
    forceCloseConnections: true,
  });
  app.setErrorHandler(answerError);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The players' nets run in WebAssembly; nothing else compiles code at run time.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'", "data:"],
        // A picture is rendered from a blob before it is saved.
        imgSrc: ["'self'", "blob:", "data:"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
    // The proxy that provides TLS sets this header; on plain localhost it would lock people out.
    strictTransportSecurity: false,
  });
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const value = HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : "no-cache";
      void reply.header("cache-control", value);
    },
  });
  for (const page of PAGES) app.get(page, (_request, reply) => reply.sendFile("index.html"));
  app.setNotFoundHandler((request, reply) => {
    // A browser gets the page, which explains in plain words that there is nothing here; files and the API do not.
    const isForReader = request.headers.accept?.includes("text/html") === true && !request.url.startsWith("/api/");
    if (request.method === "GET" && isForReader) return reply.code(404).sendFile("index.html");
    const path = request.url.split("?")[0].slice(0, LONGEST_PATH);
    throw new ApiFailure(REFUSED.unknown, serverSays("nothingHere", { path }));
  });
  return app;
}
