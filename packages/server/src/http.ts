/** The HTTP side: the built web pages, their headers and their caching. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import helmet from "@fastify/helmet";
import staticFiles from "@fastify/static";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";

/** Where `vite build` puts the pages; the same from `src` and from `dist`. */
const WEB = fileURLToPath(new URL("../../web/dist/", import.meta.url));

/** Names with a content hash never change what they mean. */
const HASHED = /[/\\]assets[/\\]/;
const YEAR = 31_536_000;

/** Addresses that the page itself reads. */
const PAGES = ["/view/*"];

/** Pages from `folder`; throws a readable error if they are not built. */
export async function buildHttp(folder = WEB): Promise<FastifyInstance> {
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error(
      `The web pages are not built: ${folder} has no index.html. Run "npm run build -w @riad/web" first.`,
    );
  }
  const app = Fastify({ logger: false });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'", "data:"],
        // A picture is painted from a blob before it is saved.
        imgSrc: ["'self'", "blob:", "data:"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
    // Transport security is for whoever puts TLS in front; on plain localhost it would lock people out.
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
  app.get("/healthz", () => ({ status: "ok" }));
  for (const page of PAGES) app.get(page, (_request, reply) => reply.sendFile("index.html"));
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: "unknown", message: `There is nothing at ${request.url.split("?")[0]}.` }),
  );
  return app;
}
