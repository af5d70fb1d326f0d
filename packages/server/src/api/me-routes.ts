/** The API for a person's own data. Every route needs a person, except the one that creates one. */
import {
  claimAnswer,
  claimRequest,
  doneAnswer,
  meAnswer,
  meRequest,
  ownMatchRequest,
  ownMatchesAnswer,
  REFUSED,
  serverSays,
} from "@riad/protocol";
import { viewOwnMatch } from "../people/own-matches.ts";
import { isSecureContext } from "../people/secure-context.ts";
import { viewMe } from "../people/view-me.ts";
import { Refused } from "../table/draft.ts";
import { ApiFailure } from "./failure.ts";
import { known, knownOrNew, wantsToken } from "./known-person.ts";
import { countMiss, refuseGuessers, route } from "./route.ts";
import type { Route } from "./route.ts";

/** How many of a person's latest matches are listed. */
const MOST_LISTED = 500;

export const meRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/api/me",
    summary: "Creates your person, if there is none yet, and changes your name or settings.",
    isOwnPagesOnly: true,
    body: meRequest,
    answer: meAnswer,
    async handle(call) {
      const { body } = call;
      const asToken = wantsToken(call, body.asToken);
      const { person, secret } = await knownOrNew(call, asToken, body.name);
      const { name, settings } = body;
      await call.host.store.people.update(person.id, {
        ...(name !== undefined && { name }),
        ...(settings !== undefined && { settings }),
      });
      return {
        ...(await viewMe(call.host, person, isSecureContext(call.request))),
        ...(asToken && secret !== undefined && { token: secret }),
      };
    },
  }),
  route({
    method: "GET",
    path: "/api/me",
    summary: "What the server knows about you.",
    needsPerson: true,
    answer: meAnswer,
    handle: (call) => viewMe(call.host, known(call), isSecureContext(call.request)),
  }),
  route({
    method: "POST",
    path: "/api/me/seats",
    summary: "Assigns seats to you by their tokens, so that you find them on all your devices.",
    isOwnPagesOnly: true,
    body: claimRequest,
    answer: claimAnswer,
    async handle(call) {
      await refuseGuessers(call);
      const { host, body } = call;
      const { person } = await knownOrNew(call, false);
      const claimed: string[] = [];
      for (const { match, token } of body.seats) {
        const answer = await host.commands.claim(match, token, person.id);
        if (answer === true) claimed.push(match);
        // A seat that was given up elsewhere must not keep the others from being claimed; but it may also be a guess.
        else if (answer instanceof Refused && answer.code === REFUSED.unauthorised) await countMiss(call);
      }
      return { claimed };
    },
  }),
  route({
    method: "GET",
    path: "/api/me/matches",
    summary: "Your matches on this server, latest first; none if the server does not know you.",
    isOwnPagesOnly: true,
    answer: ownMatchesAnswer,
    async handle({ host, person }) {
      // Every visitor's list of matches requests this: without a person the answer is empty rather than an error in the
      // browser's console.
      const owned = person === undefined ? [] : await host.store.people.matchesOf(person.id, MOST_LISTED);
      return { matches: owned.map((match) => viewOwnMatch(match, host.serverTime)), now: host.clock.now() };
    },
  }),
  route({
    method: "POST",
    path: "/api/me/matches/:match",
    summary: "Records what you have seen of your match, keeps it for ever, or hides it from your list.",
    needsPerson: true,
    body: ownMatchRequest,
    answer: doneAnswer,
    async handle(call) {
      const { seen, isKept, isHidden } = call.body;
      const isOwn = await call.host.store.people.note(known(call).id, call.params["match"], {
        ...(seen !== undefined && { seen }),
        ...(isKept !== undefined && { isKept }),
        ...(isHidden !== undefined && { isHidden }),
      });
      if (!isOwn) throw new ApiFailure(REFUSED.unknown, serverSays("noMatch", {}));
      return { done: true };
    },
  }),
];
