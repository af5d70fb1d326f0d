/** Passkeys: the browser's part is a library's, which is loaded when somebody uses one. */
import { addPasskey, enterByPasskey, passkeyOptions } from "../person/person.ts";
import type { Reply } from "../person/person.ts";

/** Why there are none here; null if nothing stands in the way. `isSecure` is what the server says about its address. */
export function passkeyObstacle(isSecure: boolean): "insecure" | "unsupported" | null {
  const isLocal = location.hostname === "localhost";
  if (!globalThis.isSecureContext || (!isSecure && !isLocal)) return "insecure";
  return "PublicKeyCredential" in globalThis ? null : "unsupported";
}

/** "stopped": the browser or the reader did not finish. */
type Outcome = Reply<unknown> | "stopped";

export async function newPasskey(label: string): Promise<Outcome> {
  const asked = await passkeyOptions("add");
  if (!("value" in asked)) return asked;
  try {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return await addPasskey(await startRegistration({ optionsJSON: asked.value.options as never }), label);
  } catch {
    return "stopped";
  }
}

export async function signInByPasskey(): Promise<Outcome> {
  const asked = await passkeyOptions("enter");
  if (!("value" in asked)) return asked;
  try {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return await enterByPasskey(await startAuthentication({ optionsJSON: asked.value.options as never }));
  } catch {
    return "stopped";
  }
}
