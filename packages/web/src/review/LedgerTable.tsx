import "./ledger.css";
import type { Seat } from "@riad/core";
import { believable, believableAccuracy, countTold, partsOf, playOf } from "@riad/review";
import type { Parts, PlaysLike, ToldKind } from "@riad/review";
import { levelNote, levelWord } from "../play/sitting.ts";
import { decimal, say } from "../words/words.ts";
import { signed } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";
import { SeatHead } from "./SeatHead.tsx";
import { VerdictMark } from "./VerdictMark.tsx";

/** The worst first. */
const COUNTED = [
  ["blunder", "markBlunder"],
  ["mistake", "markMistake"],
  ["slip", "markSlip"],
] as const satisfies readonly (readonly [ToldKind, string])[];

/**
 * Seats and parts: each row adds up to its result. With more than two seats everybody's play is one of them, because the sums of each side
 * go far beyond a whole win; how many mistakes a seat made stands beside it. Accuracy says nothing there: weak play comes to 0.
 */
export function LedgerTable({ view }: { view: ReviewView }) {
  const { ending } = view.reviewed;
  const rows = view.ledger.value;
  if (rows === null) return <div class="ledger is-waiting" aria-hidden="true" />;
  const isMany = rows.length > 2;
  const shape = isMany ? "many" : rows.some((row) => isBeyond(partsOf(row))) ? "net" : "sides";
  // Of two, what a row starts from is told in one column only where there is no room for two.
  const baseClass = isMany ? "ledger-base" : "ledger-base is-folded";
  // The level says the same in everyday words, and there is no room for both.
  const isMeasured = view.run.playsLike.value.some((one) => one !== null);
  const likes = rows.map((_, seat) => likeOf(view, seat));
  const hasLevels = isTold(likes);
  const accuracies = rows.map((row, seat) => (isMany ? null : believableAccuracy(row, likes[seat])));
  const hasAccuracy = isTold(accuracies);
  return (
    <div class="ledger-room">
      <table class="ledger">
        <caption class="hidden">{say("ledgerTitle")}</caption>
        <thead>
          <tr>
            {/* With more seats the first column of figures is what a row starts from. */}
            {isMany ? (
              <td />
            ) : (
              <th scope="col" class="ledger-from">
                {say("ledgerFrom", { percent: Math.round(100 / rows.length) })}
              </th>
            )}
            {!isMany && (
              <th scope="col" class="ledger-start">
                {say("partStart")}
              </th>
            )}
            <th scope="col" class={baseClass}>
              {say("partStart")}
            </th>
            <th scope="col">{say("partLuck")}</th>
            <PlayHeads shape={shape} />
            <th scope="col">{say("partResult")}</th>
            {isMany &&
              COUNTED.map(([kind, word]) => (
                <th key={kind} scope="col" class="ledger-count" title={say(word)}>
                  <VerdictMark shape={kind} />
                  <span class="hidden">{say(word)}</span>
                </th>
              ))}
            {hasLevels && (
              <th scope="col" class="ledger-level">
                {say("ledgerPlaysLike")}
              </th>
            )}
            {!isMeasured && (
              <th scope="col" class="ledger-per-mille" title={say("perMilleAbout")}>
                {say("ledgerPerMille")}
              </th>
            )}
            {hasAccuracy && (
              <th scope="col" class="ledger-accuracy" title={say("accuracyAbout")}>
                {say("ledgerAccuracy")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {ending.ranking.map(({ seat }) => {
            const parts = partsOf(rows[seat]);
            const { perMille } = rows[seat];
            const accuracy = accuracies[seat];
            return (
              <tr key={seat} class={seat === view.seat.value ? "now" : ""}>
                <SeatHead reviewed={view.reviewed} seat={seat} />
                {!isMany && <td class="ledger-start">{signed(parts.start)}</td>}
                <td class={baseClass}>{parts.even + parts.start}</td>
                <td class="tone-luck">{signed(parts.luck)}</td>
                <PlayCells shape={shape} parts={parts} />
                <td class="title ledger-result">{parts.result}</td>
                {isMany && <CountCells view={view} seat={seat} />}
                {hasLevels && <LevelCell view={view} seat={seat} />}
                {!isMeasured && (
                  <td class="ledger-per-mille" title={`${perMille.toFixed(0)} ‰`}>
                    {say("percent", { number: decimal(perMille / 10) })}
                  </td>
                )}
                {hasAccuracy && <td class="ledger-accuracy">{accuracy === null ? "–" : accuracy.toFixed(0)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {!isMeasured && <p class="ledger-note ledger-per-mille">{say("perMilleAbout")}</p>}
    </div>
  );
}

/** Whether a column is worth its room: one entry beside a dash compares nothing with two seats. */
function isTold(entries: readonly unknown[]): boolean {
  const known = entries.filter((one) => one !== null).length;
  return entries.length > 2 ? known > 0 : known === entries.length;
}

/** More than a whole win was given away, because the other side kept giving it back. */
function isBeyond({ own, others }: Parts): boolean {
  return Math.max(Math.abs(own), Math.abs(others)) > 100;
}

/**
 * What everybody's moves came to, with what stays unclear about it; with two seats that has a column, beside the mistakes of each side, or
 * beside what is left of them where far more than a whole win was given away and back: those sums say nothing.
 */
type PlayShape = "many" | "net" | "sides";

const PLAY_HEADS = {
  many: ["partPlayOfMany"],
  net: ["partPlay"],
  sides: ["ledgerPlay", "ledgerOthers"],
} as const;

function PlayHeads({ shape }: { shape: PlayShape }) {
  return (
    <>
      {PLAY_HEADS[shape].map((head) => (
        <th key={head} scope="col">
          {say(head)}
        </th>
      ))}
      {shape !== "many" && (
        <th scope="col" title={say("revisionAbout")}>
          {say("partRevision")}
        </th>
      )}
    </>
  );
}

function PlayCells({ shape, parts }: { shape: PlayShape; parts: Parts }) {
  const { own, others, revision } = parts;
  if (shape === "many") return <td>{signed(playOf(parts))}</td>;
  return (
    <>
      {shape === "net" ? (
        <td class={own + others < 0 ? "tone-loss" : "tone-gain"}>{signed(own + others)}</td>
      ) : (
        <>
          <td class="tone-loss">{signed(own)}</td>
          <td class="tone-gain">{signed(others)}</td>
        </>
      )}
      <td>{signed(revision)}</td>
    </>
  );
}

function CountCells({ view, seat }: { view: ReviewView; seat: Seat }) {
  const counts = countTold(view.run.events.value, seat, view.verdict);
  return (
    <>
      {COUNTED.map(([kind]) => (
        <td key={kind} class="ledger-count">
          {counts[kind]}
        </td>
      ))}
    </>
  );
}

/** "medium", with the levels it may also have been in its hint. */
function LevelCell({ view, seat }: { view: ReviewView; seat: Seat }) {
  const like = likeOf(view, seat);
  if (like === null) {
    return (
      <td class="ledger-level" title={view.isHard.value ? say("revisionHard", { isShown: true }) : undefined}>
        –
      </td>
    );
  }
  const isSure = like.from === like.to;
  const hint = isSure ? "" : say("playsBetween", { from: small(like.from), to: small(like.to) });
  return (
    <td class="ledger-level" title={hint}>
      {levelNote({ ...view.reviewed.sitters[seat], level: like.level }) || say("ledgerOwnLevel")}
      {hint !== "" && <span class="hidden">, {hint}</span>}
    </td>
  );
}

function likeOf({ run, ledger, reviewed }: ReviewView, seat: Seat): PlaysLike | null {
  const isPerson = (one: Seat) => reviewed.sitters[one].level === null;
  return believable(run.playsLike.value, ledger.value ?? [], isPerson).at(seat) ?? null;
}

function small(level: string): string {
  return levelWord(level).toLowerCase();
}
