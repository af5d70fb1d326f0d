/** The curve in words: what it says at a place, and all of it as a table. */
import type { Seat } from "@riad/core";
import type { ReviewEvent } from "@riad/review";
import { labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { shareLine } from "./graph.ts";
import { useLater } from "./later.ts";
import { eventWords, percent, whereWords } from "./review-sentences.ts";
import type { ReviewView } from "./review-view.ts";

/** "45 %", or for a decision with a verdict what it was before, too: "84 % → 52 %". */
function shareWords(view: ReviewView, event: ReviewEvent, seat: Seat): string {
  const after = percent(event.last[seat]);
  return view.isOnCurve(event) ? say("fromTo", { from: percent(event.first[seat]), to: after }) : after;
}

/** "round 2, turn 9: Salma 45 %", whatever moves the curve; empty while nothing is known. */
export function readingAt(view: ReviewView, index: number): string {
  const { reviewed, run } = view;
  const event = run.events.value.at(index);
  if (event === undefined) return "";
  const seat = view.seat.value;
  const mode = view.mode.value;
  const line = mode === "all" ? [] : shareLine(run.events.value, seat, reviewed.match, mode).slice(1);
  const made = line.at(index);
  return say("graphAt", {
    where: whereWords(reviewed, event),
    name: reviewed.sitters[seat].name,
    percent: made === undefined ? shareWords(view, event, seat) : percent(made.y),
  });
}

/** The curve for ears: everybody's share after each decision and each piece of chance, and before it where the curve has that too. */
export function ShareTable({ view }: { view: ReviewView }) {
  const { reviewed, run } = view;
  const events = run.events.value;
  const isSettled = useLater(useLater(view.isDone.value));
  if (!isSettled) return null;
  return (
    <div class="hidden">
      <table>
        <caption>{say("graphAll")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("tableWhen")}</th>
            {reviewed.sitters.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            <tr key={index}>
              <th scope="row">{labelled(whereWords(reviewed, event), eventWords(reviewed, event))}</th>
              {event.last.map((_, seat) => (
                <td key={seat}>{shareWords(view, event, seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
