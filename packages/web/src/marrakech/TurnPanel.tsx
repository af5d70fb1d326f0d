import type { Move } from "@riad/core";
import { LEFT, RIGHT, STRAIGHT, makeHeading } from "@riad/marrakech";
import type { Landing, Outlook } from "@riad/marrakech";
import { Dirham } from "../art/brass.tsx";
import { Icon } from "../art/icons.tsx";
import { settings } from "../page/settings.ts";
import { say } from "../words/words.ts";
import { sixths } from "./Landings.tsx";
import { headingWord } from "./tell.ts";
import type { Turning } from "./turning.ts";

const ICONS = { [LEFT]: "left", [STRAIGHT]: "straight", [RIGHT]: "right" } as const;
const NAMES = { [LEFT]: "left", [STRAIGHT]: "straight", [RIGHT]: "right" } as const;
const GO = { [LEFT]: "goLeft", [STRAIGHT]: "goStraight", [RIGHT]: "goRight" } as const;

interface TurnPanelProps {
  turning: Turning;
  /** Null while somebody else decides: then the cards only show how things stand. */
  play: ((rotation: Move) => void) | null;
  pointed: Move | null;
}

/** The three ways Assam can be turned, with what each may cost, and the button that rolls. */
export function TurnPanel({ turning, play, pointed }: TurnPanelProps) {
  const regarded = turning.regarded.value;
  return (
    <section class="action" aria-label={say("turnAssam")}>
      <div class="turn-cards">
        {turning.outlooks.map((outlook) => (
          <TurnCard
            key={outlook.rotation}
            outlook={outlook}
            isRegarded={outlook.rotation === regarded}
            isPointed={outlook.rotation === pointed}
            turning={turning}
            isOpen={play !== null}
          />
        ))}
      </div>
      {play !== null && (
        <div class="action-buttons">
          <button type="button" class="primary" onClick={() => play(turning.chosen.value)}>
            <Icon name={ICONS[turning.chosen.value as 0 | 1 | 2]} />
            {say(GO[turning.chosen.value as 0 | 1 | 2])}
          </button>
        </div>
      )}
    </section>
  );
}

interface TurnCardProps {
  outlook: Outlook;
  turning: Turning;
  isRegarded: boolean;
  isPointed: boolean;
  isOpen: boolean;
}

function TurnCard({ outlook, turning, isRegarded, isPointed, isOpen }: TurnCardProps) {
  const { rotation, heading, landings, expectedCost } = outlook;
  const hasOdds = settings.value.odds === "on";
  return (
    <button
      type="button"
      class={`turn-card panel${isRegarded && isOpen ? " regarded" : ""}${isPointed ? " pointed" : ""}`}
      aria-pressed={isOpen ? turning.chosen.value === rotation : false}
      disabled={!isOpen}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") turning.hovered.value = rotation;
      }}
      onPointerLeave={() => (turning.hovered.value = null)}
      onClick={() => (turning.chosen.value = rotation)}
    >
      <span class="turn-name">
        <Icon name={ICONS[rotation as 0 | 1 | 2]} />
        <b>{say(NAMES[rotation as 0 | 1 | 2])}</b>
        <span class="turn-heading">{headingWord(makeHeading(heading))}</span>
      </span>
      {hasOdds && (
        <>
          {landings.map((landing) => (
            <LandingLine key={landing.die} landing={landing} />
          ))}
          <span class="turn-average">
            {say("average")}
            <b>{expectedCost.toFixed(1)}</b>
          </span>
        </>
      )}
    </button>
  );
}

function LandingLine({ landing }: { landing: Landing }) {
  const { die, odds, payment } = landing;
  return (
    <span class="turn-line">
      <svg width="18" height="18" aria-hidden="true">
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
