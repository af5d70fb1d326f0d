/** Another device: words that let it in, and removing one. */
import { REFUSED, codeAnswer, doneAnswer, enterRequest, meAnswer, recoveryAnswer, serverSays } from "@riad/protocol";
import type { MeAnswer } from "@riad/protocol";
import type { PersonKey } from "../store/people-store.ts";
import { forgetPersonCookie } from "../people/cookie.ts";
import { enter } from "../people/entering.ts";
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
    summary: "Eight words that make another device yours, once and within ten minutes; earlier ones are void.",
    needsPerson: true,
    answer: codeAnswer,
    async handle(call) {
      const { host } = call;
      const { id, device } = known(call);
      const words = newWords(CODE_WORDS);
      const now = host.clock.now();
      const until = now + CODE_VALID;
      // The device that made the words is their label: whoever moves there takes it from the person.
      const key = { hash: hashWords(words), person: id, kind: "code", label: device } as const;
      refuseGone(await host.store.people.replaceKey({ ...key, createdAt: now, usedAt: now, until }));
      return { words: words.join(" "), until, path: `/me#words=${words.join("-")}` };
    },
  }),
  route({
    method: "POST",
    path: "/api/me/recovery",
    summary: "Twelve words for when everything is lost, valid until you make others; earlier ones are void.",
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
    summary: "Makes this device the person's whose words these are. Seats that it had come along.",
    isOwnPagesOnly: true,
    body: enterRequest,
    answer: meAnswer,
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
    summary: "The device is no longer yours: within two seconds it is a stranger's everywhere.",
    needsPerson: true,
    answer: doneAnswer,
    async handle(call) {
      const { host } = call;
      const person = known(call);
      const keys = await host.store.people.keysOf(person.id);
      const found = keys.find(({ kind, hash }) => kind === "device" && nameDevice(hash) === call.params["id"]);
      if (found === undefined) throw new ApiFailure(REFUSED.unknown, serverSays("notListed", {}));
      await host.removeDevices([found.hash]);
      if (found.hash === person.device) void call.reply.header("set-cookie", forgetPersonCookie());
      return { done: true };
    },
  }),
];

/** What these words open. Those for another device are used up; of two who show them at once, one is too late. */
async function takeWords({ host }: Call<unknown>, words: readonly string[]): Promise<PersonKey | undefined> {
  if (words.length !== CODE_WORDS && words.length !== RECOVERY_WORDS) return undefined;
  const { people } = host.store;
  const key = await people.findKey(hashWords(words), host.clock.now());
  if (key?.kind === "recovery") return key;
  return key?.kind === "code" && (await people.removeKey(key.hash)) ? key : undefined;
}

/** The device that asks is this person's from now on. */
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
