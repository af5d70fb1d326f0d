/** Passkeys: never required, and only offered where browsers support them. */
import { REFUSED, doneAnswer, meAnswer, passkeyOptions, passkeyRequest, serverSays } from "@riad/protocol";
import { LONG_ANSWER_WITHIN } from "../deadline.ts";
import { addPasskey, askForPasskey, checkPasskey, offerPasskey } from "../people/passkeys.ts";
import type { Site } from "../people/passkeys.ts";
import { isSecureContext } from "../people/secure-context.ts";
import { viewMe } from "../people/view-me.ts";
import { Refused } from "../table/draft.ts";
import { enterAs } from "./enter-routes.ts";
import { ApiFailure } from "./failure.ts";
import { known, labelOf, takeCreation } from "./known-person.ts";
import { missed, refuseGuessers, route, unwrapRefused } from "./route.ts";
import type { Call, Route } from "./route.ts";

/** Bytes: an authenticator's answer includes its certificates. */
const LONGEST_ANSWER = 32_768;

export const passkeyRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/api/me/passkeys/options",
    summary: "Options for creating a passkey in the browser.",
    needsPerson: true,
    answer: passkeyOptions,
    async handle(call) {
      const site = siteOf(call);
      const row = await call.host.store.people.find(known(call).id);
      if (row === undefined) throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
      return { options: await offerPasskey(call.host, site, row) };
    },
  }),
  route({
    method: "POST",
    path: "/api/me/passkeys",
    summary: "Adds a passkey that the browser has created.",
    needsPerson: true,
    body: passkeyRequest,
    bodyLimit: LONGEST_ANSWER,
    answer: meAnswer,
    async handle(call) {
      const { response, label = labelOf(call) } = call.body;
      const person = known(call);
      unwrapRefused(await addPasskey(call.host, siteOf(call), person.id, { response, label }));
      return viewMe(call.host, person, true);
    },
  }),
  route({
    method: "DELETE",
    path: "/api/me/passkeys/:id",
    summary: "Removes a passkey.",
    needsPerson: true,
    answer: doneAnswer,
    async handle(call) {
      const isRemoved = await call.host.store.people.removePasskey(known(call).id, call.params["id"]);
      if (!isRemoved) throw new ApiFailure(REFUSED.unknown, serverSays("notListed", {}));
      return { done: true };
    },
  }),
  route({
    method: "POST",
    path: "/api/enter/passkey/options",
    summary: "Options for signing in with a passkey in the browser.",
    isOwnPagesOnly: true,
    answer: passkeyOptions,
    async handle(call) {
      const site = siteOf(call);
      await takeCreation(call);
      return { options: await askForPasskey(call.host, site) };
    },
  }),
  route({
    method: "POST",
    path: "/api/enter/passkey",
    summary: "Adds this device to the person whose passkey has signed, and moves its seats to them.",
    isOwnPagesOnly: true,
    body: passkeyRequest,
    bodyLimit: LONGEST_ANSWER,
    answer: meAnswer,
    answerWithin: LONG_ANSWER_WITHIN,
    async handle(call) {
      const site = siteOf(call);
      await refuseGuessers(call);
      const passkey = await checkPasskey(call.host, site, call.body.response);
      if (passkey instanceof Refused) return missed(call, passkey.code, passkey.says);
      return enterAs(call, { person: passkey.person, asToken: false });
    },
  }),
];

/** Browsers allow passkeys only on secure pages, and only under host names. */
function siteOf({ request }: Call<unknown>): Site {
  if (!isSecureContext(request)) throw new ApiFailure(REFUSED.forbidden, serverSays("passkeysNotHere", {}));
  return { origin: `${request.protocol}://${request.host}`, name: request.hostname };
}
