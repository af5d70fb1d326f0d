import type { AzulPosition } from "@riad/azul";
import { useMemo } from "preact/hooks";
import "./round-chart.css";
import type { ChronicleProps } from "../play/face.ts";
import { say } from "../words/words.ts";
import { TILES, TILE_COLOURS } from "./art/tiles.ts";
import { findBestRound, listRounds } from "./rounds.ts";

/** Beside the boards at the end: what every round brought every seat, and what the floor cost. */
export function RoundChart({ match, ending, sitters, you }: ChronicleProps<AzulPosition>) {
  const rounds = useMemo(() => listRounds(match), [match, match.length]);
  const highest = Math.max(1, ...rounds.flatMap(({ points }) => points));
  const floors = sitters.map((_, seat) => rounds.reduce((sum, { floor }) => sum + floor[seat], 0));
  const subject = you ?? ending.ranking[0].seat;
  const best = findBestRound(rounds, subject);
  return (
    <section class="round-chart panel">
      <h2>{say("azulRoundByRound")}</h2>
      {/* A row per seat, so that every figure stands beside its name and needs no legend. */}
      <table>
        <thead>
          <tr>
            <th>
              <span class="hidden">{say("azulRoundByRound")}</span>
            </th>
            {rounds.map((_, i) => (
              <th scope="col" key={i} aria-label={say("azulRoundNumber", { number: i + 1 })}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ending.ranking.map(({ seat }) => (
            <tr key={seat} style={{ "--glaze": TILES[TILE_COLOURS[seat]].base }}>
              <th scope="row">
                <span class="round-seat">
                  <svg viewBox="0 0 100 100" aria-hidden="true">
                    <use href={`#sign-${TILE_COLOURS[seat]}`} width="100" height="100" />
                  </svg>
                  <span>{seat === you ? capital(say("you")) : sitters[seat].name}</span>
                </span>
              </th>
              {rounds.map(({ points }, i) => (
                <td key={i} style={{ "--high": Math.max(0, points[seat]) / highest }}>
                  {signed(points[seat])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {best >= 0 && (
          <div>
            <dt>{subject === you ? say("azulBestRoundYours") : say("azulBestRound", sitters[subject])}</dt>
            <dd>{say("azulBestRoundWas", { number: best + 1, points: rounds[best]?.points[subject] ?? 0 })}</dd>
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

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
