/** The API about the person who asks. Every route needs one, except the one that makes one. */
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

/** The latest of a person's matches that are listed. */
const MOST_LISTED = 500;

export const meRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/api/me",
    summary: "Makes the server know you, if it does not yet, and changes your name or settings.",
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
    summary: "Makes seats yours that you hold by their tokens, so that you find them on all your devices.",
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
        // A seat that was left elsewhere must not keep the others from being found; but it may also be a guess.
        else if (answer instanceof Refused && answer.code === REFUSED.unauthorised) await countMiss(call);
      }
      return { claimed };
    },
  }),
  route({
    method: "GET",
    path: "/api/me/matches",
    summary: "Your matches on this server, the latest first; none if the server does not know you.",
    isOwnPagesOnly: true,
    answer: ownMatchesAnswer,
    async handle({ host, person }) {
      // Every visitor's list of matches asks: having none is an answer, not a fault for the browser to report.
      const owned = person === undefined ? [] : await host.store.people.matchesOf(person.id, MOST_LISTED);
      return { matches: owned.map((match) => viewOwnMatch(match, host.moment)), now: host.clock.now() };
    },
  }),
  route({
    method: "POST",
    path: "/api/me/matches/:match",
    summary: "Notes what you have seen of a match of yours, keeps it for ever, or takes it from your list.",
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
