import "./ledger.css";
import type { Seat } from "@riad/core";
import { believable, partsOf, percentParts } from "@riad/review";
import type { LedgerRow } from "@riad/review";
import { levelNote, levelWord } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import { signed } from "./review-sentences.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import type { ReviewView } from "./review-view.ts";

/** An accuracy below this is that of somebody who chooses blindly; of a winner it would seem wrong. */
const BLIND = 10;

/** Seats and parts: each row adds up to its result. */
export function LedgerTable({ view }: { view: ReviewView }) {
  const { sitters, face, match, you, ending } = view.reviewed;
  const rows = view.ledger.value;
  if (rows === null) return <div class="ledger is-waiting" aria-hidden="true" />;
  const hasLevels = view.run.playsLike.value.some((one) => one !== null);
  return (
    <div class="ledger-room">
      <table class="ledger">
        <caption class="hidden">{say("ledgerTitle")}</caption>
        <thead>
          <tr>
            <th scope="col" class="ledger-from">
              {say("ledgerFrom", { percent: Math.round(100 / rows.length) })}
            </th>
            <th scope="col" class="ledger-start">
              {say("partStart")}
            </th>
            <th scope="col">{say("partLuck")}</th>
            <th scope="col">{say("ledgerPlay")}</th>
            <th scope="col">{say(rows.length > 2 ? "partOthers" : "ledgerOthers")}</th>
            <th scope="col" title={say("revisionAbout")}>
              {say("partRevision")}
            </th>
            <th scope="col">{say("partResult")}</th>
            {/* The level says the same in everyday words, and there is no room for both. */}
            {hasLevels ? (
              <th scope="col" class="ledger-level">
                {say("ledgerPlaysLike")}
              </th>
            ) : (
              <th scope="col" class="ledger-per-mille" title={say("perMilleAbout")}>
                {say("ledgerPerMille")}
              </th>
            )}
            <th scope="col" class="ledger-accuracy" title={say("accuracyAbout")}>
              {say("ledgerAccuracy")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ending.ranking.map(({ seat }) => {
            const parts = partsOf(rows[seat]);
            const { perMille, accuracy } = rows[seat];
            return (
              <tr key={seat} class={seat === view.seat.value ? "now" : ""}>
                <th scope="row">
                  <span class="row">
                    <span class="badge">{face.badge(match.position, seat)}</span>
                    <span class="ledger-name">{seat === you ? say("ledgerYou") : sitters[seat].name}</span>
                  </span>
                </th>
                <td class="ledger-start">{signed(parts.start)}</td>
                <td class="tone-luck">{signed(parts.luck)}</td>
                <td class="tone-loss">{signed(parts.own)}</td>
                <td class="tone-gain">{signed(parts.others)}</td>
                <td>{signed(parts.revision)}</td>
                <td class="title ledger-result">{parts.result}</td>
                {hasLevels ? (
                  <LevelCell view={view} seat={seat} />
                ) : (
                  <td class="ledger-per-mille">{perMille.toFixed(0)}</td>
                )}
                <td class="ledger-accuracy">{accuracy === null ? "–" : accuracy.toFixed(0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {ending.winners.some((seat) => rows[seat].accuracy !== null && rows[seat].accuracy < BLIND) && (
        <p class="ledger-gave">{say("accuracyLow")}</p>
      )}
      {rows.length > 2 && <p class="ledger-gave">{gaveWords(view.reviewed, rows, view.seat.value)}</p>}
    </div>
  );
}

/** "medium", with the levels it may also have been in its hint. */
function LevelCell({ view, seat }: { view: ReviewView; seat: Seat }) {
  const like = believable(view.run.playsLike.value, view.ledger.value ?? []).at(seat) ?? null;
  if (like === null) {
    return (
      <td class="ledger-level" title={view.isHard.value ? say("revisionHard") : undefined}>
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

function small(level: string): string {
  return levelWord(level).toLowerCase();
}

/** Who gained from a seat's mistakes, together what it lost by them: "Your mistakes gave Idris +30, Karim +26." */
export function gaveWords({ sitters, you }: ReviewedMatch, rows: readonly LedgerRow[], seat: Seat): string {
  const others = rows.map((_, other) => other).filter((other) => other !== seat);
  const { gave } = rows[seat];
  const parts = percentParts(
    others.map((other) => gave[other]),
    -partsOf(rows[seat]).own,
  );
  const to = others
    .map((other, i) => ({ other, part: parts[i] }))
    .sort((one, two) => two.part - one.part)
    .map(({ other, part }) => `${other === you ? say("ledgerYou") : sitters[other].name} ${signed(part)}`)
    .join(", ");
  return seat === you ? say("gaveYours", { to }) : say("gaveOf", { name: sitters[seat].name, to });
}
