import "./ledger.css";
import { partsOf } from "@riad/review";
import { winsTie } from "../play/ending-words.ts";
import { say } from "../words/words.ts";
import { countClear, luckWords } from "./result-parts.ts";
import type { ReviewView } from "./review-view.ts";
import { SeatHead } from "./SeatHead.tsx";

/** Three and four seats side by side: what everybody can compare, their points at once. What a result is made of is in the bars. */
export function StandingsTable({ view }: { view: ReviewView }) {
  const rows = view.ledger.value;
  const { face, ending } = view.reviewed;
  return (
    <div class="ledger-room">
      <table class="ledger standings">
        <caption class="hidden">{say("standingsTitle")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("standingsPoints")}</th>
            <th scope="col">{say("standingsLost")}</th>
            <th scope="col">{say("standingsMistakes")}</th>
            <th scope="col">{say("standingsLuck")}</th>
          </tr>
        </thead>
        <tbody>
          {ending.ranking.map((ranked) => {
            const { seat, points } = ranked;
            const tiebreak = face.tiebreak !== undefined && winsTie(ending, ranked) ? say(face.tiebreak) : "";
            return (
              <tr key={seat} class={seat === view.seat.value ? "now" : ""}>
                <SeatHead reviewed={view.reviewed} seat={seat} note={tiebreak} />
                <td class="title ledger-result">{points}</td>
                <td>{rows === null ? "…" : Math.round(rows[seat].pointsLost)}</td>
                <td>{rows === null ? "…" : countClear(view.counts.value[seat])}</td>
                <td class="tone-luck">{rows === null ? "…" : luckWords(partsOf(rows[seat]))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
