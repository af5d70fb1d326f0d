/** Posts a message to a host that a user has chosen, without following redirects or reading the answer. */
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { isPublicAddress, publicAddressesOf, withoutBrackets } from "./public-address.ts";

/** Milliseconds for the whole request. */
export const POST_WITHIN = 5000;

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export class PrivateAddressError extends Error {}

/**
 * Resolves with the HTTP status; rejects if there is none. The address is checked on connecting, not only when the
 * channel was added, because DNS may point elsewhere by then. A redirect counts as the answer.
 */
export async function post({ url, headers, body }: Posting, mayBePrivate: boolean): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const literal = withoutBrackets(hostname);
  if (!mayBePrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new PrivateAddressError(literal);
  const send = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(POST_WITHIN),
        agent: false,
        ...(!mayBePrivate && { lookup: lookUpPublic }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // The body is not needed.
        response.destroy();
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

const lookUpPublic: LookupFunction = (host, options, answer) => {
  publicAddressesOf(host).then(
    (found) => {
      if (found.length === 0) answer(new PrivateAddressError(host), "");
      else if (options.all === true) answer(null, [...found]);
      else answer(null, found[0].address, found[0].family);
    },
    (error: NodeJS.ErrnoException) => answer(error, ""),
  );
};
