import type { Proof, Redrawn } from "@riad/protocol";
import type { ComponentChildren } from "preact";
import { Glyph, Icon } from "../art/icons.tsx";

import { entryOf } from "../games.ts";
import { listWords, say } from "../words/words.ts";
import type { Check, Sign } from "./checking.ts";

/** The commitment, the seeds, who starts, and every outcome, each with its mark. */
export function Steps({ check }: { check: Check }) {
  if (!("proof" in check)) return <How />;
  const { proof, players, first, verdict } = check;
  const isOpen = check.kind === "unfinished";
  const held = (isHeld: boolean): Sign => (isOpen ? "open" : isHeld ? "good" : "bad");
  const promise = held(verdict.hash === proof.commit);
  const outcomes = held(verdict.outcomes.length > 0 && verdict.outcomes.every(({ due, played }) => due === played));
  return (
    <ol class="column verify-steps">
      <Step title={say("verifyPromise")} sign={promise}>
        <dl>
          <dt>{say("verifyCommit")}</dt>
          <dd class="digest">{proof.commit}</dd>
          {!isOpen && (
            <>
              <dt>{say("verifyHash")}</dt>
              <dd class={promise === "good" ? "digest" : "digest wrong"}>{verdict.hash}</dd>
              <dt>{say("verifySecret")}</dt>
              <dd class="digest">{proof.secret}</dd>
            </>
          )}
        </dl>
      </Step>
      <Step title={say("verifySeeds")} sign={proof.bound?.length === 0 ? "open" : held(true)}>
        <ul class="verify-seeds">
          {players.map((name, seat) => (
            <li>
              <b>{name}</b> <span class="digest">{proof.seeds[seat] || say("verifyNoSeed")}</span>
            </li>
          ))}
        </ul>
        <Binding proof={proof} players={players} />
      </Step>
      <Step title={say("verifyFirst")} sign={held(verdict.first === first)}>
        <p>{say(proof.first === "drawn" ? "verifyFirstDrawn" : "verifyFirstGiven", { name: players[first] })}</p>
      </Step>
      {!isOpen && (
        <Step title={say("verifyOutcomes")} sign={outcomes}>
          <p>{say("verifyNumbers")}</p>
          <Outcomes outcomes={verdict.outcomes} game={check.game} />
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

const HELD = { good: "verifyHeld", bad: "verifyBroken", open: "verifyOpenQuestion" } as const;

function Step({ title, sign, children }: { title: string; sign: Sign; children: ComponentChildren }) {
  return (
    <li class={`verify-step ${sign}`}>
      <h2>
        <Mark sign={sign} />
        {title} <span class="hidden">: {say(HELD[sign])}</span>
      </h2>
      {children}
    </li>
  );
}

/** A tick or a cross in a circle; empty while nothing is known. */
export function Mark({ sign }: { sign: Sign }) {
  return (
    <span class={`verify-mark ${sign}`}>{sign !== "open" && <Icon name={sign === "good" ? "check" : "clear"} />}</span>
  );
}

/** Before there is anything to check: how it works. */
function How() {
  const parts = [
    ["bag", say("verifyHowPromise")],
    ["dirham", say("verifyHowSeeds")],
    ["die-3", say("verifyHowDraw")],
  ] as const;
  return (
    <ol class="verify-how">
      {parts.map(([symbol, text]) => (
        <li>
          <Glyph name={symbol} />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Each outcome as the pieces it produced; a wrong one also shows what it should have been. */
function Outcomes({ outcomes, game }: { outcomes: readonly Redrawn[]; game: string }) {
  const isShort = outcomes.every(({ played }) => played.length === 1);
  return (
    // A list longer than its panel is scrolled with the keyboard too.
    <ul class={`verify-outcomes${isShort ? " short" : ""}`} tabindex={0} aria-label={say("verifyOutcomes")}>
      {outcomes.map(({ ply, due, played }) => {
        const isHeld = due === played;
        const what = isHeld
          ? say("verifyMove", { move: ply + 1, outcome: played })
          : say("verifyWrongOutcome", { move: ply + 1, due, played });
        return (
          <li class={isHeld ? "" : "wrong"} title={what}>
            <span class="hidden">{what}</span>
            <span class="ply" aria-hidden="true">
              {ply + 1}
            </span>
            <Pieces game={game} text={played} />
            {!isHeld && <Pieces game={game} text={due} isDue />}
          </li>
        );
      })}
    </ul>
  );
}

function Pieces({ game, text, isDue = false }: { game: string; text: string; isDue?: boolean }) {
  const symbols = entryOf(game).outcome?.(text) ?? [];
  return (
    <span class={isDue ? "pieces due" : "pieces"} aria-hidden="true">
      {symbols.length === 0 ? text : symbols.map((symbol) => <Glyph name={symbol} />)}
    </span>
  );
}
