import { Button } from "../page/controls.tsx";
import type { ReadonlySignal } from "@preact/signals";
import type { Move } from "@riad/core";
import { STRAIGHT } from "@riad/marrakech";
import type { Landing, Outlook, Payment } from "@riad/marrakech";
import { Dirham } from "./art/symbols.tsx";
import { Icon } from "../art/icons.tsx";
import { choose } from "../page/settings.ts";
import { decimal, say } from "../words/words.ts";
import { costsId } from "./Arrows.tsx";
import { facesOf } from "./Landings.tsx";
import type { RollPhase } from "./animation.ts";
import type { Turning } from "./choice.ts";
import { headingSeen } from "./geometry.ts";
import { capital } from "../words/sentences.ts";
import { headingWord } from "./sentences.ts";

/** By heading on screen. A way is called after where its arrow points: Assam's left may be the reader's right. */
const GO = ["goTop", "goRight", "goBottom", "goLeft"] as const;

interface TurnPanelProps {
  turning: Turning;
  /** Null while somebody else decides: then the cards only inform. */
  play: ((rotation: Move) => void) | null;
  /** A card was pressed, or an arrow on the board: both do the same. */
  pick: (rotation: Move) => void;
  /** Which ways are offered. */
  moves: readonly Move[];
  /** Whether each card shows what its way may cost. */
  hasCosts: boolean;
  /** And what it costs on average. */
  hasAverages: boolean;
  /** Whether the player may change that here. */
  mayToggle: boolean;
  pointed: Move | null;
  /** The way that was taken, until Assam has arrived. */
  decided: Move | null;
  /** What the die shows while it rolls. */
  die: number | null;
  rollPhase: ReadonlySignal<RollPhase | null>;
  side: number;
  /** The first part of the ids of what its cards say. */
  cards: string;
  /** Shown in place of the button while somebody else decides. */
  lastRoll: string;
  /** What that player does, where nothing else on the page says it; empty elsewhere. */
  doing: string;
}

/** The three ways Assam can be turned, with what each may cost, and the button that rolls. */
export function TurnPanel(props: TurnPanelProps) {
  const {
    turning,
    play,
    pick,
    moves,
    hasCosts,
    hasAverages,
    mayToggle,
    pointed,
    decided,
    die,
    rollPhase,
    side,
    cards,
    lastRoll,
    doing,
  } = props;
  const isOpen = play !== null;
  // Only what the button would play looks chosen; what is pointed at has a look of its own.
  const regarded = isOpen ? turning.chosen.value : decided;
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
            pick={pick}
            isOpen={isOpen && moves.includes(outlook.rotation)}
            hasCosts={hasCosts}
            hasAverage={hasAverages}
            side={side}
            cards={cards}
            rolled={isRead && outlook.rotation === regarded ? die : null}
          />
        ))}
      </div>
      <div class="action-buttons">
        {mayToggle && <CostSwitch isOn={hasCosts} />}
        {isOpen ? (
          <RollButton turning={turning} play={play} side={side} />
        ) : (
          <p class={`watching${lastRoll === "" ? " doing" : ""}`}>{lastRoll || doing}</p>
        )}
      </div>
    </section>
  );
}

/** Shows or hides what the die may cost, here and on the board. */
function CostSwitch({ isOn }: { isOn: boolean }) {
  const label = say("showOdds");
  return (
    <button
      type="button"
      class="button cost-switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      onClick={() => choose("odds", isOn ? "off" : "on")}
    >
      <span class="row" aria-hidden="true">
        <DieFace die={3} />
        <Dirham size={17} />
      </span>
      <span class="cost-switch-name">{say("costSwitch")}</span>
    </button>
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
    <Button class="primary roll" onClick={() => play(chosen.rotation)}>
      <WayIcon heading={chosen.heading} side={side} />
      {say(GO[headingSeen(chosen.heading, side)])}
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
  pick: (rotation: Move) => void;
  isRegarded: boolean;
  isPointed: boolean;
  isOpen: boolean;
  hasCosts: boolean;
  hasAverage: boolean;
  side: number;
  cards: string;
  /** What the die showed for this way. */
  rolled: number | null;
}

function TurnCard(props: TurnCardProps) {
  const { outlook, turning, pick, isRegarded, isPointed, isOpen, hasCosts, hasAverage, side, cards, rolled } = props;
  const { rotation, heading, landings, expectedCost } = outlook;
  return (
    <button
      type="button"
      class={`column turn-card panel${isRegarded ? " regarded" : ""}${isPointed ? " pointed" : ""}`}
      aria-pressed={isOpen ? turning.chosen.value === rotation : false}
      disabled={!isOpen}
      // The arrows on the board do the same, and come first.
      tabIndex={-1}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") turning.hovered.value = rotation;
      }}
      onPointerLeave={() => (turning.hovered.value = null)}
      onClick={() => pick(rotation)}
    >
      <span class="turn-name">
        <WayIcon heading={heading} side={side} />
        <b>{capital(headingWord(heading, side))}</b>
        {/* The others keep the line empty, so that the costs stand side by side. */}
        <span class="quiet turn-heading" aria-hidden="true">
          {rotation === STRAIGHT ? say("straightOn").toLowerCase() : "\u00a0"}
        </span>
        {rotation === STRAIGHT && <span class="hidden">, {say("straightOn").toLowerCase()}</span>}
      </span>
      {hasCosts && (
        <span class="turn-costs" id={costsId(cards, rotation)}>
          {landings.map((landing) =>
            landing.payment === null ? null : (
              <CostLine
                key={landing.die}
                landing={landing}
                payment={landing.payment}
                isRolled={landing.die === rolled}
              />
            ),
          )}
          {expectedCost === 0 && <b class="free">{say("free")}</b>}
        </span>
      )}
      {hasCosts && hasAverage && (
        <span class="quiet turn-average">
          {expectedCost > 0 && (
            <>
              <span class="average-word">{say("average")}</span>
              <span class="average-short">{say("averageShort")}</span>
              <b class="title">{decimal(expectedCost)}</b>
            </>
          )}
        </span>
      )}
    </button>
  );
}

interface CostLineProps {
  landing: Landing;
  payment: Payment;
  isRolled: boolean;
}

/** What the die has to show, on how many of its faces it does, and the payment. */
function CostLine({ landing, payment, isRolled }: CostLineProps) {
  const faces = facesOf(landing);
  return (
    <span class={`turn-line${isRolled ? " rolled" : ""}`}>
      <DieFace die={landing.die} />
      <span class="quiet turn-chance" aria-hidden="true">
        <span class="chance-words">{say("facesInSix", { faces })}</span>
        <span class="chance-short">{faces}/6</span>
      </span>
      <span class="hidden">{say("dieShows", { die: landing.die, faces })}</span>
      <b class="cost">
        <Dirham size={17} />
        <span class="hidden">{say("costs")} </span>
        {payment.due}
        {payment.ruins && <span class="hidden"> {say("putsOut")}</span>}
      </b>
    </span>
  );
}

function DieFace({ die }: { die: number }) {
  return (
    <svg class="die-face" viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#die-${die}`} width="20" height="20" />
    </svg>
  );
}
