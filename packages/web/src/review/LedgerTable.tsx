import "./ledger.css";
import { partsOf } from "@riad/review";
import { say } from "../words/words.ts";
import { signed } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";

/** Seats and parts: each row adds up to its result. */
export function LedgerTable({ view }: { view: ReviewView }) {
  const { sitters, face, match, you, ending } = view.reviewed;
  const rows = view.ledger.value;
  if (rows === null) return <div class="ledger is-waiting" aria-hidden="true" />;
  return (
    <table class="ledger">
      <caption class="hidden">{say("ledgerTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("ledgerFrom", { percent: Math.round(100 / rows.length) })}</th>
          <th scope="col">{say("partStart")}</th>
          <th scope="col">{say("partLuck")}</th>
          <th scope="col">{say("ledgerPlay")}</th>
          <th scope="col">{say("ledgerOthers")}</th>
          <th scope="col" title={say("revisionAbout")}>
            {say("partRevision")}
          </th>
          <th scope="col">{say("partResult")}</th>
          <th scope="col" title={say("perMilleAbout")}>
            {say("ledgerPerMille")}
          </th>
          <th scope="col" title={say("accuracyAbout")}>
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
                  {seat === you ? say("ledgerYou") : sitters[seat].name}
                </span>
              </th>
              <td>{signed(parts.start)}</td>
              <td class="tone-luck">{signed(parts.luck)}</td>
              <td class="tone-loss">{signed(parts.own)}</td>
              <td class="tone-gain">{signed(parts.others)}</td>
              <td>{signed(parts.revision)}</td>
              <td class="title ledger-result">{parts.result}</td>
              <td>{perMille.toFixed(0)}</td>
              <td>{accuracy === null ? "–" : accuracy.toFixed(0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
