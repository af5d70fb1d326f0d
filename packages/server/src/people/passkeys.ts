/**
 * Passkeys: creates the challenges that browsers sign and checks the answers. Challenges are stored, so any node can
 * check them.
 */
import { REFUSED, serverSays } from "@riad/protocol";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Host } from "../host.ts";
import type { Passkey, PersonRow } from "../store/people-store.ts";
import { refused } from "../table/draft.ts";
import type { Refused } from "../table/draft.ts";
import { hashToken } from "../table/token.ts";

/** The site that the signing page belongs to. */
export interface Site {
  readonly origin: string;
  /** The host without its port. */
  readonly name: string;
}

/** Loaded with the first passkey: it would take a quarter of the time in which the server starts. */
const library = () => import("@simplewebauthn/server");

const VALID = 5 * 60_000;
const TITLE = "Riad";

/** Options for creating a passkey for this person. */
export async function offerPasskey(host: Host, site: Site, { id, name }: PersonRow): Promise<object> {
  const known = await host.store.people.passkeysOf(id);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: TITLE,
    rpID: site.name,
    userName: name,
    userID: new TextEncoder().encode(id),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    // People sign in without entering a name, so the passkey itself has to contain the person's id.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  await remember(host, options.challenge, id);
  return options;
}

export async function addPasskey(
  host: Host,
  site: Site,
  person: string,
  { response, label }: { readonly response: unknown; readonly label: string },
): Promise<true | Refused> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    // The library validates it and throws if it is malformed.
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => take(host, challenge, person),
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (verified?.verified !== true) return refusePasskey();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  if ((await host.store.people.findPasskey(id)) !== undefined) return refusePasskey();
  const key = Buffer.from(publicKey).toString("base64url");
  const passkey = { id, person, publicKey: key, counter, label, createdAt: host.clock.now() };
  return (await host.store.people.addPasskey(passkey)) ? true : refusePasskey();
}

/** Options for signing in with any passkey of this server. */
export async function askForPasskey(host: Host, site: Site): Promise<object> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: site.name, userVerification: "preferred" });
  await remember(host, options.challenge, null);
  return options;
}

/** The passkey that signed, if the signature is valid. */
export async function checkPasskey(host: Host, site: Site, response: unknown): Promise<Passkey | Refused> {
  const { id } = (response ?? {}) as { id?: unknown };
  const passkey = typeof id === "string" ? await host.store.people.findPasskey(id) : undefined;
  if (passkey === undefined) return refusePasskey();
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => take(host, challenge, null),
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (verified?.verified !== true) return refusePasskey();
  await host.store.people.countPasskey(passkey.id, verified.authenticationInfo.newCounter);
  return passkey;
}

async function remember({ store, clock }: Host, challenge: string, person: string | null): Promise<void> {
  const now = clock.now();
  await store.people.addChallenge({ id: hashToken(challenge), person, until: now + VALID }, now);
}

function take({ store, clock }: Host, challenge: string, person: string | null): Promise<boolean> {
  return store.people.takeChallenge(hashToken(challenge), person, clock.now());
}

function refusePasskey(): Refused {
  return refused(REFUSED.unauthorised, serverSays("badPasskey", {}));
}
