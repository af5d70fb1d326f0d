import "./setup.css";
import { Segments } from "../page/Segments.tsx";
import { levelAbout, LEVELS, levelWord } from "../play/levels.ts";
import type { LevelId } from "../play/levels.ts";
import { SeatSign } from "../setup/SeatSign.tsx";
import { changeSeat, changeSign, entry, matchOptions } from "../setup/setup.ts";
import type { SeatPlan } from "../setup/setup.ts";
import { say } from "../words/words.ts";

const PERSON = "person";
type Kind = LevelId | typeof PERSON;

const KINDS: readonly Kind[] = [PERSON, ...LEVELS];

interface SeatRowProps {
  seat: SeatPlan;
  at: number;
}

/** One seat: its sign, its name, and who plays it. */
export function SeatRow({ seat, at }: SeatRowProps) {
  const kind: Kind = seat.level ?? PERSON;
  return (
    <div class="seat-plan" role="group" aria-label={say("seatNumber", { number: at + 1 })}>
      <Sign seat={seat} at={at} />
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

/** Where signs are chosen, a press takes the next one. */
function Sign({ seat: { name }, at }: SeatRowProps) {
  const sign = <SeatSign game={entry.value.id} seat={at} options={matchOptions()} />;
  if (entry.value.signChoice === undefined) return sign;
  const label = say("changeColour", { name });
  return (
    <button type="button" class="sign-button" aria-label={label} title={label} onClick={() => changeSign(at)}>
      {sign}
    </button>
  );
}
