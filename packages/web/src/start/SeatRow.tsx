import "./setup.css";
import type { RugColour } from "../marrakech/art/weaves.tsx";
import { TILE_COLOURS } from "../azul/art/tiles.ts";
import type { GameId } from "../page/game-id.ts";
import { Segments } from "../page/Segments.tsx";
import { LEVELS } from "../play/levels.ts";
import type { LevelId } from "../play/levels.ts";
import { levelAbout, levelWord } from "../play/words.ts";
import { say } from "../words/words.ts";
import { changeColour, changeSeat } from "./setup.ts";
import type { SeatPlan } from "./setup.ts";

const PERSON = "person";
type Kind = LevelId | typeof PERSON;

const KINDS: readonly Kind[] = [PERSON, ...LEVELS];

interface SeatRowProps {
  seat: SeatPlan;
  at: number;
  game: GameId;
}

/** One seat: its colour, its name, and who plays it. */
export function SeatRow({ seat, at, game }: SeatRowProps) {
  const kind: Kind = seat.level ?? PERSON;
  return (
    <div class="seat-plan" role="group" aria-label={say("seatNumber", { number: at + 1 })}>
      {game === "marrakech" ? (
        <button
          type="button"
          class="seat-sign"
          aria-label={say("changeColour", { name: seat.name })}
          title={say("changeColour", { name: seat.name })}
          onClick={() => changeColour(at)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#swatch-${seat.colour as RugColour}`} width="100" height="100" />
          </svg>
        </button>
      ) : (
        <span class="seat-sign">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#tile-${TILE_COLOURS[at]}`} width="100" height="100" />
          </svg>
        </span>
      )}
      <input
        class="seat-name"
        aria-label={say("nameOfSeat", { number: at + 1 })}
        value={seat.name}
        maxLength={20}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => changeSeat(at, { name: event.currentTarget.value })}
      />
      <p class="seat-about">{seat.level === null ? say("onThisScreen") : levelAbout(seat.level)}</p>
      <Segments
        label={say("whoIsSeat", { name: seat.name })}
        values={KINDS}
        names={(one) => (one === PERSON ? say("personShort") : levelWord(one))}
        value={kind}
        choose={(one) => changeSeat(at, { level: one === PERSON ? null : one })}
      />
    </div>
  );
}
