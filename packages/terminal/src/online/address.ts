/** The address of an online match: that of its page, with or without a seat or an invitation after `#`, or a code. */
import { shelf } from "@riad/games";
import { joinCode, matchId, seatToken } from "@riad/protocol";
import { printable } from "@riad/drawing/block";
import { EXIT, Failure } from "../failure.ts";

export interface Address {
  /** The server's origin, such as https://riad.example.org. */
  readonly origin: string;
  readonly place: { readonly match: string } | { readonly code: string };
  /** The token of a seat. */
  readonly seat?: string;
  readonly invite?: string;
}

/** `server` is only used with a six-letter code; a page address contains its own. */
export function readAddress(text: string, server: string | undefined): Address {
  const code = joinCode.safeParse(text.toUpperCase());
  if (code.success) {
    if (server === undefined) throw wrong("A code needs its server: add --server and its address.");
    return { origin: readOrigin(server), place: { code: code.data } };
  }
  if (server !== undefined) throw wrong(`--server goes with a code of six letters, not with "${shorten(text)}".`);
  const { origin, pathname, hash } = readUrl(text, "--join");
  const match = matchId.safeParse(/^\/[a-z]+\/([^/]+)\/?$/.exec(pathname)?.[1]);
  if (!match.success)
    throw wrong(`"${shorten(text)}" is not the page of a match, such as https://…/${shelf[0].id}/WX7VYZ5szMvB.`);
  const place = { match: match.data };
  const [, name, token] = /^#(seat|invite)=(.*)$/.exec(hash) ?? [];
  if (name === undefined) return { origin, place };
  if (!seatToken.safeParse(token).success) throw wrong(`The part after #${name}= is incomplete; copy the link again.`);
  return { origin, place, [name]: token };
}

/** The origin of a server's address, such as https://riad.example.org. */
export function readOrigin(server: string): string {
  return readUrl(server, "--server").origin;
}

function readUrl(text: string, flag: string): URL {
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (url.protocol === "http:" || url.protocol === "https:") return url;
  }
  const or = flag === "--join" ? ", or a code of six letters with --server" : "";
  throw wrong(`${flag} takes an address that begins with http:// or https://${or}, not "${shorten(text)}".`);
}

function shorten(text: string): string {
  return printable(text.slice(0, 60));
}

function wrong(message: string): Failure {
  return new Failure(message, EXIT.usage);
}

/** The link to a seat: anyone who has it plays the seat, on any device. */
export function makeSeatLink(origin: string, game: string, match: string, token: string | undefined): string {
  return `${origin}/${game}/${match}${token === undefined ? "" : `#seat=${token}`}`;
}
