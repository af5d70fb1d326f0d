import type { AzulPosition } from "@riad/azul";
import { useMemo } from "preact/hooks";
import "./round-chart.css";
import type { ChronicleProps } from "../play/face.ts";
import { say } from "../words/words.ts";
import { TILES, TILE_COLOURS } from "./art/tiles.ts";
import { findBestRound, listRounds } from "./rounds.ts";

/** Beside the boards at the end: a bar for every seat in every round, and what the floor cost. */
export function RoundChart({ match, ending, sitters, you }: ChronicleProps<AzulPosition>) {
  const rounds = useMemo(() => listRounds(match), [match, match.length]);
  const highest = Math.max(1, ...rounds.flatMap(({ points }) => points));
  const floors = sitters.map((_, seat) => rounds.reduce((sum, { floor }) => sum + floor[seat], 0));
  const subject = you ?? ending.ranking[0].seat;
  const best = findBestRound(rounds, subject);
  return (
    <section class="round-chart panel">
      <h2>{say("azulRoundByRound")}</h2>
      <ol>
        {rounds.map(({ points }, i) => (
          <li key={i}>
            <span class="hidden">{say("azulRoundNumber", { number: i + 1 })}: </span>
            {points.map((own, seat) => (
              <span
                class="round-bar"
                style={{ "--high": Math.max(0, own) / highest, "--glaze": TILES[TILE_COLOURS[seat]].base }}
              >
                <span class="hidden">{sitters[seat].name} </span>
                {signed(own)}
              </span>
            ))}
            <span class="quiet" aria-hidden="true">
              {i + 1}
            </span>
          </li>
        ))}
      </ol>
      <dl>
        {best >= 0 && (
          <div>
            <dt>{subject === you ? say("azulBestRoundYours") : say("azulBestRound", sitters[subject])}</dt>
            <dd>{say("azulBestRoundWas", { number: best + 1, points: signed(rounds[best]?.points[subject] ?? 0) })}</dd>
          </div>
        )}
        <div>
          <dt>{say("azulLostToFloor")}</dt>
          <dd>
            {sitters.map(({ name }, seat) => (
              <span key={seat}>{`${seat === you ? say("you") : name} ${signed(-floors[seat])}`}</span>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
