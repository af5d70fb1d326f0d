import type { Proof } from "@riad/protocol";
import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons.tsx";
import { listWords, say } from "../words/words.ts";
import type { Check } from "./checking.ts";
import { Outcomes } from "./Outcomes.tsx";

/** The commitment, the seeds, who starts, and every outcome, each with its mark. */
export function Steps({ check }: { check: Check }) {
  if (!("proof" in check)) return <How />;
  const { proof, players, first } = check;
  const isOpen = check.kind === "unfinished";
  return (
    <ol class="column verify-steps">
      <Step title={say("verifyPromise")} isHeld={isOpen ? undefined : check.hash === proof.commit}>
        <dl>
          <dt>{say("verifyCommit")}</dt>
          <dd class="digest">{proof.commit}</dd>
          {!isOpen && (
            <>
              <dt>{say("verifyHash")}</dt>
              <dd class={check.hash === proof.commit ? "digest" : "digest wrong"}>{check.hash}</dd>
              <dt>{say("verifySecret")}</dt>
              <dd class="digest">{proof.secret}</dd>
            </>
          )}
        </dl>
      </Step>
      <Step title={say("verifySeeds")} isHeld={isOpen || proof.bound?.length === 0 ? undefined : true}>
        <ul class="verify-seeds">
          {players.map((name, seat) => (
            <li>
              <b>{name}</b> <span class="digest">{proof.seeds[seat] || say("verifyNoSeed")}</span>
            </li>
          ))}
        </ul>
        <Binding proof={proof} players={players} />
      </Step>
      <Step title={say("verifyFirst")} isHeld={isOpen ? undefined : check.firstDue === first}>
        <p>{say(proof.first === "drawn" ? "verifyFirstDrawn" : "verifyFirstGiven", { name: players[first] })}</p>
      </Step>
      {!isOpen && (
        <Step
          title={say("verifyOutcomes")}
          isHeld={check.outcomes.length > 0 && check.outcomes.every(({ due, played }) => due === played)}
        >
          <Outcomes outcomes={check.outcomes} game={check.game} />
        </Step>
      )}
    </ol>
  );
}

/** Whose seed kept the server from choosing the outcomes. Older records do not say. */
function Binding({ proof: { bound }, players }: { proof: Proof; players: readonly string[] }) {
  if (bound === undefined) return null;
  const names = listWords(bound.map((seat) => players[seat] ?? String(seat + 1)));
  return <p>{bound.length === 0 ? say("verifyUnbound") : say("verifyBound", { names })}</p>;
}

interface StepProps {
  title: string;
  isHeld: boolean | undefined;
  children: ComponentChildren;
}

function Step({ title, isHeld, children }: StepProps) {
  const word = isHeld === undefined ? "verifyOpenQuestion" : isHeld ? "verifyHeld" : "verifyBroken";
  return (
    <li class={`verify-step ${isHeld === undefined ? "open" : isHeld ? "good" : "bad"}`}>
      <h2>
        <span class="verify-mark">{isHeld !== undefined && <Icon name={isHeld ? "check" : "clear"} />}</span>
        {title} <span class="hidden">: {say(word)}</span>
      </h2>
      {children}
    </li>
  );
}

/** Before there is anything to check: how it works. */
function How() {
  const parts = [
    ["#bag", say("verifyHowPromise")],
    ["#dirham", say("verifyHowSeeds")],
    ["#die-3", say("verifyHowDraw")],
  ] as const;
  return (
    <ol class="verify-how">
      {parts.map(([symbol, text]) => (
        <li>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={symbol} width="100" height="100" />
          </svg>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
