import type { Ending } from "@riad/core";
import { useEffect, useState } from "preact/hooks";
import "./result.css";
import "./result-sizes.css";
import { Arch } from "../art/Arch.tsx";
import { Icon } from "../art/icons.tsx";
import { Button, Link } from "../page/controls.tsx";
import { isFirstFinished, speed } from "../page/settings.ts";
import { go } from "../page/route.ts";
import { say } from "../words/words.ts";
import type { GameEntry } from "./entry.ts";
import { sayOutcome, sayWhoLeft, winsTie } from "./ending-words.ts";
import { sayMargin } from "./margin-words.ts";
import type { Extras } from "./sheet.ts";
import { Stars } from "./Stars.tsx";
import { arePlayful, levelNote } from "./sitting.ts";
import type { Wins } from "./wins.ts";
import { useWins } from "./wins.ts";
import { panel, sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

interface ResultSceneProps {
  table: Table;
  ending: Ending;
  entry: GameEntry;
  extras: Extras;
}

/** The end of a match, beside the boards: who won and by how much, and where everybody's points came from. */
export function ResultScene({ table, ending, entry, extras }: ResultSceneProps) {
  const { face, you } = table;
  const position = table.position.value;
  const sitters = table.sitters.value;
  const best = ending.ranking[0];
  const { outs } = table;
  const isPlayed = ending.reason === "played" && outs.every(({ seat }) => seat !== you);
  const why = isPlayed
    ? face.whyOut?.(table.match, sitters, you) ||
      face.why?.(position, ending, sitters) ||
      sayMargin(ending, sitters, you)
    : sayWhoLeft(ending, sitters, you, outs);
  const wins = useWins(table);
  const isAgain = useCountedBefore(table);
  const isStill = speed.value === 0 || isAgain;
  const hasReview = table.length.value > 0;
  const isAgainFirst = extras.again !== undefined && (!hasReview || isFirstFinished(table.id) || arePlayful(sitters));
  const review = hasReview && (
    <Link
      key="review"
      to={`/review?match=${table.id}`}
      class={isAgainFirst ? "button" : "row primary"}
      title={say("reviewMatchAbout")}
    >
      <Icon name="chart" />
      {say("reviewMatch")}
      <small>{say("reviewMatchAbout")}</small>
    </Link>
  );
  const again = extras.again !== undefined && (
    <Button
      key="again"
      class={isAgainFirst ? "primary" : "button"}
      icon="turn"
      text={say(table.controls?.isFilm === true ? "watchAnother" : "rematch")}
      onClick={extras.again}
    />
  );
  const isJoy = ending.winners.length > 0 && (you === null || ending.winners.includes(you));
  return (
    <section class={`result-scene panel${isStill ? " still" : ""}`} aria-label={say("showResult")}>
      <div class="result-inside">
        <div class="result-arch">
          {/* A view of its own: the stars grow with the scene, and stay large enough to be told apart. */}
          <svg class="result-wall" viewBox="0 0 560 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect width="100%" height="100%" fill={`url(#wall-result-${entry.id})`} />
            <rect width="100%" height="100%" fill="var(--arch-haze)" />
          </svg>
          <Arch id={`result-${entry.id}`} colours={entry.arch} isBare>
            <entry.View />
          </Arch>
          {/* Nowhere else: they must not fall over words. */}
          {isJoy && !isAgain && <Stars />}
          <span class="result-sign">{face.badge(position, best.seat)}</span>
        </div>
        <div class="column result-words">
          <h1>{sayOutcome(ending, sitters, you, outs)}</h1>
          {why !== "" && <p class="quiet">{why}</p>}
          {wins !== null && <p class="quiet">{sayWins(wins)}</p>}
          <Bars table={table} ending={ending} isStill={isStill} />
          <Keepsakes table={table} ending={ending} />
          {table.controls?.isRewound.value === true && <p class="quiet">{say(face.rewound ?? "rewoundNote")}</p>}
          <div class="result-ways">
            {isAgainFirst ? [again, review] : [review, again]}
            {extras.result?.(!hasReview && extras.again === undefined)}
            <Button
              icon="eye"
              text={say("lookBack")}
              aria-label={say("lookBack")}
              title={say("lookBackAbout")}
              onClick={lookBack}
            >
              <small>{say("lookBackAbout")}</small>
            </Button>
            <Button icon="share" text={say("share")} onClick={() => (sheet.value = "share")} />
            {table.controls !== null && <Button icon="people" text={say("changeSeats")} onClick={() => go("/")} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function sayWins(wins: readonly Wins[]): string {
  return say("wonToday", { wins: wins.map(({ name, count }) => `${name} ${count}`).join(", ") });
}

/** The tables whose result has been counted up: whoever looks back and returns sees it as it was left. */
const counted = new WeakSet<Table>();

function useCountedBefore(table: Table): boolean {
  const [isAgain] = useState(() => counted.has(table));
  useEffect(() => {
    counted.add(table);
  }, [table]);
  return isAgain;
}

/** From the top: on a phone the result may have been scrolled, and the board is above it. */
function lookBack(): void {
  panel.value = "moves";
  scrollTo({ top: 0 });
}

/** One bar per seat, in the order of their places, made of the sources of its points. */
function Bars({ table, ending, isStill }: Pick<ResultSceneProps, "table" | "ending"> & { isStill: boolean }) {
  const { face, you } = table;
  const position = table.position.value;
  const sitters = table.sitters.value;
  const most = Math.max(1, ...ending.ranking.map(({ points }) => points));
  const begun = "position" in table.match.origin ? table.match.positionAt(0) : undefined;
  const parts = (seat: number) => {
    const rows = face.breakdown(position, seat, begun);
    return rows.length > 0 ? rows : [{ label: say("total"), points: position.points(seat) }];
  };
  const labels = parts(0).map(({ label }) => label);
  const isUsed = labels.map((_, i) => ending.ranking.some(({ seat }) => parts(seat)[i].points !== 0));
  return (
    <>
      <ul class="result-bars" aria-label={say("scoreBars")}>
        {ending.ranking.map((ranked) => {
          const { seat, points } = ranked;
          const { name } = sitters[seat];
          const about = seat === you ? say("you") : levelNote(sitters[seat]);
          const tiebreak = face.tiebreak !== undefined && winsTie(ending, ranked) ? say(face.tiebreak) : "";
          return (
            <li key={seat} class={ending.winners.includes(seat) ? "won" : ""}>
              <span class="badge">{face.badge(position, seat)}</span>
              <span class="result-name" style={{ "--letters": name.length }}>
                <b>{name}</b> <span class="quiet">{[about, tiebreak].filter((word) => word !== "").join(", ")}</span>
              </span>
              <span class="result-bar">
                {parts(seat).map(({ label, points: own }, i) =>
                  own === 0 ? null : (
                    <span
                      class={`result-part part-${i}${own < 0 ? " minus" : ""}`}
                      title={label}
                      style={{ width: `${(Math.max(0, own) / most) * 100}%`, "--turn": i }}
                    >
                      <span class="hidden">{label} </span>
                      <span class="part-name" aria-hidden="true">
                        {label}{" "}
                      </span>
                      <span class="part-figure">{own < 0 ? `−${-own}` : own}</span>
                    </span>
                  ),
                )}
              </span>
              <CountedUp points={points} isStill={isStill} />
            </li>
          );
        })}
      </ul>
      {labels.length > 1 && (
        <ul class="result-key" aria-hidden="true">
          {labels.map((label, i) => isUsed[i] && <li class={`part-${i}`}>{label}</li>)}
        </ul>
      )}
    </>
  );
}

/** On a phone the boards have no room beside this: what everybody made stands in their place. */
function Keepsakes({ table, ending }: Pick<ResultSceneProps, "table" | "ending">) {
  const { face } = table;
  const position = table.position.value;
  if (face.keepsake === undefined) return null;
  return (
    <ul class={`result-keepsakes ${face.game.id}`}>
      {ending.ranking.map(({ seat }) => {
        const made = face.keepsake?.(position, seat);
        return (
          <li key={seat}>
            <span class="badge">{face.badge(position, seat)}</span>
            <b>{table.sitters.value[seat].name}</b>
            <svg viewBox={`0 0 ${made?.width} ${made?.height}`} aria-hidden="true">
              {made?.content}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

/** How long figures count, in milliseconds: as long as the bars grow. */
const COUNTING = 1200;

/** Counts up along with its bar; for ears it is said once. */
function CountedUp({ points, isStill }: { points: number; isStill: boolean }) {
  const [shown, setShown] = useState(isStill ? points : 0);
  useEffect(() => {
    if (isStill) {
      setShown(points);
      return undefined;
    }
    let frame = 0;
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - begun) / COUNTING);
      setShown(Math.round(points * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [points, isStill]);
  return (
    <span class="result-total title">
      <span class="hidden">{points}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
