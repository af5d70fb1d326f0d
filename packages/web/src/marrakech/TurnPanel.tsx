import { Button } from "../page/controls.tsx";
import type { ReadonlySignal } from "@preact/signals";
import type { Move } from "@riad/core";
import { LEFT, RIGHT, STRAIGHT } from "@riad/marrakech";
import type { Landing, Outlook } from "@riad/marrakech";
import { Dirham } from "./art/symbols.tsx";
import { Icon } from "../art/icons.tsx";
import { settings } from "../page/settings.ts";
import { say } from "../words/words.ts";
import { sixths } from "./Landings.tsx";
import type { RollPhase } from "./animation.ts";
import type { Turning } from "./choice.ts";
import { headingSeen } from "./geometry.ts";

const NAMES = { [LEFT]: "left", [STRAIGHT]: "straight", [RIGHT]: "right" } as const;
const GO = { [LEFT]: "goLeft", [STRAIGHT]: "goStraight", [RIGHT]: "goRight" } as const;
const SEEN = ["toTop", "toRight", "toBottom", "toLeft"] as const;

interface TurnPanelProps {
  turning: Turning;
  /** Null while somebody else decides: then the cards only inform. */
  play: ((rotation: Move) => void) | null;
  pointed: Move | null;
  /** The way that was taken, until Assam has arrived. */
  decided: Move | null;
  /** What the die shows while it rolls. */
  die: number | null;
  rollPhase: ReadonlySignal<RollPhase | null>;
  side: number;
  /** Shown in place of the button while somebody else decides. */
  lastRoll: string;
}

/** The three ways Assam can be turned, with what each may cost, and the button that rolls. */
export function TurnPanel(props: TurnPanelProps) {
  const { turning, play, pointed, decided, die, rollPhase, side, lastRoll } = props;
  const isOpen = play !== null;
  const regarded = isOpen ? turning.regarded.value : decided;
  const isRead = rollPhase.value === "walking" || rollPhase.value === "arrived";
  return (
    <section class={`column action${isOpen ? "" : " watched"}`} aria-label={say("turnAssam")}>
      <div class="turn-cards">
        {asOnScreen(turning.outlooks, side).map((outlook) => (
          <TurnCard
            key={outlook.rotation}
            outlook={outlook}
            isRegarded={outlook.rotation === regarded}
            isPointed={outlook.rotation === pointed}
            turning={turning}
            isOpen={isOpen}
            side={side}
            rolled={isRead && outlook.rotation === regarded ? die : null}
          />
        ))}
      </div>
      <div class="action-buttons">
        {isOpen ? <RollButton turning={turning} play={play} side={side} /> : <p class="watching">{lastRoll}</p>}
      </div>
    </section>
  );
}

/** The cards stand as the arrows do: left before right and up before down, whichever way Assam looks. */
function asOnScreen(outlooks: readonly Outlook[], side: number): readonly Outlook[] {
  const straight = outlooks.find(({ rotation }) => rotation === STRAIGHT);
  const isReversed = straight !== undefined && headingSeen(straight.heading, side) >= 2;
  return isReversed ? outlooks.toReversed() : outlooks;
}

function RollButton({ turning, play, side }: { turning: Turning; play: (rotation: Move) => void; side: number }) {
  const chosen = turning.outlooks.find(({ rotation }) => rotation === turning.chosen.value);
  if (chosen === undefined) {
    return <Button text={say("chooseWay")} class="primary" disabled />;
  }
  return (
    <Button class="primary" onClick={() => play(chosen.rotation)}>
      <WayIcon heading={chosen.heading} side={side} />
      {say(GO[chosen.rotation as 0 | 1 | 2])}
    </Button>
  );
}

/** An arrow as it points on the board. */
function WayIcon({ heading, side }: { heading: number; side: number }) {
  return (
    <span class="centred way-icon" style={{ rotate: `${90 * headingSeen(heading, side)}deg` }}>
      <Icon name="straight" />
    </span>
  );
}

interface TurnCardProps {
  outlook: Outlook;
  turning: Turning;
  isRegarded: boolean;
  isPointed: boolean;
  isOpen: boolean;
  side: number;
  /** What the die showed for this way. */
  rolled: number | null;
}

function TurnCard({ outlook, turning, isRegarded, isPointed, isOpen, side, rolled }: TurnCardProps) {
  const { rotation, heading, landings, expectedCost } = outlook;
  const hasOdds = settings.value.odds === "on";
  const name = say(NAMES[rotation as 0 | 1 | 2]);
  const seen = say(SEEN[headingSeen(heading, side)]);
  return (
    <button
      type="button"
      class={`column turn-card panel${isRegarded ? " regarded" : ""}${isPointed ? " pointed" : ""}`}
      aria-pressed={isOpen ? turning.chosen.value === rotation : false}
      disabled={!isOpen}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") turning.hovered.value = rotation;
      }}
      onPointerLeave={() => (turning.hovered.value = null)}
      onClick={() => (turning.chosen.value = rotation)}
    >
      <span class="turn-name">
        <WayIcon heading={heading} side={side} />
        <b>{name}</b>
        {/* Facing up, left is left: once is enough. The line keeps its place. */}
        <span class="quiet turn-heading">{seen === name.toLowerCase() ? "\u00a0" : seen}</span>
      </span>
      {hasOdds && (
        <>
          {landings.map((landing) => (
            <LandingLine key={landing.die} landing={landing} isRolled={landing.die === rolled} />
          ))}
          <span class="quiet turn-average">
            {say("average")}
            <b class="title">{expectedCost.toFixed(1)}</b>
          </span>
        </>
      )}
    </button>
  );
}

function LandingLine({ landing, isRolled }: { landing: Landing; isRolled: boolean }) {
  const { die, odds, payment } = landing;
  return (
    <span class={`quiet turn-line${isRolled ? " rolled" : ""}`}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <use href={`#die-${die}`} width="18" height="18" />
      </svg>
      <span class="hidden">{say("dieShows", { die })}</span>
      <span>{sixths(odds)}</span>
      {payment === null ? (
        <b class="free">{say("free")}</b>
      ) : (
        <b class="cost">
          <Dirham size={15} />
          <span class="hidden">{say("costs")} </span>
          {payment.due}
          {payment.ruins && <span class="hidden"> {say("putsOut")}</span>}
        </b>
      )}
    </span>
  );
}
