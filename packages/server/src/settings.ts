/** All settings, read once from the environment. */
import { join } from "node:path";
import type { Retention } from "./store/store.ts";
import { parsePort } from "./port.ts";

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the built pages, if not the default. */
  readonly pages: string | undefined;
  /** The folder of the SQLite file. */
  readonly data: string;
  /** Whether SQLite runs in a separate thread, which needs the build. */
  readonly sqliteThread: boolean;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Other origins whose pages may open sockets. */
  readonly origins: readonly string[];
  /** Whether a client's address is taken from X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly limits: boolean;
  /** Open sockets and streams per address; ignored without limits. */
  readonly socketsPerAddress: number;
  /** Who may see /metrics, besides this machine. */
  readonly metrics: { readonly isOpen: boolean; readonly token: string | undefined };
  readonly logLevel: string;
  /** One line per request and per socket; see access-log.ts. */
  readonly accessLog: boolean;
  readonly botThreads: number;
  /** Milliseconds until the others may decide about a player who has disconnected. */
  readonly leaverGrace: number;
  /** Milliseconds that a full table waits for announced seeds. */
  readonly seedGrace: number;
  readonly retention: Retention;
  /** Whether notifications may be sent to this machine and its local network. */
  readonly notifyPrivate: boolean;
}

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a readable error for an invalid value. */
export function readSettings(env: Environment): Settings {
  const logLevel = env["LOG_LEVEL"] ?? "warn";
  if (!LOG_LEVELS.includes(logLevel))
    throw new Error(`LOG_LEVEL is one of ${LOG_LEVELS.join(", ")}, not "${logLevel}".`);
  return {
    port: parsePort(env["PORT"]),
    host: env["HOST"] ?? "0.0.0.0",
    pages: env["RIAD_PAGES"],
    data: env["RIAD_DATA"] ?? join(process.cwd(), "data"),
    sqliteThread: readSwitch(env, "SQLITE_THREAD", true),
    databaseUrl: readUrl(env, "DATABASE_URL", ["postgres:", "postgresql:"]),
    redisUrl: readUrl(env, "REDIS_URL", ["redis:", "rediss:"]),
    origins: (env["ALLOWED_ORIGINS"] ?? "").split(",").filter((origin) => origin !== ""),
    trustProxy: readSwitch(env, "TRUST_PROXY", false),
    limits: readSwitch(env, "RATE_LIMITS", true),
    socketsPerAddress: readNumber(env, "SOCKETS_PER_ADDRESS", 250),
    metrics: readMetrics(env),
    logLevel,
    accessLog: readSwitch(env, "ACCESS_LOG", false),
    botThreads: Math.max(1, readNumber(env, "BOT_THREADS", 1)),
    leaverGrace: readNumber(env, "LEAVER_SECONDS", 60) * 1000,
    seedGrace: readNumber(env, "SEED_SECONDS", 10) * 1000,
    retention: {
      open: readNumber(env, "KEEP_OPEN_DAYS", 7),
      live: readNumber(env, "KEEP_LIVE_DAYS", 60),
      over: readNumber(env, "KEEP_OVER_DAYS", 365),
    },
    notifyPrivate: readSwitch(env, "NOTIFY_PRIVATE", false),
  };
}

function readMetrics(env: Environment): Settings["metrics"] {
  const access = env["METRICS"] ?? "local";
  if (access !== "local" && access !== "open") throw new Error(`METRICS is local or open, not "${access}".`);
  const token = env["METRICS_TOKEN"];
  if (token !== undefined && token !== "" && token.length < 16)
    throw new Error("METRICS_TOKEN must have at least 16 characters.");
  return { isOpen: access === "open", token: token === "" ? undefined : token };
}

function readUrl(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  // Never quotes the value: it contains a password.
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) {
    throw new Error(`${name} must be an address that starts with ${schemes[0]}//.`);
  }
  return text;
}

function readSwitch(env: Environment, name: string, byDefault: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === "") return byDefault;
  if (text === "on" || text === "off") return text === "on";
  throw new Error(`${name} is on or off, not "${text}".`);
}

function readNumber(env: Environment, name: string, byDefault: number): number {
  const text = env[name];
  if (text === undefined || text === "") return byDefault;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number, not "${text}".`);
}
