/** Adding a device with words, and removing one. */
import { REFUSED, codeAnswer, doneAnswer, enterRequest, meAnswer, recoveryAnswer, serverSays } from "@riad/protocol";
import type { MeAnswer } from "@riad/protocol";
import type { PersonKey } from "../store/people-store.ts";
import { LONG_ANSWER_WITHIN } from "../deadline.ts";
import { forgetPersonCookie } from "../people/cookie.ts";
import { enter } from "../people/add-device.ts";
import { isSecureContext } from "../people/secure-context.ts";
import { nameDevice, viewMe } from "../people/view-me.ts";
import { CODE_WORDS, RECOVERY_WORDS, hashWords, newWords, readWords } from "../people/words.ts";
import { ApiFailure } from "./failure.ts";
import { known, labelOf, refuseGone, setCookie, wantsToken } from "./known-person.ts";
import { missed, refuseGuessers, route } from "./route.ts";
import type { Call, Route } from "./route.ts";

const CODE_VALID = 10 * 60_000;

export const enterRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/api/me/codes",
    summary: "Eight words that add another device to you, once, within ten minutes; earlier ones are void.",
    needsPerson: true,
    answer: codeAnswer,
    async handle(call) {
      const { host } = call;
      const { id, device } = known(call);
      const words = newWords(CODE_WORDS);
      const now = host.clock.now();
      const until = now + CODE_VALID;
      // The label is the device that made the words: if the words are used to move to another device, it is removed.
      const key = { hash: hashWords(words), person: id, kind: "code", label: device } as const;
      refuseGone(await host.store.people.replaceKey({ ...key, createdAt: now, usedAt: now, until }));
      return { words: words.join(" "), until, path: `/me#words=${words.join("-")}` };
    },
  }),
  route({
    method: "POST",
    path: "/api/me/recovery",
    summary: "Twelve recovery words, valid until you make new ones; earlier ones are void.",
    needsPerson: true,
    answer: recoveryAnswer,
    async handle(call) {
      const { host } = call;
      const words = newWords(RECOVERY_WORDS);
      const now = host.clock.now();
      const key = { hash: hashWords(words), person: known(call).id, kind: "recovery", label: "" } as const;
      refuseGone(await host.store.people.replaceKey({ ...key, createdAt: now, usedAt: now, until: null }));
      return { words: words.join(" ") };
    },
  }),
  route({
    method: "POST",
    path: "/api/enter",
    summary: "Adds this device to the person who made these words, and moves its seats to them.",
    isOwnPagesOnly: true,
    body: enterRequest,
    answer: meAnswer,
    answerWithin: LONG_ANSWER_WITHIN,
    async handle(call) {
      await refuseGuessers(call);
      const { words, isMove, asToken } = call.body;
      const key = await takeWords(call, readWords(words));
      if (key === undefined) return missed(call, REFUSED.unauthorised, serverSays("badWords", {}));
      const moved = isMove === true && key.kind === "code" ? key.label : undefined;
      return enterAs(call, { person: key.person, moved, asToken: wantsToken(call, asToken) });
    },
  }),
  route({
    method: "DELETE",
    path: "/api/me/devices/:id",
    summary: "Removes a device: within two seconds every node rejects it.",
    needsPerson: true,
    answer: doneAnswer,
    async handle(call) {
      const { host } = call;
      const person = known(call);
      const keys = await host.store.people.keysOf(person.id);
      const found = keys.find(({ kind, hash }) => kind === "device" && nameDevice(hash) === call.params["id"]);
      if (found === undefined) throw new ApiFailure(REFUSED.unknown, serverSays("notListed", {}));
      await host.removeDevices([found.hash]);
      if (found.hash === person.device) void call.reply.header("set-cookie", forgetPersonCookie(call.request.headers));
      return { done: true };
    },
  }),
];

/**
 * The key that these words open. Words for another device are used up: if two callers send them at once, one is
 * refused.
 */
async function takeWords({ host }: Call<unknown>, words: readonly string[]): Promise<PersonKey | undefined> {
  if (words.length !== CODE_WORDS && words.length !== RECOVERY_WORDS) return undefined;
  const { people } = host.store;
  const key = await people.findKey(hashWords(words), host.clock.now());
  if (key?.kind === "recovery") return key;
  return key?.kind === "code" && (await people.removeKey(key.hash)) ? key : undefined;
}

/** The requesting device belongs to this person from now on. */
export async function enterAs(
  call: Call<unknown>,
  wish: { readonly person: string; readonly moved?: string | undefined; readonly asToken: boolean },
): Promise<MeAnswer> {
  const { host, request } = call;
  const entrance = { person: wish.person, moved: wish.moved, label: labelOf(call), before: call.person };
  const [person, secret] = await enter(host, entrance);
  if (!wish.asToken) setCookie(call, secret);
  const me = await viewMe(host, person, isSecureContext(request));
  return wish.asToken ? { ...me, token: secret } : me;
}
