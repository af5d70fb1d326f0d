/**
 * The person behind a request: required, or created if there is none yet; and the cookie that identifies them next
 * time.
 */
import { REFUSED, serverSays } from "@riad/protocol";
import { addressKey } from "../address.ts";
import { makePersonCookie, readPersonCookie } from "../people/cookie.ts";
import { labelDevice } from "../people/device-label.ts";
import type { Person } from "../people/people.ts";
import { ApiFailure } from "./failure.ts";
import type { Call } from "./route.ts";

const NAMELESS = "Player";

/** The person behind the request, for routes that need one. */
export function known({ person }: Call<unknown>): Person {
  if (person === undefined) throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
  return person;
}

/** Refuses somebody who was deleted a moment ago, from another device or on another node. */
export function refuseGone(isStillKnown: boolean): void {
  if (!isStillKnown) throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
}

/**
 * The person behind the request, or a new one. A browser keeps the secret in a cookie, which is renewed; a program is
 * given it once.
 */
export async function knownOrNew(
  call: Call<unknown>,
  asToken: boolean,
  name = NAMELESS,
): Promise<{ person: Person; secret?: string }> {
  const { host, person, request } = call;
  if (person !== undefined) {
    const shown = readPersonCookie(request.headers);
    if (shown !== undefined) setCookie(call, shown);
    return { person };
  }
  await takeCreation(call);
  const made = await host.people.create(name, labelOf(call));
  if (!asToken) setCookie(call, made.secret);
  return made;
}

/**
 * Whether to include the secret in the answer: for a program that asks for it, but never for a page, where any script
 * could read it.
 */
export function wantsToken({ request }: Call<unknown>, asToken: boolean | undefined): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  return asToken === true && origin === undefined && site === undefined;
}

/** Limits requests that leave rows behind without a match. */
export async function takeCreation({ host, address }: Call<unknown>): Promise<void> {
  const wait = await host.limit.take("person", addressKey(address));
  if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("requestRate", { seconds: wait }), wait);
}

export function labelOf({ request }: Call<unknown>): string {
  return labelDevice(request.headers["user-agent"]);
}

export function setCookie({ reply, request }: Call<unknown>, secret: string): void {
  void reply.header("set-cookie", makePersonCookie(secret, request.headers)).header("cache-control", "no-store");
}
