/** Who asks: needed, or made where there is nobody yet; and the cookie that says so next time. */
import { REFUSED, serverSays } from "@riad/protocol";
import { addressKey } from "../address.ts";
import { makePersonCookie, readPersonCookie } from "../people/cookie.ts";
import { labelDevice } from "../people/device-label.ts";
import type { Person } from "../people/people.ts";
import { ApiFailure } from "./failure.ts";
import type { Call } from "./route.ts";

const NAMELESS = "Player";

/** Whoever asks; the route needs a person. */
export function known({ person }: Call<unknown>): Person {
  if (person === undefined) throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
  return person;
}

/** Whoever was deleted a moment ago, from another device or on another node, is a stranger. */
export function refuseGone(isStillKnown: boolean): void {
  if (!isStillKnown) throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
}

/** The person who asks, or a new one. A browser keeps the secret in a cookie, which is renewed; a program is told it once. */
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

/** Whether to tell the secret: to a program that asks for it, and never to a page, whatever script runs there. */
export function wantsToken({ request }: Call<unknown>, asToken: boolean | undefined): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  return asToken === true && origin === undefined && site === undefined;
}

/** What leaves rows behind without a match is limited. */
export async function takeCreation({ host, address }: Call<unknown>): Promise<void> {
  const wait = await host.limit.take("person", addressKey(address));
  if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("requestRate", { seconds: wait }), wait);
}

export function labelOf({ request }: Call<unknown>): string {
  return labelDevice(request.headers["user-agent"]);
}

/** `Secure` only over TLS, as far as the proxy in front of us says: a classroom without TLS keeps its seats too. */
export function setCookie({ reply, request }: Call<unknown>, secret: string): void {
  void reply
    .header("set-cookie", makePersonCookie(secret, request.protocol === "https"))
    .header("cache-control", "no-store");
}
