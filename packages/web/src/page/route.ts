/**
 * Where the reader is. Addresses are plain paths; opened from a disk there is no server to resolve them, so the path is then in
 * the fragment.
 */
import { signal } from "@preact/signals";
import { MATCH_PATTERN } from "@riad/protocol/match-id";
import { isGameId } from "./shelf.ts";
import type { GameId } from "./shelf.ts";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "view" | "verify" }
  | { readonly page: "lobby" | "me" }
  | { readonly page: "online"; readonly game: GameId; readonly match: string }
  | { readonly page: "play"; readonly game: GameId; /** Which of the matches on this device. */ readonly match: string }
  | { readonly page: "learn"; readonly game: GameId }
  | { readonly page: "matches" | "practise" }
  | { readonly page: "review"; readonly match: string }
  /** An address that leads nowhere. */
  | { readonly page: "missing" };

const MATCH = new RegExp(MATCH_PATTERN);
/** First parts of addresses that have always led to the start page. */
const HOME: ReadonlySet<string | undefined> = new Set([undefined, "index.html", "play", "embed"]);

export const isFromDisk = location.protocol === "file:";

export const route = signal<Route>(readRoute());

/** The fragment: a ply of the match, or a whole match that somebody shared. */
export function readFragment(): string {
  return isFromDisk ? (location.hash.split("#")[2] ?? "") : location.hash.slice(1);
}

/** Changes the fragment without a new entry in the browser's history. */
export function writeFragment(fragment: string): void {
  const path = addressOf(currentPath());
  history.replaceState(null, "", fragment === "" ? path : `${path}#${fragment}`);
}

/** The address of what is shown already; nothing is opened. */
export function writePath(path: string): void {
  history.replaceState(null, "", addressOf(path));
}

export function go(path: string): void {
  history.pushState(null, "", addressOf(path));
  route.value = readRoute();
  scrollTo(0, 0);
}

/** A path as a link needs it. */
export function addressOf(path: string): string {
  return isFromDisk ? `#${path}` : path;
}

/** The path with its query, wherever the page was opened from. */
export function currentPath(): string {
  return isFromDisk ? location.hash.slice(1).split("#")[0] : location.pathname + location.search;
}

function readRoute(): Route {
  const [path, query] = currentPath().split("?");
  const [first, second] = path.split("/").filter((part) => part !== "");
  if (isGameId(first) && !isFromDisk && MATCH.test(second ?? "")) return { page: "online", game: first, match: second };
  if (isGameId(first) && second !== undefined && !isFromDisk) return { page: "missing" };
  const match = new URLSearchParams(query).get("match") ?? "";
  if (isGameId(first)) return { page: "play", game: first, match };
  if (first === "review") return { page: "review", match };
  if (first === "matches" || first === "practise") return { page: first };
  if ((first === "lobby" || first === "me") && !isFromDisk) return { page: first };
  if (first === "learn" && isGameId(second)) return { page: "learn", game: second };
  if (first === "view" || first === "verify") return { page: first };
  // As people call it.
  if (first === "viewer") return { page: "view" };
  return { page: isFromDisk || HOME.has(first) ? "start" : "missing" };
}

addEventListener("popstate", () => {
  const next = readRoute();
  // Going back and forth within one page, as the viewer does, is handled by that page.
  if (JSON.stringify(next) !== JSON.stringify(route.peek())) route.value = next;
});
