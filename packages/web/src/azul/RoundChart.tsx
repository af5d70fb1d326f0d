import { bonusPoints } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { useMemo } from "preact/hooks";
import "./round-chart.css";
import type { ChronicleProps } from "../play/face.ts";
import { capital } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import { findBestRound, listRounds } from "./rounds.ts";
import type { RoundScore } from "./rounds.ts";

/** The figures of more rounds than these would run together in one line. */
const FEW = 6;

/** Beside the boards at the end: what every round brought every seat, and what the floor cost. */
export function RoundChart({ match, ending, sitters, you }: ChronicleProps<AzulPosition>) {
  const rounds = useMemo(() => listRounds(match), [match, match.length]);
  const highest = Math.max(1, ...rounds.flatMap(({ points }) => points));
  const floors = sitters.map((_, seat) => ({
    cost: rounds.reduce((sum, { floor }) => sum + floor[seat], 0),
    lost: rounds.reduce((sum, { lost }) => sum + lost[seat], 0),
  }));
  const subject = you ?? ending.ranking[0].seat;
  const best = findBestRound(rounds, subject);
  const seats = ending.ranking.map(({ seat }) => ({
    seat,
    name: seat === you ? capital(say("you")) : sitters[seat].name,
  }));
  const bonuses = sitters.map((_, seat) => bonusPoints(match.position, seat));
  const totals = sitters.map((_, seat) => match.position.points(seat));
  const hasBonus = bonuses.some((points) => points > 0);
  const begun = match.positionAt(0);
  const start = sitters.map((_, seat) => begun.points(seat));
  const figures = { rounds, seats, highest, start: start.some((points) => points !== 0) ? start : null };
  const isLong = rounds.length > FEW;
  const isForgiven = floors.some(({ cost, lost }) => cost > lost);
  return (
    <section class="round-chart panel">
      <h2>{say("azulRoundByRound")}</h2>
      {isLong ? (
        <TableByRound {...{ ...figures, floors, isForgiven, bonuses: hasBonus ? bonuses : null, totals }} />
      ) : (
        <TableBySeat {...figures} />
      )}
      <dl>
        {best >= 0 && (
          <div class="best-round">
            <dt>{subject === you ? say("azulBestRoundYours") : say("azulBestRound", sitters[subject])}</dt>
            <dd>{say("azulBestRoundWas", { number: best + 1, points: rounds[best]?.points[subject] ?? 0 })}</dd>
          </div>
        )}
        {!isLong && hasBonus && (
          <div class="bonuses-at-end">
            <dt>{say("azulBonusesAtEnd")}</dt>
            <dd>
              {seats.map(({ seat, name }) => bonuses[seat] > 0 && <span key={seat}>{`${name} ${bonuses[seat]}`}</span>)}
            </dd>
          </div>
        )}
        {!isLong && (
          <div>
            <dt>{say("azulLostToFloor")}</dt>
            <dd>
              {seats.map(({ seat, name }) => (
                <span key={seat}>{`${name} ${signed(-floors[seat].lost)}`}</span>
              ))}
            </dd>
          </div>
        )}
        {!isLong && isForgiven && (
          <div>
            <dt>{say("azulFloorForgiven")}</dt>
            <dd>
              {seats.map(({ seat, name }) => {
                const { cost, lost } = floors[seat];
                return cost > lost && <span key={seat}>{`${name} ${cost - lost}`}</span>;
              })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface Figures {
  readonly rounds: readonly RoundScore[];
  /** In the order of their places. */
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly highest: number;
  /** What every seat had when the match started from a position; null where nobody had anything. */
  readonly start: readonly number[] | null;
}

/** A row per seat, so that every figure stands beside its name and needs no legend. */
function TableBySeat({ rounds, seats, highest, start }: Figures) {
  return (
    <table>
      <thead>
        <tr>
          <Corner />
          {start !== null && <StartHead scope="col" />}
          {rounds.map((_, i) => (
            <RoundHead key={i} round={i} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map(({ seat, name }) => (
          <tr key={seat}>
            <th scope="row">
              <span class="round-seat">
                <SeatTile seat={seat} />
                <span>{name}</span>
              </span>
            </th>
            {start !== null && <td class="from-start">{start[seat]}</td>}
            {rounds.map(({ points }, i) => (
              <Figure key={i} seat={seat} points={points[seat]} highest={highest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LongFigures extends Figures {
  /** By seat: what the floor would have cost, and what it did. */
  readonly floors: readonly { readonly cost: number; readonly lost: number }[];
  readonly isForgiven: boolean;
  /** Null where nobody has any. */
  readonly bonuses: readonly number[] | null;
  readonly totals: readonly number[];
}

/** A long match: a row per round, and the seats' tiles above their figures; what the floors cost is in the same columns. */
function TableByRound({ rounds, seats, highest, start, floors, isForgiven, bonuses, totals }: LongFigures) {
  return (
    <table class="by-round">
      <thead>
        <tr>
          <Corner />
          {seats.map(({ seat, name }) => (
            <th scope="col" key={seat} title={name}>
              <SeatTile seat={seat} />
              <span class="hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {start !== null && (
          <tr>
            <StartHead scope="row" />
            {seats.map(({ seat }) => (
              <td key={seat} class="from-start">
                {start[seat]}
              </td>
            ))}
          </tr>
        )}
        {rounds.map(({ points }, i) => (
          <tr key={i}>
            <RoundHead round={i} scope="row" />
            {seats.map(({ seat }) => (
              <Figure key={seat} seat={seat} points={points[seat]} highest={highest} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {bonuses !== null && (
          <tr>
            <th scope="row" title={say("azulBonusesAtEnd")}>
              {say("azulBonusesColumn")}
            </th>
            {seats.map(({ seat }) => (
              <td key={seat}>{bonuses[seat]}</td>
            ))}
          </tr>
        )}
        {/* The rounds, the start and the bonuses add up to it; what the floor cost is counted in the rounds. */}
        <tr class="chart-total">
          <th scope="row">{say("total")}</th>
          {seats.map(({ seat }) => (
            <td key={seat}>{totals[seat]}</td>
          ))}
        </tr>
        <tr>
          <th scope="row" title={say("azulLostToFloor")}>
            {say("azulFloorRow")}
          </th>
          {seats.map(({ seat }) => (
            <td key={seat}>{signed(-floors[seat].lost)}</td>
          ))}
        </tr>
        {isForgiven && (
          <tr>
            <th scope="row" title={say("azulFloorForgiven")}>
              {say("azulForgivenRow")}
            </th>
            {seats.map(({ seat }) => (
              <td key={seat}>{floors[seat].cost - floors[seat].lost}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function Corner() {
  return (
    <th>
      <span class="hidden">{say("azulRoundByRound")}</span>
    </th>
  );
}

function StartHead({ scope }: { scope: "col" | "row" }) {
  return (
    <th scope={scope} title={say("atTheStart")} aria-label={say("atTheStart")}>
      {say("azulStartColumn")}
    </th>
  );
}

function RoundHead({ round, scope }: { round: number; scope: "col" | "row" }) {
  return (
    <th scope={scope} aria-label={say("azulRoundNumber", { number: round + 1 })}>
      {round + 1}
    </th>
  );
}

function SeatTile({ seat }: { seat: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#sign-${TILE_COLOURS[seat]}`} width="100" height="100" />
    </svg>
  );
}

function Figure({ seat, points, highest }: { seat: number; points: number; highest: number }) {
  // The tiles' own blue is too dark to be seen at night.
  const glaze = `var(--cm-${TILE_COLOURS[seat]})`;
  return <td style={{ "--glaze": glaze, "--high": Math.max(0, points) / highest }}>{signed(points)}</td>;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
