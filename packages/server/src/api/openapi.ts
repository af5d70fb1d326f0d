/** The OpenAPI 3.1 description of the API, generated from the schemas that validate the requests. */
import { MATCH_PATTERN, PERSON_COOKIE, REFUSED, errorAnswer } from "@riad/protocol";
import type { $ZodType } from "zod/v4/core";
import { toJSONSchema } from "zod/v4/core";
import { STATUS } from "./failure.ts";
import type { Route } from "./route.ts";

const PARAMETERS: Readonly<Record<string, { description: string; pattern: string }>> = {
  match: { description: "Twelve letters and digits.", pattern: MATCH_PATTERN },
  id: { description: "As `GET /api/me` lists it.", pattern: "^[A-Za-z0-9_-]{1,1400}$" },
  person: { description: "Sixteen letters and digits.", pattern: "^[a-z0-9]{16}$" },
  code: { description: "Six letters.", pattern: "^[A-Za-z]{6}$" },
};

/** A program sends a person's token, a browser the cookie. */
const PERSON = [{ person: [] }, { cookie: [] }];

export function describe(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of routes) {
    const path = one.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][one.method.toLowerCase()] = describeRoute(one);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Riad",
      version: "1",
      description:
        "Play, watch and store matches by program. A seat's token, sent as a bearer token, plays that seat; a person's token plays all of their seats.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [],
    paths,
    components: {
      securitySchemes: {
        seat: { type: "http", scheme: "bearer" },
        person: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: PERSON_COOKIE },
      },
      schemas: { Error: schemaOf(errorAnswer) },
    },
  };
}

function describeRoute(one: Route): object {
  const inPath = [...one.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    description: PARAMETERS[name].description,
    schema: { type: "string", pattern: PARAMETERS[name].pattern },
  }));
  const inQuery = Object.entries(one.query ?? {}).map(([name, description]) => ({
    name,
    in: "query",
    required: false,
    description,
    schema: { type: "integer", minimum: 0 },
  }));
  return {
    operationId: `${one.method.toLowerCase()}${one.path.replace(/[^a-z]+(.)?/gi, (_, letter: string) => (letter ?? "").toUpperCase())}`,
    summary: one.summary,
    ...(one.needsToken === true ? { security: [{ seat: [] }, ...PERSON] } : {}),
    ...(one.needsPerson === true ? { security: PERSON } : {}),
    parameters: [...inPath, ...inQuery],
    ...(one.body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: schemaOf(one.body) } } } }),
    responses: {
      [one.status ?? 200]: describeAnswer(one),
      ...(one.pending === undefined ? {} : { 202: describePending(one.pending) }),
      ...errors(),
    },
  };
}

function describeAnswer({ answer }: Route): object {
  const content =
    typeof answer === "string"
      ? { [answer]: { schema: { type: "string" } } }
      : { "application/json": { schema: schemaOf(answer) } };
  return { description: "Done.", content };
}

function describePending(schema: $ZodType): object {
  return {
    description: "Not ready yet; ask again.",
    headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
    content: { "application/json": { schema: schemaOf(schema) } },
  };
}

/** Every route may answer with any of these: a code from the closed set and a sentence. */
function errors(): Record<string, object> {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  const answers: Record<string, object> = {};
  for (const code of Object.values(REFUSED)) {
    const sameStatus = Object.values(REFUSED).filter((other) => STATUS[other] === STATUS[code]);
    answers[STATUS[code]] = { description: `Refused: ${sameStatus.join(", ")}.`, content };
  }
  return answers;
}

function schemaOf(schema: $ZodType): object {
  const { $schema: _, ...rest } = toJSONSchema(schema, { target: "draft-2020-12" }) as Record<string, unknown>;
  return rest;
}
